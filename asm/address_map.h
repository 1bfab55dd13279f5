// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace swsim {

// Where things lie in the address space of a CPE. LDM is the core's own; all else is main memory.
namespace address_map {
inline constexpr uint64_t ldm_bytes = 64 * 1024;
// LDM words that the run-time owns (task, argument, ids): kernels' LDM data start behind them.
inline constexpr uint64_t ldm_data_start = 128;
// The arena: main memory that CPEs may touch, where the real machine has its data.
inline constexpr uint64_t arena_base = 0x5000000000;
inline constexpr uint64_t text_base = 0x4fff000000;
// `ret` to this address ends a program: the launcher puts it into $26.
inline constexpr uint64_t exit_address = text_base - 8;
inline constexpr uint64_t instruction_bytes = 4;
// Globals of host programs are mapped here, below all that is ours; the range is large enough for
// any.
inline constexpr uint64_t host_image_base = 0x4e00000000;

constexpr uint64_t instruction_address(size_t index) {
    return text_base + index * instruction_bytes;
}

constexpr size_t instruction_index(uint64_t address) {
    return (address - text_base) / instruction_bytes;
}
}  // namespace address_map

}  // namespace swsim
