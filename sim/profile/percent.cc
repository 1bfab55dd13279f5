// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/percent.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr unsigned whole = 1000;  // tenths
__extension__ using Product = unsigned __int128;

}  // namespace

std::vector<unsigned> tenths_of(std::span<const uint64_t> values) {
    const uint64_t total = std::accumulate(values.begin(), values.end(), uint64_t{0});
    std::vector<unsigned> tenths(values.size());
    if (total == 0)
        return tenths;
    std::vector<uint64_t> remainders;
    unsigned missing = whole;
    for (size_t i = 0; i < values.size(); ++i) {
        const Product scaled = Product(values[i]) * whole;
        tenths[i] = unsigned(scaled / total);
        remainders.push_back(uint64_t(scaled % total));
        missing -= tenths[i];
    }
    std::vector<size_t> order(values.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](size_t i) { return remainders[i]; });
    for (unsigned i = 0; i < missing; ++i)
        ++tenths[order[i]];
    return tenths;
}

unsigned tenths_of(uint64_t value, uint64_t total) {
    return total == 0 ? 0 : unsigned((Product(value) * whole * 2 + total) / (Product(total) * 2));
}

std::string percent_text(unsigned tenths) {
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

}  // namespace swsim
