// SPDX-License-Identifier: Apache-2.0
//
// swsim start: what a linked program does when it is run by itself.
#include <cstdlib>

#include "base/text.h"
#include "sim/cli/command_line.h"
#include "sim/cli/progress.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

struct StartOptions : RunRequest {};

// From bsub -cgsp.
unsigned cpes_of_job() {
    const char* const text = std::getenv("SWSIM_CPES");
    if (!text || !*text)
        return CoreGroup::cpes;
    const auto cpes = parse_number(text);
    if (!cpes || *cpes < 1 || *cpes > CoreGroup::cpes)
        bad_usage("SWSIM_CPES={}: a core group has 1 to {} CPEs", text, CoreGroup::cpes);
    return unsigned(*cpes);
}

int start_command(const StartOptions& options) {
    RunRequest request = options;
    request.passes_output = true;
    request.cpes = cpes_of_job();
    request.limits.max_cycles = never;
    request.limits.host_seconds = 1'000'000;
    return run_kernel(request).groups.front().host_status;
}

}  // namespace

void add_start(CommandLine& line) {
    const auto [options, start] =
        line.add("start",
                 "Run a program that sw5cc linked as the machine would: with its own output and "
                 "exit status.\n"
                 "Example: swsim start ./a.out",
                 start_command);
    options.text("program", start.kernel, "that sw5cc linked").required();
    options.rest(start.program_arguments, "of the program");
}

}  // namespace swsim
