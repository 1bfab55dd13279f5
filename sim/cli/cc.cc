// SPDX-License-Identifier: Apache-2.0
//
// swsim cc: plain C to CPE assembly.
#include <fmt/format.h>

#include "asm/alpha/compile.h"
#include "files/installation.h"
#include "sim/cli/command_line.h"
#include "sim/workload/files.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace {

struct CcOptions {
    std::string file;
    std::string out;
    std::string optimization = "2";
    std::vector<std::string> include_directories;
    std::vector<std::string> definitions;
    std::vector<std::string> compiler_options;
    bool vectors_as_scalars = false;
    bool lines = false;
};

void check_output(const CcOptions& options) {
    std::error_code none;
    if (std::filesystem::equivalent(options.file, options.out, none))
        bad_input("input file '{}' is the same as output file", options.file);
    check_writable(options.out);
}

void cc_command(const CcOptions& options) {
    CompileOptions compile;
    compile.optimization = options.optimization.front();
    compile.include_directories = {options.include_directories.begin(),
                                   options.include_directories.end()};
    compile.include_directories.push_back(include_directory());
    for (const std::string& definition : options.definitions)
        compile.words.push_back("-D" + definition);
    compile.words.insert(compile.words.end(), options.compiler_options.begin(),
                         options.compiler_options.end());
    compile.vectors_as_scalars = options.vectors_as_scalars;
    compile.source_lines = options.lines;
    if (!options.out.empty())
        check_output(options);
    const CompiledC compiled = compile_c(options.file, compile);
    notice("{}", compiled.warnings);
    if (options.out.empty())
        fmt::print("{}", compiled.assembly);
    else
        write_file_atomically(options.out, compiled.assembly);
}

}  // namespace

void add_cc(CommandLine& line) {
    const auto [options, cc] = line.add("cc",
                                        "Compile C to CPE assembly.\n"
                                        "Example: swsim cc kernel.c -o kernel.S",
                                        cc_command);
    options.text("file", cc.file, "C source").required();
    options.text("-o FILE", cc.out, "the assembly; standard output without it");
    options.choice("-O LEVEL", cc.optimization, {"0", "1", "2", "3", "s"},
                   "of optimisation: 0, 1, 2, 3, s");
    options.list("-I FOLDER", cc.include_directories, "of header files; repeatable");
    options.list("-D NAME[=VALUE]", cc.definitions, "define a macro; repeatable");
    options.list("--gcc OPTION", cc.compiler_options,
                 "handed to GCC, as --gcc=-std=gnu89; repeatable");
    options.flag("--vectors-as-scalars", cc.vectors_as_scalars,
                 "accept 256-bit vector types, for results only: cycles mean nothing then");
    options.flag("--lines", cc.lines,
                 "name the lines of C in the assembly (.loc), for profile, step, trace and report");
}

}  // namespace swsim
