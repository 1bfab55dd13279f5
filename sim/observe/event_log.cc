// SPDX-License-Identifier: Apache-2.0
#include "sim/observe/event_log.h"

#include <fmt/format.h>

namespace swsim {

int64_t RunMeta::parameter(const std::string& name) const {
    const auto found = machine.find(name);
    if (found == machine.end())
        throw EventLogError(fmt::format("the log's machine has no parameter {}", name));
    return found->second;
}

}  // namespace swsim
