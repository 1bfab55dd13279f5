# SPDX-License-Identifier: Apache-2.0
#
# Bitsliced AES with 2-input logic: see bitsliced_aes.h and docs/kernels/bitsliced.md.
#include "../common/aes_task.h"
#include "bitsliced/two_input.h"
#include "bitsliced_aes.h"
