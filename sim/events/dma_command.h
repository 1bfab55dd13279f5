// SPDX-License-Identifier: Apache-2.0
//
// A DMA command as the parts of a core group pass it on: decoded and checked (sim/dma/descriptor.h
// says how).
#pragma once

#include <compare>
#include <cstdint>

#include "sim/machine/machine.h"

namespace swsim {

// The LDM side of one DMA command on one core: `bytes` from `address`, and the 32-bit reply word.
struct LdmTransfer {
    uint64_t address = 0;
    uint64_t bytes = 0;  // none for a core that only hears the reply
    uint64_t reply_address = 0;
    uint64_t number = 0;  // of the command, in order of issue in the core group
    bool writes_ldm = false;
    // The core that issued the command, where and when.
    unsigned issuer = 0;
    uint64_t pc = 0;
    Cycle issued = 0;
    // It counts from this cycle on. A transfer that another core started cannot reach this one
    // earlier.
    Cycle from = 0;

    auto operator<=>(const LdmTransfer&) const = default;
};

inline constexpr uint64_t reply_bytes = 4;

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

    auto operator<=>(const DmaCommand&) const = default;

    // Whose reply word counts: the issuer hears of it even if its own LDM has no part.
    uint64_t hearers() const { return cores | uint64_t(1) << core; }
    uint64_t address_of(uint64_t position) const {
        return memory_address + position + position / block_bytes * stride_bytes;
    }
};

}  // namespace swsim
