// SPDX-License-Identifier: Apache-2.0
#include "sim/core_group/deadlock.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace swsim {

namespace {

std::string list(const std::vector<unsigned>& cores) {
    return fmt::format("{} {}", cores.size() == 1 ? "core" : "cores", fmt::join(cores, ", "));
}

// Those that could send to the core, and do not.
std::string no_message(const Core& core, Direction direction) {
    const CoreState& state = core.state();
    const bool row = direction == Direction::row;
    return fmt::format("{} waits for a message from the other cores of {} {}: its receive buffer "
                       "is empty, none of them has one under way to it",
                       row ? "getr" : "getc", row ? "row" : "column",
                       row ? state.row() : state.column());
}

std::string full_buffer(const Core& core, const Mesh& mesh) {
    const bool row = mesh.oldest_message(core.id())->direction == Direction::row;
    return fmt::format("its send buffer is full ({} messages): the oldest is for {}, whose {} "
                       "receive buffer is full",
                       mesh.unsent_messages(core.id()), list(mesh.full_targets(core.id())),
                       row ? "row" : "column");
}

std::string barrier(const Core& core, const BarrierNetwork& barriers) {
    const std::vector<unsigned> missing = barriers.missing(core.id());
    const std::vector<unsigned> mismatched = barriers.mismatched(core.id());
    std::string text = "the barrier waits for ";
    if (!missing.empty())
        text += list(missing) + ", not come";
    if (!missing.empty() && !mismatched.empty())
        text += "; and for ";
    if (!mismatched.empty())
        text += list(mismatched) + ", come with another mask";
    return text;
}

std::string reason(const Core& core, const Mesh& mesh, const BarrierNetwork& barriers) {
    switch (core.waiting()) {
    case Waiting::row_message:
        return no_message(core, Direction::row);
    case Waiting::column_message:
        return no_message(core, Direction::column);
    case Waiting::send_buffer:
        return full_buffer(core, mesh);
    case Waiting::barrier:
        return barrier(core, barriers);
    default:
        return "it repeats the same state forever: nothing that it does or waits for can end this "
               "loop";
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
                            core->state().row(), core->state().column(), core->standing_pc(),
                            reason(*core, mesh, barriers), program.describe(core->standing_pc()));
    return text;
}

}  // namespace swsim
