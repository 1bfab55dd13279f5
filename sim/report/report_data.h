// SPDX-License-Identifier: Apache-2.0
//
// What the page of `swsim report` shows, as JSON. Instructions and accounts are told by their index,
// and long lists by columns, cycles as differences: a page must open at once.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "sim/core_group.h"
#include "sim/observe/close_up.h"
#include "sim/observe/overview.h"
#include "sim/observe/profile.h"
#include "sim/observe/program_text.h"

namespace swsim {

struct ReportSubject {
    std::string name;
    std::string version;  // of swsim
    std::string problem;  // of the run; empty if there is none
    std::string window;   // why the window is where it is
    unsigned cpes = 0;
};

nlohmann::ordered_json report_data(const ReportSubject& subject, const Machine& machine,
                                   const ProgramText& program,
                                   const std::vector<SpawnResult>& spawns, const Profile& profile,
                                   const Overview& overview, const CloseUp& close_up);

}  // namespace swsim
