// SPDX-License-Identifier: Apache-2.0
//
// The architectural state of a core: what a program can see.
#pragma once

#include <array>

#include "sim/cpe/decode.h"
#include "sim/events/fault.h"
#include "sim/machine/vector.h"

namespace swsim {

// A register by where it lies in CoreState::registers, in bytes: what runs again and again need not
// compute it.
struct RegisterOffset {
    uint16_t bytes = 0;
    RegisterOffset() = default;
    explicit RegisterOffset(unsigned index) : bytes(uint16_t(index * sizeof(Vector))) {}
};

// By convention, $26: of the caller, until a function needs the register for its own calls.
inline constexpr unsigned return_address_register = 26;
inline constexpr unsigned stack_pointer_register = 30;

struct CoreState {
    // $31 reads as zero; results for it go to the sink register behind.
    std::array<Vector, register_slots> registers{};
    Vector lookup_buffer{};                                    // of selldw
    std::array<uint8_t, csr_logic_table_count> logic_table{};  // of vlog3r: CSR 0x80..0x87
    int8_t carry = 0;                                          // of the 256-bit adds
    unsigned core = 0;                                         // row * columns + column
    unsigned columns = 1;                                      // of the mesh
    unsigned core_group = 0;                                   // number on the chip
    std::array<uint64_t, csr_performance_count>
        performance{};  // CSR 5..8: kept as written, they count nothing
    alignas(32) std::array<uint8_t, address_map::ldm_bytes> ldm{};

    unsigned row() const { return core / columns; }
    unsigned column() const { return core % columns; }
    uint64_t scalar(unsigned index) const { return registers[index].u64[0]; }
    // Scalar results leave bits 255:64 alone.
    void set_scalar(unsigned index, uint64_t value) { registers[index].u64[0] = value; }
    Vector& vector(unsigned index) { return registers[index]; }

    Vector& vector(RegisterOffset at) {
        return *reinterpret_cast<Vector*>(reinterpret_cast<char*>(registers.data()) + at.bytes);
    }
    uint64_t scalar(RegisterOffset at) { return vector(at).u64[0]; }
    void set_scalar(RegisterOffset at, uint64_t value) { vector(at).u64[0] = value; }

    uint64_t read_csr(unsigned number, Cycle now) const;
    void write_csr(unsigned number, uint64_t value);

    // Everything but the sink register is the same.
    bool same_as(const CoreState& other) const;
};

}  // namespace swsim
