// SPDX-License-Identifier: Apache-2.0
//
// Routines in CPE assembly that compiled C and the assembler's divisions call: division, what GCC
// expects of every library (memcpy, count of leading zeros, ...), and C's rounding functions.
// Sources: runtime/*.S; they are part of the program, which so needs no path at run time.
#pragma once

#include <set>
#include <string>

namespace swsim {

// Whether a routine of that name exists.
bool is_runtime_routine(const std::string& name);

// Whether it is one that GCC calls by itself. The names of others (round) may be a program's own.
bool is_compiler_routine(const std::string& name);

// The sources that define those routines of the compiler, private to the file they are appended to
// (no .globl), so that any number of translated files can be linked. Empty if `routines` is.
std::string private_runtime_source(const std::set<std::string>& routines);

// The same as a file of its own, for all files of a program. Its symbols are weak: those of the
// program's own come first.
std::string shared_runtime_source(const std::set<std::string>& routines);

}  // namespace swsim
