// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace swsim {

// A hash of this program itself: what results depend on besides their input.
std::string build_id();

}  // namespace swsim
