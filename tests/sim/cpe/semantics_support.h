// SPDX-License-Identifier: Apache-2.0
//
// Examples of what instructions do: a few statements, the registers and memory before, the
// registers and memory after. Whatever an example does not name must stay as it was: all other
// registers, the bits above 64 of a scalar result, all other bytes of LDM.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "tests/sim/support.h"

namespace swsim::test {

// 256 bits as four 64-bit elements, element 0 least significant.
using Value = std::array<uint64_t, 4>;

// Elements as people write numbers: the most significant first.
Value longs(uint64_t e3, uint64_t e2, uint64_t e1, uint64_t e0);
Value words(uint32_t w7, uint32_t w6, uint32_t w5, uint32_t w4, uint32_t w3, uint32_t w2,
            uint32_t w1, uint32_t w0);
Value splat(uint32_t word);
Value splat_long(uint64_t element);
Value doubles(double e3, double e2, double e1, double e0);
uint64_t bits_of(double value);
std::string hex(const Value& value);
Value value_of(const Vector& vector);

// Register contents: a number is bits 63:0 alone, a Value all 256.
struct Content {
    Content(uint64_t number) : value{number}, scalar(true) {}
    Content(const Value& all) : value(all), scalar(false) {}
    Value value;
    bool scalar;
};
using Registers = std::map<unsigned, Content>;

enum class Place { ldm, main_memory };

struct Example {
    std::string code;             // statements
    Registers before;             // the others hold a pattern of their own
    Registers after;              // the others are as before
    std::string data;             // hex bytes at the address in $16, lowest address first
    std::string data_after = {};  // the same afterwards; empty for unchanged
    Place place = Place::ldm;
};

// Where an example's data are, by its place.
inline constexpr uint64_t ldm_data = 0x1000;
inline constexpr uint64_t main_memory_data = 0x5000000000;
// Address of an example's first instruction; each takes 4 bytes.
inline constexpr uint64_t code_address = 0x4fff000000 + 31 * 4;
// What a register holds that an example does not set.
Value background(unsigned index);

// A table of examples, known to the test that asks whether any instruction has none.
class Examples {
  public:
    explicit Examples(std::vector<Example> examples);
    // Runs all of them, ahead and cycle by cycle.
    void check() const;
    static const std::vector<const Examples*>& all();
    const std::vector<Example>& examples() const { return examples_; }

  private:
    std::vector<Example> examples_;
};

// The same examples with their data in LDM and in main memory.
std::vector<Example> in_both_places(const std::vector<Example>& examples);

std::vector<uint8_t> bytes_of_hex(const std::string& hex);
std::string hex_of_bytes(const uint8_t* bytes, size_t count);

}  // namespace swsim::test
