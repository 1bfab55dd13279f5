// SPDX-License-Identifier: Apache-2.0
//
// Main memory of a core group behind TLM-2.0 targets, one for its DMA groups and one for its cores'
// own accesses (gld, gst, faa): data, and the DRAM controller's time. Own accesses come by a path
// and an interface with a bandwidth of its own (SW-AES: 8 GB/s).
//
// Data move when the DRAM's column command is issued, so their order is the controller's.
//
// What the controller decides in a tick, nobody notices before data have passed. So it is asked in
// time for the first answer that could be, for all ticks that are over, and DMA is told at once
// when its data will have passed. Only for a listener it is asked in each cycle in which it acts.
#pragma once

#include <atomic>
#include <optional>

#include <systemc>
#include <tlm>
#include <tlm_utils/multi_passthrough_target_socket.h>

#include "base/fifo.h"
#include "sim/events/events.h"
#include "sim/memory/dram_controller.h"
#include "sim/time/clock.h"

namespace swsim {

// A put that covers only a part of an atom, or leaves out bytes between its first and its last one:
// the rest is read first, and until then memory does not accept it (END_REQ).
inline bool needs_merge(const tlm::tlm_generic_payload& transaction, uint64_t atom_bytes) {
    return transaction.is_write() &&
           (transaction.get_byte_enable_ptr() != nullptr ||
            (transaction.get_address() | transaction.get_data_length()) % atom_bytes != 0);
}

struct MainMemoryParameters {
    MainMemoryParameters() = default;
    MainMemoryParameters(const Machine& machine, Cycle way_cycles);

    unsigned cores = 0;
    unsigned dma_groups = 0;
    uint64_t cpe_khz = 1;
    uint64_t dram_khz = 1;
    uint64_t line_bytes = 0;
    uint64_t atom_bytes = 0;
    Cycle path_cycles = 0;  // of an own access, each way
    uint64_t interface_mb_per_s = 0;
};

class MainMemory : public sc_core::sc_module, private Actor {
  public:
    MainMemory(sc_core::sc_module_name name, Clock& clock);

    // Forgets all that is under way. Each way of a core's own access takes `way_cycles` more.
    void reset(const Machine& machine, Cycle way_cycles);

    // A transaction lies in one line. Protocol: BEGIN_REQ with the time of the way here as its
    // delay; its answer is END_REQ, the next one may be sent, but for a put that needs a
    // merge, where END_REQ comes when the rest has been read. BEGIN_RESP when the data have
    // moved. Both may come ahead, not in the order of their times, with the time until then as
    // their delay.
    tlm_utils::multi_passthrough_target_socket<MainMemory> dma_groups;

    // In the order of the cores' numbers. Protocol: BEGIN_REQ as a core issues the access, answered
    // by END_REQ, since the path takes one each cycle. BEGIN_RESP as data come back to the core,
    // and for a store, which is posted, when the DRAM controller has taken it: it keeps the
    // transaction (TLM's acquire) until it is written.
    tlm_utils::multi_passthrough_target_socket<MainMemory> cores;

    // Moves the data that should have been moved by the `last` cycle of a run that is broken off.
    void catch_up(Cycle last);
    // Moves the data of all accesses that have come to it. Listeners hear nothing of that.
    void complete();

    // Bytes that DMA has put into memory since the reset; may be read from another thread.
    uint64_t put_bytes() const { return put_bytes_.load(std::memory_order_relaxed); }

    // nullptr for none.
    void set_listener(EventListener* listener) { events_ = listener; }

  private:
    struct Access {
        tlm::tlm_generic_payload* transaction = nullptr;
        unsigned requester = 0;  // DMA group or core
        bool own = false;        // a core's
        DramAccess kind = DramAccess::read;
        unsigned next_free = 0;  // of a slot that is free: the next one that is
    };
    // In order of time, then of rank.
    struct Event {
        std::pair<Cycle, unsigned> time() const { return {cycle, rank}; }

        Cycle cycle = 0;
        unsigned rank = 0;
        unsigned slot = 0;
    };
    struct Answer {
        Cycle cycle = 0;
        unsigned slot = 0;
        // What the core is told, if anything, and whether the access is over.
        tlm::tlm_phase_enum phase = tlm::UNINITIALIZED_PHASE;
        bool last = false;
    };
    using Events = Fifo<Event>;
    using Answers = Fifo<Answer>;

    tlm::tlm_sync_enum receive(int group, tlm::tlm_generic_payload& transaction,
                               tlm::tlm_phase& phase, sc_core::sc_time& delay);
    tlm::tlm_sync_enum receive_own(int core, tlm::tlm_generic_payload& transaction,
                                   tlm::tlm_phase& phase, sc_core::sc_time& delay);
    void act() override;
    void pass_interface();
    void decide(Cycle last);
    DramTick next_tick() const;
    void accept(unsigned slot, DramTick tick);
    void move_data(const DramService& service, Cycle cycle);
    void answer_dma(unsigned slot, bool wrote, Cycle done);
    void answer_core(unsigned slot, bool wrote, Cycle done);
    void answer(Answers& due);
    void tell(unsigned slot, tlm::tlm_phase phase, Cycle cycle);
    void end(unsigned slot);
    void record(const Access& access, bool write, Cycle cycle, Cycle done) const;
    void wake();
    void wake_for(DramTick undecided);
    unsigned take_slot(const Access& access);

    // The last tick that is not after the beginning of the cycle; the first cycle that does not
    // begin before the tick; and the tick in which what comes in the cycle is taken.
    DramTick tick_from(Cycle cycle) const {
        return cycle * parameters_.dram_khz / parameters_.cpe_khz;
    }
    Cycle cycle_from(DramTick tick) const {
        return (tick * parameters_.cpe_khz + parameters_.dram_khz - 1) / parameters_.dram_khz;
    }
    DramTick taking_tick(Cycle cycle) const { return cycle == 0 ? 0 : tick_from(cycle - 1) + 1; }

    EventListener* events_ = nullptr;
    MainMemoryParameters parameters_;

    std::optional<DramController> dram_;
    std::vector<Access> slots_;
    unsigned first_free_ = 0;  // slots_.size() if none is
    Events at_interface_;      // own accesses
    Events at_controller_;
    // For cores: of loads, and the ends of stores; and of stores, which are posted.
    Answers answers_;
    Answers accepted_;
    // The interface is busy until then, in units of 1 / (clock_khz * interface_mb_per_s).
    uint64_t interface_free_ = 0;
    std::atomic<uint64_t> put_bytes_ = 0;
};

}  // namespace swsim
