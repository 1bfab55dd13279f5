# SPDX-License-Identifier: Apache-2.0
#
# What the two polynomials share: the array in blocks of 8 KB, block b on core b mod cpes. Each is
# brought into LDM here; then comes the loop over it; blocks_end.h puts it back.
#
# $16  task in main memory: data, blocks, cpes (64 bits each; polynomial_host.c)
# $1   next block of this core      $2  cpes            $3  blocks
# $4   block in main memory         $5  block in LDM    $6  reply word in LDM
# $7   get descriptor               $8  put descriptor  $9  transfers started
# $10  bytes left of the block      $11 address in LDM
# $20..$25, $27..$29  coefficients c0..c8, each four times (no call: $29 is free)
#define BLOCK_BYTES 8192

        .section .tdata_local,"awT","progbits"
        .align  7
buffer: .skip   BLOCK_BYTES
        .align  3
coefficients:
        .double 1, 2, 3, 4, 5, 6, 7, 8, 9
reply:  .long   0

        .section .text1,"ax","progbits"
        .align  5
        .globl  polynomial
        .ent    polynomial

# Waits until as many transfers are done as were started.
.macro WAIT
1:      ldw     $13,0($6)
        subw    $13,$9,$13
        bne     $13,1b
        memb
.endm

polynomial:
        ldbu    $1,72($31)              # the first block is that of the core's number, _PEN
        ldl     $14,0($16)              # three loads from main memory: slow, but only once
        ldl     $3,8($16)
        ldl     $2,16($16)
        ldi     $5,buffer($31) !tprello
        ldi     $6,reply($31) !tprello
        clr     $9

        # Descriptors: size in bits 23:0, operation in bits 59:56 (put 0, get 1), reply word in
        # bits 79:64.
        ldi     $13,BLOCK_BYTES($31)
        vinsw   $6,$31,2,$8
        vinsw   $13,$8,0,$8
        ldi     $13,1($31)
        sll     $13,56,$13
        ldi     $13,BLOCK_BYTES($13)
        vinsf   $13,$8,0,$7

        ldi     $13,coefficients($31) !tprello
        ldde    $20,0($13)
        ldde    $21,8($13)
        ldde    $22,16($13)
        ldde    $23,24($13)
        ldde    $24,32($13)
        ldde    $25,40($13)
        ldde    $27,48($13)
        ldde    $28,56($13)
        ldde    $29,64($13)
        br      check

block:  sll     $1,13,$4                # block * 8192
        addl    $14,$4,$4
        dma     $7,$4,$5
        addw    $9,1,$9
        WAIT
        ldi     $10,BLOCK_BYTES($31)
        mov     $5,$11
