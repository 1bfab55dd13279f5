// SPDX-License-Identifier: Apache-2.0
//
// The register-communication mesh of a core group: a send buffer per core for both directions, a
// bus for each row and each column, and two receive buffers per core.
//
// A message that is put in cycle t is visible to its bus from t + 1 on, if it is the oldest one of
// its send buffer; otherwise from the cycle after the departure of the one before it. It departs in
// a cycle in which its bus carries no other message and every target has a free slot in its receive
// buffer. The slots are reserved then, those of a broadcast all at once. Each target may read it
// noc.near_cycles or noc.far_cycles after t if it departed in t + 1, and as much later as it
// departed later, but never before an earlier message of the same receive buffer. What becomes free
// in a cycle, in a send or a receive buffer, can be used in the next.
//
// When several messages could depart over a bus in one cycle, that of the first core behind the
// bus's last sender does. (The rule for requests of one cycle, request_rank, would not be fair
// here: these requests stay until they are served, and of two neighbours it favours one in 7 of 8
// cycles.)
//
// A message to oneself is delivered as any other, a broadcast's sender gets none.
//
// Sources: SW-AES section 2.2 for the buses, the intrinsics manual (shenwei-doc) for broadcast and
// stalls; for messages to oneself a run on the chip (04-slave-comm/log.txt of nushio_box in
// YotaIshigaki/GPLUM), their time is assumed to be that of near ones. Depths, latencies and their
// confidence: noc.* in sw26010.toml. Arbitration and the rules of the slots are assumptions.
#pragma once

#include "sim/events/events.h"
#include "sim/noc/mesh_lines.h"
#include "sim/noc/ring.h"
#include "sim/time/clock.h"

namespace swsim {

struct MeshParameters {
    MeshParameters() = default;
    explicit MeshParameters(const Machine& machine);

    unsigned send_entries = 1;
    unsigned receive_entries = 1;
    Cycle near_cycles = 0;
    Cycle far_cycles = 0;
};

class Mesh : private Actor {
  public:
    Mesh(Clock& clock, MeshListener& listener);

    // Empty buffers, nothing under way.
    void reset(const Machine& machine);

    // All at the present cycle, from a core that issues an instruction in it.
    bool can_send(unsigned core) const { return send_[core].room_from() <= now(); }
    // nullptr for none.
    void set_listener(EventListener* listener) { events_ = listener; }

    // The core's send buffer has room.
    void send(unsigned core, const Message& message);
    bool has_message(unsigned core, Direction direction) const;
    // The oldest message; there is one.
    Vector receive(unsigned core, Direction direction);

    // For the explanation of a run that has come to a stand: the message that a core wants to send
    // next (nullptr: none), and its targets whose receive buffers have no room.
    const Message* oldest_message(unsigned core) const;
    std::vector<unsigned> full_targets(unsigned core) const;
    // For a check at the end of a run: messages that will never be read.
    unsigned unsent_messages(unsigned core) const { return send_[core].count(); }
    unsigned unread_messages(unsigned core, Direction direction) const {
        return received(core, direction).count();
    }

  private:
    struct Arrival {
        Vector data;
        Cycle readable;
    };
    // Of a row or a column. Positions are those in the line.
    struct Bus {
        uint32_t senders = 0;   // positions of cores whose oldest message is for this bus
        unsigned favoured = 0;  // the position that comes first
    };

    void act() override;
    void serve(unsigned line);
    Cycle departure_from(unsigned line, unsigned position) const;
    void depart(unsigned line, unsigned position);
    Cycle deliver(unsigned line, unsigned from, unsigned to, const Vector& data);
    void look_next(unsigned line);
    void offer_oldest(unsigned core);
    uint32_t targets(unsigned core, const Message& message) const;
    void tell_later(unsigned core, Cycle when);
    void tell_arrivals();
    uint32_t& due_lines(Cycle cycle) { return due_lines_[cycle % 2]; }
    uint64_t& to_be_told(Cycle cycle) { return calendar_[cycle & (calendar_.size() - 1)]; }
    const Ring<Arrival>& received(unsigned core, Direction direction) const {
        return receive_[unsigned(direction)][core];
    }
    Ring<Arrival>& received(unsigned core, Direction direction) {
        return receive_[unsigned(direction)][core];
    }

    MeshListener& listener_;
    EventListener* events_ = nullptr;
    MeshLines lines_;
    MeshParameters parameters_;

    std::vector<Ring<Message>> send_;        // of each core
    std::vector<Ring<Arrival>> receive_[2];  // by direction, of each core
    std::vector<Cycle> visible_from_;        // each core's oldest message, to its bus
    std::vector<Bus> buses_;                 // of each line
    // Lines over which a message may be able to depart, in cycles with an even and an odd number:
    // the present one and the next.
    uint32_t due_lines_[2] = {};
    // Cores to be told of a message, in a ring of cycles of which the length is a power of two.
    std::vector<uint64_t> calendar_;
    Cycle next_told_ = never;
};

}  // namespace swsim
