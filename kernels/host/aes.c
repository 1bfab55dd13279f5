/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the AES kernels whose CPE side reads ../common/aes_task.h.
 */
#include "aes_cpes.h"
/* Behind its cipher. */
#include "crypt_file.h"
