/* SPDX-License-Identifier: Apache-2.0
 *
 * The 256-bit vector types and simd_*. C for a CPE is compiled by a compiler that has no such
 * registers, so a program that uses the types is refused, with what to do instead; including this
 * header alone is no use. With SWSIM_VECTORS_AS_SCALARS (--vectors-as-scalars) they are there: each
 * simd_* brings its operands from LDM into registers, is the CPE's own instruction, and stores the
 * result, so its bits are the machine's; + - * / are done element by element. Cycles mean nothing
 * then. A scalar does not become a vector by itself (doublev4 x = 0): say simd_set_doublev4.
 */
#ifndef SWSIM_SIMD_H
#define SWSIM_SIMD_H

#include <slave.h>

#ifdef SWSIM_VECTORS_AS_SCALARS
#define SWSIM_VECTOR_(bytes) __attribute__((vector_size(bytes)))
#else
#define SWSIM_VECTOR_(bytes)                                                                       \
    __attribute__((vector_size(bytes),                                                             \
                   unavailable("256-bit vectors would become scalar code, whose cycles are not "   \
                               "the chip's: give the .s that the machine's sw5cc -S makes of "     \
                               "this file, or accept that with --vectors-as-scalars")))
#endif

typedef int intv8 SWSIM_VECTOR_(32);
typedef unsigned uintv8 SWSIM_VECTOR_(32);
typedef long int256 SWSIM_VECTOR_(32);
typedef unsigned long uint256 SWSIM_VECTOR_(32);
typedef double doublev4 SWSIM_VECTOR_(32);
/* In memory; in a register its elements take 64 bits each. */
typedef float floatv4 SWSIM_VECTOR_(16);

#ifdef SWSIM_VECTORS_AS_SCALARS

#include <stdio.h>

#define SWSIM_SIMD_ static __inline__ __attribute__((__always_inline__, __unused__))

/* The first argument is element 0. */
SWSIM_SIMD_ intv8 simd_set_intv8(int a, int b, int c, int d, int e, int f, int g, int h) {
    return (intv8){a, b, c, d, e, f, g, h};
}
SWSIM_SIMD_ uintv8 simd_set_uintv8(unsigned a, unsigned b, unsigned c, unsigned d, unsigned e,
                                   unsigned f, unsigned g, unsigned h) {
    return (uintv8){a, b, c, d, e, f, g, h};
}
SWSIM_SIMD_ int256 simd_set_int256(long a, long b, long c, long d) {
    return (int256){a, b, c, d};
}
SWSIM_SIMD_ uint256 simd_set_uint256(unsigned long a, unsigned long b, unsigned long c,
                                     unsigned long d) {
    return (uint256){a, b, c, d};
}
SWSIM_SIMD_ doublev4 simd_set_doublev4(double a, double b, double c, double d) {
    return (doublev4){a, b, c, d};
}
SWSIM_SIMD_ floatv4 simd_set_floatv4(float a, float b, float c, float d) {
    return (floatv4){a, b, c, d};
}

/* Loads and stores: aligned, at any address, and of one element for all. Blocks, as on the machine:
 * programs leave out the semicolon behind them. */
#define simd_load(vector, address)                                                                 \
    { (vector) = *(__typeof__(vector)*)(address); }
#define simd_store(vector, address)                                                                \
    { *(__typeof__(vector)*)(address) = (vector); }
#define simd_loadu(vector, address)                                                                \
    ((vector) = ((struct { __typeof__(vector) swsim_value_; } __attribute__((packed))*)(address))  \
                    ->swsim_value_)
#define simd_storeu(vector, address)                                                               \
    ((void)(((struct { __typeof__(vector) swsim_value_; } __attribute__((packed))*)(address))      \
                ->swsim_value_ = (vector)))
#define simd_loade(vector, address)                                                                \
    ((vector) = (__typeof__(vector)){0} + *(__typeof__((vector)[0])*)(address))

/* The CPE's instruction on vectors that lie in LDM: `load` and `store` are vldd and vstd, or vlds
 * and vsts for floats. A register of C holds a whole vector within an asm statement. */
#define SWSIM_UNARY_(name, operation, type, load, store)                                           \
    SWSIM_SIMD_ type name(type a) {                                                                \
        type result;                                                                               \
        unsigned long x;                                                                           \
        __asm__ volatile(load " %0,0(%1)\n\t" operation " %0,%0\n\t" store " %0,0(%2)"             \
                         : "=&r"(x)                                                                \
                         : "r"(&a), "r"(&result)                                                   \
                         : "memory");                                                              \
        return result;                                                                             \
    }
