// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/identity.h"

#include "base/text.h"
#include "files/installation.h"
#include "sim/athread/host_build.h"
#include "sim/workload/files.h"

namespace swsim {

std::string build_id() {
    const std::vector<uint8_t> self = read_file("/proc/self/exe");
    return sha256_prefix({reinterpret_cast<const char*>(self.data()), self.size()});
}

std::string program_hash(const Kernel& kernel, const Program& program) {
    if (!kernel.linked.empty()) {
        const std::vector<uint8_t> file = read_file(kernel.linked);
        return sha256_prefix({reinterpret_cast<const char*>(file.data()), file.size()});
    }
    const std::string host = host_program_hash(kernel.host, include_directory(), program);
    return sha256_prefix(program.hash + host + kernel.description);
}

}  // namespace swsim
