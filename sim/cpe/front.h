// SPDX-License-Identifier: Apache-2.0
//
// The timing state of a core: a plain value that can be compared and moved in time. With it comes
// the issue rule, as far as it is arithmetic on that state; core.h tells it in words.
#pragma once

#include <algorithm>
#include <concepts>

#include "sim/cpe/scoreboard.h"

namespace swsim {

// Not std::max of a list, which goes through memory: this is the inner loop.
inline Cycle latest(Cycle first, std::same_as<Cycle> auto... others) {
    ((first = std::max(first, others)), ...);
    return first;
}

// Machine parameters that the pipeline needs all the time.
struct PipelineTiming {
    explicit PipelineTiming(const Machine& machine);
    Cycle taken;
    Cycle mispredict;
    Cycle indirect;
    Cycle icache_miss;
    Cycle selldw_interval;
    Cycle selldw_drain;
    Cycle store_to_load;
    size_t load_queue;
    size_t store_queue;
    size_t slip_depth;

    // From a selldw of this word to the next one: the last of a look-up empties the buffer.
    Cycle lookup_busy(unsigned word) const {
        return ends_lookup(word) ? selldw_drain : selldw_interval;
    }
    // Cycles without an issue behind a branch that is taken.
    Cycle redirect(const Decoded& branch) const {
        if (branch.kind == Kind::indirect)
            return indirect;
        return branch.predicted_taken ? taken : mispredict;
    }
};

// Where control goes behind a branch.
struct Way {
    bool taken = false;
    size_t target = 0;  // of an indirect one
};

// What Front::issue tells of, where only timing matters.
struct TimingOnly {
    Way known;
    Way way() const { return known; }
    void branched(Way) const {}
    void stored() const {}
    void clock_read() const {}
    void ended() const {}
    void done() const {}
};

// earliest_issue says when an instruction issues, issue what that does.
struct Front {
    size_t index = 0;  // of the oldest unissued instruction
    bool lone = true;  // control came here other than from the instruction before
    Cycle last = 0;    // cycle of the last issue
    Cycle branch_ready = 0;
    Cycle fetch_ready = 0;
    uint64_t line = UINT64_MAX;  // of the instruction cache, that index is in
    Cycle divide_ready = 0;
    Cycle selldw_ready = 0;
    Cycle sync_ready = 0;  // end of a barrier; `never` while others are missing
    Scoreboard scoreboard;

    // Before anything has issued: control comes to `index` in cycle `start`.
    static Front at(size_t index, Cycle start) {
        Front front;
        front.last = start - 1;
        front.branch_to(index, start);
        front.fetch_ready = start;
        return front;
    }

    // The first cycle in which `instruction`, the oldest unissued one, can issue. Earlier stores
    // let it read memory in cycle `stored`.
    Cycle earliest_issue(const Decoded& instruction, Cycle stored) const {
        // The second of a pair may join the first.
        const Cycle cycle = last + 1 - Cycle(instruction.pairs && !lone);
        return latest(cycle, branch_ready, fetch_ready, sync_ready, scoreboard.ready(instruction.a),
                      scoreboard.ready(instruction.b), scoreboard.ready(instruction.c),
                      scoreboard.ready(instruction.hazard), stored, unit_ready(instruction));
    }
    // When the unit that `instruction` needs for itself is free again.
    Cycle unit_ready(const Decoded& instruction) const {
        switch (instruction.kind) {
        case Kind::lookup:
            return selldw_ready;
        case Kind::divide:
            return divide_ready;
        default:
            return 0;
        }
    }

