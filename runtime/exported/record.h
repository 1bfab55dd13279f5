/* SPDX-License-Identifier: Apache-2.0
 *
 * The record of the run on stdout: the fields of `swsim run --json`, null where the machine does
 * not tell, and in "hardware" what `swsim compare` needs to repeat the run.
 */
#ifndef EXPORTED_RECORD_H
#define EXPORTED_RECORD_H

#include "data.h"
#include "options.h"

void print_record(const struct options* options, const struct data* data, int verified);

#endif
