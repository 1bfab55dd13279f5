// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/compile.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <fmt/format.h>

#include "asm/alpha/floating_point.h"
#include "asm/alpha/gcc.h"
#include "asm/alpha/translate.h"
#include "asm/compiler_messages.h"
#include "asm/diagnostic.h"
#include "asm/source.h"
#include "base/text.h"

namespace swsim {

namespace {

// The names and key words of a C text.
std::set<std::string_view> names_in(std::string_view text) {
    const auto continues_name = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    std::set<std::string_view> names;
    for (size_t i = 0; i < text.size();) {
        const size_t begin = i;
        while (i < text.size() && continues_name(text[i]))
            ++i;
        if (i > begin)
            names.insert(text.substr(begin, i - begin));
        else
            ++i;
    }
    return names;
}

bool any_of(const std::set<std::string_view>& names,
            std::initializer_list<std::string_view> wanted) {
    return std::any_of(wanted.begin(), wanted.end(),
                       [&](std::string_view name) { return names.contains(name); });
}

// "GCC: (Debian 12.2.0-13) 12.2.0" of the directive .ident.
std::string compiler_version(const std::string& alpha_assembly) {
    constexpr std::string_view directive = ".ident";
    constexpr const char* unknown = "GCC";
    const size_t found = alpha_assembly.find(directive);
    if (found == std::string::npos)
        return unknown;
    std::string_view rest = std::string_view(alpha_assembly).substr(found + directive.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (!rest.starts_with('"'))
        return unknown;
    return std::string(rest.substr(1, rest.find('"', 1) - 1));
}

// The stages of one compilation.
class Compilation {
  public:
    Compilation(const std::filesystem::path& source, const CompileOptions& options)
        : source_(source), options_(options), gcc_(source, options) {}

    CompiledC run() {
        const CommandResult preprocessed = gcc_.preprocessed();
        const std::set<std::string_view> names = names_in(preprocessed.output);
        has_vectors_ =
            any_of(names, {"vector_size", "__vector_size__"}) && refuse_or_accept_vectors();
        const CommandResult plain = gcc_.assembly(Arithmetic::integer);
        CompiledC result;
        result.warnings = plain.errors;
        const bool may_pass = any_of(names, {"float", "double", "_Complex", "__complex__"});
        if (computes_with_floating_point(plain.output) ||
            (may_pass && passes_floating_point_on(plain.output)))
            result.assembly =
                translated(Arithmetic::floating_point, assembly(Arithmetic::floating_point));
        else
            result.assembly =
                translated(Arithmetic::integer,
                           options_.source_lines ? assembly(Arithmetic::integer) : plain.output);
        return result;
    }

  private:
    // Debug information does not change GCC's code.
    static constexpr const char* with_line_numbers = "-g1";

    std::string assembly(Arithmetic arithmetic) const {
        std::vector<std::string> words;
        if (options_.source_lines)
            words.emplace_back(with_line_numbers);
        return gcc_.assembly(arithmetic, words).output;
    }

    // Marks the vector types as deprecated, so that GCC names the lines that use them. Returns
    // whether there are any.
    bool refuse_or_accept_vectors() const {
        constexpr std::string_view mark = "vector types of the CPE";
        std::vector<std::string> words;
        for (const char* attribute : {"vector_size", "__vector_size__"})
            words.push_back(
                fmt::format("-D{0}(n)={0}(n),__deprecated__(\"{1}\")", attribute, mark));
        words.emplace_back("-Wdeprecated-declarations");
        const CommandResult checked = gcc_.checked(words);
        std::vector<Diagnostic> uses;
        for (Diagnostic& warning : compiler_warnings(checked.errors)) {
            const bool in_header = std::filesystem::path(warning.file).filename() == "simd.h";
            const bool is_same_line = !uses.empty() && uses.back().file == warning.file &&
                                      uses.back().line == warning.line;
            if (warning.message.find(mark) == std::string::npos || in_header || is_same_line)
                continue;
            warning.message = fmt::format("{}: a vector type",
                                          warning.message.substr(0, warning.message.find(" is ")));
            warning.hint = "GCC would make scalar code, whose cycles are not the chip's: compile "
                           "this file with sw5cc -S where one has it and give the .s; or, for "
                           "results without cycles, --vectors-as-scalars";
            uses.push_back(std::move(warning));
        }
        if (!uses.empty() && !options_.vectors_as_scalars)
            throw SourceError(std::move(uses));
        return !uses.empty();
    }

    // Values that only pass through a function, from its caller to another function or back, leave
    // no trace in the assembly, but the integers around them may take their registers. Without
    // floating-point registers, GCC passes such values in those of integers: if that changes
    // nothing, there are none.
    bool passes_floating_point_on(const std::string& assembly) const {
        const CommandResult result = gcc_.tried(Arithmetic::integer, {"-mno-fp-regs", "-w"});
        return !result.succeeded ||
               statements_of_integer_code(result.output) != statements_of_integer_code(assembly);
    }

    std::string translated(Arithmetic arithmetic, const std::string& alpha_assembly) const {
        return header(arithmetic, alpha_assembly) +
               translate_or_explain(arithmetic, alpha_assembly);
    }

    // Each line's first word must not be a directive of the C preprocessor. Names of files and
    // options may have ends of lines in them.
    std::string header(Arithmetic arithmetic, const std::string& alpha_assembly) const {
        return fmt::format("{}"
                           "# Made from {} by `swsim cc`. To change the program, change the C.\n"
                           "# Compiler: {}, for Alpha\n"
                           "# Flags: {}\n"
                           "\n",
                           has_vectors_ ? fmt::format("{}\n", vectors_mark) : "",
                           printable(source_.filename().string()), compiler_version(alpha_assembly),
                           printable(join(gcc_.flags(arithmetic), " ")));
    }

    std::string translate_or_explain(Arithmetic arithmetic,
                                     const std::string& alpha_assembly) const {
        try {
            return translate(arithmetic, alpha_assembly);
        } catch (const SourceError& error) {
            explain(arithmetic, error);
        }
    }

    std::string translate(Arithmetic arithmetic, const std::string& alpha_assembly) const {
        const std::string name = source_.string() + " (as Alpha assembly)";
        const SourceLines lines = options_.source_lines ? SourceLines::kept : SourceLines::left_out;
        if (arithmetic == Arithmetic::integer)
            return translate_alpha(alpha_assembly, name, lines);
        const std::string dump = gcc_.dump(arithmetic, "-fdump-rtl-expand").output;
        return translate_alpha(alpha_assembly, name, functions_that_return_floating_point(dump),
                               lines);
    }

    // Which C lines have no counterpart: the same compilation with line numbers.
    [[noreturn]] void explain(Arithmetic arithmetic, const SourceError& without_lines) const {
        try {
            translate(arithmetic, gcc_.assembly(arithmetic, {with_line_numbers}).output);
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
    const CompileOptions& options_;
    AlphaGcc gcc_;
    bool has_vectors_ = false;
};

}  // namespace

CompiledC compile_c(const std::filesystem::path& source, const CompileOptions& options) {
    if (!std::filesystem::is_regular_file(source))
        AlphaGcc(source, options)
            .fail("no such file, or not a plain one", "give the path of a C source file");
    return Compilation(source, options).run();
}

std::string preprocess_c(const std::filesystem::path& source, const CompileOptions& options) {
    return AlphaGcc(source, options).preprocessed_with_lines().output;
}

}  // namespace swsim
