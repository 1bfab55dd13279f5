# SPDX-License-Identifier: Apache-2.0
#
# Bit counting: what compiled C calls for __builtin_clzl, __builtin_ctzl, __builtin_ffsl,
# __builtin_popcountl, __builtin_parityl and __builtin_clrsbl. Argument $16, result $0.

    .section .text1, "ax", "progbits"
    .align 4
    .globl __clzdi2
__clzdi2:
    ctlz    $16,$0
    ret     $31,($26),1

    .align 4
    .globl __ctzdi2
__ctzdi2:
    subl    $31,$16,$0
    and     $16,$0,$0                   # the lowest one bit
    ctlz    $0,$0
    ldi     $1,63($31)
    subl    $1,$0,$0
    ret     $31,($26),1

    .align 4
    .globl __ffsdi2
    .globl ffs
    .globl ffsl
    .globl ffsll
__ffsdi2:
ffs:
ffsl:
ffsll:
    subl    $31,$16,$0
    and     $16,$0,$0
    ctlz    $0,$0                       # 64 if there is none
    ldi     $1,64($31)
    subl    $1,$0,$0
    ret     $31,($26),1

    .align 4
    .globl __popcountdi2
__popcountdi2:
    ctpop   $16,$0
    ret     $31,($26),1

    .align 4
    .globl __paritydi2
__paritydi2:
    ctpop   $16,$0
    and     $0,1,$0
    ret     $31,($26),1

    .align 4
    .globl __clrsbdi2
__clrsbdi2:
    sra     $16,63,$0
    xor     $16,$0,$0
    ctlz    $0,$0
    subl    $0,1,$0
    ret     $31,($26),1
