// SPDX-License-Identifier: Apache-2.0
//
// The oracle: one cycle at a time, by the letter of the issue rule in core.h.
#include "sim/cpe/issue.h"

namespace swsim {

// The first unmet condition of the oldest unissued instruction at `now`, in the fixed order.
std::optional<Account> Core::unmet(const Decoded& instruction, const Access& access, Cycle now) {
    if (now < branch_ready_)
        return Account::branch;
    fetch();
    if (now < fetch_ready_)
        return Account::fetch;
    for (const uint8_t index : {instruction.a, instruction.b, instruction.c, instruction.hazard})
        if (now < scoreboard_.ready(index))
            return scoreboard_.producer(index);
    if (reads_memory(instruction.kind) && access.in_ldm &&
        now < stores_.ready(access.block, instruction.bytes, now))
        return Account::operand_store;
    if (instruction.kind == Kind::divide && now < divide_ready_)
        return Account::pipe;
    if (instruction.kind == Kind::lookup && now < selldw_ready_)
        return Account::selldw_buffer;
    if (waiting_)
        return Account::gld;
    return std::nullopt;
}

template <bool observed> Pause Core::tick_as(Cycle now) {
    if (waiting_ && response_)
        finish_waiting(now);
    for (bool second = false;; second = true) {
        const Decoded& instruction = code_[index_];
        if (second && (lone_ || !instruction.pairs))
            break;
        const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
        if (const auto cause = unmet(instruction, access, now)) {
            if (!second && started_)
                ++counts_.accounts[*cause];
            break;
        }
        const bool touches = touches_transfer(instruction, access);
        const auto pause = issue<observed>(instruction, access, touches, now);
        if (pause && pause->kind != Pause::Kind::blocked)
            return *pause;
    }
    return Pause{Pause::Kind::until, now + 1};
}

Pause Core::tick(Cycle now) {
    return listener_ ? tick_as<true>(now) : tick_as<false>(now);
}

}  // namespace swsim
