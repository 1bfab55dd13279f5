// SPDX-License-Identifier: Apache-2.0
//
// swsim cc: plain C to CPE assembly.
#include <fmt/format.h>

#include "asm/alpha/compile.h"
#include "process/installation.h"
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
    std::vector<std::string> undefinitions;
    std::vector<std::string> forced_includes;
    std::vector<std::string> warnings;
    std::string standard;
    bool common = false;
    bool vectors_as_scalars = false;
};

void cc_command(const CcOptions& options) {
    CompileOptions compile;
    compile.optimization = options.optimization.front();
    compile.include_directories = {options.include_directories.begin(),
                                   options.include_directories.end()};
    compile.include_directories.push_back(include_directory());
    compile.standard = options.standard;
    compile.common = options.common;
    compile.vectors_as_scalars = options.vectors_as_scalars;
    for (const std::string& definition : options.definitions)
        compile.preprocessor_words.push_back("-D" + definition);
    for (const std::string& name : options.undefinitions)
        compile.preprocessor_words.push_back("-U" + name);
    for (const std::string& file : options.forced_includes)
        compile.preprocessor_words.insert(compile.preprocessor_words.end(), {"-include", file});
    for (const std::string& warning : options.warnings)
        compile.warning_words.push_back("-W" + warning);
    if (!options.out.empty())
        check_writable(options.out);
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
    options.list("-U NAME", cc.undefinitions, "undefine a macro; repeatable");
    options.list("--include FILE", cc.forced_includes, "as if the source included it first");
    options.list("-W NAME", cc.warnings, "GCC's warning of that name, as in -Wall; repeatable");
    options.text("--std STANDARD", cc.standard, "of the language, as in gnu99");
    options.flag("--common", cc.common,
                 "merge variables that several files define without a value");
    options.flag("--vectors-as-scalars", cc.vectors_as_scalars,
                 "accept 256-bit vector types, for results only: cycles mean nothing then");
}

}  // namespace swsim