#define SWSIM_BINARY_(name, operation, type, load, store)                                          \
    SWSIM_SIMD_ type name(type a, type b) {                                                        \
        type result;                                                                               \
        unsigned long x, y;                                                                        \
        __asm__ volatile(load " %0,0(%2)\n\t" load " %1,0(%3)\n\t" operation " %0,%1,%0\n\t" store \
                              " %0,0(%4)"                                                          \
                         : "=&r"(x), "=&r"(y)                                                      \
                         : "r"(&a), "r"(&b), "r"(&result)                                          \
                         : "memory");                                                              \
        return result;                                                                             \
    }
#define SWSIM_TERNARY_(name, operation, type, load, store)                                         \
    SWSIM_SIMD_ type name(type a, type b, type c) {                                                \
        type result;                                                                               \
        unsigned long x, y, z;                                                                     \
        __asm__ volatile(load " %0,0(%3)\n\t" load " %1,0(%4)\n\t" load " %2,0(%5)\n\t" operation  \
                              " %0,%1,%2,%0\n\t" store " %0,0(%6)"                                 \
                         : "=&r"(x), "=&r"(y), "=&r"(z)                                            \
                         : "r"(&a), "r"(&b), "r"(&c), "r"(&result)                                 \
                         : "memory");                                                              \
        return result;                                                                             \
    }
#define SWSIM_COUNTED_(name, operation, type)                                                      \
    SWSIM_SIMD_ type name(type a, int count) {                                                     \
        type result;                                                                               \
        unsigned long x;                                                                           \
        __asm__ volatile("vldd %0,0(%1)\n\t" operation " %0,%2,%0\n\tvstd %0,0(%3)"                \
                         : "=&r"(x)                                                                \
                         : "r"(&a), "r"((long)count), "r"(&result)                                 \
                         : "memory");                                                              \
        return result;                                                                             \
    }

#define SWSIM_DOUBLES_(shape, name) shape(simd_##name##d, #name "d", doublev4, "vldd", "vstd")
#define SWSIM_FLOATS_(shape, name) shape(simd_##name##s, #name "s", floatv4, "vlds", "vsts")
#define SWSIM_BOTH_(shape, name) SWSIM_DOUBLES_(shape, name) SWSIM_FLOATS_(shape, name)
#define SWSIM_INTEGERS_(shape, name, type) shape(simd_##name, #name, type, "vldd", "vstd")

SWSIM_BOTH_(SWSIM_BINARY_, vadd)
SWSIM_BOTH_(SWSIM_BINARY_, vsub)
SWSIM_BOTH_(SWSIM_BINARY_, vmul)
SWSIM_BOTH_(SWSIM_BINARY_, vdiv)
SWSIM_BOTH_(SWSIM_UNARY_, vsqrt)
SWSIM_BOTH_(SWSIM_TERNARY_, vma)
SWSIM_BOTH_(SWSIM_TERNARY_, vms)
SWSIM_BOTH_(SWSIM_TERNARY_, vnma)
SWSIM_BOTH_(SWSIM_TERNARY_, vnms)

SWSIM_INTEGERS_(SWSIM_BINARY_, vaddw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vsubw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vaddl, int256)
SWSIM_INTEGERS_(SWSIM_BINARY_, vsubl, int256)
SWSIM_INTEGERS_(SWSIM_BINARY_, vandw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vbicw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vbisw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vornotw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, vxorw, intv8)
SWSIM_INTEGERS_(SWSIM_BINARY_, veqvw, intv8)
SWSIM_COUNTED_(simd_vsllw, "vsllw", intv8)
SWSIM_COUNTED_(simd_vsrlw, "vsrlw", intv8)
SWSIM_COUNTED_(simd_vsraw, "vsraw", intv8)
SWSIM_COUNTED_(simd_vrolw, "vrolw", intv8)
SWSIM_COUNTED_(simd_sllow, "sllow", int256)
SWSIM_COUNTED_(simd_srlow, "srlow", int256)

/* vshff's four 2-bit fields choose elements: of the first operand for the upper half, of the second
 * for the lower. Any type of vector, as on the machine; of floats the elements are the floats. */
