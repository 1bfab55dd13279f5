// SPDX-License-Identifier: Apache-2.0
//
// Runs whose events go through a log.
#pragma once

#include <string>
#include <vector>

#include "sim/export/exporter.h"
#include "sim/log/event_log.h"
#include "tests/sim/support.h"

namespace swsim::test {

// A file that goes with the test.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& suffix);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::vector<uint8_t> bytes() const;
    void write(const std::vector<uint8_t>& bytes) const;

  private:
    std::filesystem::path path_;
};

// Of a run with that setup.
RunMeta meta_for(const Setup& setup);

struct LogOptions {
    LogFilter filter = {};
    uint64_t max_bytes = EventLogWriter::no_limit;
    EventListener* also = nullptr;  // hears all events, too
};

// Assembles and runs `body` as test::run does, with a log in `file`.
Run run_logged(const std::string& body, Setup setup, const TemporaryFile& file,
               const LogOptions& options = {});

// All events as texts, in an order and in parts that do not depend on the way of running: stalls
// cycle by cycle, DMA commands by who issued them when.
class Transcript : public EveryEvent<Transcript> {
  public:
    explicit Transcript(bool values = false) : values_(values) {}

    void tell(const events::Issue& event);
    void tell(const events::Stall& event);
    void tell(const events::Write& event);
    void tell(const events::End& event);
    void tell(const events::DmaIssue& event);
    void tell(const events::DmaService& event);
    void tell(const events::DmaDone& event);
    void tell(const ChipEvent& event);
    bool wants_values() const override { return values_; }

    std::vector<std::string> sorted() const;
    // The cycles that events began in, as they came.
    std::vector<Cycle> order;

  private:
    void add(Cycle cycle, std::string text);

    const bool values_;
    std::vector<std::string> lines_;
    std::map<uint64_t, std::string> commands_;
};

Transcript replayed(const EventLog& log, const LogFilter& filter = {}, bool values = false);

// What an export format makes of a log.
std::string exported(const EventLog& log, const std::string& format, const LogFilter& filter = {},
                     unsigned columns = 20);

}  // namespace swsim::test
