// SPDX-License-Identifier: Apache-2.0
//
// The timing state of a core: a plain value that can be compared and moved in time. With it comes
// the issue rule, as far as it is arithmetic on that state; core.h tells it in words.
#pragma once

#include <algorithm>
#include <concepts>
#include <vector>

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

// When the instructions of one pipe have issued: the queue before it, seen from behind.
class PipeHistory {
  public:
    // The first cycle in which another one may issue.
    Cycle next() const { return free_[newest_]; }
    // The first cycle in which another one finds a place among `entries`; there are some.
    Cycle place(size_t entries) const { return free_[(newest_ - (entries - 1)) % free_.size()]; }
    bool issued_in(Cycle cycle) const {
        size_t i = newest_;
        while (free_[i] > cycle + 1)
            i = (i - 1) % free_.size();
        return free_[i] == cycle + 1;
    }
    void issue(Cycle now) {
        newest_ = (newest_ + 1) % free_.size();
        free_[newest_] = now + 1;
    }
    // Calls `visit` with each cycle that is kept.
    template <typename Visit> void for_each(Visit&& visit) {
        for (Cycle& free : free_)
            visit(free);
    }
    // In the order of time, the newest first.
    Cycle ago(size_t count) const { return free_[(newest_ - count) % free_.size()]; }
    static constexpr size_t kept = 16;  // more than cpe.queue_entries may be

  private:
    // The cycle after the issue, of the newest ones: a ring.
    std::array<Cycle, kept> free_{};
    size_t newest_ = 0;
};

// While an instruction waits for main memory, nothing younger issues: the cycles [from, to).
struct MemoryHold {
    Cycle from = 0;
    Cycle to = 0;
};

// Instructions are given to it in program order. decode_cycle and earliest_issue say when one is
// decoded and issues, issue what that does.
struct Front {
    size_t index = 0;        // of the next instruction in program order
    bool lone = true;        // control came here other than from the instruction before
    bool second = false;     // of an aligned pair whose first came before it
    Cycle last = 0;          // latest issue of all
    Cycle decoded = 0;       // when the instruction before was
    Cycle decode_ready = 0;  // what a branch lets be decoded
    Cycle fetch_ready = 0;
    uint64_t line = UINT64_MAX;  // of the instruction cache, that index is in
    Cycle divide_ready = 0;
    Cycle selldw_ready = 0;
    Cycle sync_ready = 0;    // end of a barrier; `never` while others are missing
    Cycle order_ready = 0;   // nothing younger issues before
    Cycle memory_ready = 0;  // the latest answer of main memory; `never` while one is owed
    Cycle answered = 0;
    unsigned owed = 0;                          // answers of main memory
    std::vector<MemoryHold> holds;              // in the order of time
    std::array<Cycle, register_slots> asked{};  // issue of the last load from main memory
    std::array<PipeHistory, 2> pipes;
    Scoreboard scoreboard;

    // Before anything has issued: control comes to `index` in cycle `start`.
    static Front at(size_t index, Cycle start) {
        Front front;
        front.last = front.decoded = start - 1;
        front.go_to(index, start);
        front.fetch_ready = start;
        return front;
    }

    unsigned pipe_of(const Decoded& instruction) const {
        return lone ? instruction.lone_pipe : instruction.pipe;
    }
    // The first cycle in which the next pair can be decoded, as far as control allows.
    Cycle decode_from() const { return latest(decoded + Cycle(!second), decode_ready); }
    // When `instruction`, the next one, is decoded.
    Cycle decode_cycle(const Decoded& instruction, const PipelineTiming& timing) const {
        const Cycle place =
            timing.queue_entries ? pipes[pipe_of(instruction)].place(timing.queue_entries) : 0;
        return latest(decode_from(), fetch_ready, place);
    }

