// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/issue_model.h"

#include <algorithm>

namespace swsim::analysis {

namespace {

constexpr size_t max_steps = 400'000;
constexpr size_t no_step = SIZE_MAX;

class Stepper {
  public:
    Stepper(const Program& program, const Path& path, const Machine& machine, const WhatIf& what_if)
        : path_(path), timing_(machine), what_if_(what_if), items_(path.items) {
        bool may_alias = false;
        edges_ = store_to_loads(program, path, timing_.store_to_load, may_alias);
        change_machine();
        if (what_if.shift % 2 != 0)
            shift_by_one(program, machine);
        if (what_if.any_neighbours_pair)
            pair_neighbours();
        front_ = Front::at(0, start_cycle + 1);
        writers_.fill(no_step);
    }

    Trace run() {
        if (items_.empty())
            return {};
        return path_.loops ? run_loop() : run_once();
    }

  private:
    struct Snapshot {
        Front front;
        std::vector<Cycle> stores;  // still to come, relative
        size_t steps = 0;
    };

    void change_machine() {
        for (PathItem& item : items_) {
            if (what_if_.unit_latency && item.decoded.kind != Kind::divide)
                item.decoded.latency = 1;
            if (what_if_.free_divider && item.decoded.kind == Kind::divide)
                item.decoded.kind = Kind::plain;
        }
        if (what_if_.unit_latency)
            timing_.store_to_load = 1;
        if (what_if_.free_lookup_buffer)
            timing_.selldw_interval = timing_.selldw_drain = 1;
    }

    // As if the code lay one instruction further on.
    void shift_by_one(const Program& program, const Machine& machine) {
        std::vector<Decoded> code;
        for (const Instruction& each : program.text)
            code.push_back(decode_one(each, machine));
        for (size_t i = 1; i + 1 < code.size(); i += 2)
            steer(code[i], code[i + 1]);
        for (PathItem& item : items_) {
            item.decoded.pipe = code[item.index].pipe;
            item.decoded.lone_pipe = code[item.index].lone_pipe;
        }
    }

    // As if any two neighbours were a pair, from where control enters.
    void pair_neighbours() {
        second_.resize(items_.size());
        for (PathItem& item : items_)
            item.decoded.pipe = row_of(item.decoded).pipe != isa::Pipe::p0;
        for (size_t i = 0; i + 1 < items_.size(); ++i)
            if (!second_[i] && !items_[i].taken) {
                steer(items_[i].decoded, items_[i + 1].decoded);
                second_[i + 1] = true;
            }
    }

    Trace run_once() {
        pass();
        Trace result;
        const auto [first, last] = std::ranges::minmax_element(steps_, {}, &Step::cycle);
        result.cycles = Rational(int64_t(last->cycle - first->cycle + 1));
        result.passes = 1;
        return finish(std::move(result));
    }

    Trace run_loop() {
        std::vector<Snapshot> seen;
        const size_t max_passes = std::max<size_t>(16, max_steps / items_.size());
        for (size_t number = 0;; ++number) {
            seen.push_back(snapshot());
            const auto same = std::find_if(seen.rbegin() + 1, seen.rend(),
                                           [&](const Snapshot& each) { return repeats(each); });
            const bool found = same != seen.rend();
            if (found || number == max_passes) {
                const Snapshot& from = found ? *same : seen[number / 2];
                Trace result;
                result.period_begin = from.steps;
                result.passes =
                    unsigned(found ? same - seen.rbegin() : int64_t(number - number / 2));
                result.cycles =
                    Rational(int64_t(front_.last - from.front.last), int64_t(result.passes));
                return finish(std::move(result));
            }
            pass();
        }
    }

    Trace finish(Trace result) {
        result.steps = std::move(steps_);
        for (size_t i = result.period_begin; i < result.steps.size(); ++i) {
            ++result.instructions;
            result.dual += result.steps[i].dual;
        }
        return result;
    }

    Snapshot snapshot() const {
        Snapshot result{front_, {}, steps_.size()};
        for (const StoreToLoad& edge : edges_) {
            const Cycle ready = store_ready(edge, 1);
            result.stores.push_back(ready > front_.past() ? ready - front_.past() : 0);
        }
        return result;
    }

    bool repeats(const Snapshot& before) const {
        return front_.same_but_later(before.front) && snapshot().stores == before.stores;
    }

    // When the store's bytes may be loaded, by a load of the pass that is `ahead` of this one.
    Cycle store_ready(const StoreToLoad& edge, unsigned ahead = 0) const {
        if (edge.passes < ahead || edge.passes - ahead > passes_.size())
            return 0;
        const size_t apart = edge.passes - ahead;
        const size_t first = apart == 0 ? pass_begin_ : passes_[passes_.size() - apart];
        const size_t step = first + edge.store;
        return step < steps_.size() ? steps_[step].cycle + timing_.store_to_load : 0;
    }

    void pass() {
        pass_begin_ = steps_.size();
        front_.index = items_.front().index;
        size_t edge = 0;
        std::vector<const StoreToLoad*> by_load;
        for (const StoreToLoad& each : edges_)
            by_load.push_back(&each);
        std::ranges::sort(by_load, {}, &StoreToLoad::load);
        for (size_t position = 0; position < items_.size(); ++position) {
            Cycle memory = 0;
            size_t store = no_step;
            for (; edge < by_load.size() && by_load[edge]->load == position; ++edge) {
                const Cycle ready = store_ready(*by_load[edge]);
                if (ready > memory) {
                    memory = ready;
                    store = position_step(*by_load[edge]);
                }
            }
            issue(position, memory, store);
        }
        passes_.push_back(pass_begin_);
    }

