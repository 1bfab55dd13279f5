# SPDX-License-Identifier: Apache-2.0
#
# Bit counting, byte order and 128-bit shifts: what compiled C calls for __builtin_clzl,
# __builtin_ctzl, __builtin_ffsl, __builtin_popcountl, __builtin_parityl, __builtin_clrsbl,
# __builtin_bswap64 and, with -Os, for << and >> of __int128. Argument $16, result $0; the shifts
# take the address of their result in $16, the value in $17 (low) and $18, the count in $19.

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

    .align 4
    .globl __bswapdi2
__bswapdi2:
    srl     $16,32,$1
    sll     $16,32,$0
    or      $0,$1,$0
    srl     $0,16,$1
    sll     $0,16,$0
    zapnot  $1,51,$1                    # bytes 0, 1, 4, 5
    zapnot  $0,204,$0
    or      $0,$1,$0
    srl     $0,8,$1
    sll     $0,8,$0
    zapnot  $1,85,$1                    # bytes 0, 2, 4, 6
    zapnot  $0,170,$0
    or      $0,$1,$0
    ret     $31,($26),1

    .align 4
    .globl __bswapsi2
__bswapsi2:
    zapnot  $16,15,$0
    srl     $0,16,$1
    sll     $0,16,$0
    or      $0,$1,$0
    srl     $0,8,$1
    sll     $0,8,$0
    zapnot  $1,5,$1
    zapnot  $0,10,$0
    or      $0,$1,$0
    sextw   $0,$0
    ret     $31,($26),1

    .align 4
    .globl __ashlti3
__ashlti3:
    ornot   $31,$19,$2                  # 63 - count, modulo 64
    srl     $17,1,$3
    srl     $3,$2,$3                    # what the low half gives to the high one
    sll     $18,$19,$5
    or      $5,$3,$5
    sll     $17,$19,$4
    and     $19,64,$1
    selne   $1,$4,$5,$5
    selne   $1,0,$4,$4
    br      $31,shifted

    .align 4
    .globl __lshrti3
__lshrti3:
    srl     $18,$19,$5
    mov     $31,$6                      # what a shift by 64 or more leaves of the high half
    br      $31,shift_right

    .align 4
    .globl __ashrti3
__ashrti3:
    sra     $18,$19,$5
    sra     $18,63,$6
shift_right:
    ornot   $31,$19,$2                  # 63 - count, modulo 64
    sll     $18,1,$3
    sll     $3,$2,$3                    # what the high half gives to the low one
    srl     $17,$19,$4
    or      $4,$3,$4
    and     $19,64,$1
    selne   $1,$5,$4,$4
    selne   $1,$6,$5,$5
shifted:
    stl     $4,0($16)
    stl     $5,8($16)
    mov     $16,$0
    ret     $31,($26),1
