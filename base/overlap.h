// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace swsim {

// Whether the `a_bytes` at address `a` and the `b_bytes` at `b` share a byte.
inline bool overlap(uint64_t a, uint64_t a_bytes, uint64_t b, uint64_t b_bytes) {
    return a < b + b_bytes && b < a + a_bytes;
}

}  // namespace swsim
