// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/compile.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "asm/alpha/floating_point.h"
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

// What a file computes with decides how it is compiled.
enum class Arithmetic : uint8_t { integer, floating_point };

std::vector<std::string> flags(const CompileOptions& options, Arithmetic arithmetic) {
    std::vector<std::string> result{fmt::format("-O{}", options.optimization)};
    if (arithmetic == Arithmetic::floating_point)
        for (const std::string& flag : floating_point_flags())
            result.push_back(flag);
    else
        for (const std::string_view flag : alpha_compiler_flags())
            result.emplace_back(flag);
    return result;
}

std::vector<std::string> command(const std::filesystem::path& source, const CompileOptions& options,
                                 Arithmetic arithmetic) {
    std::vector<std::string> words{compiler};
    for (const std::string& flag : flags(options, arithmetic))
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

// The same command with one more option.
std::vector<std::string> with_option(std::vector<std::string> words, const std::string& option) {
    words.insert(words.begin() + 1, option);
    return words;
}

// Values that only pass through a function, from its caller to another function or back, leave no
// trace in the assembly, but the integers around them may take their registers. Without
// floating-point registers, GCC passes such values in those of integers: if that changes nothing,
// there are none.
bool passes_floating_point_on(const std::vector<std::string>& words, const std::string& assembly) {
    const CommandResult result = run_command(with_option(words, "-mno-fp-regs"));
    return !result.succeeded ||
           statements_of_integer_code(result.output) != statements_of_integer_code(assembly);
}

// GCC's dump says which functions return a floating-point value.
std::set<std::string> return_floating_point(const std::filesystem::path& source,
                                            const std::vector<std::string>& words) {
    std::vector<std::string> dump = with_option(words, "-fdump-rtl-expand=/dev/stdout");
    const auto output = std::find(dump.begin(), dump.end(), "-o");
    *(output + 1) = "/dev/null";
    return functions_that_return_floating_point(compile(source, dump).output);
}

// One way of compiling a source.
class Compilation {
  public:
    Compilation(const std::filesystem::path& source, const CompileOptions& options,
                Arithmetic arithmetic)
        : source_(source), arithmetic_(arithmetic), words_(command(source, options, arithmetic)),
          result_(compile(source, words_)) {}

    const std::vector<std::string>& words() const { return words_; }
    const CommandResult& result() const { return result_; }

    std::string translate() const {
        try {
            return translate(result_.output);
        } catch (const SourceError& error) {
            explain(error);
        }
    }

  private:
    std::string translate(const std::string& alpha_assembly) const {
        const std::string name = source_.string() + " (as Alpha assembly)";
        if (arithmetic_ == Arithmetic::integer)
            return translate_alpha(alpha_assembly, name);
        return translate_alpha(alpha_assembly, name, return_floating_point(source_, words_));
    }

    // Which C lines have no counterpart: the same compilation with line numbers. Debug information
    // does not change GCC's code.
    [[noreturn]] void explain(const SourceError& without_lines) const {
        try {
            translate(compile(source_, with_option(words_, "-g1")).output);
        } catch (const SourceError& error) {
            std::vector<Diagnostic> diagnostics = error.diagnostics();
            for (Diagnostic& diagnostic : diagnostics)
                if (diagnostic.source_line.empty())
                    diagnostic.source_line = line_of_file(diagnostic.file, diagnostic.line);
            throw SourceError(std::move(diagnostics));
        }
        throw without_lines;
    }

    std::filesystem::path source_;
    Arithmetic arithmetic_;
    std::vector<std::string> words_;
    CommandResult result_;
};

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
                   Arithmetic arithmetic, const std::string& alpha_assembly) {
    return fmt::format("# Made from {} by `swsim cc`. To change the program, change the C.\n"
                       "# Compiler: {}, for Alpha\n"
                       "# Flags: {}\n"
                       "\n",
                       source.filename().string(), compiler_version(alpha_assembly),
                       join(flags(options, arithmetic), " "));
}

}  // namespace

CompiledC compile_c(const std::filesystem::path& source, const CompileOptions& options) {
    if (!std::filesystem::is_regular_file(source))
        fail(source, "no such file, or not a plain one", "give the path of a C source file");
    const Compilation plain(source, options, Arithmetic::integer);
    const std::string& alpha = plain.result().output;
    CompiledC result;
    result.warnings = plain.result().errors;
    if (computes_with_floating_point(alpha) || passes_floating_point_on(plain.words(), alpha)) {
        constexpr auto arithmetic = Arithmetic::floating_point;
        const Compilation compilation(source, options, arithmetic);
        result.assembly = header(source, options, arithmetic, compilation.result().output) +
                          compilation.translate();
    } else {
        result.assembly = header(source, options, Arithmetic::integer, alpha) + plain.translate();
    }
    return result;
}

}  // namespace swsim
