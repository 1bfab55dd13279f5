// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/memory/random_memory.h"

#include <fmt/format.h>

namespace swsim::test {

namespace {

// Drawn anew until the machine can be built.
std::vector<std::string> random_refresh(Dice& dice) {
    return {fmt::format("memory.trefi={}", dice.between(400, dice.one_in(2) ? 900 : 8000)),
            fmt::format("memory.trfc={}", dice.between(1, 150))};
}

}  // namespace

std::vector<std::string> random_dram(Dice& dice) {
    std::vector<std::string> settings = random_refresh(dice);
    const auto maybe = [&](unsigned one_in, const char* name, uint64_t low, uint64_t high) {
        if (dice.one_in(one_in))
            settings.push_back(fmt::format("memory.{}={}", name, dice.between(low, high)));
    };
    for (const char* name :
         {"cl", "cwl", "burst", "trcd", "trp", "twr", "trtp", "twtr", "read_to_write", "trrd"})
        maybe(4, name, 1, 24);
    maybe(4, "tras", 1, 60);
    maybe(4, "tfaw", 1, 120);
    settings.push_back(fmt::format("memory.row_bytes={}", 1024 << dice.between(0, 4)));
    settings.push_back(fmt::format("memory.banks={}", 1 << dice.between(0, 4)));
    maybe(3, "bank_mix", 0, 1);
    maybe(2, "window", 1, 12);
    maybe(2, "overtaking_limit", 0, 12);
    maybe(2, "merge_entries", 1, 4);
    const uint64_t drain_from = dice.between(1, 8);
    settings.push_back(fmt::format("memory.drain_from={}", drain_from));
    settings.push_back(fmt::format("memory.drain_to={}", dice.between(0, drain_from - 1)));
    return settings;
}

}  // namespace swsim::test
