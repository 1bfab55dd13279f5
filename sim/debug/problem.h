// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>

namespace swsim::debug {

// A command that cannot be done: what is wrong and what to do, for the user.
class Problem : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace swsim::debug
