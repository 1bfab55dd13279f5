// SPDX-License-Identifier: Apache-2.0
//
// One core group's way to main memory in full-chip sharing mode: over the network on chip, of which
// each group that takes part has an equal share by time division. So groups do not influence each
// other beyond their number, and can be simulated apart. A transaction waits its turn in the share,
// which it holds for its bytes, get or put, and takes a fixed time for each way.
//
// It stands between the DMA groups and the memory controller. In private mode it is not there:
// transactions pass in the same call.
//
// Source: SW-AES, full-chip sharing mode: each core group gets at most 1/4 of the network's
// bandwidth when all access it. Bandwidth and time: see chip.noc_* in sw26010.toml.
#pragma once

#include <deque>
#include <map>

#include <systemc>
#include <tlm>
#include <tlm_utils/multi_passthrough_initiator_socket.h>
#include <tlm_utils/multi_passthrough_target_socket.h>

#include "sim/chip.h"
#include "sim/clock.h"

namespace swsim {

class NocShare : public AfterCores {
  public:
    NocShare(sc_core::sc_module_name name, const Clock& clock);

    // DMA groups bind to `target`; `initiator` is bound as often, in the same order, to memory.
    tlm_utils::multi_passthrough_target_socket<NocShare> target;
    tlm_utils::multi_passthrough_initiator_socket<NocShare> initiator;

    // Forgets all that is under way.
    void reset(const Machine& machine, const ChipPlace& place);

  private:
    struct Transfer {
        tlm::tlm_generic_payload* transaction = nullptr;
        unsigned index = 0;  // of the DMA group
    };
    // Transactions that come in one cycle leave in an order that rotates over the DMA groups; one
    // group's own keep theirs.
    struct Key {
        Cycle cycle = 0;  // in which the transaction may leave
        unsigned rank = 0;
        uint64_t serial = 0;
        auto operator<=>(const Key&) const = default;
    };

    tlm::tlm_sync_enum take_request(int index, tlm::tlm_generic_payload& transaction,
                                    tlm::tlm_phase& phase, sc_core::sc_time& delay);
    tlm::tlm_sync_enum take_response(int index, tlm::tlm_generic_payload& transaction,
                                     tlm::tlm_phase& phase, sc_core::sc_time& delay);
    void act() override;
    void send_requests();
    void send_responses();
    Cycle departure() const;

    const Machine* machine_ = nullptr;
    bool shared_ = false;
    Cycle way_cycles_ = 0;
    uint64_t bytes_per_s_ = 0;  // of this group's share

    std::map<Key, Transfer> requests_;
    std::deque<std::pair<Cycle, Transfer>> responses_;
    uint64_t serial_ = 0;
    uint64_t free_ps_ = 0;  // when the share can take the next transaction
};

}  // namespace swsim
