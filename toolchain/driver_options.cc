// SPDX-License-Identifier: Apache-2.0
#include "toolchain/driver_options.h"

#include <algorithm>
#include <functional>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"
#include "base/text.h"
#include "files/pending_file.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

// What an option does with the request. `value` is what follows its name, for those that have one.
using Take = void (*)(DriverRequest& request, const std::string& name, const std::string& value);

enum class Form : uint8_t {
    alone,     // -c
    prefix,    // -Wall: any text behind the name belongs to it
    joined,    // -Ifolder or -I folder
    separate,  // -o file
};

struct KnownOption {
    std::string_view name;
    Form form;
    Take take;
};

void ignore(DriverRequest&, const std::string&, const std::string&) {}
void pass_to_compiler(DriverRequest& request, const std::string& name, const std::string& value) {
    request.compiler_words.push_back(name + value);
}
void pass_two_to_compiler(DriverRequest& request, const std::string& name,
                          const std::string& value) {
    request.compiler_words.push_back(name);
    request.compiler_words.push_back(value);
}
void pass_to_linker(DriverRequest& request, const std::string& name, const std::string& value) {
    request.inputs.push_back(name + value);
}
void pass_to_both(DriverRequest& request, const std::string& name, const std::string& value) {
    request.compiler_words.push_back(name + value);
    request.inputs.push_back(name + value);
}

// To standard output, in place of the preprocessed text.
void list_dependencies(DriverRequest& request, const std::string& name, const std::string&) {
    request.last = LastStep::preprocess;
    request.compiler_words.push_back(name);
}

void set_optimization(DriverRequest& request, const std::string&, const std::string& value) {
    if (value.empty()) {
        request.optimization = '1';
        return;
    }
    constexpr std::string_view levels = "0123s";
    if (value == "fast")
        request.optimization = '3';
    else if (value.size() == 1 && levels.find(value[0]) != std::string_view::npos)
        request.optimization = value[0];
    else
        bad_usage("{}: -O{} is not a level; there are -O0, -O1, -O2, -O3 and -Os", request.tool,
                  value);
}

// The first that fits is meant. Libraries of the run-time are always linked; what only steers the
// vendor's code generation has nothing to steer here.
constexpr KnownOption known_options[] = {
    {"-host", Form::alone, [](DriverRequest& r, auto&, auto&) { r.side = Side::host; }},
    {"-slave", Form::alone, [](DriverRequest& r, auto&, auto&) { r.side = Side::slave; }},
    {"-hybrid", Form::alone, ignore},
    {"-c", Form::alone, [](DriverRequest& r, auto&, auto&) { r.last = LastStep::object; }},
    {"-S", Form::alone, [](DriverRequest& r, auto&, auto&) { r.last = LastStep::assembly; }},
    {"-E", Form::alone, [](DriverRequest& r, auto&, auto&) { r.last = LastStep::preprocess; }},
    {"-o", Form::joined, [](DriverRequest& r, auto&, const std::string& file) { r.output = file; }},
    {"--vectors-as-scalars", Form::alone,
     [](DriverRequest& r, auto&, auto&) { r.vectors_as_scalars = true; }},
    {"--help", Form::alone, [](DriverRequest& r, auto&, auto&) { r.help = true; }},
    {"-OPT:", Form::prefix, ignore},
    {"-LNO:", Form::prefix, ignore},
    {"-CG:", Form::prefix, ignore},
    {"-INLINE:", Form::prefix, ignore},
    {"-WOPT:", Form::prefix, ignore},
    {"-TENV:", Form::prefix, ignore},
    {"-O", Form::prefix, set_optimization},
    {"-g", Form::prefix, [](DriverRequest& r, auto&, auto&) { r.debug = true; }},
    {"-msimd", Form::alone, ignore},
    {"-mfmad", Form::alone, ignore},
    {"-mieee", Form::alone, ignore},
    {"-mftz", Form::alone, ignore},
    {"-cpp", Form::alone, ignore},
    {"-static", Form::alone, ignore},
    {"-allshare", Form::alone, ignore},
    {"-ipa", Form::alone, ignore},
    {"-keep", Form::alone, ignore},
    {"-ver", Form::separate, ignore},
    {"-lslave", Form::alone, ignore},
    {"-lm_slave", Form::alone, ignore},
    {"-lswperf", Form::alone, ignore},
    {"-lmfast_slave", Form::alone, ignore},
    {"-lathread", Form::alone, ignore},
    {"-lmpi", Form::alone, ignore},
    {"-lstdc++", Form::alone, ignore},
    {"-Wl,", Form::prefix, pass_to_linker},
    {"-Wa,", Form::prefix, pass_to_compiler},
    {"-Wp,", Form::prefix, pass_to_compiler},
    {"-W", Form::prefix, pass_to_compiler},
    {"-w", Form::alone, pass_to_compiler},
    {"-D", Form::joined, pass_to_compiler},
    {"-U", Form::joined, pass_to_compiler},
    {"-I", Form::joined, pass_to_compiler},
    {"-isystem", Form::joined, pass_two_to_compiler},
    {"-include", Form::separate, pass_two_to_compiler},
    {"-std=", Form::prefix, pass_to_compiler},
    {"-ansi", Form::alone, pass_to_compiler},
    {"-pedantic", Form::prefix, pass_to_compiler},
    {"-fPIC", Form::alone, ignore},
    {"-fpic", Form::alone, ignore},
    {"-f", Form::prefix, pass_to_compiler},
    {"-pipe", Form::alone, ignore},
    {"-pthread", Form::alone, pass_to_both},
    {"-MMD", Form::alone, pass_to_compiler},
    {"-MD", Form::alone, pass_to_compiler},
    {"-MP", Form::alone, pass_to_compiler},
    {"-M", Form::alone, list_dependencies},
    {"-MM", Form::alone, list_dependencies},
    {"-MF", Form::separate, pass_two_to_compiler},
    {"-MT", Form::separate, pass_two_to_compiler},
    {"-MQ", Form::separate, pass_two_to_compiler},
    {"-L", Form::joined, pass_to_linker},
    {"-l", Form::joined, pass_to_linker},
    {"-s", Form::alone, ignore},
    {"-rdynamic", Form::alone, ignore},
};

