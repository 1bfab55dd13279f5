// SPDX-License-Identifier: Apache-2.0
//
// Source text -> Program. See docs/user-guide.md for the accepted language.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "asm/program.h"

namespace swsim {

// Stands for a file in Program::files: routines that the program calls and does not define.
inline constexpr const char* runtime_routines_file = "run-time routines";

struct AssemblerOptions {
    std::vector<std::filesystem::path> include_directories;
    std::vector<std::string> definitions{};  // NAME=VALUE, for the C preprocessor
    // For tools that write source again: fills Program::statements.
    bool keep_statements = false;
    // For tools that look at one file of several: symbols may be missing, see Program::undefined.
    bool leave_undefined = false;
};

// Assembles and links files into one program. `.S` goes through the C preprocessor, `.s` does not.
// Throws SourceError with every error of every file.
Program assemble(const std::vector<std::filesystem::path>& sources,
                 const AssemblerOptions& options = {});

// Assembles text (no C preprocessor); `name` stands for the file in messages. For tests and
// fuzzing.
Program assemble_text(const std::string& text, const std::string& name = "text.s");

// Address, aligned-pair mark and source of each instruction, then the symbol table.
std::string listing(const Program& program);

}  // namespace swsim
