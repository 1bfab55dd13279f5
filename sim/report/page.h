// SPDX-License-Identifier: Apache-2.0
//
// The page of `swsim report`: one HTML file that needs nothing else, from the parts beside this
// file.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace swsim {

// Texts in `data` may hold anything, also bytes that are not UTF-8.
std::string report_page(const std::string& title, const nlohmann::ordered_json& data);

}  // namespace swsim
