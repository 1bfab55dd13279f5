/* SPDX-License-Identifier: Apache-2.0
 *
 * The MPE's 256-bit vectors, as this host's compiler makes them: the MPE's work is not simulated,
 * so only the results matter. The CPEs' are in runtime/slave/include/simd.h.
 */
#ifndef SWSIM_HOST_SIMD_H
#define SWSIM_HOST_SIMD_H

typedef int intv8 __attribute__((vector_size(32)));
typedef unsigned uintv8 __attribute__((vector_size(32)));
typedef long int256 __attribute__((vector_size(32)));
typedef unsigned long uint256 __attribute__((vector_size(32)));
typedef double doublev4 __attribute__((vector_size(32)));
typedef float floatv4 __attribute__((vector_size(16)));

#define simd_set_intv8(a, b, c, d, e, f, g, h) ((intv8){a, b, c, d, e, f, g, h})
#define simd_set_doublev4(a, b, c, d) ((doublev4){a, b, c, d})
#define simd_set_floatv4(a, b, c, d) ((floatv4){a, b, c, d})
#define simd_load(vector, address)                                                                 \
    { (vector) = *(__typeof__(vector)*)(address); }
#define simd_store(vector, address)                                                                \
    { *(__typeof__(vector)*)(address) = (vector); }
#define simd_loadu(vector, address) __builtin_memcpy(&(vector), (address), sizeof(vector))
#define simd_storeu(vector, address) __builtin_memcpy((address), &(vector), sizeof(vector))
#define simd_loade(vector, address)                                                                \
    ((vector) = *(__typeof__((vector)[0])*)(address) + (__typeof__(vector)){0})
#define simd_vaddd(a, b) ((a) + (b))
#define simd_vsubd(a, b) ((a) - (b))
#define simd_vmuld(a, b) ((a) * (b))
#define simd_vdivd(a, b) ((a) / (b))
#define simd_vmad(a, b, c) ((a) * (b) + (c))

#endif
