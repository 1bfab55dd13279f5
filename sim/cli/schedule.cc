// SPDX-License-Identifier: Apache-2.0
//
// swsim schedule: reorders regions of a program for the two pipes and writes the source again.
#include <filesystem>

#include <fmt/format.h>

#include "sim/analysis/analysis_json.h"
#include "sim/analysis/equivalence.h"
#include "sim/analysis/reschedule.h"
#include "sim/analysis/source_rewriter.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/workload/files.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

using analysis::Schedule;
using Json = nlohmann::ordered_json;

struct ScheduleCommandOptions {
    std::string subject;
    KernelVariant variant;
    std::vector<std::string> regions;
    std::vector<std::string> loops;
    std::string out;
    std::vector<unsigned> clobber;
    analysis::ScheduleOptions search;
    MachineOptions machine;
    bool json = false;
};

std::vector<Region> chosen_regions(const AnalysisSubject& subject,
                                   const ScheduleCommandOptions& options) {
    std::vector<Region> regions;
    for (const std::string& name : options.regions)
        for (const Region& region : find_regions(subject, name))
            regions.push_back(region);
    for (const std::string& name : options.loops)
        for (const analysis::Span& loop : find_loops(subject, name))
            regions.push_back(region_of_loop(subject.program, loop, name));
    return regions;
}

// ---- Report ------------------------------------------------------------------------------------

Json region_json(const Program& program, const Rescheduled& each) {
    const Schedule& schedule = each.schedule;
    Json order = Json::array();
    for (size_t i = 0; i < schedule.text.size(); ++i)
        order.push_back(schedule.origin[i] - schedule.span.begin);
    return {{"region", each.region.name},
            {"place", place_of(program, schedule.span.begin)},
            {"instructions", schedule.text.size()},
            {"in_loop", schedule.in_loop},
            {"context_begin", place_of(program, schedule.context.begin)},
            {"context_end", place_of(program, schedule.context.end - 1)},
            {"cycles_before", analysis::number(schedule.before)},
            {"cycles_after", analysis::number(schedule.after)},
            {"bound", analysis::number(schedule.bound)},
            {"bounded_by", schedule.bound_name},
            {"renamed", schedule.renamed},
            {"states_checked", analysis::default_states},
            {"order", order}};
}

void print_region(const Program& program, const Rescheduled& each) {
    const Schedule& schedule = each.schedule;
    const double before = std::max(1.0, schedule.before.value());
    const double bound = std::max(1.0, schedule.bound.value());
    fmt::print("{}, {} instructions at {}\n", each.region.name, schedule.text.size(),
               place_of(program, schedule.span.begin));
    fmt::print("  cycles of {} {}..{}:\n",
               schedule.in_loop ? "a pass of the loop" : "the region and what follows,",
               place_of(program, schedule.context.begin),
               place_of(program, schedule.context.end - 1));
    fmt::print("  {:>8} before\n  {:>8} after, {:.1f} % fewer\n  {:>8} at least ({}); after is "
               "{:.1f} % above\n",
               schedule.before.text(), schedule.after.text(),
               100 * (schedule.before.value() - schedule.after.value()) / before,
               schedule.bound.text(), schedule.bound_name,
               100 * (schedule.after.value() - schedule.bound.value()) / bound);
    fmt::print("  {} results in other registers; same effects from {} random states\n",
               schedule.renamed, analysis::default_states);
}

void check_output(const ScheduleCommandOptions& options) {
    if (options.out.empty())
        return;
    const fs::path out = options.out;
    const bool file = fs::is_regular_file(options.subject);
    if (fs::exists(out) && !fs::is_regular_file(out) && !fs::is_directory(out))
        bad_usage("-o {}: it is not a file that can be replaced", out.string());
    if (file)
        check_writable(out);
    if (!file && fs::exists(out))
        bad_input("{} exists already; -o of a kernel makes a folder", out.string());
    if (file && fs::exists(out) && fs::equivalent(out, options.subject))
        bad_usage("-o names the source itself; choose another file");
}

void schedule_command(const ScheduleCommandOptions& options) {
    if (options.regions.empty() && options.loops.empty())
        bad_usage("what is to be reordered? name it by --region or --loop; "
                  "swsim analyze {} lists both",
                  options.subject);
    const Machine machine = make_machine(options.machine);
    check_output(options);
    const AnalysisSubject subject = load_analysis_subject(options.subject, options.variant);
    const std::vector<Region> regions = chosen_regions(subject, options);
    analysis::ScheduleOptions search = options.search;
    for (const unsigned index : options.clobber)
        search.region.clobber |= analysis::whole(index);
    const std::vector<Rescheduled> rescheduled =
        reschedule(subject, regions, machine, search, options.out, show_bar);
    Json json{{"machine_hash", machine.hash()}, {"regions", Json::array()}};
    for (const Rescheduled& each : rescheduled) {
        if (options.json)
            json["regions"].push_back(region_json(subject.program, each));
        else
            print_region(subject.program, each);
    }
    if (options.json)
        print_json(json);
    if (!options.out.empty() && subject.kernel)
        print_results(options.json ? stderr : stdout, "made {0}; run it with: swsim run {1}{0}\n",
                      options.out, options.out.find('/') == std::string::npos ? "./" : "");
}

}  // namespace

void add_schedule(CommandLine& line) {
    const auto [options, schedule] =
        line.add("schedule",
                 "Reorder straight regions for the two pipes, check that they mean the same, and "
                 "write the source again.\n"
                 "Example: swsim schedule simd_selldw --region round -o faster",
                 schedule_command);
    options.text("subject", schedule.subject, "an assembly source, or a kernel: " + kernel_argument)
        .required();
    options.group("Regions");
    options.list("--region NAME", schedule.regions,
                 "between # SWSIM-BEGIN NAME and # SWSIM-END; all of that name; repeatable");
    options.list("--loop NAME", schedule.loops,
                 "innermost loop, by its label or as file:line; repeatable");
    options.number("--clobber N", schedule.clobber, {0, zero_register - 1},
                   "number of a register whose value behind the regions does not matter; "
                   "repeatable");
    options.flag("--constant-tables", schedule.search.region.constant_tables,
                 "promise: no store of a region changes what its selldw read");
    options.group("Search");
    options.on_off("--rename", schedule.search.rename, "values may change registers");
    options.number("--iterations N", schedule.search.iterations, {},
                   "orders to try; more is slower");
    options.number("--seed N", schedule.search.seed, {}, "of the search");
    options.group("Data");
    add_variant_options(options, schedule.variant);
    add_machine_options(options, schedule.machine);
    add_json_option(options, schedule.json);
    options.text("-o FILE", schedule.out,
                 "the new source; of a kernel, the folder of the new kernel");
}

}  // namespace swsim
