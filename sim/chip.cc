// SPDX-License-Identifier: Apache-2.0
#include "sim/chip.h"

namespace swsim {

std::vector<uint64_t> split_among_groups(uint64_t bytes, uint64_t multiple, unsigned groups) {
    const uint64_t pieces = bytes / multiple;
    std::vector<uint64_t> parts;
    for (unsigned group = 0; group < groups; ++group)
        parts.push_back((pieces / groups + uint64_t(group < pieces % groups)) * multiple);
    return parts;
}

}  // namespace swsim
