// SPDX-License-Identifier: Apache-2.0
//
// Where a byte of main memory lies in the DRAM: row, bank and place in the row, in this order from
// the high address bits to the low ones. The bank number is mixed with all bits of the row, so that
// regions a power of two apart, however large, do not all lie in one bank. Offsets within the arena
// are mapped, never addresses of the host.
#pragma once

#include <cstdint>

#include "asm/address_map.h"
#include "sim/machine/machine.h"

namespace swsim {

struct DramAddress {
    unsigned bank = 0;
    uint64_t row = 0;

    bool operator==(const DramAddress&) const = default;
};

class DramMapping {
  public:
    DramMapping() = default;
    explicit DramMapping(const Machine& machine)
        : row_bytes_(uint64_t(machine.value("memory.row_bytes"))),
          banks_(uint64_t(machine.value("memory.banks"))),
          mix_(machine.value("memory.bank_mix") != 0) {}

    DramAddress operator()(uint64_t address) const {
        const uint64_t block = (address - address_map::arena_base) / row_bytes_;
        const uint64_t row = block / banks_;
        const uint64_t bank = block % banks_;
        return {unsigned(mix_ ? (bank ^ folded(row)) % banks_ : bank), row};
    }

  private:
    // The exclusive or of the row's digits, as a number to the base of the banks.
    uint64_t folded(uint64_t row) const {
        uint64_t result = 0;
        for (; row != 0 && banks_ > 1; row /= banks_)
            result ^= row % banks_;
        return result;
    }

    uint64_t row_bytes_ = 1;
    uint64_t banks_ = 1;
    bool mix_ = false;
};

}  // namespace swsim
