// SPDX-License-Identifier: Apache-2.0
//
// A 256-bit vector in C: it stays in one register, of which the compiler knows the lowest 64 bits only.
// As the vendor's intrinsics, elements are chosen by constants.
#ifndef SIMD_C_VECTOR_H
#define SIMD_C_VECTOR_H

#define VECTOR(name) register long name asm("$22")
#define LOAD(vector, address) asm volatile("vldd %0,0(%1)" : "=r"(vector) : "r"(address) : "memory")
#define STORE(vector, address)                                                                     \
    asm volatile("vstd %0,0(%1)" : : "r"(vector), "r"(address) : "memory")
#define EXTRACT(vector, word, element)                                                             \
    asm volatile("vextw %1,%2,%0" : "=r"(element) : "r"(vector), "i"(word))
#define INSERT(vector, word, element)                                                              \
    asm volatile("vinsw %1,%0,%2,%0" : "+r"(vector) : "r"(element), "i"(word))

#define FOR_EACH_WORD(do_it) do_it(0) do_it(1) do_it(2) do_it(3) do_it(4) do_it(5) do_it(6) do_it(7)

#endif
