// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/recorder.h"

#include <fmt/format.h>

#include "base/bits.h"
#include "sim/core_group/core_group.h"

namespace swsim::debug {

namespace {

constexpr uint64_t block_mask = ~uint64_t(sizeof(Vector) - 1);

template <typename Entry> void keep_last(std::deque<Entry>& entries, size_t count) {
    while (entries.size() > count)
        entries.pop_front();
}

}  // namespace

Recorder::Recorder(const CoreGroup& group, const Program& program, const ProgramText& text)
    : group_(group), program_(program), cores_(CoreGroup::cpes) {
    for (const ProgramText::Line& line : text.instructions)
        writes_.push_back(line.writes);
}

void Recorder::on(const events::Spawn& event) {
    spawned_ = event.cpes;
    for (OfCore& core : cores_)
        core = OfCore();
}

CoreCycle& Recorder::entry(unsigned core, Cycle cycle) {
    std::deque<CoreCycle>& cycles = cores_[core].cycles;
    if (cycles.empty() || cycles.back().cycle != cycle) {
        cycles.emplace_back().cycle = cycle;
        keep_last(cycles, kept_cycles);
    }
    return cycles.back();
}

void Recorder::on(const events::Issue& event) {
    CoreCycle& cycle = entry(event.core, event.cycle);
    (cycle.issues() ? cycle.second : cycle.first) = event.pc;
    cycle.account = cycle.second ? Account::dual : Account::single;
    cycle.issued[event.pipe] = event.pc;
    cycle.early[event.pipe] = event.older > 0;
    const int written = writes_[address_map::instruction_index(event.pc)];
    if (written >= 0)
        cores_[event.core].writers[size_t(written)] = event.pc;
    if (is_store(event.pc))
        note_store(event.core, event.pc);
}

void Recorder::on(const events::Stall& event) {
    CoreCycle& cycle = entry(event.core, event.to - 1);
    cycle.account = event.account;
    cycle.stalled_pc = event.pc;
    cycle.producer_pc = event.producer_pc;
}

void Recorder::on(const events::End& event) {
    cores_[event.core].ended = true;
}

void Recorder::on(const events::DmaIssue& event) {
    if (event.command.operation != DmaOperation::barrier)
        transfers_.emplace(event.command.ldm.number, event.command);
}

void Recorder::on(const events::DmaDone& event) {
    const auto found = transfers_.find(event.number);
    if (found == transfers_.end())
        return;
    done_.emplace_back(event.cycle, found->second);
    keep_last(done_, 2 * CoreGroup::cpes);
    transfers_.erase(found);
}

void Recorder::on(const events::MemoryAccess& event) {
    if (!event.write)
        return;
    written_.push_back(event);
    keep_last(written_, kept_cycles);
}

bool Recorder::is_store(uint64_t pc) const {
    return isa::action(program_.at(pc)->op) == isa::Action::store;
}

// Called before the instruction has its effects: registers still have its operands.
void Recorder::note_store(unsigned core, uint64_t pc) {
    const Instruction& instruction = *program_.at(pc);
    const uint64_t address =
        group_.core(core).state().scalar(instruction.b) + uint64_t(int64_t(instruction.immediate));
    std::deque<OwnStore>& stores = cores_[core].stores;
    stores.push_back({pc, address & block_mask});
    keep_last(stores, kept_cycles);
}

const CoreCycle* Recorder::last(unsigned core, Cycle now) const {
    const std::deque<CoreCycle>& cycles = cores_[core].cycles;
    return cycles.empty() || cycles.back().cycle + 1 != now ? nullptr : &cycles.back();
}

std::string Recorder::describe(const DmaCommand& command) {
    return fmt::format("DMA {} of core {}", command.operation == DmaOperation::get ? "get" : "put",
                       command.core);
}

template <typename Visit> void Recorder::for_each_active(Cycle now, Visit visit) const {
    for (const auto& [number, command] : transfers_)
        visit(command);
    for (const auto& [cycle, command] : done_)
        if (cycle + 1 == now)
            visit(command);
}

Writer Recorder::ldm_writer(unsigned core, uint64_t address, uint64_t bytes, Cycle now) const {
    // A store of the core itself, if it issued one to these bytes; else what comes from outside.
    const CoreCycle* const cycle = last(core, now);
    const auto stored = [&](uint64_t pc) {
        if (pc == 0 || !is_store(pc))
            return false;
        for (const OwnStore& store : cores_[core].stores)
            if (store.pc == pc && overlap(address, bytes, store.block, sizeof(Vector)))
                return true;
        return false;
    };
    if (cycle)
        for (const uint64_t pc : {cycle->first, cycle->second})
            if (stored(pc))
                return {"", pc};
    Writer writer;
    for_each_active(now, [&](const DmaCommand& command) {
        const LdmTransfer& ldm = command.ldm;
        const bool reply = command.hearers() >> core & 1 &&
                           overlap(address, bytes, ldm.reply_address, reply_bytes);
        const bool data = ldm.writes_ldm && command.cores >> core & 1 &&
                          overlap(address, bytes, ldm.address, ldm.bytes);
        if (reply || data)
            writer = {(data ? "" : "reply of ") + describe(command), ldm.pc};
    });
    return writer;
}

Writer Recorder::memory_writer(uint64_t address, uint64_t bytes, Cycle now) const {
    for (auto each = written_.rbegin(); each != written_.rend(); ++each) {
        if (each->cycle + 1 < now || !overlap(address, bytes, each->address, each->bytes))
            continue;
        if (each->own) {
            for (const OwnStore& store : cores_[each->requester].stores)
                if (store.block == (each->address & block_mask))
                    return {fmt::format("core {}", each->requester), store.pc};
            return {fmt::format("core {}", each->requester), 0};
        }
        Writer writer{fmt::format("DMA group {}", each->requester), 0};
        for_each_active(now, [&](const DmaCommand& command) {
            const uint64_t lines = command.memory_bytes / command.block_bytes;
            const uint64_t span = command.memory_bytes + lines * command.stride_bytes;
            if (command.operation == DmaOperation::put &&
                overlap(address, bytes, command.memory_address, span))
                writer = {describe(command), command.ldm.pc};
        });
        return writer;
    }
    return {};
}

}  // namespace swsim::debug
