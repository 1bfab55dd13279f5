# SPDX-License-Identifier: Apache-2.0
#
# driver.S for kernels whose own LDM data leave no room for its buffers in the first 32 KB.
#define FAR_BUFFERS
#include "driver.S"
