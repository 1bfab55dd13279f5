// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/state.h"

#include <algorithm>

namespace swsim {

// The decoder has refused all other numbers.
uint64_t CoreState::read_csr(unsigned number, Cycle now) const {
    switch (number) {
    case csr_core:
        return core | core_group << csr_core_bits;
    case csr_row:
        return row();
    case csr_column:
        return column();
    case csr_core_group:
        return core_group;
    case csr_cycle:
        return now;
    }
    if (number >= csr_logic_table)
        return logic_table[number - csr_logic_table];
    return performance[number - csr_performance];
}

void CoreState::write_csr(unsigned number, uint64_t value) {
    if (number >= csr_logic_table)
        logic_table[number - csr_logic_table] = uint8_t(value);
    else
        performance[number - csr_performance] = value;
}

bool CoreState::same_as(const CoreState& other) const {
    return std::equal(registers.begin(), registers.begin() + sink_register,
                      other.registers.begin()) &&
           lookup_buffer == other.lookup_buffer && logic_table == other.logic_table &&
           carry == other.carry && performance == other.performance && ldm == other.ldm;
}

}  // namespace swsim
