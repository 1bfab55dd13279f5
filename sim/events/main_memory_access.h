// SPDX-License-Identifier: Apache-2.0
//
// What a core asks of main memory by gld, gst and faa.
#pragma once

#include <cstdint>

namespace swsim {

enum class AccessKind : uint8_t { load, store, fetch_and_add };

// A core's own access to main memory: up to one 256-bit register.
struct MainMemoryAccess {
    AccessKind kind = AccessKind::load;
    uint64_t address = 0;
    unsigned bytes = 0;
    uint8_t data[32] = {};
    uint32_t byte_mask = 0xffffffff;  // which of the bytes a store writes
    uint64_t number = 0;              // of the core's accesses: tells answers apart
};

}  // namespace swsim
