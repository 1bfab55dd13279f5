// SPDX-License-Identifier: Apache-2.0
//
// The synchronisation network: synr is a barrier over columns of a row, sync over rows of a column.
//
// A barrier is complete when every member of its mask waits at the same instruction with the same
// mask. All of them may issue again noc.sync_cycles after the cycle in which the last one arrived.
// Masks that disagree complete nothing; disjoint ones are barriers of their own.
//
// Sources: the intrinsics manual (shenwei-doc) for instructions, masks and exceptions. The cost is
// assumed: noc.sync_cycles in sw26010.toml.
#pragma once

#include <vector>

#include "sim/noc/mesh_lines.h"
#include "sim/time/clock.h"

namespace swsim {

class BarrierNetwork : private Actor {
  public:
    BarrierNetwork(Clock& clock, MeshListener& listener);

    // Nobody waits.
    void reset(const Machine& machine);

    // A core issues synr (Direction::row) or sync (Direction::column) in the present cycle and
    // waits. Bit i of `members` is column or row i. Throws Fault SYNE1 (NOSELF) if its own bit is
    // clear. Releases are told after the cores, in the cycle of the last arrival.
    void arrive(unsigned core, Direction direction, uint8_t members);

    // For the explanation of a run that has come to a stand: the members of the barrier at which
    // the core waits that do not wait there (they have not arrived, or are at the other
    // instruction), and those that wait there with another mask. Nobody if the core does not wait.
    std::vector<unsigned> missing(unsigned core) const;
    std::vector<unsigned> mismatched(unsigned core) const;

  private:
    struct Waiting {
        Direction direction = Direction::row;
        uint8_t members = 0;  // none: the core does not wait
    };

    void act() override;
    bool waits_at(unsigned core, Direction direction) const {
        return waiting_[core].members && waiting_[core].direction == direction;
    }
    bool agree(unsigned one, unsigned other) const {
        return waits_at(other, waiting_[one].direction) &&
               waiting_[other].members == waiting_[one].members;
    }
    // Calls visit(member) for the members of the core's barrier, itself included.
    template <typename Visit> void for_each_member(unsigned core, Visit visit) const;
    bool complete(unsigned core) const;
    void release(unsigned core);

    MeshListener& listener_;
    MeshLines lines_;
    Cycle sync_cycles_ = 0;
    std::vector<Waiting> waiting_;   // of each core
    std::vector<unsigned> arrived_;  // cores that arrived in the present cycle
};

}  // namespace swsim
