// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/compile.h"

#include <algorithm>

#include <fmt/format.h>

#include "asm/alpha/translate.h"
#include "asm/compiler_messages.h"
#include "asm/diagnostic.h"
#include "asm/source.h"
#include "base/text.h"
#include "process/run_command.h"

namespace swsim {

namespace {

constexpr const char* compiler = "alpha-linux-gnu-gcc-12";

[[noreturn]] void fail(const std::filesystem::path& source, const std::string& message,
                       const std::string& hint) {
    Diagnostic error;
    error.file = source.string();
    error.message = message;
    error.hint = hint;
    throw SourceError({error});
}

std::vector<std::string> flags(const CompileOptions& options) {
    std::vector<std::string> result{fmt::format("-O{}", options.optimization)};
    for (const std::string_view flag : alpha_compiler_flags())
        result.emplace_back(flag);
    return result;
}

std::vector<std::string> command(const std::filesystem::path& source,
                                 const CompileOptions& options) {
    std::vector<std::string> words{compiler};
    for (const std::string& flag : flags(options))
        words.push_back(flag);
    words.insert(words.end(), options.words.begin(), options.words.end());
    for (const std::filesystem::path& directory : options.include_directories)
        words.push_back("-I" + directory.string());
    // __FILE__ must not tell where the source lies.
    const std::string directory = source.parent_path().string();
    if (!directory.empty())
        words.push_back(fmt::format("-fmacro-prefix-map={}/=", directory));
    for (const char* word : {"-fmax-errors=20", "-x", "c", "-S", "-o", "-"})
        words.emplace_back(word);
    const bool looks_like_option = source.string().starts_with('-');
    words.push_back((looks_like_option ? "./" : "") + source.string());
    return words;
}

CommandResult compile(const std::filesystem::path& source, const std::vector<std::string>& words) {
    CommandResult result = run_command(words);
    if (!result.found)
        fail(source, fmt::format("the C compiler {} is not installed", compiler),
             "install Debian's package gcc-12-alpha-linux-gnu: apt-get install "
             "gcc-12-alpha-linux-gnu");
    if (result.succeeded)
        return result;
    if (std::vector<Diagnostic> errors = compiler_errors(result.errors); !errors.empty())
        throw SourceError(std::move(errors));
    fail(source, fmt::format("{} failed: {}", compiler, result.errors), "");
}

std::string name_of_alpha(const std::filesystem::path& source) {
    return source.string() + " (as Alpha assembly)";
}

// Which C lines have no counterpart: the same compilation with line numbers. Debug information
// does not change GCC's code.
[[noreturn]] void explain(const std::filesystem::path& source, std::vector<std::string> words,
                          const SourceError& without_lines) {
    words.insert(words.begin() + 1, "-g1");
    try {
        translate_alpha(compile(source, words).output, name_of_alpha(source));
    } catch (const SourceError& error) {
        std::vector<Diagnostic> diagnostics = error.diagnostics();
        for (Diagnostic& diagnostic : diagnostics)
            if (diagnostic.source_line.empty())
                diagnostic.source_line = line_of_file(diagnostic.file, diagnostic.line);
        throw SourceError(std::move(diagnostics));
    }
    throw without_lines;
}

// "GCC: (Debian 12.2.0-13) 12.2.0" of the directive .ident.
std::string compiler_version(const std::string& alpha_assembly) {
    constexpr std::string_view directive = ".ident";
    const size_t found = alpha_assembly.find(directive);
    if (found == std::string::npos)
        return compiler;
    std::string_view rest = std::string_view(alpha_assembly).substr(found + directive.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (!rest.starts_with('"'))
        return compiler;
    return std::string(rest.substr(1, rest.find('"', 1) - 1));
}

// Each line's first word must not be a directive of the C preprocessor.
std::string header(const std::filesystem::path& source, const CompileOptions& options,
                   const std::string& alpha_assembly) {
    return fmt::format("# Made from {} by `swsim cc`. To change the program, change the C.\n"
                       "# Compiler: {}, for Alpha\n"
                       "# Flags: {}\n"
                       "\n",
                       source.filename().string(), compiler_version(alpha_assembly),
                       join(flags(options), " "));
}

}  // namespace

CompiledC compile_c(const std::filesystem::path& source, const CompileOptions& options) {
    if (!std::filesystem::is_regular_file(source))
        fail(source, "no such file, or not a plain one", "give the path of a C source file");
    const std::vector<std::string> words = command(source, options);
    const CommandResult compiled = compile(source, words);
    CompiledC result;
    result.warnings = compiled.errors;
    try {
        result.assembly = header(source, options, compiled.output) +
                          translate_alpha(compiled.output, name_of_alpha(source));
    } catch (const SourceError& error) {
        explain(source, words, error);
    }
    return result;
}

}  // namespace swsim
