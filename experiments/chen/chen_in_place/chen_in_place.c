/* SPDX-License-Identifier: Apache-2.0
 *
 * Parallel AES of Chen et al., each unit encrypted in the buffer that it came in.
 */
#define TABLES_IN_MAIN_MEMORY 0
#include "../../../kernels/chen/table_aes.h"

#include "../../../kernels/chen/in_place.h"
#include "../../../kernels/chen/cpe.h"
