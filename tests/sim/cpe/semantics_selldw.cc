// SPDX-License-Identifier: Apache-2.0
//
// selldw: a table look-up per element into a hidden buffer.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// Word i of the table is 0x1000000i, written lowest byte first.
std::string table_of(unsigned entries) {
    std::string text;
    for (unsigned i = 0; i < entries; ++i)
        text += fmt::format("{:02x}000010", i);
    return text;
}

constexpr uint32_t entry(unsigned index) {
    return 0x10000000 + index;
}

std::string look_up_all(const std::string& operands) {
    std::string code;
    for (int element = 7; element >= 0; --element)
        code += fmt::format("selldw $1,{},{},{}\n", operands.substr(0, operands.find(',')), element,
                            operands.substr(operands.find(',') + 1));
    return code;
}

const Value indices = words(15, 0, 7, 3, 3, 12, 1, 14);
const Value found =
    words(entry(15), entry(0), entry(7), entry(3), entry(3), entry(12), entry(1), entry(14));

const Examples look_ups({
    {look_up_all("$16,$2"), {{1, indices}}, {{2, found}}, table_of(16)},
    // Over its own index vector.
    {look_up_all("$16,$1"), {{1, indices}}, {{1, found}}, table_of(16)},
    // Only c = 0 writes.
    {"selldw $1,$16,7,$2\nselldw $1,$16,1,$3", {{1, indices}}, {}, table_of(16)},
    // The buffer is empty at first; elements that nobody has written keep what they had.
    {"selldw $1,$16,0,$2",
     {{1, indices}},
     {{2, words(0, 0, 0, 0, 0, 0, 0, entry(14))}},
     table_of(16)},
    {look_up_all("$16,$2") + "selldw $4,$16,3,$31\nselldw $4,$16,0,$5",
     {{1, indices}, {4, words(0, 0, 0, 0, 9, 0, 0, 2)}},
     {{2, found},
      {5, words(entry(15), entry(0), entry(7), entry(3), entry(9), entry(12), entry(1), entry(2))}},
     table_of(16)},
    // With $31 as destination the buffer is filled all the same.
    {"selldw $1,$16,0,$31\nselldw $1,$16,6,$31\nselldw $31,$16,0,$2",
     {{1, indices}},
     {{2, words(0, entry(0), 0, 0, 0, 0, 0, entry(0))}},
     table_of(16)},
    // Interleaved, the second look-up overwrites elements of the first.
    {"selldw $1,$16,1,$2\nselldw $4,$16,1,$5\nselldw $1,$16,0,$2",
     {{1, indices}, {4, splat(6)}},
     {{2, words(0, 0, 0, 0, 0, 0, entry(6), entry(14))}},
     table_of(16)},
    // $31 as the offsets: entry 0; the base counts with all its bits.
    {"selldw $31,$3,0,$2",
     {{3, ldm_data + 8}},
     {{2, words(0, 0, 0, 0, 0, 0, 0, entry(2))}},
     table_of(16)},
    // The last word of LDM is entry 0 from there, and reads as zero.
    {"selldw $31,$3,0,$2", {{3, 0xfffc}}, {{2, Value{}}}, ""},
});

}  // namespace

TEST_CASE("what does selldw look up, and when does it write its register?") {
    look_ups.check();
}
