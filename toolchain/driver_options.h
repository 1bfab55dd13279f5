// SPDX-License-Identifier: Apache-2.0
//
// What the vendor's compiler drivers (sw5cc, sw5CC, mpicc, mpiCC) are asked for on the command
// line, with the options that public Makefiles use.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace swsim {

// -host, -slave, -hybrid: which compiler, or the linker.
enum class Side : uint8_t { host, slave };
// How far to go: -E, -S, -c, or to the linked program.
enum class LastStep : uint8_t { preprocess, assembly, object, program };

struct DriverRequest {
    std::string tool;  // the name that it was called by
    Side side = Side::host;
    LastStep last = LastStep::program;
    bool cxx = false;  // .c is C++ too: sw5CC
    std::optional<std::filesystem::path> output;
    char optimization = '2';
    bool debug = false;  // -g
    bool vectors_as_scalars = false;
    // For the preprocessor and the compiler of either side, as they were given: -D, -U, -I, -std,
    // -f and the like.
    std::vector<std::string> compiler_words;
    // Sources and what a linker takes, in their order: files, -l, -L, -Wl,...
    std::vector<std::string> inputs;
    bool help = false;
};

// Throws Error that names an option that is not known, or what it lacks. `words` are what came
// behind the tool's name.
DriverRequest parse_driver_options(const std::string& tool, const std::vector<std::string>& words);

// Whether the linker takes the word as it is: no source.
bool is_for_linker(const std::string& word);

// What the file's name says that it is; a source is C, C++ or assembly.
bool is_assembly(const std::filesystem::path& file);
bool is_cxx(const std::filesystem::path& file);
bool is_source(const std::filesystem::path& file);

}  // namespace swsim
