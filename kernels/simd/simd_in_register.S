# SPDX-License-Identifier: Apache-2.0
#
# SW-AES's variant "SIMD" in a third reading: SubBytes works on the vector register itself, byte by
# byte. The byte's 32-bit element is taken out, the byte looked up, put into its place in the element,
# and the element put back, before the next byte is taken from the result.
#include "registers.h"

# ---- SubBytes --------------------------------------------------------------------------------------

# Byte \k of word \n of \row.
    .macro SUB_BYTE row, n, k
    vextw   \row,\n,ELEMENT
    srl     ELEMENT,8*\k,B0
    and     B0,255,B0
    ldbu    B0,aes_sbox(B0) !tprello
    zap     ELEMENT,1<<\k,ELEMENT
    sll     B0,8*\k,B0
    or      ELEMENT,B0,ELEMENT
    vinsw   ELEMENT,\row,\n,\row
    .endm

    .macro SUB_ELEMENT row, n
    SUB_BYTE \row, \n, 0
    SUB_BYTE \row, \n, 1
    SUB_BYTE \row, \n, 2
    SUB_BYTE \row, \n, 3
    .endm

    .macro SUB_ROW row
    EACH_ELEMENT \row
    .endm

#include "elements.h"
