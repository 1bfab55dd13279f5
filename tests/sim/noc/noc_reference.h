// SPDX-License-Identifier: Apache-2.0
//
// Register communication once more, plainly: the whole mesh looked at in every cycle. What happens
// in a cycle follows from the state at the end of the one before.
#pragma once

#include <vector>

#include "sim/events/message.h"

namespace swsim::test {

// One instruction of P1: one per cycle and core, when it may.
struct MeshStep {
    // Looks read whether a get or a put would wait.
    enum class Kind : uint8_t { nop, put, get, look_for_message, look_for_room };
    Kind kind = Kind::nop;
    Message message{};                     // of a put
    Direction direction = Direction::row;  // of a get, or of its look
};

struct MeshParameters {
    size_t send_entries = 6;
    size_t receive_entries = 4;
    Cycle near_cycles = 10;
    Cycle far_cycles = 11;
};

// Of one core.
struct MeshResult {
    std::vector<Cycle> issue;  // of each of its steps; fewer if it waits forever
    std::vector<Vector> read;  // by its gets
    std::vector<bool> wait;    // seen by its looks
};

// Runs steps[core], each core from its cycle start[core] on.
std::vector<MeshResult> mesh_by_cycle(const std::vector<std::vector<MeshStep>>& steps,
                                      const std::vector<Cycle>& start,
                                      const MeshParameters& parameters);

}  // namespace swsim::test
