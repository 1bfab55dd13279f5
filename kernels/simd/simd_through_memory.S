# SPDX-License-Identifier: Apache-2.0
#
# SW-AES's variant "SIMD" in a fourth reading: the vector lies in LDM, SubBytes stores byte by byte
# into it, and it is loaded whole again before the next byte is taken out of it.
#include "registers.h"

# ---- SubBytes --------------------------------------------------------------------------------------

    .section .tdata_local,"awT","progbits"
    .align 5
sub_bytes_row:
    .skip 32
    .section .text1,"ax","progbits"

# Byte \k of word \n of \row, which lies in sub_bytes_row, too.
    .macro SUB_BYTE row, n, k
    vextw   \row,\n,ELEMENT
    srl     ELEMENT,8*\k,B0
    and     B0,255,B0
    ldbu    B0,aes_sbox(B0) !tprello
    stb     B0,sub_bytes_row+4*\n+\k($31) !tprello
    vldd    \row,sub_bytes_row($31) !tprello
    .endm

    .macro SUB_ELEMENT row, n
    SUB_BYTE \row, \n, 0
    SUB_BYTE \row, \n, 1
    SUB_BYTE \row, \n, 2
    SUB_BYTE \row, \n, 3
    .endm

    .macro SUB_ROW row
    vstd    \row,sub_bytes_row($31) !tprello
    EACH_ELEMENT \row
    .endm

#include "elements.h"
