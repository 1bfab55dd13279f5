// SPDX-License-Identifier: Apache-2.0
//
// What a core asks of the rest of the chip. Each request is made at the global cycle `now` in which
// the instruction issues; its results come back to the core at a later one.
#pragma once

#include "sim/cpe/vector.h"
#include "sim/machine/machine.h"

namespace swsim {

enum class AccessKind : uint8_t { load, store, fetch_and_add };

// A core's own access to main memory: up to one 256-bit register.
struct MainMemoryAccess {
    AccessKind kind = AccessKind::load;
    uint64_t address = 0;
    unsigned bytes = 0;
    uint8_t data[32] = {};
    uint32_t byte_mask = 0xffffffff;  // which of the bytes a store writes
};

class Environment {
  public:
    virtual ~Environment() = default;

    // Starts a transfer. Throws Fault for a descriptor that the hardware refuses.
    virtual void start_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                           uint64_t ldm_address, Cycle now) = 0;

    // Loads and fetch-and-add: the core stops until Core::respond. Stores are posted. Throws Fault
    // for an address that is not main memory of the program.
    virtual void access_main_memory(unsigned core, const MainMemoryAccess& access, Cycle now) = 0;
};

}  // namespace swsim
