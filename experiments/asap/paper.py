# SPDX-License-Identifier: Apache-2.0
"""What Liu and Baas state in text and tables: "A High-Performance Area-Efficient AES Cipher on a
Many-Core Platform". No figure was digitised.

Cycles are of AsAP's processors and for a block of 16 bytes; an instruction is a word of 32 bits, a
word of data one of 16.
"""

from lab.published import ASAP_CYCLES_PER_BLOCK

# Table I: each task of the first mapping, alone. MixCol-8: section III.C; the last two: III.D.
ALONE_CYCLES = {
    "SubBytes": 132,
    "ShiftRows": 38,
    "MixColumns": 266,
    "AddRoundKey": 22,
    "KeySubWord": 56,
    "KeyRotWord": 26,
    "KeyXOR": 56,
    "MixCol-8": 152,
    "SubShift": 148,
    "KeyScheduling": 60,
}
FIRST_TASKS = tuple(ALONE_CYCLES)[:7]  # those of the first mapping

FIRST_CYCLES, FINAL_CYCLES = ASAP_CYCLES_PER_BLOCK
# Sections III.A and III.D; III.B and III.C.
FIRST_PROCESSORS, FINAL_PROCESSORS = 70, 59
FIRST_BOTTLENECK, FINAL_BOTTLENECK = "MixColumns", "MixCol-8"
TIME_SAVED_PERCENT = 43  # section III.C calls it the increase of the throughput
MORE_PROCESSORS = 10  # for two MixCol-8 in place of each MixColumns, section III.C
KEY_PROCESSORS = 20  # of the final ones; table II leaves them out: 6.63 mm2 are 39 of 0.17

# Section II.B: a processor's memories in words, and its area in 65 nm.
INSTRUCTION_WORDS, DATA_WORDS = 128, 128
DATA_WORD_BYTES = 2
PROCESSOR_MM2 = 0.17
# Section III.A, averages of the first mapping; III.D, of fused tasks.
AVERAGE_INSTRUCTIONS, AVERAGE_DATA_WORDS = 28, 55
INSTRUCTIONS = {"SubShift": 102, "KeyScheduling": 31}
FUSED_DATA_WORDS = {"SubShift": 128, "KeyScheduling": 36}

ROUNDS = 10  # AES-128


def processors(rounds: int = ROUNDS, one_loop: int = 7, last_round: int = 7) -> int:
    """Equation 3: with a processor for each task. A loop has four tasks of the cipher and three of
    the key schedule; the last round has no MixColumns, but the first AddRoundKey counts there."""
    return (rounds - 1) * one_loop + last_round
