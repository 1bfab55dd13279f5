// SPDX-License-Identifier: Apache-2.0
//
// Loads and stores, in LDM and in main memory.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// Bytes 80 91 a2 .. as the memory holds them, lowest address first.
const std::string data = "8091a2b3c4d5e6f7 08192a3b4c5d6e7f 0000000000000000 ffffffffffffffff";

const Examples loads(in_both_places({
    {"ldbu $1,0($16)", {}, {{1, 0x80}}, data},
    {"ldbu $1,7($16)", {}, {{1, 0xf7}}, data},
    {"ldbu $1,8($16)", {}, {{1, 0x08}}, data},
    {"ldhu $1,0($16)", {}, {{1, 0x9180}}, data},
    {"ldhu $1,14($16)", {}, {{1, 0x7f6e}}, data},
    {"ldw $1,0($16)", {}, {{1, 0xffffffffb3a29180}}, data},
    {"ldw $1,8($16)", {}, {{1, 0x3b2a1908}}, data},
    {"ldl $1,0($16)", {}, {{1, 0xf7e6d5c4b3a29180}}, data},
    {"ldl $1,((2*4)+8)($16)", {}, {{1, 0}}, data},
    {"ldl $16,8($16)", {}, {{16, 0x7f6e5d4c3b2a1908}}, data},
    {"ldl $31,0($16)", {}, {}, data},
    {"vldd $31,0($16)", {}, {}, data},
    {"fldd $1,0($16)", {}, {{1, 0xf7e6d5c4b3a29180}}, data},
    // 1.0, -2.5, the largest and the smallest single.
    {"flds $1,0($16)", {}, {{1, bits_of(1.0)}}, "0000803f"},
    {"flds $1,0($16)", {}, {{1, bits_of(-2.5)}}, "000020c0"},
    {"flds $1,0($16)", {}, {{1, 0x47efffffe0000000}}, "ffff7f7f"},
    {"flds $1,0($16)", {}, {{1, 0x36a0000000000000}}, "01000000"},
    {"flds $1,0($16)", {}, {{1, 0x8000000000000000}}, "00000080"},
    {"flds $1,0($16)", {}, {{1, 0x7ff0000000000000}}, "0000807f"},
    {"vldd $1,0($16)",
     {},
     {{1, longs(0xffffffffffffffff, 0, 0x7f6e5d4c3b2a1908, 0xf7e6d5c4b3a29180)}},
     data},
    {"vldw $1,0($16)",
     {},
     {{1, longs(0xffffffffffffffff, 0, 0x7f6e5d4c3b2a1908, 0xf7e6d5c4b3a29180)}},
     data},
    {"vlds $1,0($16)",
     {},
     {{1, doubles(0.5, -2.5, 3.0, 1.0)}},
     "0000803f 00004040 000020c0 0000003f"},
    {"vlds $1,16($16)",
     {},
     {{1, doubles(0.5, 0.5, 0.5, 1.0)}},
     data.substr(0, 34) + "0000803f 0000003f 0000003f 0000003f"},
    {"ldwe $1,0($16)", {}, {{1, splat(0xb3a29180)}}, data},
    {"ldwe $1,12($16)", {}, {{1, splat(0x7f6e5d4c)}}, data},
    {"ldde $1,0($16)", {}, {{1, splat_long(0xf7e6d5c4b3a29180)}}, data},
    {"ldde $1,8($16)", {}, {{1, splat_long(0x7f6e5d4c3b2a1908)}}, data},
    {"ldse $1,4($16)", {}, {{1, doubles(-2.5, -2.5, -2.5, -2.5)}}, "00000000 000020c0"},
}));

