// SPDX-License-Identifier: Apache-2.0
//
// The instruction cache of a core: set-associative, least recently used. It holds no data, only
// which lines are present.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

class InstructionCache {
  public:
    explicit InstructionCache(const Machine& machine)
        : line_shift_(
              unsigned(std::bit_width(uint64_t(machine.value("cpe.icache.line_bytes"))) - 1)),
          ways_(size_t(machine.value("cpe.icache.ways"))),
          sets_(std::max<size_t>(1, size_t(machine.value("cpe.icache.bytes")) /
                                        (size_t(1) << line_shift_) / ways_)),
          lines_(sets_ * ways_, no_line) {}

    unsigned line_shift() const { return line_shift_; }

    // True on a hit. On a miss the line is present afterwards.
    bool access(uint64_t line) {
        const auto set = lines_.begin() + std::ptrdiff_t((line % sets_) * ways_);
        const auto end = set + std::ptrdiff_t(ways_);
        const auto found = std::find(set, end, line);
        const bool hit = found != end;
        // Most recently used first.
        std::rotate(set, hit ? found : end - 1, hit ? found + 1 : end);
        *set = line;
        return hit;
    }

    void reset() { std::ranges::fill(lines_, no_line); }

  private:
    static constexpr uint64_t no_line = UINT64_MAX;

    unsigned line_shift_;
    size_t ways_;
    size_t sets_;
    std::vector<uint64_t> lines_;
};

}  // namespace swsim
