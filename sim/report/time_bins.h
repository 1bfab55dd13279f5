// SPDX-License-Identifier: Apache-2.0
//
// What happened when, over a run of unknown length, in bounded memory: rows (cores, say) by bins of
// time by kinds. When the run outgrows the bins, two become one.
#pragma once

#include <cstdint>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

class TimeBins {
  public:
    static constexpr size_t bins = 1024;

    TimeBins(size_t rows, size_t kinds);

    // `amount` for each cycle in [from, to).
    void add(size_t row, size_t kind, Cycle from, Cycle to, int64_t amount = 1);
    // `amount` in one cycle.
    void add_at(size_t row, size_t kind, Cycle cycle, int64_t amount) {
        if (cycle >> shift_ >= bins)
            grow(cycle);
        at(row, cycle >> shift_, kind) += amount;
    }

    size_t rows() const { return rows_; }
    size_t kinds() const { return kinds_; }
    Cycle width() const { return Cycle{1} << shift_; }  // of a bin
    size_t used() const { return used_; }               // bins with something in them, and before
    int64_t sum(size_t row, size_t bin, size_t kind) const {
        return sums_[(row * bins + bin) * kinds_ + kind];
    }

  private:
    int64_t& at(size_t row, size_t bin, size_t kind) {
        if (bin >= used_)
            used_ = bin + 1;
        return sums_[(row * bins + bin) * kinds_ + kind];
    }
    void grow(Cycle cycle);
    void halve();

    const size_t rows_;
    const size_t kinds_;
    size_t used_ = 0;
    unsigned shift_ = 0;
    std::vector<int64_t> sums_;
};

}  // namespace swsim
