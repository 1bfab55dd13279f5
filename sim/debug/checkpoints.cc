// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/checkpoints.h"

#include <algorithm>
#include <iterator>

namespace swsim::debug {

namespace {

// A gap between two copies may be as long as the way to it from the present, divided by this. The
// number of copies grows with the logarithm of the cycles: 24 after a second, 41 after a minute.
constexpr Cycle way_per_gap = 3;

Cycle way(Cycle from, Cycle to) {
    return from < to ? to - from : from - to;
}

}  // namespace

void Checkpoints::thin_out(Cycle present) {
    if (machines_.size() < 3)
        return;
    for (auto each = std::next(machines_.begin()); std::next(each) != machines_.end();) {
        const Cycle gap = std::next(each)->first - std::prev(each)->first;
        if (gap <= way(each->first, present) / way_per_gap)
            each = machines_.erase(each);
        else
            ++each;
    }
}

std::pair<Cycle, const Channel*> Checkpoints::before(Cycle cycle) const {
    const auto found = std::prev(machines_.upper_bound(cycle));
    return {found->first, &found->second};
}

std::vector<Cycle> Checkpoints::on_the_way(Cycle from, Cycle to) {
    // Nearer ones would be of no use: so many cycles are replayed in a few milliseconds.
    constexpr Cycle nearest = 256;
    const Cycle all = from < to ? to - from : 0;
    std::vector<Cycle> cycles;
    // Twice as far back each time, as long as that is a number of cycles.
    for (Cycle back = nearest; back < all; back *= 2) {
        cycles.push_back(to - back);
        if (back > never / 2)
            break;
    }
    std::ranges::reverse(cycles);
    return cycles;
}

}  // namespace swsim::debug
