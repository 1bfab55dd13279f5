// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/kernel.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <sstream>
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
// The table in it of kernels that are the same but for a few keys.
constexpr const char* variants = "variant";

template <typename T>
T required(const toml::table& table, const char* key, const std::string& place) {
    const auto value = table[key].value<T>();
    if (!value)
        bad_input("{}: '{}' is missing or of the wrong type", place, key);
    return *value;
}

template <typename T>
T optional_value(const toml::table& table, const char* key, T otherwise, const std::string& place) {
    return table.contains(key) ? required<T>(table, key, place) : std::move(otherwise);
}

std::string parameter_text(const toml::node& node, const std::string& name,
                           const std::string& place) {
    if (const auto text = node.value_exact<std::string>())
        return *text;
    if (const auto number = node.value_exact<int64_t>())
        return fmt::format("{}", *number);
    bad_input("{}: parameter '{}' must be an integer or a text", place, name);
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

// The simulator's own parameters, and others for the host program, of which only what looks like a
// slip of the pen is refused.
void check_parameter(const toml::key& key, const fs::path& file) {
    std::vector<std::string_view> own;
    for (const OwnParameter& each : own_parameters)
        own.push_back(each.name);
    const std::string name(key.str());
    if (std::ranges::find(own, name) != own.end())
        return;
    if (const std::string near = nearest(name, own); !near.empty())
        bad_input("{}:{}: unknown parameter '{}': did you mean '{}'? If it is one of the "
                  "host program, choose another name",
                  file.string(), key.source().begin.line, name, near);
}

// A wrong key would be passed over, and the default taken.
void check_keys(const toml::table& table, bool is_variant, const fs::path& file) {
    std::vector<std::string_view> known = {"title",    "sources",   "entry",
                                           "host",     "reference", "operations",
                                           "key_bits", "cpes",      "parameters"};
    if (!is_variant)
        known.push_back(variants);
    for (const auto& [key, node] : table)
        if (std::ranges::find(known, key.str()) == known.end())
            bad_input("{}:{}: unknown key '{}'; {}", file.string(), key.source().begin.line,
                      key.str(), suggestion(key.str(), known));
    if (const toml::table* parameters = table["parameters"].as_table())
        for (const auto& [key, node] : *parameters)
            check_parameter(key, file);
}

// By name.
std::map<std::string, const toml::table*> variants_of(const toml::table& table,
                                                      const fs::path& file) {
    std::map<std::string, const toml::table*> found;
    if (!table.contains(variants))
        return found;
    const toml::table* all = table[variants].as_table();
    if (!all)
        bad_input("{}: '{}' must have tables: [{}.NAME]", file.string(), variants, variants);
    for (const auto& [key, node] : *all) {
        const std::string name(key.str());
        const toml::table* variant = node.as_table();
        if (!variant)
            bad_input("{}:{}: '{}' must be a table: [{}.{}]", file.string(),
                      key.source().begin.line, name, variants, name);
        if (name == file.parent_path().filename())
            bad_input("{}:{}: variant '{}' has the name of the kernel itself", file.string(),
                      key.source().begin.line, name);
        found[name] = variant;
    }
    return found;
}

toml::table read_description(const fs::path& folder) {
    const fs::path file = folder / description;
    toml::table table;
    try {
        table = toml::parse_file(file.string());
    } catch (const toml::parse_error& error) {
        bad_input("{}:{}:{}: {}", file.string(), error.source().begin.line,
                  error.source().begin.column, error.description());
    }
    check_keys(table, false, file);
    for (const auto& [name, variant] : variants_of(table, file))
        check_keys(*variant, true, file);
    return table;
}

// What the description says of the kernel itself, or of a variant: its own keys, and for the others
// the kernel's; parameter by parameter.
toml::table description_of(const toml::table& table, const std::string& variant,
                           const fs::path& file) {
    toml::table result = table;
    result.erase(variants);
    if (variant.empty())
        return result;
    result.erase("title");
    for (const auto& [key, node] : *variants_of(table, file).at(variant)) {
        toml::table* parameters = result[key].as_table();
        if (const toml::table* own = node.as_table(); own && parameters)
            for (const auto& [name, value] : *own)
                parameters->insert_or_assign(name, value);
        else
            result.insert_or_assign(key, node);
    }
    return result;
}

// Where a kernel is described: a folder, and which of its variants, if it is one.
struct Place {
    fs::path folder;
    std::string variant;

    fs::path path() const { return variant.empty() ? folder : folder / variant; }
    std::string name() const { return path().filename().string(); }
};

bool is_kernel(const fs::path& folder) {
    return fs::is_regular_file(folder / description);
}

// All under kernels/, by name.
std::map<std::string, Place> known_places() {
    std::map<std::string, Place> places;
    const auto add = [&](const Place& place) {
        const auto [known, is_new] = places.emplace(place.name(), place);
        if (!is_new)
            bad_input("{}: '{}' is also the name of a kernel of {}",
                      (place.folder / description).string(), place.name(),
                      (known->second.folder / description).string());
    };
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(project_root() / "kernels"))
        if (is_kernel(entry.path()))
            folders.push_back(entry.path());
    std::ranges::sort(folders);
    for (const fs::path& folder : folders)
        add({folder, ""});
    for (const fs::path& folder : folders)
        for (const auto& [name, variant] :
             variants_of(read_description(folder), folder / description))
            add({folder, name});
    return places;
}

