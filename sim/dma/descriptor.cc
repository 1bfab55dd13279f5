// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/descriptor.h"

#include <fmt/format.h>

#include "sim/cpe/fault.h"

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

void check_descriptor(const Vector& descriptor) {
    const uint64_t operation = field(descriptor, 59, 56);
    const uint64_t mode = field(descriptor, 63, 60);
    if (operation > uint64_t(DmaOperation::get) || mode != 0)
        throw Fault("DMAE1",
                    fmt::format("dma with operation {} in mode {} is not simulated yet: "
                                "PUT and GET in mode PE are",
                                name_of(operation_names, operation), name_of(mode_names, mode)));
}

void check_size(const DmaCommand& command) {
    if (command.ldm.bytes == 0)
        throw Fault("DMAE1", "dma of 0 bytes");
    if (command.ldm.bytes % unit_bytes || command.block_bytes % unit_bytes)
        throw Fault("DMAE1", fmt::format("dma of {} bytes in blocks of {}: both must be multiples "
                                         "of {}",
                                         command.ldm.bytes, command.block_bytes, unit_bytes));
    if (command.ldm.bytes % command.block_bytes)
        throw Fault("DMAE1", fmt::format("dma of {} bytes is no multiple of its block size {}",
                                         command.ldm.bytes, command.block_bytes));
}

void check_addresses(const DmaCommand& command, const Arena& arena) {
    const LdmTransfer& ldm = command.ldm;
    const uint64_t blocks = ldm.bytes / command.block_bytes;
    const uint64_t span = ldm.bytes + (blocks - 1) * command.stride_bytes;
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
    if (ldm.reply_address % Transfers::reply_bytes)
        throw Fault("DMAE4", fmt::format("dma with its reply word at LDM address {:#x}, which is "
                                         "not a multiple of {}",
                                         ldm.reply_address, Transfers::reply_bytes));
}

}  // namespace

DmaCommand decode_dma(unsigned core, const Vector& descriptor, uint64_t memory_address,
                      uint64_t ldm_address, const Arena& arena) {
    check_descriptor(descriptor);
    DmaCommand command;
    command.core = core;
    command.operation = DmaOperation(field(descriptor, 59, 56));
    command.memory_address = memory_address;
    command.ldm.address = ldm_address;
    command.ldm.bytes = field(descriptor, 23, 0);
    command.ldm.reply_address = field(descriptor, 79, 64);
    command.stride_bytes = field(descriptor, 127, 96);
    const uint64_t block_bytes = field(descriptor, 51, 32);
    const bool strided = command.stride_bytes != 0 && block_bytes != 0;
    command.block_bytes = strided ? block_bytes : command.ldm.bytes;
    if (!strided)
        command.stride_bytes = 0;
    check_size(command);
    check_addresses(command, arena);
    return command;
}

}  // namespace swsim
