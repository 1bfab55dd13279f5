// SPDX-License-Identifier: Apache-2.0
//
// .macro, .irp and .irpc: parameters, arguments, and the substitution of \name, \@ and \().
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "asm/lexer.h"
#include "asm/source.h"

namespace swsim {

struct MacroParameter {
    std::string_view name;
    std::string_view default_value;
    bool required = false;
    bool variadic = false;
};

struct Macro {
    std::string_view name;
    std::vector<MacroParameter> parameters;
    std::vector<Statement> body;
};

// What follows ".macro": NAME a, b=1, c:req, d:vararg.
Macro parse_macro_header(Cursor& cursor);

// The next argument: up to a comma, or to a blank between two words. Quotes are taken off.
std::string next_argument(Cursor& cursor);

// One value for each parameter.
std::vector<std::string> bind_arguments(const Macro& macro, Cursor& cursor);

// `text` with \name replaced; `count` stands for \@.
std::string substitute(std::string_view text, std::span<const MacroParameter> parameters,
                       std::span<const std::string> values, uint64_t count);

}  // namespace swsim
