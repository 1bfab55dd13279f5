// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "sim/debug/checkpoints.h"
#include "sim/debug/expression.h"
#include "sim/debug/values.h"
#include "sim/events/accounts.h"

namespace swsim::debug {
namespace {

// Registers hold 0x100 * index + byte number; memories the address.
class Fixed : public Operands {
  public:
    uint64_t reg(unsigned index, unsigned offset, unsigned bytes) const override {
        uint64_t value = 0;
        for (unsigned i = bytes; i-- > 0;)
            value = value << 8 | (index + offset + i);
        return value;
    }
    uint64_t ldm(uint64_t address, unsigned bytes) const override { return address * 10 + bytes; }
    uint64_t memory(uint64_t, unsigned) const override { throw Problem("not there"); }
    uint64_t cycle() const override { return 1000; }
    uint64_t pc() const override { return 0x4fff000010; }
    uint64_t core() const override { return 3; }
    uint64_t account() const override { return uint64_t(Account::dma_wait); }
};

uint64_t value(const std::string& text) {
    Program program;
    program.symbols["table"] = {
        .value = 0x80, .kind = SymbolKind::ldm, .global = true, .where = {}};
    return Expression(text, program).evaluate(Fixed());
}

}  // namespace

TEST_CASE("do expressions have the values that C gives them?", "[debug]") {
#define CHECK_AS_IN_C(...) CHECK(value(#__VA_ARGS__) == uint64_t(__VA_ARGS__))
    CHECK_AS_IN_C(2 + 3 * 4 - 1);
    CHECK_AS_IN_C((2 + 3) * 4);
    CHECK_AS_IN_C(10 - 4 - 3);
    CHECK_AS_IN_C(100 / 7 % 4);
    CHECK_AS_IN_C(-1 < 1);
    CHECK_AS_IN_C((6 & 3) == 2);
    CHECK_AS_IN_C(6 & (3 == 3));
    CHECK_AS_IN_C(1 << 4 >> 2);
    CHECK_AS_IN_C((1 | 6) ^ 5);
    CHECK_AS_IN_C(1 || 0);
    CHECK_AS_IN_C((0 && 1) || 1);
    CHECK_AS_IN_C(!0 + !7);
    CHECK_AS_IN_C(3 <= 3 && 4 >= 5);
    CHECK_AS_IN_C(1 != 2);
#undef CHECK_AS_IN_C
    CHECK(value("6 & 3 == 3") == (6 & uint64_t(3 == 3)));
    CHECK(value("-5") == uint64_t(-5));
    CHECK(value("1 / 0") == 0);
    CHECK(value("1 << 64") == 0);
    CHECK(value("0xffffffffffffffff") == UINT64_MAX);
}

TEST_CASE("do expressions reach registers, memory and names?", "[debug]") {
    CHECK(value("$3") == 0x0a09080706050403);
    CHECK(value("$3.b1") == 4);
    CHECK(value("$0.w7") == 0x1f1e1d1c);
    CHECK(value("$0.l1") == 0x0f0e0d0c0b0a0908);
    CHECK(value("ldm.w[table + 2]") == 0x82 * 10 + 4);
    CHECK(value("ldm[2]") == 28);
    CHECK(value("cycle + core") == 1003);
    CHECK(value("account == dma_wait") == 1);
    // What decides alone keeps the rest from being looked at.
    CHECK(value("0 && mem[0]") == 0);
    CHECK(value("1 || mem[0]") == 1);
    CHECK_THROWS_AS(value("mem[0]"), Problem);
}

TEST_CASE("are bad expressions refused with their place?", "[debug]") {
    for (const char* text : {"",
                             "1 +",
                             "(1",
                             "1 2",
                             "$",
                             "$x",
                             "$32",
                             "$1.",
                             "$1.w",
                             "$1.w8",
                             "$1.q0",
                             "ldm",
                             "ldm[",
                             "ldm[1",
                             "ldm.z[1]",
                             "0x",
                             "1x",
                             "99999999999999999999",
                             "no_such_name",
                             "@",
                             "1 = 1",
                             ")"}) {
        INFO(text);
        CHECK_THROWS_WITH(value(text), Catch::Contains("^"));
    }
}

TEST_CASE("do copies stay few, and near the present dense?", "[debug]") {
    Checkpoints checkpoints;
    for (Cycle cycle = 0; cycle <= 1'000'000; cycle += 100) {
        checkpoints.add(cycle, Channel());
        checkpoints.thin_out(cycle);
    }
    CHECK(checkpoints.count() < 40);
    CHECK(checkpoints.first() == 0);
    // To go back by `back` cycles takes at most a replay of a third of that, or some hundred
    // cycles.
    for (const Cycle back : {1, 99, 1000, 5000, 33333, 100000, 400000, 999999}) {
        const Cycle wanted = 1'000'000 - back;
        CHECK(wanted - checkpoints.before(wanted).first <= std::max<Cycle>(back / 2, 300));
    }
}

TEST_CASE("do copies on a replay lie densely before its end?", "[debug]") {
    const std::vector<Cycle> cycles = Checkpoints::on_the_way(1000, 101'000);
    REQUIRE(!cycles.empty());
    CHECK(std::is_sorted(cycles.begin(), cycles.end()));
    CHECK(cycles.front() > 1000);
    CHECK(cycles.back() < 101'000);
    CHECK(cycles.size() < 12);
    CHECK(Checkpoints::on_the_way(5, 6).empty());
    CHECK(Checkpoints::on_the_way(6, 5).empty());
    // However far its end is.
    CHECK(Checkpoints::on_the_way(1, never).size() < 64);
}

TEST_CASE("is what does not fill an element shown as bytes?", "[debug]") {
    const uint8_t data[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    CHECK(format_memory(0x40, data, 10, Format::words) == "0x0040:  04030201  08070605  09 0a\n");
    CHECK(format_memory(0x40, data, 10, Format::bytes) ==
          "0x0040:  01 02 03 04  05 06 07 08  09 0a\n");
    CHECK(format_memory(0x40, data, 3, Format::states) == "0x40:  01 02 03\n");
}

}  // namespace swsim::debug
