// SPDX-License-Identifier: Apache-2.0
#include "sim/export/core_states.h"

#include <utility>

namespace swsim {

namespace {

void append(CoreSpan& span, const CoreSpan& next) {
    span.to = next.to;
    span.accounts += next.accounts;
    span.instructions += next.instructions;
}

}  // namespace

// Events go on at `cycle`.
void CoreStates::go_to(Cycle cycle) {
    if (begun_ && cycle <= gap_.to)
        return;
    flush();
    gap_.from = gap_.to = cycle;
    begun_ = true;
}

void CoreStates::tell_wait() {
    if (wait_)
        tell_(*wait_);
    wait_.reset();
}

void CoreStates::tell_gap() {
    if (gap_.to > gap_.from)
        tell_(gap_);
    gap_ = {.from = gap_.to, .to = gap_.to};
}

void CoreStates::flush() {
    tell_wait();
    tell_gap();
}

void CoreStates::add(const events::Issue& issue) {
    go_to(issue.cycle);
    ++gap_.instructions;
    if (issue.cycle < gap_.to) {
        --gap_.accounts[Account::single];
        ++gap_.accounts[Account::dual];
        return;
    }
    gap_.to = issue.cycle + 1;
    ++gap_.accounts[Account::single];
    if (gap_.to - gap_.from > long_cycles)
        tell_wait();
}

void CoreStates::add(const events::Stall& stall) {
    go_to(stall.from);
    const bool waits = stall.account == Account::dma_wait || stall.to - stall.from >= long_cycles;
    CoreSpan span{.from = stall.from,
                  .to = stall.to,
                  .state = stall.account,
                  .pc = stall.pc,
                  .producer_pc = stall.producer_pc};
    span.accounts[stall.account] = stall.to - stall.from;
    if (!waits) {
        append(gap_, span);
        if (gap_.to - gap_.from > long_cycles)
            tell_wait();
        return;
    }
    if (wait_ && wait_->state == stall.account && gap_.to - gap_.from <= long_cycles) {
        append(*wait_, gap_);
        append(*wait_, span);
    } else {
        flush();
        wait_ = span;
    }
    gap_ = {.from = stall.to, .to = stall.to};
}

}  // namespace swsim
