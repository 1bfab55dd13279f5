// SPDX-License-Identifier: Apache-2.0
//
// A profile as a page of text:
//
//     where the cycles of 64 cores went
//                                     cycles      %   minimum    median   maximum    core 7
//       dual                          124928   30.4      1952      1952      1952      1952  #####
//       operand_vector_load            98304   23.9      1536      1536      1536      1536  ####
//       ...
//       total                         410816  100.0
//
// Core 7 is the critical one, which ends last.
#pragma once

#include <string>

#include "sim/profile/profile_report.h"

namespace swsim {

struct ProfileTextOptions {
    size_t lines = 10;     // how many of the hottest
    bool colours = false;  // for a terminal
};

std::string text_of(const ProfileReport& report, const ProfileTextOptions& options);

}  // namespace swsim
