// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <fmt/format.h>
#include <systemc>

#include "asm/diagnostic.h"
#include "sim/cli/command_line.h"

namespace {

using namespace swsim;

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
    add_json_option(exec, options.json);
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

int fail(ErrorKind kind, const char* message) {
    fmt::print(stderr, "swsim: {}\n", message);
    return int(status_of(kind));
}

int execute(const Command& command) {
    try {
        return int(command());
    } catch (const SourceError& error) {
        fmt::print(stderr, "{}", error.what());  // complete lines already
        return int(status_of(error.kind()));
    } catch (const Error& error) {
        return fail(error.kind(), error.what());
    } catch (const std::exception& error) {
        return fail(ErrorKind::bad_input, error.what());
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
    add_batch(app, command);
    add_profile(app, command);
    add_diff(app, command);
    add_trace(app, command);
    add_report(app, command);
    add_step(app, command);
    add_analyze(app, command);
    add_schedule(app, command);
    add_asm(app, command);
    add_cc(app, command);
    add_tables(app, command);
    add_protect(app, command);
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
