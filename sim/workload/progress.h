// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace swsim {

// Tells of work that goes on as long as what it returns exists. `part_done`, which may be called
// from another thread, is how much of it is done, 0 to 1.
using ShowProgress = std::function<std::shared_ptr<void>(const std::string& name,
                                                         std::function<double()> part_done)>;

inline std::shared_ptr<void> show_nothing(const std::string&, const std::function<double()>&) {
    return nullptr;
}

}  // namespace swsim
