// SPDX-License-Identifier: Apache-2.0
//
// Remembers what has happened lately on the machine, as far as the debugger shows it: each core's
// last cycles, which instruction wrote each register, transfers in flight, writes to main memory.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <vector>

#include "asm/program_text.h"
#include "sim/events/events.h"

namespace swsim {
class CoreGroup;
}  // namespace swsim

namespace swsim::debug {

// What a core did in one cycle.
struct CoreCycle {
    Cycle cycle = 0;
    std::array<uint64_t, 2> issued{};  // pcs by pipe; 0 for none
    std::array<bool, 2> early{};       // by pipe: it issued before an older one
    uint64_t first = 0;                // the older one of a pair
    uint64_t second = 0;               // 0 if it was alone
    Account account = Account::not_started;
    uint64_t stalled_pc = 0;  // what did not issue, and on whom it waited
    uint64_t producer_pc = 0;

    bool issues() const { return first != 0; }
};

// Which instruction wrote something.
struct Writer {
    std::string who;  // if it is not an instruction of the core itself: "DMA get of core 3"
    uint64_t pc = 0;  // of the instruction, or of the one that began it; 0 if unknown
};

class Recorder : public EventListener {
  public:
    static constexpr size_t kept_cycles = 64;

    // Both must stay.
    Recorder(const CoreGroup& group, const Program& program, const ProgramText& text);

    using EventListener::on;
    void on(const events::Spawn& event) override;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void on(const events::End& event) override;
    void on(const events::DmaIssue& event) override;
    void on(const events::DmaDone& event) override;
    void on(const events::MemoryAccess& event) override;

    unsigned cpes() const { return unsigned(spawned_); }
    // The cycle before `now`, if anything happened to the core in it.
    const CoreCycle* last(unsigned core, Cycle now) const;
    // Of the last kept_cycles cycles in which something happened, the oldest first.
    const std::deque<CoreCycle>& cycles(unsigned core) const { return cores_[core].cycles; }
    // What wrote the register last; 0 for nothing.
    uint64_t writer(unsigned core, unsigned index) const { return cores_[core].writers[index]; }
    bool ended(unsigned core) const { return cores_[core].ended; }

    // By number.
    const std::map<uint64_t, DmaCommand>& transfers() const { return transfers_; }

    // What changed bytes of a core's LDM, or of main memory, in the cycle before `now`.
    Writer ldm_writer(unsigned core, uint64_t address, uint64_t bytes, Cycle now) const;
    Writer memory_writer(uint64_t address, uint64_t bytes, Cycle now) const;
    // "DMA get of core 3"
    static std::string describe(const DmaCommand& command);

  private:
    struct OwnStore {
        uint64_t pc;
        uint64_t block;  // its address, rounded down to a register's size
    };
    struct OfCore {
        std::deque<CoreCycle> cycles;
        std::array<uint64_t, 32> writers{};
        std::deque<OwnStore> stores;  // to main memory, the last ones
        bool ended = false;
    };
    CoreCycle& entry(unsigned core, Cycle cycle);
    void note_store(unsigned core, uint64_t pc);
    bool is_store(uint64_t pc) const;
    // Calls visit(command) for those in flight, and those that were in the cycle before `now`.
    template <typename Visit> void for_each_active(Cycle now, Visit visit) const;

    const CoreGroup& group_;
    const Program& program_;
    std::vector<int> writes_;  // by instruction: the register
    std::vector<OfCore> cores_;
    size_t spawned_ = 0;
    std::map<uint64_t, DmaCommand> transfers_;
    std::deque<std::pair<Cycle, DmaCommand>> done_;
    std::deque<events::MemoryAccess> written_;
};

}  // namespace swsim::debug
