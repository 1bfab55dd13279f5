# SPDX-License-Identifier: Apache-2.0
#
# AES by tables, integer instructions only: each byte of a state looks up what it adds to a column of
# the next one. Two blocks in a pass, half a round apart, every slot of both pipes used: pass_*.h,
# made by generate.py. docs/kernels/ttable.md tells how it works.
#include "crypt.h"
