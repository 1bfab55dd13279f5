// SPDX-License-Identifier: Apache-2.0
//
// The oracle: one cycle at a time, by the letter of the issue rule in core.h.
#include "sim/cpe/issue.h"

namespace swsim {

// The producer of its first register that is not ready.
std::optional<Cause> Core::unmet_operand(const Decoded& instruction, Cycle now) const {
    for (const uint8_t index : {instruction.a, instruction.b, instruction.c, instruction.hazard})
        if (now < front_.scoreboard.ready(index))
            return Cause{front_.scoreboard.producer(index), producers_.registers[index]};
    return std::nullopt;
}

// The first unmet condition of the oldest unissued instruction at `now`, in the fixed order.
std::optional<Cause> Core::unmet(const Decoded& instruction, const Access& access, Cycle now) {
    if (now < front_.branch_ready)
        return Cause{Account::branch, producers_.branch};
    fetch();
    if (now < front_.fetch_ready)
        return Cause{Account::fetch};
    if (const auto producer = unmet_operand(instruction, now))
        return producer;
    if (reads_ldm(instruction.kind) && access.in_ldm &&
        now < stores_.ready(access.block, instruction.bytes, now))
        return Cause{Account::operand_store,
                     address_of(stores_.index(access.block, instruction.bytes, now))};
    if (instruction.kind == Kind::divide && now < front_.divide_ready)
        return Cause{Account::pipe, producers_.divide};
    if (instruction.kind == Kind::lookup && now < front_.selldw_ready)
        return Cause{Account::selldw_buffer, producers_.lookup};
    if (now < front_.sync_ready)
        return Cause{Account::sync, producers_.barrier};
    if (!interacts(instruction, access))
        return std::nullopt;
    waiting_ = held(instruction, access);
    if (waiting_ != Waiting::nothing)
        return Cause{account_of(waiting_)};
    return std::nullopt;
}

// No instruction issues in the present cycle.
void Core::stalled(const Cause& cause, uint64_t pc, Cycle now) {
    if (!started_)
        return;
    ++counts_.accounts[cause.account];
    if (listener_)
        listener_->on(events::Stall{id(), now, now + 1, pc, cause.account, cause.producer_pc});
}

// Says what an unmet condition waits for, if the rest of the chip must bring it.
void Core::note_waiting(const Decoded& instruction) {
    const auto never_ready = [&](uint8_t index) { return front_.scoreboard.ready(index) == never; };
    if (front_.sync_ready == never)
        waiting_ = Waiting::barrier;
    else if (never_ready(instruction.a) || never_ready(instruction.b) ||
             never_ready(instruction.c) || never_ready(instruction.hazard))
        waiting_ = Waiting::main_memory;
}

template <bool observed> Pause Core::tick_as(Cycle now) {
    for (bool second = false;; second = true) {
        const Decoded& instruction = code_[front_.index];
        if (second && (front_.lone || !instruction.pairs))
            break;
        const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
        if (const auto cause = unmet(instruction, access, now)) {
            if (!second)
                stalled(*cause, pc(), now);
            note_waiting(instruction);
            break;
        }
        const auto pause = issue_now<observed>(instruction, access, now);
        if (pause && pause->kind == Pause::Kind::ended)
            return *pause;
    }
    return Pause{Pause::Kind::until, now + 1};
}

Pause Core::tick(Cycle now) {
    if (timing_.slip_depth != 0)
        return tick_slipping(now);
    return listener_ || hazards_ ? tick_as<true>(now) : tick_as<false>(now);
}

}  // namespace swsim
