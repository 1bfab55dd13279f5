// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/command_line.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.h"
#include "sim/core_group/core_group.h"
#include "sim/workload/files.h"
#include "sim/workload/reference.h"

namespace swsim {

void add_machine_options(Options& options, MachineOptions& machine) {
    options.group("Machine");
    options.text("--machine FILE", machine.file, "machine file that overrides what it names");
    options.list("--set NAME=VALUE", machine.settings, "a parameter of the machine; repeatable");
}

void add_variant_options(Options& options, KernelVariant& variant) {
    options.choice("--operation NAME", variant.operation,
                   {cipher_operations.begin(), cipher_operations.end()},
                   "ecb-encrypt, ecb-decrypt or ctr; without it the kernel's first");
    const auto take = [&variant](const std::string& text) -> std::string {
        const auto bits = parse_number(text);
        if (!bits || !cipher_key_bits.contains(unsigned(*bits)))
            return "must be 128, 192 or 256";
        variant.key_bits = unsigned(*bits);
        return "";
    };
    options.parsed("--key-bits N", take,
                   "128, 192 or 256; without it the kernel's first, or as long as --key");
}

void add_json_option(Options& options, bool& json) {
    options.group("Output");
    options.flag("--json", json, "the result as JSON");
}

void add_core_groups_option(Options& options, unsigned& cgs) {
    options.number("--cgs N", cgs, {1, core_groups_per_chip},
                   "core groups that share the data among them");
}

void add_core_option(Options& options, std::optional<unsigned>& core,
                     const std::string& description) {
    const auto take = [&core](const std::string& text) -> std::string {
        const auto number = parse_number(text);
        if (!number || *number >= CoreGroup::cpes)
            return fmt::format("is not one of the cores 0 to {}; lists of cores are for swsim "
                               "trace and swsim report",
                               CoreGroup::cpes - 1);
        core = unsigned(*number);
        return "";
    };
    options.parsed("--core N", take, description);
}

Option add_cores_option(Options& options, uint64_t& cores, const std::string& description) {
    const auto take = [&cores](std::string_view text) -> std::string {
        while (!text.empty()) {
            const std::string_view part = text.substr(0, text.find(','));
            text.remove_prefix(std::min(text.size(), part.size() + 1));
            const size_t dash = part.find('-');
            const auto first = parse_number(part.substr(0, dash));
            const auto last = dash == part.npos ? first : parse_number(part.substr(dash + 1));
            if (!first || !last || *first > *last || *last >= CoreGroup::cpes)
                return fmt::format("'{}' is none of the cores 0 to {}; write for example 0,3-5",
                                   part, CoreGroup::cpes - 1);
            for (uint64_t core = *first; core <= *last; ++core)
                cores |= uint64_t(1) << core;
        }
        return cores == 0 ? "must not be empty" : "";
    };
    return options.parsed("--cores,--core LIST", take, description, SIZE_MAX);
}

Option add_cycles_option(Options& options, std::optional<CycleRange>& cycles,
                         const std::string& description) {
    const auto take = [&cycles](std::string_view text) -> std::string {
        const size_t colon = std::min(text.find(':'), text.size());
        const std::string_view first = text.substr(0, colon);
        const std::string_view last = text.substr(std::min(colon + 1, text.size()));
        const auto begin = first.empty() ? Cycle{0} : parse_number(first);
        const auto end = last.empty() ? never : parse_number(last);
        if (colon == text.size() || !begin || !end)
            return "is not a range A:B of cycles; write for example 30000:40000";
        cycles = {*begin, *end};
        return *begin < *end ? "" : "no cycle is in it";
    };
    return options.parsed("--cycles A:B", take, description);
}

void add_unit_options(Options& options, RunRequest& run) {
    options.size("--unit SIZE", run.unit, "bytes that a CPE takes at a time");
    options.on_off("--double-buffer", run.double_buffer, "overlap transfers with computation");
}

void add_host_options(Options& options, SimulationOptions& simulation) {
    options.group("Simulation");
    options.number("--host-seconds N", simulation.limits.host_seconds, {1, 1'000'000},
                   "stop with an error after this time in the host program without a call of the "
                   "simulator");
}

void add_simulation_options(Options& options, SimulationOptions& simulation) {
    options.group("Simulation");
    // 0 is not for users: it leaves the number to what is run.
    const Option cpes =
        options.number("--cpes N", simulation.cpes, {1, CoreGroup::cpes}, "cores 0..N-1 take part");
    if (simulation.cpes == 0)
        Option(cpes).shows(fmt::format("{}, or 1 with --entry", CoreGroup::cpes));
    options.number(
        "--quantum CYCLES", simulation.limits.quantum, {},
        "after which a core gives control back; 1 looks at every cycle (slow), 0 at none "
        "that it need not");
    options.number("--remember STATES", simulation.limits.remembering.most_states, {},
                   "timing states that are remembered at most; 0 times each instruction anew");
    options.on_off("--verify", simulation.limits.remembering.verify,
                   "time anew what is remembered, too, and compare (slow)");
    options.on_off("--check", simulation.limits.check,
                   "look for races with transfers and interleaved table look-ups");
    options.number("--max-cycles N", simulation.limits.max_cycles, positive,
                   "stop with an error after this many");
    add_machine_options(options, simulation.machine);
}

namespace {

void add_data_options(Options& options, RunRequest& run) {
    options.group("Data");
    options.size("--bytes SIZE", run.bytes, "length of the random input (K, M, G are 1024-based)");
    add_variant_options(options, run.variant);
    options.text("--key HEX", run.key, "key in hexadecimal; random without it");
    options.text("--counter HEX", run.counter,
                 "of ctr: the first counter block, 32 hexadecimal digits; random without it");
    options.number("--seed N", run.seed, {}, "of random input, key and counter");
    options.text("--in FILE", run.in, "input file instead of random input");
    options.text("--out FILE", run.out, "file for the output");
    options.group("Work sharing");
    add_core_groups_option(options, run.cgs);
    const auto set_mode = [&run](const std::string& mode) {
        run.mode = mode == "shared" ? ChipMode::shared : ChipMode::private_mode;
        return mode == "shared" || mode == "private" ? "" : "must be private or shared";
    };
    options
        .parsed("--mode NAME", set_mode,
                "private: a process and main memory for each core group; shared: one for all")
        .shows("private");
    add_unit_options(options, run);
}

}  // namespace

void add_linked_program_arguments(Options& options, RunRequest& run) {
    options.rest(run.program_arguments, "of a linked program");
}

void add_run_options(Options& options, RunRequest& run) {
    options.text("kernel", run.kernel, kernel_argument).required();
    add_linked_program_arguments(options, run);
    add_data_options(options, run);
    add_simulation_options(options, run);
    add_host_options(options, run);
}

void add_subject_options(Options& options, SubjectRequest& subject, const std::string& also) {
    options.text("kernel", subject.kernel, kernel_argument + also).required();
    add_linked_program_arguments(options, subject);
    add_observation_options(options, subject);
}

void add_assembly_option(Options& options, SubjectRequest& subject) {
    options.flag("--assembly", subject.assembly,
                 "of C, show the compiler's assembly in place of the lines of C");
}

void add_observation_options(Options& options, SubjectRequest& subject) {
    options.group("Bare program");
    options.text("--entry NAME", subject.entry, "global function of a bare program to start at");
    add_program_arguments(options, subject.arguments);
    add_data_options(options, subject);
    options.number("--group N", subject.group, {0, core_groups_per_chip - 1},
                   "core group to look at, of --cgs");
    subject.cpes = 0;
    add_simulation_options(options, subject);
    add_host_options(options, subject);
}

void add_program_arguments(Options& options, std::vector<std::string>& arguments) {
    constexpr size_t argument_registers = 6;
    options.list("--arg VALUE", arguments, "of $16, then $17, ... $21; repeatable",
                 argument_registers);
}

std::FILE* results_beside(const std::string& data, bool json) {
    if (data != standard_stream)
        return stdout;
    if (json)
        bad_usage("a record and a file '-' both want standard output; give the file a name");
    return stderr;
}

}  // namespace swsim
