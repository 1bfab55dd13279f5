// SPDX-License-Identifier: Apache-2.0
#include "sim/export/perfetto_export.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "sim/export/dma_text.h"

namespace swsim {

namespace {

using Annotation = PerfettoWriter::Annotation;
using Address = PerfettoWriter::Address;
using Slice = PerfettoWriter::Slice;
using Track = PerfettoWriter::Track;

// Of the counters.
constexpr Cycle rate_cycles = 1000;
// Messages at most this far apart are one slice.
constexpr Cycle traffic_gap = 16;

enum RateOf : unsigned { dma_read, dma_written, own_read, own_written, rate_count };

// Flows are numbered apart from each other: those of DMA commands and those of messages.
constexpr uint64_t first_message_flow = uint64_t(1) << 63;

std::string state_name(Account state) {
    return state == Account::single ? "computing" : std::string(account_names[size_t(state)]);
}

// Ranks of a core's tracks, from above.
enum CoreRank : int {
    regions_rank,
    pipes_rank,
    stalls_rank = pipes_rank + 2,
    dma_rank,
    arrivals_rank
};

}  // namespace

PerfettoLanes::Track PerfettoLanes::take(PerfettoWriter& writer) {
    if (free_.empty())
        return writer.add_track(parent_, rank_, text_);
    const Track lane = free_.back();
    free_.pop_back();
    return lane;
}

void PerfettoRate::tell(PerfettoWriter& writer, Cycle cycle, int64_t value) {
    if (value != told_)
        writer.count(track_, cycle, value);
    told_ = value;
}

void PerfettoRate::add(PerfettoWriter& writer, Cycle cycle, int64_t bytes) {
    if (cycle >= from_ + cycles_) {
        if (bytes_ != 0 || told_ > 0)
            tell(writer, from_, bytes_);
        bytes_ = 0;
        const Cycle next = cycle / cycles_ * cycles_;
        if (next > from_ + cycles_)
            tell(writer, from_ + cycles_, 0);
        from_ = next;
    }
    bytes_ += bytes;
}

void PerfettoRate::finish(PerfettoWriter& writer) {
    tell(writer, from_, bytes_);
    tell(writer, from_ + cycles_, 0);
}

PerfettoExport::PerfettoExport(const ExportTask& task)
    : task_(task), rows_(unsigned(task.meta.parameter("core_group.rows"))),
      columns_(unsigned(task.meta.parameter("core_group.columns"))), writer_(task.sink),
      barrier_of_(task.meta.cpes) {
    run_ = writer_.add_track(
        PerfettoWriter::no_track, 0,
        {"run", fmt::format("{}: time is in cycles, shown as nanoseconds", task.meta.subject)});
    add_core_tracks();
    add_part_tracks();
}

void PerfettoExport::add_core_tracks() {
    const Track parent = writer_.add_track(PerfettoWriter::no_track, 1, {"cores"});
    cores_.resize(task_.meta.cpes);
    for (unsigned id = 0; id < cores_.size(); ++id) {
        if (!task_.filter.has_core(id))
            continue;
        const Track track =
            writer_.add_track(parent, int(id),
                              {fmt::format("core {}", id),
                               fmt::format("row {}, column {}: what it waits for, or "
                                           "computing, with stalls of less than {} "
                                           "cycles in it",
                                           id / columns_, id % columns_, CoreStates::long_cycles)});
        cores_[id] = std::make_unique<Core>(
            Core{track, CoreStates([this, id](const CoreSpan& span) { write_span(id, span); }),
                 PerfettoLanes(track, dma_rank, {"dma", "issue of a command to its reply"}),
                 PerfettoLanes(track, arrivals_rank, {"messages", "when they can be read"})});
        Core& core = *cores_[id];
        if (!task_.program.regions.empty())
            core.regions = writer_.add_track(track, regions_rank, {"regions"});
        if (!detailed())
            continue;
        for (const int pipe : {0, 1})
            core.pipes[pipe] =
                writer_.add_track(track, pipes_rank + pipe, {fmt::format("P{}", pipe)});
        core.stalls = writer_.add_track(track, stalls_rank, {"stalls"});
    }
}

void PerfettoExport::add_part_tracks() {
    const Track no_track = PerfettoWriter::no_track;
    const Track dma =
        writer_.add_track(no_track, 2, {"DMA groups", "sending a command's lines to memory"});
    const auto groups = int(task_.meta.parameter("dma.groups"));
    for (int group = 0; group < groups; ++group)
        groups_.push_back(writer_.add_track(dma, group, {fmt::format("group {}", group)}));
    const Track memory = writer_.add_track(no_track, 3, {"memory"});
    constexpr std::array<const char*, rate_count> names = {"DMA bytes read", "DMA bytes written",
                                                           "gld bytes", "gst and faa bytes"};
    const std::string unit = fmt::format("bytes per {} cycles", rate_cycles);
    for (unsigned i = 0; i < rate_count; ++i)
        rates_.emplace_back(writer_.add_counter(memory, int(i), {names[i], "", unit}), rate_cycles);
    under_way_ = writer_.add_counter(memory, rate_count,
                                     {"DMA commands under way", "issued and not done", "commands"});
    const Track buses = writer_.add_track(no_track, 4, {"buses", "register communication"});
    const Track barriers =
        writer_.add_track(no_track, 5, {"barriers", "from the first arrival to the release"});
    for (unsigned line = 0; line < rows_ + columns_; ++line) {
        const std::string name =
            line < rows_ ? fmt::format("row {}", line) : fmt::format("column {}", line - rows_);
        buses_.push_back({writer_.add_track(buses, int(line), {name})});
        barriers_.emplace_back(barriers, int(line), PerfettoWriter::TrackText{name});
    }
}

std::string PerfettoExport::instruction(uint64_t pc) const {
    const ProgramText::Line* const line = task_.program.at(pc);
    return line ? line->text : fmt::format("{:#x}", pc);
}

void PerfettoExport::annotate_place(Slice& slice, uint64_t pc) const {
    slice.annotations.push_back({"pc", Address{pc}});
    if (const ProgramText::Line* const line = task_.program.at(pc))
        slice.annotations.push_back(
            {"source", fmt::format("{}: {}", task_.program.place(*line), line->text)});
}

// Rows, then columns, as buses are numbered.
unsigned PerfettoExport::line_of(unsigned core, Direction direction) const {
    return direction == Direction::row ? core / columns_ : rows_ + core % columns_;
}

void PerfettoExport::on(const events::Spawn& event) {
    last_ = std::max(last_, event.cycle);
    Slice slice{"run", fmt::format("spawn {}", spawns_++)};
    slice.annotations = {
        {"subject", task_.meta.subject},
        {"command", task_.meta.command},
        {"cores", int64_t(event.cpes)},
        {"first cycle of the cores", int64_t(event.start)},
        {"time", "1 ns in this trace is 1 cycle"},
        {"clock kHz", task_.meta.parameter("chip.clock_khz")},
        {"machine", task_.meta.machine_hash},
    };
    writer_.begin(run_, event.cycle, slice);
    running_ = true;
}

void PerfettoExport::on(const events::Join& event) {
    last_ = std::max(last_, event.cycle);
    if (running_)
        writer_.end(run_, event.cycle);
    running_ = false;
}

void PerfettoExport::on(const events::Issue& event) {
    task_.sink.stop_if_full();
    last_ = event.cycle;
    Core* const own = core(event.core);
    if (!own)
        return;
    own->states.add(event);
    skip_to(*own, event.cycle, event.cycle + 1);
    if (own->regions != PerfettoWriter::no_track && event.older == 0)
        follow_regions(*own, event.cycle, event.pc);
    if (detailed())
        write_instruction(*own, event);
}

void PerfettoExport::write_instruction(Core& own, const events::Issue& event) {
    Slice slice{"instruction", instruction(event.pc)};
    annotate_place(slice, event.pc);
    if (event.older > 0)
        slice.annotations.push_back({"issues before older ones", int64_t(event.older)});
    writer_.slice(own.pipes[event.pipe & 1], event.cycle, event.cycle + 1, slice);
}

void PerfettoExport::on(const events::Stall& event) {
    task_.sink.stop_if_full();
    last_ = event.from;
    Core* const own = core(event.core);
    if (!own)
        return;
    own->states.add(event);
    skip_to(*own, event.from, event.to);
    if (!detailed())
        return;
    Slice slice{"stall", std::string(account_names[size_t(event.account)])};
    annotate_place(slice, event.pc);
    if (event.producer_pc)
        slice.annotations.push_back({"waits for", instruction(event.producer_pc)});
    writer_.slice(own->stalls, event.from, event.to, slice);
}

// A span with the cycles of its accounts.
void PerfettoExport::write_span(unsigned id, const CoreSpan& span) {
    Slice slice{"core", state_name(span.state)};
    if (span.waits()) {
        annotate_place(slice, span.pc);
        if (span.producer_pc)
            slice.annotations.push_back({"waits for", instruction(span.producer_pc)});
    }
    slice.annotations.push_back({"instructions", int64_t(span.instructions)});
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = span.accounts[Account(i)])
            slice.annotations.push_back({account_names[i], int64_t(cycles)});
    writer_.slice(cores_[id]->track, span.from, span.to, slice);
}

