// SPDX-License-Identifier: Apache-2.0
//
// Register communication as the cores see it: a 256-bit message to one core, or to all others, of
// the sender's row or column. Messages carry no sender. Sources: SW-AES section 2.2 for the
// buses, the vendor's intrinsics manual (shenwei-doc) for the rest.
#pragma once

#include <cstdint>

#include "sim/machine/machine.h"
#include "sim/machine/vector.h"

namespace swsim {

// Along the sender's row (its targets differ in their column), or along its column.
enum class Direction : uint8_t { row, column };

struct Message {
    Vector data;
    Direction direction = Direction::row;
    bool broadcast = false;
    unsigned target = 0;  // column of a row message, row of a column message; none for a broadcast
};

// The cores' side of mesh and barriers. What is told in cycle t counts from t + 1 on.
class MeshListener {
  public:
    virtual ~MeshListener() = default;
    // A message is in one of the core's receive buffers, or its send buffer has room again.
    virtual void mesh_changed(unsigned core) = 0;
    // The barrier that the core waits at is complete: it may issue again at `cycle`, which is later
    // than the present one.
    virtual void barrier_released(unsigned core, Cycle cycle) = 0;
};

}  // namespace swsim
