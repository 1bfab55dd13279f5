// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/reschedule.h"

#include <atomic>
#include <sstream>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "asm/assembler.h"
#include "files/installation.h"
#include "files/pending_folder.h"
#include "sim/analysis/equivalence.h"
#include "sim/analysis/source_rewriter.h"
#include "sim/workload/files.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

// Regions one after the other: each one's surroundings are those that it will have.
class Rescheduler {
  public:
    Rescheduler(const AnalysisSubject& subject, const std::vector<Region>& regions,
                const Machine& machine, const analysis::ScheduleOptions& options)
        : machine_(machine), options_(options), program_(subject.program) {
        for (const Region& region : regions)
            done_.push_back({region, {}});
    }

    void run(const ShowProgress& show) {
        const auto shown = show("scheduling", [this] { return progress_.load(); });
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
                                          span_of(each.region), options_, progress);
        } catch (const analysis::RegionError& error) {
            bad_input("region {}: {}", each.region.name, error.what());
        }
        Program after = analysis::apply(program_, each.schedule);
        const std::string problem = analysis::difference(program_, after, machine_, each.schedule,
                                                         options_.region.constant_tables);
        if (!problem.empty())
            throw Error(
                ErrorKind::not_verified,
                fmt::format("region {}: the new order does not mean the same ({}); nothing is "
                            "written. This is an error of swsim schedule",
                            each.region.name, problem));
        program_ = std::move(after);
    }

    const Machine& machine_;
    const analysis::ScheduleOptions& options_;
    Program program_;
    std::vector<Rescheduled> done_;
    std::atomic<double> progress_ = 0;
};

bool same_instruction(const Instruction& a, const Instruction& b) {
    return a.op == b.op && a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d && a.sub == b.sub &&
           a.literal == b.literal && a.immediate == b.immediate;
}

// What was written is assembled again and must be the program that was checked.
void check_assembled(const Program& written, const Program& wanted) {
    bool same = written.text.size() == wanted.text.size() && written.ldm == wanted.ldm &&
                written.memory.bytes == wanted.memory.bytes;
    for (size_t i = 0; same && i < wanted.text.size(); ++i)
        if (!same_instruction(written.text[i], wanted.text[i]))
            throw Error(
                ErrorKind::not_verified,
                fmt::format("what was written does not assemble to the same program: {} instead of "
                            "{}; the region may hold what is not an instruction",
                            written.describe(address_map::instruction_address(i)),
                            wanted.text_at(address_map::instruction_address(i))));
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
    PendingFile file(out, ".tmp" + subject.sources.front().extension().string());
    file.write(*text);
    file.flush();
    check_written(file);
    AssemblerOptions options;
    options.leave_undefined = true;
    options.include_directories = assembly_directories();
    check_assembled(assemble({file.written()}, options), wanted);
    file.finish();
    check_written(file);
}

std::string kernel_description(const Kernel& kernel, const std::vector<std::string>& sources,
                               const fs::path& folder) {
    toml::table table = toml::parse(kernel.description);
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
    std::vector<std::string> sources;
    fs::create_directories(folder_of(folder));
    PendingFolder pending(folder);
    for (const fs::path& source : kernel.sources) {
        const auto text = rewriter.rewrite(source);
        sources.push_back(text ? source.filename().string()
                               : fs::proximate(source, folder).string());
        if (text)
            pending.write(source.filename(), *text);
    }
    rewriter.check_all_found();
    pending.write("kernel.toml", kernel_description(kernel, sources, folder));
    check_assembled(assemble_kernel(load_kernel(pending.written().string(), kernel.variant)),
                    wanted);
    pending.finish();
}

}  // namespace

std::vector<Rescheduled> reschedule(const AnalysisSubject& subject,
                                    const std::vector<Region>& regions, const Machine& machine,
                                    const analysis::ScheduleOptions& options,
                                    const fs::path& wanted_out, const ShowProgress& show) {
    Rescheduler rescheduler(subject, regions, machine, options);
    const TemporaryFolder temporary;
    const fs::path out = wanted_out.empty() ? temporary / subject.sources.front().filename()
                                            : behind_links(wanted_out);
    SourceRewriter rewriter(subject.program, regions,
                            subject.kernel ? fs::absolute(out).lexically_normal() : folder_of(out));
    rescheduler.run(show);
    for (size_t i = 0; i < regions.size(); ++i)
        rewriter.set(i, rescheduler.regions()[i].schedule);
    (subject.kernel ? write_kernel : write_source)(rewriter, rescheduler.program(), subject, out);
    return rescheduler.regions();
}

}  // namespace swsim
