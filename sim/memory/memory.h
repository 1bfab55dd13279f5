// SPDX-License-Identifier: Apache-2.0
//
// Main memory of a core group behind a TLM-2.0 target: data, and the DRAM controller's time. Also
// the way of the cores' own accesses (gld, gst, faa) to it: a path and an interface with a
// bandwidth of its own (SW-AES: 8 GB/s).
//
// Data move when the DRAM's column command is issued, so their order is the controller's.
#pragma once

#include <atomic>
#include <deque>
#include <optional>

#include <systemc>
#include <tlm>
#include <tlm_utils/multi_passthrough_target_socket.h>

#include "sim/clock.h"
#include "sim/events.h"
#include "sim/main_memory_access.h"
#include "sim/memory/dram_controller.h"
#include "sim/memory/load_listener.h"

namespace swsim {

// A put that covers only a part of an atom: the rest is read first, and until then memory does not
// accept it (END_REQ).
inline bool needs_merge(const tlm::tlm_generic_payload& transaction, uint64_t atom_bytes) {
    return transaction.is_write() &&
           (transaction.get_address() | transaction.get_data_length()) % atom_bytes != 0;
}

class MemoryController : public AfterCores {
  public:
    MemoryController(sc_core::sc_module_name name, Clock& clock, LoadListener& listener);

    // Forgets all that is under way. Each way of a core's own access takes `way_cycles` more.
    void reset(const Machine& machine, Cycle way_cycles);

    // DMA groups bind here; a transaction lies in one line. Protocol: BEGIN_REQ with the time of
    // the way here as its delay. END_REQ, when the next one may be sent: it is the answer to
    // BEGIN_REQ, but for a put that covers only a part of an atom, where it comes when the rest has
    // been read. BEGIN_RESP when the data have moved.
    tlm_utils::multi_passthrough_target_socket<MemoryController> socket;

    // Bytes that DMA has put into memory since the reset; may be read from another thread.
    uint64_t put_bytes() const { return put_bytes_.load(std::memory_order_relaxed); }

    // nullptr for none.
    void set_listener(EventListener* listener) { events_ = listener; }

    // A core's own access, issued at the present cycle.
    void access(unsigned core, const MainMemoryAccess& access);

  private:
    // What waits for something: a transaction of a DMA group, or a core's own access.
    struct Access {
        tlm::tlm_generic_payload* transaction = nullptr;
        unsigned requester = 0;  // DMA group or core
        MainMemoryAccess own;
    };
    // In order of time, then of rank.
    struct Event {
        Cycle cycle = 0;
        unsigned rank = 0;
        unsigned slot = 0;
        bool accepted = false;  // the rest of an atom has been read; the access goes on
    };
    using Events = std::deque<Event>;

    tlm::tlm_sync_enum receive(int group, tlm::tlm_generic_payload& transaction,
                               tlm::tlm_phase& phase, sc_core::sc_time& delay);
    void act() override;
    void serve_interface();
    void serve_dram();
    void accept(const Access& access, unsigned slot, DramTick tick);
    void move_data(const DramService& service);
    void tell_access(const Access& access, bool write, Cycle done) const;
    static void move_own(MainMemoryAccess& access, bool wrote);
    void put(const tlm::tlm_generic_payload& transaction);
    void answer();
    void answer(const Event& event);
    void wake();
    unsigned take_slot(const Access& access);
    static void insert(Events& events, const Event& event);

    // The last tick that is not after the beginning of the cycle; the first cycle that does not
    // begin before the tick.
    DramTick tick_from(Cycle cycle) const { return cycle * dram_khz_ / cpe_khz_; }
    Cycle cycle_from(DramTick tick) const { return (tick * cpe_khz_ + dram_khz_ - 1) / dram_khz_; }

    LoadListener& listener_;
    EventListener* events_ = nullptr;
    unsigned cores_ = 0;
    unsigned groups_ = 0;
    uint64_t cpe_khz_ = 1;
    uint64_t dram_khz_ = 1;
    uint64_t line_bytes_ = 0;
    uint64_t atom_bytes_ = 0;
    Cycle path_cycles_ = 0;
    uint64_t interface_mb_per_s_ = 0;

    std::optional<DramController> dram_;
    std::vector<Access> slots_;
    std::vector<unsigned> free_slots_;
    Events at_interface_;  // own accesses
    Events at_controller_;
    Events read_;     // data of reads
    Events written_;  // data of writes
    // The interface is busy until then, in units of 1 / (clock_khz * interface_mb_per_s).
    uint64_t interface_free_ = 0;
    std::atomic<uint64_t> put_bytes_ = 0;
};

}  // namespace swsim
