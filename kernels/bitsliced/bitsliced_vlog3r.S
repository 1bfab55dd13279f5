# SPDX-License-Identifier: Apache-2.0
#
# Bitsliced AES with 3-input logic (vlog3r): see bitsliced_aes.h and
# docs/kernels/bitsliced.md.
#include "../common/aes_task.h"
#include "bitsliced/vlog3r.h"
#include "bitsliced_aes.h"
