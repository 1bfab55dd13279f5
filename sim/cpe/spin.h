// SPDX-License-Identifier: Apache-2.0
//
// Folding of polling loops. A core that spins on a word which only a transfer in flight can change
// does the same in every pass. Once two passes are seen to be equal, it may sleep until the word,
// or the set of its transfers, changes; the passes in between are added up then.
#pragma once

#include <algorithm>

#include "sim/cpe/core_events.h"
#include "sim/cpe/state.h"
#include "sim/events/accounts.h"

namespace swsim {

// What a core has counted.
struct CoreResult {
    Cycle first_issue = 0;
    Cycle end = 0;
    uint64_t instructions = 0;
    uint64_t p1_instructions = 0;
    Accounts accounts;
    bool operator==(const CoreResult&) const = default;

    // Adds `passes` times what came since `before`.
    void repeat(const CoreResult& before, uint64_t passes) {
        instructions += (instructions - before.instructions) * passes;
        p1_instructions += (p1_instructions - before.p1_instructions) * passes;
        accounts.repeat(before.accounts, passes);
    }
};

// Passes of a loop that are alike, to be added up later.
struct Fold {
    CoreResult before;      // what had been counted before the last pass
    Cycle pass_cycles = 0;  // of each
    Cycle from = 0;         // when the next pass looks at the outside

    // Adds whole passes before the first one that looks or issues at `cycle` or later. `inclusive`
    // adds the one that looks then, too, if it starts before. Returns the cycles that they take.
    Cycle catch_up(Front& front, CoreResult& counts, Cycle cycle, bool inclusive) const {
        const Cycle next = inclusive ? from : std::max(from, front.last + 1);
        if (cycle <= next)
            return 0;
        const uint64_t passes = (cycle - next + (inclusive ? pass_cycles - 1 : 0)) / pass_cycles;
        front.delay(passes * pass_cycles);
        counts.repeat(before, passes);
        return passes * pass_cycles;
    }

    // When the pass looks behind the last one that is over before `end`: `from` if none is.
    Cycle last_look(const Front& front, Cycle end) const {
        const Cycle next = std::max(from, front.last) + 1;
        if (end == never)
            return never;
        return from + (end < next ? 0 : (end - next) / pass_cycles * pass_cycles);
    }
};

class SpinFolder {
  public:
    // Called before each load that touches a transfer: it would issue at `cycle`. `effects` counts
    // what a pass must not do (stores, interactions, looks at the clock) and what others did to the
    // core's LDM and transfers. True if the pass since the last such load can be repeated.
    bool repeats(const Front& front, const OpenStalls& stalls, const CoreState& state,
                 const CoreResult& counts, Cycle stores_ready, uint64_t effects, Cycle cycle) {
        fold_.pass_cycles = front.last - front_.last;
        const bool same =
            effects == effects_ && stores_ready <= front.past() && front.same_but_later(front_) &&
            stalls.same_but_later(front.past(), stalls_, front_.past()) && same_registers(state) &&
            counts.accounts[Account::fetch] == fold_.before.accounts[Account::fetch];
        if (same) {
            fold_.from = cycle;
            return true;
        }
        front_ = front;
        stalls_ = stalls;
        registers_ = state.registers;
        others_ = others_of(state);
        fold_.before = counts;
        effects_ = effects;
        return false;
    }

    // After `repeats`: the passes to come.
    const Fold& fold() const { return fold_; }

    void forget() { effects_ = no_effects; }

  private:
    // State beside registers and LDM, of which a pass may change nothing either.
    struct Others {
        Vector lookup_buffer{};
        std::array<uint8_t, csr_logic_table_count> logic_table{};
        int8_t carry = 0;
        std::array<uint64_t, csr_performance_count> performance{};
        bool operator==(const Others&) const = default;
    };
    static Others others_of(const CoreState& state) {
        return {state.lookup_buffer, state.logic_table, state.carry, state.performance};
    }
    bool same_registers(const CoreState& state) const {
        return std::equal(state.registers.begin(), state.registers.begin() + sink_register,
                          registers_.begin()) &&
               others_of(state) == others_;
    }

    static constexpr uint64_t no_effects = UINT64_MAX;

    Front front_;
    OpenStalls stalls_;
    std::array<Vector, register_slots> registers_{};
    Others others_;
    Fold fold_;
    uint64_t effects_ = no_effects;
};

}  // namespace swsim
