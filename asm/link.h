// SPDX-License-Identifier: Apache-2.0
//
// Gives sections and symbols their addresses and puts values into instructions and data.
#pragma once

#include <string>

#include "asm/assembler.h"
#include "asm/object.h"
#include "asm/reporter.h"

namespace swsim {

// Errors go to the reporter.
void link(Object& object, Program& program, Reporter& reporter, const AssemblerOptions& options);

struct RangeError {
    std::string message;
    std::string hint;
};
RangeError out_of_range(FixupKind kind, int64_t value, int minimum, int maximum);

// Puts a value, which is in range, where the operand has its place.
void set_value(Instruction& instruction, FixupKind kind, int32_t value);

}  // namespace swsim
