# SPDX-License-Identifier: Apache-2.0
#
# Around a matrix multiplication by register communication of swGEMM or swDNN. name.h says how its
# function is called; gemm.s is its unmodified source, put there when it is at hand. Every core has
# its operands in LDM.
#
# $16 = calls, $17 = M (vectors of 4), $18 = N, $19 = K of a core
#include "name.h"
    .set noreorder
    .set noat

    .section .tdata_local,"awT","progbits"
    .align 7
gemm_input:
    .skip 24576
gemm_weight:
    .skip 24576
gemm_output:
    .skip 8192

#define CALLS 24
#define M 32
#define N 40
#define K 48
#define RETURN 56

    .section .text1,"ax","progbits"
    .globl run_gemm
    .ent run_gemm
    .align 5
run_gemm:
    ldi $30,-128($30)
    stl $26,RETURN($30)
    stl $16,CALLS($30)
    stl $17,M($30)
    stl $18,N($30)
    stl $19,K($30)
next_call:
    ldl $1,K($30)                       # on the stack: K, row, column
    stl $1,0($30)
    rcsr $1,0
    and $1,63,$1
    srl $1,3,$2
    and $1,7,$3
    stl $2,8($30)
    stl $3,16($30)
    ldih $16,gemm_input($31) !tprelhi
    ldi $16,gemm_input($16) !tprello
    ldih $17,gemm_weight($31) !tprelhi
    ldi $17,gemm_weight($17) !tprello
    ldih $18,gemm_output($31) !tprelhi
    ldi $18,gemm_output($18) !tprello
    ldl $19,M($30)
    mov $19,$20
    ldl $21,N($30)
    ldi $1,255($31)
    synr $1
    sync $1
    bsr $26,GEMM
    ldl $16,CALLS($30)
    subl $16,1,$16
    stl $16,CALLS($30)
    bne $16,next_call
    ldl $26,RETURN($30)
    ldi $30,128($30)
    ret $31,($26),1
    .end run_gemm

#include "gemm.s"
