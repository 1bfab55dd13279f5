# SPDX-License-Identifier: Apache-2.0
#
# Steps of the SIMD kernels, named as in the SW-AES paper (Li et al., JPDC 2020, section 3), as
# macros. A batch is 8 blocks; one 256-bit register holds one row of the 8 states:
#   32-bit word j of the register belongs to block j; byte c of that word is the state's byte in
#   this row and column c.
# Instructions are in the order of the formulas that they compute, as a compiler that does not
# schedule would leave them. All operands are registers.

# ---- Constants in LDM --------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
    .align 5
mask_80:                            # the high bit of each byte
    .rept 8
    .long 0x80808080
    .endr
mask_1b:                            # AES's polynomial in each byte
    .rept 8
    .long 0x1b1b1b1b
    .endr
mask_00ff:
    .rept 8
    .long 0x00ff00ff
    .endr
mask_0000ffff:
    .rept 8
    .long 0x0000ffff
    .endr
even_words:                         # vshfw selectors: words 0, 2, 4, 6 of both sources,
    .long 0x64206420
odd_words:                          # and words 1, 3, 5, 7
    .long 0x75317531

# ---- Layout transformation -----------------------------------------------------------------------

# Exchanges the bits of \a above \mask with the bits of \b in \mask, \shift bits lower.
    .macro SWAP_BITS a, b, shift, mask, t
    vsrlw   \a,\shift,\t
    vxorw   \t,\b,\t
    vandw   \t,\mask,\t
    vxorw   \b,\t,\b
    vsllw   \t,\shift,\t
    vxorw   \a,\t,\a
    .endm

# Transposes 4 x 4 bytes in each word: columns 0..3 of the states to rows, and back.
    .macro TRANSPOSE_BYTES r0, r1, r2, r3, m16, m8, t
    SWAP_BITS \r0, \r2, 16, \m16, \t
    SWAP_BITS \r1, \r3, 16, \m16, \t
    SWAP_BITS \r0, \r1, 8, \m8, \t
    SWAP_BITS \r2, \r3, 8, \m8, \t
    .endm

# 8 blocks at \address to the rows \r0..\r3. \s is free before and after.
    .macro LAYOUT_IN address, r0, r1, r2, r3, s, even, odd, m16, m8, t
    vldd    \s,0(\address)          # blocks 0 and 1, word by word their columns
    vldd    \r1,32(\address)
    vldd    \r3,64(\address)
    vldd    \r0,96(\address)
    vshfw   \r1,\s,\even,\r2        # columns 0 and 2 of blocks 0..3
    vshfw   \r1,\s,\odd,\s          # columns 1 and 3
    vshfw   \r0,\r3,\even,\r1       # the same of blocks 4..7
    vshfw   \r0,\r3,\odd,\r3
    vshfw   \r1,\r2,\even,\r0       # column 0 of blocks 0..7
    vshfw   \r1,\r2,\odd,\r2        # column 2
    vshfw   \r3,\s,\even,\r1        # column 1
    vshfw   \r3,\s,\odd,\r3         # column 3
    TRANSPOSE_BYTES \r0, \r1, \r2, \r3, \m16, \m8, \t
    .endm

# The rows \r0..\r3 to 8 blocks at \address. Changes the rows and \s.
    .macro LAYOUT_OUT address, r0, r1, r2, r3, s, even, odd, m16, m8, t
    TRANSPOSE_BYTES \r0, \r1, \r2, \r3, \m16, \m8, \t
    vshfw   \r1,\r0,\even,\s        # columns 0 and 1 of the even blocks
    vshfw   \r1,\r0,\odd,\r0        # and of the odd blocks
    vshfw   \r3,\r2,\even,\r1       # columns 2 and 3 of the even blocks
    vshfw   \r3,\r2,\odd,\r2        # and of the odd blocks
    vshfw   \r1,\s,\even,\r3        # blocks 0 and 4: columns 0, 1, 2, 3 of both, word by word
    vshfw   \r1,\s,\odd,\r1         # blocks 2 and 6
    vshfw   \r2,\r0,\even,\s        # blocks 1 and 5
    vshfw   \r2,\r0,\odd,\r0        # blocks 3 and 7
    vshfw   \s,\r3,\even,\r2        # blocks 0 and 1
    vshfw   \s,\r3,\odd,\r3         # blocks 4 and 5
    vshfw   \r0,\r1,\even,\s        # blocks 2 and 3
    vshfw   \r0,\r1,\odd,\r1        # blocks 6 and 7
    vstd    \r2,0(\address)
    vstd    \s,32(\address)
    vstd    \r3,64(\address)
    vstd    \r1,96(\address)
    .endm

# ---- ShiftRows ------------------------------------------------------------------------------------

# Row i is rotated left by i bytes, for decryption right. Byte 0 is the lowest of a word, so words
# rotate the other way: row 1 by this down, row 3 by as much up.
#if AES_ECB_DECRYPT
    .equ ROTATION, 24
