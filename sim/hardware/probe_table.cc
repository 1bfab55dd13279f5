// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/probe_table.h"

#include <algorithm>

#include <toml++/toml.h>

#include "base/error.h"
#include "base/text.h"
#include "files/installation.h"
#include "sim/hardware/export.h"

namespace swsim {

namespace {

std::vector<std::string> texts_of(const toml::table& row, const char* key,
                                  const std::string& file) {
    std::vector<std::string> texts;
    if (const toml::array* array = row[key].as_array())
        for (const toml::node& node : *array)
            texts.push_back(node.value_or(std::string()));
    if (texts.empty() || std::ranges::count(texts, "") > 0)
        bad_input("{}: line {}: '{}' must be a list of texts", file, row.source().begin.line, key);
    return texts;
}

void check_parameters(const std::vector<std::string>& names, const Machine& machine,
                      const std::string& file) {
    for (const std::string& name : names)
        if (std::ranges::find(machine.parameters(), name, &Parameter::name) ==
            machine.parameters().end())
            bad_input("{}: the machine has no parameter '{}'", file, name);
}

}  // namespace

ProbeTable::ProbeTable(const Machine& machine) {
    const std::string file =
        (project_root() / "experiments" / measuring_kit / "probes.toml").string();
    toml::table table;
    try {
        table = toml::parse_file(file);
    } catch (const toml::parse_error& error) {
        bad_input("{}:{}: {}", file, error.source().begin.line, error.description());
    }
    const toml::array* rows = table["probe"].as_array();
    if (!rows)
        bad_input("{}: no [[probe]]", file);
    for (const toml::node& node : *rows) {
        const toml::table& row = *node.as_table();
        const std::vector<std::string> parameters = texts_of(row, "parameters", file);
        check_parameters(parameters, machine, file);
        const std::string measures = row["measures"].value_or(std::string());
        if (!measures.empty() && std::ranges::find(parameters, measures) == parameters.end())
            bad_input("{}: line {}: '{}' is not one of the row's parameters", file,
                      row.source().begin.line, measures);
        const double placement_percent = row["placement_percent"].value_or(0.0);
        for (const std::string& pattern : texts_of(row, "names", file))
            rows_.push_back({pattern, parameters, measures, placement_percent / 100});
    }
}

const ProbeRow& ProbeTable::of(const std::string& probe) const {
    static const ProbeRow none;
    for (const ProbeRow& row : rows_)
        if (matches_glob(row.pattern, probe))
            return row;
    return none;
}

}  // namespace swsim
