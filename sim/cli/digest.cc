// SPDX-License-Identifier: Apache-2.0
//
// swsim digest: SHA3-256 of files as the MPE's program computes it, and what that takes.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "kernels/chen/protection/protected_file.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/workload/data.h"
#include "sim/workload/files.h"
#include "sim/workload/kernel_run.h"

namespace swsim {

namespace {

struct DigestOptions {
    std::vector<std::string> files;
    MachineOptions machine;
    bool json = false;
};

void digest_command(const DigestOptions& options) {
    const Machine machine = make_machine(options.machine);
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const std::string& file : options.files) {
        const std::vector<uint8_t> data = read_file(file);
        const std::string digest = hex(digest_of(data));
        const Cycle cycles = digest_cycles(machine, data.size());
        if (options.json)
            json.push_back({{"file", file},
                            {"bytes", data.size()},
                            {"digest", digest},
                            {"cycles", cycles},
                            {"seconds", machine.seconds(cycles)}});
        else
            fmt::print("{}  {}\n", digest, file);
    }
    if (options.json)
        print_json(json);
}

}  // namespace

void add_digest(CommandLine& line) {
    const auto [options, digest] = line.add("digest",
                                            "SHA3-256 of files, by the program for the MPE.\n"
                                            "Example: swsim digest letter.txt --json",
                                            digest_command);
    options.list("files", digest.files, "files of any length").required();
    add_machine_options(options, digest.machine);
    add_json_option(options, digest.json);
}

}  // namespace swsim
