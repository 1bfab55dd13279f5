// SPDX-License-Identifier: Apache-2.0
//
// One of the DMA groups of a core group: serves the commands of its CPEs one after another, as
// SW-AES 5.1.1 says. What is sequential is sending a command's transactions to memory; the ways of
// a command to the group and of the data back overlap with other commands.
//
// A command takes a time of its own, one from each of its blocks to the next, and one for each line
// of memory; a line waits while too many are outstanding, and behind a put that needs a merge,
// until memory has read the rest of it. The last part of a block that is put waits for the next
// block: if that begins in the same line, both go as one.
#pragma once

#include <list>
#include <memory>
#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>

#include "base/fifo.h"
#include "sim/dma/dma_parameters.h"
#include "sim/dma/layout.h"
#include "sim/events/events.h"
#include "sim/time/clock.h"

namespace swsim {

class DmaGroup : public sc_core::sc_module, private Actor {
  public:
    DmaGroup(sc_core::sc_module_name name, Clock& clock, LdmPort& ldm);

    tlm_utils::simple_initiator_socket<DmaGroup> socket;

    // Forgets all that is under way.
    void reset(const DmaParameters& parameters, unsigned number);
    // A core issued `command` in the present cycle.
    void submit(const DmaCommand& command);
    // nullptr for none.
    void set_listener(EventListener* listener) { listener_ = listener; }

  private:
    // Commands that arrive in one cycle are served in an order that rotates over the cores; those
    // of one core, which a fence has released together, in the order of their issue.
    struct Transfer {
        std::pair<Cycle, unsigned> arrival() const { return {arrives, rank}; }

        DmaCommand command;
        Cycle arrives = 0;
        unsigned rank = 0;
        uint64_t sent_bytes = 0;
        uint64_t done_bytes = 0;  // in LDM, or written to memory
    };
    // From one list to the next a transfer moves without being copied.
    using Transfers = std::list<Transfer>;
    // One transaction: the part of a command in one line of main memory.
    struct Line : tlm::tlm_generic_payload {
        std::vector<uint8_t> data;
        std::vector<uint8_t> enabled;  // which of them the command has
        Transfers::iterator transfer;
        uint64_t position = 0;  // of its first byte in the command
        uint64_t bytes = 0;     // of the command
    };
    struct Return {
        // Data that have been read come before those that have been written.
        std::pair<Cycle, bool> time() const { return {cycle, line->is_write()}; }

        Cycle cycle = 0;
        Line* line = nullptr;
    };

    void act() override;
    void take_returns();
    void take_credits();
    void send();
    void send_line();
    uint64_t bytes_of_next_line() const;
    uint64_t bytes_in_line_and_block(uint64_t position) const;
    void fill(Line& line);
    void finish_sending();
    void wake();
    Cycle can_send_from() const;
    Line& free_line();
    bool comes_back(const Line& line);
    tlm::tlm_sync_enum receive(tlm::tlm_generic_payload& payload, tlm::tlm_phase& phase,
                               sc_core::sc_time& delay);

    LdmPort& ldm_;
    EventListener* listener_ = nullptr;
    unsigned number_ = 0;  // of the group
    DmaParameters parameters_;
    sc_core::sc_time way_to_memory_;

    Transfers arrivals_;
    Transfers under_way_;
    Transfers free_transfers_;    // to be used again
    Transfer* active_ = nullptr;  // being sent: the last one under way
    Cycle active_since_ = 0;
    bool held_ = false;  // memory has not accepted the line sent last
    Cycle next_send_ = 0;
    size_t outstanding_ = 0;  // lines
    Fifo<Cycle> credits_;     // when lines that memory has served are known here
    Fifo<Return> returns_;
    std::vector<std::unique_ptr<Line>> lines_;
    std::vector<Line*> free_lines_;
};

}  // namespace swsim
