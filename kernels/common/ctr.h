# SPDX-License-Identifier: Apache-2.0
#
# Counters of CTR: numbers of 128 bits, in memory with the most significant byte first. All operands
# of the macros are registers, \t is temporary.

# \n = the 8 bytes at \address, most significant first.
    .macro LOAD_BIG_ENDIAN address, n, temporary
    ldl     \temporary,\address($31) !tprello
    REVERSE_BYTES \temporary, \n, \temporary
    .endm

# \to = \from with its 8 bytes in reverse order; \to is another register than \from.
    .macro REVERSE_BYTES from, to, temporary
    zapnot  \from,0x55,\to          # neighbouring bytes
    zapnot  \from,0xaa,\temporary
    sll     \to,8,\to
    srl     \temporary,8,\temporary
    or      \to,\temporary,\to
    zapnot  \to,0xcc,\temporary     # neighbouring pairs of bytes
    zapnot  \to,0x33,\to
    sll     \to,16,\to
    srl     \temporary,16,\temporary
    or      \to,\temporary,\to
    srl     \to,32,\temporary       # halves
    sll     \to,32,\to
    or      \to,\temporary,\to
    .endm

    .macro ADD_TO_COUNTER number, high, low, t
    addl    \low,\number,\low
    cmpult  \low,\number,\t
    addl    \high,\t,\high
    .endm

# The counter of the block at \offset (bytes) in the data; changes \offset.
    .macro LOAD_COUNTER offset, high, low, t
    LOAD_BIG_ENDIAN aes_counter, \high, \t
    LOAD_BIG_ENDIAN aes_counter+8, \low, \t
    srl     \offset,4,\offset
    ADD_TO_COUNTER \offset, \high, \low, \t
    .endm

# Takes from \left the \run counters that from \low on differ in their last byte only.
    .macro TAKE_RUN low, left, run, t
    and     \low,255,\t
    ldi     \run,256($31)
    subl    \run,\t,\run
    cmplt   \left,\run,\t
    selne   \t,\left,\run,\run
    subl    \left,\run,\left
    .endm
