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
counter_return:
    .skip 16
counter_arguments:
    .skip 32

# \d = the 8 bytes at \address, most significant first.
    .macro LOAD_BIG_ENDIAN address, d, t
    clr     \d
    .irp    n, 0, 1, 2, 3, 4, 5, 6, 7
    ldbu    \t,\address+\n($31) !tprello
    sll     \d,8,\d
    bis     \d,\t,\d
    .endr
    .endm

# S-box of byte \n of the counter in $1 (0..7) and $2 (8..15), to byte \row of \d.
    .macro COUNTER_BYTE n, row, d, t
    .if (\n) < 8
    srl     $1,56-8*(\n),\t
    .else
    srl     $2,120-8*(\n),\t
    .endif
    and     \t,255,\t
    ldbu    \t,aes_sbox(\t) !tprello
    sll     \t,8*(\row),\t
    bis     \d,\t,\d
    .endm

# MixColumns of the two columns in \x. $27 = 0x80 in each byte.
    .macro MIX_TWO x, t0, t1, t2, t3
    srl     \x,8,\t0                # rows turned by one
    zapnot  \t0,0x77,\t0
    sll     \x,24,\t1
    zapnot  \t1,0x88,\t1
    bis     \t0,\t1,\t0
    xor     \x,\t0,\t1              # sums of two rows
    srl     \t1,16,\t2              # those two rows on
    zapnot  \t2,0x33,\t2
    sll     \t1,16,\t3
    zapnot  \t3,0xcc,\t3
    bis     \t2,\t3,\t2
    xor     \t0,\t2,\t0
    and     \t1,$27,\t2             # twice the sums
    xor     \t1,\t2,\t1
    sll     \t1,1,\t1
    srl     \t2,7,\t2
    mull    \t2,27,\t2
    xor     \t0,\t1,\t0
    xor     \t0,\t2,\x
    .endm

# One vector at $3: from $2 in the lanes $4, from $1 in the others.
    .macro MIX_CONSTANTS offset, a, b
    vldd    \a,\offset($1)
    vldd    \b,\offset($2)
    vxorw   \a,\b,\b
    vandw   \b,$4,\b
    vxorw   \a,\b,\a
    vstd    \a,\offset($3)
    .endm

    .section .text1,"ax","progbits"

# The state after the first round for the 256 blocks of counter_group, without what the last byte
# adds, to $22; counter_group goes on to the next 256. Returns to $23, changes $0..$15 and $24..$28.
    .ent counter_constant
    .align 4
counter_constant:
    ldl     $1,counter_group($31) !tprello
    ldl     $2,counter_group+8($31) !tprello
    ldl     $3,counter_key($31) !tprello
    ldl     $4,counter_key+8($31) !tprello
    ldi     $5,256($2)
    cmpult  $5,$2,$6
    addl    $1,$6,$6
    stl     $6,counter_group($31) !tprello
    stl     $5,counter_group+8($31) !tprello
    xor     $1,$3,$1
    xor     $2,$4,$2
    ldih    $27,0x0101($31)
    ldi     $27,0x0101($27)
    sll     $27,32,$28
    bis     $27,$28,$27
    sll     $27,7,$27
    # The columns after ShiftRows: row i of column j is byte 4 (j + i) + i. Not byte 15.
    clr     $5
    clr     $6
    clr     $7
    clr     $8
    COUNTER_BYTE 0, 0, $5, $9
    COUNTER_BYTE 4, 0, $6, $10
    COUNTER_BYTE 8, 0, $7, $11
    COUNTER_BYTE 12, 0, $8, $12
    COUNTER_BYTE 5, 1, $5, $9
    COUNTER_BYTE 9, 1, $6, $10
    COUNTER_BYTE 13, 1, $7, $11
    COUNTER_BYTE 1, 1, $8, $12
    COUNTER_BYTE 10, 2, $5, $9
    COUNTER_BYTE 14, 2, $6, $10
    COUNTER_BYTE 2, 2, $7, $11
    COUNTER_BYTE 6, 2, $8, $12
    COUNTER_BYTE 3, 3, $6, $10
    COUNTER_BYTE 7, 3, $7, $11
    COUNTER_BYTE 11, 3, $8, $12
    sll     $6,32,$6
    sll     $8,32,$8
    bis     $5,$6,$5
    bis     $7,$8,$7
    MIX_TWO $5, $9, $10, $11, $12
    MIX_TWO $7, $13, $14, $15, $8
    ldl     $1,aes_round_keys+16($31) !tprello
    ldl     $2,aes_round_keys+24($31) !tprello
    xor     $5,$1,$5
    xor     $7,$2,$7
    # The odd rows stand one column on.
    srl     $7,32,$1
    sll     $5,32,$2
    bis     $1,$2,$1
    srl     $5,32,$2
    sll     $7,32,$3
    bis     $2,$3,$2
    srl     $1,8,$1
    srl     $2,8,$2
    stl     $5,bitsliced_scratch($31) !tprello
    stl     $7,bitsliced_scratch+8($31) !tprello
    stl     $1,bitsliced_scratch+16($31) !tprello
    stl     $2,bitsliced_scratch+24($31) !tprello
    vldd    $1,bitsliced_scratch($31) !tprello
    SPREAD_ALL $1, $22
    ret     $31,($23),1
    .end counter_constant

