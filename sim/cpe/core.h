// SPDX-License-Identifier: Apache-2.0
//
// One computing processing element: two in-order pipelines over a scoreboard.
//
// The issue rule is told in docs/timing.md ("The pipelines"): aligned pairs are decoded in order
// into a queue for each pipe, and each pipe issues in order, whatever the other does.
//
// Three ways to run, with the same result:
//   run_remembered  looks the timing of runs of instructions up, and only does what they do
//   run_ahead   computes each instruction's issue cycle from those before, on a local clock, and
//               gives control back only where another part of the chip could notice or be noticed
//   tick        looks at every cycle. This is the oracle: slow, plain, and close to the rule above
#pragma once

#include <optional>
#include <span>

#include "sim/cpe/accounting.h"
#include "sim/cpe/core_events.h"
#include "sim/cpe/environment.h"
#include "sim/cpe/icache.h"
#include "sim/cpe/listener_notes.h"
#include "sim/cpe/loop_detector.h"
#include "sim/cpe/remembered_timing.h"
#include "sim/cpe/spin.h"
#include "sim/cpe/tick_state.h"
#include "sim/cpe/transfers.h"
#include "sim/cpe/waiting.h"
#include "sim/events/events.h"

namespace swsim {

// Why a core gives control back.
struct Pause {
    enum class Kind : uint8_t {
        until,     // call again at `cycle`
        blocked,   // call again when what Core::waiting says may have come
        ended,     // halt, or ret from the entry: the last cycle of the core is cycle - 1
        spinning,  // call Core::wake when what it polls may have changed, and in `cycle`
    };
    Kind kind;
    Cycle cycle;
};

// Told of accesses that the hardware would not order (swsim run --check).
class HazardListener {
  public:
    virtual ~HazardListener() = default;
    // An access of `bytes` at LDM address `address` overlaps a transfer in flight.
    virtual void race(unsigned core, Cycle cycle, uint64_t pc, uint64_t address, unsigned bytes,
                      const LdmTransfer& transfer) = 0;
    // Two transfers of which one writes LDM overlap there.
    virtual void overlap(unsigned core, const LdmTransfer& one, const LdmTransfer& other) = 0;
    // A table look-up began before the one begun at `first_pc` had its last selldw.
    virtual void interleaved(unsigned core, Cycle cycle, uint64_t pc, uint64_t first_pc) = 0;
    // An ldi adds to the stack pointer.
    virtual void stack_moved(unsigned core, Cycle cycle, uint64_t pc, uint64_t from, uint64_t to,
                             std::span<const uint8_t> ldm) = 0;
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

    // The program's, which all cores of a group share; nullptr for none, and with a listener that
    // does not only add up.
    void set_remembered(RememberedTiming* remembered) { remembered_ = remembered; }
    const PipelineTiming& timing() const { return timing_; }
    const InstructionCache& icache() const { return icache_; }

    // Runs at global cycle `now`, issuing nothing at `end` or later, nor anything that others could
    // notice at `horizon` or later. Throws Fault.
    Pause run_ahead(Cycle now, Cycle horizon, Cycle end);
    // After Pause::Kind::spinning, before the next run_ahead: the polled word may have changed in
    // the cycle before `now`, or the run ends at `now` and it has not.
    void wake(Cycle now, bool changed);
    // After run_ahead, when the run is over: does what the core still does before `end`, past what
    // cannot issue before.
    void finish(Cycle end);
    // The run is over: tells the listener of what the core did before `end`, if it has not heard.
    void leave(Cycle end);
    // Does what there is to do in cycle `now`. Throws Fault.
    Pause tick(Cycle now);

    // The answer to a load or fetch-and-add, which instructions may use from `ready` on.
    void respond(const MainMemoryAccess& access, Cycle ready);
    // One of its stores to main memory is done at `now`.
    void store_done(Cycle now) {
        --stores_under_way_;
        loop_.reset(now);
    }
    // The barrier that it waits at ends at `cycle`.
    void release(Cycle cycle) {
        front_.barrier(cycle);
        waiting_ = Waiting::nothing;
    }

    void set_listener(EventListener* listener) {
        listener_ = listener;
        tells_values_ = listener && listener->wants_values();
    }
    void set_hazard_listener(HazardListener* listener) { hazards_ = listener; }

