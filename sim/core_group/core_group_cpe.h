// SPDX-License-Identifier: Apache-2.0
//
// A core in the order of time: it acts when it can go on, and sleeps while it has run ahead. With
// its port to main memory.
#pragma once

#include <algorithm>

#include "sim/core_group/core_group.h"
#include "sim/memory/core_port.h"
#include "sim/time/clock.h"

namespace swsim {

class CoreGroup::Cpe : public CorePort, private Actor {
  public:
    Cpe(sc_core::sc_module_name name, CoreGroup& group, unsigned id)
        : CorePort(name), Actor(*group.clock_, Stage::cores), group_(group), id_(id) {}

    void start(Cycle cycle, Cycle limit, Cycle quantum) {
        limit_ = limit;
        quantum_ = quantum;
        state_ = State::running;
        wake_at(cycle);
    }

    bool ended() const { return state_ == State::ended; }

    // The run is over: brings the core to where it stands before `end`.
    void finish(Cycle end) {
        if (quantum_ == 1 || state_ == State::ended)
            core().leave(end);
        else
            core().finish(end);
    }

    // Drops what is under way. Returns up to which cycle the core has run ahead.
    Cycle abandon() {
        const Cycle ahead = state_ == State::running ? due() : now();
        state_ = State::ended;
        cancel();
        return ahead;
    }

    // Something has come that the core may wait for; it sees it in the next cycle.
    void wake() {
        if (state_ == State::blocked || state_ == State::spinning)
            wake_at(now() + 1);
    }

  private:
    enum class State : uint8_t { ended, running, blocked, spinning };

    Core& core() const { return *group_.cores_[id_]; }

    void load_done(const MainMemoryAccess& access) override {
        core().respond(access, now() + 1);
        wake();
    }
    void store_done() override {
        core().store_done(now());
        wake();
    }

    void act() override {
        if (state_ == State::spinning)
            core().wake(now(), true);
        state_ = State::running;
        try {
            sleep(quantum_ == 1 ? tick() : run_ahead());
        } catch (const Fault& fault) {
            state_ = State::ended;
            group_.stop(Outcome::faulted, group_.fault_at(id_, fault.name, fault.message, now()));
        }
    }

    // The first cycle that the limit forbids.
    Cycle end() const { return limit_ == never ? never : limit_ + 1; }
    Cycle horizon() const {
        return quantum_ ? std::min(quantum_, group_.remote_cycles()) : group_.remote_cycles();
    }

    Pause run_ahead() {
        const Pause pause = core().run_ahead(now(), std::min(end(), now() + horizon()), end());
        // With a listener a core does not sleep in a loop that repeats itself.
        if (core().waiting() == Waiting::change && pause.kind == Pause::Kind::until)
            group_.stop_if_deadlocked(id_, now());
        return pause;
    }

    Pause tick() {
        const Pause pause = core().tick(now());
        if (core().last_issue() == now() && core().waiting() != Waiting::change)
            group_.last_progress_ = now();
        else if (core().waiting() != Waiting::nothing)
            group_.stop_if_deadlocked(id_, now());
        return pause;
    }

    void sleep(const Pause& pause) {
        switch (pause.kind) {
        case Pause::Kind::until:
            wake_at(std::min(pause.cycle, end()));
            break;
        case Pause::Kind::blocked:
            state_ = State::blocked;
            break;
        case Pause::Kind::spinning:
            state_ = State::spinning;
            wake_at(pause.cycle);
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
};

}  // namespace swsim
