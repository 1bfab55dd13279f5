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
        settled_[line - first_] = never_evicted(line);
        return hit;
    }

    // True if the line is present.
    bool has(uint64_t line) const {
        if (settled_[line - first_])
            return true;
        const auto set = lines_.begin() + std::ptrdiff_t((line % sets_) * ways_);
        const auto end = set + std::ptrdiff_t(ways_);
        return std::find(set, end, line) != end;
    }

    // An access to a line that is present.
    void touch(uint64_t line) {
        if (!settled_[line - first_])
            access(line);
    }

    // Empty, for a program of so many bytes at `address`.
    void reset(uint64_t address, uint64_t bytes) {
        std::ranges::fill(lines_, no_line);
        first_ = address >> line_shift_;
        settled_.assign(((address + bytes) >> line_shift_) - first_ + 1, false);
    }

  private:
    static constexpr uint64_t no_line = UINT64_MAX;

    // The program has no more lines in its set than the set has ways.
    bool never_evicted(uint64_t line) const {
        const size_t lines = settled_.size();
        return lines / sets_ + size_t((line - first_) % sets_ < lines % sets_) <= ways_;
    }

    unsigned line_shift_;
    size_t ways_;
    size_t sets_;
    std::vector<uint64_t> lines_;
    uint64_t first_ = 0;         // line of the program
    std::vector<bool> settled_;  // of its lines: present, and will stay so
};

}  // namespace swsim
