// SPDX-License-Identifier: Apache-2.0
//
// Alpha has two files of 32 registers, the CPE one for both integers and floating point. GCC is
// told to use only so many of each that all have a register of the CPE (floating_point_flags), and
// here their names change: $f10 becomes $4, and so on.
//
// Arguments and results lie in registers that both files share: argument k in $16+k, whether GCC
// calls it $16+k or $f16+k, a result in $0 or $f0. GCC takes these for different registers and may
// write one while the other is still needed. So each function is checked along all of its paths,
// and a value that would be lost is kept in a register that the function does not use.
#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "asm/alpha/alpha_line.h"

namespace swsim {

// GCC's options for files that compute with floating point, in place of those for integers.
std::span<const std::string> floating_point_flags();

// Names of the functions that return a floating-point value, from GCC's dump of its first
// intermediate code (-fdump-rtl-expand): the assembly does not tell.
std::set<std::string> functions_that_return_floating_point(const std::string& expand_dump);

// Says what cannot be kept apart; the line stands in the text that was given.
using ReportProblem =
    std::function<void(const AlphaLine& line, std::string_view reason, std::string_view advice)>;

// The same code with integer registers' names only.
std::vector<AlphaLine> merge_register_files(std::vector<AlphaLine> lines,
                                            const std::set<std::string>& return_floating_point,
                                            const ReportProblem& report);

}  // namespace swsim
