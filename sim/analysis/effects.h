// SPDX-License-Identifier: Apache-2.0
//
// What an instruction reads and writes, for everything that asks whether two instructions may
// change places: registers in halves, because scalar results leave bits 255:64 alone, and the state
// that has no name in the operands.
#pragma once

#include <cstdint>

#include "asm/program.h"

namespace swsim::analysis {

// A set of register halves: bit r is bits 63:0 of $r, bit 32 + r its bits 255:64.
using Halves = uint64_t;

constexpr Halves low_half(unsigned index) {
    return Halves{1} << index;
}
constexpr Halves high_half(unsigned index) {
    return Halves{1} << (32 + index);
}
constexpr Halves whole(unsigned index) {
    return low_half(index) | high_half(index);
}
// Registers of which a half is in the set, as bits.
constexpr uint32_t registers_of(Halves halves) {
    return uint32_t(halves) | uint32_t(halves >> 32);
}

struct Effects {
    Halves reads = 0;
    Halves writes = 0;
    isa::Action action = isa::Action::plain;
    bool reads_memory = false;
    bool writes_memory = false;
    bool fixed = false;  // may not change places with anything
};

Effects effects_of(const Instruction& instruction);

}  // namespace swsim::analysis
