// SPDX-License-Identifier: Apache-2.0
#include "sim/report/overview.h"

#include <algorithm>
#include <utility>

namespace swsim {

Overview::Overview(unsigned cpes, unsigned dma_groups, size_t instructions)
    : instructions_(instructions), cores_(cpes, account_count), dma_(dma_groups, dma_kinds),
      memory_(1, memory_kinds), running_(cpes), ends_(cpes),
      first_issues_(cpes * instructions, never) {}

void Overview::on(const events::Spawn& spawn) {
    spawns_.push_back({spawn.cycle, never});
    running_.assign(running_.size(), Running());
}

void Overview::on(const events::Issue& issue) {
    Running& core = running_[issue.core];
    const bool second = core.started && issue.cycle == core.last;
    if (!std::exchange(core.started, true))
        cores_.add(issue.core, size_t(Account::not_started), spawns_.back().from, issue.cycle);
    cores_.add_at(issue.core, size_t(Account::single), issue.cycle, second ? -1 : 1);
    cores_.add_at(issue.core, size_t(Account::dual), issue.cycle, second);
    core.last = issue.cycle;
    Cycle& first =
        first_issues_[issue.core * instructions_ + address_map::instruction_index(issue.pc)];
    first = std::min(first, issue.cycle);
}

void Overview::on(const events::Stall& stall) {
    cores_.add(stall.core, size_t(stall.account), stall.from, stall.to);
}

void Overview::on(const events::End& end) {
    running_[end.core].end = end.cycle;
    ends_[end.core] = end.cycle;
}

void Overview::on(const events::Join& join) {
    spawns_.back().to = join.end;
    for (size_t core = 0; core < running_.size(); ++core)
        if (running_[core].end)
            cores_.add(core, size_t(Account::halted), *running_[core].end, join.end);
}

void Overview::on(const events::DmaIssue& dma) {
    if (dma.command.operation != DmaOperation::barrier)
        commands_[dma.command.ldm.number] = {dma.command.operation, dma.command.ldm.issued};
}

void Overview::on(const events::DmaService& service) {
    const Command& command = commands_.at(service.number);
    const DmaKind kind = command.operation == DmaOperation::put ? put : get;
    dma_.add(service.group, kind, service.from, service.to);
    dma_.add(service.group, waiting, command.issued, service.from);
}

void Overview::on(const events::DmaDone& done) {
    commands_.erase(done.number);
}

void Overview::on(const events::MemoryAccess& access) {
    const auto kind = MemoryKind(access.own * own_read + access.write);
    memory_.add_at(0, kind, access.cycle, access.bytes);
}

unsigned Overview::last_core() const {
    return unsigned(std::ranges::max_element(ends_) - ends_.begin());
}

}  // namespace swsim
