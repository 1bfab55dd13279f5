// SPDX-License-Identifier: Apache-2.0
//
// One core group: 64 CPEs, mesh and barriers, the DMA groups, main memory. SystemC has one model in
// a process and builds it once; so this one is built once, and reset for each program. Its SystemC
// modules are only declared here, so that including this does not compile SystemC.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "asm/program.h"
#include "sim/core_group/hazards.h"
#include "sim/cpe/core.h"
#include "sim/dma/dma_grouping.h"
#include "sim/dma/dma_queue.h"
#include "sim/dma/layout.h"
#include "sim/machine/chip.h"
#include "sim/noc/mesh_lines.h"

namespace swsim {

class BarrierNetwork;
class Clock;
class DmaGroup;
class MainMemory;
class Mesh;
class NocShare;
class Wiring;

// The simulated program went wrong: where, when, and the hardware's name for it.
struct SimulatedFault {
    std::string name;
    std::string message;
    unsigned core = 0;
    unsigned row = 0;
    unsigned column = 0;
    uint64_t pc = 0;
    Cycle cycle = 0;
    uint64_t returns_to = 0;  // what $26 held: of the function's caller, or in the function itself
};

enum class Outcome : uint8_t {
    ended,        // every core halted
    faulted,      // see SpawnResult::fault
    endless,      // all that have not ended repeat themselves forever
    deadlock,     // no core can go on, and some wait for each other
    cycle_limit,  // the limit was reached
};

// Gets control before each cycle in which something happens, in a run that looks at every cycle.
// All earlier cycles are complete, and the run waits for its return.
class RunControl {
  public:
    virtual ~RunControl() = default;
    virtual void before(Cycle cycle) = 0;
    // The run has ended; the fault says why, for all outcomes but Outcome::ended. The state is that
    // of the last cycle: what is still under way is dropped afterwards.
    virtual void over(Outcome, const SimulatedFault&) {}
};

// What observes runs as they proceed; nullptr for none.
struct Observation {
    EventListener* listener = nullptr;
    RunControl* control = nullptr;  // needs RunLimits::quantum 1
};

// How far a run may go, and how it is done: the latter does not change the result.
struct RunLimits {
    Cycle max_cycles = never;  // of each spawn
    // How many cycles a core may run ahead of the others at most. 0: as far as they cannot notice.
    // 1: each cycle is looked at (the oracle).
    Cycle quantum = 0;
    bool check = false;  // look for races and interleaved look-ups
    Remembering remembering = {};
    unsigned host_seconds = 60;  // of the host program, between two calls of the simulator
};

struct SpawnOptions {
    uint64_t entry = 0;
    unsigned cpes = cores_per_group;  // cores 0 .. cpes - 1
    std::vector<uint64_t> arguments;
    Cycle spawn_cycles = 0;  // from the spawn to the cores' first cycle
    Cycle join_cycles = 0;   // from the last core's end to the end of the join
    RunLimits limits;
};

struct SpawnResult {
    Outcome outcome = Outcome::ended;
    SimulatedFault fault;  // for all outcomes but `ended`: where the first core stood
    Cycle cycles = 0;      // spawn to the end of the join
    // First issue to the last core's end.
    Cycle kernel_cycles = 0;
    // Of the cores 0 .. cpes - 1. Each one's accounts sum to `cycles`.
    std::vector<CoreResult> cores;
    std::vector<std::string> findings;  // of the check
};

// What register communication has not brought to its end at a core.
struct MeshBacklog {
    unsigned unread_from_row = 0;
    unsigned unread_from_column = 0;
    unsigned unsent = 0;
    bool empty() const { return unread_from_row + unread_from_column + unsent == 0; }
};

class CoreGroup : private Environment, private LdmPort, private MeshListener {
  public:
    // The one model of this process. The first call builds it, with `wiring` between its parts if
    // that is not nullptr.
    static CoreGroup& instance(Wiring* wiring = nullptr);

