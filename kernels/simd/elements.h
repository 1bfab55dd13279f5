# SPDX-License-Identifier: Apache-2.0
#
# The order of SubBytes in simd and its variants: SUB_ROW of each row, which a kernel brings, and in it
# EACH_ELEMENT, which does the kernel's SUB_ELEMENT on all 8 words.

    .macro EACH_ELEMENT row
    SUB_ELEMENT \row, 0
    SUB_ELEMENT \row, 1
    SUB_ELEMENT \row, 2
    SUB_ELEMENT \row, 3
    SUB_ELEMENT \row, 4
    SUB_ELEMENT \row, 5
    SUB_ELEMENT \row, 6
    SUB_ELEMENT \row, 7
    .endm

    .macro SUB_BYTES
    SUB_ROW R0
    SUB_ROW R1
    SUB_ROW R2
    SUB_ROW R3
    .endm

#include "../common/aes_batches.h"
