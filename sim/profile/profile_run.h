// SPDX-License-Identifier: Apache-2.0
//
// A run and its profile, for the commands that make profiles.
#pragma once

#include <optional>

#include "sim/profile/profile_report.h"
#include "sim/workload/subject.h"

namespace swsim {

struct ProfiledRun {
    ProfileReport report;
    RunResult run;
};

// `core`: only this one, or all. Throws as Subject::make and Subject::run do.
ProfiledRun profile_run(const SubjectRequest& request, std::optional<unsigned> core,
                        const ShowProgress& show = show_nothing);

// The same from a run that `profile` has listened to.
ProfileReport report_on(const Profile& profile, const ProgramText& program, const Subject& subject,
                        const SubjectRequest& request, const RunResult& run,
                        std::optional<unsigned> core);

}  // namespace swsim
