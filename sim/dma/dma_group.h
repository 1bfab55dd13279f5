// SPDX-License-Identifier: Apache-2.0
//
// One of the DMA groups of a core group: serves the commands of its CPEs one after another, as
// SW-AES 5.1.1 says. What is sequential is sending a command's transactions to memory; the ways of
// a command to the group and of the data back overlap with other commands.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>

#include "sim/clock.h"
#include "sim/dma/block_start.h"
#include "sim/dma/layout.h"

namespace swsim {

class DmaGroup : public AfterCores {
  public:
    DmaGroup(sc_core::sc_module_name name, const Clock& clock, LdmPort& ldm);
    ~DmaGroup() override;

    tlm_utils::simple_initiator_socket<DmaGroup> socket;

    // Forgets all that is under way.
    void reset(const Machine& machine);
    // A core issued `command` in the present cycle.
    void submit(const DmaCommand& command);

  private:
    // One transaction: the part of a command in one line of main memory.
    struct Line {
        tlm::tlm_generic_payload payload;
        BlockStart block_start;
        std::vector<uint8_t> data;
        std::shared_ptr<const DmaCommand> command;
        uint64_t position = 0;  // of its first byte in the command
        bool last = false;
    };
    // Commands that arrive in one cycle are served in an order that rotates over the cores.
    using ArrivalKey = std::pair<Cycle, unsigned>;

    void act() override;
    void take_returns();
    void send();
    void send_line();
    Line& free_line();
    tlm::tlm_sync_enum receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase& phase,
                               sc_core::sc_time& delay);

    LdmPort& ldm_;
    unsigned cores_ = 0;
    unsigned columns_ = 1;
    uint64_t line_bytes_ = 0;
    Cycle request_cycles_ = 0;
    Cycle return_cycles_ = 0;
    Cycle line_cycles_ = 0;

    std::map<ArrivalKey, std::shared_ptr<const DmaCommand>> arrivals_;
    // The command being sent, and how far it is.
    std::shared_ptr<const DmaCommand> active_;
    uint64_t sent_bytes_ = 0;
    Cycle next_send_ = 0;
    std::deque<std::pair<Cycle, Line*>> returns_;
    std::map<const tlm::tlm_generic_payload*, Line*> line_of_;
    std::vector<std::unique_ptr<Line>> lines_;
    std::vector<Line*> free_lines_;
};

}  // namespace swsim
