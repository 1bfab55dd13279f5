// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/kernel.h"

#include <cstdlib>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "asm/assembler.h"
#include "asm/text.h"
#include "sim/cli/exit_status.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

constexpr const char* description = "kernel.toml";

[[noreturn]] void bad(const std::string& message) {
    throw CommandError(ExitStatus::bad_input, message);
}

fs::path find_folder(const std::string& name) {
    if (fs::is_regular_file(fs::path(name) / description))
        return fs::canonical(name);
    const fs::path kernels = project_root() / "kernels";
    // A name, not a path that leads elsewhere.
    if (name.find('/') == std::string::npos && fs::is_regular_file(kernels / name / description))
        return kernels / name;
    if (fs::is_directory(name))
        bad(fmt::format("the folder {} has no {}; `swsim new NAME` makes a kernel to start from",
                        name, description));
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(kernels))
        if (fs::is_regular_file(entry.path() / description))
            names.push_back(entry.path().filename().string());
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    bad(fmt::format("no kernel '{}': neither a folder nor a name under kernels/; nearest: {}", name,
                    nearest(name, candidates)));
}

template <typename T> T required(const toml::table& table, const char* key, const fs::path& file) {
    const auto value = table[key].value<T>();
    if (!value)
        bad(fmt::format("{}: '{}' is missing or of the wrong type", file.string(), key));
    return *value;
}

std::string parameter_text(const toml::node& node, const std::string& name, const fs::path& file) {
    if (const auto text = node.value_exact<std::string>())
        return *text;
    if (const auto number = node.value_exact<int64_t>())
        return fmt::format("{}", *number);
    bad(fmt::format("{}: parameter '{}' must be an integer or a text", file.string(), name));
}

void read_parameters(const toml::table& table, const fs::path& file, Kernel& kernel) {
    for (const auto& [key, node] : table) {
        const std::string name(key.str());
        if (name != "bytes" && name != "length_multiple") {
            kernel.parameters[name] = parameter_text(node, name, file);
            continue;
        }
        const auto number = node.value_exact<int64_t>();
        if (!number || *number < 1)
            bad(fmt::format("{}: parameter '{}' must be a positive integer", file.string(), name));
        (name == "bytes" ? kernel.default_bytes : kernel.length_multiple) = uint64_t(*number);
    }
}

}  // namespace

fs::path project_root() {
    if (const char* home = std::getenv("SWSIM_HOME"); home && *home)
        return home;
    for (fs::path folder = fs::read_symlink("/proc/self/exe").parent_path();;
         folder = folder.parent_path()) {
        if (fs::exists(folder / "kernels/include/athread.h"))
            return folder;
        if (folder == folder.parent_path())
            bad("cannot find the project's kernels/; set SWSIM_HOME to its folder");
    }
}

fs::path include_directory() {
    return project_root() / "kernels/include";
}

Kernel load_kernel(const std::string& name_or_folder) {
    Kernel kernel;
    kernel.folder = find_folder(name_or_folder);
    kernel.name = kernel.folder.filename().string();
    const fs::path file = kernel.folder / description;
    toml::table table;
    try {
        table = toml::parse_file(file.string());
    } catch (const toml::parse_error& error) {
        bad(fmt::format("{}:{}:{}: {}", file.string(), error.source().begin.line,
                        error.source().begin.column, error.description()));
    }
    kernel.title = table["title"].value_or(kernel.name);
    kernel.entry = required<std::string>(table, "entry", file);
    kernel.host = (kernel.folder / required<std::string>(table, "host", file)).lexically_normal();
    kernel.reference = table["reference"].value_or(std::string("none"));
    const toml::array* sources = table["sources"].as_array();
    if (!sources || sources->empty())
        bad(fmt::format("{}: 'sources' must list at least one file", file.string()));
    for (const toml::node& node : *sources)
        kernel.sources.push_back(
            (kernel.folder / parameter_text(node, "sources", file)).lexically_normal());
    if (const toml::table* parameters = table["parameters"].as_table())
        read_parameters(*parameters, file, kernel);
    return kernel;
}

Program assemble_kernel(const Kernel& kernel) {
    AssemblerOptions options;
    options.include_directories = {kernel.folder, include_directory()};
    Program program = assemble(kernel.sources, options);
    if (!program.entry(kernel.entry))
        bad(fmt::format("kernel {}: no global CPE function '{}' in its sources", kernel.name,
                        kernel.entry));
    return program;
}

}  // namespace swsim
