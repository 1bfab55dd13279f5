// SPDX-License-Identifier: Apache-2.0
//
// swsim asm: the listing of a program, or its errors.
#include <fmt/format.h>

#include "asm/assembler.h"
#include "asm/inferences.h"
#include "files/installation.h"
#include "objects/hybrid_link.h"
#include "sim/cli/command_line.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace {

struct AsmOptions {
    std::vector<std::string> files;
    KernelVariant variant;
    bool listing = false;
    bool strict = false;
};

// Sources, one program that sw5cc has linked, or one kernel: what has no extension.
bool names_kernel(const AsmOptions& options) {
    return options.files.size() == 1 &&
           std::filesystem::path(options.files.front()).extension().empty();
}

bool names_program(const AsmOptions& options) {
    return options.files.size() == 1 && is_hybrid_program(options.files.front());
}

Program assembled(const AsmOptions& options) {
    if (names_program(options))
        return load_hybrid_program(options.files.front(), options.strict);
    if (names_kernel(options)) {
        const Kernel kernel = load_kernel(options.files.front(), options.variant);
        AssemblerOptions assembler = assembler_options(kernel);
        assembler.keep_statements = options.strict;
        return assemble(kernel.sources, assembler);
    }
    if (options.variant != KernelVariant{})
        bad_usage("--operation and --key-bits are of a kernel; name one, not its sources");
    AssemblerOptions assembler;
    assembler.include_directories = assembly_directories();
    assembler.keep_statements = options.strict;
    return assemble({options.files.begin(), options.files.end()}, assembler);
}

void asm_command(const AsmOptions& options) {
    const Program program = assembled(options);
    if (options.strict)
        refuse_inferences(program);
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
    options.list("files", assemble.files, "assembly sources, one kernel, or one program of sw5cc")
        .required();
    options.flag("--listing", assemble.listing, "addresses, aligned pairs, source, symbol table");
    options.flag("--strict", assemble.strict,
                 "refuse what no output of the vendor's tools shows, and say what it rests on");
    add_variant_options(options, assemble.variant);
}

}  // namespace swsim
