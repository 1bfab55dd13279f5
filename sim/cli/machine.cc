// SPDX-License-Identifier: Apache-2.0
//
// swsim machine: every parameter of the model.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

struct MachineCommandOptions {
    MachineOptions machine;
    bool json = false;
};

Json parameter_json(const Parameter& parameter) {
    return {
        {"name", parameter.name},
        {"value", parameter.value},
        {"default", parameter.default_value},
        {"unit", parameter.unit},
        {"range", {parameter.low, parameter.high}},
        {"confidence", parameter.confidence},
        {"role", parameter.role},
        {"source", parameter.source},
    };
}

void machine_command(const MachineCommandOptions& options) {
    const Machine machine = make_machine(options.machine);
    if (!options.json) {
        fmt::print("{:<30} {:>10} {:<7} {:<22} {:<10} {:<10} {}\n", "parameter", "value", "unit",
                   "range", "confidence", "role", "source");
        for (const Parameter& each : machine.parameters())
            fmt::print("{:<30} {:>10} {:<7} {:<22} {:<10} {:<10} {}\n", each.name, each.value,
                       each.unit, fmt::format("{}..{}", each.low, each.high), each.confidence,
                       each.role, each.source);
        fmt::print("machine hash {}\n", machine.hash());
        return;
    }
    Json parameters = Json::array();
    for (const Parameter& each : machine.parameters())
        parameters.push_back(parameter_json(each));
    print_json(Json{{"machine_hash", machine.hash()}, {"parameters", parameters}});
}

}  // namespace

void add_machine(CommandLine& line) {
    const auto [options, machine] =
        line.add("machine",
                 "Every machine parameter, with unit, range, source, confidence and role.\n"
                 "Example: swsim machine --json",
                 machine_command);
    add_machine_options(options, machine.machine);
    add_json_option(options, machine.json);
}

}  // namespace swsim
