// SPDX-License-Identifier: Apache-2.0
//
// The DMA descriptor: the low 128 bits of the register that `dma` names. Layout from the vendor's
// dma.h and the intrinsics manual (shenwei-doc).
#pragma once

#include "sim/arena.h"
#include "sim/cpe/transfers.h"
#include "sim/cpe/vector.h"
#include "sim/machine/machine.h"

namespace swsim {

enum class DmaOperation : uint8_t {
    put = 0,
    get = 1,
    barrier = 5,  // later commands of the core start after all its earlier ones are complete
};

// Whose LDM takes part, and how main memory is dealt out. The manual names the modes; how ROW and
// BROW deal is known from a matrix multiplication on the chip (Jiang et al., ICPP 2017: 16 bytes
// of each 128 to each core of the row), RANK ("row collection" in the manual's translation, with
// bsize as each core's share) is read in the same way.
enum class DmaMode : uint8_t {
    pe = 0,     // the issuing core
    bcast = 1,  // every core of the masked rows: the same bytes
    row = 2,    // the issuing core's row: shares of dma.row_share_bytes, column after column
    brow = 3,   // every masked row as in `row`, all the same
    rank = 4,   // as in `row`, shares of bsize
};

// One transfer between main memory and one or several cores' LDM, checked.
struct DmaCommand {
    unsigned core = 0;  // that issued it
    DmaOperation operation = DmaOperation::get;
    DmaMode mode = DmaMode::pe;
    uint64_t cores = 0;  // bit i: core i's LDM takes part
    // The same addresses in each of them.
    LdmTransfer ldm;
    uint64_t memory_address = 0;
    // All that is moved to or from main memory: `block_bytes`, then `stride_bytes` to skip, and so
    // on.
    uint64_t memory_bytes = 0;
    uint64_t block_bytes = 0;
    uint64_t stride_bytes = 0;
    // Consecutive shares belong to consecutive columns; 0 if each core has all.
    uint64_t share_bytes = 0;

    // Whose reply word counts: the issuer hears of it even if its own LDM has no part.
    uint64_t hearers() const { return cores | uint64_t(1) << core; }
    uint64_t address_of(uint64_t position) const {
        return memory_address + position + position / block_bytes * stride_bytes;
    }
};

// Decodes and checks what `core` asks for. Throws Fault DMAE1 (descriptor), DMAE2 (main-memory
// address), DMAE3 (LDM address) or DMAE4 (reply word).
DmaCommand decode_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                      uint64_t ldm_address, const Arena& arena, const Machine& machine);

}  // namespace swsim
