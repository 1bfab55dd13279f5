// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/result.h"

#include <algorithm>

#include <fmt/format.h>

#include "asm/program.h"

namespace swsim {

uint64_t RunResult::bytes() const {
    uint64_t sum = 0;
    for (const GroupResult& group : groups)
        sum += group.bytes;
    return sum;
}

Cycle RunResult::cycles() const {
    Cycle most = 0;
    for (const GroupResult& group : groups)
        most = std::max(most, group.cycles());
    return most;
}

Cycle RunResult::kernel_cycles() const {
    Cycle most = 0;
    for (const GroupResult& group : groups)
        most = std::max(most, group.kernel_cycles());
    return most;
}

uint64_t RunResult::instructions() const {
    uint64_t sum = 0;
    for (const GroupResult& group : groups)
        sum += group.instructions();
    return sum;
}

Accounts RunResult::accounts() const {
    Accounts sum;
    for (const GroupResult& group : groups)
        sum += group.accounts(cpes);
    return sum;
}

std::vector<std::string> RunResult::findings() const {
    std::vector<std::string> all;
    for (size_t i = 0; i < groups.size(); ++i)
        for (const std::string& finding : groups[i].findings())
            all.push_back(groups.size() > 1 ? fmt::format("core group {}: {}", i, finding)
                                            : finding);
    return all;
}

double RunResult::seconds() const {
    return double(cycles()) / clock_hz;
}

double RunResult::throughput_gb_per_s() const {
    return cycles() ? double(bytes()) / seconds() / 1e9 : 0;
}

double RunResult::cycles_per_byte() const {
    return bytes() ? double(kernel_cycles()) * cpes * cgs / double(bytes()) : 0;
}

double RunResult::mips() const {
    return host_seconds > 0 ? double(instructions()) / host_seconds / 1e6 : 0;
}

void refuse_problem(const RunResult& result) {
    if (result.problem)
        throw Error(*result.problem);
}

void refuse_findings(const std::vector<std::string>& findings) {
    if (!findings.empty())
        throw Error(ErrorKind::findings, fmt::format("--check found {} defect{}", findings.size(),
                                                     findings.size() == 1 ? "" : "s"));
}

void refuse_other_cycles(const RunResult& result, std::optional<uint64_t> expected) {
    const Cycle cycles = result.cycles();
    if (expected && *expected != cycles)
        throw Error(
            ErrorKind::cycles_differ,
            fmt::format("kernel {} takes {} cycles, expected {} ({:+d}, {:+.2f} %)", result.name,
                        cycles, *expected, int64_t(cycles - *expected),
                        100.0 * (double(cycles) / double(std::max(*expected, Cycle{1})) - 1.0)));
}

namespace {

// A core that stops in a function of another source, as the run-time's, was sent there by the line
// that its user knows.
std::string caller_of(const Program& program, const SimulatedFault& fault) {
    const uint64_t call_address = fault.returns_to - address_map::instruction_bytes;
    const Instruction* const stopped = program.at(fault.pc);
    const Instruction* const call = program.at(call_address);
    if (!stopped || !call || (call->op != isa::Op::bsr && call->op != isa::Op::call) ||
        call->where.file == stopped->where.file)
        return "";
    return "\n    called from " + program.describe(call_address);
}

}  // namespace

Error fault_error(const Program& program, const SpawnResult& result) {
    const SimulatedFault& fault = result.fault;
    std::string text =
        fmt::format("{} on core {} (row {}, column {}), pc {:#x}, cycle {}: {}\n    {}", fault.name,
                    fault.core, fault.row, fault.column, fault.pc, fault.cycle, fault.message,
                    program.describe(fault.pc)) +
        caller_of(program, fault);
    for (const std::string& finding : result.findings)
        text += "\nswsim: " + finding;
    const ErrorKind kind =
        result.outcome == Outcome::faulted ? ErrorKind::fault : ErrorKind::no_end;
    return {kind, text, program.place_of(fault.pc)};
}

}  // namespace swsim
