// SPDX-License-Identifier: Apache-2.0
//
// Do bins of time keep what is put into them, however long the run becomes?
#include "sim/report/time_bins.h"

#include <catch2/catch.hpp>

#include <map>
#include <random>

using namespace swsim;

namespace {

int64_t total(const TimeBins& bins, size_t row, size_t kind) {
    int64_t sum = 0;
    for (size_t bin = 0; bin < TimeBins::bins; ++bin)
        sum += bins.sum(row, bin, kind);
    return sum;
}

}  // namespace

TEST_CASE("a short run has a bin for each cycle", "[time_bins]") {
    TimeBins bins(1, 1);
    bins.add(0, 0, 3, 5);
    bins.add_at(0, 0, 7, 40);
    CHECK(bins.width() == 1);
    CHECK(bins.used() == 8);
    CHECK(bins.sum(0, 2, 0) == 0);
    CHECK(bins.sum(0, 3, 0) == 1);
    CHECK(bins.sum(0, 4, 0) == 1);
    CHECK(bins.sum(0, 5, 0) == 0);
    CHECK(bins.sum(0, 7, 0) == 40);
}

TEST_CASE("the width doubles when the run outgrows the bins, at that cycle and not before",
          "[time_bins]") {
    TimeBins bins(1, 1);
    bins.add(0, 0, 0, TimeBins::bins);
    CHECK(bins.width() == 1);
    bins.add(0, 0, TimeBins::bins, TimeBins::bins + 1);
    CHECK(bins.width() == 2);
    CHECK(bins.used() == TimeBins::bins / 2 + 1);
    CHECK(bins.sum(0, 0, 0) == 2);
    CHECK(bins.sum(0, TimeBins::bins / 2, 0) == 1);
}

TEST_CASE("bins hold the same sums as counting every cycle", "[time_bins]") {
    std::mt19937 random(4);
    constexpr size_t rows = 3;
    constexpr size_t kinds = 2;
    TimeBins bins(rows, kinds);
    std::map<std::tuple<size_t, size_t, Cycle>, int64_t> plain;
    for (int i = 0; i < 2000; ++i) {
        const size_t row = random() % rows;
        const size_t kind = random() % kinds;
        const Cycle from = random() % 50'000;
        const Cycle to = from + random() % 300;
        const int64_t amount = int64_t(random() % 7) - 2;
        bins.add(row, kind, from, to, amount);
        for (Cycle cycle = from; cycle < to; ++cycle)
            plain[{row, kind, cycle}] += amount;
    }
    std::map<std::tuple<size_t, size_t, Cycle>, int64_t> binned;
    for (const auto& [key, amount] : plain)
        binned[{std::get<0>(key), std::get<1>(key), std::get<2>(key) / bins.width()}] += amount;
    for (size_t row = 0; row < rows; ++row)
        for (size_t kind = 0; kind < kinds; ++kind)
            for (size_t bin = 0; bin < TimeBins::bins; ++bin)
                REQUIRE(bins.sum(row, bin, kind) == (binned[{row, kind, bin}]));
}

TEST_CASE("a run of a billion cycles loses none", "[time_bins]") {
    TimeBins bins(1, 1);
    constexpr Cycle cycles = 1'000'000'007;
    bins.add(0, 0, 0, 5);
    bins.add(0, 0, 5, cycles);
    CHECK(total(bins, 0, 0) == int64_t(cycles));
    CHECK(bins.used() <= TimeBins::bins);
    CHECK(bins.used() > TimeBins::bins / 2);
}
