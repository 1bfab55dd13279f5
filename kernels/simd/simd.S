# SPDX-License-Identifier: Apache-2.0
#
# SW-AES's variant "SIMD" alone: rows of 8 states in registers, so that ShiftRows, MixColumns and
# AddRoundKey work on 32 bytes at a time; but for SubBytes each 32-bit element leaves the vector
# (vextw), its bytes go one by one through the S-box in LDM (ldbu), and it comes back (vinsw).
#include "registers.h"

# ---- SubBytes --------------------------------------------------------------------------------------

# Word \n of \row. The S-box's address fits into the displacement of the load.
    .macro SUB_ELEMENT row, n
    vextw   \row,\n,ELEMENT
    and     ELEMENT,255,B0
    ldbu    B0,aes_sbox(B0) !tprello
    srl     ELEMENT,8,B1
    and     B1,255,B1
    ldbu    B1,aes_sbox(B1) !tprello
    srl     ELEMENT,16,B2
    and     B2,255,B2
    ldbu    B2,aes_sbox(B2) !tprello
    srl     ELEMENT,24,B3
    and     B3,255,B3               # vextw extends the sign
    ldbu    B3,aes_sbox(B3) !tprello
    sll     B1,8,B1
    or      B0,B1,B0
    sll     B2,16,B2
    or      B0,B2,B0
    sll     B3,24,B3
    or      B0,B3,B0
    vinsw   B0,\row,\n,\row
    .endm

    .macro SUB_ROW row
    EACH_ELEMENT \row
    .endm

#include "elements.h"
