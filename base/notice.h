// SPDX-License-Identifier: Apache-2.0
//
// What is said beside the results.
#pragma once

#include <cstdio>

#include <fmt/format.h>

namespace swsim {

// Writes to standard error. If that is full or closed nothing is said, and nothing is thrown: the
// results are worth more.
template <typename... Values>
void notice(fmt::format_string<Values...> format, Values&&... values) noexcept {
    (void)std::fputs(fmt::format(format, std::forward<Values>(values)...).c_str(), stderr);
}

}  // namespace swsim
