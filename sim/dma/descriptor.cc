// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/descriptor.h"

#include <fmt/format.h>

#include "sim/events/fault.h"

namespace swsim {

namespace {

// Addresses and sizes are multiples of this: the unit of the reply word and of the masks of the
// DDR3 interface are 4 bytes. Assumed; the manual only states what is needed for peak bandwidth.
constexpr uint64_t unit_bytes = 4;

constexpr std::string_view operation_names[] = {"PUT", "GET", "PUT_P", "GET_P", "4", "BARRIER"};
constexpr std::string_view mode_names[] = {"PE", "BCAST", "ROW", "BROW", "RANK"};

uint64_t field(const Vector& descriptor, unsigned high, unsigned low) {
    const uint64_t lane = descriptor.u64[low / 64];
    const unsigned width = high - low + 1;
    return lane >> (low % 64) & ((uint64_t(1) << width) - 1);
}

template <size_t N> std::string name_of(const std::string_view (&names)[N], uint64_t value) {
    return value < N ? std::string(names[value]) : fmt::format("{}", value);
}

void check_kind(uint64_t operation, uint64_t mode) {
    const bool known = operation == uint64_t(DmaOperation::put) ||
                       operation == uint64_t(DmaOperation::get) ||
                       operation == uint64_t(DmaOperation::barrier);
    if (!known)
        throw Fault("DMAE1", fmt::format("dma with operation {}: PUT (0), GET (1) and BARRIER (5) "
                                         "are simulated; there are no physical addresses here",
                                         name_of(operation_names, operation)));
    if (mode > uint64_t(DmaMode::rank))
        throw Fault("DMAE1",
                    fmt::format("dma in mode {}; there are PE (0), BCAST (1), ROW (2), BROW (3) "
                                "and RANK (4)",
                                mode));
    const bool broadcast = mode == uint64_t(DmaMode::bcast) || mode == uint64_t(DmaMode::brow);
    if (broadcast && operation == uint64_t(DmaOperation::put))
        throw Fault("DMAE1", fmt::format("dma PUT in mode {}: only a GET can broadcast",
                                         name_of(mode_names, mode)));
}

// The cores whose LDM takes part. `row_mask` counts in the broadcast modes only.
uint64_t cores_of(unsigned core, DmaMode mode, uint64_t row_mask, unsigned columns) {
    const uint64_t row = (uint64_t(1) << columns) - 1;
    switch (mode) {
    case DmaMode::pe:
        return uint64_t(1) << core;
    case DmaMode::row:
    case DmaMode::rank:
        return row << (core / columns * columns);
    case DmaMode::bcast:
    case DmaMode::brow:
        break;
    }
    uint64_t cores = 0;
    for (unsigned i = 0; row_mask >> i; ++i)
        if (row_mask >> i & 1)
            cores |= row << (i * columns);
    if (cores == 0)
        throw Fault("DMAE1", "dma with an empty row mask (bits 95:88): nobody takes part");
    return cores;
}

void check_size(const DmaCommand& command, unsigned columns) {
    const uint64_t bytes = command.ldm.bytes;
    if (bytes == 0)
        throw Fault("DMAE1", "dma of 0 bytes");
    if (bytes % unit_bytes || command.block_bytes % unit_bytes)
        throw Fault("DMAE1", fmt::format("dma of {} bytes in blocks of {}: both must be multiples "
                                         "of {}",
                                         bytes, command.block_bytes, unit_bytes));
    if (command.memory_bytes % command.block_bytes)
        throw Fault("DMAE1", fmt::format("dma of {} bytes is not a multiple of its block size {}",
                                         command.memory_bytes, command.block_bytes));
    if (command.share_bytes == 0)
        return;
    if (bytes % command.share_bytes || command.block_bytes % (columns * command.share_bytes))
        throw Fault("DMAE1",
                    fmt::format("dma of {} bytes per core and blocks of {} in mode {}: each core's "
                                "share is {} bytes at a time",
                                bytes, command.block_bytes,
                                name_of(mode_names, uint64_t(command.mode)), command.share_bytes));
}

void check_addresses(const DmaCommand& command, const Arena& arena) {
    const LdmTransfer& ldm = command.ldm;
    const uint64_t span = command.address_of(command.memory_bytes - 1) + 1 - command.memory_address;
    if (command.memory_address % unit_bytes)
        throw Fault("DMAE2", fmt::format("dma with main-memory address {:#x}, which is not a "
                                         "multiple of {}",
                                         command.memory_address, unit_bytes));
    if (!arena.contains(command.memory_address, span))
        throw Fault("DMAE2", fmt::format("dma of {} bytes at main-memory address {:#x}, which is "
                                         "not main memory of this program",
                                         span, command.memory_address));
    if (ldm.address % unit_bytes)
        throw Fault("DMAE3",
                    fmt::format("dma with LDM address {:#x}, which is not a multiple of {}",
                                ldm.address, unit_bytes));
    if (ldm.address >= address_map::ldm_bytes || ldm.bytes > address_map::ldm_bytes - ldm.address)
        throw Fault("DMAE3", fmt::format("dma of {} bytes at LDM address {:#x}: LDM ends at {:#x}",
                                         ldm.bytes, ldm.address, address_map::ldm_bytes));
}

void check_reply(const LdmTransfer& ldm) {
    if (ldm.reply_address % reply_bytes)
        throw Fault("DMAE4", fmt::format("dma with its reply word at LDM address {:#x}, which is "
                                         "not a multiple of {}",
                                         ldm.reply_address, reply_bytes));
}

// How main memory is cut into blocks and shares; needs mode and ldm.bytes.
void lay_out(DmaCommand& command, uint64_t bsize, uint64_t stride,
             const DmaParameters& parameters) {
    command.memory_bytes = command.ldm.bytes;
    if (command.mode != DmaMode::pe && command.mode != DmaMode::bcast) {
        command.memory_bytes *= parameters.columns;
        command.share_bytes = command.mode == DmaMode::rank ? bsize : parameters.row_share_bytes;
        if (command.share_bytes == 0)
            throw Fault("DMAE1", "dma in mode RANK with bsize 0 (bits 51:32): it is the share of "
                                 "each core");
    }
    const uint64_t block = command.mode == DmaMode::rank ? parameters.columns * bsize : bsize;
    const bool strided = stride != 0 && block != 0;
    command.block_bytes = strided ? block : command.memory_bytes;
    command.stride_bytes = strided ? stride : 0;
}

}  // namespace

DmaCommand decode_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                      uint64_t ldm_address, const Arena& arena, const DmaParameters& parameters) {
    const uint64_t operation = field(descriptor, 59, 56);
    const uint64_t mode = field(descriptor, 63, 60);
    check_kind(operation, mode);
    DmaCommand command;
    command.core = core;
    command.operation = DmaOperation(operation);
    if (command.operation == DmaOperation::barrier)
        return command;
    command.mode = DmaMode(mode);
    command.memory_address = memory_address;
    command.ldm.address = ldm_address;
    command.ldm.bytes = field(descriptor, 23, 0);
    command.ldm.reply_address = field(descriptor, 79, 64);
    command.cores = cores_of(core, command.mode, field(descriptor, 95, 88), parameters.columns);
    lay_out(command, field(descriptor, 51, 32), field(descriptor, 127, 96), parameters);
    check_size(command, parameters.columns);
    check_addresses(command, arena);
    check_reply(command.ldm);
    return command;
}

}  // namespace swsim
