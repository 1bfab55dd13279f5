// SPDX-License-Identifier: Apache-2.0
//
// Exports: what makes a file for people or for another program out of an event log. An exporter is
// a listener to the replay of a log, so it gets all events in the order of time. Each has a row in
// export_formats.cc.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "sim/log/event_log.h"

namespace swsim {

// Where an export goes. Bytes are counted, and an exporter asks from time to time whether the limit
// is reached.
class ExportSink {
  public:
    struct Full {};

    explicit ExportSink(uint64_t max_bytes) : max_bytes_(max_bytes) {}
    virtual ~ExportSink() = default;

    void write(std::string_view text) {
        put(text);
        bytes_ += text.size();
    }
    // Throws Full if no more should be written than what ends the output. To be called where it can
    // end, for example before an event is begun.
    void stop_if_full() const {
        if (bytes_ >= max_bytes_)
            throw Full();
    }
    uint64_t bytes() const { return bytes_; }
    uint64_t max_bytes() const { return max_bytes_; }

  protected:
    virtual void put(std::string_view text) = 0;

  private:
    const uint64_t max_bytes_;
    uint64_t bytes_ = 0;
};

class Exporter : public EventListener {
  public:
    // After the last event. `missing` says what of the log is not in the export, which then says
    // so, too; it is empty if nothing is missing. The limit counts no more.
    virtual void finish(const std::string& missing) = 0;
};

// How much formats that can do with less show: few spans of each core, or each instruction.
enum class ExportDetail : uint8_t { states, instructions };

// What an exporter works on.
struct ExportTask {
    const ProgramText& program;
    const RunMeta& meta;
    const LogFilter& filter;
    ExportSink& sink;
    unsigned columns = default_columns;  // cycles in a line of a text
    bool folds = true;                   // equal passes of a loop are counted, not shown
    ExportDetail detail = ExportDetail::states;

    static constexpr unsigned default_columns = 80;
};

struct ExportFormat {
    std::string_view name;
    std::string_view what;    // for help texts
    bool to_standard_output;  // without -o; otherwise -o is needed
    std::unique_ptr<Exporter> (*make)(const ExportTask& task);
};

std::span<const ExportFormat> export_formats();
// nullptr if there is none of this name.
const ExportFormat* find_export_format(std::string_view name);

}  // namespace swsim
