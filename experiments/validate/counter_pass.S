# SPDX-License-Identifier: Apache-2.0
#
# The inner loop of swpfui's counter loop, `while (a--);` at -O0, alone: $16 passes.
    .set noreorder
    .set noat

    .section .text1,"ax","progbits"
    .globl counter_pass
    .ent counter_pass
    .align 4
counter_pass:
    ldi     $30,-32($30)
    stw     $16,0($30)
    br      inner                   # the loop starts at 0 mod 8, as the second one of the four
    .align 3
inner:
    ldw     $1,0($30)
    ldi     $2,1($31)
    subw    $1,$2,$3
    stl     $3,8($30)
    stw     $3,0($30)
    cmpeq   $1,$31,$4
    beq     $4,inner
    ldi     $30,32($30)
    ret     $31,($26),1
    .end counter_pass
