// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/group_run.h"

#include <algorithm>
#include <atomic>

#include <fmt/format.h>
#include <sys/mman.h>

#include "base/ticker.h"
#include "process/workers.h"
#include "sim/athread/host_program.h"
#include "sim/workload/input_stream.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/result_json.h"

namespace swsim {

namespace {

std::vector<std::string> host_arguments(const Workload& workload, const GroupTask& task,
                                        const InputStream& input) {
    const Kernel& kernel = workload.prepared.kernel();
    if (!kernel.linked.empty())
        return workload.request.program_arguments;
    std::vector<std::string> arguments = {
        "in=" + input.path(),
        "out=" + task.out.path(),
        fmt::format("bytes={}", task.bytes),
        fmt::format("cpes={}", workload.request.cpes),
        fmt::format("unit={}", task.unit),
        fmt::format("double_buffer={}", int(workload.request.double_buffer)),
    };
    if (kernel.has_reference)
        arguments.insert(arguments.end(), {"operation=" + kernel.variant.operation,
                                           "key=" + workload.key, "counter=" + task.counter});
    for (const auto& [name, value] : kernel.parameters)
        arguments.push_back(name + "=" + value);
    return arguments;
}

GroupResult run_group(const Workload& workload, const GroupTask& task, const ShowProgress& show) {
    GroupResult result = simulate_group(workload, task, {}, show);
    if (!result.ended())
        throw fault_error(workload.prepared.program(), result.spawns.back());
    return result;
}

// How far each group is, in memory that all processes share.
class SharedProgress {
  public:
    explicit SharedProgress(uint64_t bytes)
        : bytes_(bytes),
          counters_(static_cast<Counter*>(mmap(nullptr, mapped_bytes, PROT_READ | PROT_WRITE,
                                               MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {
        if (counters_ == MAP_FAILED)
            throw std::runtime_error(fmt::format("mmap: {}", std::strerror(errno)));
    }
    ~SharedProgress() { munmap(counters_, mapped_bytes); }
    SharedProgress(const SharedProgress&) = delete;
    SharedProgress& operator=(const SharedProgress&) = delete;

    void set(unsigned group, uint64_t bytes) { counters_[group] = bytes; }
    double part() const {
        uint64_t done = 0;
        for (unsigned group = 0; group < core_groups_per_chip; ++group)
            done += counters_[group];
        return double(done) / double(std::max<uint64_t>(1, bytes_));
    }

  private:
    using Counter = std::atomic<uint64_t>;
    static_assert(Counter::is_always_lock_free);
    static constexpr size_t mapped_bytes = core_groups_per_chip * sizeof(Counter);

    const uint64_t bytes_;
    Counter* const counters_;
};

// In the process of a group.
std::string run_and_report(const Workload& workload, const GroupTask& task,
                           SharedProgress& progress) {
    try {
        const CoreGroup& group = CoreGroup::instance();  // built before another thread needs it
        const Ticker ticker([&] { progress.set(task.place.group, group.put_bytes()); });
        return packed(run_group(workload, task, show_nothing));
    } catch (const Error& error) {
        return packed(error);
    } catch (const std::exception& error) {
        return packed(Error(ErrorKind::bad_input, error.what()));
    }
}

bool is_error(const WorkerReport& report) {
    return report.text.empty() || is_packed_error(report.text);
}

GroupResult result_from(const WorkerReport& report, unsigned group) {
    if (report.text.empty())
        throw Error(report.end.failure(),
                    fmt::format("core group {}: its process {}", group, report.end.description()));
    try {
        return unpacked_group(report.text);
    } catch (const Error& error) {
        throw Error(error.kind(), fmt::format("core group {}: {}", group, error.what()),
                    error.place());
    }
}

std::vector<GroupResult> run_in_processes(const Workload& workload,
                                          const std::list<GroupTask>& tasks,
                                          const ShowProgress& show) {
    std::vector<const GroupTask*> by_index;
    uint64_t bytes = 0;
    for (const GroupTask& task : tasks) {
        by_index.push_back(&task);
        bytes += task.bytes;
    }
    SharedProgress progress(bytes);
    Workers processes(unsigned(tasks.size()), [&](unsigned index) {
        return run_and_report(workload, *by_index[index], progress);
    });
    const auto shown = show(workload.prepared.kernel().name, [&] { return progress.part(); });
    const std::vector<WorkerReport> reports = processes.wait(is_error);
    std::vector<GroupResult> results;
    for (size_t i = 0; i < reports.size(); ++i)
        results.push_back(result_from(reports[i], by_index[i]->place.group));
    return results;
}

}  // namespace

GroupResult simulate_group(const Workload& workload, const GroupTask& task,
                           const Observation& observation, const ShowProgress& show) {
    const PreparedKernel& prepared = workload.prepared;
    CoreGroup& group = CoreGroup::instance();  // built before another thread needs it
    const auto bytes = double(std::max<uint64_t>(1, task.bytes));
    const auto shown =
        show(prepared.kernel().name, [&] { return double(group.put_bytes()) / bytes; });
    group.load(prepared.program(), prepared.machine(), task.place);
    const InputStream input(*task.input, task.begin, task.bytes);
    HostOptions host;
    host.object = prepared.host_object();
    host.name = prepared.kernel().name;
    host.arguments = host_arguments(workload, task, input);
    host.cpes = workload.request.cpes;
    host.shared = task.place.shared();
    host.passes_output = workload.request.passes_output;
    host.limits = workload.request.limits;
    group.set_observation(observation);
    GroupResult result = run_host_program(host);
    group.set_observation({});
    result.bytes = task.bytes;
    result.unit = task.unit;
    return result;
}

std::vector<GroupResult> run_groups(const Workload& workload, const std::list<GroupTask>& tasks,
                                    const ShowProgress& show) {
    if (workload.request.cgs > 1)
        return run_in_processes(workload, tasks, show);
    return {run_group(workload, tasks.front(), show)};
}

}  // namespace swsim
