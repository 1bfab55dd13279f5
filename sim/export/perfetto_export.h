// SPDX-License-Identifier: Apache-2.0
//
// Export of a whole run for ui.perfetto.dev. One cycle is one nanosecond of the viewer's time.
//
//     run                 spawn 0                                            (clock, command)
//     cores
//       core 0            | computing | dma_wait    | computing     | sync |
//         regions              | encrypt       |
//         dma             | get 1 KB     -> flow to the group, and to the reply |
//         P0, P1, stalls  with --detail instructions: each instruction, each stall
//       core 1 ...
//     DMA groups
//       group 0           | get of core 3 | put of core 0 |
//     memory              counters: DMA bytes, bytes of gld/gst/faa, DMA commands under way
//     buses
//       row 0 ...         | 12 messages |          | 3 messages |
//     barriers
//       row 0 ...         | 4 cores |
//
// docs/trace-viewers.md says what each track means.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "sim/export/core_states.h"
#include "sim/export/exporter.h"
#include "sim/export/perfetto_writer.h"

namespace swsim {

// Tracks of one name that together hold spans which overlap: each holds one at a time.
class PerfettoLanes {
  public:
    using Track = PerfettoWriter::Track;

    PerfettoLanes(Track parent, int rank, PerfettoWriter::TrackText text)
        : parent_(parent), rank_(rank), text_(std::move(text)) {}

    // A lane for a span that begins now, until it is given back.
    Track take(PerfettoWriter& writer);
    void give_back(Track lane) { free_.push_back(lane); }

  private:
    Track parent_;
    int rank_;
    PerfettoWriter::TrackText text_;
    std::vector<Track> free_;
};

// Bytes per so many cycles, as a counter that changes only when its value does.
class PerfettoRate {
  public:
    PerfettoRate(PerfettoWriter::Track track, Cycle cycles) : track_(track), cycles_(cycles) {}

    void add(PerfettoWriter& writer, Cycle cycle, int64_t bytes);
    void finish(PerfettoWriter& writer);

  private:
    void tell(PerfettoWriter& writer, Cycle cycle, int64_t value);

    PerfettoWriter::Track track_;
    Cycle cycles_;
    Cycle from_ = 0;  // of the present span of `cycles_`
    int64_t bytes_ = 0;
    int64_t told_ = -1;
};

class PerfettoExport : public Exporter {
  public:
    explicit PerfettoExport(const ExportTask& task);

    using EventListener::on;
    void on(const events::Spawn& event) override;
    void on(const events::Join& event) override;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void on(const events::End& event) override;
    void on(const events::DmaIssue& event) override;
    void on(const events::DmaService& event) override;
    void on(const events::DmaDone& event) override;
    void on(const events::MemoryAccess& event) override;
    void on(const events::Message& event) override;
    void on(const events::BarrierArrival& event) override;
    void on(const events::BarrierRelease& event) override;
    void finish(const std::string& missing) override;

  private:
    using Track = PerfettoWriter::Track;
    using Slice = PerfettoWriter::Slice;

    struct Core {
        Track track;
        CoreStates states;
        PerfettoLanes dma;
        PerfettoLanes arrivals;  // of messages
        Track regions = PerfettoWriter::no_track;
        std::vector<size_t> open_regions = {};  // the outermost first
        Cycle next = 0;                         // behind its last event
        Track pipes[2] = {};
        Track stalls = PerfettoWriter::no_track;
    };
    struct Command {
        Track lane;  // none if its core is not shown
        DmaCommand command;
    };
    // Messages over a bus that follow each other closely.
    struct Traffic {
        Track track;
        Cycle from = 0;
        Cycle to = 0;
        int64_t messages = 0;
    };
    struct Barrier {
        Track lane;
        PerfettoLanes* lanes;
        int64_t arrived;
    };
    using BarrierKey = std::pair<unsigned, unsigned>;  // line, members

    void add_core_tracks();
    void add_part_tracks();
    bool detailed() const { return task_.detail == ExportDetail::instructions; }
    // nullptr for one that is not shown.
    Core* core(unsigned id) { return id < cores_.size() ? cores_[id].get() : nullptr; }
    void write_span(unsigned id, const CoreSpan& span);
    void follow_regions(Core& core, Cycle cycle, std::optional<uint64_t> pc);
    void skip_to(Core& core, Cycle from, Cycle to);
    std::vector<size_t> regions_at(uint64_t pc) const;
    void write_instruction(Core& core, const events::Issue& issue);
    void begin_command(Track lane, const DmaCommand& command);
    void write_message(const events::Message& message);
    void end_traffic(Traffic& traffic);
    void annotate_place(Slice& slice, uint64_t pc) const;
    std::string instruction(uint64_t pc) const;
    unsigned line_of(unsigned core, Direction direction) const;

    const ExportTask task_;
    const unsigned rows_;
    const unsigned columns_;
    PerfettoWriter writer_;
    Track run_ = PerfettoWriter::no_track;
    std::vector<std::unique_ptr<Core>> cores_;
    std::vector<Track> groups_;
    Track under_way_ = PerfettoWriter::no_track;
    std::vector<PerfettoRate> rates_;
    std::vector<Traffic> buses_;
    std::vector<PerfettoLanes> barriers_;
    std::map<uint64_t, Command> commands_;  // under way, by number
    std::map<BarrierKey, Barrier> waiting_;
    std::vector<BarrierKey> barrier_of_;  // of each core that waits at one
    int64_t spawns_ = 0;
    bool running_ = false;
    uint64_t messages_ = 0;
    Cycle last_ = 0;
};

}  // namespace swsim
