// SPDX-License-Identifier: Apache-2.0
//
// Programs in which each core has a list of puts, gets, looks and nops of its own.
#pragma once

#include "tests/sim/noc/noc_reference.h"
#include "tests/sim/support.h"

namespace swsim::test {

// What each of the 64 cores does, one step a cycle when nothing holds it.
using MeshSteps = std::vector<std::vector<MeshStep>>;

MeshStep nop();
MeshStep put(Direction direction, unsigned target);
MeshStep broadcast(Direction direction);
MeshStep get(Direction direction);
MeshStep look_for_message(Direction direction);
MeshStep look_for_room();

// Adds `count` times `step`.
void add(std::vector<MeshStep>& steps, const MeshStep& step, unsigned count = 1);

constexpr unsigned core_at(unsigned row, unsigned column) {
    return row * 8 + column;
}
// The core at `position` of line `line` in this direction.
constexpr unsigned core_in(Direction direction, unsigned line, unsigned position) {
    return direction == Direction::row ? core_at(line, position) : core_at(position, line);
}

// A step's cycles count from the one in which all cores start.
struct MeshRun : Run {
    std::vector<MeshResult> cores;

    Cycle issue(unsigned core, size_t step) const { return cores.at(core).issue.at(step); }
    // Who put the message that the core's get number `index` has read, and its number among the
    // sender's puts.
    unsigned sender(unsigned core, size_t index) const;
    unsigned number(unsigned core, size_t index) const;
};

// Runs them on the simulator. What gets and looks have read is known for the last ones only: see
// remembered_gets and remembered_looks; others are zero.
MeshRun run_mesh_at(Cycle quantum, const MeshSteps& steps, const std::vector<std::string>& settings,
                    unsigned cpes = 64);
// The same ahead and cycle by cycle; fails unless both agree.
MeshRun run_mesh(const MeshSteps& steps, const std::vector<std::string>& settings = {},
                 unsigned cpes = 64);

// The same steps by the plain model. Messages carry the same data as in run_mesh.
std::vector<MeshResult> reference(const MeshSteps& steps, const MeshParameters& parameters = {});

inline constexpr unsigned remembered_gets = 14;
inline constexpr unsigned remembered_looks = 4;

}  // namespace swsim::test
