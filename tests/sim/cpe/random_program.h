// SPDX-License-Identifier: Apache-2.0
//
// Random programs for comparing ways of running: arithmetic of every kind, LDM accesses, loops,
// branches, calls, table look-ups, transfers that race with the core's own accesses, polling, main
// memory shared by the cores, messages and barriers.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "asm/isa/isa.h"

namespace swsim::test {

class RandomProgram {
  public:
    explicit RandomProgram(uint64_t seed) : generator_(seed) {}

    // The body of a function for cores 0 .. cpes - 1, at most two rows; $16 is main memory that all
    // cores share. Ends with halt.
    std::string text(unsigned cpes);

    unsigned between(unsigned low, unsigned high) {
        return low + unsigned(generator_() % (high - low + 1));
    }
    bool one_in(unsigned n) { return generator_() % n == 0; }

  private:
    std::string registers();
    std::string segment(unsigned depth);
    std::string arithmetic();
    std::string ldm_access();
    std::string memory_access();
    std::string lookup();
    std::string loop(unsigned depth);
    std::string skip(unsigned depth);
    std::string jump();
    std::string late_load();
    std::string tangle();
    std::string transfer();
    std::string remote_transfer();
    std::string poll();
    std::string wait_for_all();
    std::string call();
    std::string exchange(unsigned cpes);
    std::string pass_on(bool along_row, unsigned length);
    std::string scatter(unsigned length);
    std::string row_broadcast();
    std::string barrier(unsigned cpes);
    std::string operands(const isa::Row& row, const std::string& memory_operand);
    std::string label();
    template <typename Wanted> const isa::Row& row(Wanted wanted);

    std::mt19937_64 generator_;
    unsigned labels_ = 0;
    unsigned choice_ = 16;  // registers that operands are chosen from
};

// Other machines than the default are tried too: settings, NAME=VALUE.
std::vector<std::string> random_machine(RandomProgram& random);

// Mostly few, for speed; a whole row, or two, so that broadcasts find somebody to read them.
unsigned random_cpes(RandomProgram& random);

}  // namespace swsim::test
