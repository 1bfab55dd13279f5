# SPDX-License-Identifier: Apache-2.0
#
# SubBytes by selldw: SUB_BYTES replaces the bytes of the rows R0..R3. It names besides the registers
# X0..X15, which it changes (byte c of row r in X(4r + c)), and TABLE.

# The bytes of \row, one to a word each.
    .macro EXTEND row, x0, x1, x2, x3
    vandw   \row,255,\x0
    vsrlw   \row,8,\x1
    vandw   \x1,255,\x1
    vsrlw   \row,16,\x2
    vandw   \x2,255,\x2
    vsrlw   \row,24,\x3
    vandw   \x3,255,\x3
    .endm

# \x = table entries at \x, in all 8 words. The hidden buffer moves to \x with word 0.
    .macro LOOK_UP x
    selldw  \x,TABLE,7,\x
    selldw  \x,TABLE,6,\x
    selldw  \x,TABLE,5,\x
    selldw  \x,TABLE,4,\x
    selldw  \x,TABLE,3,\x
    selldw  \x,TABLE,2,\x
    selldw  \x,TABLE,1,\x
    selldw  \x,TABLE,0,\x
    .endm

# The words \x0..\x3 are a byte each: back into one row.
    .macro SHRINK row, x0, x1, x2, x3
    vsllw   \x1,8,\x1
    vbisw   \x0,\x1,\x0
    vsllw   \x2,16,\x2
    vbisw   \x0,\x2,\x0
    vsllw   \x3,24,\x3
    vbisw   \x0,\x3,\row
    .endm

    .macro SUB_BYTES
    EXTEND  R0, X0, X1, X2, X3
    EXTEND  R1, X4, X5, X6, X7
    EXTEND  R2, X8, X9, X10, X11
    EXTEND  R3, X12, X13, X14, X15
    ldi     TABLE,aes_sbox_words($31) !tprello
    LOOK_UP X0
    LOOK_UP X1
    LOOK_UP X2
    LOOK_UP X3
    LOOK_UP X4
    LOOK_UP X5
    LOOK_UP X6
    LOOK_UP X7
    LOOK_UP X8
    LOOK_UP X9
    LOOK_UP X10
    LOOK_UP X11
    LOOK_UP X12
    LOOK_UP X13
    LOOK_UP X14
    LOOK_UP X15
    SHRINK  R0, X0, X1, X2, X3
    SHRINK  R1, X4, X5, X6, X7
    SHRINK  R2, X8, X9, X10, X11
    SHRINK  R3, X12, X13, X14, X15
    .endm
