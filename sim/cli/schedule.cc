// SPDX-License-Identifier: Apache-2.0
//
// swsim schedule: reorders regions of a program for the two pipes and writes the source again.
#include <atomic>
#include <cstdio>
#include <sstream>

#include <fmt/format.h>
#include <toml++/toml.h>
#include <unistd.h>

#include "asm/assembler.h"
#include "sim/analysis/equivalence.h"
#include "sim/cli/analysis_subject.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/cli/source_rewriter.h"
#include "sim/workload/files.h"
#include "sim/workload/kernel_run.h"

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
    bool constant_tables = false;
    bool rename = true;
    unsigned iterations = analysis::ScheduleOptions().iterations;
    uint64_t seed = analysis::ScheduleOptions().seed;
    MachineOptions machine;
    bool json = false;
};

analysis::ScheduleOptions search_options(const ScheduleCommandOptions& options) {
    analysis::ScheduleOptions result;
    result.iterations = options.iterations;
    result.seed = options.seed;
    result.rename = options.rename;
    result.region.constant_tables = options.constant_tables;
    for (const unsigned index : options.clobber)
        result.region.clobber |= analysis::whole(index);
    return result;
}

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

struct Rescheduled {
    Region region;
    Schedule schedule;
};

// Regions one after the other: each one's surroundings are those that it will have.
class Rescheduler {
  public:
    Rescheduler(const AnalysisSubject& subject, const std::vector<Region>& regions,
                const Machine& machine, const ScheduleCommandOptions& options)
        : machine_(machine), options_(options), program_(subject.program) {
        for (const Region& region : regions)
            done_.push_back({region, {}});
    }

    void run() {
        const auto bar = show_bar("scheduling", [this] { return progress_.load(); });
        for (size_t i = 0; i < done_.size(); ++i)
            reschedule(done_[i], i);
    }

    const Program& program() const { return program_; }
    const std::vector<Rescheduled>& regions() const { return done_; }

  private:
    void reschedule(Rescheduled& each, size_t number) {
        const auto progress = [&](double part) {
            progress_ = (double(number) + part) / double(done_.size());
        };
        try {
            each.schedule =
                analysis::schedule_region(program_, machine_, analysis::Liveness(program_),
                                          span_of(each.region), search_options(options_), progress);
        } catch (const analysis::RegionError& error) {
            throw Error(ErrorKind::bad_input,
                        fmt::format("region {}: {}", each.region.name, error.what()));
        }
        Program after = analysis::apply(program_, each.schedule);
        const std::string problem = analysis::difference(program_, after, machine_, each.schedule,
                                                         options_.constant_tables);
        if (!problem.empty())
            throw Error(
                ErrorKind::not_verified,
                fmt::format("region {}: the new order does not mean the same ({}); nothing is "
                            "written. This is an error of swsim schedule",
                            each.region.name, problem));
        program_ = std::move(after);
    }

    const Machine& machine_;
    const ScheduleCommandOptions& options_;
    Program program_;
    std::vector<Rescheduled> done_;
    std::atomic<double> progress_ = 0;
};

// ---- Report ------------------------------------------------------------------------------------

Json number(const analysis::Rational& value) {
    return value.denominator == 1 ? Json(value.numerator) : Json(value.value());
}

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
            {"cycles_before", number(schedule.before)},
            {"cycles_after", number(schedule.after)},
            {"bound", number(schedule.bound)},
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

// ---- Output ------------------------------------------------------------------------------------

bool same_instruction(const Instruction& a, const Instruction& b) {
    return a.op == b.op && a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d && a.sub == b.sub &&
           a.literal == b.literal && a.immediate == b.immediate;
}

// What was written is assembled again and must be the program that was checked.
void check_written(const Program& written, const Program& wanted) {
    bool same = written.text.size() == wanted.text.size() && written.ldm == wanted.ldm &&
                written.memory.bytes == wanted.memory.bytes;
    for (size_t i = 0; same && i < wanted.text.size(); ++i)
        if (!same_instruction(written.text[i], wanted.text[i]))
            throw Error(
                ErrorKind::not_verified,
                fmt::format("what was written does not assemble to the same program: {} instead of "
                            "{}; the region may hold what is not an instruction",
                            written.describe(address_map::text_base + i * 4),
                            wanted.text_at(address_map::text_base + i * 4)));
    if (!same)
        throw Error(ErrorKind::not_verified,
                    "what was written does not assemble to the same program");
}

fs::path folder_of(const fs::path& file) {
    return fs::absolute(file).parent_path();
}

// Makes a file appear under its name only when it is complete and right.
void write_source(SourceRewriter& rewriter, const Program& wanted, const AnalysisSubject& subject,
                  const fs::path& out) {
    const std::optional<std::string> text = rewriter.rewrite(subject.sources.front());
    rewriter.check_all_found();
    // In the same folder, for its #include lines, and of the same kind.
    const fs::path trial =
        folder_of(out) / fmt::format("{}.{}.tmp{}", out.stem().string(), getpid(),
                                     subject.sources.front().extension().string());
    write_file(trial, text->data(), text->size());
    AssemblerOptions options;
    options.leave_undefined = true;
    options.include_directories = {include_directory()};
    try {
        check_written(assemble({trial}, options), wanted);
    } catch (...) {
        fs::remove(trial);
        throw;
    }
    fs::rename(trial, out);
}

