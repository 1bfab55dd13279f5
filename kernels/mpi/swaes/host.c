/* SPDX-License-Identifier: Apache-2.0
 *
 * SW-AES over the nodes of a machine.
 */
#include "../../host/aes_cpes.h"
/* Behind its cipher. */
#include "../nodes.h"
