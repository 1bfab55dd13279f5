// SPDX-License-Identifier: Apache-2.0
//
// swsim report: a run as one HTML file. The run is done twice, which is cheap and gives the same:
// once to see all of it from afar, and then to see a window, which the first run chose, from close
// by.
#include <algorithm>
#include <memory>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "process/redirected.h"
#include "sim/cli/command_line.h"
#include "sim/cli/progress.h"
#include "sim/profile/profile_run.h"
#include "sim/report/both.h"
#include "sim/report/page.h"
#include "sim/report/report_data.h"
#include "sim/report/window.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"
#include "sim/workload/identity.h"
#include "sim/workload/subject.h"

namespace swsim {

namespace {

struct ReportOptions : SubjectOptions {
    std::string output = "report.html";
    WindowWishes window;
};

// The second run says nothing: a host program that prints, which it does on standard error, shall
// be heard once. How far it is, is told all the same.
CloseUp look_closely(Subject& subject, const WindowChoice& choice) {
    CloseUp close_up(choice.begin, choice.end, choice.cores, [](unsigned core) -> const CoreState& {
        return CoreGroup::instance().core(core).state();
    });
    // The first run has just put so many bytes into main memory.
    const auto bytes = double(std::max<uint64_t>(1, CoreGroup::instance().put_bytes()));
    const auto bar = show_bar("looking at the window", [bytes] {
        return double(CoreGroup::instance().put_bytes()) / bytes;
    });
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    const Redirected silence(STDERR_FILENO, nowhere);
    close(nowhere);
    subject.run({.listener = &close_up});
    return close_up;
}

void report_command(const ReportOptions& options) {
    check_writable(options.output);
    const std::unique_ptr<Subject> subject = Subject::make(options);
    const ProgramText program = subject->text();
    const size_t instructions = program.instructions.size();
    const auto groups = unsigned(subject->machine().value("dma.groups"));
    Profile profile(instructions, subject->cpes());
    Overview overview(subject->cpes(), groups, instructions);
    Both both(profile, overview);
    const RunResult run = subject->run({.listener = &both}, show_bar);
    const WindowChoice choice =
        choose_window(options.window, program, profile, overview, run.groups.front().spawns);
    const CloseUp close_up = look_closely(*subject, choice);
    const std::string page = report_page(
        fmt::format("{} – swsim report", subject->title()),
        report_data({subject->title(), build_id(), choice.why, subject->machine().clock_hz() / 1e9},
                    program, report_on(profile, program, *subject, options, run, {}), overview,
                    close_up));
    write_file_atomically(options.output, page);
    print_results(results_beside(options.output, false),
                  "{}: {} cycles; the timeline shows {}; {:.1f} MB\n", options.output, run.cycles(),
                  choice.why, double(page.size()) / 1e6);
    refuse_flaws(run);
}

}  // namespace

void add_report(CommandLine& line) {
    const auto [options, report] =
        line.add("report",
                 "A run as one HTML file: profile, timeline with registers, cores and DMA.\n"
                 "Example: swsim report simd_selldw_pipeline --bytes 64K -o report.html",
                 report_command);
    add_subject_options(options, report);
    options.group("Output");
    options.text("-o,--output FILE", report.output, "the page, HTML");
    add_assembly_option(options, report);
    options.group("Timeline");
    add_cores_option(options, report.window.cores,
                     "to show, for example 0,3-5; the one that ends last without it");
    const Option cycles = add_cycles_option(options, report.window.cycles, "from A to before B");
    options.exclude(
        cycles, options.text("--region NAME", report.window.region, "where the timeline begins"));
    options.exclude(cycles, options.number("--window CYCLES", report.window.length, positive,
                                           "length of the timeline"));
}

}  // namespace swsim
