// SPDX-License-Identifier: Apache-2.0
#include "toolchain/host_compiler.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

#include <fmt/format.h>

#include "base/error.h"
#include "base/notice.h"
#include "files/installation.h"
#include "files/temporary_path.h"
#include "process/run_command.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

std::string checked(const CommandResult& result, const std::string& compiler) {
    if (!result.found)
        bad_input("the compiler {} is missing; install the package g++", compiler);
    if (!result.succeeded)
        bad_input("{}", result.errors);
    notice("{}", result.errors);
    return result.output;
}

std::vector<std::string> preprocessor_words(const DriverRequest& request, bool cxx,
                                            const fs::path& source) {
    const fs::path runtime = include_directory();
    std::vector<std::string> words{cxx ? "c++" : "cc", "-E",
                                   "-D__sw_host__",    "-D__sw_64__",
                                   "-include",         runtime / "host/mpe_instructions.h"};
    words.insert(words.end(), request.compiler_words.begin(), request.compiler_words.end());
    // Behind the program's own; the CPEs' headers also behind the system's, whose stdio.h is meant.
    words.insert(words.end(), {"-I", runtime / "host", "-I", runtime, "-idirafter",
                               runtime / "slave/include", "-x", cxx ? "c++" : "c", source});
    return words;
}

// Two statements that read the cycle counter have the same text and no inputs: without `volatile`,
// this host's compiler would take the second one's result from the first.
std::string with_volatile_counters(const std::string& text) {
    static const std::regex counter(R"(\b(asm|__asm|__asm__)(\s*\(\s*"\s*rtc\b))");
    return std::regex_replace(text, counter, "$1 volatile$2");
}

// Options of the preprocessor, and what belongs to them.
bool is_for_preprocessor_only(const std::string& word) {
    return word.starts_with("-M") || word.starts_with("-I") || word.starts_with("-D") ||
           word.starts_with("-U") || word.starts_with("-Wp,") || word == "-include" ||
           word == "-isystem";
}

std::vector<std::string> compiler_words(const DriverRequest& request, bool cxx) {
    std::vector<std::string> words{cxx ? "c++" : "cc", fmt::format("-O{}", request.optimization),
                                   "-fPIC"};
    if (cxx)
        words.emplace_back("-fno-gnu-unique");  // nothing in common with the simulator's own C++
    else
        words.emplace_back("-fcommon");  // as the vendor's compiler: sides share announced data
    if (request.debug)
        words.emplace_back("-g");
    for (size_t i = 0; i < request.compiler_words.size(); ++i) {
        const std::string& word = request.compiler_words[i];
        if (!is_for_preprocessor_only(word))
            words.push_back(word);
        else if (word == "-MF" || word == "-MT" || word == "-MQ" || word == "-include" ||
                 word == "-isystem")
            ++i;
    }
    words.insert(words.end(), {"-x", cxx ? "c++-cpp-output" : "cpp-output"});
    return words;
}

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::string compile_host(const DriverRequest& request, const fs::path& source) {
    const bool cxx = request.cxx || is_cxx(source);
    const std::string compiler = cxx ? "c++" : "cc";
    const std::string text =
        checked(run_command(preprocessor_words(request, cxx, source)), compiler);
    if (request.last == LastStep::preprocess)
        return text;
    std::vector<std::string> words = compiler_words(request, cxx);
    const TemporaryFolder folder;
    const fs::path result = folder / "result";
    words.insert(words.end(),
                 {request.last == LastStep::assembly ? "-S" : "-c", "-o", result, "-"});
    checked(run_command(std::move(words), with_volatile_counters(text)), compiler);
    return contents_of(result);
}

}  // namespace swsim
