// SPDX-License-Identifier: Apache-2.0
//
// Where the cycles of each core went, instruction by instruction: a listener that adds up.
//
// A cycle belongs to the oldest instruction that had not issued when it began: to the one that then
// issues, first of two perhaps, or to the one that waits. So the cycles of all instructions, with
// those before a core's first issue and after its end, are the cycles of the run: on each core, and
// whatever the quantum.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "asm/program.h"
#include "sim/events/events.h"

namespace swsim {

// What one instruction did and waited for on one core, or on several.
struct InstructionProfile {
    static constexpr uint32_t no_producer = std::numeric_limits<uint32_t>::max();

    struct Wait {
        Account account;
        uint32_t producer;  // index of the instruction that it waited for, or no_producer
        Cycle cycles;
    };

    std::array<uint64_t, 2> issues{};  // on P0 and P1
    Cycle led = 0;                     // cycles in which it issued, alone or first of two
    Cycle dual = 0;                    // of these, those in which it was the first of two
    std::vector<Wait> waits;           // a few, in the order of their first cycle

    void wait(Account account, uint32_t producer, Cycle cycles) {
        for (Wait& each : waits)
            if (each.account == account && each.producer == producer) {
                each.cycles += cycles;
                return;
            }
        waits.push_back({account, producer, cycles});
    }
    bool seen() const { return led + issues[0] + issues[1] != 0 || !waits.empty(); }
    uint64_t issued() const { return issues[0] + issues[1]; }
    Accounts accounts() const;
    InstructionProfile& operator+=(const InstructionProfile& other);
};

struct CoreProfile {
    std::vector<InstructionProfile> instructions;  // by index; none if the core never ran
    Cycle not_started = 0;
    Cycle halted = 0;

    std::array<uint64_t, 2> issues() const;  // on P0 and P1
    // Sum to the cycles of the run.
    Accounts accounts() const;
};

// Several spawns add up. A spawn that did not come to its end counts up to where it was stopped:
// what a core would have done after its last event is then unknown, and counts as halted.
class Profile : public EventListener {
  public:
    // For the cores 0 .. cpes - 1 and a program of so many instructions.
    Profile(size_t instructions, unsigned cpes);

    using EventListener::on;
    void on(const events::Spawn& spawn) override;
    void on(const events::Issue& issue) override;
    void on(const events::Stall& stall) override;
    void on(const events::Join& join) override;
    bool only_adds_up() const override { return true; }
    void repeated(unsigned core, const CoreEvents& events, uint64_t times) override;

    unsigned cpes() const { return unsigned(cores_.size()); }
    unsigned spawns() const { return spawns_; }
    Cycle cycles() const { return cycles_; }  // spawn to join, all spawns
    const CoreProfile& core(unsigned id) const { return cores_[id].profile; }

  private:
    struct Running {
        CoreProfile profile;
        bool started = false;
        Cycle first = 0;      // issue
        Cycle seen = 0;       // cycles since then
        Cycle last = 0;       // issue
        uint32_t leader = 0;  // the instruction that issued first in that cycle
        Cycle end() const { return first + seen; }
    };

    void begin(Running& core, Cycle cycle) const;
    static void add(Running& core, const events::Issue& issue, uint64_t times);
    static void add(Running& core, const events::Stall& stall, uint64_t times);

    const size_t instructions_;
    std::vector<Running> cores_;
    Cycle spawned_ = 0;
    Cycle cycles_ = 0;
    unsigned spawns_ = 0;
};

}  // namespace swsim
