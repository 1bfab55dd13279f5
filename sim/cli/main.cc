// SPDX-License-Identifier: Apache-2.0
#include <cctype>
#include <charconv>
#include <cstdio>
#include <functional>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <systemc>

#include "asm/diagnostic.h"
#include "sim/athread/host_program.h"
#include "sim/cli/commands.h"
#include "sim/core_group.h"
#include "sim/machine/machine.h"

namespace {

using namespace swsim;

using Command = std::function<ExitStatus()>;

// A command whose options are parsed into an Options object, which `run` gets.
template <typename Options> struct Subcommand {
    CLI::App& app;
    Options& options;
};

template <typename Options>
Subcommand<Options> add_command(CLI::App& app, Command& command, const char* name, const char* text,
                                ExitStatus (*run)(const Options&)) {
    const auto options = std::make_shared<Options>();
    CLI::App* const added = app.add_subcommand(name, text);
    added->callback(
        [options, run, &command] { command = [options, run] { return run(*options); }; });
    return {*added, *options};
}

void add_machine_options(CLI::App& app, MachineOptions& options) {
    app.add_option("--machine", options.file, "machine file that overrides what it names");
    app.add_option("--set", options.settings, "NAME=VALUE of a machine parameter; repeatable")
        ->allow_extra_args(false);
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
    app.add_option("--quantum", options.quantum,
                   "cycles after which a core gives control back; 1 looks at every cycle (slow)");
    app.add_flag("--json", options.json, "the result on standard output");
    add_switch(app, "--check", options.check,
               "on or off: look for races with transfers and interleaved table look-ups");
    add_machine_options(app, options.machine);
    app.add_option("--max-cycles", options.max_cycles, "stop with an error after this many")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
}

// "64K" becomes "65536": K, M and G are 1024-based. Returns what is wrong, or an empty text.
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

template <typename Value>
CLI::Option* add_bytes(CLI::App& app, const char* name, Value& value, const char* text) {
    return app.add_option(name, value, text)->transform(CLI::Validator(expand_size, "SIZE"));
}

void add_run_options(CLI::App& app, RunOptions& options) {
    app.add_option("kernel", options.kernel, "a name under kernels/, or a folder")->required();
    add_bytes(app, "--bytes", options.bytes, "length of the random input (K, M, G are 1024-based)");
    app.add_option("--key", options.key, "key in hexadecimal; random without it");
    app.add_option("--seed", options.seed, "of random input and key")->capture_default_str();
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
    add_simulation_options(app, options);
    app.add_option("--expect-cycles", options.expect_cycles,
                   "exit with status 5 if the cycles are others");
}

void add_run(CLI::App& app, Command& command) {
    const auto [run, options] = add_command(app, command, "run",
                                            "Run a kernel and check its output.\n"
                                            "Example: swsim run simd_selldw --bytes 64K --json",
                                            run_command);
    add_run_options(run, options);
    const auto [identify, identified] =
        add_command(app, command, "identify",
                    "Hashes of all that a run's result depends on, as JSON.\n"
                    "Example: swsim identify simd_selldw",
                    identify_command);
    add_run_options(identify, identified);
}

void add_exec(CLI::App& app, Command& command) {
    const auto [exec, options] =
        add_command(app, command, "exec",
                    "Run a bare program: it ends at halt, or ret from the entry.\n"
                    "Example: swsim exec probe.S --entry probe --arg 0x10 --json",
                    exec_command);
    exec.add_option("file", options.file, "assembly source, .S or .s")->required();
    exec.add_option("--entry", options.entry, "global function to start at")->required();
    exec.add_option("--arg", options.arguments, "value of $16, then $17, ... $21; repeatable")
        ->allow_extra_args(false)
        ->expected(1, 6);
    add_simulation_options(exec, options);
    exec.add_option("--log", options.log, "file for a line per issued instruction");
}

void add_asm(CLI::App& app, Command& command) {
    const auto [assemble, options] = add_command(app, command, "asm",
                                                 "Assemble and link sources; report every error.\n"
                                                 "Example: swsim asm kernels/simd/simd.S --listing",
                                                 asm_command);
    assemble.add_option("files", options.files, "assembly sources")->required();
    assemble.add_flag("--listing", options.listing,
                      "addresses, aligned pairs, source, symbol table");
}

void add_cc(CLI::App& app, Command& command) {
    const auto [cc, options] = add_command(app, command, "cc",
                                           "Compile plain C to CPE assembly.\n"
                                           "Example: swsim cc kernel.c -o kernel.S",
                                           cc_command);
    cc.add_option("file", options.file, "C source")->required();
    cc.add_option("-o", options.out, "output file; standard output without it");
    cc.add_option("-O", options.optimization, "optimisation level: 0, 1, 2, 3, s")
        ->check(CLI::IsMember({'0', '1', '2', '3', 's'}))
        ->capture_default_str();
    cc.add_option("-I", options.include_directories, "folder of header files; repeatable")
        ->allow_extra_args(false);
}

void add_tables(CLI::App& app, Command& command) {
    const auto [isa, isa_options] = add_command(
        app, command, "isa", "The instruction table.\nExample: swsim isa 'vlog*'", isa_command);
    isa.add_option("pattern", isa_options.pattern, "part of a mnemonic, or a pattern with * and ?");
    isa.add_flag("--json", isa_options.json, "as JSON");

    const auto [machine, machine_options] =
        add_command(app, command, "machine",
                    "Every machine parameter, with unit, range, source, confidence and role.\n"
                    "Example: swsim machine --json",
                    machine_command);
    add_machine_options(machine, machine_options.machine);
    machine.add_flag("--json", machine_options.json, "as JSON");
}

void add_new(CLI::App& app, Command& command) {
    const auto [make, name] = add_command(app, command, "new",
                                          "Make a working kernel to start from.\n"
                                          "Example: swsim new my_kernel",
                                          new_command);
    make.add_option("name", name, "folder to make; its last part names the kernel")->required();
}

int fail(ExitStatus status, const char* message) {
    fmt::print(stderr, "swsim: {}\n", message);
    return int(status);
}

int execute(const Command& command) {
    try {
        return int(command());
    } catch (const CommandError& error) {
        return fail(error.status, error.what());
    } catch (const SourceError& error) {
        fmt::print(stderr, "{}", error.what());
        return int(ExitStatus::bad_input);
    } catch (const MachineError& error) {
        return fail(ExitStatus::usage, error.what());
    } catch (const HostError& error) {
        return fail(ExitStatus::bad_input, error.what());
    } catch (const std::exception& error) {
        return fail(ExitStatus::bad_input, error.what());
    }
}

}  // namespace

int sc_main(int argc, char** argv) {
    CLI::App app("swsim simulates the CPE array of the Sunway SW26010, cycle by cycle.");
    app.require_subcommand(0, 1);  // none is told apart below: the message is better
    app.set_version_flag("--version", "swsim " SWSIM_VERSION);
    Command command;
    add_run(app, command);
    add_exec(app, command);
    add_asm(app, command);
    add_cc(app, command);
    add_tables(app, command);
    add_new(app, command);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? int(ExitStatus::ok) : int(ExitStatus::usage);
    }
    if (!command) {
        fmt::print(stderr, "swsim: a command is missing\n\n{}", app.help());
        return int(ExitStatus::usage);
    }
    return execute(command);
}

int main(int argc, char** argv) {
    // Not through sc_elab_and_sim, which prints a banner.
    return sc_main(argc, argv);
}
