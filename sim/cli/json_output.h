// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/cpe/accounts.h"

namespace swsim {

// Every account by its name, zeros too: the fields do not depend on the run.
inline nlohmann::ordered_json accounts_json(const Accounts& accounts) {
    nlohmann::ordered_json json;
    for (size_t i = 0; i < account_count; ++i)
        json[std::string(account_names[i])] = accounts[Account(i)];
    return json;
}

// To standard output. Texts may quote bytes of a source file that are no UTF-8: those are replaced.
inline void print_json(const nlohmann::ordered_json& json) {
    fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace swsim
