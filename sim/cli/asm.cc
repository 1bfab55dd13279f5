// SPDX-License-Identifier: Apache-2.0
//
// swsim asm: the listing of a program, or its errors.
#include <fmt/format.h>

#include "asm/assembler.h"
#include "process/installation.h"
#include "sim/cli/command_line.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace {

struct AsmOptions {
    std::vector<std::string> files;
    bool listing = false;
};

void asm_command(const AsmOptions& options) {
    AssemblerOptions assembler;
    assembler.include_directories = {include_directory()};
    const Program program = assemble({options.files.begin(), options.files.end()}, assembler);
    if (options.listing)
        fmt::print("{}", listing(program));
    else
        fmt::print("{} instructions, {} bytes of main memory, {} bytes of LDM, hash {}\n",
                   program.text.size(), program.memory.bytes.size(), program.ldm.size(),
                   program.hash);
}

}  // namespace

void add_asm(CommandLine& line) {
    const auto [options, assemble] = line.add("asm",
                                              "Assemble and link sources; report every error.\n"
                                              "Example: swsim asm kernels/simd/simd.S --listing",
                                              asm_command);
    options.list("files", assemble.files, "assembly sources").required();
    options.flag("--listing", assemble.listing, "addresses, aligned pairs, source, symbol table");
}

}  // namespace swsim
