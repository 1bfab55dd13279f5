// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/issue_model.h"

#include <algorithm>
#include <map>

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
        if (what_if_.shift % 2 != 0)
            pair_again();
    }

    // As if the code lay one instruction further on.
    void pair_again() {
        for (PathItem& item : items_)
            item.decoded.pairs = false;
        for (size_t i = 0; i + 1 < items_.size(); ++i)
            if (!begins_pair(items_[i].index) && items_[i + 1].index == items_[i].index + 1)
                steer(items_[i].decoded, items_[i + 1].decoded);
    }

    Trace run_once() {
        pass();
        Trace result;
        result.cycles = Rational(int64_t(steps_.back().cycle - steps_.front().cycle + 1));
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
            result.dual += i > 0 && result.steps[i].cycle == result.steps[i - 1].cycle;
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

    // With any_neighbours_pair: whether it may issue in the cycle of the instruction before it.
    bool may_join(size_t position) const {
        if (front_.lone || steps_.empty())
            return false;
        const bool full =
            steps_.size() > 1 && steps_[steps_.size() - 2].cycle == steps_.back().cycle;
        return !full && differ(items_[steps_.back().position], items_[position]);
    }

    static bool differ(const PathItem& first, const PathItem& second) {
        Decoded a = first.decoded;
        Decoded b = second.decoded;
        steer(a, b);
        return b.pairs;
    }

    void issue(size_t position, Cycle memory, size_t store) {
        PathItem& item = items_[position];
        if (what_if_.any_neighbours_pair) {
            front_.pair_ready = front_.decoded + Cycle(!may_join(position));
            front_.lone = false;
        }
        const Cycle cycle = front_.earliest_issue(item.decoded, memory, timing_);
        steps_.push_back(explain(position, cycle, memory, store));
        note_effects(item, cycle);
    }

    Step explain(size_t position, Cycle cycle, Cycle memory, size_t store) const {
        const Decoded& decoded = items_[position].decoded;
        Step step;
        step.position = position;
        step.cycle = cycle;
        const size_t before = steps_.empty() ? no_step : steps_.size() - 1;
        step.stall = before != no_step && cycle > front_.last + 1 ? cycle - front_.last - 1 : 0;
        const auto because = [&](Binding binding, size_t from) {
            step.binding = from == no_step ? Binding::start : binding;
            step.from = from == no_step ? 0 : from;
            step.weight = from == no_step ? 0 : cycle - steps_[from].cycle;
        };
        because(cycle == front_.last ? Binding::together : Binding::order, before);
        if (cycle == front_.last)
            return step;
        if (front_.decode_ready == cycle && step.stall > 0)
            because(Binding::branch, before);
        for (const uint8_t index : {decoded.hazard, decoded.c, decoded.b, decoded.a})
            if (front_.scoreboard.ready(index) == cycle && writers_[index] != no_step)
                because(Binding::operand, writers_[index]);
        if (memory == cycle && store != no_step)
            because(Binding::store, store);
        if (front_.kind_ready(decoded) == cycle)
            because(Binding::unit, decoded.kind == Kind::lookup ? lookup_ : divide_);
        return step;
    }

    void note_effects(const PathItem& item, Cycle cycle) {
        const Decoded& decoded = item.decoded;
        const size_t step = steps_.size() - 1;
        front_.index = item.index;
        front_.issue(decoded, cycle, timing_, {item.taken, item.index + 1});
        writers_[decoded.d] = step;
        if (decoded.kind == Kind::lookup)
            lookup_ = step;
        else if (decoded.kind == Kind::divide)
            divide_ = step;
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
    std::array<size_t, register_slots> writers_;
    size_t lookup_ = no_step;
    size_t divide_ = no_step;
};

}  // namespace

Trace trace(const Program& program, const Path& path, const Machine& machine,
            const WhatIf& what_if) {
    return Stepper(program, path, machine, what_if).run();
}

}  // namespace swsim::analysis
