// SPDX-License-Identifier: Apache-2.0
//
// What the definitions of swsim's commands share: options that several commands take.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "sim/cli/commands.h"

namespace swsim {

// What the command line asks for, to be done when it has been read.
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

// The commands that have files of their own.
void add_trace(CLI::App& app, Command& command);

// --machine, --set
void add_machine_options(CLI::App& app, MachineOptions& options);

// --operation, --key-bits
void add_variant_options(CLI::App& app, KernelVariant& variant);

// An option that is on or off.
void add_switch(CLI::App& app, const char* name, bool& value, const char* text);

// --json
void add_json_option(CLI::App& app, bool& json);

// A size, which may end in K, M or G (1024-based).
template <typename Value>
CLI::Option* add_bytes(CLI::App& app, const char* name, Value& value, const char* text);

// What `run` takes.
void add_run_options(CLI::App& app, RunOptions& options);
// What `exec` takes besides the program.
void add_simulation_options(CLI::App& app, SimulationOptions& options);
// What the commands that look at a run take: a kernel with the options of `run`, or a bare program
// with --entry.
void add_subject_options(CLI::App& app, SubjectOptions& options);
// The same without the kernel.
void add_observation_options(CLI::App& app, SubjectOptions& options);

// The commands that have a file of their own.
void add_profile(CLI::App& app, Command& command);
void add_diff(CLI::App& app, Command& command);

// Commands that are defined where they are done.
void add_report(CLI::App& app, Command& command);

// The commands with files of their own.
void add_step(CLI::App& app, Command& command);

// The commands that have files of their own.
void add_analyze(CLI::App& app, Command& command);
void add_schedule(CLI::App& app, Command& command);

void add_batch(CLI::App& app, Command& command);

// protect, unprotect, digest
void add_protect(CLI::App& app, Command& command);

// "64K" becomes "65536". Returns what is wrong, or an empty text.
std::string expand_size(std::string& text);

template <typename Value>
CLI::Option* add_bytes(CLI::App& app, const char* name, Value& value, const char* text) {
    return app.add_option(name, value, text)->transform(CLI::Validator(expand_size, "SIZE"));
}

}  // namespace swsim
