# SPDX-License-Identifier: Apache-2.0
#
# AES by tables of words, eight blocks at a time through selldw: a batch's columns lie in four
# registers, column c of block j in element j. A look-up replaces one byte of a column, of all eight
# blocks, by what it adds to a column of the next round (SubBytes and MixColumns in one), 16 look-ups
# a round. What is left for pipe 0 is to cut out the next byte and to add the last result.
#
# One batch keeps the look-ups going. Column by column, rows 3 to 0: the look-ups of column 3 are the
# last ones of columns 0, 1, 2, 3 of the next round, in this order, and in this order the next round
# uses them. So its first look-up has what it needs long before the last one of this round is over.
#
#   look-up     0   1   2   3     4   5   6   7     8   9  10  11    12  13  14  15
#   of column   0   0   0   0     1   1   1   1     2   2   2   2     3   3   3   3
#   row         3   2   1   0     3   2   1   0     3   2   1   0     3   2   1   0
#   to column   1   2   3   0     2   3   0   1     3   0   1   2     0*  1*  2*  3*    * complete
#
# To decrypt, row r of column c goes to column c + r and not c - r. With columns counted backwards
# (0 3 2 1) it goes to c - r: so columns 1 and 3 change places where blocks come in and go out.
#
# Register map
#   $0..$3    D0..D3    columns, in the odd rounds new
#   $4..$7    N0..N3    columns, in the even rounds new; the next batch comes in here
#   $8..$11   O0..O3    result of the last round, goes out under the first round of the next batch
#   $12       S         temporary of the layout transformation
#   $13       K         round key
#   $14,$15   X0 X1     bytes to look up, of even and odd look-ups
#   $16       Y         what the last look-up found
#   $17..$20  T0..T3    tables of rows 0..3
#   $21       SBOX      S-box in words
#   $22       KEY       keys of the round
#   $23       ROUNDS    pairs of rounds left
#   $24,$25   IN OUT    next batch to come in; the last one to go out
#   $26       STEP      what OUT moves on by: 0 the first time, then 128
#   $27       LEFT      batches that have not come in yet
#   $28,$29   EVEN ODD  word selectors
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

#define D0      $0
#define D1      $1
#define D2      $2
#define D3      $3
#define N0      $4
#define N1      $5
#define N2      $6
#define N3      $7
#define O0      $8
#define O1      $9
#define O2      $10
#define O3      $11
#define S       $12
#define K       $13
#define X0      $14
#define X1      $15
#define Y       $16
#define T0      $17
#define T1      $18
#define T2      $19
#define T3      $20
#define SBOX    $21
#define KEY     $22
#define ROUNDS  $23
#define IN      $24
#define OUT     $25
#define STEP    $26
#define LEFT    $27
#define EVEN    $28
#define ODD     $29

#ifdef AES_ECB_DECRYPT
#define IN1     N3
#define IN3     N1
#define OUT1    O3
#define OUT3    O1
#else
#define IN1     N1
#define IN3     N3
#define OUT1    O1
#define OUT3    O3
#endif

    .set noreorder
    .set noat

# ---- Look-ups --------------------------------------------------------------------------------------
# Looks up the bytes in \x. Meanwhile pipe 0 adds what the look-up before found to \column (\to) and
# cuts out the bytes that come next: row \row of \next to \xn. Instructions that follow issue while
# the hidden buffer empties: up to six find room there.
    .macro LOOK_UP table, x, to, next, row, xn
    selldw  \x,\table,7,Y
    .if \row == 3
    vsrlw   \next,24,\xn
    .elseif \row == 0
    vandw   \next,255,\xn
    .else
    vsrlw   \next,8*\row,\xn
    .endif
    selldw  \x,\table,6,Y
    selldw  \x,\table,5,Y
    .if (\row == 1) || (\row == 2)
    vandw   \xn,255,\xn
    .endif
    selldw  \x,\table,4,Y
    selldw  \x,\table,3,Y
    selldw  \x,\table,2,Y
    selldw  \x,\table,1,Y
    vxorw   \to,Y,\to
    selldw  \x,\table,0,Y
    .endm

