// SPDX-License-Identifier: Apache-2.0
#include "sim/report/time_bins.h"

#include <algorithm>

namespace swsim {

TimeBins::TimeBins(size_t rows, size_t kinds)
    : rows_(rows), kinds_(kinds), sums_(rows * bins * kinds) {}

void TimeBins::add(size_t row, size_t kind, Cycle from, Cycle to, int64_t amount) {
    if (from >= to)
        return;
    if ((to - 1) >> shift_ >= bins)
        grow(to - 1);
    while (from < to) {
        const Cycle end = std::min(((from >> shift_) + 1) << shift_, to);
        at(row, from >> shift_, kind) += int64_t(end - from) * amount;
        from = end;
    }
}

void TimeBins::grow(Cycle cycle) {
    while (cycle >> shift_ >= bins)
        halve();
}

void TimeBins::halve() {
    for (size_t row = 0; row < rows_; ++row)
        for (size_t bin = 0; bin < bins; ++bin)
            for (size_t kind = 0; kind < kinds_; ++kind) {
                const size_t from = (row * bins + 2 * bin) * kinds_ + kind;
                sums_[(row * bins + bin) * kinds_ + kind] =
                    bin < bins / 2 ? sums_[from] + sums_[from + kinds_] : 0;
            }
    used_ = (used_ + 1) / 2;
    ++shift_;
}

}  // namespace swsim
