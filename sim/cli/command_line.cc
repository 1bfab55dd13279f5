// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/command_line.h"

#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "sim/core_group.h"
#include "sim/workload/reference.h"

namespace swsim {

void add_machine_options(CLI::App& app, MachineOptions& options) {
    app.add_option("--machine", options.file, "machine file that overrides what it names");
    app.add_option("--set", options.settings, "NAME=VALUE of a machine parameter; repeatable")
        ->allow_extra_args(false);
}

void add_variant_options(CLI::App& app, KernelVariant& variant) {
    app.add_option("--operation", variant.operation,
                   "ecb-encrypt, ecb-decrypt or ctr; without it the kernel's first")
        ->check(CLI::IsMember(cipher_operations));
    app.add_option("--key-bits", variant.key_bits,
                   "128, 192 or 256; without it the kernel's first, or as long as --key")
        ->check(CLI::IsMember(cipher_key_bits));
}

void add_switch(CLI::App& app, const char* name, bool& value, const char* text) {
    app.add_option(name, value, text)
        ->transform(
            CLI::CheckedTransformer(std::map<std::string, bool>{{"on", true}, {"off", false}}))
        ->default_str(value ? "on" : "off");
}

void add_simulation_options(CLI::App& app, SimulationOptions& options) {
    app.add_option("--cpes", options.cpes, "cores 0..N-1 take part")
        ->check(CLI::Range(1u, CoreGroup::cpes))
        ->capture_default_str();
    app.add_option("--quantum", options.limits.quantum,
                   "cycles after which a core gives control back; 1 looks at every cycle (slow)");
    add_switch(app, "--check", options.limits.check,
               "on or off: look for races with transfers and interleaved table look-ups");
    add_machine_options(app, options.machine);
    app.add_option("--max-cycles", options.limits.max_cycles, "stop with an error after this many")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
}

void add_host_options(CLI::App& app, SimulationOptions& options) {
    app.add_option("--host-seconds", options.limits.host_seconds,
                   "stop with an error after this time in the host program without a call of the "
                   "simulator")
        ->check(CLI::Range(1u, 1'000'000u))
        ->capture_default_str();
}

void add_json_option(CLI::App& app, bool& json) {
    app.add_flag("--json", json, "the result on standard output");
}

std::string expand_size(std::string& text) {
    const std::string problem =
        fmt::format("'{}' is not a size; write for example 4096, 64K or 4M", text);
    uint64_t value = 0;
    const auto [suffix, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const std::string_view rest(suffix, size_t(text.data() + text.size() - suffix));
    constexpr std::string_view suffixes = "KMG";
    if (error != std::errc() || rest.size() > 1)
        return problem;
    unsigned shift = 0;
    if (!rest.empty()) {
        const size_t power = suffixes.find(char(std::toupper(static_cast<unsigned char>(rest[0]))));
        if (power == std::string_view::npos)
            return problem;
        shift = 10 * unsigned(power + 1);
    }
    if (value > UINT64_MAX >> shift)
        return problem;
    text = fmt::format("{}", value << shift);
    return "";
}

namespace {

void add_data_options(CLI::App& app, RunRequest& options) {
    add_bytes(app, "--bytes", options.bytes, "length of the random input (K, M, G are 1024-based)");
    add_variant_options(app, options.variant);
    app.add_option("--key", options.key, "key in hexadecimal; random without it");
    app.add_option("--counter", options.counter,
                   "of ctr: the first counter block, 32 hexadecimal digits; random without it");
    app.add_option("--seed", options.seed, "of random input, key and counter")
        ->capture_default_str();
    app.add_option("--in", options.in, "input file instead of random input");
    app.add_option("--out", options.out, "file for the output");
    app.add_option("--cgs", options.cgs, "core groups that share the data among them")
        ->check(CLI::Range(1u, core_groups_per_chip))
        ->capture_default_str();
    const auto set_mode = [&options](const std::string& mode) {
        options.mode = mode == "shared" ? ChipMode::shared : ChipMode::private_mode;
    };
    app.add_option_function<std::string>(
           "--mode", set_mode,
           "private: a process and main memory for each core group; shared: one for all")
        ->check(CLI::IsMember({"private", "shared"}))
        ->default_str("private");
    add_bytes(app, "--unit", options.unit, "bytes that a CPE takes at a time");
    add_switch(app, "--double-buffer", options.double_buffer, "on or off");
    add_host_options(app, options);
}

}  // namespace

void add_run_options(CLI::App& app, RunOptions& options) {
    app.add_option("kernel", options.kernel, "a name under kernels/, or a folder")->required();
    add_data_options(app, options);
    add_simulation_options(app, options);
    add_json_option(app, options.json);
    app.add_option("--expect-cycles", options.expect_cycles,
                   "exit with status 5 if the cycles are others");
}

void add_subject_options(CLI::App& app, SubjectOptions& options) {
    app.add_option("kernel", options.kernel,
                   "a name under kernels/, or a folder; with --entry, an assembly source")
        ->required();
    add_observation_options(app, options);
}

void add_observation_options(CLI::App& app, SubjectOptions& options) {
    app.add_option("--entry", options.entry, "global function of a bare program to start at");
    app.add_option("--arg", options.arguments,
                   "of a bare program: value of $16, then $17, ... $21; repeatable")
        ->allow_extra_args(false)
        ->expected(1, 6);
    add_data_options(app, options);
    app.add_option("--group", options.group, "core group to look at, of --cgs")
        ->check(CLI::Range(0u, core_groups_per_chip - 1))
        ->capture_default_str();
    options.cpes = 0;
    add_simulation_options(app, options);
    app.get_option("--cpes")->default_str("64, or 1 with --entry");
}

}  // namespace swsim
