// SPDX-License-Identifier: Apache-2.0
//
// The DMA descriptor: the low 128 bits of the register that `dma` names. Layout from the vendor's
// dma.h and the intrinsics manual (shenwei-doc).
#pragma once

#include "sim/arena.h"
#include "sim/cpe/transfers.h"
#include "sim/cpe/vector.h"

namespace swsim {

enum class DmaOperation : uint8_t { put = 0, get = 1 };

// One transfer between a core's LDM and main memory, checked.
struct DmaCommand {
    unsigned core = 0;
    DmaOperation operation = DmaOperation::get;
    uint64_t memory_address = 0;
    LdmTransfer ldm;
    // Main memory is `block_bytes` to move, then `stride_bytes` to skip, and so on.
    uint64_t block_bytes = 0;
    uint64_t stride_bytes = 0;
};

// Decodes and checks what `core` asks for. Throws Fault DMAE1 (descriptor), DMAE2 (main-memory
// address), DMAE3 (LDM address) or DMAE4 (reply word).
DmaCommand decode_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                      uint64_t ldm_address, const Arena& arena);

}  // namespace swsim
