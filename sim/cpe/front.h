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
    Cycle direct;
    Cycle mispredict;
    Cycle indirect;
    Cycle icache_miss;
    Cycle selldw_interval;
    Cycle selldw_drain;
    Cycle store_to_load;
    Cycle load_before_put;  // by how much a put may take a loaded value earlier than others
    size_t load_queue;
    size_t store_queue;
    size_t queue_entries;  // of each pipe
    bool strict;           // there are no queues; queue_entries is more than can be waited for

    // How much earlier than others `consumer` may take its first operand: a message may come from a
    // load before other operands could.
    Cycle first_operand_early(const Decoded& consumer, Account producer) const {
        return consumer.kind == Kind::put && producer == Account::operand_load ? load_before_put
                                                                               : 0;
    }
    // From a selldw of this word to the next one: the last of a look-up empties the buffer.
    Cycle lookup_busy(unsigned word) const {
        return ends_lookup(word) ? selldw_drain : selldw_interval;
    }
    // Cycles without a decode behind a branch that is taken.
    Cycle redirect(const Decoded& branch) const {
        if (branch.kind == Kind::indirect)
            return indirect;
        if (branch.kind == Kind::direct)
            return direct;
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

// The newest instructions of each pipe: when each issued, and what it read. Arrays for both pipes
// side by side, and what comes next kept ready: this is the longest chain of the inner loop.
class IssueHistory {
  public:
    static constexpr size_t kept = 16;  // more than cpe.queue_entries may be
    struct Entry {
        Cycle free = 0;      // the cycle after its issue
        uint64_t reads = 0;  // its operands, as bits
        bool operator==(const Entry&) const = default;
    };
    bool operator==(const IssueHistory&) const = default;
    // What is after `past`, as if it had happened after `present`; all else is 0.
    IssueHistory moved(Cycle past, Cycle present) const;

    // The first cycle in which another one may issue.
    Cycle next(unsigned pipe) const { return next_[pipe]; }
    // The first cycle in which another one finds a place in the pipe's queue.
    Cycle place(unsigned pipe) const { return place_[pipe]; }
    const Entry& newest(unsigned pipe, size_t back) const {
        return entries_[pipe][(newest_[pipe] - back) % kept];
    }
    bool issued_in(unsigned pipe, Cycle cycle) const {
        size_t back = 0;
        while (newest(pipe, back).free > cycle + 1)
            ++back;
        return newest(pipe, back).free == cycle + 1;
    }
    // `cycle`, or when the last one that reads `index` issues.
    Cycle after_reads(unsigned pipe, unsigned index, Cycle cycle) const {
        for (size_t back = 0; newest(pipe, back).free > cycle + 1; ++back)
            if (newest(pipe, back).reads >> index & 1)
                return newest(pipe, back).free - 1;
        return cycle;
    }
    void issue(unsigned pipe, const Decoded& instruction, Cycle now, size_t queue_entries) {
        const size_t own = (newest_[pipe] + 1) % kept;
        newest_[pipe] = own;
        entries_[pipe][own] = {now + 1, instruction.reads};
        next_[pipe] = now + 1;
        place_[pipe] = newest(pipe, queue_entries - 1).free;
    }
    bool same_but_later(Cycle past, const IssueHistory& other, Cycle others) const;
    // Those after `past` issue `cycles` later.
    void delay(Cycle past, Cycle cycles);

  private:
    Entry& entry(unsigned pipe, size_t back) {
        return entries_[pipe][(newest_[pipe] - back) % kept];
    }

    static constexpr size_t pipes = 2;
    std::array<Cycle, pipes> next_{};
    std::array<Cycle, pipes> place_{};
    std::array<size_t, pipes> newest_{};
    std::array<std::array<Entry, kept>, pipes> entries_{};
};

// Instructions are given to it in program order. place and earliest_issue say when one is
// decoded and issues, issue what that does.
struct Front {
    bool operator==(const Front&) const = default;
    size_t index = 0;        // of the next instruction in program order
    bool lone = true;        // control came here other than from the instruction before
    Cycle last = 0;          // latest issue of all
    Cycle decoded = 0;       // when the instruction before was
    Cycle pair_ready = 0;    // the next is decoded with the one before, or the cycle after it
    Cycle decode_ready = 0;  // what a branch lets be decoded
    Cycle fetch_ready = 0;
    uint64_t line = UINT64_MAX;  // of the instruction cache, that index is in
    Cycle divide_ready = 0;
    Cycle selldw_ready = 0;
    Cycle sync_ready = 0;                // end of a barrier; `never` while others are missing
    std::array<Cycle, 2> order_ready{};  // nothing younger issues in a pipe before
    Cycle memory_ready = 0;  // the latest answer of main memory; `never` while one is owed
    Cycle answered = 0;
    unsigned owed = 0;  // answers of main memory
    IssueHistory history;
    Scoreboard scoreboard;

    // Before anything has issued: control comes to `index` in cycle `start`.
    static Front at(size_t index, Cycle start) {
        Front front;
        front.last = front.decoded = start - 1;
        front.go_to(index, start);
        front.fetch_ready = start;
        return front;
    }

    // Where the next instruction goes when it is decoded.
    struct Place {
        unsigned pipe;
        Cycle decode;
    };
    // Of `instruction`, the next one.
    Place place(const Decoded& instruction) const {
        const unsigned pipe = lone ? instruction.lone_pipe : instruction.pipe;
        return {pipe, latest(pair_ready, decode_ready, fetch_ready, history.place(pipe))};
    }

    // The first cycle in which `instruction`, the next one, can issue. Earlier stores let it read
    // memory in cycle `stored`.
    Cycle earliest_issue(const Decoded& instruction, Place at, Cycle stored,
                         const PipelineTiming& timing) const {
        Cycle cycle = latest(at.decode, history.next(at.pipe), order_ready[at.pipe],
                             scoreboard.ready(instruction.b), scoreboard.ready(instruction.c),
                             scoreboard.ready(instruction.hazard), stored);
        if (instruction.special) [[unlikely]]
            cycle = latest(cycle, special_ready(instruction, timing));
        else
            cycle = latest(cycle, scoreboard.ready(instruction.a));
        // Slipping past the other pipe, it may have to wait for what that has still to read.
        if (cycle < last)
            cycle = history.after_reads(1 - at.pipe, instruction.d, cycle);
        return cycle;
    }
    Cycle earliest_issue(const Decoded& instruction, Cycle stored,
                         const PipelineTiming& timing) const {
        return earliest_issue(instruction, place(instruction), stored, timing);
    }
    // When operand a may be taken.
    Cycle first_operand(const Decoded& instruction, const PipelineTiming& timing) const {
        return scoreboard.ready(instruction.a) -
               timing.first_operand_early(instruction, scoreboard.producer(instruction.a));
    }
    // What only instructions of its kind wait for: a unit, or all that is older.
    Cycle kind_ready(const Decoded& instruction) const {
        switch (instruction.kind) {
        case Kind::lookup:
            return selldw_ready;
        case Kind::divide:
            return divide_ready;
        default:
            return drains(instruction.kind) ? last : 0;
        }
    }

    // `instruction`, the next one, is decoded `at` this place and issues at `now`; waits for its
    // result are charged to `producer`. `others` says where control goes, and does what is not
    // timing (see TimingOnly). This and all functions of `others` are inlined: then the inner loop
    // asks for the kind once, and what `others` refers to stays in registers, which is worth 8 %.
    template <typename Others>
    [[gnu::always_inline]] auto issue(const Decoded& instruction, Account producer, Place at,
                                      Cycle now, const PipelineTiming& timing, Others&& others) {
        history.issue(at.pipe, instruction, now, timing.queue_entries);
        if (memory_ready > at.decode && at.pipe == 0) [[unlikely]]
            wait_for_memory(instruction);
        begin(instruction, producer, now);
        decoded = timing.strict ? now : at.decode;
        pair_ready = decoded + Cycle(!begins_pair(index));
        ++index;
        lone = false;
        switch (instruction.kind) {
        case Kind::lookup:
        case Kind::divide:
            occupy(instruction, now, timing);
            return others.done();
        case Kind::branch: {
            const Way way = others.way();
            branch(instruction, way.taken, now, timing);
            return others.branched(way);
        }
        case Kind::direct: {
            const Way way = others.way();
            if (way.taken)
                go_to(target_of(instruction), decoded + 1 + timing.redirect(instruction));
            return others.branched(way);
        }
        case Kind::indirect: {
            const Way way = others.way();
            if (way.taken)
                go_to(way.target, now + 1 + timing.redirect(instruction));
            return others.branched(way);
        }
        case Kind::write_csr:
            order_ready.fill(now);
            return others.done();
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
    void issue(const Decoded& instruction, Place at, Cycle now, const PipelineTiming& timing,
               Way way = {}) {
        issue(instruction, instruction.producer, at, now, timing, TimingOnly{way});
    }
    void issue(const Decoded& instruction, Cycle now, const PipelineTiming& timing, Way way = {}) {
        issue(instruction, place(instruction), now, timing, way);
    }
    // Main memory's answer to a load may be used from `ready` on; `never` until it is known.
    void answer(const Decoded& load, Cycle ready) {
        scoreboard.write(load.d, ready, Account::gld);
        owed += ready == never ? 1 : -1;
        answered = ready == never ? answered : std::max(answered, ready);
        memory_ready = owed ? never : answered;
    }
    // Nothing issues before `ready`, when all are there; `never` until it is known.
    void barrier(Cycle ready) {
        sync_ready = ready;
        order_ready.fill(ready);
    }
    // What every issue does to registers.
    void begin(const Decoded& instruction, Account producer, Cycle now) {
        last = std::max(last, now);
        scoreboard.write(instruction.d, now + instruction.latency, producer);
    }
    // An instruction with a unit for itself issues.
    void occupy(const Decoded& instruction, Cycle now, const PipelineTiming& timing) {
        if (instruction.kind == Kind::lookup)
            selldw_ready = now + timing.lookup_busy(instruction.sub);
        else if (instruction.kind == Kind::divide)
            divide_ready = now + instruction.latency;
    }
    static size_t target_of(const Decoded& branch) {
        return size_t(branch.immediate) / address_map::instruction_bytes;
    }
    // Control goes to `target`, which may be decoded from `ready` on.
    void go_to(size_t target, Cycle ready) {
        index = target;
        lone = true;
        pair_ready = decoded + 1;
        decode_ready = ready;
    }
    // A conditional branch issues at `now`; `index` is that of what follows it.
    void branch(const Decoded& instruction, bool taken, Cycle now, const PipelineTiming& timing) {
        if (taken)
            go_to(target_of(instruction), now + 1 + timing.redirect(instruction));
        else
            decode_ready = instruction.predicted_taken ? now + 1 + timing.mispredict : now;
    }
    // P1 issues nothing younger before what main memory owes to this one, of P0, is there.
    void wait_for_memory(const Decoded& instruction) {
        for (const uint8_t each : {instruction.a, instruction.b, instruction.c, instruction.hazard})
            if (scoreboard.producer(each) == Account::gld)
                order_ready[1] = std::max(order_ready[1], scoreboard.ready(each));
    }

    // Another line of instructions is needed, which takes `miss` cycles to come.
    void fetch(uint64_t needed, Cycle miss) {
        line = needed;
        fetch_ready = latest(decoded + 1, decode_ready) + miss;
    }

    // Times up to this one no longer count.
    Cycle past() const { return latest(decoded, decode_ready - 1); }
    // True if from here on everything happens as from `other`, only at another time.
    bool same_but_later(const Front& other) const;
    // The same state, `cycles` later.
    void delay(Cycle cycles);
    // Calls `visit` with each cycle in which something becomes ready, or became so.
    template <typename Visit> void for_each_ready(Visit&& visit) {
        scoreboard.for_each(visit);
        for (Cycle* ready : {&fetch_ready, &divide_ready, &selldw_ready, &sync_ready,
                             &order_ready[0], &order_ready[1], &memory_ready, &answered})
            visit(*ready);
    }

  private:
    [[gnu::noinline]] Cycle special_ready(const Decoded& instruction,
                                          const PipelineTiming& timing) const {
        return latest(first_operand(instruction, timing), kind_ready(instruction));
    }
};

}  // namespace swsim
