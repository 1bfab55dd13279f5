// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/analysis.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/analysis/scheduler.h"

namespace swsim::analysis {

namespace {

using isa::Pipe;

// A unit that one instruction at a time occupies: a pipe, selldw's buffer, the divider.
struct Unit {
    std::string name;
    std::string meaning;
    std::vector<size_t> positions;  // in order
    std::vector<Cycle> busy;        // cycles from one's issue to the next one's, at least
};

std::vector<Unit> units_of(const Path& path, const Machine& machine) {
    const PipelineTiming timing(machine);
    Unit p0{"p0", "pipe 0 takes one instruction a cycle", {}, {}};
    Unit p1{"p1", "pipe 1 takes one instruction a cycle", {}, {}};
    Unit lookups{"selldw_buffer", "selldw has one hidden buffer", {}, {}};
    Unit divider{"divider", "divisions and square roots share one unit", {}, {}};
    const auto add = [](Unit& unit, size_t position, Cycle busy) {
        unit.positions.push_back(position);
        unit.busy.push_back(busy);
    };
    for (size_t i = 0; i < path.items.size(); ++i) {
        const Decoded& decoded = path.items[i].decoded;
        const Pipe pipe = row_of(decoded).pipe;
        if (pipe != Pipe::either)
            add(pipe == Pipe::p0 ? p0 : p1, i, 1);
        if (decoded.kind == Kind::lookup)
            add(lookups, i, timing.lookup_busy(decoded.sub));
        if (decoded.kind == Kind::divide)
            add(divider, i, decoded.latency);
    }
    std::vector<Unit> units;
    for (Unit* unit : {&p0, &p1, &lookups, &divider})
        if (!unit->positions.empty())
            units.push_back(std::move(*unit));
    return units;
}

Cycle sum(const std::vector<Cycle>& cycles) {
    Cycle total = 0;
    for (const Cycle each : cycles)
        total += each;
    return total;
}

std::vector<size_t> indices(const Path& path, const std::vector<size_t>& positions) {
    std::vector<size_t> result;
    for (const size_t position : positions)
        result.push_back(path.items[position].index);
    return result;
}

Bound unit_bound(const Path& path, const Unit& unit) {
    return {unit.name, unit.meaning, Rational(int64_t(sum(unit.busy))),
            indices(path, unit.positions)};
}

// In a path that is gone through once, a unit's work begins after what its first instruction needs
// and ends before what follows from its last one.
Bound once_bound(const Path& path, const Unit& unit, const Depths& depth) {
    Cycle head = never;
    Cycle tail = never;
    for (size_t i = 0; i < unit.positions.size(); ++i) {
        head = std::min(head, depth.before[unit.positions[i]]);
        // It may be the last one: then its own cycles of the unit are after the end.
        tail = std::min(tail, depth.after[unit.positions[i]]);
    }
    const Cycle last = *std::ranges::max_element(unit.busy);
    return {unit.name, unit.meaning, Rational(int64_t(head + sum(unit.busy) - last + 1 + tail)),
            indices(path, unit.positions)};
}

// If all of a unit's work of one pass must be over before the first of the next pass can begin, the
// unit stands still in between.
std::optional<Bound> chained_bound(const Path& path, const Unit& unit,
                                   const std::vector<Dependence>& dependences) {
    constexpr size_t max_units = 600;
    if (unit.positions.size() > max_units)
        return std::nullopt;
    int64_t least = INT64_MAX;
    for (size_t i = 0; i < unit.positions.size(); ++i) {
        const auto [same, next] = ways_from(unit.positions[i], path.items.size(), dependences);
        for (const size_t other : unit.positions) {
            if (next[other] == unreached)
                return std::nullopt;
            least = std::min(least, std::max<int64_t>(0, next[other] - int64_t(unit.busy[i])));
        }
    }
    if (least <= 0)
        return std::nullopt;
    return Bound{unit.name + "_chain",
                 fmt::format("{}, and all of one pass is needed by all of the next", unit.meaning),
                 Rational(int64_t(sum(unit.busy)) + least), indices(path, unit.positions)};
}

Bound issue_bound(const Path& path) {
    const auto size = int64_t(path.items.size());
    return {"both_pipes",
            "two instructions are decoded a cycle; none with the branch's target",
            Rational((size + 1) / 2),
            {}};
}

Bound dependence_bound(const Path& path, const std::vector<Dependence>& dependences) {
    Bound bound{"dependences", "", {}, {}};
    if (path.loops) {
        const DependenceCycle cycle = longest_cycle(path.items.size(), dependences);
        bound.meaning = "each pass needs results of the one before";
        bound.cycles = cycle.cycles;
        for (const Dependence& each : cycle.dependences)
            bound.instructions.push_back(path.items[each.to].index);
        return bound;
    }
    const Depths depth = depths(path.items.size(), dependences);
    bound.meaning = "results that need each other, one after the other";
    bound.instructions = indices(path, depth.longest);
    const Cycle longest = depth.before.empty() ? 0 : *std::ranges::max_element(depth.before) + 1;
    bound.cycles = Rational(int64_t(longest));
    return bound;
}

// From the last issue back to its start, or as far as passes of a loop take that repeat.
std::vector<CriticalLink> critical_links(const Path& path, const Trace& trace) {
    std::vector<CriticalLink> links;
    if (trace.steps.empty())
        return links;
    size_t at = trace.steps.size() - 1;
    Cycle left = never;
    if (path.loops)
        left = Cycle(trace.cycles.numerator * trace.passes / trace.cycles.denominator);
    else
        at = size_t(std::ranges::max_element(trace.steps, {}, &Step::cycle) - trace.steps.begin());
    for (bool of_decode = false;;) {
        const Step& step = trace.steps[at];
        const Cause& cause = of_decode ? step.decoded : step.issued;
        if (cause.binding != Binding::at_once) {
            const Cycle weight = std::min(cause.weight, left);
            left -= weight;
            links.push_back({path.items[step.position].index, cause.binding, weight});
        }
        if (cause.binding == Binding::start || left == 0)
            return links;
        at = cause.from;
        of_decode = cause.from_decode;
    }
}

Alternative alternative(const char* name, const char* meaning, const Trace& trace) {
    return {name, meaning, trace.cycles};
}

void add_alternatives(const Program& program, const Machine& machine, Analysis& analysis) {
    const auto with = [&](const char* name, const char* meaning, const WhatIf& what_if) {
        analysis.alternatives.push_back(
            alternative(name, meaning, trace(program, analysis.path, machine, what_if)));
    };
    with("shifted", "one nop before it: the other alignment", {.shift = 1});
    with("any_pair", "any two neighbours are decoded together, not only aligned pairs",
         {.any_neighbours_pair = true});
    with("unit_latency", "every result is there in the next cycle", {.unit_latency = true});
    const auto has = [&](Kind kind) {
        return std::ranges::any_of(analysis.path.items,
                                   [&](const PathItem& item) { return item.decoded.kind == kind; });
    };
    if (has(Kind::lookup))
        with("free_buffer", "selldw's buffer is free in the next cycle",
             {.free_lookup_buffer = true});
    if (has(Kind::divide))
        with("free_divider", "the divider is free in the next cycle", {.free_divider = true});
}

std::string sentence(const Bound& bound) {
    return fmt::format("{} ({} cycles): {}", bound.name, bound.cycles.text(), bound.meaning);
}

void judge(Analysis& analysis) {
    const Bound& first = analysis.bounds.front();
    const bool at_bound = analysis.trace.cycles <= first.cycles;
    const double above = analysis.trace.cycles.value() / std::max(1e-9, first.cycles.value()) - 1;
    if (at_bound) {
        analysis.bottleneck = sentence(first);
        if (analysis.bounds.size() > 1)
            analysis.next = sentence(analysis.bounds[1]);
        return;
    }
    analysis.bottleneck =
        fmt::format("order: {} cycles as the instructions stand, {:.0f} % above the highest bound",
                    analysis.trace.cycles.text(), 100 * above);
    analysis.next = sentence(first);
}

void count_pipes(Analysis& analysis) {
    for (const PathItem& item : analysis.path.items)
        switch (row_of(item.decoded).pipe) {
        case Pipe::p0:
            ++analysis.p0;
            break;
        case Pipe::p1:
            ++analysis.p1;
            break;
        case Pipe::either:
            ++analysis.either;
            break;
        }
}

void count_branches(const Machine& machine, Analysis& analysis) {
    const PipelineTiming timing(machine);
    for (const PathItem& item : analysis.path.items)
        if (item.taken)
            analysis.branch_cycles += timing.redirect(item.decoded);
    if (analysis.path.loops && analysis.path.items.back().decoded.kind == Kind::branch)
        analysis.mispredict_cycles = timing.mispredict;
}

}  // namespace

std::vector<Bound> bounds_of(const Program& program, const Path& path, const Machine& machine) {
    std::vector<Bound> bounds;
    const std::vector<Dependence> dependences = true_dependences(program, path, machine);
    const Depths depth = depths(path.items.size(), dependences);
    for (const Unit& unit : units_of(path, machine)) {
        bounds.push_back(path.loops ? unit_bound(path, unit) : once_bound(path, unit, depth));
        if (path.loops)
            if (auto chained = chained_bound(path, unit, dependences))
                bounds.push_back(std::move(*chained));
    }
    bounds.push_back(issue_bound(path));
    bounds.push_back(dependence_bound(path, dependences));
    std::ranges::stable_sort(bounds, std::ranges::greater{}, &Bound::cycles);
    return bounds;
}

Rational highest(const std::vector<Bound>& bounds) {
    return bounds.empty() ? Rational(0) : bounds.front().cycles;
}

Analysis analyse(const Program& program, const Machine& machine, const Liveness& liveness,
                 std::string name, Path path) {
    Analysis analysis;
    analysis.name = std::move(name);
    analysis.path = std::move(path);
    analysis.trace = trace(program, analysis.path, machine);
    analysis.bounds = bounds_of(program, analysis.path, machine);
    add_alternatives(program, machine, analysis);
    analysis.critical = critical_links(analysis.path, analysis.trace);
    if (analysis.path.loops)
        analysis.dependence_cycle = longest_cycle(analysis.path.items.size(),
                                                  true_dependences(program, analysis.path, machine))
                                        .dependences;
    analysis.pressure = pressure(liveness, analysis.path);
    count_pipes(analysis);
    count_branches(machine, analysis);
    judge(analysis);
    return analysis;
}

void add_orders(const Program& program, const Machine& machine, const Liveness& liveness,
                Analysis& analysis) {
    Span span = analysis.path.span;
    span.end -= analysis.path.loops;
    ScheduleOptions options;
    constexpr unsigned quick = 400;
    options.iterations = quick;
    try {
        for (const bool rename : {false, true}) {
            options.rename = rename;
            const Schedule schedule = schedule_region(program, machine, liveness, span, options);
            if (analysis.path.loops == schedule.in_loop && analysis.path.loops)
                analysis.alternatives.push_back(
                    {rename ? "renamed" : "reordered",
                     rename ? "the best order found, with other registers (swsim schedule)"
                            : "the best order found, with these registers",
                     schedule.after});
        }
    } catch (const RegionError&) {
        return;  // not straight: there is nothing to reorder
    }
}

}  // namespace swsim::analysis
