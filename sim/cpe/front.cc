// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/front.h"

namespace swsim {

bool IssueHistory::same_but_later(Cycle past, const IssueHistory& other, Cycle others) const {
    for (unsigned pipe = 0; pipe < pipes; ++pipe)
        for (size_t back = 0; back < kept; ++back) {
            const Entry& mine = newest(pipe, back);
            const Entry& another = other.newest(pipe, back);
            if (mine.free <= past && another.free <= others)
                break;
            if (mine.free - past != another.free - others || mine.reads != another.reads)
                return false;
        }
    return true;
}

void IssueHistory::delay(Cycle past, Cycle cycles) {
    const auto move = [&](Cycle& when) { when += when > past ? cycles : 0; };
    for (unsigned pipe = 0; pipe < pipes; ++pipe) {
        move(next_[pipe]);
        move(place_[pipe]);
        for (size_t back = 0; back < kept && newest(pipe, back).free > past; ++back)
            move(entry(pipe, back).free);
    }
}

IssueHistory IssueHistory::moved(Cycle past, Cycle present) const {
    IssueHistory result;
    const auto move = [&](Cycle when) { return when > past ? when - past + present : 0; };
    for (unsigned pipe = 0; pipe < pipes; ++pipe) {
        result.next_[pipe] = move(next_[pipe]);
        result.place_[pipe] = move(place_[pipe]);
        result.newest_[pipe] = kept - 1;
        for (size_t back = 0; back < kept && newest(pipe, back).free > past; ++back)
            result.entries_[pipe][kept - 1 - back] = {move(newest(pipe, back).free),
                                                      newest(pipe, back).reads};
    }
    return result;
}

bool Front::same_but_later(const Front& other) const {
    if (index != other.index || lone != other.lone || line != other.line)
        return false;
    const Cycle mine = past();
    const Cycle others = other.past();
    const auto left = [](Cycle when, Cycle past) { return when > past ? when - past : 0; };
    const auto same = [&](Cycle one, Cycle another) {
        return left(one, mine) == left(another, others);
    };
    for (unsigned i = 0; i < register_slots; ++i)
        if (!same(scoreboard.ready(i), other.scoreboard.ready(i)) ||
            (scoreboard.ready(i) > mine && scoreboard.producer(i) != other.scoreboard.producer(i)))
            return false;
    return same(pair_ready, other.pair_ready) && same(decode_ready, other.decode_ready) &&
           same(fetch_ready, other.fetch_ready) && same(divide_ready, other.divide_ready) &&
           same(selldw_ready, other.selldw_ready) && same(sync_ready, other.sync_ready) &&
           same(order_ready[0], other.order_ready[0]) &&
           same(order_ready[1], other.order_ready[1]) && same(memory_ready, other.memory_ready) &&
           mine - last == others - other.last &&
           history.same_but_later(mine, other.history, others);
}

void Front::delay(Cycle cycles) {
    const Cycle over = past();
    const auto move = [&](Cycle& when) {
        if (when > over && when != never)
            when += cycles;
    };
    for_each_ready(move);
    history.delay(over, cycles);
    last += cycles;
    decoded += cycles;
    pair_ready += cycles;
    decode_ready += cycles;
}

}  // namespace swsim
