/* SPDX-License-Identifier: Apache-2.0
 *
 * Parallel AES of Chen et al., its tables in LDM.
 */
#define TABLES_IN_MAIN_MEMORY 0
#include "table_aes.h"
#include "separate_buffers.h"
#include "cpe.h"
