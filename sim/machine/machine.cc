// SPDX-License-Identifier: Apache-2.0
#include "sim/machine/machine.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <utility>

#include <fmt/format.h>
#define TOML_EXCEPTIONS 1
#include <toml++/toml.h>

#include "base/text.h"

namespace swsim {

namespace {

constexpr std::string_view machine_text =
#include "machine_file.inc"
    ;

bool is_parameter(const toml::table& table) {
    return table.contains("value") && table["value"].is_integer();
}

std::string text_of(const toml::table& table, std::string_view key, const std::string& name) {
    const auto text = table[key].value<std::string>();
    if (!text)
        throw MachineError(fmt::format("machine file: {} has no text '{}'", name, key));
    return *text;
}

Parameter parameter_of(const toml::table& table, const std::string& name) {
    const toml::array* range = table["range"].as_array();
    if (!range || range->size() != 2)
        throw MachineError(fmt::format("machine file: {} has no range [low, high]", name));
    Parameter parameter;
    parameter.name = name;
    parameter.value = parameter.default_value = table["value"].value_or(int64_t{0});
    parameter.unit = text_of(table, "unit", name);
    parameter.low = range->at(0).value_or(int64_t{0});
    parameter.high = range->at(1).value_or(int64_t{0});
    parameter.confidence = text_of(table, "confidence", name);
    parameter.role = text_of(table, "role", name);
    parameter.source = text_of(table, "source", name);
    return parameter;
}

// toml++ does not tell.
std::string why_unreadable(const std::filesystem::path& path) {
    const std::ifstream file(path);
    return file ? "it does not hold text" : std::strerror(errno);
}

// Calls visit(dotted name, node) for each node that is_leaf says is one.
template <typename IsLeaf, typename Visit>
void walk(const toml::table& table, const std::string& prefix, IsLeaf is_leaf, Visit visit) {
    for (const auto& [key, node] : table) {
        const std::string name =
            prefix.empty() ? std::string(key.str()) : fmt::format("{}.{}", prefix, key.str());
        const toml::table* inner = node.as_table();
        if (inner && !is_leaf(*inner))
            walk(*inner, name, is_leaf, visit);
        else
            visit(name, node);
    }
}

}  // namespace

Machine::Machine() {
    const toml::table file = toml::parse(machine_text, std::string_view("sw26010.toml"));
    walk(file, "", is_parameter, [&](const std::string& name, const toml::node& node) {
        const toml::table* table = node.as_table();
        if (!table)
            throw MachineError(fmt::format("machine file: {} is not a parameter", name));
        parameters_.push_back(parameter_of(*table, name));
    });
    std::ranges::sort(parameters_, {}, &Parameter::name);
}

void Machine::load(const std::filesystem::path& path) {
    if (std::error_code error; std::filesystem::is_directory(path, error))
        throw MachineError(fmt::format("the machine file {} is a folder", path.string()));
    toml::table file;
    try {
        file = toml::parse_file(path.string());
    } catch (const toml::parse_error& error) {
        if (!error.source().begin)  // the file itself
            throw MachineError(fmt::format("cannot read the machine file {}: {}", path.string(),
                                           why_unreadable(path)));
        throw MachineError(fmt::format("{}:{}:{}: {}", path.string(), error.source().begin.line,
                                       error.source().begin.column, error.description()));
    }
    // Both the short form (cpe.latency.load = 4) and a whole parameter table are taken.
    walk(file, "", is_parameter, [&](const std::string& name, const toml::node& node) {
        const toml::table* table = node.as_table();
        const auto value =
            table ? (*table)["value"].value_exact<int64_t>() : node.value_exact<int64_t>();
        if (!value)
            throw MachineError(fmt::format("{}:{}: {} must be an integer", path.string(),
                                           node.source().begin.line, name));
        try {
            set(name, *value);
        } catch (const MachineError& error) {
            throw MachineError(
                fmt::format("{}:{}: {}", path.string(), node.source().begin.line, error.what()));
        }
    });
}

Parameter* Machine::find(std::string_view name) {
    return const_cast<Parameter*>(std::as_const(*this).find(name));
}

const Parameter* Machine::find(std::string_view name) const {
    const auto found = std::ranges::lower_bound(parameters_, name, {}, &Parameter::name);
    return found != parameters_.end() && found->name == name ? &*found : nullptr;
}

void Machine::set(std::string_view name, int64_t value) {
    Parameter* parameter = find(name);
    if (!parameter) {
        std::vector<std::string_view> names;
        for (const Parameter& each : parameters_)
            names.push_back(each.name);
        throw MachineError(fmt::format("unknown machine parameter '{}'; {}", name,
                                       suggestion(name, names, "`swsim machine` lists all")));
    }
    if (value < parameter->low || value > parameter->high)
        throw MachineError(fmt::format("{} = {} is out of its range {}..{} {}", name, value,
                                       parameter->low, parameter->high, parameter->unit));
    parameter->value = value;
}

void Machine::set(std::string_view assignment) {
    const size_t equals = assignment.find('=');
    int64_t value = 0;
    const std::string_view digits =
        equals == std::string_view::npos ? "" : assignment.substr(equals + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
        throw MachineError(
            fmt::format("'{}' is not of the form NAME=VALUE with an integer value", assignment));
    set(assignment.substr(0, equals), value);
}

int64_t Machine::value(std::string_view name) const {
    const Parameter* parameter = find(name);
    if (!parameter)
        throw MachineError(fmt::format("the machine file has no parameter '{}'", name));
    return parameter->value;
}

std::string Machine::hash() const {
    std::string text;
    for (const Parameter& parameter : parameters_)
        text += fmt::format("{}={}\n", parameter.name, parameter.value);
    return sha256_prefix(text);
}

Cycle Machine::latency(isa::TimingClass timing) const {
    const Parameter* parameter = find(fmt::format("cpe.latency.{}", isa::name(timing)));
    // Classes that write no register (put, sync, dma) have no latency.
    return parameter ? Cycle(parameter->value) : 1;
}

unsigned Machine::cores() const {
    return unsigned(value("core_group.rows") * value("core_group.columns"));
}

double Machine::clock_hz() const {
    return double(value("chip.clock_khz")) * 1e3;
}

double Machine::seconds(Cycle cycles) const {
    return double(cycles) / clock_hz();
}

}  // namespace swsim
