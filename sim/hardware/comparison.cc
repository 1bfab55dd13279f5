// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/comparison.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "base/error.h"
#include "sim/hardware/export.h"
#include "sim/hardware/repetition.h"
#include "sim/machine/machine.h"

namespace swsim {

namespace {

// Beyond this, hardware and simulation differ, unless the place of the data explains it.
constexpr double agreement = 0.005;

// What makes two records tell of the same run.
auto identity_of(const RunRequest& run) {
    return std::tuple(run.kernel, run.variant, run.bytes, run.cpes, run.unit, run.double_buffer,
                      run.seed, run.key, run.counter);
}

std::vector<ComparedRun> grouped(const std::vector<HardwareRecord>& records) {
    std::vector<ComparedRun> runs;
    for (const HardwareRecord& record : records) {
        if (record.request.kernel == measuring_kit)
            continue;
        const auto same = std::ranges::find_if(runs, [&](const ComparedRun& run) {
            return identity_of(run.first.request) == identity_of(record.request);
        });
        ComparedRun& run = same != runs.end() ? *same : runs.emplace_back();
        if (run.cycles.empty())
            run.first = record;
        run.cycles.push_back(record.cycles);
    }
    return runs;
}

// Throws Error unless the program there was the one that is here.
void check_sources(const HardwareRecord& record, std::map<std::string, std::string>& known) {
    const RunRequest& run = record.request;
    const std::string variant =
        fmt::format("{} {} {}", run.kernel, run.variant.operation, run.variant.key_bits);
    if (!known.contains(variant)) {
        try {
            known[variant] = assemble_kernel(exportable_kernel(run.kernel, run.variant)).hash;
        } catch (const Error& error) {
            throw Error(error.kind(), fmt::format("{}: {}", record.place, error.what()));
        }
    }
    if (known[variant] != record.sources)
        bad_input("{}: the CPE's program of {} was another one there (hash {}, here {}): export it "
                  "again and repeat the run, or compare with the swsim that exported it",
                  record.place, run.kernel, record.sources, known[variant]);
}

std::vector<Suspect> suspects_of(const ComparedRun& run, const RunResultHere& here) {
    std::vector<Suspect> suspects;
    const double difference = double(run.hardware()) - double(run.simulated);
    for (const auto& [account, cycles] : here.accounts) {
        const double each = double(cycles) / run.first.request.cpes;
        if (each > 0 && each >= std::abs(difference))
            suspects.push_back({account, each, (each + difference) / each});
    }
    std::ranges::sort(suspects, std::greater(), &Suspect::cycles);
    return suspects;
}

std::map<std::string, double> best_probes(const std::vector<HardwareRecord>& records) {
    std::map<std::string, double> best;
    for (const HardwareRecord& record : records)
        for (const auto& [name, cycles] : record.probes) {
            const auto [at, is_new] = best.emplace(name, cycles);
            at->second = std::min(at->second, cycles);
        }
    return best;
}

std::vector<ParameterSuspect> parameters_of(const std::vector<ComparedProbe>& probes,
                                            const Machine& machine) {
    std::set<std::string> cleared;
    std::map<std::string, ParameterSuspect> suspects;
    for (const ComparedProbe& probe : probes) {
        if (probe.agrees()) {
            cleared.insert(probe.about.measures);
            continue;
        }
        for (const std::string& name : probe.about.parameters)
            ++(name == probe.about.measures ? suspects[name].measured : suspects[name].touched);
    }
    std::vector<ParameterSuspect> found;
    for (auto& [name, suspect] : suspects) {
        if (cleared.contains(name))
            continue;
        suspect.name = name;
        suspect.value = machine.value(name);
        found.push_back(suspect);
    }
    std::ranges::stable_sort(found, std::greater(), [](const ParameterSuspect& suspect) {
        return std::pair(suspect.measured, suspect.touched);
    });
    return found;
}

}  // namespace

uint64_t ComparedRun::hardware() const {
    return std::ranges::min(cycles);
}

double ComparedRun::difference() const {
    return double(simulated) / double(hardware()) - 1;
}

double ComparedRun::scatter() const {
    return double(std::ranges::max(cycles)) / double(hardware()) - 1;
}

bool ComparedProbe::agrees() const {
    return std::abs(difference()) <= std::max(agreement, about.placement);
}

Comparison collect(const std::vector<HardwareRecord>& records, const MachineOptions& options) {
    std::map<std::string, std::string> known;
    for (const HardwareRecord& record : records)
        check_sources(record, known);
    Comparison comparison;
    comparison.runs = grouped(records);
    const ProbeTable table(make_machine(options));
    for (const auto& [name, cycles] : best_probes(records))
        if (cycles > 0)
            comparison.probes.push_back({name, cycles, 0, table.of(name)});
    return comparison;
}

Comparison compare(const std::vector<HardwareRecord>& records, const MachineOptions& options,
                   unsigned jobs) {
    Comparison comparison = collect(records, options);
    Repetition repetition(options);
    for (const ComparedRun& run : comparison.runs)
        repetition.add(run.first.request);
    std::vector<std::string> names;
    for (const ComparedProbe& probe : comparison.probes)
        names.push_back(probe.name);
    repetition.add_probes(names);
    repetition.run(jobs);
    for (size_t i = 0; i < comparison.runs.size(); ++i) {
        ComparedRun& run = comparison.runs[i];
        run.simulated = repetition.result(i).cycles;
        run.suspects = suspects_of(run, repetition.result(i));
    }
    const std::map<std::string, double> here = repetition.probes();
    for (ComparedProbe& probe : comparison.probes) {
        if (!here.contains(probe.name))
            bad_input("the measuring kit here has no measurement '{}': export it again",
                      probe.name);
        probe.simulated = here.at(probe.name);
    }
    comparison.parameters = parameters_of(comparison.probes, make_machine(options));
    return comparison;
}

}  // namespace swsim
