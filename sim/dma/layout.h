// SPDX-License-Identifier: Apache-2.0
//
// Where the bytes of a transfer lie in the LDMs that take part: main memory's bytes, in order,
// are dealt out to columns in shares, or go to every core.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/bits.h"
#include "sim/dma/descriptor.h"

namespace swsim {

// The cores' side of a transfer.
class LdmPort {
  public:
    virtual ~LdmPort() = default;
    virtual const uint8_t* read_ldm(unsigned core, uint64_t address) = 0;
    virtual void write_ldm(unsigned core, uint64_t address, const uint8_t* data,
                           uint64_t bytes) = 0;
    // The last byte has arrived and the reply words are to count: called in the cycle before a core
    // can see it.
    virtual void transfer_done(const DmaCommand& command) = 0;
};

// Calls `visit(column, ldm_address, offset, bytes)` for each run of bytes of [position, position +
// bytes) of the transfer that lies in one piece in LDM; column is `columns` if it is in all.
template <typename Visit>
void for_each_piece(const DmaCommand& command, unsigned columns, uint64_t position, uint64_t bytes,
                    Visit visit) {
    if (command.share_bytes == 0) {
        visit(columns, command.ldm.address + position, uint64_t{0}, bytes);
        return;
    }
    for (uint64_t offset = 0; offset < bytes;) {
        const uint64_t share = (position + offset) / command.share_bytes;
        const uint64_t in_share = (position + offset) % command.share_bytes;
        const uint64_t run = std::min(command.share_bytes - in_share, bytes - offset);
        visit(unsigned(share % columns),
              command.ldm.address + share / columns * command.share_bytes + in_share, offset, run);
        offset += run;
    }
}

// Calls `visit(position, bytes)` for each run of bytes of [position, position + bytes) of the
// transfer that lies in one block of main memory.
template <typename Visit>
void for_each_run(const DmaCommand& command, uint64_t position, uint64_t bytes, Visit visit) {
    for (const uint64_t end = position + bytes; position < end;) {
        const uint64_t run =
            std::min(command.block_bytes - position % command.block_bytes, end - position);
        visit(position, run);
        position += run;
    }
}

// Writes bytes that came from main memory into the LDMs that take part.
inline void scatter(const DmaCommand& command, unsigned columns, uint64_t position,
                    const uint8_t* data, uint64_t bytes, LdmPort& ldm) {
    for_each_piece(command, columns, position, bytes,
                   [&](unsigned column, uint64_t address, uint64_t offset, uint64_t run) {
                       for_each_bit(command.cores, [&](unsigned core) {
                           if (column == columns || core % columns == column)
                               ldm.write_ldm(core, address, data + offset, run);
                       });
                   });
}

// Reads the bytes for main memory: of each share from the one core that has it.
inline void gather(const DmaCommand& command, unsigned columns, uint64_t position, uint8_t* data,
                   uint64_t bytes, LdmPort& ldm) {
    const unsigned row = unsigned(std::countr_zero(command.cores)) / columns * columns;
    for_each_piece(command, columns, position, bytes,
                   [&](unsigned column, uint64_t address, uint64_t offset, uint64_t run) {
                       const unsigned core = column == columns ? command.core : row + column;
                       std::memcpy(data + offset, ldm.read_ldm(core, address), run);
                   });
}

}  // namespace swsim
