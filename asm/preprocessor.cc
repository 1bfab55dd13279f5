// SPDX-License-Identifier: Apache-2.0
#include "asm/preprocessor.h"

#include <algorithm>

#include <fmt/format.h>

#include "asm/compiler_messages.h"
#include "asm/lexer.h"
#include "compiler/build_cache.h"

namespace swsim {

namespace {

void report_errors(const CommandResult& result, const std::string& path, Reporter& reporter) {
    std::vector<Diagnostic> errors = compiler_errors(result.errors);
    for (Diagnostic& error : errors)
        reporter.add(std::move(error));
    if (!errors.empty())
        return;
    Diagnostic diagnostic;
    diagnostic.file = path;
    diagnostic.message = result.found ? "the C preprocessor failed" : "cannot run cc";
    diagnostic.hint = result.found ? printable(result.errors)
                                   : "a .S file needs the C preprocessor: install Debian's gcc";
    reporter.add(std::move(diagnostic));
}

// The header with the ABI's register names. Vendor-style sources include it by the absolute path
// of the vendor's installation, so it is never there.
constexpr std::string_view register_header = "regdef.h";

constexpr std::string_view register_names[] = {
    "v0", "t0", "t1",  "t2",  "t3", "t4",  "t5", "t6", "t7", "s0",   "s1",
    "s2", "s3", "s4",  "s5",  "fp", "a0",  "a1", "a2", "a3", "a4",   "a5",
    "t8", "t9", "t10", "t11", "ra", "t12", "at", "gp", "sp", "zero",
};

std::vector<std::string> register_definitions() {
    std::vector<std::string> definitions;
    for (size_t i = 0; i < std::size(register_names); ++i)
        definitions.push_back(fmt::format("-D{}=${}", register_names[i], i));
    definitions.push_back("-Dpv=$27");
    definitions.push_back("-DAT=$28");
    return definitions;
}

// The file that "#include" in `line` names, if it is a register header that does not exist.
bool includes_missing_register_header(std::string_view line, const std::filesystem::path& source,
                                      const std::vector<std::filesystem::path>& folders) {
    Cursor cursor(line);
    if (!cursor.accept('#') || cursor.name() != "include")
        return false;
    cursor.skip_blanks();
    const std::string_view name = cursor.rest();
    const size_t end = name.find_first_of("\">", 1);
    if (end == std::string_view::npos || (name[0] != '"' && name[0] != '<'))
        return false;
    const std::filesystem::path header = name.substr(1, end - 1);
    const auto exists = [&](const std::filesystem::path& folder) {
        return std::filesystem::exists(folder / header);
    };
    return header.filename() == register_header && !exists(source.parent_path()) &&
           std::ranges::none_of(folders, exists);
}

// For a string of the C preprocessor.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

// `text` without includes of register headers that do not exist; nothing if there are none.
std::optional<std::string>
without_register_header(std::string_view text, const std::filesystem::path& source,
                        const std::vector<std::filesystem::path>& folders) {
    if (text.find(register_header) == std::string_view::npos)
        return std::nullopt;
    std::string result = fmt::format("#line 1 \"{}\"\n", escaped(source.string()));
    bool any = false;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        const bool missing = includes_missing_register_header(line, source, folders);
        any |= missing;
        result += missing ? "\n" : line;
        text.remove_prefix(end);
    }
    return any ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace

std::optional<std::string> preprocess(const std::filesystem::path& source, std::string_view text,
                                      const std::vector<std::filesystem::path>& include_directories,
                                      const std::vector<std::string>& definitions,
                                      Reporter& reporter) {
    // -undef and -nostdinc: the program is the CPE's, whatever the host is. In this mode '#' that
    // starts no directive stays, so comments survive.
    std::vector<std::string> arguments{
        "cc",
        "-E",
        "-x",
        "assembler-with-cpp",
        "-undef",
        "-nostdinc",
        "-D__ASSEMBLER__=1",
        "-w",
        "-fno-diagnostics-show-caret",
        "-fdiagnostics-color=never",
    };
    for (const std::filesystem::path& folder : include_directories)
        arguments.push_back("-I" + folder.string());
    for (const std::string& definition : definitions)
        arguments.push_back("-D" + definition);
    const std::string path = source.string();
    std::vector<std::filesystem::path> folders{source.parent_path()};
    folders.insert(folders.end(), include_directories.begin(), include_directories.end());
    const auto changed = without_register_header(text, source, include_directories);
    if (changed) {
        std::ranges::move(register_definitions(), std::back_inserter(arguments));
        arguments.insert(arguments.end(),
                         {"-iquote", std::filesystem::absolute(source).parent_path(), "-"});
    } else {
        arguments.push_back(path.starts_with('-') ? "./" + path : path);
    }
    CommandResult result =
        run_preprocessor({std::move(arguments), changed.value_or(""), std::move(folders)});
    if (result.succeeded)
        return std::move(result.output);
    report_errors(result, path, reporter);
    return std::nullopt;
}

}  // namespace swsim
