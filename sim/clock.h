// SPDX-License-Identifier: Apache-2.0
//
// Cycles and SystemC time: one SystemC time unit is one CPE cycle, because the clock's period
// (689.66 ps) is not a multiple of anything.
#pragma once

#include <vector>

#include <systemc>

#include "sim/machine/machine.h"

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

class AfterCores;

// Cycles since the last reset. SystemC's own time never goes back.
class Clock {
  public:
    Cycle now() const { return sc_core::sc_time_stamp().value() - epoch_; }
    void reset() {
        epoch_ = sc_core::sc_time_stamp().value();
        last_act_ = 0;
    }

    static sc_core::sc_time time(Cycle cycles) { return sc_core::sc_time::from_value(cycles); }

    // The parts other than the cores have nothing to do, and have done nothing lately that a core
    // might not have seen yet.
    bool parts_are_idle() const { return scheduled_parts_ == 0 && now() > last_act_ + 1; }

  private:
    friend class AfterCores;

    Cycle epoch_ = 0;
    unsigned scheduled_parts_ = 0;
    Cycle last_act_ = 0;
    unsigned parts_ = 0;
    std::vector<AfterCores*> ready_;  // to act in the present or the next delta cycle
};

// The stated order of requests made in the same cycle: the smallest rank first. It starts at
// another requester each cycle, so that none is always last.
inline unsigned request_rank(unsigned requester, unsigned requesters, Cycle cycle) {
    return unsigned((requester + requesters - cycle % requesters) % requesters);
}

// Delta cycles that a part lets pass before it acts.
inline constexpr unsigned deltas_after_cores = 1;
inline constexpr unsigned deltas_after_dma_groups = 2;

// A part that acts after the cores in each cycle in which it has something to do: what it does in
// cycle t, cores see in t + 1; what cores do in t, it sees. Within a cycle SystemC's processes have
// no order, so such a part lets one delta cycle pass first, and what depends on it two. Those of
// the same delta cycle act in the order in which they were made, all within the first of them that
// SystemC runs.
class AfterCores : public sc_core::sc_module {
  public:
    SC_HAS_PROCESS(AfterCores);
    AfterCores(sc_core::sc_module_name name, Clock& clock, unsigned deltas);

  protected:
    // Asks for act() in cycle `when` (not before the present one).
    void wake_at(Cycle when);
    void cancel();
    virtual void act() = 0;
    Cycle now() const { return clock_.now(); }

  private:
    void run();
    void act_all_of_this_delta();
    void act_itself();

    Clock& clock_;
    const unsigned deltas_;
    const unsigned number_;
    unsigned passed_ = 0;
    uint64_t acts_in_delta_ = 0;  // of SystemC's count
    bool has_acted_ = false;      // in the present delta cycle, before SystemC ran it
    bool scheduled_ = false;
    sc_core::sc_event wake_;
};

}  // namespace swsim