    // What it waits for, if the rest of the chip must bring it.
    Waiting waiting() const { return looping_ ? Waiting::change : waiting_; }
    Cycle last_issue() const { return node_ ? node_->state.last_issue(past_) : front_.last; }
    // Where it stands in a deadlock: the pc of what waits (a barrier has issued), and the
    // cycle of its last issue; of a loop that repeats the same state, its head, and when that was
    // found.
    uint64_t standing_pc() const {
        return looping_ ? address_map::instruction_address(loop_head_)
                        : pc() - (waiting_ == Waiting::barrier) * address_map::instruction_bytes;
    }
    Cycle standing_since() const { return looping_ ? loop_found_ : last_issue(); }

    unsigned id() const { return state_.core; }
    uint64_t pc() const {
        return address_map::instruction_address(node_ ? node_->index() : front_.index);
    }
    // When instructions that read a register may issue, and which account they wait in.
    const Scoreboard& scoreboard() const { return front_.scoreboard; }
    const CoreState& state() const { return state_; }

    // The DMA groups' side: transfers on this core's LDM, and their bytes. They say whether a
    // spinning core must be woken.
    [[nodiscard]] bool begin_transfer(const LdmTransfer& transfer);
    [[nodiscard]] bool end_transfer(const LdmTransfer& transfer, Cycle now);
    [[nodiscard]] bool write_ldm(uint64_t address, const uint8_t* data, uint64_t bytes);

    // Counts up to the end, or up to the last issue while it runs.
    CoreResult result() const;

  private:
    // Where a load, store or look-up goes; of all else, nothing.
    struct Access {
        uint64_t address = 0;  // as the program computes it
        uint64_t block = 0;    // of the bytes that are touched
        bool in_ldm = false;
    };

    // run_remembered.cc
    using Remembered = RememberedTiming;
    template <bool observed> void remember();
    template <bool observed>
    std::optional<Pause> run_remembered(Cycle now, Cycle horizon, Cycle end);
    static constexpr size_t stopped = SIZE_MAX;
    size_t run_through(Remembered::Node& node);
    size_t reload(const Remembered::Node& node);
    size_t outcome_of(const Remembered::Node& node, bool taken);
    size_t return_from(const Remembered::Node& node);
    bool fits(const Remembered::Node& node, Cycle horizon, Cycle end) const;
    size_t ask(const Remembered::Node& node, Cycle now);
    bool loops(const Remembered::Node& node, Cycle issued);
    template <bool observed>
    void follow(const Remembered::Node& node, const Remembered::Edge& edge);
    void tell_passes();
    void tell_all_past();
    bool told_alike(bool alike);
    void tell_slept(Cycle cycles);
    void leave_after(size_t count, size_t outcome);
    void add_stores(const Remembered::Node& node, const PreparedRun& run, size_t begin, size_t end);
    bool lines_are_there(const Remembered::Node& node) const;
    void settle();
    struct Moment;
    std::unique_ptr<Moment> moment() const;
    void go_to(const Moment& moment);
    void verify(const Moment& before, size_t instructions);
    void run_computed();
    template <bool observed> Pause run_ahead_as(Cycle now, Cycle horizon, Cycle end);
    template <bool observed> void finish_as(Cycle end);
    template <bool observed>
    void keep(const Decoded& instruction, const Access& access, Front::Place place,
              Cycle store_ready, Cycle end);
    // Of the next instruction in program order.
    struct Issue {
        Front::Place place;
        Cycle now;
        bool touches;      // a transfer in flight
        bool interaction;  // the rest of the chip has a part in it
    };
    template <bool observed>
    std::optional<Pause> issue(const Decoded& instruction, const Access& access,
                               const Issue& issue);

    struct Completion;
    bool repeats(size_t own, Cycle now);
    void found_looping(Cycle now);
    Access access_of(const Decoded& instruction) const;
    bool interacts(const Decoded& instruction, const Access& access) const;
    bool touches_transfer(const Decoded& instruction, const Access& access, Cycle now) const;
    Waiting held(const Decoded& instruction, const Access& access) const;
    // Nothing of its own is under way in main memory.
    bool quiet() const { return loads_.empty() && stores_under_way_ == 0; }
    void fetch();
    void fetch_line(uint64_t line);
    Cycle issue_cycle(const Decoded& instruction, const Access& access, Front::Place place,
                      Cycle& store_ready) const;
    bool spins(const Decoded& instruction, const Access& access, Cycle cycle);
    Pause out_of_reach(Cycle cycle, Cycle now);
    template <bool observed>
    void attribute(const Decoded& instruction, const Access& access, Cycle to, Cycle store_ready);
    uint64_t producer_pc(Awaited awaited, const Access& access, unsigned bytes, Cycle cycle) const;
    void count_first_issue(unsigned pipe, Cycle now);
    void tell_events(Cycle before);
    void tell_write(const Decoded& instruction, uint64_t pc, Cycle now);

