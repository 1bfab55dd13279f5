// SPDX-License-Identifier: Apache-2.0
#include "sim/report/close_up.h"

#include <algorithm>

namespace swsim {

CloseUp::CloseUp(Cycle begin, Cycle end, const std::vector<unsigned>& cores, StateOf state_of)
    : begin_(begin), end_(end), state_of_(std::move(state_of)) {
    for (const unsigned core : cores) {
        views_[core];
        shown_[core] = true;
    }
}

CloseUp::CoreView* CloseUp::view(unsigned core) {
    return shown_[core] ? &views_[core] : nullptr;
}

// Values from before the window are those that it begins with.
void CloseUp::write(CoreView& view, const Write& write) const {
    if (write.cycle < begin_)
        view.initial[write.index] = write;
    else if (write.cycle < end_)
        view.writes.push_back(write);
}

void CloseUp::on(const events::Spawn&) {
    started_.fill(false);
}

void CloseUp::on(const events::Issue& issue) {
    CoreView* const core = view(issue.core);
    if (!core)
        return;
    if (!started_[issue.core]) {
        // The launch writes registers without an event. The first instruction has no effect yet.
        started_[issue.core] = true;
        const CoreState& state = state_of_(issue.core);
        for (unsigned index = 0; index < zero_register; ++index)
            write(*core, {issue.cycle, issue.cycle, 0, index, state.registers[index]});
        if (in_window(issue.cycle))
            core->starts.push_back(issue.cycle);
    }
    if (in_window(issue.cycle))
        core->issues.push_back({issue.cycle, issue.pc, issue.pipe, issue.older > 0});
}

void CloseUp::on(const events::Stall& stall) {
    CoreView* const core = view(stall.core);
    if (!core || stall.to <= begin_ || stall.from >= end_)
        return;
    const events::Stall inside = cut(stall, begin_, end_);
    // Looking at every cycle, a stall comes in parts.
    if (!core->stalls.empty() && continues(inside, core->stalls.back()))
        core->stalls.back().to = inside.to;
    else
        core->stalls.push_back(inside);
}

void CloseUp::on(const events::Write& event) {
    if (CoreView* const core = view(event.core))
        write(*core, {event.cycle, event.ready, event.pc, event.index, event.value});
}

void CloseUp::on(const events::End& end) {
    CoreView* const core = view(end.core);
    if (core && in_window(end.cycle))
        core->ends.push_back(end.cycle);
}

void CloseUp::on(const events::DmaIssue& dma) {
    const DmaCommand& command = dma.command;
    CoreView* const core = view(command.core);
    if (!core || command.ldm.issued >= end_ || command.operation == DmaOperation::barrier)
        return;
    Transfer transfer;
    transfer.number = command.ldm.number;
    transfer.pc = command.ldm.pc;
    transfer.operation = command.operation;
    transfer.issued = command.ldm.issued;
    transfer.bytes = command.memory_bytes;
    transfer.ldm_address = command.ldm.address;
    transfer.memory_address = command.memory_address;
    core->transfers.push_back(transfer);
    core_of_[transfer.number] = command.core;
}

CloseUp::Transfer* CloseUp::transfer(uint64_t number) {
    const auto core = core_of_.find(number);
    if (core == core_of_.end())
        return nullptr;
    std::vector<Transfer>& transfers = views_[core->second].transfers;
    const auto found = std::ranges::find(transfers, number, &Transfer::number);
    return found == transfers.end() ? nullptr : &*found;
}

void CloseUp::on(const events::DmaService& service) {
    if (Transfer* const each = transfer(service.number)) {
        each->group = service.group;
        each->from = service.from;
        each->to = service.to;
    }
}

void CloseUp::on(const events::DmaDone& done) {
    Transfer* const each = transfer(done.number);
    if (!each)
        return;
    each->done = done.cycle;
    std::vector<Transfer>& transfers = views_[core_of_[done.number]].transfers;
    if (done.cycle < begin_)
        transfers.erase(transfers.begin() + (each - transfers.data()));
    core_of_.erase(done.number);
}

}  // namespace swsim