// The outermost first.
std::vector<size_t> PerfettoExport::regions_at(uint64_t pc) const {
    const std::vector<Region>& regions = task_.program.regions;
    std::vector<size_t> result;
    for (size_t i = 0; i < regions.size(); ++i)
        if (regions[i].contains(pc))
            result.push_back(i);
    std::ranges::stable_sort(result, [&](size_t a, size_t b) {
        return regions[a].end - regions[a].begin > regions[b].end - regions[b].begin;
    });
    return result;
}

void PerfettoExport::follow_regions(Core& own, Cycle cycle, std::optional<uint64_t> pc) {
    const std::vector<size_t> now = pc ? regions_at(*pc) : std::vector<size_t>();
    const size_t same = size_t(std::ranges::mismatch(own.open_regions, now).in2 - now.begin());
    for (size_t i = own.open_regions.size(); i > same; --i)
        writer_.end(own.regions, cycle);
    for (size_t i = same; i < now.size(); ++i)
        writer_.begin(own.regions, cycle, {"region", task_.program.regions[now[i]].name});
    own.open_regions = now;
}

// Where events are left out, the state of the core is unknown.
void PerfettoExport::skip_to(Core& own, Cycle from, Cycle to) {
    if (from > own.next && !own.open_regions.empty())
        follow_regions(own, own.next, std::nullopt);
    own.next = to;
}

