# SPDX-License-Identifier: Apache-2.0
#
# ttable with three-input logic: two vlog3r where ttable has four xor. docs/kernels/ttable.md tells
# how it works.
#define THREE_INPUT_LOGIC
#include "crypt.h"
