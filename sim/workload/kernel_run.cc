// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/kernel_run.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "files/installation.h"
#include "sim/athread/host_build.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

std::list<GroupTask> make_tasks(const Kernel& kernel, const RunRequest& request,
                                const KernelData& data) {
    const std::vector<DataPart> parts = split_data(kernel, request, data);
    if (!request.out.empty())
        check_writable(request.out);
    std::list<GroupTask> tasks;
    for (const DataPart& part : parts) {
        GroupTask& task = tasks.emplace_back();
        task.place.group = part.group;
        if (request.mode == ChipMode::shared)
            task.place.sharing_groups = unsigned(parts.size());
        task.bytes = part.bytes;
        task.unit = part.unit;
        task.counter = hex(part.counter);
        task.input = &data.input;
        task.begin = part.begin;
    }
    return tasks;
}

std::filesystem::path host_object_of(const Kernel& kernel, const Program& program) {
    return kernel.linked.empty() ? build_host_program(kernel.host, include_directory(), program)
                                 : kernel.linked;
}

// A linked program has its own data, and its arguments say how much.
void check_program_request(const Kernel& kernel, const RunRequest& request) {
    if (kernel.linked.empty()) {
        if (!request.program_arguments.empty())
            bad_usage("'{}': arguments are for linked programs; a kernel takes options",
                      request.program_arguments.front());
        return;
    }
    if (request.bytes || request.unit || !request.in.empty() || !request.out.empty() ||
        !request.counter.empty())
        bad_usage("--bytes, --unit, --in, --out and --counter are for kernels; {} is a program, "
                  "whose arguments follow --",
                  kernel.name);
    if (request.cgs > 1 || request.mode == ChipMode::shared)
        bad_usage("{} is a program: it runs on one core group, with memory of its own",
                  kernel.name);
}

void write_output(const std::filesystem::path& path, const MemoryFiles& output) {
    PendingFile file(path);
    output.each_piece([&](uint64_t, std::span<const uint8_t> piece) {
        file.write({reinterpret_cast<const char*>(piece.data()), piece.size()});
        return true;
    });
    file.finish();
    check_written(file);
}

}  // namespace

PreparedKernel::PreparedKernel(const RunRequest& request)
    : kernel_(load_kernel_or_program(request.kernel, variant_of(request))),
      machine_(make_machine(request.machine)), program_(assemble_kernel(kernel_)),
      host_object_(host_object_of(kernel_, program_)) {
    check_program_request(kernel_, request);
    warn_of_meaningless_cycles(program_, kernel_.name);
}

KernelRun::KernelRun(const PreparedKernel& prepared, const RunRequest& request)
    : prepared_(prepared), request_(request), data_(make_data(prepared.kernel(), request)),
      tasks_(make_tasks(prepared.kernel(), request, data_)), workload_{prepared_, request_,
                                                                       hex(data_.cipher.key)} {
    check_verify(request.limits, false);
}

RunResult KernelRun::empty_result() const {
    RunResult result;
    result.name = prepared_.kernel().name;
    result.variant = prepared_.kernel().variant;
    result.in_units = prepared_.kernel().takes_units;
    result.is_program = !prepared_.kernel().linked.empty();
    result.cpes = request_.cpes;
    result.cgs = request_.cgs;
    result.mode = request_.mode;
    result.checked = request_.limits.check;
    result.why_cycles_mean_nothing = prepared_.program().why_cycles_mean_nothing;
    result.machine_hash = prepared_.machine().hash();
    result.clock_hz = prepared_.machine().clock_hz();
    return result;
}

RunResult KernelRun::run(const ShowProgress& show) const {
    RunResult result = empty_result();
    const auto began = std::chrono::steady_clock::now();
    result.groups = run_groups(workload_, tasks_, show);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    result.host_seconds = took.count();
    result.groups.resize(request_.cgs);
    result.problem = judge(result.groups);
    return result;
}

RunResult KernelRun::run_observed(unsigned group, const Observation& observation,
                                  const ShowProgress& show) const {
    RunResult result = empty_result();
    result.groups = {simulate_group(workload_, task_of(group), observation, show)};
    const GroupResult& seen = result.groups.front();
    if (!seen.ended())
        result.problem = fault_error(prepared_.program(), seen.spawns.back());
    else
        result.problem = judge(result.groups);
    return result;
}

// The host programs' and the output's word on a run that has ended.
std::optional<Error> KernelRun::judge(const std::vector<GroupResult>& groups) const {
    // Of several groups of which one was looked at, there is the output of that one only.
    std::string wrong = groups.size() == request_.cgs ? take_output() : "";
    const auto failed = std::ranges::find_if(
        groups, [](const GroupResult& group) { return group.host_status != 0; });
    if (failed != groups.end())
        wrong = fmt::format(
            "the host program{} returned {}",
            groups.size() > 1 ? fmt::format(" of core group {}", failed - groups.begin()) : "",
            failed->host_status);
    const bool is_program = !prepared_.kernel().linked.empty();
    if (wrong.empty() && is_program && groups.front().spawns.empty())
        wrong = "the host program never spawned its CPEs: nothing was simulated";
    if (wrong.empty())
        return {};
    if (is_program)
        return Error(ErrorKind::not_verified,
                     fmt::format("{}: {}", prepared_.kernel().name, wrong));
    return Error(ErrorKind::not_verified,
                 fmt::format("kernel {}: {}", prepared_.kernel().name, wrong));
}

// Writes the output to the file that the request names, if it does. Returns where it is wrong;
// empty if it is right, or there is nothing to compare with.
std::string KernelRun::take_output() const {
    const bool has_reference = prepared_.kernel().has_reference;
    if (request_.out.empty() && !has_reference)
        return "";
    if (!request_.out.empty())
        write_output(request_.out, output_files());
    return has_reference ? wrong_output(data_, output_files()) : "";
}

Bytes KernelRun::output() const {
    Bytes all;
    output_files().each_piece([&](uint64_t, std::span<const uint8_t> piece) {
        all.insert(all.end(), piece.begin(), piece.end());
        return true;
    });
    return all;
}

MemoryFiles KernelRun::output_files() const {
    std::vector<const MemoryFile*> files;
    for (const GroupTask& task : tasks_)
        files.push_back(&task.out);
    return MemoryFiles(std::move(files));
}

const GroupTask& KernelRun::task_of(unsigned group) const {
    const auto is_looked_at = [&](const GroupTask& task) { return task.place.group == group; };
    const auto task = std::ranges::find_if(tasks_, is_looked_at);
    if (task == tasks_.end())
        bad_input("core group {} has no part in this run of {} group{}", group, tasks_.size(),
                  tasks_.size() == 1 ? "" : "s");
    return *task;
}

RunResult run_kernel(const RunRequest& request, const ShowProgress& show) {
    const PreparedKernel prepared(request);
    return KernelRun(prepared, request).run(show);
}

}  // namespace swsim
