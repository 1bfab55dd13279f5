// SPDX-License-Identifier: Apache-2.0
//
// What comes out of a channel. For those who read or write messages; the others need not compile
// JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "sim/debug/channel.h"
#include "sim/debug/run.h"

// A number, or null.
template <> struct nlohmann::adl_serializer<std::optional<unsigned>> {
    static void to_json(json& to, const std::optional<unsigned>& from) {
        to = from ? json(*from) : json();
    }
    static void from_json(const json& from, std::optional<unsigned>& to) {
        to = from.is_null() ? std::nullopt : std::optional(from.get<unsigned>());
    }
};

namespace swsim::debug {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Hit, id, core, cycle, what)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(StopOrder, kind, id, core, name, pcs, is_region, condition,
                                   address, bytes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RunOrder, stops, step_id, steps, until, collect,
                                   checkpoint_cycles, checkpoints)

struct Channel::Received {
    Json message;
    Channel attached;
};

}  // namespace swsim::debug
