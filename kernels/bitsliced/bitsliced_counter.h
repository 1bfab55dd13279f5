# SPDX-License-Identifier: Apache-2.0
#
# Counter mode. Of the 16 bytes of a counter only the last one differs within 256 blocks. The first
# round is linear in what SubBytes makes of each byte, so the state after it is
#   CONSTANT (of the first 15 bytes, the same for all lanes) + TABLE (of the last byte)
# There are 8 tables, one for each batch of the 256 blocks, made once by aes_prepare; CONSTANT is
# made by scalar code every 8 batches. A batch begins in round 2.
#
# When the first counter is no multiple of 32, one batch of the 8 holds the carry out of the last
# byte. CONSTANT is then mixed from two, by the mask of the lanes behind the carry.

    .section .tdata_local,"awT","progbits"
    .align 5
counter_constants:                  # two: this one's and the next one's
    .skip 2 * 512
counter_mixed:                      # for the batch with the carry; aes_prepare's blocks
    .skip 512
counter_tables:
    .skip 8 * 512
counter_lanes:                      # the lanes behind the carry
    .skip 32
counter_first:                      # high and low half of the first counter
    .skip 16
counter_group:                      # the same of the 256 blocks that the next constant is for
    .skip 16
counter_key:                        # high and low half of the first round key
    .skip 16
counter_phase:                      # first counter of the batches mod 32; 0: none holds a carry
    .skip 8
counter_current:                    # address of the constant in use, when it is not the mixed one
    .skip 8
counter_other:                      # address of the other one
    .skip 8
counter_known:                      # the counters' high half and low half / 65536 that the next is of
    .skip 16
counter_columns:                    # the state after the first round, without bytes 14 and 15
    .skip 16
counter_return:
    .skip 16
counter_arguments:
    .skip 24

# \d = the 8 bytes at \address, most significant first.
    .macro LOAD_BIG_ENDIAN address, d, t
    clr     \d
    .irp    n, 0, 1, 2, 3, 4, 5, 6, 7
    ldbu    \t,\address+\n($31) !tprello
    sll     \d,8,\d
    bis     \d,\t,\d
    .endr
    .endm

# The bytes \n0.. of the counter in $8 (0..7) and $9 (8..15) through the S-box, to byte \row of
# $10, $11, $12, $13: row \row of columns 0..3.
    .macro COUNTER_ROW row, n0, n1, n2, n3
    COUNTER_BYTE \n0, $22
    COUNTER_BYTE \n1, $23
    COUNTER_BYTE \n2, $24
    COUNTER_BYTE \n3, $25
    ldbu    $22,aes_sbox($22) !tprello
    ldbu    $23,aes_sbox($23) !tprello
    ldbu    $24,aes_sbox($24) !tprello
    ldbu    $25,aes_sbox($25) !tprello
    sll     $22,8*(\row),$22
    sll     $23,8*(\row),$23
    sll     $24,8*(\row),$24
    sll     $25,8*(\row),$25
    bis     $10,$22,$10
    bis     $11,$23,$11
    bis     $12,$24,$12
    bis     $13,$25,$13
    .endm
    .macro COUNTER_BYTE n, d
    .if (\n) < 8
    srl     $8,56-8*(\n),\d
    .else
    srl     $9,120-8*(\n),\d
    .endif
    and     \d,255,\d
    .endm

# MixColumns of the columns in \x and \y, two each. $27 = 0x80 in each byte.
    .macro MIX_FOUR x, y, a0, a1, a2, a3, b0, b1, b2, b3
    srl     \x,8,\a0                # rows turned by one
    srl     \y,8,\b0
    sll     \x,24,\a1
    sll     \y,24,\b1
    zapnot  \a0,0x77,\a0
    zapnot  \b0,0x77,\b0
    zapnot  \a1,0x88,\a1
    zapnot  \b1,0x88,\b1
    bis     \a0,\a1,\a0
    bis     \b0,\b1,\b0
    xor     \x,\a0,\a1              # sums of two rows
    xor     \y,\b0,\b1
    and     \a1,$27,\a2             # twice the sums
    and     \b1,$27,\b2
    srl     \a2,7,\a3
    srl     \b2,7,\b3
    mull    \a3,27,\a3
    mull    \b3,27,\b3
    xor     \a1,\a2,\x
    xor     \b1,\b2,\y
    sll     \x,1,\x
    sll     \y,1,\y
    srl     \a1,16,\a2              # the sums two rows on
    srl     \b1,16,\b2
    sll     \a1,16,\a1
    sll     \b1,16,\b1
    zapnot  \a2,0x33,\a2
    zapnot  \b2,0x33,\b2
    zapnot  \a1,0xcc,\a1
    zapnot  \b1,0xcc,\b1
    bis     \a1,\a2,\a1
    bis     \b1,\b2,\b1
    xor     \a0,\a1,\a0
    xor     \b0,\b1,\b0
    xor     \x,\a0,\x
    xor     \y,\b0,\y
    xor     \x,\a3,\x
    xor     \y,\b3,\y
    .endm

