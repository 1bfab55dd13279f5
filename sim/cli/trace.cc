// SPDX-License-Identifier: Apache-2.0
//
// swsim trace: what a run did in every cycle, for people and for viewers. The run is written to an
// event log; the export is made from that, or from a log that was kept.
#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "files/temporary_path.h"
#include "sim/cli/command_line.h"
#include "sim/cli/output_file.h"
#include "sim/cli/progress.h"
#include "sim/export/log_export.h"
#include "sim/log/event_log.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"
#include "sim/workload/subject.h"

namespace swsim {

namespace {

namespace fs = std::filesystem;

constexpr uint64_t default_max_bytes = uint64_t(1) << 30;

struct TraceOptions : SubjectOptions {
    std::string format = "ascii";
    std::string output;  // of the export
    std::string region;
    std::optional<CycleRange> cycles;
    uint64_t cores = 0;  // as bits; 0: not chosen
    std::string log;     // to keep
    uint64_t max_bytes = default_max_bytes;
    unsigned columns = ExportTask::default_columns;
    bool fold = true;
    std::string detail = "states";
};

LogFilter filter_from(const TraceOptions& options) {
    LogFilter filter;
    if (options.cycles) {
        filter.from = options.cycles->begin;
        filter.to = options.cycles->end;
    }
    if (options.cores != 0)
        filter.cores = options.cores;
    return filter;
}

RunMeta meta_of(const Subject& subject, const TraceOptions& options) {
    RunMeta meta;
    meta.subject = subject.title();
    meta.command = command_of(options);
    meta.cpes = subject.cpes();
    meta.machine_hash = subject.machine().hash();
    for (const Parameter& parameter : subject.machine().parameters())
        meta.machine[parameter.name] = parameter.value;
    return meta;
}

RunResult simulate(const TraceOptions& options, const LogFilter& filter, const fs::path& path) {
    const auto subject = Subject::make(options);
    // What the export leaves out may stand before what it shows: a log that is not kept has room.
    const uint64_t limit =
        options.log.empty() ? std::max(options.max_bytes, default_max_bytes) : options.max_bytes;
    EventLogWriter writer(path, subject->text(), meta_of(*subject, options), filter, limit);
    RunResult run = subject->run({.listener = &writer}, show_bar);
    writer.finish();
    return run;
}

void announce(const ExportEstimate& expected, const TraceOptions& options) {
    constexpr double worth_saying = 100e6;
    if (expected.bytes < worth_saying)
        return;
    notice("swsim: {} takes {:.1f} bytes per event: about {:.0f} MB are expected", options.format,
           expected.bytes_per_event, expected.bytes / 1e6);
    if (expected.bytes > double(options.max_bytes))
        notice(", of which --max-size lets {:.1f} MB through", double(options.max_bytes) / 1e6);
    notice("\n");
}

const ExportFormat& format_of(const TraceOptions& options) {
    const ExportFormat* const format = find_export_format(options.format);
    if (!format)
        bad_usage("--format {}: unknown", options.format);
    if (options.output.empty() && !format->to_standard_output)
        bad_usage("--format {} goes to a file: add -o FILE (or -o - for standard output)",
                  options.format);
    return *format;
}

// One core is what people read.
bool shows_one_core(const TraceOptions& options) {
    return options.format == "ascii" && options.cores == 0;
}

void choose_core(const EventLog& log, const TraceOptions& options, LogFilter& filter) {
    if (!shows_one_core(options) || log.meta().cpes <= 1)
        return;
    filter.cores = 1;
    notice("swsim: core 0 of {} (--cores chooses others)\n", log.meta().cpes);
}

ExportRequest request_of(const TraceOptions& options, const LogFilter& filter,
                         const ExportFormat& format) {
    return {.format = format,
            .filter = filter,
            .region = options.region,
            // The ruler has marks every ten cycles.
            .columns = options.columns - options.columns % 10,
            .folds = options.fold,
            .detail = options.detail == "instructions" ? ExportDetail::instructions
                                                       : ExportDetail::states};
}

void write_export(const EventLog& log, LogFilter filter, const TraceOptions& options,
                  const ExportFormat& format) {
    choose_core(log, options, filter);
    const ExportRequest request = request_of(options, filter, format);
    announce(estimate_export(log, request), options);
    OutputFile output(options.output.empty() ? "-" : options.output, options.max_bytes);
    std::shared_ptr<void> bar;
    if (!output.is_terminal())
        bar = show_bar("export", [&] { return log.progress(); });
    const std::string missing = export_log(log, request, output);
    bar.reset();
    output.finish();
    if (!missing.empty())
        notice("swsim: {}\n", missing);
}

void trace_command(const TraceOptions& options) {
    const ExportFormat& format = format_of(options);
    const LogFilter filter = filter_from(options);
    if (is_event_log(options.kernel)) {
        if (!options.log.empty() || !options.entry.empty() || options.bytes)
            bad_usage("{} is the log of a run that is over: --log, --entry and --bytes "
                      "are for runs",
                      options.kernel);
        write_export(EventLog(options.kernel), filter, options, format);
        return;
    }
    if (!options.output.empty() && options.output != "-")
        check_writable(options.output);
    std::optional<TemporaryFolder> temporary;  // for a log that goes with the command
    const fs::path path =
        options.log.empty() ? temporary.emplace() / "run.swlog" : fs::path(options.log);
    if (!temporary)
        check_writable(path);
    // A log that is not kept needs no more than is shown.
    LogFilter logged = filter;
    if (options.log.empty() && shows_one_core(options))
        logged.cores = 1;
    const RunResult run = simulate(options, logged, path);
    const EventLog log(path);
    // A program that has the log open can read on. Nothing stays behind when the reader of a pipe
    // goes.
    temporary.reset();
    write_export(log, filter, options, format);
    refuse_flaws(run);
}

std::string names_of_formats() {
    std::string text;
    for (const ExportFormat& format : export_formats())
        text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", format.name, format.what);
    return text;
}

}  // namespace

void add_trace(CommandLine& line) {
    const auto [options, trace] =
        line.add("trace",
                 "What a run did in every cycle, as a timeline or for a viewer.\n"
                 "Example: swsim trace simd_selldw --bytes 4K --cycles 15000:15200\n"
                 "         swsim trace run.swlog --format kanata -o run.kanata",
                 trace_command);
    add_subject_options(options, trace,
                        "; with --entry, an assembly source; or a log that --log kept");
    options.group("What is shown");
    add_assembly_option(options, trace);
    options.text("--region NAME", trace.region, "only inside # SWSIM-BEGIN of this name");
    add_cycles_option(options, trace.cycles, "from cycle A to before B");
    add_cores_option(options, trace.cores, "for example 0,3-5; ascii shows core 0 without it");
    options.choice("--detail NAME", trace.detail, {"states", "instructions"},
                   "of perfetto and vcd: states of each core, or each instruction");
    options.on_off("--fold", trace.fold,
                   "ascii counts passes of a loop that are like those before");
    constexpr Range columns{20, 1000};
    options.number("--columns N", trace.columns, columns,
                   "cycles in a line of ascii, in tens as on the ruler");
    options.group("Output");
    std::vector<std::string> names;
    for (const ExportFormat& format : export_formats())
        names.emplace_back(format.name);
    options.choice("--format NAME", trace.format, names, names_of_formats());
    options.text("-o FILE", trace.output, "file for it; - is standard output");
    options.size("--max-size SIZE", trace.max_bytes, "of the output, and of the log").shows("1G");
    options.text("--log FILE", trace.log,
                 "keeps the event log of these cores and cycles in this file (.swlog)");
}

}  // namespace swsim
