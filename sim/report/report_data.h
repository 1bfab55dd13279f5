// SPDX-License-Identifier: Apache-2.0
//
// What the page of `swsim report` shows, as JSON. Instructions and accounts are told by their
// index, and long lists by columns, cycles as differences: a page must open at once.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "asm/program_text.h"
#include "sim/profile/profile_report.h"
#include "sim/report/close_up.h"
#include "sim/report/overview.h"

namespace swsim {

struct ReportSubject {
    std::string name;
    std::string build;   // of swsim
    std::string window;  // why the window is where it is
    double clock_ghz = 0;
};

// Its field `profile` is what `swsim profile --json` prints.
nlohmann::ordered_json report_data(const ReportSubject& subject, const ProgramText& program,
                                   const ProfileReport& profile, const Overview& overview,
                                   const CloseUp& close_up);

}  // namespace swsim