# Goes on in aes_prepare: what every unit needs.
prepare_counter:
    SAVE
    LOAD_BIG_ENDIAN aes_counter, $1, $3
    LOAD_BIG_ENDIAN aes_counter+8, $2, $3
    stl     $1,counter_first($31) !tprello
    stl     $2,counter_first+8($31) !tprello
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
    INPUT
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
    ldi     $22,counter_constants($31) !tprello
    stl     $22,counter_current($31) !tprello
    mov     $22,CONSTANT
    bsr     $23,counter_constant
    br      $31,choose_constant

    .align 3
next_batch:
    # SWSIM-BEGIN input
    COUNTER
    # SWSIM-END
next_round:
    # SWSIM-BEGIN round
    ROUND
    # SWSIM-END
    # SWSIM-BEGIN output
    OUTPUT_COUNTER
    # SWSIM-END
    ble     LEFT,unit_done
choose_constant:
    ldi     $1,counter_tables+7*512($31) !tprello
    subl    TABLE,$1,$1
    blt     $1,next_batch

    # Every 8 batches: the last table, or the first one again.
    ldl     $2,counter_phase($31) !tprello
    bne     $1,begin_group
    beq     $2,next_batch
    ldl     $22,counter_other($31) !tprello
    bsr     $23,counter_constant
    ldl     $1,counter_current($31) !tprello
    ldl     $2,counter_other($31) !tprello
    ldi     CONSTANT,counter_mixed($31) !tprello
    mov     CONSTANT,$3
    vldd    $4,counter_lanes($31) !tprello
    ldi     $5,4($31)
mix_constants:
    MIX_CONSTANTS 0, $6, $7
    MIX_CONSTANTS 32, $8, $9
    MIX_CONSTANTS 64, $10, $11
    MIX_CONSTANTS 96, $12, $13
    ldi     $1,128($1)
    ldi     $2,128($2)
    ldi     $3,128($3)
    subl    $5,1,$5
    bne     $5,mix_constants
    br      $31,next_batch

begin_group:
    ldi     TABLE,counter_tables($31) !tprello
    ldl     $22,counter_current($31) !tprello
    bne     $2,next_constant_is_there
    mov     $22,CONSTANT
    bsr     $23,counter_constant
    br      $31,next_batch
next_constant_is_there:
    ldl     CONSTANT,counter_other($31) !tprello
    stl     CONSTANT,counter_current($31) !tprello
    stl     $22,counter_other($31) !tprello
    br      $31,next_batch

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

unit_done:
    RESTORE
    ret     $31,($26),1
    .end aes_crypt_buffer
