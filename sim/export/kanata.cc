// SPDX-License-Identifier: Apache-2.0
#include "sim/export/kanata.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/machine/chip.h"

namespace swsim {

namespace {

// Records are lines of fields between tabs.
std::string field(std::string text) {
    std::ranges::replace_if(
        text, [](char each) { return static_cast<unsigned char>(each) < ' '; }, ' ');
    return text;
}

}  // namespace

Kanata::Kanata(const ExportTask& task) : task_(task), cores_(cores_per_group) {}

void Kanata::later(Cycle cycle, Id id, std::string text) {
    later_.push({cycle, order_++, std::move(text), id});
}

// The clock of the file goes on to `cycle`.
void Kanata::pass(Cycle cycle) {
    if (!begun_) {
        task_.sink.write(fmt::format("Kanata\t0004\nC=\t{}\n", cycle));
        begun_ = true;
    } else if (cycle > now_) {
        task_.sink.write(fmt::format("C\t{}\n", cycle - now_));
    }
    now_ = cycle;
}

// Writes what was to come up to `cycle`.
void Kanata::go_to(Cycle cycle) {
    while (!later_.empty() && later_.top().cycle <= cycle) {
        const Later& next = later_.top();
        pass(next.cycle);
        task_.sink.write(next.text.empty() ? fmt::format("R\t{}\t{}\t0\n", next.id, retired_)
                                           : next.text);
        retired_ += next.text.empty();
        later_.pop();
    }
    pass(cycle);
}

Kanata::Id Kanata::begin(unsigned core, uint64_t pc) {
    Core& state = cores_[core];
    const Id id = next_id_;
    std::string label = fmt::format("{:x}", pc);
    std::string details;
    if (const ProgramText::Line* const line = task_.program.at(pc)) {
        label += ": " + line->text;
        details = task_.program.place(*line);
        for (const std::string& macro : line->macros)
            details += fmt::format(", in macro {}", macro);
    }
    task_.sink.write(fmt::format("I\t{}\t{}\t{}\nL\t{}\t0\t{}\nL\t{}\t1\t{}\n", id,
                                 state.instructions, core, id, field(label), id, field(details)));
    ++state.instructions;
    ++next_id_;
    return id;
}

// The instruction at `pc`, which issues now.
Kanata::Id Kanata::take(unsigned core, uint64_t pc) {
    std::vector<Waiting>& waiting = cores_[core].waiting;
    const auto found = std::ranges::find(waiting, pc, &Waiting::pc);
    if (found == waiting.end())
        return begin(core, pc);
    const Id id = found->id;
    waiting.erase(found);
    return id;
}

void Kanata::on(const events::Stall& event) {
    task_.sink.stop_if_full();
    go_to(event.from);
    Core& core = cores_[event.core];
    auto waiting = std::ranges::find(core.waiting, event.pc, &Waiting::pc);
    if (waiting == core.waiting.end()) {
        const Id id = begin(event.core, event.pc);
        task_.sink.write(fmt::format("S\t{}\t0\tIs\n", id));
        core.waiting.push_back({event.pc, id});
        waiting = std::prev(core.waiting.end());
    }
    const Id id = waiting->id;
    const std::string_view name = name_of(event.account);
    task_.sink.write(fmt::format("S\t{}\t1\t{}\n", id, name));
    std::string end = fmt::format("E\t{}\t1\t{}\n", id, name);
    const auto producer = core.latest.find(event.producer_pc);
    if (event.producer_pc != 0 && producer != core.latest.end())
        end += fmt::format("W\t{}\t{}\t0\n", id, producer->second);
    later(event.to, id, std::move(end));
}

void Kanata::on(const events::Issue& event) {
    task_.sink.stop_if_full();
    go_to(event.cycle);
    const Id id = take(event.core, event.pc);
    task_.sink.write(fmt::format("S\t{}\t0\tP{}\n", id, event.pipe));
    cores_[event.core].latest[event.pc] = id;
    const ProgramText::Line* const line = task_.program.at(event.pc);
    later(event.cycle + (line ? task_.meta.latency(*line) : 1), id);
}

// All instructions get their end. Those that wait for their issue did not come to it.
void Kanata::finish(const std::string& missing) {
    const Cycle last = now_;
    while (!later_.empty())
        go_to(later_.top().cycle);
    go_to(std::max(now_, last));
    for (const Core& core : cores_)
        for (const Waiting& each : core.waiting)
            task_.sink.write(fmt::format("R\t{}\t{}\t1\n", each.id, retired_));
    if (missing.empty())
        return;
    const Id id = next_id_++;
    task_.sink.write(
        fmt::format("I\t{0}\t0\t0\nL\t{0}\t0\t{1}\nS\t{0}\t0\tX\nC\t1\nR\t{0}\t{2}\t1\n", id,
                    field("CUT: " + missing), retired_));
}

}  // namespace swsim
