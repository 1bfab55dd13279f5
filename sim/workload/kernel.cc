// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/kernel.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include "base/error.h"
#include "base/notice.h"
#include "base/text.h"
#include "files/installation.h"
#include "objects/hybrid_link.h"
#include "sim/workload/reference.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

constexpr const char* description = "kernel.toml";

std::vector<std::string> kernel_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(project_root() / "kernels"))
        if (fs::is_regular_file(entry.path() / description))
            names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

fs::path find_folder(const std::string& name) {
    if (fs::is_regular_file(fs::path(name) / description))
        return fs::canonical(name);
    const fs::path kernels = project_root() / "kernels";
    // A name, not a path that leads elsewhere.
    if (name.find('/') == std::string::npos && fs::is_regular_file(kernels / name / description))
        return kernels / name;
    if (fs::is_directory(name))
        bad_input("the folder {} has no {}; `swsim new NAME` makes a kernel to start from", name,
                  description);
    const std::vector<std::string> names = kernel_names();
    const std::vector<std::string_view> candidates(names.begin(), names.end());
    bad_input("no kernel '{}': neither a folder nor a name under kernels/; {}", name,
              suggestion(name, candidates, "swsim kernels lists all"));
}

template <typename T> T required(const toml::table& table, const char* key, const fs::path& file) {
    const auto value = table[key].value<T>();
    if (!value)
        bad_input("{}: '{}' is missing or of the wrong type", file.string(), key);
    return *value;
}

template <typename T>
T optional_value(const toml::table& table, const char* key, T otherwise, const fs::path& file) {
    return table.contains(key) ? required<T>(table, key, file) : std::move(otherwise);
}

std::string parameter_text(const toml::node& node, const std::string& name, const fs::path& file) {
    if (const auto text = node.value_exact<std::string>())
        return *text;
    if (const auto number = node.value_exact<int64_t>())
        return fmt::format("{}", *number);
    bad_input("{}: parameter '{}' must be an integer or a text", file.string(), name);
}

// A wrong key would be passed over, and the default taken.
void check_keys(const toml::table& table, const fs::path& file) {
    const std::vector<std::string_view> known = {"title",    "sources",   "entry",
                                                 "host",     "reference", "operations",
                                                 "key_bits", "cpes",      "parameters"};
    for (const auto& [key, node] : table)
        if (std::ranges::find(known, key.str()) == known.end())
            bad_input("{}:{}: unknown key '{}'; {}", file.string(), node.source().begin.line,
                      key.str(), suggestion(key.str(), known));
}

// The parameters that the simulator itself uses, and where they go.
struct OwnParameter {
    std::string_view name;
    uint64_t Kernel::*place;
};

constexpr std::array own_parameters = {
    OwnParameter{"bytes", &Kernel::default_bytes},
    OwnParameter{"length_multiple", &Kernel::length_multiple},
    OwnParameter{"batch_bytes", &Kernel::batch_bytes},
    OwnParameter{"max_unit", &Kernel::max_unit},
};

// The others are the host program's; only what looks like a slip of the pen is refused.
void check_host_parameter(const std::string& name, const toml::node& node, const fs::path& file) {
    std::vector<std::string_view> own;
    for (const OwnParameter& each : own_parameters)
        own.push_back(each.name);
    if (const std::string near = nearest(name, own); !near.empty())
        bad_input("{}:{}: unknown parameter '{}': did you mean '{}'? If it is one of the "
                  "host program, choose another name",
                  file.string(), node.source().begin.line, name, near);
}

void read_parameters(const toml::table& table, const fs::path& file, Kernel& kernel) {
    for (const auto& [key, node] : table) {
        const std::string name(key.str());
        const auto own = std::ranges::find(own_parameters, name, &OwnParameter::name);
        if (own == own_parameters.end()) {
            check_host_parameter(name, node, file);
            kernel.parameters[name] = parameter_text(node, name, file);
            continue;
        }
        const auto number = node.value_exact<int64_t>();
        if (!number || *number < 1)
            bad_input("{}: parameter '{}' must be a positive integer", file.string(), name);
        kernel.*own->place = uint64_t(*number);
    }
    kernel.takes_units = table.contains("batch_bytes") || table.contains("max_unit");
}

// The list `key` of what the kernel can do.
template <typename T>
std::vector<T> choices(const toml::table& table, const char* key, const fs::path& file) {
    std::vector<T> found;
    if (const toml::array* array = table[key].as_array())
        for (const toml::node& node : *array) {
            const auto value = node.value<T>();
            if (!value)
                bad_input("{}: '{}' has an entry of the wrong type", file.string(), key);
            found.push_back(*value);
        }
    if (found.empty())
        bad_input("{}: a kernel with a reference lists what it can do in '{}'", file.string(), key);
    return found;
}

// `wanted`, or the first one if nothing is.
template <typename T>
T chosen(const std::vector<T>& found, const T& wanted, const char* what, const Kernel& kernel) {
    if (wanted == T())
        return found.front();
    if (std::ranges::find(found, wanted) == found.end())
        bad_input("kernel {} cannot do {} {}; it can do {}", kernel.name, what, wanted,
                  fmt::join(found, ", "));
    return wanted;
}

