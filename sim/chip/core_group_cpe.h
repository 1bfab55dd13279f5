// SPDX-License-Identifier: Apache-2.0
//
// A core as a SystemC process, which sleeps while the core may run ahead, with its port to main
// memory.
#pragma once

#include <algorithm>

#include <systemc>

#include "sim/chip/core_group.h"
#include "sim/clock.h"
#include "sim/memory/core_port.h"

namespace swsim {

class CoreGroup::Cpe : public CorePort {
  public:
    SC_HAS_PROCESS(Cpe);

    Cpe(sc_core::sc_module_name name, CoreGroup& group, unsigned id)
        : CorePort(name), group_(group), id_(id) {
        SC_METHOD(activate);
        sensitive << start_;
        dont_initialize();
    }

    void start(Cycle delay, Cycle limit, Cycle quantum) {
        limit_ = limit;
        quantum_ = quantum;
        state_ = State::running;
        start_.notify(Clock::time(delay));
    }

    bool ended() const { return state_ == State::ended; }
    // It ran ahead and waits for what only another part can bring.
    bool blocked() const { return state_ == State::blocked; }

    // The run is over. SystemC cannot take next_trigger back, so the process is triggered once
    // more, and does nothing.
    void abandon() {
        state_ = State::ended;
        event_.notify(sc_core::SC_ZERO_TIME);
    }

    // Something has come that the core may wait for; it sees it in the next cycle.
    void wake() {
        if (state_ == State::blocked || state_ == State::spinning)
            event_.notify(Clock::time(1));
    }

    // Accounts what a spinning core has slept through, up to `cycle`.
    void catch_up(Cycle cycle) {
        if (state_ != State::spinning)
            return;
        core().wake(cycle, false);
        core().run_ahead(cycle, cycle, cycle);
    }

  private:
    enum class State : uint8_t { ended, running, blocked, spinning };

    Core& core() const { return *group_.cores_[id_]; }

    void load_done(const MainMemoryAccess& access) override {
        core().respond(access, group_.now() + 1);
        wake();
    }
    void store_done() override {
        core().store_done(group_.now());
        wake();
    }

    void activate() {
        if (state_ == State::ended)
            return;
        const Cycle now = group_.now();
        if (state_ == State::spinning)
            core().wake(now, true);
        state_ = State::running;
        try {
            if (quantum_ == 1)
                tick(now);
            else
                run_ahead(now);
        } catch (const Fault& fault) {
            state_ = State::ended;
            group_.stop(Outcome::faulted, group_.fault_at(id_, fault.name, fault.message, now));
        }
    }

    // The first cycle that the limit forbids.
    Cycle end() const { return limit_ == never ? never : limit_ + 1; }
    Cycle horizon() const {
        return quantum_ ? std::min(quantum_, group_.remote_cycles()) : group_.remote_cycles();
    }

    void run_ahead(Cycle now) {
        const Pause pause = core().run_ahead(now, std::min(end(), now + horizon()), end());
        // With a listener a core does not sleep in a loop that repeats itself.
        if (core().waiting() == Waiting::change && pause.kind == Pause::Kind::until)
            group_.stop_if_deadlocked(id_, now);
        sleep(pause, now);
    }

    void tick(Cycle now) {
        const Pause pause = core().tick(now);
        if (core().last_issue() == now && core().waiting() != Waiting::change)
            group_.last_progress_ = now;
        else if (core().waiting() != Waiting::nothing)
            group_.stop_if_deadlocked(id_, now);
        sleep(pause, now);
    }

    void sleep(const Pause& pause, Cycle now) {
        switch (pause.kind) {
        case Pause::Kind::until:
            next_trigger(Clock::time(std::min(pause.cycle, end()) - now));
            break;
        case Pause::Kind::blocked:
            state_ = State::blocked;
            next_trigger(event_);
            break;
        case Pause::Kind::spinning:
            state_ = State::spinning;
            next_trigger(event_);
            break;
        case Pause::Kind::ended:
            state_ = State::ended;
            break;
        }
    }

    CoreGroup& group_;
    const unsigned id_;
    Cycle limit_ = never;
    Cycle quantum_ = 0;
    State state_ = State::ended;
    sc_core::sc_event start_;
    sc_core::sc_event event_;
};

}  // namespace swsim
