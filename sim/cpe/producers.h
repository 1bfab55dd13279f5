// SPDX-License-Identifier: Apache-2.0
//
// The pc of each instruction that others wait for. Kept only for a listener: timing needs none of
// it.
#pragma once

#include <array>

#include "sim/cpe/decode.h"

namespace swsim {

// Why the oldest unissued instruction cannot issue.
struct Cause {
    Account account;
    uint64_t producer_pc = 0;  // see events::Stall
};

struct Producers {
    std::array<uint64_t, register_slots> registers{};
    uint64_t branch = 0;
    uint64_t divide = 0;
    uint64_t lookup = 0;
    uint64_t barrier = 0;
    bool operator==(const Producers&) const = default;

    void note(const Decoded& instruction, uint64_t pc) {
        registers[instruction.d] = pc;
        switch (instruction.kind) {
        case Kind::branch:
        case Kind::direct:
        case Kind::indirect:
            branch = pc;
            break;
        case Kind::divide:
            divide = pc;
            break;
        case Kind::lookup:
            lookup = pc;
            break;
        case Kind::barrier:
            barrier = pc;
            break;
        default:
            break;
        }
    }
};

}  // namespace swsim
