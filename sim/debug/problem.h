// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>

#include <fmt/format.h>

namespace swsim::debug {

// A command that cannot be done: what is wrong and what to do, for the user.
class Problem : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    template <typename... Values>
    explicit Problem(fmt::format_string<Values...> format, Values&&... values)
        : std::runtime_error(fmt::format(format, std::forward<Values>(values)...)) {}
};

}  // namespace swsim::debug