constexpr uint64_t stored = 0x8877665544332211;
const Examples stores(in_both_places({
    {"stb $1,0($16)", {{1, stored}}, {}, "0000000000000000", "1100000000000000"},
    {"stb $1,7($16)", {{1, stored}}, {}, "ffffffffffffffff", "ffffffffffffff11"},
    {"sth $1,2($16)", {{1, stored}}, {}, "0000000000000000", "0000112200000000"},
    {"stw $1,4($16)", {{1, stored}}, {}, "0000000000000000", "0000000011223344"},
    {"stl $1,0($16)", {{1, stored}}, {}, "0000000000000000", "1122334455667788"},
    {"stl $31,0($16)", {}, {}, "ffffffffffffffff", "0000000000000000"},
    {"stl $1,0($16)\nmemb", {{1, stored}}, {}, "0000000000000000", "1122334455667788"},
    {"fstd $1,0($16)", {{1, stored}}, {}, "0000000000000000", "1122334455667788"},
    // Singles are rounded to nearest, ties to even: 1 + 2^-24, 1 + 3 * 2^-24, 2^128 - 2^103.
    {"fsts $1,0($16)", {{1, bits_of(-2.5)}}, {}, "00000000ffffffff", "000020c0ffffffff"},
    {"fsts $1,0($16)", {{1, 0x3ff0000010000000}}, {}, "00000000", "0000803f"},
    {"fsts $1,0($16)", {{1, 0x3ff0000030000000}}, {}, "00000000", "0200803f"},
    {"fsts $1,0($16)", {{1, 0x47effffff0000000}}, {}, "00000000", "0000807f"},
    {"fsts $1,0($16)", {{1, 0x36a0000000000000}}, {}, "00000000", "01000000"},
    {"vstd $1,0($16)",
     {{1, longs(0x1f1e1d1c1b1a1918, 0x1716151413121110, 0x0f0e0d0c0b0a0908, 0x0706050403020100)}},
     {},
     std::string(64, '0'),
     "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"},
    {"vstw $31,0($16)", {}, {}, std::string(64, 'f'), std::string(64, '0')},
    {"vsts $1,0($16)",
     {{1, doubles(0.5, -2.5, 3.0, 1.0)}},
     {},
     std::string(40, 'f'),
     "0000803f 00004040 000020c0 0000003f ffffffff"},
    // A store, then a load of the same bytes.
    {"stw $1,4($16)\nldl $2,0($16)",
     {{1, stored}},
     {{2, 0x44332211ffffffff}},
     "ffffffffffffffff",
     "ffffffff11223344"},
}));

// 64 bytes from `first` on, each one more than the one before.
std::string counted(unsigned first, unsigned count) {
    std::string text;
    for (unsigned i = 0; i < count; ++i)
        text += fmt::format("{:02x}", (first + i) & 0xff);
    return text;
}

Value value_of_bytes(const std::string& hex_bytes) {
    const std::vector<uint8_t> bytes = bytes_of_hex(hex_bytes);
    Value value{};
    for (size_t i = 0; i < bytes.size(); ++i)
        value[i / 8] |= uint64_t(bytes[i]) << (8 * (i % 8));
    return value;
}

// Two halves make an unaligned access of 32 bytes at every offset from alignment.
std::vector<Example> unaligned_accesses() {
    std::vector<Example> examples;
    const std::string memory = counted(0x40, 64);
    const std::string kept(128, 'e');
    for (unsigned offset = 0; offset < 32; ++offset) {
        for (const char* letter : {"d", "w"}) {
            const std::string load = std::string("vld") + letter;
            examples.push_back(
                {fmt::format("{0}_ul $1,{1}($16)\n{0}_uh $2,{2}($16)\nvbisw $1,$2,$3", load, offset,
                             offset + 32),
                 {},
                 {{1, value_of_bytes(counted(0x40 + offset, 32 - offset) +
                                     std::string(2 * offset, '0'))},
                  {2, value_of_bytes(std::string(64 - 2 * offset, '0') + counted(0x60, offset))},
                  {3, value_of_bytes(counted(0x40 + offset, 32))}},
                 memory});
            const std::string store = std::string("vst") + letter;
            const Registers before = {{1, value_of_bytes(counted(0, 32))}};
            const std::string front = kept.substr(0, 2 * offset);
            const std::string back = kept.substr(0, 64 - 2 * offset);
            examples.push_back({fmt::format("{}_ul $1,{}($16)", store, offset),
                                before,
                                {},
                                kept,
                                front + counted(0, 32 - offset) + kept.substr(0, 64)});
            examples.push_back({fmt::format("{}_uh $1,{}($16)", store, offset + 32),
                                before,
                                {},
                                kept,
                                kept.substr(0, 64) + counted(32 - offset, offset) + back});
            examples.push_back(
                {fmt::format("{0}_ul $1,{1}($16)\n{0}_uh $1,{2}($16)", store, offset, offset + 32),
                 before,
                 {},
                 kept,
                 front + counted(0, 32) + back});
        }
    }
    return examples;
}
const Examples unaligned(in_both_places(unaligned_accesses()));

