# SPDX-License-Identifier: Apache-2.0
#
# Bitsliced AES with 3-input logic (vlog3r): see ../bitsliced/bitsliced_aes.h and
# docs/kernels/bitsliced.md.
#include "../common/aes_task.h"
#include "../bitsliced/generated/vlog3r.h"
#include "../bitsliced/bitsliced_aes.h"
