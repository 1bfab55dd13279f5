// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include "sim/hardware/comparison.h"

namespace swsim {

// What the records tell, and what simulation says of it, if there was one.
nlohmann::ordered_json json_of(const Comparison& comparison, bool simulated);

}  // namespace swsim
