# SPDX-License-Identifier: Apache-2.0
#
# Adds 1 to every 32-bit word: blocks of 2 KB, block b on core b mod cpes.
#
# $16  task in main memory: data, blocks, cpes (64 bits each; template_host.c)
# $1   next block of this core      $2  blocks          $3  cpes
# $4   block in main memory         $5  block in LDM    $6  reply word in LDM
# $7   get descriptor               $8  put descriptor  $9  transfers started
# $10  bytes left of the block      $11 address in LDM  $12 eight words
#define BLOCK_BYTES 2048

        .section .tdata_local,"awT","progbits"
        .align  7
buffer: .skip   BLOCK_BYTES
reply:  .long   0

        .section .text1,"ax","progbits"
        .align  5
        .globl  template
        .ent    template

# Waits until as many transfers are done as were started.
.macro WAIT
1:      ldw     $13,0($6)
        subw    $13,$9,$13
        bne     $13,1b
        memb
.endm

template:
        ldbu    $1,72($31)              # the first block is that of the core's number, _PEN
        ldl     $14,0($16)              # three loads from main memory: slow, but only once
        ldl     $2,8($16)
        ldl     $3,16($16)
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
        br      check

next:   sll     $1,11,$4                # block * 2048
        addl    $14,$4,$4
        dma     $7,$4,$5
        addw    $9,1,$9
        WAIT
        # SWSIM-BEGIN add
        ldi     $10,BLOCK_BYTES($31)
        mov     $5,$11
words:  vldd    $12,0($11)
        vaddw   $12,1,$12
        vstd    $12,0($11)
        addl    $11,32,$11
        subl    $10,32,$10
        bgt     $10,words
        # SWSIM-END
        dma     $8,$4,$5
        addw    $9,1,$9
        WAIT
        addl    $1,$3,$1
check:  cmplt   $1,$2,$13
        bne     $13,next
        ret
        .end    template
