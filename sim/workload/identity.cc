// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/identity.h"

#include "base/text.h"
#include "sim/workload/files.h"

namespace swsim {

std::string build_id() {
    const std::vector<uint8_t> self = read_file("/proc/self/exe");
    return sha256_prefix({reinterpret_cast<const char*>(self.data()), self.size()});
}

}  // namespace swsim
