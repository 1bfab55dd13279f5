// SPDX-License-Identifier: Apache-2.0
//
// What to change when an account is large: one sentence for each.
#pragma once

#include <string_view>

#include "sim/events/accounts.h"

namespace swsim {

std::string_view advice_on(Account account);

}  // namespace swsim
