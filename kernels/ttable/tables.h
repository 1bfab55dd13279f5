# SPDX-License-Identifier: Apache-2.0
#
# LDM and aes_prepare of the scalar T-table kernels: look-up tables and round keys with their bytes spread.
#
# A column of a state is spread over a 64-bit word, byte r in bits 16r+5 .. 16r+12 (field r). A field
# by itself is thus its byte times 32, the offset of a table entry. The entry of a byte, 32 bytes:
#
#   ttable_rounds       what the byte adds to a column of the next round (SubBytes and MixColumns),
#                       spread: from row 0 at 0, row 1 at 16, row 2 at 8, row 3 at 24
#   ttable_last         SubBytes alone, as a 32-bit word with the byte in its row, not spread:
#                       row 0 at 0, row 1 at 4, row 2 at 16, row 3 at 20
#
# Let q0..q3 be the byte's multiples in a column of the MixColumns matrix (2 1 1 3, or e 9 d b to
# decrypt). Row r adds them r fields further down; so the four entries of ttable_rounds are made of
# the words a = q1 q0, b = q3 q2, c = q0 q3, d = q2 q1: row 0 is b a (high word first), row 2 is
# a b, row 1 is d c, row 3 is c d. Eight table entries are made at a time, one to a 32-bit element.
# ---- LDM ---------------------------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
    .globl ttable_rounds, ttable_last, ttable_keys
    .align 5
ttable_rounds:
    .skip 32 * 256
ttable_last:
    .skip 32 * 256
ttable_keys:                        # first key twice; spread columns of key r at 32 r, in the order below
    .skip 32 * 16

field_0:                            # where a byte of field 0, and of field 1, lies in a word
    .long 0x1fe0
field_1:
    .long 0x1fe00000
polynomial:                         # AES's x^8 + x^4 + x^3 + x + 1, in field 0
    .long 0x11b << 5
low_elements:                       # vshfw selectors: elements 0..3 of both sources,
    .long 0x32103210
high_elements:                      # and elements 4..7
    .long 0x76547654
entry_elements:                     # of elements i and 4 + i of both sources; i = 0..3
    .long 0x04400440, 0x15511551, 0x26622662, 0x37733773
key_columns:                        # low and high words to columns
#ifdef AES_ECB_DECRYPT
    .long 0x51627340                # 0 3 2 1: rows shift the other way, see pass_*.h
#else
    .long 0x73625140                # 0 1 2 3
#endif

# ---- Steps -------------------------------------------------------------------------------------------
#define BYTES       $0
#define S           $1
#define S2          $2
#define T           $3
#define Q0          $4
#define Q1          $5
#define Q2          $6
#define Q3          $7
#define A           $8
#define B           $16
#define C           $17
#define D           $18
#define LOW4        $19
#define HIGH4       $20
#define ENTRY0      $21
#define ENTRY1      $22
#define ENTRY2      $23
#define ENTRY3      $24
#define FIELD       $25
#define POLYNOMIAL  $27
#define TABLES      $28
#define SBOX        $29

# \x2 = \x times x in GF(2^8), in field 0.
    .macro TIMES_X x, x2
    vsrlw   \x,12,T                 # 1 where the byte's high bit is set
    vsllw   \x,1,\x2
    vsubw   $31,T,T
    vandw   T,POLYNOMIAL,T
    vxorw   \x2,T,\x2
    .endm

# Q0..Q3 = multiples of S.
    .macro MULTIPLES
#ifdef AES_ECB_DECRYPT
    TIMES_X   S, S2
    TIMES_X   S2, Q0                  # 4
    TIMES_X   Q0, Q3                  # 8
    vxorw   Q3,S,Q1                 # 9
    vxorw   Q3,S2,Q3
    vxorw   Q1,Q0,Q2                # d
    vxorw   Q3,Q0,Q0                # e
    vxorw   Q1,S2,Q3                # b
#else
    TIMES_X   S, Q0                   # 2
    vfmov   S,Q1
    vfmov   S,Q2
    vxorw   S,Q0,Q3                 # 3
#endif
    .endm

# \word = field 0 of \high and \low.
    .macro JOIN high, low, word
    vsllw   \high,16,\word
    vbisw   \word,\low,\word
    .endm

