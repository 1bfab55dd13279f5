// SPDX-License-Identifier: Apache-2.0
#include "sim/log/event_log.h"

#include <fmt/format.h>

namespace swsim {

int64_t RunMeta::parameter(const std::string& name) const {
    const auto found = machine.find(name);
    if (found == machine.end())
        throw EventLogError(fmt::format("the log's machine has no parameter {}", name));
    return found->second;
}

Cycle RunMeta::latency(const ProgramText::Line& line) const {
    // Classes that write no register have none.
    const auto found = machine.find("cpe.latency." + line.timing);
    return found == machine.end() || found->second < 1 ? 1 : Cycle(found->second);
}

}  // namespace swsim
