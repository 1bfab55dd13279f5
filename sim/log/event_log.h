// SPDX-License-Identifier: Apache-2.0
//
// The event log: all events of sim/events/events.h of a run in one compact file, from which every
// export is made, without simulating again. docs/trace.md describes the format.
//
//     EventLogWriter writer("run.swlog", ProgramText(program), meta);    // an EventListener
//     ... run ...
//     writer.finish();
//
//     EventLog log("run.swlog");
//     log.replay(listener);              // every event, in the order of time over all parts
//
// Each core has its track of the file, so have the register values of each core, each DMA group,
// and the rest of the chip. A track is a sequence of blocks, each compressed on its own, written as
// they fill up. The same run gives the same file byte for byte, whatever --quantum was.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "asm/program_text.h"
#include "sim/events/every_event.h"
#include "sim/log/event_fields.h"

namespace swsim {

// The file cannot be written or read: which, where and why.
class EventLogError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// What was run, on what machine.
struct RunMeta {
    std::string subject;  // the kernel's name, or the file of a bare program
    std::string command;  // as it was typed: "swsim trace simd --bytes 4K"
    unsigned cpes = 0;
    std::string machine_hash;
    std::map<std::string, int64_t> machine;  // every parameter: "dma.groups", "chip.clock_khz", ...

    // Throws EventLogError if the log's machine had no such parameter.
    int64_t parameter(const std::string& name) const;
    // From an instruction's issue to that of one that needs its result.
    Cycle latency(const ProgramText::Line& line) const;
};

// Which events. The cores' own events (issue, stall, value, end, barrier) are those of `cores`;
// what DMA, memory and buses do is not a core's. Stalls are cut to the window; other spans that
// overlap it stay whole. A transfer's service and end may come without its issue, which was before
// the window.
struct LogFilter {
    uint64_t cores = ~uint64_t(0);  // as bits
    Cycle from = 0;
    Cycle to = never;  // the first cycle that is not wanted
    // Register values are large: a listener that wants them says so (wants_values).
    bool values = false;

    bool has_core(unsigned core) const { return core < 64 && (cores >> core & 1) != 0; }
    bool has_cycle(Cycle cycle) const { return from <= cycle && cycle < to; }
    bool overlaps(Cycle begin, Cycle end) const { return begin < to && end > from; }
};

class EventLogWriter : public EveryEvent<EventLogWriter> {
  public:
    static constexpr uint64_t no_limit = ~uint64_t(0);

    // Writes beside `path` under a temporary name until finish(). When the file has `max_bytes`,
    // what follows is left out, and the log says up to which cycle it is complete.
    EventLogWriter(const std::filesystem::path& path, const ProgramText& program,
                   const RunMeta& meta, const LogFilter& filter = {},
                   uint64_t max_bytes = no_limit);
    // Without finish(), there is no file.
    ~EventLogWriter() override;

    // Throws EventLogError, also for what could not be written before.
    void finish();

    uint64_t bytes() const;     // of the file so far
    uint64_t events() const;    // told of, without those that the filter leaves out
    Cycle complete_to() const;  // the first cycle with events left out for want of room, or `never`

    void tell(const events::Issue& event);
    void tell(const events::Stall& event);
    void tell(const events::Write& event);
    void tell(const events::End& event);
    void tell(const ChipEvent& event);
    bool wants_values() const override;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

// Whether a file is, or is meant to be, an event log: by its beginning, or its name.
bool is_event_log(const std::filesystem::path& path);

class EventLog {
  public:
    // Reads everything but the events. Throws EventLogError.
    explicit EventLog(const std::filesystem::path& path);
    ~EventLog();
    EventLog(EventLog&&) noexcept;
    EventLog& operator=(EventLog&&) noexcept;

    const ProgramText& program() const;
    const RunMeta& meta() const;

    // Of the whole file, from its index.
    uint64_t events() const;
    uint64_t bytes() const;
    // About how many the filter lets through.
    double estimated_events(const LogFilter& filter) const;
    Cycle first_cycle() const;
    Cycle last_cycle() const;  // of any event, or the end of a span

    // What is missing, as a sentence: the file was cut off, or the writer's size limit was reached.
    // Empty for a whole log.
    const std::string& missing() const;
    // Events of this cycle and later may be missing for want of room; `never` for a whole log.
    Cycle complete_to() const;

    // Calls `listener` for each event: in the order of their cycles (a span's first one); in a
    // cycle the cores' events first, by core, then the rest of the chip. Register values only if
    // the filter and the listener want them. May be called again. Throws EventLogError if the file
    // is damaged.
    void replay(EventListener& listener, const LogFilter& filter = {}) const;
    // From 0 to 1 while replay is at work; may be called from another thread.
    double progress() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace swsim
