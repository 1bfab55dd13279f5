/* SPDX-License-Identifier: Apache-2.0
 *
 * The C library's <stdio.h> for CPEs. A CPE has no files, only two ways out: stdout and stderr are
 * numbers here, so that a program's host side keeps its own.
 */
#include <features.h>

/* Its inline functions know its own stdout. And where long double is double, it calls functions of
 * other names, for the sake of programs that are older than that type. */
#pragma push_macro("__USE_EXTERN_INLINES")
#pragma push_macro("__LDBL_COMPAT")
#undef __USE_EXTERN_INLINES
#undef __LDBL_COMPAT
#include_next <stdio.h>
#pragma pop_macro("__LDBL_COMPAT")
#pragma pop_macro("__USE_EXTERN_INLINES")

#ifndef SWSIM_SLAVE_STDIO_H
#define SWSIM_SLAVE_STDIO_H

#undef stdin
#undef stdout
#undef stderr
#define stdout ((FILE*)1)
#define stderr ((FILE*)2)
#define stdin ((FILE*)3)

#endif
