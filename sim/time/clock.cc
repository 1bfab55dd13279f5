// SPDX-License-Identifier: Apache-2.0
#include "sim/time/clock.h"

#include <stdexcept>

namespace swsim {

Clock::Clock() : sc_module(sc_core::sc_module_name("clock")) {
    SC_METHOD(serve);
    sensitive << start_;
    dont_initialize();
}

unsigned Clock::add(Actor& actor, Stage stage) {
    unsigned& made = made_[unsigned(stage)];
    if (made == actors_per_stage)
        throw std::logic_error("a stage of the clock has room for 64 actors");
    const unsigned number = unsigned(stage) * actors_per_stage + made++;
    actors_[number] = &actor;
    return number;
}

void Clock::reset() {
    epoch_ = sc_core::sc_time_stamp().value();
    now_ = 0;
    agenda_.clear();
    due_parts_ = 0;
    last_act_ = 0;
}

void Clock::run(Cycle end) {
    if (next() >= end)
        return;
    assert(!sc_core::sc_pending_activity());
    end_ = end;
    stopped_ = false;
    pass_to(next());
    start_.notify(lag());
    sc_core::sc_start();
    if (lag() != sc_core::SC_ZERO_TIME)
        sc_core::sc_start(lag());
}

// The process: one activation for each run().
void Clock::serve() {
    for (Cycle cycle = next(); !stopped_ && cycle < end_; cycle = next()) {
        pass_to(cycle);
        serve_cycle();
    }
}

void Clock::serve_cycle() {
    agenda_.go_to(now_);
    for (;;) {
        const unsigned number =
            agenda_.take_first(now_, stopped_ ? actors_per_stage : Agenda::size);
        if (number == Agenda::size)
            return;
        if (!is_core(number)) {
            --due_parts_;
            last_act_ = now_;
        }
        actors_[number]->act();
    }
}

}  // namespace swsim
