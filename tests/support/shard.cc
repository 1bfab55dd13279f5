// SPDX-License-Identifier: Apache-2.0
#include "tests/support/shard.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>

namespace swsim::test {

Shard Shard::of(const std::string& text) {
    const char* const end = text.data() + text.size();
    unsigned number = 0;
    Shard shard;
    const auto [slash, first_error] = std::from_chars(text.data(), end, number);
    if (first_error == std::errc() && slash != end && *slash == '/') {
        const auto [rest, second_error] = std::from_chars(slash + 1, end, shard.count);
        shard.index = number - 1;
        if (second_error == std::errc() && rest == end && shard.index < shard.count)
            return shard;
    }
    throw std::invalid_argument("SWSIM_SHARD=" + text + ": write for example 2/8, the second of 8");
}

Shard Shard::of_process() {
    const char* const wanted = std::getenv("SWSIM_SHARD");
    return wanted ? of(wanted) : Shard{};
}

Part part_of(unsigned programs, Shard shard) {
    constexpr unsigned least = 50;
    const unsigned parts = std::clamp(programs / least, 1u, shard.count);
    if (shard.index >= parts)
        return {programs, programs};
    const auto start_of = [&](uint64_t part) { return unsigned(programs * part / parts); };
    return {start_of(shard.index), start_of(shard.index + 1)};
}

Part own_part(unsigned programs) {
    return part_of(programs, Shard::of_process());
}

unsigned random_programs(unsigned by_default) {
    const char* const wanted = std::getenv("SWSIM_RANDOM_PROGRAMS");
    return wanted ? unsigned(std::strtoul(wanted, nullptr, 10)) : by_default;
}

}  // namespace swsim::test
