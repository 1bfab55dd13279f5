// SPDX-License-Identifier: Apache-2.0
//
// The DMA descriptor: the low 128 bits of the register that `dma` names. Layout from the vendor's
// dma.h and the intrinsics manual (shenwei-doc).
#pragma once

#include "sim/dma/dma_parameters.h"
#include "sim/events/dma_command.h"
#include "sim/machine/vector.h"
#include "sim/memory/arena.h"

namespace swsim {

// Decodes and checks what `core` asks for. Throws Fault DMAE1 (descriptor), DMAE2 (main-memory
// address), DMAE3 (LDM address) or DMAE4 (reply word).
DmaCommand decode_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                      uint64_t ldm_address, const Arena& arena, const DmaParameters& parameters);

}  // namespace swsim
