/* SPDX-License-Identifier: Apache-2.0
 *
 * Parallel AES of Chen et al., byte by byte, its S-box left in main memory: each look-up is a gld.
 */
#define TABLES_IN_MAIN_MEMORY 1
#include "sbox_aes.h"

#include "../../../kernels/chen/separate_buffers.h"
#include "../../../kernels/chen/cpe.h"
