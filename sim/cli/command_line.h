// SPDX-License-Identifier: Apache-2.0
//
// Options that several commands take, and the commands themselves: each has a file, with its
// options, its work and its printing.
#pragma once

#include <cstdio>
#include <optional>
#include <string>

#include "base/notice.h"
#include "sim/cli/options.h"
#include "sim/time/cycle_range.h"
#include "sim/workload/request.h"

namespace swsim {

// The values of options that several commands share.
struct RunOptions : RunRequest {
    bool json = false;
};

// Of the commands that look at a run.
struct SubjectOptions : SubjectRequest {
    bool json = false;
};

inline const std::string kernel_argument =
    "a name under kernels/, a folder, or a program that sw5cc linked";

// --machine, --set
void add_machine_options(Options& options, MachineOptions& machine);
// --operation, --key-bits
void add_variant_options(Options& options, KernelVariant& variant);
// --json
void add_json_option(Options& options, bool& json);
// --cgs
void add_core_groups_option(Options& options, unsigned& cgs);
// --core
void add_core_option(Options& options, std::optional<unsigned>& core,
                     const std::string& description);
// --cores: those of "0,3-5" as bits, or of several mentions together
Option add_cores_option(Options& options, uint64_t& cores, const std::string& description);
// --cycles
Option add_cycles_option(Options& options, std::optional<CycleRange>& cycles,
                         const std::string& description);
// How data is cut up: --unit, --double-buffer
void add_unit_options(Options& options, RunRequest& run);
// --host-seconds
void add_host_options(Options& options, SimulationOptions& simulation);
// What `exec` takes besides the program.
void add_simulation_options(Options& options, SimulationOptions& simulation);
// What follows the name of a linked program.
void add_linked_program_arguments(Options& options, RunRequest& run);
// What `run` takes.
void add_run_options(Options& options, RunRequest& run);
// What the commands that look at a run take: a kernel with the options of `run`, or a bare program
// with --entry; `also` is what the help says besides of their argument.
void add_subject_options(Options& options, SubjectRequest& subject,
                         const std::string& also = "; with --entry, an assembly source");
// The same without the kernel.
void add_observation_options(Options& options, SubjectRequest& subject);
// --assembly, of those that show lines of the program.
void add_assembly_option(Options& options, SubjectRequest& subject);
// --arg
void add_program_arguments(Options& options, std::vector<std::string>& arguments);

// Where a command prints its results: standard output, unless that is the file `data`, which is
// then all that is there. Throws Error if JSON should be there, too.
std::FILE* results_beside(const std::string& data, bool json);
// Prints some of them. What standard error does not take is lost: the data is the result then.
template <typename... Values>
void print_results(std::FILE* to, fmt::format_string<Values...> format, Values&&... values) {
    if (to == stderr)
        notice(format, std::forward<Values>(values)...);
    else
        fmt::print(to, format, std::forward<Values>(values)...);
}

void add_run(CommandLine& line);
void add_start(CommandLine& line);
void add_identify(CommandLine& line);
void add_batch(CommandLine& line);
void add_exec(CommandLine& line);
void add_profile(CommandLine& line);
void add_diff(CommandLine& line);
void add_trace(CommandLine& line);
void add_report(CommandLine& line);
void add_step(CommandLine& line);
void add_analyze(CommandLine& line);
void add_schedule(CommandLine& line);
void add_asm(CommandLine& line);
void add_cc(CommandLine& line);
void add_isa(CommandLine& line);
void add_events(CommandLine& line);
void add_machine(CommandLine& line);
void add_protect(CommandLine& line);
void add_unprotect(CommandLine& line);
void add_digest(CommandLine& line);
void add_new(CommandLine& line);
void add_kernels(CommandLine& line);
void add_export(CommandLine& line);
void add_compare(CommandLine& line);

}  // namespace swsim
