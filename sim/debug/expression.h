// SPDX-License-Identifier: Apache-2.0
//
// Expressions over a core's state, for conditions of breakpoints, print and assert:
//
//   $3 == 0x10 && ldm.w[get_reply + 4] != 0        $7.w5 & 0xff
//
// All values are unsigned 64-bit integers; operators and their order are those of C, but < <= > >=
// compare signed numbers, as the CPE's own scalar comparisons do.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "asm/program.h"
#include "sim/debug/problem.h"

namespace swsim::debug {

// What an expression may ask for.
class Operands {
  public:
    virtual ~Operands() = default;
    // Bytes [offset, offset + bytes) of a 256-bit register.
    virtual uint64_t reg(unsigned index, unsigned offset, unsigned bytes) const = 0;
    // Throw Problem for what is not there.
    virtual uint64_t ldm(uint64_t address, unsigned bytes) const = 0;
    virtual uint64_t memory(uint64_t address, unsigned bytes) const = 0;
    virtual uint64_t cycle() const = 0;
    virtual uint64_t pc() const = 0;
    virtual uint64_t core() const = 0;
    // Of the cycle that has just ended, as a number.
    virtual uint64_t account() const = 0;
};

class Expression {
  public:
    // Names are symbols of `program`. Throws Problem, with the place in the text.
    Expression(std::string_view text, const Program& program);

    using Value = std::function<uint64_t(const Operands&)>;
    // Throws Problem.
    uint64_t evaluate(const Operands& operands) const { return value_(operands); }

    // The operators and operands, for help and completion.
    static std::vector<std::string_view> words();
    static const char* help();

  private:
    Value value_;
};

// "$7" or "7" is 7. Throws Problem.
unsigned parse_register(std::string_view text);

}  // namespace swsim::debug
