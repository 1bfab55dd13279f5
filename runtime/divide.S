# SPDX-License-Identifier: Apache-2.0
#
# Integer division, for which the CPE has no instruction: what compiled C calls for / and %.
# Link register $23, dividend $24, divisor $25, result $27. All other registers but $28 are kept.
#   __divw __remw     32 bits, signed       __divwu __remwu   32 bits, unsigned
#   __divl __reml     64 bits, signed       __divlu __remlu   64 bits, unsigned
# Results of 32 bits are sign-extended. Dividing the least integer by -1 gives the least integer.
#
# A quotient of integers up to 2^53 is exact when the doubles are divided and the result is
# truncated: a fraction that misses the next integer does so by 1/divisor at least, which is more
# than half a unit of the last place. Greater 64-bit integers take a long division, bit by bit.

    .section .text1, "ax", "progbits"
    .align 4
    .globl __divw
__divw:
    beq     $25,divide_by_zero
    fcvtld  $24,$27
    fcvtld  $25,$28
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    sextw   $27,$27
    ret     $31,($23),1

    .align 4
    .globl __remw
__remw:
    beq     $25,divide_by_zero
    fcvtld  $24,$27
    fcvtld  $25,$28
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    mulw    $27,$25,$27
    subw    $24,$27,$27
    ret     $31,($23),1

    .align 4
    .globl __divwu
__divwu:
    zapnot  $25,15,$28
    beq     $28,divide_by_zero
    zapnot  $24,15,$27
    fcvtld  $28,$28
    fcvtld  $27,$27
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    sextw   $27,$27
    ret     $31,($23),1

    .align 4
    .globl __remwu
__remwu:
    zapnot  $25,15,$28
    beq     $28,divide_by_zero
    zapnot  $24,15,$27
    fcvtld  $28,$28
    fcvtld  $27,$27
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    mulw    $27,$25,$27
    subw    $24,$27,$27
    ret     $31,($23),1

    .align 4
    .globl __divlu
__divlu:
    beq     $25,divide_by_zero
    or      $24,$25,$27
    srl     $27,53,$27
    bne     $27,divide_long_unsigned
    fcvtld  $24,$27
    fcvtld  $25,$28
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    ret     $31,($23),1
divide_long_unsigned:
    bsr     $28,divide_bit_by_bit
    ret     $31,($23),1

    .align 4
    .globl __divl
__divl:
    beq     $25,divide_by_zero
    sra     $24,53,$27                  # 0 or -1 from -2^53 to 2^53-1
    sra     $25,53,$28
    addl    $27,1,$27
    addl    $28,1,$28
    or      $27,$28,$27
    cmpule  $27,1,$27
    beq     $27,divide_long_signed
    fcvtld  $24,$27
    fcvtld  $25,$28
    fdivd   $27,$28,$27
    fcvtdlr $27,4,$27
    ret     $31,($23),1
divide_long_signed:
    ldi     $30,-32($30)
    stl     $24,0($30)
    stl     $25,8($30)
    subl    $31,$24,$27
    sellt   $24,$27,$24,$24             # the magnitudes, unsigned
    subl    $31,$25,$27
    sellt   $25,$27,$25,$25
    bsr     $28,divide_bit_by_bit
    ldl     $24,0($30)
    ldl     $25,8($30)
    ldi     $30,32($30)
    xor     $24,$25,$28
    bge     $28,divide_positive
    subl    $31,$27,$27
divide_positive:
    ret     $31,($23),1

    .align 4
    .globl __remlu
__remlu:
    ldi     $30,-32($30)
    stl     $23,0($30)
    bsr     $23,__divlu
    br      $31,divide_remainder

    .align 4
    .globl __reml
__reml:
    ldi     $30,-32($30)
    stl     $23,0($30)
    bsr     $23,__divl
divide_remainder:
    ldl     $23,0($30)
    ldi     $30,32($30)
    mull    $27,$25,$27
    subl    $24,$27,$27
    ret     $31,($23),1

# $27 = $24 / $25, unsigned, link register $28. The divisor is doubled ($0, and its multiple $1)
# until it exceeds half of the remainder ($2); then the doubles are subtracted where they fit.
    .align 4
divide_bit_by_bit:
    ldi     $30,-32($30)
    stl     $0,0($30)
    stl     $1,8($30)
    stl     $2,16($30)
    stl     $3,24($30)
    mov     $25,$0
    ldi     $1,1($31)
    mov     $24,$2
    srl     $2,1,$3
divide_double:
    cmpult  $3,$0,$27
    bne     $27,divide_begin
    sll     $0,1,$0
    sll     $1,1,$1
    br      $31,divide_double
divide_begin:
    mov     $31,$27
divide_subtract:
    cmpult  $2,$0,$3
    bne     $3,divide_halve
    subl    $2,$0,$2
    or      $27,$1,$27
divide_halve:
    srl     $0,1,$0
    srl     $1,1,$1
    bne     $1,divide_subtract
    ldl     $0,0($30)
    ldl     $1,8($30)
    ldl     $2,16($30)
    ldl     $3,24($30)
    ldi     $30,32($30)
    ret     $31,($28),1

divide_by_zero:
    stl     $31,4($31)                  # misaligned on purpose: exception UNALIGN stops the core