const Examples addresses({
    {"ldl $1,-8($2)", {{2, ldm_data + 8}}, {{1, 0x7766554433221100}}, "0011223344556677"},
    {"ldbu $1,-32768($2)", {{2, ldm_data + 0x8000}}, {{1, 0x5a}}, "5a"},
    {"ldbu $1,32767($2)", {{2, ldm_data - 0x7fff}}, {{1, 0x5a}}, "5a"},
    {"stb $1,-1($2)", {{1, 0x77}, {2, ldm_data + 1}}, {}, "00", "77"},
    // The last bytes of LDM.
    {"ldl $1,-8($2)", {{2, 0x10000}}, {{1, 0}}, ""},
    {"vldd $1,-32($2)", {{2, 0x10000}}, {{1, Value{}}}, ""},
    // A sum that wraps around.
    {"ldbu $1,2($2)", {{2, uint64_t(0) - 1}}, {{1, 0}}, ""},
});

std::vector<Example> fetch_and_add() {
    std::vector<Example> examples = {
        {"faaw $1,0($16)", {}, {{1, 41}}, "29000000 ffffffff", "2a000000 ffffffff"},
        {"faaw $1,4($16)",
         {},
         {{1, 0xffffffffffffffff}},
         "00000000 ffffffff 05",
         "00000000 00000000 05"},
        {"faaw $1,0($16)", {}, {{1, 0x7fffffff}}, "ffffff7f 00", "00000080 00"},
        {"faal $1,0($16)", {}, {{1, 0x00000000ffffffff}}, "ffffffff00000000", "0000000001000000"},
        {"faal $1,8($16)",
         {},
         {{1, 0xffffffffffffffff}},
         "0000000000000000ffffffffffffffff 07",
         "00000000000000000000000000000000 07"},
        {"faal $31,0($16)", {}, {}, "0100000000000000", "0200000000000000"},
        {"faaw $1,0($16)\nfaaw $2,0($16)\nldw $3,0($16)",
         {},
         {{1, 1}, {2, 2}, {3, 3}},
         "01000000",
         "03000000"},
    };
    for (Example& example : examples)
        example.place = Place::main_memory;
    return examples;
}
const Examples atomics(fetch_and_add());

}  // namespace

TEST_CASE("what do loads bring from LDM and main memory?") {
    loads.check();
}
TEST_CASE("which bytes do stores write?") {
    stores.check();
}
TEST_CASE("do unaligned halves join to 32 bytes at every offset?") {
    unaligned.check();
}
TEST_CASE("how is an address made?") {
    addresses.check();
}
TEST_CASE("does fetch-and-add return the old value and leave one more?") {
    atomics.check();
}

TEST_CASE("does every core's fetch-and-add get a number of its own?") {
    const Run result = run_at_all_quanta("faal $0,0($16)\nfaal $1,0($16)\nhalt",
                                         {.cpes = 64, .arguments = {main_memory_data}});
    REQUIRE(result.result.outcome == Outcome::ended);
    std::vector<bool> seen(128);
    for (unsigned core = 0; core < 64; ++core)
        for (const unsigned index : {0, 1}) {
            const uint64_t ticket = result.scalar(index, core);
            REQUIRE(ticket < seen.size());
            CHECK_FALSE(seen[ticket]);
            seen[ticket] = true;
        }
}