# A round from columns \a to \b. X0 has row 3 of \a0; \to is the column to which the last look-up is
# still to be added; \next is the column that is looked up first in the next round. Behind look-up n,
# the macro \work n has something else to do.
    .macro ROUND a0, a1, a2, a3, b0, b1, b2, b3, to, next, work
    ldi     KEY,128(KEY)
    LOOK_UP T3, X0, \to, \a0, 2, X1
    vldd    \b1,32(KEY)
    vldd    \b2,64(KEY)
    vldd    \b3,96(KEY)
    vldd    \b0,0(KEY)
    LOOK_UP T2, X1, \b1, \a0, 1, X0
    \work  1
    LOOK_UP T1, X0, \b2, \a0, 0, X1
    \work  2
    LOOK_UP T0, X1, \b3, \a1, 3, X0
    \work  3
    LOOK_UP T3, X0, \b0, \a1, 2, X1
    \work  4
    LOOK_UP T2, X1, \b2, \a1, 1, X0
    \work  5
    LOOK_UP T1, X0, \b3, \a1, 0, X1
    LOOK_UP T0, X1, \b0, \a2, 3, X0
    LOOK_UP T3, X0, \b1, \a2, 2, X1
    LOOK_UP T2, X1, \b3, \a2, 1, X0
    LOOK_UP T1, X0, \b0, \a2, 0, X1
    LOOK_UP T0, X1, \b1, \a3, 3, X0
    LOOK_UP T3, X0, \b2, \a3, 2, X1
    LOOK_UP T2, X1, \b0, \a3, 1, X0
    LOOK_UP T1, X0, \b1, \a3, 0, X1
    LOOK_UP T0, X1, \b2, \next, 3, X0
    .endm

# The last round, from D to O: the S-box alone, whose bytes are put in their row; the next batch comes
# in. The last look-up is still to be added to O3.
    .macro LAST_ROUND
    ldi     KEY,128(KEY)
    LOOK_UP SBOX, X0, D3, D0, 2, X1
    vldd    O1,32(KEY)
    vldd    O2,64(KEY)
    vldd    O3,96(KEY)
    vldd    O0,0(KEY)
    vsllw   Y,24,Y
    LOOK_UP SBOX, X1, O1, D0, 1, X0
    BATCH_IN 1
    vsllw   Y,16,Y
    LOOK_UP SBOX, X0, O2, D0, 0, X1
    BATCH_IN 2
    vsllw   Y,8,Y
    LOOK_UP SBOX, X1, O3, D1, 3, X0
    BATCH_IN 3
    LOOK_UP SBOX, X0, O0, D1, 2, X1
    BATCH_IN 4
    vsllw   Y,24,Y
    LOOK_UP SBOX, X1, O2, D1, 1, X0
    BATCH_IN 5
    vsllw   Y,16,Y
    LOOK_UP SBOX, X0, O3, D1, 0, X1
    vsllw   Y,8,Y
    LOOK_UP SBOX, X1, O0, D2, 3, X0
    LOOK_UP SBOX, X0, O1, D2, 2, X1
    vsllw   Y,24,Y
    LOOK_UP SBOX, X1, O3, D2, 1, X0
    vsllw   Y,16,Y
    LOOK_UP SBOX, X0, O0, D2, 0, X1
    vsllw   Y,8,Y
    LOOK_UP SBOX, X1, O1, D3, 3, X0
    LOOK_UP SBOX, X0, O2, D3, 2, X1
    vsllw   Y,24,Y
    LOOK_UP SBOX, X1, O0, D3, 1, X0
    vsllw   Y,16,Y
    LOOK_UP SBOX, X0, O1, D3, 0, X1
    vsllw   Y,8,Y
    LOOK_UP SBOX, X1, O2, N0, 3, X0
    .endm

# ---- What else there is to do ------------------------------------------------------------------------
    .macro NOTHING step
    .endm

# Eight blocks at IN to columns N0..N3, and the first key. IN moves on if there is one more batch.
    .macro BATCH_IN step
    .if \step == 1
    vldd    S,0(IN)                 # blocks 0 and 1, column by column
    vldd    IN1,32(IN)
    vldd    IN3,64(IN)
    vldd    N0,96(IN)
    .elseif \step == 2
    vshfw   IN1,S,EVEN,N2           # columns 0 and 2 of blocks 0..3
    vshfw   IN1,S,ODD,S             # columns 1 and 3
    vshfw   N0,IN3,EVEN,IN1         # the same of blocks 4..7
    vshfw   N0,IN3,ODD,IN3
    .elseif \step == 3
    vshfw   IN1,N2,EVEN,N0
    vshfw   IN1,N2,ODD,N2
    vshfw   IN3,S,EVEN,IN1
    vshfw   IN3,S,ODD,IN3
    subl    LEFT,1,LEFT
    ldi     S,128(IN)
    selgt   LEFT,S,IN,IN
    .elseif \step == 4
    vldd    K,ttable_column_keys($31) !tprello
    vldd    S,ttable_column_keys+32($31) !tprello
    vxorw   N0,K,N0
    vxorw   N1,S,N1
    .elseif \step == 5
    vldd    K,ttable_column_keys+64($31) !tprello
    vldd    S,ttable_column_keys+96($31) !tprello
    vxorw   N2,K,N2
    vxorw   N3,S,N3
    .endif
    .endm

