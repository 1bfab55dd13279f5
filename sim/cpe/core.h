// SPDX-License-Identifier: Apache-2.0
//
// One computing processing element: two in-order pipelines over a scoreboard.
//
// The issue rule. An aligned pair of instructions (addresses 8n, 8n + 4) is an issue group. Both
// issue in one cycle if they go to different pipes and nothing holds them; otherwise the older one
// first. The next pair waits until both have issued: a younger instruction never issues before an
// older one. An instruction reads its operands when it issues, so write-after-read never stalls;
// write-after-write waits until the earlier result is there. Source: SW-AES (two front instructions
// issue together when they can) and the instruction counts of the swpfui run.
//
// Two ways to run, with the same result:
//   run_ahead   computes each instruction's issue cycle from those before, on a local clock, and
//               gives control back only where another part of the chip could notice or be noticed
//   tick        looks at every cycle. This is the oracle: slow, plain, and close to the rule above
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "sim/cpe/environment.h"
#include "sim/cpe/icache.h"
#include "sim/cpe/loop_detector.h"
#include "sim/cpe/spin.h"
#include "sim/cpe/transfers.h"

namespace swsim {

// Why a core gives control back.
struct Pause {
    enum class Kind : uint8_t {
        until,     // call again at `cycle`
        blocked,   // call again after Core::respond
        ended,     // halt, or ret from the entry: the last cycle of the core is cycle - 1
        spinning,  // call Core::wake when what it polls may have changed
        endless,   // found at `cycle` to repeat itself for ever
    };
    Kind kind;
    Cycle cycle;
};

// Told of every instruction that issues. Listeners cost nothing when there is none.
class IssueListener {
  public:
    virtual ~IssueListener() = default;
    virtual void issued(unsigned core, Cycle cycle, uint64_t address, unsigned pipe) = 0;
};

class Core {
  public:
    Core(unsigned id, const Machine& machine, Environment& environment);

    // Prepares for `code` (which the caller keeps): registers, LDM, timing and cache as after
    // reset. `core_group` is the group's number on the chip.
    void load(std::span<const Decoded> code, const std::vector<uint8_t>& ldm_image,
              unsigned core_group);
    // Makes the core ready to run from `entry` at cycle `start`. LDM and cache stay as they are.
    // The arguments go to $16..$21.
    void start(uint64_t entry, Cycle start, std::span<const uint64_t> arguments,
               uint64_t global_pointer);

    // Runs at global cycle `now`, issuing nothing at `horizon` or later. Throws Fault.
    Pause run_ahead(Cycle now, Cycle horizon);
    // After Pause::Kind::spinning, before the next run_ahead: the polled word may have changed in
    // the cycle before `now`, or the cycle limit is at `now` and it has not.
    void wake(Cycle now, bool changed);
    // Does what there is to do in cycle `now`. Throws Fault.
    Pause tick(Cycle now);

    // The answer to a load or fetch-and-add; the core may go on in the next cycle.
    void respond(const MainMemoryAccess& access);

    void set_listener(IssueListener* listener) { listener_ = listener; }

    unsigned id() const { return state_.core; }
    uint64_t pc() const { return address_map::text_base + front_.index * 4; }
    const CoreState& state() const { return state_; }

    // The DMA groups' side: transfers of this core, and their bytes. The latter two say whether a
    // spinning core must be woken.
    void begin_transfer(const LdmTransfer& transfer);
    [[nodiscard]] bool end_transfer(const LdmTransfer& transfer);
    [[nodiscard]] bool write_ldm(uint64_t address, const uint8_t* data, uint64_t bytes);

    // Counts up to the end, or up to the last issue while it runs.
    CoreResult result() const;

  private:
    // Where a load, store or look-up goes.
    struct Access {
        uint64_t address = 0;  // as the program computes it
        uint64_t block = 0;    // of the bytes that are touched
        bool in_ldm = false;
    };

    template <bool observed> Pause run_ahead_as(Cycle now, Cycle horizon);
    template <bool observed> Pause tick_as(Cycle now);
    template <bool observed>
    std::optional<Pause> issue(const Decoded& instruction, const Access& access, bool touches,
                               Cycle now);

    Access access_of(const Decoded& instruction) const;
    static bool accesses_memory(Kind kind) {
        return kind == Kind::load || kind == Kind::store || kind == Kind::lookup ||
               kind == Kind::atomic;
    }
    static bool reads_memory(Kind kind) { return kind == Kind::load || kind == Kind::lookup; }

    bool interacts(const Decoded& instruction, const Access& access) const;
    bool touches_transfer(const Decoded& instruction, const Access& access) const;
    void fetch();
    Cycle issue_cycle(const Decoded& instruction, const Access& access, Cycle& store_ready) const;
    void attribute(const Decoded& instruction, Cycle to, Cycle store_ready);
    std::optional<Account> unmet(const Decoded& instruction, const Access& access, Cycle now);

    void finish_waiting(Cycle now);
    // Effects of an instruction that issues at `now`, on the core itself (complete) or beyond
    // (interact). Both leave front_.index at the next instruction.
    std::optional<Pause> complete(const Decoded& instruction, bool taken, const Access& access,
                                  Cycle now);
    std::optional<Pause> interact(const Decoded& instruction, const Access& access, Cycle now);
    void branch_to(size_t target, Cycle ready);
    void access_main_memory(const Decoded& instruction, const Access& access, Cycle now);
    MainMemoryAccess store_access(const Decoded& instruction, const Access& access, Cycle now);
    std::optional<size_t> text_index(uint64_t address) const;
    [[noreturn]] void refuse(const Decoded& instruction) const;
    [[noreturn]] void refuse_access(const Decoded& instruction, const Access& access) const;

    // Machine parameters that the pipeline needs all the time.
    struct Timing {
        explicit Timing(const Machine& machine);
        Cycle taken;
        Cycle mispredict;
        Cycle indirect;
        Cycle icache_miss;
        Cycle selldw_interval;
        Cycle selldw_drain;
        Cycle store_to_load;
    };

    CoreState state_;
    Environment& environment_;
    const Timing timing_;
    std::span<const Decoded> code_;
    IssueListener* listener_ = nullptr;

    Front front_;
    bool started_ = false;

    RecentStores stores_;
    InstructionCache icache_;

    // A load from main memory that has not come back, and its answer.
    const Decoded* waiting_ = nullptr;
    Access waiting_access_;
    std::optional<MainMemoryAccess> response_;

    Transfers transfers_;
    LoopDetector loop_;
    SpinFolder spin_;
    bool spinning_ = false;
    uint64_t polled_address_ = 0;  // while it spins
    unsigned polled_bytes_ = 0;
    uint64_t effects_ = 0;  // what ends a spin: see SpinFolder::repeats
    CoreResult counts_;
};

}  // namespace swsim
