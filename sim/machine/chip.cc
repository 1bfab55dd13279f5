// SPDX-License-Identifier: Apache-2.0
#include "sim/machine/chip.h"

#include <algorithm>

namespace swsim {

std::vector<uint64_t> split_among_groups(uint64_t bytes, uint64_t multiple, unsigned groups) {
    const uint64_t pieces = (bytes + multiple - 1) / multiple;
    std::vector<uint64_t> parts;
    for (unsigned group = 0; group < groups; ++group) {
        const uint64_t whole = (pieces / groups + uint64_t(group < pieces % groups)) * multiple;
        parts.push_back(std::min(whole, bytes));
        bytes -= parts.back();
    }
    return parts;
}

}  // namespace swsim
