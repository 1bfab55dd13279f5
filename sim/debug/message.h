// SPDX-License-Identifier: Apache-2.0
//
// What comes out of a channel. For those who read or write messages; the others need not compile
// JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "sim/debug/channel.h"

namespace swsim::debug {

struct Channel::Received {
    Json message;
    Channel attached;
};

}  // namespace swsim::debug
