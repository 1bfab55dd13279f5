// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/events/accounts_json.h"

namespace swsim {

// With a line's end. Texts may quote bytes of a source file that are not UTF-8: those are replaced.
inline std::string json_text(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

// To standard output.
inline void print_json(const nlohmann::ordered_json& json) {
    fmt::print("{}", json_text(json));
}

}  // namespace swsim
