// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/gcc.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "asm/alpha/floating_point.h"
#include "asm/alpha/translate.h"
#include "asm/compiler_messages.h"
#include "asm/diagnostic.h"

namespace swsim {

namespace {

constexpr const char* compiler = "alpha-linux-gnu-gcc-12";

// What of a user's options is worth telling; paths are not, nor what goes with them.
bool changes_code(const std::string& word) {
    constexpr std::string_view beginnings[] = {"-D", "-U", "-f", "-m", "-std=", "-ansi"};
    return std::ranges::any_of(
        beginnings, [&](std::string_view beginning) { return word.starts_with(beginning); });
}

}  // namespace

AlphaGcc::AlphaGcc(std::filesystem::path source, const CompileOptions& options)
    : source_(std::move(source)), options_(options) {}

std::vector<std::string> AlphaGcc::flags(Arithmetic arithmetic) const {
    std::vector<std::string> result{fmt::format("-O{}", options_.optimization)};
    if (arithmetic == Arithmetic::floating_point)
        result.insert(result.end(), floating_point_flags().begin(), floating_point_flags().end());
    else
        result.insert(result.end(), alpha_compiler_flags().begin(), alpha_compiler_flags().end());
    std::ranges::copy_if(options_.words, std::back_inserter(result), changes_code);
    return result;
}

CommandResult AlphaGcc::assembly(Arithmetic arithmetic,
                                 const std::vector<std::string>& extra) const {
    return succeed(tried(arithmetic, extra));
}

CommandResult AlphaGcc::preprocessed() const {
    return succeed(run_command(words(Arithmetic::integer, {}, {"-E", "-P", "-o", "-"})));
}

CommandResult AlphaGcc::preprocessed_with_lines() const {
    return succeed(run_command(words(Arithmetic::integer, {}, {"-E", "-o", "-"})));
}

CommandResult AlphaGcc::dump(Arithmetic arithmetic, const std::string& option) const {
    // Not /dev/stdout: a careless program of root's makes a plain file of that.
    return succeed(run_command(
        words(arithmetic, {option + "=/proc/self/fd/1", "-w"}, {"-S", "-o", "/dev/null"})));
}

CommandResult AlphaGcc::checked(const std::vector<std::string>& extra) const {
    return run_command(words(Arithmetic::integer, extra, {"-fsyntax-only"}));
}

CommandResult AlphaGcc::tried(Arithmetic arithmetic, const std::vector<std::string>& extra) const {
    return run_command(words(arithmetic, extra, {"-S", "-o", "-"}));
}

void AlphaGcc::fail(const std::string& message, const std::string& hint) const {
    Diagnostic error;
    error.file = source_.string();
    error.message = message;
    error.hint = hint;
    throw SourceError({error});
}

std::vector<std::string> AlphaGcc::words(Arithmetic arithmetic,
                                         const std::vector<std::string>& extra,
                                         const std::vector<std::string>& what) const {
    std::vector<std::string> words{compiler};
    const auto append = [&](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    append(flags(arithmetic));
    for (const std::filesystem::path& directory : options_.include_directories)
        words.push_back("-I" + directory.string());
    std::ranges::copy_if(options_.words, std::back_inserter(words),
                         [](const std::string& word) { return !changes_code(word); });
    if (options_.vectors_as_scalars)
        words.emplace_back("-DSWSIM_VECTORS_AS_SCALARS");  // for simd.h
    // __FILE__ must not tell where the source lies.
    const std::string directory = source_.parent_path().string();
    if (!directory.empty())
        words.push_back(fmt::format("-fmacro-prefix-map={}/=", directory));
    append(extra);
    append({"-fmax-errors=20", "-x", "c"});
    append(what);
    const bool looks_like_option = source_.string().starts_with('-');
    words.push_back((looks_like_option ? "./" : "") + source_.string());
    return words;
}

CommandResult AlphaGcc::succeed(CommandResult result) const {
    if (!result.found)
        fail(fmt::format("the C compiler {} is not installed", compiler),
             "install Debian's package gcc-12-alpha-linux-gnu: apt-get install "
             "gcc-12-alpha-linux-gnu");
    if (result.succeeded)
        return result;
    if (std::vector<Diagnostic> errors = compiler_errors(result.errors); !errors.empty())
        throw SourceError(std::move(errors));
    fail(fmt::format("{} failed: {}", compiler, result.errors), "");
}

}  // namespace swsim
