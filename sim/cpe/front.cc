// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/front.h"

namespace swsim {

bool Front::same_but_later(const Front& other) const {
    if (index != other.index || lone != other.lone || second != other.second || line != other.line)
        return false;
    const Cycle mine = past();
    const Cycle others = other.past();
    const auto left = [](Cycle when, Cycle past) { return when > past ? when - past : 0; };
    const auto same = [&](Cycle one, Cycle another) {
        return left(one, mine) == left(another, others);
    };
    for (unsigned i = 0; i < register_slots; ++i)
        if (!same(scoreboard.ready(i), other.scoreboard.ready(i)) ||
            !same(scoreboard.read(i), other.scoreboard.read(i)) ||
            (scoreboard.ready(i) > mine && scoreboard.producer(i) != other.scoreboard.producer(i)))
            return false;
    const auto same_hold = [&](const MemoryHold& one, const MemoryHold& another) {
        return same(one.from, another.from) && same(one.to, another.to);
    };
    if (!std::ranges::equal(holds, other.holds, same_hold))
        return false;
    for (unsigned pipe = 0; pipe < pipes.size(); ++pipe)
        for (size_t i = 0; i < PipeHistory::kept && pipes[pipe].ago(i) > mine; ++i)
            if (!same(pipes[pipe].ago(i), other.pipes[pipe].ago(i)))
                return false;
    return same(decoded, other.decoded) && same(decode_ready, other.decode_ready) &&
           same(fetch_ready, other.fetch_ready) && same(divide_ready, other.divide_ready) &&
           same(selldw_ready, other.selldw_ready) && same(sync_ready, other.sync_ready) &&
           same(order_ready, other.order_ready) && same(memory_ready, other.memory_ready) &&
           mine - last == others - other.last;
}

void Front::delay(Cycle cycles) {
    const Cycle over = past();
    const auto move = [&](Cycle& when) {
        if (when > over && when != never)
            when += cycles;
    };
    scoreboard.for_each(move);
    for (Cycle& when : asked)
        move(when);
    for (MemoryHold& hold : holds) {
        move(hold.from);
        move(hold.to);
    }
    for (PipeHistory& pipe : pipes)
        pipe.for_each(move);
    for (Cycle* when : {&fetch_ready, &divide_ready, &selldw_ready, &sync_ready, &order_ready,
                        &memory_ready, &answered})
        move(*when);
    last += cycles;
    decoded += cycles;
    decode_ready += cycles;
}

}  // namespace swsim
