// SPDX-License-Identifier: Apache-2.0
//
// swsim run, swsim identify
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/cli/commands.h"
#include "sim/cli/findings.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/workload/identity.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/result_json.h"

namespace swsim {

namespace {

void print_groups(const RunResult& result) {
    fmt::print(stderr, "  {} core groups, {} mode:\n", result.cgs, name_of(result.mode));
    for (size_t i = 0; i < result.groups.size(); ++i)
        fmt::print(stderr, "    group {} {:>14} bytes {:>14} cycles {:>14} kernel cycles\n", i,
                   result.groups[i].bytes, result.groups[i].cycles(),
                   result.groups[i].kernel_cycles());
}

void print_summary(const RunResult& result) {
    fmt::print(stderr,
               "{}: {} bytes on {} CPEs, units of {} bytes\n"
               "  cycles         {:>14}  spawn to join ({:.3f} us)\n"
               "  kernel cycles  {:>14}  first issue to last halt\n"
               "  cycles/byte    {:>14.3f}  per CPE\n"
               "  throughput     {:>14.3f}  GB/s\n"
               "  instructions   {:>14}  simulated at {:.1f} million per second\n"
               "  output         {:>14}\n",
               result.name, result.bytes(), result.cpes, result.unit(), result.cycles(),
               result.seconds() * 1e6, result.kernel_cycles(), result.cycles_per_byte(),
               result.throughput_gb_per_s(), result.instructions(), result.mips(),
               result.verified() ? "verified" : "WRONG");
    if (result.cgs > 1 || result.mode == ChipMode::shared)
        print_groups(result);
    fmt::print(stderr, "  where the cycles of all cores went:\n");
    const Accounts accounts = result.accounts();
    const double total = double(accounts.total());
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = accounts[Account(i)])
            fmt::print(stderr, "    {:<24} {:>14} {:>5.1f} %\n", account_names[i], cycles,
                       100.0 * double(cycles) / total);
}

}  // namespace

ExitStatus run_command(const RunOptions& options) {
    const RunResult result = run_kernel(options, SimulationBar::instance());
    if (options.json)
        print_json(record_of(result));
    else
        print_summary(result);
    refuse_flaws(result);
    refuse_other_cycles(result, options.expect_cycles);
    return ExitStatus::ok;
}

ExitStatus identify_command(const RunOptions& options) {
    const Kernel kernel = load_kernel(options.kernel, variant_of(options));
    const Program program = assemble_kernel(kernel);
    const nlohmann::ordered_json json = {
        {"machine_hash", make_machine(options.machine).hash()},
        {"program_hash", program_hash(kernel, program)},
        {"build", build_id()},
        {"code_bytes", program.text.size() * address_map::instruction_bytes},
        {"ldm_bytes", program.ldm.size()},
    };
    print_json(json);
    return ExitStatus::ok;
}

}  // namespace swsim
