# SPDX-License-Identifier: Apache-2.0
#
# aes_crypt_buffer of SIMD+selldw on $16 bytes of LDM, without launch and transfers: its log of
# issued instructions shows how long the layout transformations take. What is encrypted, and with
# which table, does not matter for that: everything is zero.
#include "../../kernels/simd_selldw/simd_selldw.S"

#define MOST_BYTES 4096

    .section .tdata_local,"awT","progbits"
    .globl aes_row_keys, aes_sbox_words
    .align 7
aes_row_keys:
    .skip 128 * (AES_ROUNDS + 1)
aes_sbox_words:
    .skip 4 * 256
input:
    .skip MOST_BYTES
output:
    .skip MOST_BYTES

    .section .text1,"ax","progbits"
    .globl layout_share
    .ent layout_share
    .align 4
layout_share:
    ldi     $30,-32($30)
    stl     $26,0($30)
    mov     $16,$18
    ldi     $16,input($31) !tprello
    ldi     $17,output($31) !tprello
    bsr     $26,aes_crypt_buffer
    ldl     $26,0($30)
    ldi     $30,32($30)
    ret     $31,($26),1
    .end layout_share
