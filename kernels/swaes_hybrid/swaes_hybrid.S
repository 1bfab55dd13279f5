# SPDX-License-Identifier: Apache-2.0
#
# SW-AES with look-ups on both sides: selldw keeps its hidden buffer busy for 22 cycles a look-up,
# but pipe 1 for 8 and pipe 0 for none. In what is left, more blocks are looked up word by word:
# vextw brings an index out of a vector (pipe 0), ldw the table's word (pipe 1). Tables hold whole
# columns (SubBytes and MixColumns in one), the same for both.
#
# A batch is 18 blocks. Blocks 0..7 lie in registers by columns: word j of A_c is column c of block j.
# Blocks 8..17 lie in `state` as they come, two to a vector: 5 pairs. A column of the next round is
#   table 0 [byte of row 0, column c] + table 1 [row 1, column c + 1] + table 2 [row 2, column c + 2]
#   + table 3 [row 3, column c + 3] + key.
# For decryption it is column c - 1 of row 1 and so on. So that both are the same program, byte k
# here is the byte that ShiftRows moves by k columns to the left: of row k, for decryption row 4 - k.
#
# ordered.h, made by order.py, has the instructions of the steps. The last batch of a unit
# ends where the data end: it may do blocks once more.
#
# Register map
#   $0..$3    A0..A3    columns 0..3 of blocks 0..7
#   $4..$7    B0..B3    the same in the next round, and the other way round
#   $8,$9     X0 X1     bytes to look up, one in each word
#   $10       Y         what selldw found
#   $11..$14  TABLE0..3 tables of the round for selldw
#   $15       MASK      0x3fc in each word
#   $16..$19  F0..F3    two blocks: bytes k of the 8 columns, 4 times each, as ldw wants them
#   $20       V         the next two blocks
#   $21       KEY       keys of the round
#   $22       COUNT     pairs of rounds left; in the first round IN, between batches IN
#   $23..$29  W0..W6    words looked up; temporary
#   $30       K         round key, twice: what the next pairs are added to
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

#define A0      $0
#define A1      $1
#define A2      $2
#define A3      $3
#define B0      $4
#define B1      $5
#define B2      $6
#define B3      $7
#define X0      $8
#define X1      $9
#define Y       $10
#define TABLE0  $11
#define TABLE1  $12
#define TABLE2  $13
#define TABLE3  $14
#define MASK    $15
#define F0      $16
#define F1      $17
#define F2      $18
#define F3      $19
#define V       $20
#define KEY     $21
#define COUNT   $22
#define IN      $22
#define W0      $23
#define W1      $24
#define W2      $25
#define W3      $26
#define W4      $27
#define W5      $28
#define W6      $29
#define K       $30

# Where byte k stands in a column: bits from BYTE_k on.
    .equ BYTE_1, ROTATION
    .equ BYTE_2, 16
    .equ BYTE_3, 32-ROTATION
    .equ INDEX_1, BYTE_1-2
    .equ INDEX_2, BYTE_2-2
    .equ INDEX_3, BYTE_3-2

#define BATCH_BYTES 288
# A round's keys: columns 0..3, each in all words, then the round key twice.
#define KEY_BYTES 160

    .set noreorder
    .set noat

    .section .tdata_local,"awT","progbits"
    .align 5
mask_3fc:
    .rept 8
    .long 0x3fc
    .endr
state:
    .skip 160
keys:
    .skip KEY_BYTES * (AES_ROUNDS + 1)
tables:                             # of bytes 0..3, 256 words each
    .skip 4096
last_tables:                        # the same for the last round: the S-box alone
    .skip 4096
progress:                           # the batch's input, from there to its output, the last input
    .quad 0, 0, 0
stack_pointer:
    .quad 0

#include "swaes_hybrid/ordered.h"

    .macro INNER_ROUND a0, a1, a2, a3, b0, b1, b2, b3, table
    ROUND   \a0, \a1, \a2, \a3, \b0, \b1, \b2, \b3, \table, "state+32($31) !tprello", "state+64($31) !tprello", "state+96($31) !tprello", "state+128($31) !tprello"
    .endm

    .macro FIRST_ROUND in=IN
    ROUND   A0, A1, A2, A3, B0, B1, B2, B3, tables, "160(\in)", "192(\in)", "224(\in)", "256(\in)"
    .endm

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes --------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    stl     $30,stack_pointer($31) !tprello
    ldi     $18,31($18)             # vectors have 32 bytes
    andnot  $18,31,$18
    ldi     $18,-BATCH_BYTES($18)   # where the last batch begins
    sellt   $18,0,$18,$18
    addl    $16,$18,$18
    subl    $17,$16,$17
    stl     $16,progress($31) !tprello
    stl     $17,progress+8($31) !tprello
    stl     $18,progress+16($31) !tprello
    vldd    MASK,mask_3fc($31) !tprello
    mov     $16,IN
    .align 3
    FIRST_BATCH

    .align 3
next_batch:
    FIRST_ROUND
    ldi     KEY,KEY_BYTES(KEY)
    ldi     COUNT,AES_ROUNDS/2-1($31)

    # SWSIM-BEGIN two_rounds