std::string kernel_description(const Kernel& kernel, const std::vector<std::string>& sources,
                               const fs::path& folder) {
    toml::table table = toml::parse_file((kernel.folder / "kernel.toml").string());
    toml::array list;
    for (const std::string& source : sources)
        list.push_back(source);
    table.insert_or_assign("sources", list);
    table.insert_or_assign("host", fs::proximate(kernel.host, folder).string());
    table.insert_or_assign("title", kernel.title + ", rescheduled");
    std::ostringstream text;
    text << "# Made by swsim schedule from the kernel " << kernel.name << ".\n" << table << "\n";
    return text.str();
}

// A kernel's folder, complete or not at all.
void write_kernel(SourceRewriter& rewriter, const Program& wanted, const AnalysisSubject& subject,
                  const fs::path& out) {
    const Kernel& kernel = *subject.kernel;
    const fs::path folder = fs::absolute(out).lexically_normal();
    const fs::path trial = fmt::format("{}.{}.tmp", folder.string(), getpid());
    std::vector<std::string> sources;
    fs::create_directories(trial);
    try {
        for (const fs::path& source : kernel.sources) {
            const auto text = rewriter.rewrite(source);
            sources.push_back(text ? source.filename().string()
                                   : fs::proximate(source, folder).string());
            if (text)
                write_file(trial / source.filename(), text->data(), text->size());
        }
        rewriter.check_all_found();
        const std::string description = kernel_description(kernel, sources, folder);
        write_file(trial / "kernel.toml", description.data(), description.size());
        check_written(assemble_kernel(load_kernel(trial.string(), kernel.variant)), wanted);
    } catch (...) {
        fs::remove_all(trial);
        throw;
    }
    fs::rename(trial, folder);
}

void check_output(const ScheduleCommandOptions& options) {
    if (options.out.empty())
        return;
    const fs::path out = options.out;
    const bool file = fs::is_regular_file(options.subject);
    if (fs::exists(out) && !fs::is_regular_file(out) && !fs::is_directory(out))
        throw Error(ErrorKind::usage,
                    fmt::format("-o {}: it is no file that can be replaced", out.string()));
    if (file)
        check_writable(out);
    if (!file && fs::exists(out))
        throw Error(ErrorKind::bad_input,
                    fmt::format("{} exists already; -o of a kernel makes a folder", out.string()));
    if (file && fs::exists(out) && fs::equivalent(out, options.subject))
        throw Error(ErrorKind::usage, "-o names the source itself; choose another file");
}

// For what nobody wants to keep.
class TemporaryFolder {
  public:
    TemporaryFolder() : path_((fs::temp_directory_path() / "swsim-schedule-XXXXXX").string()) {
        if (!mkdtemp(path_.data()))
            throw Error(ErrorKind::bad_input,
                        fmt::format("cannot make a folder in {}; TMPDIR may name another one",
                                    fs::temp_directory_path().string()));
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    fs::path path() const { return path_; }

  private:
    std::string path_;
};

// What was found is written even if nobody asked for it, so that -o decides about nothing else.
void write(const AnalysisSubject& subject, const std::vector<Region>& regions,
           Rescheduler& rescheduler, const fs::path& out) {
    SourceRewriter rewriter(subject.program, regions,
                            subject.kernel ? fs::absolute(out).lexically_normal() : folder_of(out));
    rescheduler.run();
    for (size_t i = 0; i < regions.size(); ++i)
        rewriter.set(i, rescheduler.regions()[i].schedule);
    (subject.kernel ? write_kernel : write_source)(rewriter, rescheduler.program(), subject, out);
}

ExitStatus schedule_command(const ScheduleCommandOptions& options) {
    if (options.regions.empty() && options.loops.empty())
        throw Error(ErrorKind::usage,
                    fmt::format("what shall be reordered? name it by --region or --loop; "
                                "swsim analyze {} lists both",
                                options.subject));
    const Machine machine = make_machine(options.machine);
    check_output(options);
    const AnalysisSubject subject = load_analysis_subject(options.subject, options.variant);
    const std::vector<Region> regions = chosen_regions(subject, options);
    Rescheduler rescheduler(subject, regions, machine, options);
    const TemporaryFolder temporary;
    write(subject, regions, rescheduler,
          options.out.empty() ? temporary.path() / subject.sources.front().filename()
                              : fs::path(options.out));
    Json json{{"machine_hash", machine.hash()}, {"regions", Json::array()}};
    for (const Rescheduled& each : rescheduler.regions()) {
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
    return ExitStatus::ok;
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
    options.numbers("--clobber N", schedule.clobber, {0, zero_register - 1},
                    "number of a register whose value behind the regions does not matter; "
                    "repeatable");
    options.flag("--constant-tables", schedule.constant_tables,
                 "promise: no store of a region changes what its selldw read");
    options.group("Search");
    options.on_off("--rename", schedule.rename, "values may change registers");
    options.number("--iterations N", schedule.iterations, {}, "orders to try; more is slower");
    options.number("--seed N", schedule.seed, {}, "of the search");
    options.group("Data");
    add_variant_options(options, schedule.variant);
    add_machine_options(options, schedule.machine);
    add_json_option(options, schedule.json);
    options.text("-o FILE", schedule.out,
                 "the new source; of a kernel, the folder of the new kernel");
}

}  // namespace swsim
