/* SPDX-License-Identifier: Apache-2.0
 *
 * errno of a core, by the names of the two C libraries whose headers and sources are used.
 */
static _Thread_local int number;

int *__errno_location(void) { return &number; }
int *__errno(void) { return &number; }
