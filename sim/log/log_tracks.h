// SPDX-License-Identifier: Apache-2.0
//
// The tracks of an event log while they are written: each codes its events into a block under way.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "sim/log/event_coding.h"
#include "sim/log/log_block_file.h"

namespace swsim {

// One track: its coding and its block under way.
template <typename Encoder> class Track {
  public:
    void open(LogBlockFile& file, unsigned number) {
        file_ = &file;
        number_ = number;
        block_.bytes.reserve(log_file::block_bytes + largest_event_bytes);
    }

    // Codes an event by `encode(encoder, bytes)`. `last` orders its block in the file.
    template <typename Encode>
    [[gnu::always_inline]] void add(Cycle first, Cycle end, Cycle last, Encode encode) {
        if (last >= limit_) [[unlikely]]
            begin_span(last);
        if (block_.events == 0) [[unlikely]] {
            block_.first = first;
            encoder_.start(first);
        }
        encode(encoder_, block_.bytes);
        ++block_.events;
        block_.end = std::max(block_.end, end);
        last_ = last;
        if (block_.bytes.size() >= log_file::block_bytes) [[unlikely]]
            flush();
    }

    void flush() {
        if (block_.events != 0)
            file_->add(number_, block_, last_);
    }

    // Nothing more comes to blocks that end before this.
    void close_before(Cycle cycle) {
        if (limit_ <= cycle)
            flush();
    }

  private:
    void begin_span(Cycle cycle) {
        flush();
        limit_ = cycle - cycle % log_file::block_cycles + log_file::block_cycles;
        file_->pass(cycle);
    }

    static constexpr size_t largest_event_bytes = 256;

    LogBlockFile* file_ = nullptr;
    unsigned number_ = 0;
    Encoder encoder_;
    OpenBlock block_;
    Cycle last_ = 0;
    Cycle limit_ = 0;  // a later event begins another block
};

// A core's issues and stalls. A stall waits for those that continue it.
class CoreTrack {
  public:
    void open(LogBlockFile& file, unsigned core) {
        track_.open(file, log_file::track::core + core);
    }

    void issue(const events::Issue& event) {
        if (stalled_) [[unlikely]]
            end_stall();
        track_.add(event.cycle, event.cycle + 1, event.cycle + 1,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.issue(event, out); });
    }

    void stall(const events::Stall& event) {
        if (stalled_) {
            if (continues(event, stall_)) {
                stall_.to = event.to;
                return;
            }
            end_stall();
        }
        stalled_ = true;
        stall_ = event;
    }

    void end(const events::End& event) {
        end_stall();
        track_.add(event.cycle, event.cycle + 1, event.cycle,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.end(event, out); });
    }

    void close_before(Cycle cycle) { track_.close_before(cycle); }

    void flush() {
        end_stall();
        track_.flush();
    }

  private:
    void end_stall() {
        if (!stalled_)
            return;
        stalled_ = false;
        track_.add(stall_.from, stall_.to, stall_.to,
                   [&](CoreEncoder& encoder, ByteWriter& out) { encoder.stall(stall_, out); });
    }

    Track<CoreEncoder> track_;
    bool stalled_ = false;
    events::Stall stall_{};
};

// A core's register values. Answers from main memory come while the core runs ahead of them: they
// are put in order.
class ValueTrack {
  public:
    void open(LogBlockFile& file, unsigned core, Cycle lead) {
        track_.open(file, log_file::track::values + core);
        lead_ = lead;
    }

    void write(const events::Write& event) {
        held_.push_back({event.cycle, event.ready, event.pc, event.index, event.value});
        latest_ = std::max(latest_, event.cycle);
        if (held_.size() >= enough_)
            release(latest_ > lead_ ? latest_ - lead_ : 0);
    }

    void close_before(Cycle cycle) {
        release(cycle);
        track_.close_before(cycle);
    }

    void flush() {
        release(never);
        track_.flush();
    }

  private:
    struct Held {
        Cycle cycle;
        Cycle ready;
        uint64_t pc;
        unsigned index;
        Vector value;
        auto key() const { return std::tuple(cycle, pc, index); }
    };

    // Codes all before `until`.
    void release(Cycle until) {
        std::ranges::stable_sort(held_, {}, &Held::key);
        const auto rest =
            std::ranges::find_if(held_, [&](const Held& each) { return each.cycle >= until; });
        const std::vector<Held> due(held_.begin(), rest);
        held_.erase(held_.begin(), rest);
        enough_ = 2 * held_.size() + 256;
        for (const Held& each : due) {  // which may lead to close_before
            const events::Write event{0, each.cycle, each.ready, each.pc, each.index, each.value};
            track_.add(event.cycle, event.cycle + 1, event.cycle,
                       [&](ValueEncoder& encoder, ByteWriter& out) { encoder.write(event, out); });
        }
    }

    Track<ValueEncoder> track_;
    std::vector<Held> held_;
    size_t enough_ = 256;
    Cycle latest_ = 0;
    Cycle lead_ = 0;
};

}  // namespace swsim
