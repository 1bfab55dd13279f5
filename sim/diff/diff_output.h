// SPDX-License-Identifier: Apache-2.0
//
// A comparison of two profiles as JSON, and as a page of text:
//
//     where the cycles went, largest change first
//                                        A      %            B      %   difference  points
//       operand_vector_load          49152   41.2            0    0.0       -49152   -41.2
//       ...
//       total                       119296  100.0        62464  100.0       -56832
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "sim/diff/profile_diff.h"

namespace swsim {

struct DiffTextOptions {
    size_t lines = 10;     // how many of those that changed most
    bool colours = false;  // for a terminal
};

std::string text_of(const ProfileDiff& diff, const DiffTextOptions& options);
nlohmann::ordered_json json_of(const ProfileDiff& diff);

}  // namespace swsim
