// SPDX-License-Identifier: Apache-2.0
//
// An event log, or a part of it, in one of the formats of export_formats.cc: how large that would
// be, and the export itself.
#pragma once

#include <string>

#include "sim/export/exporter.h"

namespace swsim {

struct ExportRequest {
    const ExportFormat& format;
    LogFilter filter;
    std::string region;  // only while a core is inside of it; empty: everywhere
    unsigned columns = ExportTask::default_columns;
    bool folds = true;
    ExportDetail detail = ExportDetail::states;
};

struct ExportEstimate {
    double bytes_per_event = 0;
    double bytes = 0;
};

// From the export of its first events. Throws EventLogError.
ExportEstimate estimate_export(const EventLog& log, const ExportRequest& request);

// Writes it to the sink, up to the sink's limit. Returns what is missing in it as a sentence, or an
// empty text. Throws EventLogError, and what the sink throws.
std::string export_log(const EventLog& log, const ExportRequest& request, ExportSink& sink);

}  // namespace swsim
