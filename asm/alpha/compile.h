// SPDX-License-Identifier: Apache-2.0
//
// C for the CPE, as `swsim cc` makes it: Debian's GCC for Alpha (package gcc-12-alpha-linux-gnu),
// then asm/alpha/translate.h.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace swsim {

struct CompileOptions {
    std::vector<std::filesystem::path> include_directories;
    char optimization = '2';  // the letter of -O: 0, 1, 2, 3 or s
    // GCC's options as they are, in their order: -DNAME=VALUE, -std=gnu99, -Wall, -fcommon, ...
    std::vector<std::string> words;
    bool vectors_as_scalars = false;  // accept vector types, see vectors_mark
    // Say by .file and .loc which line of C each instruction comes from. Changes no instruction.
    bool source_lines = false;
};

// The line that begins the assembly of a file with vector types: GCC makes scalar code for them, so
// its results are right, but its cycles say nothing about the chip's.
inline constexpr std::string_view vectors_mark =
    "# SWSIM-CYCLES-MEAN-NOTHING: vector types compiled as scalars";

struct CompiledC {
    // CPE assembly, complete with the library routines it calls. Begins with a comment that names
    // the compiler's version, the flags and the source file (no directories: same source, same
    // text).
    std::string assembly;
    std::string warnings;  // of the compiler, as it printed them; usually empty
};

// Throws SourceError: the compiler's own errors, a missing compiler, or C that has no counterpart
// on a CPE (with the line of the C source).
CompiledC compile_c(const std::filesystem::path& source, const CompileOptions& options = {});

// The source after the C preprocessor, with line markers. Throws SourceError.
std::string preprocess_c(const std::filesystem::path& source, const CompileOptions& options = {});

}  // namespace swsim
