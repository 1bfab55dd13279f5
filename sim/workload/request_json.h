// SPDX-License-Identifier: Apache-2.0
//
// A request as a JSON object, as swsim batch takes it.
#pragma once

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "sim/workload/request.h"

namespace swsim {

struct BatchRequest {
    RunRequest run;
    std::optional<uint64_t> expect_cycles;
};

// The keys are named as the options of `swsim run`, with _ for -; "id" may be anything. Throws
// Error for what is not an object of them.
BatchRequest batch_request_from(const nlohmann::ordered_json& json);

}  // namespace swsim
