// SPDX-License-Identifier: Apache-2.0
//
// swsim exec: a bare program, for probing the machine with a few lines of assembly.
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/issue_log.h"
#include "sim/cli/json_output.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"
#include "sim/workload/subject.h"

namespace swsim {

namespace {

struct ExecOptions : SubjectOptions {
    ExecOptions() {
        cpes = 1;
        limits.max_cycles = 100'000'000;
    }

    std::string log;  // of every issued instruction
};

// $0 as 64 hexadecimal digits, most significant first.
std::string register_text(const Vector& value) {
    return fmt::format("{:016x}{:016x}{:016x}{:016x}", uint64_t(value.u64[3]),
                       uint64_t(value.u64[2]), uint64_t(value.u64[1]), uint64_t(value.u64[0]));
}

nlohmann::ordered_json core_json(const CoreState& state, const CoreResult& result) {
    Accounts accounts = result.accounts;
    // There is no launch here: what is reported begins with the first issue and ends with the core.
    accounts[Account::not_started] = accounts[Account::halted] = 0;
    return {
        {"core", state.core},
        {"cycles", result.end - result.first_issue},
        {"result", register_text(state.registers[0])},
        {"instructions", result.instructions},
        {"p0", result.instructions - result.p1_instructions},
        {"p1", result.p1_instructions},
        {"dual", accounts[Account::dual]},
        {"accounts", accounts_json(accounts)},
    };
}

void print_core(std::FILE* to, const CoreState& state, const CoreResult& result) {
    const Accounts& accounts = result.accounts;
    print_results(to,
                  "core {}: {} cycles, {} instructions (P0 {}, P1 {}, dual-issue cycles {})\n"
                  "  $0 = {}\n",
                  state.core, result.end - result.first_issue, result.instructions,
                  result.instructions - result.p1_instructions, result.p1_instructions,
                  accounts[Account::dual], register_text(state.registers[0]));
}

void exec_command(const ExecOptions& options) {
    std::FILE* const results = results_beside(options.log, options.json);
    const auto subject = Subject::make(options);
    IssueLog log(subject->program());
    if (!options.log.empty())
        check_writable(options.log);
    const RunResult run = subject->run({.listener = options.log.empty() ? nullptr : &log});
    if (!options.log.empty())
        write_file_atomically(options.log, log.text());
    refuse_problem(run);
    const SpawnResult& result = run.groups.front().spawns.front();
    nlohmann::ordered_json json;
    for (unsigned i = 0; i < options.cpes; ++i) {
        const CoreState& state = CoreGroup::instance().core(i).state();
        if (options.json)
            json["cores"].push_back(core_json(state, result.cores[i]));
        else
            print_core(results, state, result.cores[i]);
    }
    if (options.limits.check)
        json["findings"] = result.findings;
    if (options.json)
        print_json(json);
    print_findings(result.findings);
    refuse_findings(result.findings);
}

}  // namespace

void add_exec(CommandLine& line) {
    const auto [options, exec] =
        line.add("exec",
                 "Run a bare program: it ends at halt, or ret from the entry.\n"
                 "Example: swsim exec probe.S --entry probe --arg 0x10 --json",
                 exec_command);
    options.text("file", exec.kernel, "assembly source, .S or .s").required();
    options.list("more", exec.linked, "further sources, linked with it");
    options.group("Program");
    options.text("--entry NAME", exec.entry, "global function to start at").required();
    add_program_arguments(options, exec.arguments);
    add_simulation_options(options, exec);
    add_json_option(options, exec.json);
    options.text("--log FILE", exec.log, "a line per issued instruction");
}

}  // namespace swsim
