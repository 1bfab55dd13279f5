// SPDX-License-Identifier: Apache-2.0
#include "sim/noc/barrier.h"

#include <fmt/format.h>

#include "sim/events/fault.h"

namespace swsim {

BarrierNetwork::BarrierNetwork(Clock& clock, MeshListener& listener)
    : Actor(clock, Stage::network), listener_(listener) {}

void BarrierNetwork::reset(const Machine& machine) {
    cancel();
    lines_ = MeshLines(machine);
    sync_cycles_ = Cycle(machine.value("noc.sync_cycles"));
    waiting_.assign(machine.cores(), Waiting());
    arrived_.clear();
}

void BarrierNetwork::arrive(unsigned core, Direction direction, uint8_t members) {
    const unsigned position = lines_.position(core, direction);
    if (!(members >> position & 1))
        throw Fault("SYNE1", fmt::format("the core's own bit, {}, is clear in the member mask "
                                         "{:#04x} (NOSELF)",
                                         position, members));
    waiting_[core] = {direction, members};
    arrived_.push_back(core);
    wake_at(now());
}

template <typename Visit> void BarrierNetwork::for_each_member(unsigned core, Visit visit) const {
    const Waiting barrier = waiting_[core];
    const unsigned line = lines_.line(core, barrier.direction);
    for (unsigned position = 0; position < lines_.length(line); ++position)
        if (barrier.members >> position & 1)
            visit(lines_.core(line, position));
}

std::vector<unsigned> BarrierNetwork::missing(unsigned core) const {
    std::vector<unsigned> result;
    for_each_member(core, [&](unsigned member) {
        if (!waits_at(member, waiting_[core].direction))
            result.push_back(member);
    });
    return result;
}

std::vector<unsigned> BarrierNetwork::mismatched(unsigned core) const {
    std::vector<unsigned> result;
    for_each_member(core, [&](unsigned member) {
        if (waits_at(member, waiting_[core].direction) && !agree(core, member))
            result.push_back(member);
    });
    return result;
}

bool BarrierNetwork::complete(unsigned core) const {
    bool all = true;
    for_each_member(core, [&](unsigned member) { all &= agree(core, member); });
    return all;
}

void BarrierNetwork::release(unsigned core) {
    for_each_member(core, [&](unsigned member) {
        waiting_[member].members = 0;
        listener_.barrier_released(member, now() + sync_cycles_);
    });
}

void BarrierNetwork::act() {
    for (const unsigned core : arrived_)
        // Another arrival of this cycle may have completed its barrier.
        if (waiting_[core].members && complete(core))
            release(core);
    arrived_.clear();
}

}  // namespace swsim
