// SPDX-License-Identifier: Apache-2.0
//
// The simulator's own speed: simulated instructions per second and host core, exact timing, outputs
// off, on the kernels under kernels/. `make bench` runs it.
#include <algorithm>
#include <chrono>
#include <filesystem>

#include <benchmark/benchmark.h>
#include <systemc>
#include <unistd.h>

#include "sim/log/event_log.h"
#include "sim/workload/kernel.h"
#include "sim/workload/kernel_run.h"

namespace {

void simulate(benchmark::State& state, const std::string& kernel) {
    swsim::RunRequest options;
    options.kernel = kernel;
    options.bytes = uint64_t(1) << 20;
    double seconds = 0;
    double instructions = 0;
    for (auto _ : state) {
        const swsim::RunResult result = swsim::run_kernel(options);
        // Assembly, random input and the check against OpenSSL are not the simulation.
        state.SetIterationTime(result.host_seconds);
        seconds += result.host_seconds;
        instructions += double(result.instructions());
        if (!result.verified())
            state.SkipWithError("the output is wrong");
    }
    state.counters["million_instructions_per_s"] = instructions / seconds / 1e6;
}

// The same with an event log, which is written to a file that goes again: how many times as long as
// without, and how large it is. Without a log, polling loops are not run through: that is part of
// the difference.
void simulate_with_log(benchmark::State& state, const std::string& kernel) {
    swsim::RunRequest options;
    options.kernel = kernel;
    options.bytes = uint64_t(1) << 20;
    const swsim::PreparedKernel prepared(options);
    const swsim::KernelRun kernel_run(prepared, options);
    const swsim::ProgramText program(prepared.program());
    const std::string file = "/tmp/swsim-bench-" + std::to_string(getpid()) + ".swlog";
    const auto seconds_of = [](auto work) {
        const auto began = std::chrono::steady_clock::now();
        work();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    double plain_seconds = 0;
    double logged_seconds = 0;
    double bytes = 0;
    double instructions = 0;
    for (auto _ : state) {
        plain_seconds += seconds_of([&] { kernel_run.run_observed(0, {}); });
        swsim::RunResult run;
        const double seconds = seconds_of([&] {
            swsim::EventLogWriter writer(file, program, {});
            run = kernel_run.run_observed(0, {.listener = &writer});
            writer.finish();
        });
        state.SetIterationTime(seconds);
        logged_seconds += seconds;
        bytes += double(std::filesystem::file_size(file));
        instructions += double(run.instructions());
    }
    std::filesystem::remove(file);
    state.counters["times_without_log"] = logged_seconds / plain_seconds;
    state.counters["bytes_per_instruction"] = bytes / instructions;
}

}  // namespace

// SystemC's library wants it.
int sc_main(int, char**) {
    return 0;
}

int main(int argc, char** argv) {
    std::vector<std::string> kernels;
    for (const auto& entry : std::filesystem::directory_iterator(swsim::project_root() / "kernels"))
        if (std::filesystem::exists(entry.path() / "kernel.toml"))
            kernels.push_back(entry.path().filename().string());
    std::ranges::sort(kernels);
    for (const std::string& kernel : kernels) {
        benchmark::RegisterBenchmark(kernel.c_str(), simulate, kernel)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->MinTime(1.0);
        benchmark::RegisterBenchmark((kernel + "/log").c_str(), simulate_with_log, kernel)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->MinTime(1.0);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