# Two vectors at $24: from $23 in the lanes $25, from $22 in the others.
    .macro MIX_CONSTANTS offset
    vldd    $8,\offset($22)
    vldd    $9,\offset($23)
    vldd    $10,\offset+32($22)
    vldd    $11,\offset+32($23)
    vldd    $12,\offset+64($22)
    vldd    $13,\offset+64($23)
    vxorw   $8,$9,$9
    vxorw   $10,$11,$11
    vxorw   $12,$13,$13
    vandw   $9,$25,$9
    vandw   $11,$25,$11
    vandw   $13,$25,$13
    vxorw   $8,$9,$8
    vxorw   $10,$11,$10
    vxorw   $12,$13,$12
    vstd    $8,\offset($24)
    vstd    $10,\offset+32($24)
    vstd    $12,\offset+64($24)
    .endm

    .section .text1,"ax","progbits"

# The state after the first round for the 256 blocks of counter_group, without what the last byte
# adds, to $30; counter_group goes on to the next 256. Returns to $29, changes $8..$15, $22..$28.
    .ent counter_constant
    .align 4
counter_constant:
    ldl     $8,counter_group($31) !tprello
    ldl     $9,counter_group+8($31) !tprello
    ldl     $12,counter_key($31) !tprello
    ldl     $13,counter_key+8($31) !tprello
    ldi     $11,256($9)
    cmpult  $11,$9,$10
    addl    $8,$10,$10
    stl     $10,counter_group($31) !tprello
    stl     $11,counter_group+8($31) !tprello
    srl     $9,16,$14
    ldl     $10,counter_known($31) !tprello
    ldl     $11,counter_known+8($31) !tprello
    xor     $10,$8,$10
    xor     $11,$14,$11
    bis     $10,$11,$10
    xor     $9,$13,$15
    bne     $10,other_columns
with_columns:
    # Byte 14 is row 2 of column 1 after ShiftRows.
    srl     $15,8,$15
    and     $15,255,$15
    ldbu    $22,aes_sbox($15) !tprello
    ldl     $14,counter_columns($31) !tprello
    ldl     $12,counter_columns+8($31) !tprello
    addl    $22,$22,$23
    srl     $23,8,$24
    subl    $31,$24,$24
    and     $24,27,$24
    xor     $23,$24,$23
    and     $23,255,$23             # 2 s
    xor     $22,$23,$24             # 3 s
#ifdef BITSLICED_BASIS
    ldbu    $22,bitsliced_basis($22) !tprello
    ldbu    $23,bitsliced_basis($23) !tprello
    ldbu    $24,bitsliced_basis($24) !tprello
#endif
    sll     $22,32,$25
    sll     $22,56,$22
    sll     $24,40,$24
    sll     $23,48,$23
    xor     $14,$25,$14
    xor     $22,$24,$22
    xor     $14,$23,$14
    xor     $14,$22,$14
    # The odd rows stand one column on.
    srl     $12,32,$8
    sll     $14,32,$9
    srl     $14,32,$10
    sll     $12,32,$11
    bis     $8,$9,$8
    bis     $10,$11,$10
    srl     $8,8,$8
    srl     $10,8,$10
    stl     $14,bitsliced_scratch($31) !tprello
    stl     $12,bitsliced_scratch+8($31) !tprello
    stl     $8,bitsliced_scratch+16($31) !tprello
    stl     $10,bitsliced_scratch+24($31) !tprello
    vldd    $8,bitsliced_scratch($31) !tprello
    SPREAD_ALL $8, $30, $9, $10, $11, $12
    ret     $31,($29),1

    # 65536 counters share these columns.
