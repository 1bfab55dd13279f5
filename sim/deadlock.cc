// SPDX-License-Identifier: Apache-2.0
#include "sim/deadlock.h"

#include <fmt/format.h>

namespace swsim {

namespace {

std::string reason(const Core& core, const Mesh&, const BarrierNetwork&) {
    switch (core.waiting()) {
    case Waiting::row_message:
        return "its row receive buffer is empty and no message to it is under way";
    case Waiting::column_message:
        return "its column receive buffer is empty and no message to it is under way";
    case Waiting::send_buffer:
        return "its send buffer is full";
    case Waiting::barrier:
        return "other members of the barrier have not come";
    case Waiting::change:
        return "it repeats the same state for ever: nothing that it does or waits for can end this "
               "loop";
    default:
        return "it waits for main memory";
    }
}

}  // namespace

std::string explain_deadlock(const std::vector<const Core*>& waiting, const Mesh& mesh,
                             const BarrierNetwork& barriers, const Program& program) {
    if (waiting.size() == 1)
        return reason(*waiting.front(), mesh, barriers);
    std::string text = fmt::format("{} cores wait, and nothing is under way", waiting.size());
    for (const Core* core : waiting)
        text += fmt::format("\n  core {} (row {}, column {}), pc {:#x}: {}\n    {}", core->id(),
                            core->state().row(), core->state().column(), core->pc(),
                            reason(*core, mesh, barriers), program.describe(core->pc()));
    return text;
}

}  // namespace swsim
