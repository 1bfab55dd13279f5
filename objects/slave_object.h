// SPDX-License-Identifier: Apache-2.0
//
// Object files of CPE code, as `sw5cc -slave -c` makes them. The CPE's binary encoding is not
// public, so such a file holds assembly, in a section of an ordinary object file of this host; its
// symbols are those that the vendor's has (a function f is slave_f). So archives, and the search of
// linkers in them, work as for any object file.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "asm/assembler.h"

namespace swsim {

// Of object files: what each was made from. A linker puts those of several files together.
inline constexpr const char* cpe_section = ".swsim.cpe";
// The same of a linked program, complete.
inline constexpr const char* program_section = ".swsim.program";

// A source as a part of such a section.
std::string packed(const SourceText& source);
// All parts of a section. Throws Error if it is damaged.
std::vector<SourceText> unpacked_sources(std::string_view section);

// The name in the linked program of a CPE function: slave_f.
std::string linked_name(std::string_view function);

// Some sources of CPE code, assembled without what others define.
struct CpePart {
    Program program;
    std::set<std::string> missing;  // names that they use and do not define
};

// Throws SourceError.
CpePart assemble_part(const std::vector<SourceText>& sources);

// Assembler directives that define the CPE functions of `program`, as numbers, for its host
// program.
std::string function_definitions(const Program& program);

// Makes the object file of one source. Throws Error.
void write_slave_object(const SourceText& source, const std::filesystem::path& object);

// Runs the system's assembler. Throws Error.
void assemble_for_host(const std::string& text, const std::filesystem::path& object);

}  // namespace swsim