    // `instruction`, the oldest unissued one, issues at `now`; waits for its result are charged to
    // `producer`. `others` says where control goes, and does what is not timing (see TimingOnly).
    // This and all functions of `others` are inlined: then the inner loop asks for the kind once,
    // and what `others` refers to stays in registers, which is worth 8 %.
    template <typename Others>
    [[gnu::always_inline]] auto issue(const Decoded& instruction, Account producer, Cycle now,
                                      const PipelineTiming& timing, Others&& others) {
        begin(instruction, producer, now);
        put_aside();
        switch (instruction.kind) {
        case Kind::lookup:
        case Kind::divide:
            occupy(instruction, now, timing);
            return others.done();
        case Kind::branch:
        case Kind::direct: {
            const Way way = others.way();
            branch(instruction, way.taken, now, timing);
            return others.branched(way);
        }
        case Kind::indirect: {
            const Way way = others.way();
            if (way.taken)
                branch_to(way.target, now + 1 + timing.redirect(instruction));
            return others.branched(way);
        }
        case Kind::store:
            return others.stored();
        case Kind::clock:
            return others.clock_read();
        case Kind::halt:
            return others.ended();
        default:
            return others.done();
        }
    }
    // The same, of one that goes the given way, and nothing else.
    void issue(const Decoded& instruction, Cycle now, const PipelineTiming& timing, Way way = {}) {
        issue(instruction, instruction.producer, now, timing, TimingOnly{way});
    }
    // One that was put aside issues.
    void issue_aside(const Decoded& instruction, Cycle now, const PipelineTiming& timing) {
        begin(instruction, instruction.producer, now);
        occupy(instruction, now, timing);
    }
    // Main memory's answer to a load may be used from `ready` on; `never` until it is known.
    void answer(const Decoded& load, Cycle ready) { scoreboard.write(load.d, ready, Account::gld); }
    // Nothing issues before `ready`, when all are there; `never` until it is known.
    void barrier(Cycle ready) { sync_ready = ready; }
    // The next instruction becomes the oldest one in order, though this has not issued.
    void put_aside() {
        ++index;
        lone = false;
    }
    // What every issue does.
    void begin(const Decoded& instruction, Account producer, Cycle now) {
        last = now;
        scoreboard.write(instruction.d, now + instruction.latency, producer);
    }
    // An instruction with a unit for itself issues.
    void occupy(const Decoded& instruction, Cycle now, const PipelineTiming& timing) {
        if (instruction.kind == Kind::lookup)
            selldw_ready = now + timing.lookup_busy(instruction.sub);
        else if (instruction.kind == Kind::divide)
            divide_ready = now + instruction.latency;
    }
    // Control goes to `target`, from `ready` on.
    void branch_to(size_t target, Cycle ready) {
        index = target;
        lone = true;
        branch_ready = ready;
    }
    // A conditional branch issues at `now`, or a direct one; `index` is that of what follows it.
    void branch(const Decoded& instruction, bool taken, Cycle now, const PipelineTiming& timing) {
        if (taken)
            branch_to(size_t(instruction.immediate) / address_map::instruction_bytes,
                      now + 1 + timing.redirect(instruction));
        else if (instruction.predicted_taken)
            branch_to(index, now + 1 + timing.mispredict);
    }

    // Another line of instructions is needed, which takes `miss` cycles to come.
    void fetch(uint64_t needed, Cycle miss) {
        line = needed;
        fetch_ready = std::max(last + 1, branch_ready) + miss;
    }

    // True if from here on everything happens as from `other`, only at another time. What is over
    // by the last issue no longer counts.
    bool same_but_later(const Front& other) const {
        if (index != other.index || lone != other.lone || line != other.line)
            return false;
        const auto same = [&](Cycle mine, Cycle others) {
            const Cycle left = mine > last ? mine - last : 0;
            const Cycle others_left = others > other.last ? others - other.last : 0;
            return left == others_left;
        };
        for (unsigned i = 0; i < register_slots; ++i)
            if (!same(scoreboard.ready(i), other.scoreboard.ready(i)) ||
                (scoreboard.ready(i) > last &&
                 scoreboard.producer(i) != other.scoreboard.producer(i)))
                return false;
        return same(branch_ready, other.branch_ready) && same(fetch_ready, other.fetch_ready) &&
               same(divide_ready, other.divide_ready) && same(selldw_ready, other.selldw_ready) &&
               same(sync_ready, other.sync_ready);
    }

    // The same state, `cycles` later.
    void delay(Cycle cycles) {
        const auto move = [&](Cycle& when) {
            if (when > last)
                when += cycles;
        };
        move(branch_ready);
        move(fetch_ready);
        move(divide_ready);
        move(selldw_ready);
        move(sync_ready);
        for (unsigned i = 0; i < register_slots; ++i)
            if (scoreboard.ready(i) > last)
                scoreboard.write(i, scoreboard.ready(i) + cycles, scoreboard.producer(i));
        last += cycles;
    }
};

}  // namespace swsim
