// SPDX-License-Identifier: Apache-2.0
//
// The simulator's own speed: simulated instructions per second and host core, exact timing, outputs
// off, on the kernels under kernels/. `make bench` runs it.
#include <algorithm>
#include <filesystem>

#include <benchmark/benchmark.h>
#include <systemc>

#include "sim/cli/kernel.h"
#include "sim/cli/kernel_run.h"

namespace {

void simulate(benchmark::State& state, const std::string& kernel) {
    swsim::RunOptions options;
    options.kernel = kernel;
    options.bytes = uint64_t(1) << 20;
    double seconds = 0;
    double instructions = 0;
    for (auto _ : state) {
        const swsim::RunRecord record = swsim::run_kernel(options);
        // Assembly, random input and the check against OpenSSL are not the simulation.
        state.SetIterationTime(record.host_seconds);
        seconds += record.host_seconds;
        instructions += double(record.instructions);
        if (!record.verified)
            state.SkipWithError("the output is wrong");
    }
    state.counters["million_instructions_per_s"] = instructions / seconds / 1e6;
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
    for (const std::string& kernel : kernels)
        benchmark::RegisterBenchmark(kernel.c_str(), simulate, kernel)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->MinTime(1.0);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
