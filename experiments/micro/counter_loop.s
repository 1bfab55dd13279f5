# SPDX-License-Identifier: Apache-2.0
#
# The counter loop of the repository dxhisboy/swpfui, whose hardware counters on a real chip are
# published there, written from its description:
#
#     for (i = 0; i < n; i++) {
#         volatile int a = _MYID, b = 64 - _MYID, c = 64, d = 0;
#         while (a--); while (b--); while (c--); while (d--);
#     }
#
# Each pass of an inner loop is ldw, ldi, subw, stl, stw, cmpeq, branch back; the first one starts at
# 4 mod 8. The code around is what a compiler at -O0 plainly makes: variables on the stack, each
# computed value also kept in a temporary by stl. It is 24 instructions, as on the chip (948 in an
# outer pass, 132 inner passes of 7).
#
# $16 = n
        .section .text1,"ax","progbits"
        .align  3
        .globl  counter_loop
.equ a,0
.equ b,4
.equ c,8
.equ d,12
.equ i,16
.equ n,20
.equ temporary,24

.macro COUNT_DOWN variable
1:      ldw     $1,\variable($15)
        ldi     $2,1($31)
        subw    $1,$2,$3
        stl     $3,temporary($15)
        stw     $3,\variable($15)
        cmpeq   $1,$31,$4
        beq     $4,1b
.endm

counter_loop:
        ldi     $30,-32($30)
        mov     $30,$15
        stw     $16,n($15)
        stw     $31,i($15)
        nop
outer:                                  # at 4 mod 8
        ldw     $1,i($15)               # i < n
        ldw     $2,n($15)
        cmplt   $1,$2,$3
        stl     $3,temporary($15)
        beq     $3,done
        ldw     $1,_MYID($31) !tprello  # a = _MYID
        stl     $1,temporary($15)
        stw     $1,a($15)
        ldi     $1,64($31)              # b = 64 - _MYID
        ldw     $2,_MYID($31) !tprello
        subw    $1,$2,$3
        stl     $3,temporary($15)
        stw     $3,b($15)
        ldi     $1,64($31)              # c = 64
        stl     $1,temporary($15)
        stw     $1,c($15)
        stl     $31,temporary($15)      # d = 0
        stw     $31,d($15)
        COUNT_DOWN a
        COUNT_DOWN b
        COUNT_DOWN c
        COUNT_DOWN d
        ldw     $1,i($15)               # i++
        ldi     $2,1($31)
        addw    $1,$2,$3
        stl     $3,temporary($15)
        stw     $3,i($15)
        br      outer
done:
        ret
