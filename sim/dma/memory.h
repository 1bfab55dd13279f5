// SPDX-License-Identifier: Apache-2.0
//
// Main memory of a core group behind a TLM-2.0 target: one server for 128-byte transactions, first
// come first served, with a cost for each contiguous block and time out for refresh. It stands
// where the DRAM model (banks, rows, turn-around) will be. Also the cores' own accesses (gld, gst,
// faa), which take a fixed time here.
//
// Source of the service times: swDNN table II, see memory.* in sw26010.toml.
#pragma once

#include <atomic>
#include <deque>
#include <map>

#include <systemc>
#include <tlm>
#include <tlm_utils/multi_passthrough_target_socket.h>

#include "sim/clock.h"
#include "sim/cpe/environment.h"
#include "sim/dma/block_start.h"

namespace swsim {

// Who hears that a core's own access is done. What is told in cycle t counts from t + 1 on.
class LoadListener {
  public:
    virtual ~LoadListener() = default;
    virtual void load_done(unsigned core, const MainMemoryAccess& access) = 0;
    virtual void store_done(unsigned core) = 0;
};

class MemoryController : public AfterCores {
  public:
    MemoryController(sc_core::sc_module_name name, const Clock& clock, LoadListener& listener);

    // Forgets all that is under way. `machine` must stay until the next reset. Each way of a core's
    // own access takes `way_cycles` more.
    void reset(const Machine& machine, Cycle way_cycles);

    // DMA groups bind here. Protocol: BEGIN_REQ with the time of the way here as its delay,
    // then BEGIN_RESP when the data have moved.
    tlm_utils::multi_passthrough_target_socket<MemoryController> socket;

    // Bytes that DMA has put into memory since the reset; may be read from another thread.
    uint64_t put_bytes() const { return put_bytes_.load(std::memory_order_relaxed); }

    // A core's own access, issued at the present cycle.
    void access(unsigned core, const MainMemoryAccess& access);

  private:
    struct Service {
        tlm::tlm_generic_payload* transaction = nullptr;
        int initiator = 0;
    };
    struct Direct {
        unsigned core = 0;
        MainMemoryAccess access;
    };
    // Accesses of one cycle take effect in an order that rotates over the cores.
    using DirectKey = std::pair<Cycle, unsigned>;

    tlm::tlm_sync_enum receive(int initiator, tlm::tlm_generic_payload& transaction,
                               tlm::tlm_phase& phase, sc_core::sc_time& delay);
    void act() override;
    void accept_arrivals();
    void finish_services();
    void finish_direct();
    void put(const tlm::tlm_generic_payload& transaction);
    uint64_t service_ps(const tlm::tlm_generic_payload& transaction) const;
    uint64_t after_refresh(uint64_t ps) const;

    LoadListener& listener_;
    const Machine* machine_ = nullptr;
    uint64_t line_ps_ = 0;
    uint64_t get_block_ps_ = 0;
    uint64_t put_block_ps_ = 0;
    uint64_t refresh_interval_ps_ = 0;
    uint64_t refresh_ps_ = 0;
    Cycle load_cycles_ = 0;
    Cycle store_cycles_ = 0;

    std::multimap<std::pair<Cycle, unsigned>, Service> arrivals_;
    std::deque<std::pair<Cycle, Service>> in_service_;  // finish cycle, in order
    std::multimap<DirectKey, Direct> direct_;
    std::atomic<uint64_t> put_bytes_ = 0;
    uint64_t free_ps_ = 0;  // when the server can start the next transaction
};

}  // namespace swsim