    // What tick does in a cycle (tick.cc).
    bool decode_one(Cycle now);
    void pass_decode(const Decoded& instruction, Cycle now);
    void pass_branch(const Decoded& branch, Way way, Cycle now);
    bool holds(const Pending& one, const Pending& another, Cycle now) const;
    bool held_by_older(const Pending& pending, Cycle now) const;
    std::optional<Cause> unmet_operand(const Decoded& instruction, Cycle now) const;
    std::optional<Cause> unmet(const Pending& pending, Cycle now) const;
    Waiting held_outside(const Decoded& instruction, const Access& access) const;
    bool issue_one(Cycle now);
    void issue_now(const Pending& pending, Cycle now);
    void execute_now(const Pending& pending, const Access& access, Cycle now);
    void look_for_repetition(size_t target, size_t own, Cycle now);
    Cause cause_of_stall(Cycle now) const;
    Waiting waits_for() const;
    void account_cycle(Cycle now);

    // Effects of an instruction that issues, on the core itself, or beyond (interact).
    std::optional<Pause> perform(const Decoded& instruction, const Access& access,
                                 const Issue& issue);
    void interact(const Decoded& instruction, const Access& access, Cycle now);
    void communicate(const Decoded& instruction, const Access& access, Cycle now);
    bool would_wait(unsigned csr) const;  // a get or a put, by the number of its register
    void access_main_memory(const Decoded& instruction, const Access& access, Cycle now);
    void check_hazards(const Decoded& instruction, const Access& access, bool touches, Cycle now);
    MainMemoryAccess store_access(const Decoded& instruction, const Access& access, Cycle now);
    std::optional<size_t> text_index(uint64_t address) const;
    [[noreturn]] void refuse(const Decoded& instruction) const;
    [[noreturn]] void refuse_access(const Decoded& instruction, const Access& access) const;

    CoreState state_;
    Environment& environment_;
    const PipelineTiming timing_;
    std::span<const Decoded> code_;
    EventListener* listener_ = nullptr;
    bool tells_values_ = false;
    ListenerNotes notes_;  // while there is a listener
    HazardListener* hazards_ = nullptr;
    // The table look-up that has begun and not ended, for the check.
    struct {
        bool open = false;
        uint8_t offsets = 0;
        uint8_t base = 0;
        uint64_t pc = 0;
    } lookup_;

    Front front_;
    TickState tick_;
    bool started_ = false;

    OpenStalls open_stalls_;

    RememberedTiming* remembered_ = nullptr;
    // While its timing is remembered, front_ and open_stalls_ are this node's, whose present is
    // past_.
    RememberedTiming::Node* node_ = nullptr;
    Cycle past_ = 0;
    // For a listener that only adds up: how often ways were gone that it has not been told of.
    std::vector<uint64_t> passes_;
    ToldPass told_pass_;  // since the core last polled

    RecentStores stores_;
    InstructionCache icache_;

    // Loads and fetch-and-adds whose answers are under way.
    struct Load {
        uint64_t number = 0;
        const Decoded* instruction = nullptr;
        Access access;
    };
    std::vector<Load> loads_;
    size_t stores_under_way_ = 0;
    uint64_t accesses_ = 0;

    Transfers transfers_;
    LoopDetector loop_;
    SpinFolder spin_;
    bool spinning_ = false;
    Fold fold_;                    // while it spins
    uint64_t polled_address_ = 0;  // while it spins
    unsigned polled_bytes_ = 0;
    Waiting waiting_ = Waiting::nothing;
    // The oldest instruction that cannot issue before the run ends, if younger ones were looked at.
    struct Kept {
        size_t index;
        bool behind_barrier;  // which has not ended
    };
    std::optional<Kept> kept_;
    bool looping_ = false;  // it repeats the same state until another core's transfer changes it
    size_t loop_head_ = 0;
    Cycle loop_found_ = 0;
    uint64_t effects_ = 0;  // what ends a spin: see SpinFolder::repeats
    CoreResult counts_;
};

}  // namespace swsim