#else
    .equ ROTATION, 8
#endif

    .macro SHIFT_ROWS r1, r2, r3, t
    vsrlw   \r1,ROTATION,\t
    vsllw   \r1,32-ROTATION,\r1
    vbisw   \r1,\t,\r1
    vsrlw   \r2,16,\t
    vsllw   \r2,16,\r2
    vbisw   \r2,\t,\r2
    vsrlw   \r3,32-ROTATION,\t
    vsllw   \r3,ROTATION,\r3
    vbisw   \r3,\t,\r3
    .endm

# ---- MixColumns -----------------------------------------------------------------------------------

# \x = \p times x in GF(2^8), byte by byte.
    .macro XTIME p, x, m80, m1b, t0, t1
    vbicw   \p,\m80,\x              # the high bits must not reach the next byte
    vsllw   \x,1,\x
    vandw   \p,\m80,\t0
    vsrlw   \t0,7,\t1
    vsubw   \t0,\t1,\t0             # 0x7f where the high bit was
    vandw   \t0,\m1b,\t0
    vxorw   \x,\t0,\x
    .endm

# MixColumns after this is the inverse of MixColumns: 4 (row 0 + row 2) goes to rows 0 and 2,
# 4 (row 1 + row 3) to rows 1 and 3.
    .macro TURN_MIX_COLUMNS r0, r1, r2, r3, p0, p1, x0, x1, m80, m1b, t0, t1
    vxorw   \r0,\r2,\p0
    vxorw   \r1,\r3,\p1
    XTIME   \p0, \x0, \m80, \m1b, \t0, \t1
    XTIME   \p1, \x1, \m80, \m1b, \t0, \t1
    XTIME   \x0, \p0, \m80, \m1b, \t0, \t1
    XTIME   \x1, \p1, \m80, \m1b, \t0, \t1
    vxorw   \r0,\p0,\r0
    vxorw   \r1,\p1,\r1
    vxorw   \r2,\p0,\r2
    vxorw   \r3,\p1,\r3
    .endm

# New row i = xtime(row i + row i+1) + row i+1 + (row i+2 + row i+3); for decryption the inverse.
    .macro MIX_COLUMNS r0, r1, r2, r3, p0, p1, p2, p3, x0, x1, x2, x3, m80, m1b, t0, t1
#if AES_ECB_DECRYPT
    TURN_MIX_COLUMNS \r0, \r1, \r2, \r3, \p0, \p1, \x0, \x1, \m80, \m1b, \t0, \t1
#endif
    vxorw   \r0,\r1,\p0
    vxorw   \r1,\r2,\p1
    vxorw   \r2,\r3,\p2
    vxorw   \r3,\r0,\p3
    XTIME   \p0, \x0, \m80, \m1b, \t0, \t1
    XTIME   \p1, \x1, \m80, \m1b, \t0, \t1
    XTIME   \p2, \x2, \m80, \m1b, \t0, \t1
    XTIME   \p3, \x3, \m80, \m1b, \t0, \t1
    vxorw   \x0,\r1,\x0
    vxorw   \x1,\r2,\x1
    vxorw   \x2,\r3,\x2
    vxorw   \x3,\r0,\x3
    vxorw   \x0,\p2,\r0
    vxorw   \x1,\p3,\r1
    vxorw   \x2,\p0,\r2
    vxorw   \x3,\p1,\r3
    .endm

# ---- AddRoundKey ----------------------------------------------------------------------------------

# \key points to the 4 rows of a round key.
    .macro ADD_ROUND_KEY key, r0, r1, r2, r3, k0, k1, k2, k3
    vldd    \k0,0(\key)
    vldd    \k1,32(\key)
    vldd    \k2,64(\key)
    vldd    \k3,96(\key)
    vxorw   \r0,\k0,\r0
    vxorw   \r1,\k1,\r1
    vxorw   \r2,\k2,\r2
    vxorw   \r3,\k3,\r3
    .endm

# ---- Calls ----------------------------------------------------------------------------------------

# The stack frame of a kernel: callee-saved registers and the return address.
    .macro SAVE_REGISTERS
    ldi     $30,-64($30)
    stl     $9,0($30)
    stl     $10,8($30)
    stl     $11,16($30)
    stl     $12,24($30)
    stl     $13,32($30)
    stl     $14,40($30)
    stl     $15,48($30)
    stl     $26,56($30)
    .endm

    .macro RETURN
    ldl     $9,0($30)
    ldl     $10,8($30)
    ldl     $11,16($30)
    ldl     $12,24($30)
    ldl     $13,32($30)
    ldl     $14,40($30)
    ldl     $15,48($30)
    ldl     $26,56($30)
    ldi     $30,64($30)
    ret     $31,($26),1
    .endm
