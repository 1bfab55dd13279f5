# SPDX-License-Identifier: Apache-2.0
#
# An aes_crypt_buffer (kernels/common/driver.S) that takes 5 cycles for each byte and no more:
# what a cipher of that speed leaves to main memory. LDM and the result stay as they are.
#
# A pass of the loop is 16 bytes: 78 dependent instructions, and the branch that waits for the last.
    .set noreorder
    .set noat

    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 5
aes_crypt_buffer:
    srl     $18,4,$18               # blocks of 16 bytes
next_block:
    subl    $18,1,$18
    mov     $18,$1
    .rept   77
    addl    $1,0,$1
    .endr
    bne     $1,next_block
    ret     $31,($26),1
    .end aes_crypt_buffer
