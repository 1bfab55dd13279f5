// SPDX-License-Identifier: Apache-2.0
//
// Looking at every cycle of a core whose P1 may slip past P0 (cpe.slip_depth > 0), for the
// sensitivity of results to the order between the pipes: Lin et al. (Parallel Computing 2018)
// report that it is not strict, without the mechanism.
//
// Assumed: instructions for P0 that cannot issue are put aside, in order. Up to slip_depth
// instructions of P1 may issue past the oldest of them, if neither needs the other's registers.
#include "sim/cpe/issue.h"

namespace swsim {

// The first unmet condition of the oldest instruction that was put aside.
std::optional<Cause> Core::unmet_aside(Cycle now) const {
    const Decoded& instruction = code_[aside_.front()];
    if (const auto producer = unmet_operand(instruction, now))
        return producer;
    if (instruction.kind == Kind::divide && now < front_.divide_ready)
        return Cause{Account::pipe, producers_.divide};
    return std::nullopt;
}

// A younger instruction may not take or give registers of those that were put aside.
bool Core::independent_of_aside(const Decoded& younger) const {
    return std::ranges::none_of(aside_, [&](size_t index) {
        const Decoded& older = code_[index];
        const auto shares = [](uint8_t result, const Decoded& reader) {
            return result != zero_register && (result == reader.a || result == reader.b ||
                                               result == reader.c || result == reader.hazard);
        };
        return shares(older.hazard, younger) || shares(younger.hazard, older);
    });
}

void Core::issue_aside(Cycle now) {
    const Decoded& instruction = code_[aside_.front()];
    const uint64_t own_pc = address_of(aside_.front());
    count_issue(0, now);
    if (listener_) {
        listener_->on(events::Issue{id(), now, own_pc, 0});
        producers_.note(instruction, own_pc);
    }
    execute(instruction, state_, state_.ldm.data(), 0, now);  // touches no memory
    front_.issue_aside(instruction, now, timing_);
    if (tells_values_)
        tell_write(instruction, own_pc, now);
    aside_.pop_front();
    slipped_ = 0;
}

// Whether the front instruction may issue now, as far as those aside and the pipes are concerned.
bool Core::may_pass_aside(const Decoded& instruction, unsigned pipe, bool p0_used) const {
    if (aside_.empty())
        return !(pipe == 0 && p0_used);
    return pipe == 1 && slipped_ < timing_.slip_depth && instruction.kind != Kind::halt &&
           instruction.kind != Kind::indirect && independent_of_aside(instruction);
}

Pause Core::tick_slipping(Cycle now) {
    std::optional<Cause> cause;
    uint64_t waiting_pc = aside_.empty() ? 0 : address_of(aside_.front());
    bool p0_used = false;
    bool p1_used = false;
    if (!aside_.empty()) {
        cause = unmet_aside(now);
        if (!cause) {
            issue_aside(now);
            p0_used = true;
        }
    }
    for (;;) {
        const Decoded& instruction = code_[front_.index];
        const unsigned pipe = front_.lone ? instruction.lone_pipe : instruction.pipe;
        if (pipe == 1 && p1_used)
            break;
        const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
        const auto unmet_here = unmet(instruction, access, now);
        if (!unmet_here && may_pass_aside(instruction, pipe, p0_used)) {
            p0_used |= pipe == 0;
            p1_used |= pipe == 1;
            slipped_ += !aside_.empty();
            const auto pause = issue_now<true>(instruction, access, now);
            if (pause && pause->kind == Pause::Kind::ended)
                return *pause;
            continue;
        }
        if (!cause && !p0_used && !p1_used) {
            cause = unmet_here;
            waiting_pc = pc();
        }
        note_waiting(instruction);
        const bool fetched =
            now >= front_.branch_ready && now >= front_.fetch_ready && now >= front_.sync_ready;
        if (pipe != 0 || p1_used || !fetched || aside_.size() >= timing_.slip_depth)
            break;
        aside_.push_back(front_.index);
        front_.put_aside();
    }
    if (!p0_used && !p1_used)
        stalled(*cause, waiting_pc, now);
    return Pause{Pause::Kind::until, now + 1};
}

}  // namespace swsim
