// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/profile.h"

#include <algorithm>

namespace swsim {

Accounts InstructionProfile::accounts() const {
    Accounts accounts;
    accounts[Account::single] = led - dual;
    accounts[Account::dual] = dual;
    for (const Wait& each : waits)
        accounts[each.account] += each.cycles;
    return accounts;
}

InstructionProfile& InstructionProfile::operator+=(const InstructionProfile& other) {
    for (size_t pipe = 0; pipe < issues.size(); ++pipe)
        issues[pipe] += other.issues[pipe];
    led += other.led;
    dual += other.dual;
    for (const Wait& each : other.waits)
        wait(each.account, each.producer, each.cycles);
    return *this;
}

std::array<uint64_t, 2> CoreProfile::issues() const {
    std::array<uint64_t, 2> sum{};
    for (const InstructionProfile& each : instructions)
        for (size_t pipe = 0; pipe < sum.size(); ++pipe)
            sum[pipe] += each.issues[pipe];
    return sum;
}

Accounts CoreProfile::accounts() const {
    Accounts sum;
    for (const InstructionProfile& each : instructions)
        sum += each.accounts();
    sum[Account::not_started] += not_started;
    sum[Account::halted] += halted;
    return sum;
}

Profile::Profile(size_t instructions, unsigned cpes) : instructions_(instructions), cores_(cpes) {}

void Profile::on(const events::Spawn& spawn) {
    ++spawns_;
    spawned_ = spawn.cycle;
    for (Running& core : cores_)
        core.started = false;
}

void Profile::begin(Running& core, Cycle cycle) const {
    core.profile.instructions.resize(instructions_ + 1);  // one behind the end may wait, too
    core.started = true;
    core.first = cycle;
    core.seen = 0;
    core.last = cycle - 1;
}

void Profile::add(Running& core, const events::Issue& issue, uint64_t times) {
    const uint32_t index = address_map::instruction_index(issue.pc);
    InstructionProfile& instruction = core.profile.instructions[index];
    instruction.issues[issue.pipe] += times;
    if (issue.cycle == core.last) {
        core.profile.instructions[core.leader].dual += times;
        return;
    }
    instruction.led += times;
    core.leader = index;
    core.last = issue.cycle;
    core.seen += times;
}

void Profile::add(Running& core, const events::Stall& stall, uint64_t times) {
    const uint32_t producer = stall.producer_pc == 0
                                  ? InstructionProfile::no_producer
                                  : address_map::instruction_index(stall.producer_pc);
    const Cycle cycles = (stall.to - stall.from) * times;
    core.profile.instructions[address_map::instruction_index(stall.pc)].wait(stall.account,
                                                                             producer, cycles);
    core.seen += cycles;
}

void Profile::on(const events::Issue& issue) {
    Running& core = cores_[issue.core];
    if (!core.started) [[unlikely]]
        begin(core, issue.cycle);
    add(core, issue, 1);
}

void Profile::on(const events::Stall& stall) {
    add(cores_[stall.core], stall, 1);
}

void Profile::repeated(unsigned core, const CoreEvents& events, uint64_t times) {
    Running& running = cores_[core];
    running.last = never;
    for (const events::Issue& issue : events.issues)
        add(running, issue, times);
    for (const events::Stall& stall : events.stalls)
        add(running, stall, times);
}

void Profile::on(const events::Join& join) {
    // In a run that was stopped, cores may have run ahead of the cycle in which it was.
    Cycle joined = join.end;
    for (const Running& core : cores_)
        if (core.started)
            joined = std::max(joined, core.end());
    cycles_ += joined - spawned_;
    for (Running& core : cores_) {
        core.profile.not_started += (core.started ? core.first : joined) - spawned_;
        core.profile.halted += core.started ? joined - core.end() : 0;
        core.started = false;
    }
}

}  // namespace swsim
