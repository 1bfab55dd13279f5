// SPDX-License-Identifier: Apache-2.0
//
// Writes a trace that ui.perfetto.dev opens: tracks, slices on them, flows between slices, and
// counters. It knows nothing of what they mean.
//
// Times are nanoseconds in Perfetto; here one is a cycle. Packets need not come in the order of
// time, but slices of one track must nest. Texts are interned: a text is written once, in the
// packet that first uses it, and referred to by number from then on.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sim/export/exporter.h"
#include "sim/export/perfetto_fields.h"

namespace swsim {

class PerfettoWriter {
  public:
    using Track = uint64_t;
    static constexpr Track no_track = 0;

    struct TrackText {
        std::string name;
        std::string description = {};
        std::string unit = {};  // of a counter's values
    };
    struct Address {
        uint64_t value;
    };
    struct Annotation {
        std::string_view name;
        std::variant<int64_t, Address, std::string> value;
    };
    struct Slice {
        std::string_view category;
        std::string name;
        std::vector<Annotation> annotations = {};
        std::vector<uint64_t> flows = {};         // go on
        std::vector<uint64_t> ending_flows = {};  // end here
    };

    explicit PerfettoWriter(ExportSink& sink);

    // Children of a track are shown by `rank`.
    Track add_track(Track parent, int rank, const TrackText& text);
    Track add_counter(Track parent, int rank, const TrackText& text);

    void begin(Track track, Cycle cycle, const Slice& slice);
    void end(Track track, Cycle cycle);
    void slice(Track track, Cycle from, Cycle to, const Slice& slice);
    void count(Track track, Cycle cycle, int64_t value);

  private:
    // One of the four tables of texts.
    struct Texts {
        perfetto::InternedData field;
        std::map<std::string, uint64_t, std::less<>> numbers = {};
    };

    uint64_t intern(Texts& texts, std::string_view text);
    Track describe(Track parent, int rank, const TrackText& text, bool counter);
    void write_event(Cycle cycle, const std::string& event);
    void write_packet(const std::string& packet);

    ExportSink& sink_;
    Track last_track_ = no_track;
    Texts categories_{perfetto::InternedData::event_categories};
    Texts names_{perfetto::InternedData::event_names};
    Texts annotation_names_{perfetto::InternedData::debug_annotation_names};
    Texts strings_{perfetto::InternedData::debug_annotation_string_values};
    std::string new_texts_;  // an InternedData for the next packet
    bool begun_ = false;
};

}  // namespace swsim