void read_reference(const toml::table& table, const fs::path& file, const KernelVariant& wanted,
                    Kernel& kernel) {
    const std::string reference = optional_value<std::string>(table, "reference", "none", file);
    kernel.has_reference = reference != "none";
    if (kernel.has_reference && reference != cipher_reference)
        bad_input("{}: unknown reference '{}'; there are '{}' and 'none'", file.string(), reference,
                  cipher_reference);
    if (!kernel.has_reference) {
        if (!wanted.operation.empty() || wanted.key_bits)
            bad_input("kernel {} is not a cipher: it takes neither --operation nor a key",
                      kernel.name);
        return;
    }
    kernel.takes_units = true;
    kernel.operations = choices<std::string>(table, "operations", file);
    kernel.key_sizes = choices<unsigned>(table, "key_bits", file);
    for (const std::string& operation : kernel.operations)
        if (!cipher_operations.contains(operation))
            bad_input("{}: unknown operation '{}'; there are {}", file.string(), operation,
                      fmt::join(cipher_operations, ", "));
    kernel.variant.operation = chosen(kernel.operations, wanted.operation, "operation", kernel);
    kernel.variant.key_bits = chosen(kernel.key_sizes, wanted.key_bits, "key bits", kernel);
    // A stream of any length; but only its last block may be incomplete.
    kernel.part_multiple = std::max(kernel.length_multiple, cipher_block_bytes);
    if (kernel.variant.operation == "ctr")
        kernel.length_multiple = 1;
}

}  // namespace

std::vector<std::string> Kernel::definitions() const {
    if (!has_reference)
        return {};
    std::string operation = "AES_" + variant.operation;
    for (char& c : operation)
        c = c == '-' ? '_' : char(std::toupper(static_cast<unsigned char>(c)));
    return {operation + "=1", fmt::format("AES_KEY_BITS={}", variant.key_bits)};
}

Kernel load_kernel(const std::string& name_or_folder, const KernelVariant& variant) {
    Kernel kernel;
    kernel.folder = find_folder(name_or_folder);
    kernel.name = kernel.folder.filename().string();
    const fs::path file = kernel.folder / description;
    toml::table table;
    try {
        table = toml::parse_file(file.string());
    } catch (const toml::parse_error& error) {
        bad_input("{}:{}:{}: {}", file.string(), error.source().begin.line,
                  error.source().begin.column, error.description());
    }
    check_keys(table, file);
    kernel.title = optional_value(table, "title", kernel.name, file);
    kernel.entry = required<std::string>(table, "entry", file);
    kernel.host = (kernel.folder / required<std::string>(table, "host", file)).lexically_normal();
    const toml::array* sources = table["sources"].as_array();
    if (!sources || sources->empty())
        bad_input("{}: 'sources' must list at least one file", file.string());
    for (const toml::node& node : *sources)
        kernel.sources.push_back(
            (kernel.folder / parameter_text(node, "sources", file)).lexically_normal());
    if (const toml::table* parameters = table["parameters"].as_table())
        read_parameters(*parameters, file, kernel);
    else if (table.contains("parameters"))
        bad_input("{}: 'parameters' must be a table", file.string());
    kernel.part_multiple = kernel.length_multiple;
    kernel.cpes = optional_value(table, "cpes", 0u, file);
    read_reference(table, file, variant, kernel);
    return kernel;
}

Kernel load_kernel_or_program(const std::string& name, const KernelVariant& variant) {
    if (!fs::is_regular_file(name))
        return load_kernel(name, variant);
    if (!is_hybrid_program(name))
        bad_input("{} is neither a kernel's folder nor a program that was linked by this project's "
                  "sw5cc",
                  name);
    if (!variant.operation.empty() || variant.key_bits)
        bad_input("{} is a program: it takes neither --operation nor a key", name);
    Kernel program;
    program.linked = fs::canonical(name);
    program.name = program.linked.filename();
    program.title = program.name;
    return program;
}

std::vector<Kernel> all_kernels() {
    std::vector<Kernel> kernels;
    for (const std::string& name : kernel_names())
        kernels.push_back(load_kernel(name));
    return kernels;
}

AssemblerOptions assembler_options(const Kernel& kernel) {
    AssemblerOptions options;
    options.include_directories = {kernel.folder, include_directory()};
    options.definitions = kernel.definitions();
    return options;
}

Program assemble_kernel(const Kernel& kernel) {
    if (!kernel.linked.empty())
        return load_hybrid_program(kernel.linked);
    Program program = assemble(kernel.sources, assembler_options(kernel));
    if (!program.entry(kernel.entry))
        bad_input("kernel {}: no global CPE function '{}' in its sources", kernel.name,
                  kernel.entry);
    return program;
}

void warn_of_meaningless_cycles(const Program& program, const std::string& name) {
    if (!program.why_cycles_mean_nothing.empty())
        notice("swsim: {}: the cycles mean nothing: {}\n", name, program.why_cycles_mean_nothing);
}

}  // namespace swsim
