// SPDX-License-Identifier: Apache-2.0
//
// swsim protect, swsim unprotect.
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "kernels/chen/protection/protection.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/workload/files.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

constexpr const char* default_kernel = "bitsliced_vlog3r";

struct ProtectOptions : RunOptions {
    std::string format{protected_formats().front().name};
    std::optional<unsigned> groups;  // that unprotect is told
};

// A file must not be the victim of a slip: what is at `out` is replaced, but not the input.
void check_places(const RunOptions& options) {
    std::error_code error;
    if (fs::is_regular_file(options.in, error) && fs::equivalent(options.in, options.out, error))
        bad_input("{} and {} are the same file; the result needs a name of its own", options.in,
                  options.out);
    check_writable(options.out);
    results_beside(options.out, options.json);
}

void print_summary(std::FILE* to, const Protection& protection) {
    const PartCost& slowest = protection.slowest;
    const auto line = [&](const char* what, Cycle cycles, const char* where) {
        print_results(to, "  {:<10} {:>14} cycles {:>5.1f} %  {}\n", what, cycles,
                      100 * double(cycles) / double(slowest.total()), where);
    };
    print_results(to, "{}: {} bytes, AES-{} by {} on {} core group{} of {} CPEs\n",
                  protection.command, protection.message_bytes, protection.key_bits,
                  protection.run.name, protection.parts.size(),
                  protection.parts.size() == 1 ? "" : "s", protection.run.cpes);
    line("digest", slowest.digest, "SHA3-256 on the MPE");
    line("start-up", slowest.start_up, "spawn and join");
    line("AES", slowest.aes, "on the CPEs, verified");
    line("total", slowest.total(), "of the slowest core group");
    print_results(to, "  throughput {:>14.3f} MB/s\n", protection.throughput_gb_per_s() * 1e3);
}

// What is at `out` is touched only when all went well.
void deliver(const ProtectOptions& options, decltype(protect)& work) {
    key_bits_of(options);  // what is wrong with it is said first
    const Machine machine = make_machine(options.machine);
    check_places(options);
    const Protection protection =
        work(options, protected_format(options.format), machine, show_bar);
    std::FILE* const results = results_beside(options.out, options.json);
    write_file_atomically(options.out, protection.result);
    if (options.json)
        print_json(json_of(protection));
    else
        print_summary(results, protection);
}

void protect_command(const ProtectOptions& options) {
    deliver(options, protect);
}

void unprotect_command(const ProtectOptions& options) {
    if (options.groups && protected_format(options.format).tells_groups)
        bad_usage("--cgs: a file of --format {} says how many core groups it is for",
                  options.format);
    ProtectOptions told = options;
    told.cgs = options.groups.value_or(1);
    deliver(told, unprotect);
}

// What protect and unprotect share.
void add_protect_options(Options& options, ProtectOptions& run, const char* in) {
    run.kernel = default_kernel;
    options.text("in", run.in, in).required();
    options.text("out", run.out, "file to write").required();
    std::vector<std::string> formats;
    for (const ProtectedFormat& format : protected_formats())
        formats.emplace_back(format.name);
    options.choice("--format NAME", run.format, formats,
                   "of the protected file: with our header, or as the paper has it");
    options.group("Cipher");
    options.text("--key HEX", run.key, "key in hexadecimal: 32, 48 or 64 digits").required();
    options.text("--kernel NAME", run.kernel, "the kernel of AES: " + kernel_argument);
    options.group("Work sharing");
    add_unit_options(options, run);
    add_simulation_options(options, run);
    add_host_options(options, run);
    add_json_option(options, run.json);
}

}  // namespace

void add_protect(CommandLine& line) {
    const auto [options, run] =
        line.add("protect",
                 "Encrypt a file with its digest, as a paper did; not for real secrets.\n"
                 "Example: swsim protect letter.txt letter.dpm --key "
                 "2b7e151628aed2a6abf7158809cf4f3c",
                 protect_command);
    add_protect_options(options, run, "file of any length");
    options.group("Work sharing");
    add_core_groups_option(options, run.cgs);
}

void add_unprotect(CommandLine& line) {
    const auto [options, run] =
        line.add("unprotect",
                 "Decrypt a file of swsim protect, on as many core groups; check its digest.\n"
                 "Example: swsim unprotect letter.dpm letter.txt --key "
                 "2b7e151628aed2a6abf7158809cf4f3c",
                 unprotect_command);
    add_protect_options(options, run, "file of swsim protect");
    options.group("Work sharing");
    options
        .number("--cgs N", run.groups, {1, core_groups_per_chip},
                "with --format paper: the core groups that it was made on")
        .shows("1");
}

}  // namespace swsim