other_columns:
    stl     $8,counter_known($31) !tprello
    stl     $14,counter_known+8($31) !tprello
    xor     $8,$12,$8
    xor     $9,$13,$9
    ldih    $27,0x0101($31)
    ldi     $27,0x0101($27)
    sll     $27,32,$28
    bis     $27,$28,$27
    sll     $27,7,$27
    # The columns after ShiftRows: row i of column j is byte 4 (j + i) + i. Not bytes 14 and 15.
    clr     $10
    clr     $11
    clr     $12
    clr     $13
    COUNTER_ROW 0, 0, 4, 8, 12
    COUNTER_ROW 1, 5, 9, 13, 1
    mov     $11,$14
    COUNTER_ROW 2, 10, 14, 2, 6
    mov     $14,$11
    mov     $10,$14
    COUNTER_ROW 3, 15, 3, 7, 11
    sll     $11,32,$11
    sll     $13,32,$13
    bis     $14,$11,$14
    bis     $12,$13,$12
    MIX_FOUR $14, $12, $8, $9, $10, $11, $22, $23, $24, $25
    ldl     $8,aes_round_keys+16($31) !tprello
    ldl     $9,aes_round_keys+24($31) !tprello
    xor     $14,$8,$14
    xor     $12,$9,$12
    TO_BASIS $14, $12, $8, $9, $10, $11
    stl     $14,counter_columns($31) !tprello
    stl     $12,counter_columns+8($31) !tprello
    br      $31,with_columns
    .end counter_constant

# Goes on in aes_prepare: what every unit needs.
prepare_counter:
    SAVE
    LOAD_BIG_ENDIAN aes_counter, $1, $3
    LOAD_BIG_ENDIAN aes_counter+8, $2, $3
    stl     $1,counter_first($31) !tprello
    stl     $2,counter_first+8($31) !tprello
    subl    $31,1,$3                # no counters known: no low half / 65536 is -1
    stl     $3,counter_known+8($31) !tprello
    and     $2,31,$20
    LOAD_BIG_ENDIAN aes_round_keys, $1, $3
    LOAD_BIG_ENDIAN aes_round_keys+8, $2, $3
    stl     $1,counter_key($31) !tprello
    stl     $2,counter_key+8($31) !tprello
    bsr     $27,make_tables
    RESTORE
    ret     $31,($26),1

# The tables for batches whose first counter is $20 mod 32. A table is the transposed result of
# MixColumns for the S-box of byte 15, which is row 3 of column 0 after ShiftRows; the odd rows stand
# one column on. Returns to $27, keeps only what RESTORE brings back.
make_tables:
    stl     $27,counter_return+8($31) !tprello
    stl     $20,counter_phase($31) !tprello
    ldi     $21,counter_tables($31) !tprello
make_table:                         # $20 = last byte of the table's first counter
    ldi     $1,counter_mixed($31) !tprello
    ldi     $2,32($31)
    mov     $20,$3
    ldbu    $4,aes_round_keys+15($31) !tprello
make_block:
    xor     $3,$4,$5
    and     $5,255,$5
    ldbu    $5,aes_sbox($5) !tprello
    addl    $5,$5,$6
    srl     $6,8,$7
    mull    $7,27,$7
    xor     $6,$7,$6
    and     $6,255,$6               # 2 s
    xor     $5,$6,$7                # 3 s
#ifdef BITSLICED_BASIS
    ldbu    $5,bitsliced_basis($5) !tprello
    ldbu    $6,bitsliced_basis($6) !tprello
    ldbu    $7,bitsliced_basis($7) !tprello
#endif
    sll     $7,16,$7
    sll     $5,40,$8
    sll     $6,56,$6
    bis     $5,$7,$5
    bis     $6,$8,$6
    bis     $5,$6,$5
    stl     $5,0($1)
    stl     $31,8($1)
    ldi     $1,16($1)
    ldi     $3,1($3)
    subl    $2,1,$2
    bne     $2,make_block
    ldi     IN,counter_mixed($31) !tprello
    bsr     $27,transpose_blocks
    ldi     $20,32($20)
    ldi     $1,counter_lanes($31) !tprello
    subl    $1,$21,$1
    bne     $1,make_table

    # The lanes behind the carry: all bits of their blocks.
    ldi     $1,counter_mixed($31) !tprello
    ldi     $2,32($31)
    ldl     $3,counter_phase($31) !tprello
make_lane:
    srl     $3,5,$4
    subl    $31,$4,$4
    stl     $4,0($1)
    stl     $4,8($1)
    ldi     $1,16($1)
    ldi     $3,1($3)
    subl    $2,1,$2
    bne     $2,make_lane
    ldi     IN,counter_mixed($31) !tprello
    ldi     $21,counter_mixed($31) !tprello
    bsr     $27,transpose_blocks
    vldd    $0,counter_mixed($31) !tprello
    vstd    $0,counter_lanes($31) !tprello
    ldl     $27,counter_return+8($31) !tprello
    ret     $31,($27),1

