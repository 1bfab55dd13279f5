// SPDX-License-Identifier: Apache-2.0
//
// swsim analyze: what bounds a loop or region, without running it.
#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "sim/analysis/analysis_json.h"
#include "sim/analysis/analysis_subject.h"
#include "sim/analysis/analysis_words.h"
#include "sim/analysis/measure.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/workload/findings.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/subject.h"

namespace swsim {

namespace {

using analysis::Analysis;
using analysis::Binding;
using analysis::Bound;
using analysis::CriticalLink;
using analysis::Path;

struct AnalyzeOptions : SubjectOptions {
    std::string region;
    std::string loop;
    bool measure = false;
};

std::string mnemonic_of(const Program& program, size_t index) {
    const std::string text = analysis::text_of(program, index);
    return text.substr(0, text.find(' '));
}

// Runs the subject and meters the passes of the paths.
std::unique_ptr<analysis::PassMeter> measure(const AnalyzeOptions& options,
                                             const std::vector<NamedPath>& chosen) {
    std::vector<Path> paths;
    for (const NamedPath& each : chosen)
        paths.push_back(each.path);
    auto meter = std::make_unique<analysis::PassMeter>(std::move(paths));
    const auto subject = Subject::make(options);
    refuse_flaws(subject->run({.listener = meter.get()}, show_bar));
    return meter;
}

// ---- Text --------------------------------------------------------------------------------------

void print_list(const Program& program, const std::vector<Analysis>& analyses,
                const analysis::PassMeter* meter) {
    fmt::print("{:<22} {:<7} {:>5} {:>8} {:>8} {:>9}  {:<26} {}\n", "name", "kind", "instr",
               "cycles", "bound", meter ? "simulated" : "", "bounded by", "place");
    for (size_t i = 0; i < analyses.size(); ++i) {
        const Analysis& each = analyses[i];
        const Cycle most = meter ? meter->measured(i).most_frequent() : 0;
        fmt::print("{:<22} {:<7} {:>5} {:>8} {:>8} {:>9}  {:<26} {}\n", each.name,
                   analysis::kind_of(program, each.path), each.path.items.size(),
                   each.trace.cycles.text(), analysis::highest(each.bounds).text(),
                   most ? fmt::format("{}", most) : "",
                   each.trace.cycles > analysis::highest(each.bounds)
                       ? "order, " + each.bounds.front().name
                       : each.bounds.front().name,
                   analysis::place_of_span(program, each.path.span));
    }
    fmt::print("\nCycles: a pass of a loop in its steady state, or a region once{}. "
               "In detail: --region NAME, --loop NAME.\n",
               meter ? "; simulated: most of the undisturbed passes" : "");
}

// Links of one kind and mnemonic that follow each other, as one line.
struct LinkRun {
    size_t index;  // of the first one's instruction
    Binding binding;
    Cycle cycles;
    size_t count;
};

// Not by std::views, which Debian 12's clang does not understand in its GCC's library.
template <typename Each> std::span<const Each> first_of(const std::vector<Each>& all, size_t most) {
    return std::span(all).first(std::min(most, all.size()));
}

std::vector<LinkRun> runs_of(const Program& program, const Analysis& analysis) {
    std::vector<LinkRun> runs;
    for (const CriticalLink& link : analysis::in_order_of_time(analysis.critical)) {
        if (!runs.empty() && runs.back().binding == link.binding &&
            mnemonic_of(program, runs.back().index) == mnemonic_of(program, link.index)) {
            runs.back().cycles += link.cycles;
            ++runs.back().count;
        } else {
            runs.push_back({link.index, link.binding, link.cycles, 1});
        }
    }
    return runs;
}

// How often instructions of one mnemonic are on the critical path for one reason.
void print_shares(const Program& program, const Analysis& analysis) {
    struct Share {
        Cycle cycles = 0;
        size_t count = 0;
    };
    std::map<std::string, Share> shares;
    for (const CriticalLink& link : analysis.critical) {
        Share& share = shares[fmt::format("{:<8} {}", analysis::name_of(link.binding),
                                          mnemonic_of(program, link.index))];
        share.cycles += link.cycles;
        ++share.count;
    }
    std::vector<std::pair<std::string, Share>> sorted(shares.begin(), shares.end());
    std::ranges::stable_sort(sorted, std::ranges::greater{},
                             [](const auto& each) { return each.second.cycles; });
    constexpr size_t max_lines = 6;
    for (const auto& [what, share] : first_of(sorted, max_lines))
        if (share.cycles > 0)
            fmt::print("  {:>4} {}, {} times\n", share.cycles, what, share.count);
}

void print_critical(const Program& program, const Analysis& analysis) {
    fmt::print("\ncritical path as it stands: what each issue waited for, in cycles\n");
    print_shares(program, analysis);
    fmt::print("  one after the other:\n");
    constexpr size_t max_lines = 16;
    const std::vector<LinkRun> runs = runs_of(program, analysis);
    for (const LinkRun& run : first_of(runs, max_lines)) {
        const std::string times = run.count > 1 ? fmt::format(" .. ({} of them)", run.count) : "";
        fmt::print("  {:>4} {:<8} {:<44} {}\n", run.cycles, analysis::name_of(run.binding),
                   analysis::text_of(program, run.index) + times, place_of(program, run.index));
    }
    if (runs.size() > max_lines)
        fmt::print("  ... and {} more lines (--json has them)\n", runs.size() - max_lines);
}

void print_cycle(const Program& program, const Analysis& analysis) {
    if (analysis.dependence_cycle.empty())
        return;
    fmt::print("\nlongest dependence cycle\n");
    constexpr size_t max_lines = 24;
    const auto& links = analysis.dependence_cycle;
    for (const analysis::Dependence& link : first_of(links, max_lines)) {
        const size_t index = analysis.path.items[link.from].index;
        fmt::print("  {:>4} {:<8} {:<44} {}\n", link.latency, link.by_store ? "store" : "operand",
                   analysis::text_of(program, index), place_of(program, index));
    }
    if (links.size() > max_lines)
        fmt::print("  ... and {} more (--json has them)\n", links.size() - max_lines);
}

void print_measured(const analysis::Measured& measured) {
    const uint64_t count = measured.count();
    if (count == 0) {
        fmt::print("simulated: no undisturbed pass, {} disturbed\n", measured.disturbed);
        return;
    }
    const Cycle most = measured.most_frequent();
    fmt::print("simulated: {} cycles in {} of {} passes ({}..{}); {} more were disturbed by fetch, "
               "transfers or another way through\n",
               most, measured.passes.at(most), count, measured.passes.begin()->first,
               measured.passes.rbegin()->first, measured.disturbed);
}

void print_analysis(const Program& program, const Analysis& analysis) {
    const Path& path = analysis.path;
    fmt::print("{}, {} of {} instructions: {} for P0, {} for P1, {} for either\n  {}\n\n",
               analysis.name, analysis::kind_of(program, path), path.items.size(), analysis.p0,
               analysis.p1, analysis.either, analysis::place_of_span(program, path.span));
    fmt::print("{:>8}  cycles {} as it stands, {} of {} instructions issue two at a time\n",
               analysis.trace.cycles.text(), path.loops ? "a pass" : "once",
               2 * analysis.trace.dual, analysis.trace.instructions);
    fmt::print("\nbottleneck  {}\nnext        {}\n", analysis.bottleneck, analysis.next);
    fmt::print("\n{:>8}  no order of these instructions is faster than\n", "cycles");
    for (const Bound& bound : analysis.bounds)
        fmt::print("{:>8}  {:<20} {}\n", bound.cycles.text(), bound.name, bound.meaning);
    fmt::print("\n{:>8}  what if, in this order\n", "cycles");
    for (const analysis::Alternative& each : analysis.alternatives)
        fmt::print("{:>8}  {:<20} {}\n", each.cycles.text(), each.name, each.meaning);
    print_critical(program, analysis);
    print_cycle(program, analysis);
    fmt::print("\nregisters: at most {} of 31 live, {} of them as vectors, before {} {}\n",
               analysis.pressure.registers, analysis.pressure.vectors,
               place_of(program, analysis.pressure.index),
               analysis::text_of(program, analysis.pressure.index));
    if (path.loops)
        fmt::print("branches: {} cycles a pass, {} once when the loop ends\n",
                   analysis.branch_cycles, analysis.mispredict_cycles);
    for (const std::string& note : path.notes)
        fmt::print("note: {}\n", note);
}

void analyze_command(const AnalyzeOptions& options) {
    const Machine machine = make_machine(options.machine);
    const AnalysisSubject subject = load_analysis_subject(options.kernel, variant_of(options));
    const Program& program = subject.program;
    std::vector<NamedPath> chosen = paths_of(subject, machine, options.region, options.loop);
    if (chosen.empty())
        bad_input("{} has no instructions", subject.name);
    const bool list = options.region.empty() && options.loop.empty() &&
                      analysis::kind_of(program, chosen.front().path) != "straight code";
    const auto meter = options.measure ? measure(options, chosen) : nullptr;
    const analysis::Liveness liveness(program);
    std::vector<Analysis> analyses;
    for (NamedPath& each : chosen)
        analyses.push_back(analysis::analyse(program, machine, liveness, std::move(each.name),
                                             std::move(each.path)));
    if (!list)
        for (Analysis& each : analyses)
            analysis::add_orders(program, machine, liveness, each);
    if (options.json) {
        nlohmann::ordered_json json{{"machine_hash", machine.hash()},
                                    {"analyses", nlohmann::ordered_json::array()}};
        for (size_t i = 0; i < analyses.size(); ++i) {
            json["analyses"].push_back(analysis::json_of(program, analyses[i]));
            if (meter)
                json["analyses"].back()["simulated"] = analysis::json_of(meter->measured(i));
        }
        print_json(json);
        return;
    }
    if (list) {
        print_list(program, analyses, meter.get());
        return;
    }
    for (size_t i = 0; i < analyses.size(); ++i) {
        fmt::print("{}", i > 0 ? "\n" : "");
        print_analysis(program, analyses[i]);
        if (meter)
            print_measured(meter->measured(i));
    }
}

}  // namespace

void add_analyze(CommandLine& line) {
    const auto [options, analyze] =
        line.add("analyze",
                 "What bounds the loops and regions of a program, without running it.\n"
                 "Example: swsim analyze simd_selldw --loop next_round",
                 analyze_command);
    add_subject_options(options, analyze, "; or an assembly source by itself");
    options.group("Analysis");
    options.exclude(
        options.text("--region NAME", analyze.region,
                     "between # SWSIM-BEGIN NAME and # SWSIM-END; without it and --loop all "
                     "regions and innermost loops are listed"),
        options.text("--loop NAME", analyze.loop, "innermost loop, by its label or as file:line"));
    options.flag("--measure", analyze.measure,
                 "also run the kernel, or the program with --entry, and meter the passes");
    add_json_option(options, analyze.json);
}

}  // namespace swsim
