// SPDX-License-Identifier: Apache-2.0
//
// swsim schedule: reorders regions of a program for the two pipes.
#include <cstdio>

#include <fmt/format.h>

#include "sim/analysis/scheduler.h"
#include "sim/cli/analysis_subject.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/kernel_run.h"

namespace swsim {

namespace {

struct ScheduleCommandOptions {
    std::string subject;
    std::vector<std::string> regions;
    std::string out;
    MachineOptions machine;
    unsigned iterations = 4000;
    uint64_t seed = 1;
    bool json = false;
};

ExitStatus schedule_command(const ScheduleCommandOptions& options) {
    const Machine machine = make_machine(options.machine);
    const AnalysisSubject subject = load_analysis_subject(options.subject);
    Program program = subject.program;
    for (const std::string& name : options.regions)
    for (const Region& region : find_regions(subject, name)) {
        const analysis::Liveness liveness(program);
        analysis::ScheduleOptions o;
        o.iterations = options.iterations;
        o.seed = options.seed;
        const auto s = analysis::schedule_region(program, machine, liveness, span_of(region), o);
        fmt::print("{} {}: {} -> {} bound {} {} renamed {}\n", name, s.in_loop ? "loop" : "once", s.before.text(),
                   s.after.text(), s.bound.text(), s.bound_name, s.renamed);
        program = analysis::apply(program, s);
    }
    return ExitStatus::ok;
}

}  // namespace

void add_schedule(CLI::App& app, Command& command) {
    const auto [schedule, options] =
        add_command(app, command, "schedule",
                    "Reorder a straight region for the two pipes.\n"
                    "Example: swsim schedule simd_selldw --region round -o faster",
                    schedule_command);
    schedule.add_option("subject", options.subject, "an assembly source, or a kernel")->required();
    schedule.add_option("--region", options.regions, "repeatable")->required()->allow_extra_args(false);
    schedule.add_option("-o", options.out, "output");
    schedule.add_option("--iterations", options.iterations, "n");
    schedule.add_option("--seed", options.seed, "n");
    add_machine_options(schedule, options.machine);
    add_json_option(schedule, options.json);
}

}  // namespace swsim
