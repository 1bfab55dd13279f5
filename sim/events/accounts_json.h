// SPDX-License-Identifier: Apache-2.0
//
// Accounts in the JSON that commands print.
#pragma once

#include <nlohmann/json.hpp>

#include "sim/events/accounts.h"

namespace swsim {

// Every account by its name, zeros too: the fields do not depend on the run.
inline nlohmann::ordered_json accounts_json(const Accounts& accounts) {
    nlohmann::ordered_json json;
    for (size_t i = 0; i < account_count; ++i)
        json[std::string(account_names[i])] = accounts[Account(i)];
    return json;
}

}  // namespace swsim
