// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/dependences.h"

#include <algorithm>
#include <array>

#include "sim/analysis/effects.h"

namespace swsim::analysis {

namespace {

constexpr size_t nobody = SIZE_MAX;

struct Writer {
    size_t position = nobody;
    unsigned pass = 0;
};

// Calls visit(writer, reader position, passes between, register) for each use of a register in the
// last of the passes that are gone through.
template <typename Visit> void for_each_use(const Path& path, Visit visit) {
    std::array<Writer, 32> writers{};
    const unsigned passes = path.loops ? 2 : 1;
    for (unsigned pass = 0; pass < passes; ++pass)
        for (size_t position = 0; position < path.items.size(); ++position) {
            const Decoded& decoded = path.items[position].decoded;
            const std::array<uint8_t, 3> reads{decoded.a, decoded.b, decoded.c};
            const auto use = [&](uint8_t index) {
                if (index != zero_register && writers[index].position != nobody &&
                    pass + 1 == passes)
                    visit(writers[index].position, position, pass - writers[index].pass);
            };
            std::ranges::for_each(reads, use);
            if (decoded.hazard != zero_register)
                writers[decoded.hazard] = {position, pass};
        }
}

// The words of a look-up come one after the other, and the last one delivers them all.
void add_lookups(const Path& path, const PipelineTiming& timing, std::vector<Dependence>& result) {
    size_t before = nobody;
    for (size_t i = 0; i < path.items.size(); ++i) {
        const Decoded& decoded = path.items[i].decoded;
        if (decoded.kind != Kind::lookup)
            continue;
        if (before != nobody)
            result.push_back(
                {before, i, timing.lookup_busy(path.items[before].decoded.sub), 0, false});
        before = ends_lookup(decoded.sub) ? nobody : i;
    }
}

// Longest ways over edges with weight latency * denominator - passes * numerator, by Bellman and
// Ford; a cycle of positive weight, if there is one.
std::vector<size_t> positive_cycle(size_t size, const std::vector<Dependence>& edges,
                                   const Rational& ratio) {
    std::vector<int64_t> distance(size, 0);
    std::vector<size_t> edge_to(size, nobody);
    size_t changed = nobody;
    for (size_t round = 0; round <= size; ++round) {
        changed = nobody;
        for (size_t i = 0; i < edges.size(); ++i) {
            const int64_t weight = int64_t(edges[i].latency) * ratio.denominator -
                                   int64_t(edges[i].passes) * ratio.numerator;
            if (distance[edges[i].from] + weight > distance[edges[i].to]) {
                distance[edges[i].to] = distance[edges[i].from] + weight;
                edge_to[edges[i].to] = i;
                changed = edges[i].to;
            }
        }
        if (changed == nobody)
            return {};
    }
    // `size` steps back lead onto the cycle, wherever they start.
    for (size_t i = 0; i < size; ++i)
        changed = edges[edge_to[changed]].from;
    std::vector<size_t> cycle;
    size_t at = changed;
    do {
        cycle.push_back(edge_to[at]);
        at = edges[edge_to[at]].from;
    } while (at != changed);
    std::ranges::reverse(cycle);
    return cycle;
}

}  // namespace

std::vector<Dependence> true_dependences(const Program& program, const Path& path,
                                         const Machine& machine) {
    std::vector<Dependence> result;
    const PipelineTiming timing(machine);
    for_each_use(path, [&](size_t from, size_t to, unsigned passes) {
        const Decoded& producer = path.items[from].decoded;
        const Cycle earlier = timing.first_operand_early(path.items[to].decoded, producer.producer);
        result.push_back({from, to, producer.latency - earlier, passes, false});
    });
    bool may_alias = false;
    add_lookups(path, timing, result);
    for (const StoreToLoad& each : store_to_loads(program, path, timing.store_to_load, may_alias))
        result.push_back({each.store, each.load, timing.store_to_load, each.passes, true});
    return result;
}

DependenceCycle longest_cycle(size_t size, const std::vector<Dependence>& dependences) {
    DependenceCycle longest;
    // From cycle to a longer one: ends with the longest, because there are finitely many.
    for (;;) {
        const std::vector<size_t> cycle = positive_cycle(size, dependences, longest.cycles);
        if (cycle.empty())
            return longest;
        int64_t latency = 0;
        int64_t passes = 0;
        longest.dependences.clear();
        for (const size_t edge : cycle) {
            latency += int64_t(dependences[edge].latency);
            passes += dependences[edge].passes;
            longest.dependences.push_back(dependences[edge]);
        }
        longest.cycles = Rational(latency, passes);
    }
}

Depths depths(size_t size, const std::vector<Dependence>& dependences) {
    Depths result{std::vector<Cycle>(size), std::vector<Cycle>(size), {}};
    std::vector<Dependence> within;
    std::ranges::copy_if(dependences, std::back_inserter(within),
                         [](const Dependence& each) { return each.passes == 0; });
    std::vector<size_t> before(size, nobody);
    std::ranges::sort(within, {}, &Dependence::to);
    for (const Dependence& each : within)
        if (const Cycle cycle = result.before[each.from] + each.latency;
            cycle > result.before[each.to]) {
            result.before[each.to] = cycle;
            before[each.to] = each.from;
        }
    std::ranges::sort(within, std::ranges::greater{}, &Dependence::from);
    for (const Dependence& each : within)
        result.after[each.from] =
            std::max(result.after[each.from], result.after[each.to] + each.latency);
    size_t at = size_t(std::ranges::max_element(result.before) - result.before.begin());
    for (; at < size; at = before[at])
        result.longest.insert(result.longest.begin(), at);
    return result;
}

std::pair<std::vector<int64_t>, std::vector<int64_t>>
ways_from(size_t from, size_t size, const std::vector<Dependence>& dependences) {
    std::vector<std::vector<int64_t>> ways(2, std::vector<int64_t>(size, unreached));
    std::vector<Dependence> sorted = dependences;
    std::ranges::sort(sorted, {}, &Dependence::from);
    ways[0][from] = 0;
    for (unsigned pass = 0; pass < 2; ++pass)
        for (const Dependence& each : sorted) {
            const int64_t start = ways[pass][each.from];
            if (start == unreached || pass + each.passes > 1)
                continue;
            int64_t& end = ways[pass + each.passes][each.to];
            end = std::max(end, start + int64_t(each.latency));
        }
    return {ways[0], ways[1]};
}

}  // namespace swsim::analysis