# The blocks at IN, transposed, to $21, which goes on by 512. Returns to $27.
transpose_blocks:
    stl     $27,counter_return($31) !tprello
    .align 3
    TRANSPOSE
    vstd    $0,0($21)
    vstd    $1,32($21)
    vstd    $2,64($21)
    vstd    $3,96($21)
    vstd    $4,128($21)
    vstd    $5,160($21)
    vstd    $6,192($21)
    vstd    $7,224($21)
    .irp    n, 0, 1, 2, 3, 4, 5, 6, 7
    vldd    $\n,bitsliced_state+32*\n($31) !tprello
    vstd    $\n,256+32*\n($21)
    .endr
    ldi     $21,512($21)
    ldl     $27,counter_return($31) !tprello
    ret     $31,($27),1

    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE
    ldl     $1,counter_first($31) !tprello
    ldl     $2,counter_first+8($31) !tprello
    srl     $19,4,$19
    addl    $2,$19,$3
    cmpult  $3,$2,$2
    addl    $1,$2,$1
    stl     $1,counter_group($31) !tprello
    stl     $3,counter_group+8($31) !tprello
    ldl     $1,counter_phase($31) !tprello
    and     $3,31,$20
    subl    $20,$1,$1
    bne     $1,other_phase
same_phase:
    ldl     $3,counter_group+8($31) !tprello
    srl     $3,5,TABLE
    and     TABLE,7,TABLE
    sll     TABLE,9,TABLE
    ldi     TABLE,counter_tables(TABLE) !tprello
    ldi     $1,counter_constants+512($31) !tprello
    stl     $1,counter_other($31) !tprello
    ldi     $30,counter_constants($31) !tprello
    stl     $30,counter_current($31) !tprello
    mov     $30,CONSTANT
    bsr     $29,counter_constant
    ldi     $22,counter_tables+7*512($31) !tprello
    subl    TABLE,$22,$22
    bne     $22,begin_unit
    bsr     $27,last_table
    .align 3
begin_unit:
    COUNTER

    # Where the next batch's constant and table are; TABLE has gone on.
    .align 3
next_batch:
    ldi     $22,counter_tables+7*512($31) !tprello
    subl    TABLE,$22,$22
    bge     $22,choose_constant
    .align 3
next_round:
    # SWSIM-BEGIN round
    ROUND
    # SWSIM-END
    # SWSIM-BEGIN output
    OUTPUT_COUNTER
    # SWSIM-END
    bgt     LEFT,next_batch
    RESTORE
    ret     $31,($26),1

    .align 3
choose_constant:
    bne     $22,first_table
    bsr     $27,last_table
    br      $31,next_round

# Every 8 batches: the first table again, and the next 256 blocks' constant.
first_table:
    ldi     TABLE,counter_tables($31) !tprello
    ldl     $24,counter_phase($31) !tprello
    ldl     $30,counter_current($31) !tprello
    bne     $24,next_constant_is_there
    mov     $30,CONSTANT
    bsr     $29,counter_constant
    br      $31,next_round
next_constant_is_there:
    ldl     CONSTANT,counter_other($31) !tprello
    stl     CONSTANT,counter_current($31) !tprello
    stl     $30,counter_other($31) !tprello
    br      $31,next_round

# The batch with the last table may hold a carry: makes the next constant and mixes the two.
# Returns to $27, which vector code and counter_constant change.
last_table:
    ldl     $24,counter_phase($31) !tprello
    stl     $27,counter_return($31) !tprello
    beq     $24,no_carry
    ldl     $30,counter_other($31) !tprello
    bsr     $29,counter_constant
    ldl     $22,counter_current($31) !tprello
    ldl     $23,counter_other($31) !tprello
    ldi     CONSTANT,counter_mixed($31) !tprello
    mov     CONSTANT,$24
    vldd    $25,counter_lanes($31) !tprello
    MIX_CONSTANTS 0
    MIX_CONSTANTS 96
    MIX_CONSTANTS 192
    MIX_CONSTANTS 288
    MIX_CONSTANTS 384
    vldd    $8,480($22)
    vldd    $9,480($23)
    vxorw   $8,$9,$9
    vandw   $9,$25,$9
    vxorw   $8,$9,$8
    vstd    $8,480($24)
no_carry:
    ldl     $27,counter_return($31) !tprello
    ret     $31,($27),1

# A unit that is no multiple of 512 bytes changes the place of the carry: other tables.
other_phase:
    stl     $16,counter_arguments($31) !tprello
    stl     $17,counter_arguments+8($31) !tprello
    stl     $18,counter_arguments+16($31) !tprello
    bsr     $27,make_tables
    ldl     $16,counter_arguments($31) !tprello
    ldl     $17,counter_arguments+8($31) !tprello
    ldl     $18,counter_arguments+16($31) !tprello
    br      $31,same_phase

    .end aes_crypt_buffer