    // A new machine with `program` in it: memory, LDM, time, all as after power-on. Both must stay
    // until the next load.
    void load(const Program& program, const Machine& machine, const ChipPlace& place = {});

    // Runs `options.entry` on the cores until all have ended and the DMA groups are idle.
    SpawnResult run(const SpawnOptions& options);

    const Core& core(unsigned id) const { return *cores_[id]; }
    const Machine& machine() const { return *machine_; }
    const Program& program() const { return *program_; }
    Cycle now() const;
    MeshBacklog mesh_backlog(unsigned core) const;
    // Bytes that DMA has put into main memory since the load; may be read from another thread.
    uint64_t put_bytes() const;
    // For every run from now on.
    void set_observation(const Observation& observation);

    static constexpr unsigned cpes = cores_per_group;

  private:
    class Cpe;

    explicit CoreGroup(Wiring& wiring);
    ~CoreGroup() override;

    void start_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                   uint64_t ldm_address, uint64_t pc) override;
    bool dma_queue_full(unsigned core) const override { return dma_queues_[core].full(); }
    void access_main_memory(unsigned core, const MainMemoryAccess& access) override;
    bool can_send(unsigned core) const override;
    void send(unsigned core, const Message& message) override;
    bool has_message(unsigned core, Direction direction) const override;
    Vector receive(unsigned core, Direction direction) override;
    void synchronize(unsigned core, Direction direction, uint8_t members) override;
    const uint8_t* read_ldm(unsigned core, uint64_t address) override;
    void write_ldm(unsigned core, uint64_t address, const uint8_t* data, uint64_t bytes) override;
    void transfer_done(const DmaCommand& command) override;
    void mesh_changed(unsigned core) override;
    void barrier_released(unsigned core, Cycle cycle) override;

    void submit(const DmaCommand& command, bool at_issue);
    // No core can notice another one's DMA command earlier than this after its issue.
    Cycle remote_cycles() const { return dma_.request_cycles; }

    // Ends the run. Of several reasons the earliest counts, then that on the lowest core.
    void stop(Outcome outcome, const SimulatedFault& fault);
    SimulatedFault fault_at(unsigned core, const std::string& name, const std::string& message,
                            Cycle cycle) const;
    unsigned first_unfinished() const;
    bool cores_run() const;
    void simulate(Cycle limit);
    void abandon(Cycle last);
    bool is_deadlocked(Cycle now) const;
    void stop_if_deadlocked(unsigned core, Cycle now);
    void describe_deadlock();
    void remember(const RunLimits& limits);
    void finish_cores();
    void describe_limit(Cycle limit);
    void reset_parts();
    void add_lost_messages(std::vector<std::string>& findings) const;
    SpawnResult collect(const SpawnOptions& options, Cycle spawned) const;

    const std::unique_ptr<Clock> clock_;
    const std::unique_ptr<MainMemory> memory_;
    const std::unique_ptr<NocShare> noc_;
    const std::unique_ptr<Mesh> mesh_;
    const std::unique_ptr<BarrierNetwork> barriers_;
    std::vector<std::unique_ptr<DmaGroup>> groups_;
    std::vector<std::unique_ptr<Cpe>> processes_;

    const Machine* machine_ = nullptr;
    const Program* program_ = nullptr;
    ChipPlace place_;
    std::vector<Decoded> code_;
    std::vector<std::unique_ptr<Core>> cores_;
    std::optional<RememberedTiming> remembered_;
    std::vector<DmaQueue> dma_queues_;
    uint64_t dma_commands_ = 0;
    DmaParameters dma_;
    std::optional<Hazards> hazards_;
    DmaGrouping group_of_;
    EventListener* listener_ = nullptr;
    RunControl* control_ = nullptr;
    Cycle joined_ = 0;  // end of the last join
    Cycle last_progress_ = 0;
    Outcome outcome_ = Outcome::ended;
    std::optional<SimulatedFault> fault_;
};

}  // namespace swsim
