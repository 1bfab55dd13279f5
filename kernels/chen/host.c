/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the kernels in the form of Chen et al.
 */
#include "chen_cpes.h"
/* Behind its cipher. */
#include "../host/crypt_file.h"