#define simd_vshff(first, second, selector)                                                        \
    (__extension__({                                                                               \
        const __typeof__(first) swsim_first_ = (first), swsim_second_ = (second);                  \
        __typeof__(first) swsim_result_;                                                           \
        unsigned long swsim_x_, swsim_y_;                                                          \
        if (sizeof swsim_first_ == sizeof(floatv4))                                                \
            __asm__ volatile("vlds %0,0(%2)\n\tvlds %1,0(%3)\n\tvshff %0,%1,%4,%0\n\t"             \
                             "vsts %0,0(%5)"                                                       \
                             : "=&r"(swsim_x_), "=&r"(swsim_y_)                                    \
                             : "r"(&swsim_first_), "r"(&swsim_second_), "r"((long)(selector)),     \
                               "r"(&swsim_result_)                                                 \
                             : "memory");                                                          \
        else                                                                                       \
            __asm__ volatile("vldd %0,0(%2)\n\tvldd %1,0(%3)\n\tvshff %0,%1,%4,%0\n\t"             \
                             "vstd %0,0(%5)"                                                       \
                             : "=&r"(swsim_x_), "=&r"(swsim_y_)                                    \
                             : "r"(&swsim_first_), "r"(&swsim_second_), "r"((long)(selector)),     \
                               "r"(&swsim_result_)                                                 \
                             : "memory");                                                          \
        swsim_result_;                                                                             \
    }))

/* Register communication: to a column of my row (putr), a row of my column (putc), 8 for all. */
#define SWSIM_PUT_(instruction, vector, target)                                                    \
    (__extension__({                                                                               \
        const __typeof__(vector) swsim_sent_ = (vector);                                           \
        unsigned long swsim_x_;                                                                    \
        if (sizeof swsim_sent_ == sizeof(floatv4))                                                 \
            __asm__ volatile("vlds %0,0(%1)\n\t" instruction " %0,%2"                              \
                             : "=&r"(swsim_x_)                                                     \
                             : "r"(&swsim_sent_), "r"((long)(target))                              \
                             : "memory");                                                          \
        else                                                                                       \
            __asm__ volatile("vldd %0,0(%1)\n\t" instruction " %0,%2"                              \
                             : "=&r"(swsim_x_)                                                     \
                             : "r"(&swsim_sent_), "r"((long)(target))                              \
                             : "memory");                                                          \
    }))
#define SWSIM_GET_(instruction, vector)                                                            \
    (__extension__({                                                                               \
        __typeof__(vector) swsim_got_;                                                             \
        unsigned long swsim_x_;                                                                    \
        if (sizeof swsim_got_ == sizeof(floatv4))                                                  \
            __asm__ volatile(instruction " %0\n\tvsts %0,0(%1)"                                    \
                             : "=&r"(swsim_x_)                                                     \
                             : "r"(&swsim_got_)                                                    \
                             : "memory");                                                          \
        else                                                                                       \
            __asm__ volatile(instruction " %0\n\tvstd %0,0(%1)"                                    \
                             : "=&r"(swsim_x_)                                                     \
                             : "r"(&swsim_got_)                                                    \
                             : "memory");                                                          \
        (vector) = swsim_got_;                                                                     \
    }))
#define simd_putr(vector, target) SWSIM_PUT_("putr", vector, target)
#define simd_putc(vector, target) SWSIM_PUT_("putc", vector, target)
#define simd_getr(vector) SWSIM_GET_("getr", vector)
#define simd_getc(vector) SWSIM_GET_("getc", vector)

/* The highest element first. */
#define SWSIM_PRINT_4_(type, format)                                                               \
    SWSIM_SIMD_ void simd_fprint_##type(FILE* file, type a) {                                      \
        fprintf(file, "[ " format ", " format ", " format ", " format " ]\n", a[3], a[2], a[1],    \
                a[0]);                                                                             \
    }                                                                                              \
    SWSIM_SIMD_ void simd_print_##type(type a) {                                                   \
        simd_fprint_##type(stdout, a);                                                             \
    }
#define SWSIM_PRINT_8_(type, format)                                                               \
    SWSIM_SIMD_ void simd_fprint_##type(FILE* file, type a) {                                      \
        fprintf(file,                                                                              \
                "[ " format ", " format ", " format ", " format ", " format ", " format            \
                ", " format ", " format " ]\n",                                                    \
                a[7], a[6], a[5], a[4], a[3], a[2], a[1], a[0]);                                   \
    }                                                                                              \
    SWSIM_SIMD_ void simd_print_##type(type a) {                                                   \
        simd_fprint_##type(stdout, a);                                                             \
    }
SWSIM_PRINT_4_(doublev4, "%e")
SWSIM_PRINT_4_(floatv4, "%e")
SWSIM_PRINT_4_(int256, "0x%lx")
SWSIM_PRINT_4_(uint256, "0x%lx")
SWSIM_PRINT_8_(intv8, "%d")
SWSIM_PRINT_8_(uintv8, "%u")

#endif

#endif
