// SPDX-License-Identifier: Apache-2.0
//
// Results as JSON: the record that users' scripts read, and the whole tree, which one process sends
// to another.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "sim/workload/result.h"

namespace swsim {

// What `swsim run --json` and swsim batch give: {"kernel": ..., "cycles": ..., ...}.
nlohmann::ordered_json record_of(const RunResult& result);

// A group's result, or why there is none, between processes.
std::string packed(const GroupResult& result);
std::string packed(const Error& error);
bool is_packed_error(const std::string& text);
// Throws the error that was packed.
GroupResult unpacked_group(const std::string& text);

}  // namespace swsim
