/* SPDX-License-Identifier: Apache-2.0
 *
 * AES in the form of Chen et al. over the nodes of a machine.
 */
#include "../../chen/chen_cpes.h"
/* Behind its cipher. */
#include "../nodes.h"