void PerfettoExport::on(const events::End& event) {
    if (Core* const own = core(event.core); own && own->regions != PerfettoWriter::no_track)
        follow_regions(*own, event.cycle, std::nullopt);
}

void PerfettoExport::on(const events::DmaIssue& event) {
    task_.sink.stop_if_full();
    const DmaCommand& command = event.command;
    if (command.operation == DmaOperation::barrier)
        return;
    Core* const own = core(command.core);
    const Track lane = own ? own->dma.take(writer_) : PerfettoWriter::no_track;
    if (own)
        begin_command(lane, command);
    commands_.emplace(command.ldm.number, Command{lane, command});
    writer_.count(under_way_, command.ldm.issued, int64_t(commands_.size()));
}

void PerfettoExport::begin_command(Track lane, const DmaCommand& command) {
    const uint64_t number = command.ldm.number;
    Slice slice{"dma", fmt::format("{} {}", name_of(command.operation), name_of(command.mode))};
    slice.annotations = {
        {"command", int64_t(number)},
        {"bytes", int64_t(command.memory_bytes)},
        {"memory address", Address{command.memory_address}},
        {"block bytes", int64_t(command.block_bytes)},
        {"stride bytes", int64_t(command.stride_bytes)},
        {"LDM address", Address{command.ldm.address}},
        {"reply address", Address{command.ldm.reply_address}},
    };
    annotate_place(slice, command.ldm.pc);
    slice.flows = {number};
    writer_.begin(lane, command.ldm.issued, slice);
}

void PerfettoExport::on(const events::DmaService& event) {
    Slice slice{"dma", "command"};
    const auto found = commands_.find(event.number);
    if (found != commands_.end()) {
        const DmaCommand& command = found->second.command;
        slice.name = fmt::format("{} of core {}", name_of(command.operation), command.core);
        slice.annotations = {
            {"core", int64_t(command.core)},
            {"bytes", int64_t(command.memory_bytes)},
            {"memory address", Address{command.memory_address}},
            {"LDM address", Address{command.ldm.address}},
        };
    }
    slice.annotations.push_back({"command", int64_t(event.number)});
    slice.flows = {event.number};
    writer_.slice(groups_.at(event.group), event.from, event.to, slice);
}

// The reply, which the core sees in the next cycle, ends the command's slice.
void PerfettoExport::on(const events::DmaDone& event) {
    const auto found = commands_.find(event.number);
    if (found == commands_.end())
        return;
    const Command& command = found->second;
    if (command.lane != PerfettoWriter::no_track) {
        writer_.slice(command.lane, event.cycle, event.cycle + 1,
                      {.category = "dma", .name = "reply", .ending_flows = {event.number}});
        writer_.end(command.lane, event.cycle + 1);
        cores_[command.command.core]->dma.give_back(command.lane);
    }
    commands_.erase(found);
    writer_.count(under_way_, event.cycle, int64_t(commands_.size()));
}

