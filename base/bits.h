// SPDX-License-Identifier: Apache-2.0
//
// Sets of cores, or of positions in a row or column, as bits.
#pragma once

#include <bit>

namespace swsim {

// Calls visit(index) for each bit that is set, the lowest first.
template <typename Bits, typename Visit> void for_each_bit(Bits bits, Visit visit) {
    for (; bits; bits &= bits - 1)
        visit(unsigned(std::countr_zero(bits)));
}

}  // namespace swsim