    size_t position_step(const StoreToLoad& edge) const {
        return (edge.passes == 0 ? pass_begin_ : passes_[passes_.size() - edge.passes]) +
               edge.store;
    }

    void issue(size_t position, Cycle memory, size_t store) {
        const PathItem& item = items_[position];
        front_.index = item.index + what_if_.shift;
        if (what_if_.any_neighbours_pair) {
            front_.pair_ready = front_.decoded + Cycle(!second_[position]);
            front_.lone = false;
        }
        const Front::Place place = front_.place(item.decoded);
        const Cycle cycle = front_.earliest_issue(item.decoded, place, memory, timing_);
        Step step;
        step.position = position;
        step.cycle = cycle;
        step.decode = timing_.strict ? cycle : place.decode;
        step.dual = front_.history.issued_in(1 - place.pipe, cycle);
        if (!steps_.empty()) {
            step.decoded = why_decoded(place);
            step.issued = why_issued(item.decoded, place, cycle, memory, store);
        }
        steps_.push_back(step);
        note_effects(item, place, cycle);
    }

    Cause after_decode(Binding binding, size_t from, Cycle cycle) const {
        return {binding, from, true, cycle - steps_[from].decode};
    }
    Cause after_issue(Binding binding, size_t from, Cycle cycle) const {
        return {binding, from, false, cycle - steps_[from].cycle};
    }

    // Without queues an instruction is decoded when it issues: then that is what others wait for.
    Cause why_decoded(Front::Place place) const {
        if (place.decode == front_.pair_ready)
            return {place.decode == front_.decoded ? Binding::pair : Binding::decode,
                    steps_.size() - 1, !timing_.strict, place.decode - front_.decoded};
        if (place.decode == front_.decode_ready)
            return items_[steps_[branch_].position].decoded.kind == Kind::direct
                       ? after_decode(Binding::branch, branch_, place.decode)
                       : after_issue(Binding::branch, branch_, place.decode);
        const std::vector<size_t>& own = on_pipe_[place.pipe];
        return after_issue(Binding::queue, own[own.size() - timing_.queue_entries], place.decode);
    }

    Cause why_issued(const Decoded& decoded, Front::Place place, Cycle cycle, Cycle memory,
                     size_t store) const {
        Cause cause{Binding::at_once, steps_.size(), true, 0};
        const auto consider = [&](bool met_last, Binding binding, size_t from) {
            if (met_last && from != no_step)
                cause = after_issue(binding, from, cycle);
        };
        const std::vector<size_t>& own = on_pipe_[place.pipe];
        consider(front_.history.next(place.pipe) == cycle, Binding::order,
                 own.empty() ? no_step : own.back());
        for (const uint8_t index : {decoded.hazard, decoded.c, decoded.b})
            consider(front_.scoreboard.ready(index) == cycle, Binding::operand, writers_[index]);
        consider(front_.first_operand(decoded, timing_) == cycle, Binding::operand,
                 writers_[decoded.a]);
        consider(memory == cycle, Binding::store, store);
        const bool uses_unit = decoded.kind == Kind::lookup || decoded.kind == Kind::divide;
        consider(uses_unit && front_.kind_ready(decoded) == cycle, Binding::unit,
                 decoded.kind == Kind::lookup ? lookup_ : divide_);
        consider(drains(decoded.kind) && front_.last == cycle, Binding::drain, latest_);
        consider(front_.order_ready[place.pipe] == cycle, Binding::drain, csr_);
        if (cause.binding == Binding::at_once && place.decode < cycle)
            cause = after_issue(Binding::overwrite, last_reader(1 - place.pipe, decoded.d), cycle);
        return cause;
    }

    size_t last_reader(unsigned pipe, unsigned index) const {
        return *std::ranges::find_if(
            on_pipe_[pipe].rbegin(), on_pipe_[pipe].rend(), [&](size_t step) {
                const Decoded& decoded = items_[steps_[step].position].decoded;
                return (decoded.reads >> index & 1) != 0;
            });
    }

    void note_effects(const PathItem& item, Front::Place place, Cycle cycle) {
        const Decoded& decoded = item.decoded;
        const size_t step = steps_.size() - 1;
        front_.issue(decoded, place, cycle, timing_, {item.taken, item.index + 1});
        on_pipe_[place.pipe].push_back(step);
        writers_[decoded.d] = step;
        if (latest_ == no_step || cycle >= steps_[latest_].cycle)
            latest_ = step;
        switch (decoded.kind) {
        case Kind::lookup:
            lookup_ = step;
            break;
        case Kind::divide:
            divide_ = step;
            break;
        case Kind::write_csr:
            csr_ = step;
            break;
        case Kind::branch:
        case Kind::direct:
        case Kind::indirect:
            branch_ = step;
            break;
        default:
            break;
        }
    }

    const Path& path_;
    PipelineTiming timing_;
    const WhatIf what_if_;
    std::vector<PathItem> items_;
    std::vector<StoreToLoad> edges_;
    Front front_;
    std::vector<Step> steps_;
    std::vector<size_t> passes_;  // first step of each one that is over
    size_t pass_begin_ = 0;
    std::vector<bool> second_;  // by position, where any neighbours pair: of a pair
    // The last step of each kind.
    std::array<std::vector<size_t>, 2> on_pipe_;  // all of them
    std::array<size_t, register_slots> writers_;
    size_t latest_ = no_step;  // to issue
    size_t lookup_ = no_step;
    size_t divide_ = no_step;
    size_t csr_ = no_step;
    size_t branch_ = no_step;
};

}  // namespace

Trace trace(const Program& program, const Path& path, const Machine& machine,
            const WhatIf& what_if) {
    return Stepper(program, path, machine, what_if).run();
}

}  // namespace swsim::analysis