# Columns O0..O3 to eight blocks at OUT.
    .macro BATCH_OUT step
    .if \step == 1
    vshfw   OUT1,O0,EVEN,S          # columns 0 and 1 of the even blocks
    vshfw   OUT1,O0,ODD,O0          # and of the odd blocks
    vshfw   OUT3,O2,EVEN,OUT1       # columns 2 and 3 of the even blocks
    vshfw   OUT3,O2,ODD,O2          # and of the odd blocks
    .elseif \step == 2
    vshfw   OUT1,S,EVEN,OUT3        # blocks 0 and 4: all columns, word by word
    vshfw   OUT1,S,ODD,OUT1         # blocks 2 and 6
    vshfw   O2,O0,EVEN,S            # blocks 1 and 5
    vshfw   O2,O0,ODD,O0            # blocks 3 and 7
    .elseif \step == 3
    vshfw   S,OUT3,EVEN,O2          # blocks 0 and 1
    vshfw   S,OUT3,ODD,OUT3         # blocks 4 and 5
    vshfw   O0,OUT1,EVEN,S          # blocks 2 and 3
    vshfw   O0,OUT1,ODD,OUT1        # blocks 6 and 7
    .elseif \step == 4
    vstd    O2,0(OUT)
    vstd    S,32(OUT)
    vstd    OUT3,64(OUT)
    vstd    OUT1,96(OUT)
    .elseif \step == 5
    addl    OUT,STEP,OUT
    ldi     STEP,128($31)
    .endif
    .endm

# ---- aes_crypt_blocks: $16 = input, $17 = output, $18 = bytes ---------------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_blocks
    .ent aes_crypt_blocks
    .align 4
aes_crypt_blocks:
    SAVE_REGISTERS
    mov     $16,IN
    mov     $17,OUT
    ldi     LEFT,127($18)           # whole batches, and one more that counts down when the first comes
    srl     LEFT,7,LEFT
    ldi     LEFT,1(LEFT)
    clr     STEP
    ldi     T0,ttable_words($31) !tprello
    ldi     T1,ttable_words+1024($31) !tprello
    ldi     T2,ttable_words+2048($31) !tprello
    ldi     T3,ttable_words+3072($31) !tprello
    ldi     SBOX,ttable_sbox_words($31) !tprello
    ldw     EVEN,even_words($31) !tprello
    ldw     ODD,odd_words($31) !tprello
    BATCH_IN 1
    BATCH_IN 2
    BATCH_IN 3
    BATCH_IN 4
    BATCH_IN 5
    vsrlw   N0,24,X0

    # The first time nothing goes out yet: what is stored for it is overwritten.
    .align 3
next_batch:
    # SWSIM-BEGIN batch
    ldi     KEY,ttable_column_keys($31) !tprello
    ROUND   N0, N1, N2, N3, D0, D1, D2, D3, O3, D0, BATCH_OUT
    ldi     ROUNDS,AES_ROUNDS/2-1($31)
next_rounds:
    # SWSIM-BEGIN two_rounds
    ROUND   D0, D1, D2, D3, N0, N1, N2, N3, D3, N0, NOTHING
    ROUND   N0, N1, N2, N3, D0, D1, D2, D3, N3, D0, NOTHING
    # SWSIM-END
    subl    ROUNDS,1,ROUNDS
    bne     ROUNDS,next_rounds
    LAST_ROUND
    # SWSIM-END
    bne     LEFT,next_batch

    vxorw   O3,Y,O3
    BATCH_OUT 1
    BATCH_OUT 2
    BATCH_OUT 3
    BATCH_OUT 4
    RETURN
    .end aes_crypt_blocks