void PerfettoExport::on(const events::MemoryAccess& event) {
    task_.sink.stop_if_full();
    const unsigned which =
        event.own ? (event.write ? own_written : own_read) : (event.write ? dma_written : dma_read);
    rates_[which].add(writer_, event.cycle, event.bytes);
}

void PerfettoExport::on(const events::Message& event) {
    task_.sink.stop_if_full();
    if (detailed()) {
        write_message(event);
        return;
    }
    Traffic& bus = buses_.at(event.bus);
    if (bus.messages && event.cycle > bus.to + traffic_gap)
        end_traffic(bus);
    if (!bus.messages)
        bus.from = event.cycle;
    ++bus.messages;
    bus.to = event.cycle + 1;
}

void PerfettoExport::end_traffic(Traffic& traffic) {
    if (traffic.messages)
        writer_.slice(traffic.track, traffic.from, traffic.to,
                      {"bus", "messages", {{"messages", traffic.messages}}});
    traffic.messages = 0;
}

// On its bus, and where it can be read, with an arrow between.
void PerfettoExport::write_message(const events::Message& event) {
    const uint64_t flow = first_message_flow + messages_++;
    Slice slice{"bus", fmt::format("from core {}", event.core)};
    slice.annotations = {{"from core", int64_t(event.core)},
                         {"targets", int64_t(std::popcount(event.targets))},
                         {"target cores as bits", Address{event.targets}},
                         {"readable", int64_t(event.readable)}};
    slice.flows = {flow};
    writer_.slice(buses_.at(event.bus).track, event.cycle, event.cycle + 1, slice);
    for (unsigned id = 0; id < cores_.size(); ++id) {
        if (!(event.targets >> id & 1) || !cores_[id])
            continue;
        Core& target = *cores_[id];
        const Track lane = target.arrivals.take(writer_);
        writer_.slice(lane, event.readable, event.readable + 1,
                      {.category = "bus",
                       .name = fmt::format("{} message", name_of(event.direction)),
                       .annotations = {{"from core", int64_t(event.core)}},
                       .ending_flows = {flow}});
        target.arrivals.give_back(lane);
    }
}

void PerfettoExport::on(const events::BarrierArrival& event) {
    if (event.core >= barrier_of_.size())
        return;
    const BarrierKey key{line_of(event.core, event.direction), event.members};
    barrier_of_[event.core] = key;
    const auto found = waiting_.find(key);
    if (found != waiting_.end()) {
        ++found->second.arrived;
        return;
    }
    PerfettoLanes& lanes = barriers_.at(key.first);
    const Track lane = lanes.take(writer_);
    writer_.begin(lane, event.cycle,
                  {"barrier",
                   fmt::format("{} cores", std::popcount(event.members)),
                   {{"members as bits", Address{event.members}}}});
    waiting_.emplace(key, Barrier{lane, &lanes, 1});
}

void PerfettoExport::on(const events::BarrierRelease& event) {
    if (event.core >= barrier_of_.size())
        return;
    const auto found = waiting_.find(barrier_of_[event.core]);
    if (found == waiting_.end())
        return;
    writer_.end(found->second.lane, event.cycle);
    found->second.lanes->give_back(found->second.lane);
    waiting_.erase(found);
}

// What is open ends with the last event.
void PerfettoExport::finish(const std::string& missing) {
    for (const auto& own : cores_) {
        if (!own)
            continue;
        own->states.flush();
        follow_regions(*own, last_ + 1, std::nullopt);
    }
    for (const auto& [number, command] : commands_)
        if (command.lane != PerfettoWriter::no_track)
            writer_.end(command.lane, std::max(last_, command.command.ldm.issued) + 1);
    for (const auto& [key, barrier] : waiting_)
        writer_.end(barrier.lane, last_ + 1);
    for (PerfettoRate& rate : rates_)
        rate.finish(writer_);
    for (Traffic& bus : buses_)
        end_traffic(bus);
    if (running_)
        writer_.end(run_, last_ + 1);
    if (!missing.empty())
        writer_.slice(run_, last_ + 1, last_ + 2, {"run", "incomplete", {{"missing", missing}}});
}

}  // namespace swsim
