// SPDX-License-Identifier: Apache-2.0
//
// vshff and vshfw: where each element comes from.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

const Value a =
    longs(0xa3a3a3a3a3a3a3a3, 0xa2a2a2a2a2a2a2a2, 0xa1a1a1a1a1a1a1a1, 0xa0a0a0a0a0a0a0a0);
const Value b =
    longs(0xb3b3b3b3b3b3b3b3, 0xb2b2b2b2b2b2b2b2, 0xb1b1b1b1b1b1b1b1, 0xb0b0b0b0b0b0b0b0);

// d3 = Va[s7:6] d2 = Va[s5:4] d1 = Vb[s3:2] d0 = Vb[s1:0], for every selector.
std::vector<Example> long_shuffles() {
    std::vector<Example> examples;
    for (unsigned d3 = 0; d3 < 4; ++d3)
        for (unsigned d2 = 0; d2 < 4; ++d2)
            for (unsigned d1 = 0; d1 < 4; ++d1)
                for (unsigned d0 = 0; d0 < 4; ++d0) {
                    const unsigned selector = d3 * 64 + d2 * 16 + d1 * 4 + d0;
                    const Value result = longs(a[d3], a[d2], b[d1], b[d0]);
                    examples.push_back(
                        {fmt::format("vshff $1,$2,{},$3\nvshff $1,$2,$4,$5", selector),
                         {{1, a}, {2, b}, {4, 0xffffff00 + selector}},
                         {{3, result}, {5, result}},
                         ""});
                }
    examples.push_back(
        {"vshff $1,$2,$31,$3", {{1, a}, {2, b}}, {{3, longs(a[0], a[0], b[0], b[0])}}, ""});
    examples.push_back({"vshff $1,$31,0xe4,$1", {{1, a}}, {{1, longs(a[3], a[2], 0, 0)}}, ""});
    examples.push_back({"vcpyf $1,$3", {{1, a}}, {{3, splat_long(a[0])}}, ""});
    return examples;
}
const Examples vshff(long_shuffles());

const Value low = words(0xa7, 0xa6, 0xa5, 0xa4, 0xa3, 0xa2, 0xa1, 0xa0);
const Value high = words(0xb7, 0xb6, 0xb5, 0xb4, 0xb3, 0xb2, 0xb1, 0xb0);

Example word_shuffle(uint64_t selector, const Value& result) {
    return {"vshfw $1,$2,$3,$4", {{1, low}, {2, high}, {3, selector}}, {{4, result}}, ""};
}

// Words 7..4 come from Va, 3..0 from Vb; nibble i picks word i.
std::vector<Example> word_shuffles() {
    std::vector<Example> examples = {
        word_shuffle(0x76543210, words(0xa7, 0xa6, 0xa5, 0xa4, 0xb3, 0xb2, 0xb1, 0xb0)),
        word_shuffle(0x01234567, words(0xa0, 0xa1, 0xa2, 0xa3, 0xb4, 0xb5, 0xb6, 0xb7)),
        word_shuffle(0x77777777, words(0xa7, 0xa7, 0xa7, 0xa7, 0xb7, 0xb7, 0xb7, 0xb7)),
        word_shuffle(0, words(0xa0, 0xa0, 0xa0, 0xa0, 0xb0, 0xb0, 0xb0, 0xb0)),
        word_shuffle(0x32107654, words(0xa3, 0xa2, 0xa1, 0xa0, 0xb7, 0xb6, 0xb5, 0xb4)),
        // Only the low 32 bits of the selector count.
        word_shuffle(0x7777777700000001, words(0xa0, 0xa0, 0xa0, 0xa0, 0xb0, 0xb0, 0xb0, 0xb1)),
        {"vshfw $1,$2,$31,$4",
         {{1, low}, {2, high}},
         {{4, words(0xa0, 0xa0, 0xa0, 0xa0, 0xb0, 0xb0, 0xb0, 0xb0)}},
         ""},
        {"vshfw $1,$31,$3,$1",
         {{1, low}, {3, 0x76543210}},
         {{1, words(0xa7, 0xa6, 0xa5, 0xa4, 0, 0, 0, 0)}},
         ""},
        {"vcpyw $1,$3", {{1, low}}, {{3, splat(0xa0)}}, ""},
    };
    // Each destination from each source, alone.
    for (unsigned to = 0; to < 8; ++to)
        for (unsigned from = 0; from < 8; ++from) {
            std::array<uint32_t, 8> result = {0xb0, 0xb0, 0xb0, 0xb0, 0xa0, 0xa0, 0xa0, 0xa0};
            result[to] += from;
            examples.push_back(word_shuffle(uint64_t(from) << (4 * to),
                                            words(result[7], result[6], result[5], result[4],
                                                  result[3], result[2], result[1], result[0])));
        }
    return examples;
}
const Examples vshfw(word_shuffles());

}  // namespace

TEST_CASE("where does vshff take each 64-bit element from?") {
    vshff.check();
}
TEST_CASE("where does vshfw take each word from?") {
    vshfw.check();
}
