// SPDX-License-Identifier: Apache-2.0
//
// Source text -> Program. See docs/user-guide.md for the accepted language.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
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
    // Of a program with a host program, which has the same names for data in main memory: the
    // address of one that the sources use and do not define, if the host program does. Tentative
    // definitions (.comm) are then the host's, whose linker merges them with its own. It is asked
    // for every such name, and no address moves by what it answers. Empty: there is no such
    // program.
    std::function<std::optional<uint64_t>(std::string_view)> host_address{};
};

// Source that is in memory. `name` stands for the file in messages.
struct SourceText {
    std::string name;
    std::string text;
    bool preprocessed = false;  // has the line markers of the C preprocessor
};

// Assembles and links files into one program. `.S` goes through the C preprocessor, `.s` does not.
// Throws SourceError with every error of every file.
Program assemble(const std::vector<std::filesystem::path>& sources,
                 const AssemblerOptions& options = {});

// A file as a source in memory, after the C preprocessor if it is a `.S`. Throws SourceError.
SourceText read_assembly(const std::filesystem::path& path, const AssemblerOptions& options);

// The same for sources in memory; none goes through the C preprocessor.
Program assemble_texts(const std::vector<SourceText>& sources, const AssemblerOptions& options);

// For tests and fuzzing.
Program assemble_text(const std::string& text, const std::string& name = "text.s");

// Address, aligned-pair mark and source of each instruction, then the symbol table.
std::string listing(const Program& program);

}  // namespace swsim
