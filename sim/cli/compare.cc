// SPDX-License-Identifier: Apache-2.0
//
// swsim compare HARDWARE.json...: the real machine beside the simulated one.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/text.h"
#include "process/workers.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/hardware/comparison.h"
#include "sim/hardware/comparison_json.h"

namespace swsim {

namespace {

constexpr size_t shown_suspects = 4;

struct CompareOptions {
    std::vector<std::string> files;
    MachineOptions machine;
    unsigned jobs = usable_processors();
    bool all = false;
    bool list = false;
    bool json = false;
};

std::string name_of(const RunRequest& request) {
    return request.variant.key_bits
               ? fmt::format("{} {} {}", request.kernel, request.variant.operation,
                             request.variant.key_bits)
               : request.kernel;
}

// "dma_wait x0.62, fetch x1.30"
std::string text_of(const std::vector<Suspect>& suspects) {
    std::string text;
    for (size_t i = 0; i < std::min(shown_suspects, suspects.size()); ++i)
        text += fmt::format("{}{} x{:.2f}", i ? ", " : "", suspects[i].account, suspects[i].factor);
    return text.empty() ? "no single account" : text;
}

void print_runs(const Comparison& comparison) {
    if (comparison.runs.empty())
        return;
    fmt::print("{:<38} {:>10} {:>4} {:>5} {:>12} {:>8} {:>12} {:>8}  {}\n", "kernel", "bytes",
               "CPEs", "unit", "hardware", "scatter", "simulated", "off by",
               "which account could hold it");
    for (const ComparedRun& run : comparison.runs) {
        const RunRequest& request = run.first.request;
        const std::string scatter =
            run.cycles.size() > 1 ? fmt::format("{:.1f} %", 100 * run.scatter()) : "";
        fmt::print("{:<38} {:>10} {:>4} {:>5} {:>12} {:>8} {:>12} {:>+6.1f} %  {}\n",
                   name_of(request), *request.bytes, request.cpes, *request.unit, run.hardware(),
                   scatter, run.simulated, 100 * run.difference(),
                   run.hardware() == run.simulated ? "" : text_of(run.suspects));
        if (run.first.own_data)
            fmt::print("  there with data of a file (--in), here with random data\n");
    }
}

void print_probes(const Comparison& comparison, bool all) {
    if (comparison.probes.empty())
        return;
    fmt::print("\n{:<32} {:>12} {:>12} {:>9}  {}\n", "measurement", "hardware", "simulated",
               "off by", "speaks about");
    size_t agreeing = 0;
    for (const ComparedProbe& probe : comparison.probes) {
        agreeing += probe.agrees();
        if (all || !probe.agrees())
            fmt::print("{:<32} {:>12.2f} {:>12.2f} {:>+7.1f} %  {}\n", probe.name, probe.hardware,
                       probe.simulated, 100 * probe.difference(),
                       join(probe.about.parameters, ", "));
    }
    fmt::print(
        "{} of {} measurements agree: to half a per cent, or to what the place of the data in "
        "main memory makes of them{}\n",
        agreeing, comparison.probes.size(), all ? "" : "; --all shows them, too");
}

void print_parameters(const Comparison& comparison) {
    if (comparison.parameters.empty())
        return;
    fmt::print("\n{:<32} {:>9} {:>22} {:>22}\n", "parameter that may be off", "value here",
               "differing that measure", "others about it");
    for (const ParameterSuspect& suspect : comparison.parameters)
        fmt::print("{:<32} {:>9} {:>22} {:>22}\n", suspect.name, suspect.value, suspect.measured,
                   suspect.touched);
}

void print_list(const Comparison& comparison) {
    for (const ComparedRun& run : comparison.runs)
        fmt::print("{:<38} {:>10} bytes {:>4} CPEs {:>12} cycles\n", name_of(run.first.request),
                   *run.first.request.bytes, run.first.request.cpes, run.hardware());
    for (const ComparedProbe& probe : comparison.probes)
        fmt::print("{:<38} {:>12.2f} cycles\n", probe.name, probe.hardware);
}

void compare_command(const CompareOptions& options) {
    const std::vector<HardwareRecord> records = read_hardware_records(options.files);
    const Comparison comparison = options.list ? collect(records, options.machine)
                                               : compare(records, options.machine, options.jobs);
    if (options.json)
        return print_json(json_of(comparison, !options.list));
    if (options.list)
        return print_list(comparison);
    print_runs(comparison);
    print_probes(comparison, options.all);
    print_parameters(comparison);
}

}  // namespace

void add_compare(CommandLine& line) {
    const auto [options, compared] =
        line.add("compare",
                 "Records of exported programs on the real machine beside the simulation.\n"
                 "Example: swsim compare record.json micro.json",
                 compare_command);
    options.list("files", compared.files, "what the exported programs printed").required();
    options.flag("--all", compared.all, "measurements that agree, too");
    options.flag("--list", compared.list, "what the records tell; run nothing");
    options.number("--jobs N", compared.jobs, positive, "simulations at a time")
        .shows("one for each processor");
    add_machine_options(options, compared.machine);
    add_json_option(options, compared.json);
}

}  // namespace swsim