bool fits(const KnownOption& option, const std::string& word) {
    return option.form == Form::alone || option.form == Form::separate
               ? word == option.name
               : word.starts_with(option.name);
}

[[noreturn]] void refuse(const std::string& tool, const std::string& word) {
    std::vector<std::string_view> names;
    for (const KnownOption& option : known_options)
        names.push_back(option.name);
    bad_usage("{}: the option {} is not known; {}", tool, word,
              suggestion(word, names, tool + " --help lists those that are"));
}

const char* const fortran_endings[] = {".f", ".F", ".for", ".f90", ".F90", ".f95", ".F95"};

void refuse_fortran(const std::string& tool, const std::string& file) {
    if (std::ranges::find(fortran_endings, fs::path(file).extension()) != std::end(fortran_endings))
        bad_input(
            "{}: {} is Fortran, and there is no compiler here that makes code of the CPE from "
            "it; write this part in C",
            tool, file);
}

}  // namespace

bool is_for_linker(const std::string& word) {
    static constexpr std::string_view endings[] = {".o", ".a", ".so"};
    return (word.starts_with('-') && word != standard_stream) ||
           std::ranges::find(endings, fs::path(word).extension()) != std::end(endings);
}

bool is_assembly(const fs::path& file) {
    return file.extension() == ".s" || file.extension() == ".S";
}

bool is_cxx(const fs::path& file) {
    static constexpr std::string_view endings[] = {".cc", ".cpp", ".cxx", ".C", ".c++"};
    return std::ranges::find(endings, file.extension()) != std::end(endings);
}

bool is_source(const fs::path& file) {
    return file.extension() == ".c" || is_cxx(file) || is_assembly(file);
}

DriverRequest parse_driver_options(const std::string& tool, const std::vector<std::string>& words) {
    if (tool.ends_with("f90"))
        bad_usage("{}: Fortran is not supported: there is no compiler here that makes code of the "
                  "CPE from it",
                  tool);
    DriverRequest request;
    request.tool = tool;
    if (tool == "sw5cc.old")  // the one that was first for the CPEs
        request.side = Side::slave;
    request.cxx = tool.ends_with("CC") || tool.ends_with("++") || tool.ends_with("cxx");
    for (size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with('-') || word == "-") {
            refuse_fortran(tool, word);
            request.inputs.push_back(word);
            continue;
        }
        const auto* option = std::ranges::find_if(
            known_options, [&](const KnownOption& each) { return fits(each, word); });
        if (option == std::end(known_options))
            refuse(tool, word);
        std::string value = word.substr(option->name.size());
        const bool takes_next =
            option->form == Form::separate || (option->form == Form::joined && value.empty());
        if (takes_next) {
            if (i + 1 == words.size())
                bad_usage("{}: {} needs a value", tool, word);
            value = words[++i];
        }
        option->take(request, std::string(option->name), value);
    }
    // Old C: undeclared functions and missing types are warnings, and an inline function that is
    // not static is also an external one.
    if (!request.cxx && std::ranges::none_of(request.compiler_words, [](const std::string& word) {
            return word.starts_with("-std=") || word == "-ansi";
        }))
        request.compiler_words.emplace_back("-fgnu89-inline");
    // The vendor's compilers do not make use of what C leaves undefined.
    for (const char* word : {"-fno-aggressive-loop-optimizations", "-fno-strict-aliasing"})
        request.compiler_words.emplace_back(word);
    if (request.inputs.empty() && !request.help)
        bad_usage("{}: no input file", tool);
    return request;
}

}  // namespace swsim
