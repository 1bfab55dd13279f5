// SPDX-License-Identifier: Apache-2.0
//
// Regions of a program in an order that suits the two pipes, and its source, or its kernel, written
// again.
#pragma once

#include <filesystem>
#include <vector>

#include "sim/analysis/analysis_subject.h"
#include "sim/analysis/scheduler.h"
#include "sim/workload/progress.h"

namespace swsim {

struct Rescheduled {
    Region region;
    analysis::Schedule schedule;
};

// Writes the new source, or the folder of the new kernel, when it has turned out to mean the same.
// Without `out`, it is written, too, and thrown away: what cannot be written is refused in both
// cases. Throws Error.
std::vector<Rescheduled> reschedule(const AnalysisSubject& subject,
                                    const std::vector<Region>& regions, const Machine& machine,
                                    const analysis::ScheduleOptions& options,
                                    const std::filesystem::path& out, const ShowProgress& show);

}  // namespace swsim