    // The first cycle in which `instruction`, the next one, can issue. Earlier stores let it read
    // memory in cycle `stored`.
    Cycle earliest_issue(const Decoded& instruction, Cycle decode, Cycle stored,
                         const PipelineTiming& timing) const {
        const Cycle cycle =
            latest(decode, pipes[pipe_of(instruction)].next(), sync_ready, order_ready,
                   first_operand(instruction, timing), scoreboard.ready(instruction.b),
                   scoreboard.ready(instruction.c), scoreboard.ready(instruction.hazard),
                   scoreboard.read(instruction.d), stored, kind_ready(instruction));
        return memory_ready > decode ? behind_holds(cycle) : cycle;
    }
    // The first cycle from `cycle` on in which no older instruction waits for main memory.
    Cycle behind_holds(Cycle cycle) const {
        for (const MemoryHold& hold : holds)
            if (cycle >= hold.from)
                cycle = std::max(cycle, hold.to);
        return cycle;
    }
    Cycle earliest_issue(const Decoded& instruction, Cycle stored,
                         const PipelineTiming& timing) const {
        return earliest_issue(instruction, decode_cycle(instruction, timing), stored, timing);
    }
    // When operand a may be taken. A message may come from a load earlier than other operands.
    Cycle first_operand(const Decoded& instruction, const PipelineTiming& timing) const {
        const Cycle ready = scoreboard.ready(instruction.a);
        if (instruction.kind == Kind::put &&
            scoreboard.producer(instruction.a) == Account::operand_load) [[unlikely]]
            return ready - timing.load_before_put;
        return ready;
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

    // `instruction`, the next one, is decoded in cycle `decode` and issues at `now`; waits for its
    // result are charged to `producer`. `others` says where control goes, and does what is not
    // timing (see TimingOnly). This and all functions of `others` are inlined: then the inner loop
    // asks for the kind once, and what `others` refers to stays in registers, which is worth 8 %.
    template <typename Others>
    [[gnu::always_inline]] auto issue(const Decoded& instruction, Account producer, Cycle decode,
                                      Cycle now, const PipelineTiming& timing, Others&& others) {
        pipes[pipe_of(instruction)].issue(now);
        if (memory_ready > decode) [[unlikely]]
            wait_for_memory(instruction, decode);
        scoreboard.take(instruction, now);
        begin(instruction, producer, now);
        decoded = timing.queue_entries ? decode : now;
        second = begins_pair(index);
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
            order_ready = now;
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
    void issue(const Decoded& instruction, Cycle decode, Cycle now, const PipelineTiming& timing,
               Way way = {}) {
        issue(instruction, instruction.producer, decode, now, timing, TimingOnly{way});
    }
    void issue(const Decoded& instruction, Cycle now, const PipelineTiming& timing, Way way = {}) {
        issue(instruction, decode_cycle(instruction, timing), now, timing, way);
    }
    // A load from main memory issues.
    void ask(const Decoded& load, Cycle now) {
        asked[load.d] = now;
        answer(load, never);
    }
    // Main memory's answer to a load may be used from `ready` on; `never` until it is known.
    void answer(const Decoded& load, Cycle ready) {
        scoreboard.write(load.d, ready, Account::gld);
        owed += ready == never ? 1 : -1;
        answered = ready == never ? answered : std::max(answered, ready);
        memory_ready = owed ? never : answered;
    }
    // Nothing issues before `ready`, when all are there; `never` until it is known.
    void barrier(Cycle ready) { sync_ready = ready; }
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
        second = false;
        decode_ready = ready;
    }
    // A conditional branch issues at `now`; `index` is that of what follows it.
    void branch(const Decoded& instruction, bool taken, Cycle now, const PipelineTiming& timing) {
        if (taken)
            go_to(target_of(instruction), now + 1 + timing.redirect(instruction));
        else
            decode_ready = instruction.predicted_taken ? now + 1 + timing.mispredict : now;
    }
    // `instruction`, decoded in cycle `decode`, has waited for what main memory owed it.
    void wait_for_memory(const Decoded& instruction, Cycle decode) {
        std::erase_if(holds, [&](const MemoryHold& hold) { return hold.to <= decode; });
        for (const uint8_t each : {instruction.a, instruction.b, instruction.c, instruction.hazard})
            if (scoreboard.producer(each) == Account::gld && scoreboard.ready(each) > decode)
                holds.push_back({asked[each], scoreboard.ready(each)});
        std::ranges::sort(holds, {}, &MemoryHold::from);
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
};

}  // namespace swsim