Place find_place(const std::string& name) {
    const fs::path path = name;
    if (is_kernel(path))
        return {fs::canonical(path), ""};
    const fs::path above = path.parent_path();
    const bool is_name = above.empty();  // not a path that leads elsewhere
    if (!is_name && is_kernel(above)) {
        const fs::path folder = fs::canonical(above);
        const std::string variant = path.filename().string();
        if (variants_of(read_description(folder), folder / description).contains(variant))
            return {folder, variant};
    }
    if (const fs::path folder = project_root() / "kernels" / name; is_name && is_kernel(folder))
        return {folder, ""};
    if (fs::is_directory(path))
        bad_input("the folder {} has no {}; `swsim new NAME` makes a kernel to start from", name,
                  description);
    const std::map<std::string, Place> known = known_places();
    if (is_name && known.contains(name))
        return known.at(name);
    std::vector<std::string_view> candidates;
    for (const auto& [each, place] : known)
        candidates.push_back(each);
    bad_input("no kernel '{}': neither a folder nor a name under kernels/; {}", name,
              suggestion(name, candidates, "swsim kernels lists all"));
}

void read_parameters(const toml::table& table, const std::string& place, Kernel& kernel) {
    for (const auto& [key, node] : table) {
        const std::string name(key.str());
        const auto own = std::ranges::find(own_parameters, name, &OwnParameter::name);
        if (own == own_parameters.end()) {
            kernel.parameters[name] = parameter_text(node, name, place);
            continue;
        }
        const auto number = node.value_exact<int64_t>();
        if (!number || *number < 1)
            bad_input("{}: parameter '{}' must be a positive integer", place, name);
        kernel.*own->place = uint64_t(*number);
    }
    kernel.takes_units = table.contains("batch_bytes") || table.contains("max_unit");
}

// The list `key` of what the kernel can do.
template <typename T>
std::vector<T> choices(const toml::table& table, const char* key, const std::string& place) {
    std::vector<T> found;
    if (const toml::array* array = table[key].as_array())
        for (const toml::node& node : *array) {
            const auto value = node.value<T>();
            if (!value)
                bad_input("{}: '{}' has an entry of the wrong type", place, key);
            found.push_back(*value);
        }
    if (found.empty())
        bad_input("{}: a kernel with a reference lists what it can do in '{}'", place, key);
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

void read_reference(const toml::table& table, const std::string& place, const KernelVariant& wanted,
                    Kernel& kernel) {
    const std::string reference = optional_value<std::string>(table, "reference", "none", place);
    kernel.has_reference = reference != "none";
    if (kernel.has_reference && reference != cipher_reference)
        bad_input("{}: unknown reference '{}'; there are '{}' and 'none'", place, reference,
                  cipher_reference);
    if (!kernel.has_reference) {
        if (!wanted.operation.empty() || wanted.key_bits)
            bad_input("kernel {} is not a cipher: it takes neither --operation nor a key",
                      kernel.name);
        return;
    }
    kernel.takes_units = true;
    kernel.operations = choices<std::string>(table, "operations", place);
    kernel.key_sizes = choices<unsigned>(table, "key_bits", place);
    for (const std::string& operation : kernel.operations)
        if (!cipher_operations.contains(operation))
            bad_input("{}: unknown operation '{}'; there are {}", place, operation,
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
    const Place found = find_place(name_or_folder);
    const fs::path file = found.folder / description;
    const toml::table table = description_of(read_description(found.folder), found.variant, file);
    const std::string place =
        file.string() + (found.variant.empty() ? "" : ", variant " + found.variant);
    Kernel kernel;
    kernel.name = found.name();
    kernel.folder = found.folder;
    kernel.path = found.path();
    std::ostringstream text;
    text << table;
    kernel.description = text.str();
    kernel.title = optional_value(table, "title", kernel.name, place);
    kernel.entry = required<std::string>(table, "entry", place);
    kernel.host = (kernel.folder / required<std::string>(table, "host", place)).lexically_normal();
    const toml::array* sources = table["sources"].as_array();
    if (!sources || sources->empty())
        bad_input("{}: 'sources' must list at least one file", place);
    for (const toml::node& node : *sources)
        kernel.sources.push_back(
            (kernel.folder / parameter_text(node, "sources", place)).lexically_normal());
    if (const toml::table* parameters = table["parameters"].as_table())
        read_parameters(*parameters, place, kernel);
    else if (table.contains("parameters"))
        bad_input("{}: 'parameters' must be a table", place);
    kernel.part_multiple = kernel.length_multiple;
    kernel.cpes = optional_value(table, "cpes", 0u, place);
    read_reference(table, place, variant, kernel);
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
    for (const auto& [name, place] : known_places())
        kernels.push_back(load_kernel(place.path().string()));
    return kernels;
}

AssemblerOptions assembler_options(const Kernel& kernel) {
    AssemblerOptions options;
    options.include_directories = assembly_directories();
    options.include_directories.insert(options.include_directories.begin(), kernel.folder);
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
