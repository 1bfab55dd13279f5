// SPDX-License-Identifier: Apache-2.0
#include "sim/export/log_export.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/export/region_filter.h"

namespace swsim {

namespace {

// Counts what an export of the first events would write.
class Sample : public ExportSink {
  public:
    explicit Sample(uint64_t bytes) : ExportSink(bytes) {}

  private:
    void put(std::string_view) override {}
};

std::unique_ptr<Exporter> exporter_for(const EventLog& log, const ExportRequest& request,
                                       ExportSink& sink) {
    return request.format.make({log.program(), log.meta(), request.filter, sink, request.columns,
                                request.folds, request.detail});
}

// The beginning of what is exported, with a limited number of events.
LogFilter sample_of(const EventLog& log, const LogFilter& filter) {
    constexpr double enough_events = 500'000;
    LogFilter sample = filter;
    Cycle few = std::max(filter.from, log.first_cycle());
    Cycle many = std::min(filter.to, log.last_cycle() + 1);
    while (few + 1 < many) {
        sample.to = few + (many - few) / 2;
        (log.estimated_events(sample) > enough_events ? many : few) = sample.to;
    }
    sample.to = many;
    return sample;
}

}  // namespace

ExportEstimate estimate_export(const EventLog& log, const ExportRequest& request) {
    constexpr uint64_t sample_bytes = uint64_t(1) << 20;
    Sample sink(sample_bytes);
    const auto exporter = exporter_for(log, request, sink);
    RegionFilter region(*exporter, log.program(), request.region);
    try {
        log.replay(region, sample_of(log, request.filter));
    } catch (const ExportSink::Full&) {
    }
    const double rate = double(sink.bytes()) / double(std::max<uint64_t>(region.events(), 1));
    return {rate, rate * log.estimated_events(request.filter)};
}

std::string export_log(const EventLog& log, const ExportRequest& request, ExportSink& sink) {
    const auto exporter = exporter_for(log, request, sink);
    RegionFilter region(*exporter, log.program(), request.region);
    std::string missing = log.missing();
    try {
        log.replay(region, request.filter);
    } catch (const ExportSink::Full&) {
        missing = fmt::format("the output ends at cycle {}, where it reached its --max-size of {} "
                              "bytes",
                              region.last_cycle(), sink.max_bytes());
    }
    exporter->finish(missing);
    return missing;
}

}  // namespace swsim
