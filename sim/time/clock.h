// SPDX-License-Identifier: Apache-2.0
//
// Cycles and SystemC time: one SystemC time unit is one CPE cycle, because the clock's period
// (689.66 ps) is not a multiple of anything.
//
// One SystemC process goes from cycle to cycle in which something is due, and calls all who have
// something to do in it in one stated order. It is the only one: between processes, SystemC would
// promise no order, and each call would cost it a notification.
#pragma once

#include <array>
#include <cassert>

#include <systemc>

#include "sim/machine/machine.h"
#include "sim/time/agenda.h"

namespace swsim {

// The CPEs' clock against the time of day.
class ClockRate {
  public:
    ClockRate() = default;
    explicit ClockRate(const Machine& machine) : khz_(uint64_t(machine.value("chip.clock_khz"))) {}

    // The first cycle that is not before `picoseconds`.
    Cycle cycles_from_ps(uint64_t picoseconds) const {
        return Cycle((Wide(khz_) * picoseconds + ps_khz_per_cycle - 1) / ps_khz_per_cycle);
    }
    uint64_t ps_from_cycles(Cycle cycles) const {
        return uint64_t(Wide(cycles) * ps_khz_per_cycle / khz_);
    }

  private:
    // A clock of 1 kHz has a period of this many picoseconds.
    static constexpr uint64_t ps_khz_per_cycle = 1'000'000'000;

    uint64_t khz_ = 1;
};

// What happens in a cycle, in this order: what a part does in cycle t, cores see in t + 1; what
// cores do in t, all parts see, and what DMA groups do, memory. Of the same stage, the one that was
// made first acts first.
enum class Stage : uint8_t { cores, network, dma_groups, memory };

class Actor;

// Cycles since the last reset, and what happens in each. SystemC's own time never goes back. Within
// run() it may stand still, since no other process looks at it; behind run() it is true.
class Clock : public sc_core::sc_module {
  public:
    SC_HAS_PROCESS(Clock);
    Clock();

    Cycle now() const { return now_; }
    // Cycle 0, and nothing is due.
    void reset();

    static sc_core::sc_time time(Cycle cycles) { return sc_core::sc_time::from_value(cycles); }

    // The first cycle in which something is due; `never` for none.
    Cycle next() const { return agenda_.next(); }
    // Goes through all cycles before `end` in which something is due. The last of them is then the
    // present one.
    void run(Cycle end);
    // Lets time pass. Nothing may be due before `cycle`.
    void pass_to(Cycle cycle) {
        assert(cycle >= now_ && next() >= cycle);
        now_ = cycle;
    }
    // For a core: run() ends when the cores have acted in the present cycle.
    void stop() { stopped_ = true; }

    // The parts other than the cores have nothing to do, and have done nothing lately that a core
    // might not have seen yet.
    bool parts_are_idle() const { return due_parts_ == 0 && now() > last_act_ + 1; }

  private:
    friend class Actor;

    static constexpr unsigned actors_per_stage = 64;
    static constexpr unsigned stages = Agenda::size / actors_per_stage;
    static bool is_core(unsigned number) { return number < actors_per_stage; }

    unsigned add(Actor& actor, Stage stage);
    void wake_at(unsigned number, Cycle when) {
        assert(when >= now_);
        due_parts_ += !is_core(number) && agenda_.due(number) == never;
        agenda_.add(number, when);
    }
    void cancel(unsigned number) {
        due_parts_ -= !is_core(number) && agenda_.due(number) != never;
        agenda_.remove(number);
    }
    void serve();
    void serve_cycle();
    // How far SystemC's time is behind.
    sc_core::sc_time lag() const { return time(epoch_ + now_) - sc_core::sc_time_stamp(); }

    Cycle epoch_ = 0;  // in SystemC's time
    Cycle now_ = 0;
    Cycle end_ = never;  // of the present run()
    bool stopped_ = false;
    Agenda agenda_;
    unsigned due_parts_ = 0;
    Cycle last_act_ = 0;  // of a part
    std::array<Actor*, Agenda::size> actors_ = {};
    std::array<unsigned, stages> made_ = {};  // in each stage
    sc_core::sc_event start_;                 // of a run()
};

// The stated order of requests made in the same cycle: the smallest rank first. It starts at
// another requester each cycle, so that none is always last.
inline unsigned request_rank(unsigned requester, unsigned requesters, Cycle cycle) {
    return unsigned((requester + requesters - cycle % requesters) % requesters);
}

// What acts in the cycles that it asks for: a core, or another part of the chip.
class Actor {
  public:
    Actor(Clock& clock, Stage stage) : clock_(clock), number_(clock.add(*this, stage)) {}
    Actor(const Actor&) = delete;
    Actor& operator=(const Actor&) = delete;

  protected:
    virtual ~Actor() = default;

    // Asks for act() in cycle `when` (not before the present one). An earlier request stays.
    void wake_at(Cycle when) { clock_.wake_at(number_, when); }
    void cancel() { clock_.cancel(number_); }
    // When act() comes next; `never` if nobody has asked for it.
    Cycle due() const { return clock_.agenda_.due(number_); }
    virtual void act() = 0;
    Cycle now() const { return clock_.now(); }

  private:
    friend class Clock;

    Clock& clock_;
    const unsigned number_;
};

}  // namespace swsim
