/* SPDX-License-Identifier: Apache-2.0
 *
 * Parallel AES of Chen et al., its tables left in main memory: each look-up is a gld.
 */
#define TABLES_IN_MAIN_MEMORY 1
#include "table_aes.h"
#include "separate_buffers.h"
#include "cpe.h"
