// SPDX-License-Identifier: Apache-2.0
//
// swsim kernels
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/workload/kernel.h"

namespace swsim {

namespace {

struct KernelsOptions {
    bool json = false;
};

void kernels_command(const KernelsOptions& options) {
    const std::vector<Kernel> kernels = all_kernels();
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const Kernel& kernel : kernels)
        json.push_back({{"kernel", kernel.name},
                        {"title", kernel.title},
                        {"operations", kernel.operations},
                        {"key_bits", kernel.key_sizes}});
    if (options.json)
        return print_json(json);
    fmt::print("{:<22} {:<30} {:<13} {}\n", "kernel", "operations", "key bits", "title");
    for (const Kernel& kernel : kernels)
        fmt::print("{:<22} {:<30} {:<13} {}\n", kernel.name,
                   fmt::format("{}", fmt::join(kernel.operations, " ")),
                   fmt::format("{}", fmt::join(kernel.key_sizes, " ")), kernel.title);
}

}  // namespace

void add_kernels(CommandLine& line) {
    const auto [options, kernels] = line.add(
        "kernels", "The kernels that come with swsim: what each can do.\nExample: swsim kernels",
        kernels_command);
    add_json_option(options, kernels.json);
}

}  // namespace swsim
