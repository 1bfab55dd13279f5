// SPDX-License-Identifier: Apache-2.0
//
// What a core asks of the rest of the chip. Each request is made at the global cycle `now` in which
// the instruction issues; its results come back to the core at a later one.
#pragma once

#include "sim/events/main_memory_access.h"
#include "sim/events/message.h"
#include "sim/machine/vector.h"

namespace swsim {

class Environment {
  public:
    virtual ~Environment() = default;

    // Starts a transfer. Throws Fault for a descriptor that the hardware refuses.
    virtual void start_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                           uint64_t ldm_address, uint64_t pc) = 0;

    // The core's queue of DMA commands has no room.
    virtual bool dma_queue_full(unsigned core) const = 0;

    // The answer to a load or fetch-and-add is Core::respond, that to a store Core::store_done.
    // Throws Fault for an address that is not main memory of the program.
    virtual void access_main_memory(unsigned core, const MainMemoryAccess& access) = 0;

    // Register communication and barriers, see sim/noc/mesh.h and barrier.h.
    virtual bool can_send(unsigned core) const = 0;
    virtual void send(unsigned core, const Message& message) = 0;
    virtual bool has_message(unsigned core, Direction direction) const = 0;
    virtual Vector receive(unsigned core, Direction direction) = 0;
    virtual void synchronize(unsigned core, Direction direction, uint8_t members) = 0;
};

}  // namespace swsim