next_rounds:
    INNER_ROUND B0, B1, B2, B3, A0, A1, A2, A3, tables
    ldi     KEY,KEY_BYTES(KEY)
    subl    COUNT,1,COUNT
    INNER_ROUND A0, A1, A2, A3, B0, B1, B2, B3, tables
    ldi     KEY,KEY_BYTES(KEY)
    bne     COUNT,next_rounds
    # SWSIM-END

    ldi     TABLE0,last_tables($31) !tprello
    ldi     TABLE1,last_tables+1024($31) !tprello
    ldi     TABLE2,last_tables+2048($31) !tprello
    ldi     TABLE3,last_tables+3072($31) !tprello
    INNER_ROUND B0, B1, B2, B3, A0, A1, A2, A3, last_tables

    # SWSIM-BEGIN between_batches
    NEXT_BATCH
    # SWSIM-END
    bne     W6,next_batch

    ldl     $30,stack_pointer($31) !tprello
    RETURN
    .end aes_crypt_buffer

# ---- aes_prepare: keys and tables ------------------------------------------------------------------
# $1 from, $2 to, $3 left

# \x = \p times x in GF(2^8), in each word.
    .macro DOUBLE p, x, t
    vsrlw   \p,7,\t
    vsllw   \p,1,\x
    vsubw   $31,\t,\t
    vandw   \x,255,\x
    vandw   \t,0x1b,\t
    vxorw   \x,\t,\x
    .endm

# Rotates \word so that the byte of row 0 goes to that of the next table.
    .macro NEXT_TABLE word, t
    vsllw   \word,BYTE_1,\t
    vsrlw   \word,32-BYTE_1,\word
    vbisw   \word,\t,\word
    .endm

    .globl aes_prepare
    .ent aes_prepare
    .align 4
aes_prepare:
    ldi     $1,aes_round_keys($31) !tprello
    ldi     $2,keys($31) !tprello
    ldi     $3,AES_ROUNDS+1($31)
spread_keys:
    ldwe    $4,0($1)
    ldwe    $5,4($1)
    ldwe    $6,8($1)
    ldwe    $7,12($1)
    vstd    $4,0($2)
    vstd    $5,32($2)
    vstd    $6,64($2)
    vstd    $7,96($2)
    ldl     $4,0($1)
    ldl     $5,8($1)
    stl     $4,128($2)
    stl     $5,136($2)
    stl     $4,144($2)
    stl     $5,152($2)
    ldi     $1,16($1)
    ldi     $2,KEY_BYTES($2)
    subl    $3,1,$3
    bne     $3,spread_keys

    # The S-box, one word for each byte: the last round's table of row 0
    ldi     $1,aes_sbox($31) !tprello
    ldi     $2,last_tables($31) !tprello
    ldi     $3,64($31)
widen_sbox:
    ldbu    $4,0($1)
    ldbu    $5,1($1)
    ldbu    $6,2($1)
    ldbu    $7,3($1)
    stw     $4,0($2)
    stw     $5,4($2)
    stw     $6,8($2)
    stw     $7,12($2)
    ldi     $1,4($1)
    ldi     $2,16($2)
    subl    $3,1,$3
    bne     $3,widen_sbox

    # All other tables, eight words a time. $4 = s, what a byte of row 0 adds to the rows: 2 s, s, s,
    # 3 s; for decryption 14 s, 9 s, 13 s, 11 s.
    ldi     $2,tables($31) !tprello
    ldi     $3,32($31)
fill_tables:
    vldd    $4,last_tables-tables($2)
    DOUBLE  $4, $5, $8
#if AES_ECB_DECRYPT
    DOUBLE  $5, $6, $8
    DOUBLE  $6, $7, $8
    vxorw   $7,$4,$16               # 9 s
    vxorw   $16,$5,$17              # 11 s
    vxorw   $16,$6,$18              # 13 s
    vxorw   $7,$6,$7
    vxorw   $7,$5,$7                # 14 s
    vsllw   $16,8,$16
    vsllw   $18,16,$18
    vsllw   $17,24,$17
#else
    vxorw   $5,$4,$17               # 3 s
    vsllw   $4,8,$16
    vsllw   $4,16,$18
    vsllw   $17,24,$17
    vfmov   $5,$7
#endif
    vbisw   $7,$16,$7
    vbisw   $18,$17,$18
    vbisw   $7,$18,$7
    vstd    $7,0($2)
    NEXT_TABLE $7, $8
    NEXT_TABLE $4, $5
    vstd    $7,1024($2)
    vstd    $4,1024+last_tables-tables($2)
    NEXT_TABLE $7, $8
    NEXT_TABLE $4, $5
    vstd    $7,2048($2)
    vstd    $4,2048+last_tables-tables($2)
    NEXT_TABLE $7, $8
    NEXT_TABLE $4, $5
    vstd    $7,3072($2)
    vstd    $4,3072+last_tables-tables($2)
    ldi     $2,32($2)
    subl    $3,1,$3
    bne     $3,fill_tables
    ret     $31,($26),1
    .end aes_prepare