# Entry of each element of \a \b \c \d: a b b a c d d c, element by element.
    .macro STORE_ENTRIES a, b, c, d, place
    vshfw   \b,\a,LOW4,T
    vshfw   \d,\c,LOW4,S2
    vshfw   \b,\a,HIGH4,\a
    vshfw   \d,\c,HIGH4,\c
    vshfw   S2,T,ENTRY0,Q0
    vshfw   S2,T,ENTRY1,Q1
    vshfw   S2,T,ENTRY2,Q2
    vshfw   S2,T,ENTRY3,Q3
    vstd    Q0,\place(TABLES)
    vstd    Q1,\place+128(TABLES)
    vstd    Q2,\place+256(TABLES)
    vstd    Q3,\place+384(TABLES)
    vshfw   \c,\a,ENTRY0,Q0
    vshfw   \c,\a,ENTRY1,Q1
    vshfw   \c,\a,ENTRY2,Q2
    vshfw   \c,\a,ENTRY3,Q3
    vstd    Q0,\place+512(TABLES)
    vstd    Q1,\place+640(TABLES)
    vstd    Q2,\place+768(TABLES)
    vstd    Q3,\place+896(TABLES)
    .endm

# The entries of the 8 bytes in field 0 of S, which are byte \number of the words in BYTES.
    .macro STORE_TABLES number
    vsrlw   S,5,A
    vsllw   S,3,B
    vsllw   S,11,C
    vsllw   S,19,D
    STORE_ENTRIES A, B, C, D, 8192+32*\number
    MULTIPLES
    JOIN    Q1, Q0, A
    JOIN    Q3, Q2, B
    JOIN    Q0, Q3, C
    JOIN    Q2, Q1, D
    STORE_ENTRIES A, B, C, D, 32*\number
    .endm

# ---- aes_prepare ----------------------------------------------------------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_prepare
    .ent aes_prepare
    .align 4
aes_prepare:
    ldw     LOW4,low_elements($31) !tprello
    ldw     HIGH4,high_elements($31) !tprello
    ldw     ENTRY0,entry_elements($31) !tprello
    ldw     ENTRY1,entry_elements+4($31) !tprello
    ldw     ENTRY2,entry_elements+8($31) !tprello
    ldw     ENTRY3,entry_elements+12($31) !tprello
    ldwe    FIELD,field_0($31) !tprello
    ldwe    POLYNOMIAL,polynomial($31) !tprello
    ldi     TABLES,ttable_rounds($31) !tprello
    ldi     SBOX,aes_sbox($31) !tprello

next_bytes:                         # byte k of element i belongs to 4 i + k
    vldd    BYTES,0(SBOX)
    vsllw   BYTES,5,S
    vandw   S,FIELD,S
    STORE_TABLES 0
    vsrlw   BYTES,3,S
    vandw   S,FIELD,S
    STORE_TABLES 1
    vsrlw   BYTES,11,S
    vandw   S,FIELD,S
    STORE_TABLES 2
    vsrlw   BYTES,19,S
    vandw   S,FIELD,S
    STORE_TABLES 3
    ldi     SBOX,32(SBOX)
    ldi     TABLES,1024(TABLES)
    ldi     T,aes_sbox+256($31) !tprello
    cmplt   SBOX,T,T
    bne     T,next_bytes

    # Round keys, two at a time; of the first and the last round they are not used.
    ldwe    A,field_1($31) !tprello
    ldw     B,key_columns($31) !tprello
    ldi     C,aes_round_keys($31) !tprello
    ldi     D,ttable_keys($31) !tprello
next_keys:
    vldd    S,0(C)
    vsllw   S,5,Q0                  # byte 0 of each column
    vsllw   S,13,Q1                 # byte 1
    vsrlw   S,11,Q2                 # byte 2
    vsrlw   S,3,Q3                  # byte 3
    vandw   Q0,FIELD,Q0
    vandw   Q1,A,Q1
    vandw   Q2,FIELD,Q2
    vandw   Q3,A,Q3
    vbisw   Q0,Q1,Q0                # low words
    vbisw   Q2,Q3,Q2                # high words
    vshfw   Q2,Q0,LOW4,Q1
    vshfw   Q2,Q0,HIGH4,Q3
    vshfw   Q1,Q1,B,Q1
    vshfw   Q3,Q3,B,Q3
    vstd    Q1,0(D)
    vstd    Q3,32(D)
    ldi     C,32(C)
    ldi     D,64(D)
    ldi     T,aes_round_keys+16*AES_ROUNDS($31) !tprello
    cmplt   C,T,T
    bne     T,next_keys

    # Key of the first round, not spread, for two blocks.
    vldd    S,aes_round_keys($31) !tprello
    vshff   S,S,0x44,S
    vstd    S,ttable_keys($31) !tprello
#ifdef THREE_INPUT_LOGIC
    ldi     T,0x96($31)             # vlog3r0 a,b,c: a xor b xor c
    wcsr    T,0x80
#endif
    ret     $31,($26),1
    .end aes_prepare
