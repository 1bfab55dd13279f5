// SPDX-License-Identifier: Apache-2.0
//
// The synchronisation network: synr is a barrier over columns of a row, sync over rows of a column.
#pragma once

#include <systemc>

#include "sim/clock.h"
#include "sim/noc/message.h"

namespace swsim {

class BarrierNetwork {
  public:
    BarrierNetwork(const Clock& clock, MeshListener& listener);

    void reset(const Machine& machine);

    // A core issues synr (Direction::row) or sync (Direction::column) in the present cycle and waits.
    // Bit i of `members` is column or row i. Throws Fault SYNE1 (NOSELF) if its own bit is clear.
    void arrive(unsigned core, Direction direction, uint8_t members);
};

}  // namespace swsim
