// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/comparison_json.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// What was run there.
Json run_json(const ComparedRun& run) {
    const RunRequest& request = run.first.request;
    return {{"kernel", request.kernel},
            {"operation", request.variant.operation},
            {"key_bits", request.variant.key_bits},
            {"bytes", *request.bytes},
            {"cpes", request.cpes},
            {"unit", *request.unit},
            {"double_buffer", request.double_buffer},
            {"seed", request.seed},
            {"key", request.key},
            {"counter", request.counter},
            {"records", run.cycles.size()},
            {"hardware", run.hardware()},
            {"scatter_percent", 100 * run.scatter()}};
}

Json probe_json(const ComparedProbe& probe) {
    return {
        {"name", probe.name}, {"hardware", probe.hardware}, {"parameters", probe.about.parameters}};
}

void add_simulation(const ComparedRun& run, Json& json) {
    json["simulated"] = run.simulated;
    json["difference_percent"] = 100 * run.difference();
    json["accounts"] = Json::array();
    for (const Suspect& suspect : run.suspects)
        json["accounts"].push_back(
            {{"account", suspect.account}, {"cycles", suspect.cycles}, {"factor", suspect.factor}});
}

void add_simulation(const ComparedProbe& probe, Json& json) {
    json["simulated"] = probe.simulated;
    json["difference_percent"] = 100 * probe.difference();
    json["agrees"] = probe.agrees();
    json["placement_percent"] = 100 * probe.about.placement;
}

}  // namespace

Json json_of(const Comparison& comparison, bool simulated) {
    Json json = {{"runs", Json::array()}, {"probes", Json::array()}};
    for (const ComparedRun& run : comparison.runs)
        json["runs"].push_back(run_json(run));
    for (const ComparedProbe& probe : comparison.probes)
        json["probes"].push_back(probe_json(probe));
    if (!simulated)
        return json;
    for (size_t i = 0; i < comparison.runs.size(); ++i)
        add_simulation(comparison.runs[i], json["runs"][i]);
    for (size_t i = 0; i < comparison.probes.size(); ++i)
        add_simulation(comparison.probes[i], json["probes"][i]);
    json["parameters"] = Json::array();
    for (const ParameterSuspect& suspect : comparison.parameters)
        json["parameters"].push_back({{"name", suspect.name},
                                      {"value", suspect.value},
                                      {"measured", suspect.measured},
                                      {"touched", suspect.touched}});
    return json;
}

}  // namespace swsim
