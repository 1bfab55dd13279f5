// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/group_run.h"

#include <atomic>

#include <nlohmann/json.hpp>

#include "sim/chip_processes.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> host_arguments(const Workload& workload, const GroupTask& task) {
    std::vector<std::string> arguments = {
        "in=" + task.in.path(),
        "out=" + task.out.path(),
        fmt::format("bytes={}", task.bytes),
        fmt::format("cpes={}", workload.options.cpes),
        fmt::format("unit={}", task.unit),
        fmt::format("double_buffer={}", int(workload.options.double_buffer)),
    };
    if (workload.kernel.has_reference)
        arguments.insert(arguments.end(), {"operation=" + workload.kernel.variant.operation,
                                           "key=" + workload.key, "counter=" + task.counter});
    for (const auto& [name, value] : workload.kernel.parameters)
        arguments.push_back(name + "=" + value);
    return arguments;
}

// One spawn's share of the result. Cores that the host program left out never started.
void add_spawn(const SpawnResult& spawn, unsigned cpes, GroupResult& result) {
    result.cycles += spawn.cycles;
    result.kernel_cycles += spawn.kernel_cycles;
    for (const CoreResult& core : spawn.cores) {
        result.instructions += core.instructions;
        result.accounts += core.accounts;
    }
    result.accounts[Account::not_started] += (cpes - spawn.cores.size()) * spawn.cycles;
    result.findings.insert(result.findings.end(), spawn.findings.begin(), spawn.findings.end());
}

// ---- Between the processes: a result, or the error that stands for it ------------------------

std::string text_of(const Json& json) {
    // Not as text: messages may quote bytes of a source file that are no UTF-8.
    std::string text;
    Json::to_cbor(json, text);
    return text;
}

std::string result_text(const GroupResult& result) {
    return text_of({{"cycles", result.cycles},
                    {"kernel_cycles", result.kernel_cycles},
                    {"instructions", result.instructions},
                    {"accounts", accounts_json(result.accounts)},
                    {"host_status", result.host_status},
                    {"findings", result.findings}});
}

std::string error_text(ExitStatus status, const char* message) {
    return text_of({{"error", message}, {"status", int(status)}});
}

bool is_error(const ProcessReport& report) {
    return report.text.empty() || Json::from_cbor(report.text).contains("error");
}

GroupResult result_from(const ProcessReport& report, unsigned group) {
    if (report.text.empty())
        throw CommandError(
            ExitStatus(report.end.status()),
            fmt::format("core group {}: its process {}", group, report.end.description()));
    const Json json = Json::from_cbor(report.text);
    if (json.contains("error"))
        throw CommandError(
            ExitStatus(json["status"].get<int>()),
            fmt::format("core group {}: {}", group, json["error"].get<std::string>()));
    GroupResult result;
    result.cycles = json["cycles"];
    result.kernel_cycles = json["kernel_cycles"];
    result.instructions = json["instructions"];
    result.host_status = json["host_status"];
    result.findings = json["findings"];
    for (size_t i = 0; i < account_count; ++i)
        result.accounts[Account(i)] = json["accounts"][std::string(account_names[i])];
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
        return result_text(run_group(workload, task));
    } catch (const CommandError& error) {
        return error_text(error.status, error.what());
    } catch (const std::exception& error) {
        return error_text(ExitStatus::bad_input, error.what());
    }
}

}  // namespace

HostRun simulate_group(const Workload& workload, const GroupTask& task,
                       const Observation& observation) {
    CoreGroup::instance().load(workload.program, workload.machine, task.place);
    HostOptions host;
    host.object = workload.host_object;
    host.name = workload.kernel.name;
    host.arguments = host_arguments(workload, task);
    host.cpes = workload.options.cpes;
    host.shared = task.place.shared();
    host.quantum = workload.options.quantum;
    host.max_cycles = workload.options.max_cycles;
    host.check = workload.options.check;
    host.host_seconds = workload.options.host_seconds;
    CoreGroup::instance().set_observation(observation);
    HostRun run = run_host_program(host);
    CoreGroup::instance().set_observation({});
    return run;
}

GroupResult run_group(const Workload& workload, const GroupTask& task) {
    const HostRun run = simulate_group(workload, task);
    if (!run.finished())
        throw CommandError(status_of(run.spawns.back().outcome),
                           describe_fault(workload.program, run.spawns.back()));
    GroupResult result;
    for (const SpawnResult& spawn : run.spawns)
        add_spawn(spawn, workload.options.cpes, result);
    result.host_status = run.status;
    return result;
}

std::vector<GroupResult> run_groups(const Workload& workload, const std::list<GroupTask>& tasks) {
    std::vector<const GroupTask*> by_index;
    uint64_t bytes = 0;
    for (const GroupTask& task : tasks) {
        by_index.push_back(&task);
        bytes += task.bytes;
    }
    SharedProgress progress(bytes);
    ForkedProcesses processes(unsigned(tasks.size()), [&](unsigned index) {
        return run_and_report(workload, *by_index[index], progress);
    });
    const ProgressBar bar(workload.kernel.name, [&] { return progress.part(); });
    const std::vector<ProcessReport> reports = processes.wait(is_error);
    std::vector<GroupResult> results;
    for (size_t i = 0; i < reports.size(); ++i)
        results.push_back(result_from(reports[i], by_index[i]->place.group));
    return results;
}

std::string describe_fault(const Program& program, const SpawnResult& result) {
    const SimulatedFault& fault = result.fault;
    std::string text = fmt::format(
        "{} on core {} (row {}, column {}), pc {:#x}, cycle {}: {}\n    {}", fault.name, fault.core,
        fault.row, fault.column, fault.pc, fault.cycle, fault.message, program.describe(fault.pc));
    for (const std::string& finding : result.findings)
        text += "\nswsim: " + finding;
    return text;
}

ExitStatus status_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::ended:
        return ExitStatus::ok;
    case Outcome::faulted:
        return ExitStatus::fault;
    case Outcome::endless:
    case Outcome::deadlock:
    case Outcome::cycle_limit:
        return ExitStatus::no_end;
    }
    return ExitStatus::no_end;
}

}  // namespace swsim
