// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include "sim/analysis/analysis.h"
#include "sim/analysis/measure.h"

namespace swsim::analysis {

// An integer where it is one.
nlohmann::ordered_json number(const Rational& value);
nlohmann::ordered_json json_of(const Program& program, const Analysis& analysis);
nlohmann::ordered_json json_of(const Measured& measured);

}  // namespace swsim::analysis
