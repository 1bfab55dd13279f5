// SPDX-License-Identifier: Apache-2.0
//
// swsim identify: what a run's result depends on, without running.
#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/workload/identity.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace {

void identify_command(const RunOptions& options) {
    const Kernel kernel = load_kernel_or_program(options.kernel, variant_of(options));
    const Program program = assemble_kernel(kernel);
    const nlohmann::ordered_json json = {
        {"machine_hash", make_machine(options.machine).hash()},
        {"program_hash", program_hash(kernel, program)},
        {"build", build_id()},
        {"code_bytes", program.text.size() * address_map::instruction_bytes},
        {"ldm_bytes", program.ldm.size()},
    };
    print_json(json);
}

}  // namespace

void add_identify(CommandLine& line) {
    const auto [options, run] = line.add("identify",
                                         "Hashes of all that a run's result depends on, as JSON.\n"
                                         "Example: swsim identify simd_selldw",
                                         identify_command);
    add_run_options(options, run);
    add_json_option(options, run.json);  // which it always is: as the other commands take it
}

}  // namespace swsim
