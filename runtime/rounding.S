# SPDX-License-Identifier: Apache-2.0
#
# C's floor, ceil, trunc, rint, nearbyint, round, fmin, fmax, fabs and sqrt, for double and float: a float lies in
# a register as the double of the same value, so both take the same code. Arguments $16 and $17,
# result $0; $1 to $6 are changed.
#
# A double of 2^52 or more (exponent field 1075) is whole, or not a number. Smaller ones fit an
# integer; the sign is the argument's, for zeros, too.

    .section .text1, "ax", "progbits"
    .align 4
    .globl floor
    .globl floorf
floor:
floorf:
    sll     $16,1,$2
    srl     $2,53,$2
    ldi     $2,-1075($2)
    bge     $2,rounding_whole
    fcvtdlr $16,4,$1
    fcvtld  $1,$1
    ldih    $4,0x3ff0($31)
    sll     $4,32,$4                    # 1.0
    fcmplt  $16,$1,$3
    fsubd   $1,$4,$4
    selne   $3,$4,$1,$1
    fcpys   $16,$1,$0
    ret     $31,($26),1

    .align 4
    .globl ceil
    .globl ceilf
ceil:
ceilf:
    sll     $16,1,$2
    srl     $2,53,$2
    ldi     $2,-1075($2)
    bge     $2,rounding_whole
    fcvtdlr $16,4,$1
    fcvtld  $1,$1
    ldih    $4,0x3ff0($31)
    sll     $4,32,$4
    fcmplt  $1,$16,$3
    faddd   $1,$4,$4
    selne   $3,$4,$1,$1
    fcpys   $16,$1,$0
    ret     $31,($26),1

    .align 4
    .globl trunc
    .globl truncf
trunc:
truncf:
    sll     $16,1,$2
    srl     $2,53,$2
    ldi     $2,-1075($2)
    bge     $2,rounding_whole
    fcvtdlr $16,4,$1
    fcvtld  $1,$1
    fcpys   $16,$1,$0
    ret     $31,($26),1

# To nearest, ties to even: that is how an addition rounds what lies below 2^52.
    .align 4
    .globl rint
    .globl rintf
    .globl nearbyint
    .globl nearbyintf
rint:
rintf:
nearbyint:
nearbyintf:
    sll     $16,1,$2
    srl     $2,53,$2
    ldi     $2,-1075($2)
    bge     $2,rounding_whole
    ldih    $4,0x4330($31)
    sll     $4,32,$4                    # 2^52
    fcpys   $16,$4,$4
    faddd   $16,$4,$1
    fsubd   $1,$4,$1
    fcpys   $16,$1,$0
    ret     $31,($26),1

# Ties away from zero.
    .align 4
    .globl round
    .globl roundf
round:
roundf:
    sll     $16,1,$2
    srl     $2,53,$2
    ldi     $2,-1075($2)
    bge     $2,rounding_whole
    fcvtdlr $16,4,$1
    fcvtld  $1,$1
    ldih    $4,0x3ff0($31)
    sll     $4,32,$4
    ldih    $6,0x3fe0($31)
    sll     $6,32,$6                    # 0.5
    fsubd   $16,$1,$5                   # exact
    fcpys   $31,$5,$5
    fcmple  $6,$5,$3
    fcpys   $16,$4,$4
    faddd   $1,$4,$4
    selne   $3,$4,$1,$1
    fcpys   $16,$1,$0
    ret     $31,($26),1

rounding_whole:
    faddd   $16,$31,$0
    ret     $31,($26),1

# A number comes before what is none; -0.0 counts as less than 0.0.
    .align 4
    .globl fmin
    .globl fminf
fmin:
fminf:
    fcmpun  $16,$16,$1
    fcmpun  $17,$17,$2
    selne   $1,$17,$16,$0
    selne   $2,$0,$17,$3
    fcmplt  $3,$0,$1
    fcmpeq  $3,$0,$2
    or      $3,$0,$4
    selne   $1,$3,$0,$0
    selne   $2,$4,$0,$0
    ret     $31,($26),1

    .align 4
    .globl fmax
    .globl fmaxf
fmax:
fmaxf:
    fcmpun  $16,$16,$1
    fcmpun  $17,$17,$2
    selne   $1,$17,$16,$0
    selne   $2,$0,$17,$3
    fcmplt  $0,$3,$1
    fcmpeq  $3,$0,$2
    and     $3,$0,$4
    selne   $1,$3,$0,$0
    selne   $2,$4,$0,$0
    ret     $31,($26),1

    .align 4
    .globl fabs
    .globl fabsf
fabs:
fabsf:
    fcpys   $31,$16,$0
    ret     $31,($26),1

    .align 4
    .globl sqrt
sqrt:
    fsqrtd  $16,$0
    ret     $31,($26),1

    .align 4
    .globl sqrtf
sqrtf:
    fsqrts  $16,$0
    ret     $31,($26),1
