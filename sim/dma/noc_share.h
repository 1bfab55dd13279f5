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

#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/multi_passthrough_initiator_socket.h>
#include <tlm_utils/multi_passthrough_target_socket.h>

#include "base/fifo.h"
#include "sim/machine/chip.h"
#include "sim/time/clock.h"

namespace swsim {

struct NocShareParameters {
    NocShareParameters() = default;
    NocShareParameters(const Machine& machine, const ChipPlace& place);

    bool shared = false;
    ClockRate clock;
    unsigned dma_groups = 1;
    uint64_t atom_bytes = 1;
    Cycle way_cycles = 0;      // 0 in private mode
    uint64_t bytes_per_s = 0;  // of this group's share
};

class NocShare : public sc_core::sc_module, private Actor {
  public:
    NocShare(sc_core::sc_module_name name, Clock& clock);

    // DMA groups bind to `target`; `initiator` is bound as often, in the same order, to memory. The
    // protocol is memory's: BEGIN_REQ is handed on in the same cycle, with the time until it
    // arrives as its delay. It is accepted at once (END_REQ), but for a put of a part of an atom,
    // which memory itself must accept. Memory's END_REQ and BEGIN_RESP are held back for the way.
    tlm_utils::multi_passthrough_target_socket<NocShare> target;
    tlm_utils::multi_passthrough_initiator_socket<NocShare> initiator;

    // Forgets all that is under way.
    void reset(const Machine& machine, const ChipPlace& place);
    // What each way takes; 0 in private mode.
    Cycle way_cycles() const { return parameters_.way_cycles; }

  private:
    struct Request {
        tlm::tlm_generic_payload* transaction = nullptr;
        unsigned index = 0;  // of the DMA group
        sc_core::sc_time delay;
    };
    struct Answer {
        Cycle cycle = 0;
        tlm::tlm_generic_payload* transaction = nullptr;
        unsigned index = 0;
        tlm::tlm_phase phase;
    };

    tlm::tlm_sync_enum take_request(int index, tlm::tlm_generic_payload& transaction,
                                    tlm::tlm_phase& phase, sc_core::sc_time& delay);
    tlm::tlm_sync_enum take_answer(int index, tlm::tlm_generic_payload& transaction,
                                   tlm::tlm_phase& phase, sc_core::sc_time& delay);
    void act() override;
    void send(const Request& request);
    void deliver(const Answer& answer);

    NocShareParameters parameters_;

    std::vector<Request> requests_;  // of the present cycle
    Fifo<Answer> answers_;
    uint64_t free_ps_ = 0;  // when the share can take the next transaction
};

}  // namespace swsim
