// SPDX-License-Identifier: Apache-2.0
//
// Random machines and requests for the tests of main memory.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace swsim::test {

class Dice {
  public:
    explicit Dice(unsigned seed) : random_(seed) {}

    uint64_t between(uint64_t low, uint64_t high) { return low + random_() % (high - low + 1); }
    bool one_in(unsigned count) { return random_() % count == 0; }
    template <typename Values> auto one_of(const Values& values) {
        return values[between(0, std::size(values) - 1)];
    }

  private:
    std::mt19937 random_;
};

// Any DRAM and any controller, sometimes those of the SW26010 in part; rows are short, so that
// there are many of them, and refreshes are often.
std::vector<std::string> random_dram(Dice& dice);

}  // namespace swsim::test
