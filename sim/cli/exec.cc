// SPDX-License-Identifier: Apache-2.0
//
// swsim exec: a bare program, for probing the machine with a few lines of assembly.
#include <charconv>
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "asm/assembler.h"
#include "asm/text.h"
#include "sim/cli/files.h"
#include "sim/cli/findings.h"
#include "sim/cli/group_run.h"
#include "sim/cli/json_output.h"
#include "sim/cli/kernel_run.h"
#include "sim/observe/issue_log.h"

namespace swsim {

namespace {

uint64_t parse_argument(const std::string& text) {
    std::string_view digits = text;
    const bool negative = digits.starts_with('-');
    digits.remove_prefix(negative);
    const bool hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
    digits.remove_prefix(hexadecimal ? 2 : 0);
    uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, hexadecimal ? 16 : 10);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
        throw CommandError(
            ExitStatus::usage,
            fmt::format("--arg '{}' is no 64-bit number (decimal, or hexadecimal after 0x)", text));
    return negative ? 0 - value : value;
}

uint64_t find_entry(const Program& program, const ExecOptions& options) {
    if (const auto entry = program.entry(options.entry))
        return *entry;
    std::vector<std::string_view> names;
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.global && symbol.kind == SymbolKind::text)
            names.push_back(name);
    throw CommandError(ExitStatus::bad_input,
                       fmt::format("{} has no global function '{}'; nearest: {}", options.file,
                                   options.entry,
                                   names.empty() ? "none" : nearest(options.entry, names)));
}

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

void print_core(const CoreState& state, const CoreResult& result) {
    const Accounts& accounts = result.accounts;
    fmt::print(stderr,
               "core {}: {} cycles, {} instructions (P0 {}, P1 {}, dual-issue cycles {})\n"
               "  $0 = {}\n",
               state.core, result.end - result.first_issue, result.instructions,
               result.instructions - result.p1_instructions, result.p1_instructions,
               accounts[Account::dual], register_text(state.registers[0]));
}

}  // namespace

ExitStatus exec_command(const ExecOptions& options) {
    const Machine machine = make_machine(options.machine);
    const Program program = assemble({options.file});
    CoreGroup& group = CoreGroup::instance();
    SpawnOptions spawn;
    spawn.entry = find_entry(program, options);
    spawn.cpes = options.cpes;
    spawn.max_cycles = options.max_cycles;
    spawn.quantum = options.quantum;
    spawn.check = options.check;
    for (const std::string& argument : options.arguments)
        spawn.arguments.push_back(parse_argument(argument));
    group.load(program, machine);
    // Probes need somewhere to put and get: the first part of main memory behind their own data.
    constexpr uint64_t scratch_bytes = uint64_t(256) << 20;
    Arena::instance().admit(address_map::arena_base, scratch_bytes);
    IssueLog log(program);
    if (!options.log.empty()) {
        check_writable(options.log);
        group.set_listener(&log);
    }
    const SpawnResult result = group.run(spawn);
    group.set_listener(nullptr);
    if (!options.log.empty())
        write_file_atomically(options.log, log.text());
    if (result.outcome != Outcome::ended)
        throw CommandError(status_of(result.outcome), describe_fault(program, result));
    nlohmann::ordered_json json;
    for (unsigned i = 0; i < options.cpes; ++i) {
        const CoreState& state = group.core(i).state();
        if (options.json)
            json["cores"].push_back(core_json(state, result.cores[i]));
        else
            print_core(state, result.cores[i]);
    }
    if (options.check)
        json["findings"] = result.findings;
    if (options.json)
        print_json(json);
    print_findings(result.findings);
    refuse_findings(result.findings);
    return ExitStatus::ok;
}

}  // namespace swsim
