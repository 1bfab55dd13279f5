// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/scheduler.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <random>

#include "sim/analysis/analysis.h"
#include "sim/analysis/issue_model.h"

namespace swsim::analysis {

namespace {

// An order of the region's instructions, and the register of each value.
struct Candidate {
    std::vector<int> order;
    std::vector<uint8_t> registers;
};

// Cycles of a candidate, in its context.
class Evaluator {
  public:
    Evaluator(const Program& program, const Machine& machine, const RegionGraph& graph,
              const Path& context)
        : timing_(machine), graph_(graph), context_(context) {
        bool may_alias = false;
        edges_ = store_to_loads(program, context, timing_.store_to_load, may_alias);
        for (size_t i = 0; i < context.items.size(); ++i)
            if (context.items[i].index == graph.span.begin)
                region_at_ = i;
        for (const RegionInstruction& each : graph.instructions)
            plain_.push_back(decode_one(program.text[each.index], machine));
        items_ = context.items;
        for (const StoreToLoad& edge : edges_)
            furthest_ = std::max(furthest_, edge.passes);
        loads_.resize(items_.size());
        for (const StoreToLoad& edge : edges_)
            loads_[edge.load].push_back(edge);
    }

    const Decoded& plain(int position) const { return plain_[size_t(position)]; }
    const PipelineTiming& timing() const { return timing_; }

    Decoded renamed(int position, const std::vector<uint8_t>& registers) const {
        const RegionInstruction& instruction = graph_.instructions[size_t(position)];
        Decoded decoded = plain_[size_t(position)];
        const auto place = [&](int value, uint8_t& field) {
            if (value != nobody)
                field = registers[size_t(value)];
        };
        place(instruction.reads[0], decoded.a);
        place(instruction.reads[1], decoded.b);
        place(instruction.reads[2], decoded.c);
        decoded.note_reads();
        if (instruction.writes != nobody)
            decoded.d = decoded.hazard = registers[size_t(instruction.writes)];
        return decoded;
    }

    // Of several passes together, or of the context once.
    int64_t cost(const Candidate& candidate) {
        place(candidate);
        Front front = Front::at(0, start_cycle + 1);
        if (!context_.loops) {
            pass(front, 0);
            return int64_t(front.last - start_cycle) * measured_passes;
        }
        std::array<Cycle, warm_passes + measured_passes + 1> ends{};
        Front before;
        for (unsigned number = 0; number < warm_passes + measured_passes; ++number) {
            before = front;
            pass(front, number);
            ends[number + 1] = front.last;
            if (number > 0 && edges_.empty() && front.same_but_later(before))
                return int64_t(front.last - before.last) * measured_passes;
        }
        return int64_t(ends[warm_passes + measured_passes] - ends[warm_passes]);
    }

    static constexpr unsigned measured_passes = 4;

  private:
    static constexpr unsigned warm_passes = 4;

    void place(const Candidate& candidate) {
        position_of_.resize(context_.items.size());
        std::iota(position_of_.begin(), position_of_.end(), size_t{0});
        for (size_t i = 0; i < candidate.order.size(); ++i) {
            PathItem& item = items_[region_at_ + i];
            item.decoded = renamed(candidate.order[i], candidate.registers);
            item.taken = context_.items[region_at_ + size_t(candidate.order[i])].taken;
            position_of_[region_at_ + i] = region_at_ + size_t(candidate.order[i]);
        }
        const size_t begin = region_at_ > 0 ? region_at_ - 1 : 0;
        const size_t end = std::min(items_.size(), region_at_ + candidate.order.size() + 1);
        for (size_t i = begin; i + 1 < end; ++i)
            if (begins_pair(items_[i].index) && items_[i + 1].index == items_[i].index + 1) {
                steer(items_[i].decoded, items_[i + 1].decoded);
                items_[i].decoded.lone_pipe = items_[i].decoded.pipe;
            }
    }

    // Store-to-load waits speak of the original order.
    Cycle store_ready(size_t original, unsigned number) const {
        Cycle ready = 0;
        for (const StoreToLoad& edge : loads_[original])
            if (edge.passes <= number)
                ready =
                    std::max(ready, issued_[(number - edge.passes) % issued_.size()][edge.store] +
                                        timing_.store_to_load);
        return ready;
    }

    void pass(Front& front, unsigned number) {
        if (!edges_.empty()) {
            issued_.resize(furthest_ + 1);
            issued_[number % issued_.size()].assign(items_.size(), 0);
        }
        for (size_t i = 0; i < items_.size(); ++i) {
            const PathItem& item = items_[i];
            const Decoded& decoded = item.decoded;
            front.index = item.index;
            const Cycle stored = edges_.empty() ? 0 : store_ready(position_of_[i], number);
            const Cycle cycle = front.earliest_issue(decoded, stored, timing_);
            if (!edges_.empty())
                issued_[number % issued_.size()][position_of_[i]] = cycle;
            front.issue(decoded, cycle, timing_, {item.taken, item.index + 1});
        }
    }

    const PipelineTiming timing_;
    const RegionGraph& graph_;
    const Path& context_;
    size_t region_at_ = 0;  // in the context
    std::vector<Decoded> plain_;
    std::vector<PathItem> items_;
    std::vector<StoreToLoad> edges_;
    std::vector<std::vector<StoreToLoad>> loads_;
    unsigned furthest_ = 0;
    std::vector<size_t> position_of_;
    std::vector<std::vector<Cycle>> issued_;  // of the last passes
};

struct Arcs {
    std::vector<std::vector<std::pair<int, Cycle>>> after;
    std::vector<std::vector<int>> before;
    std::vector<unsigned> waits_for;
};

Arcs arcs_of(const RegionGraph& graph) {
    const size_t size = graph.instructions.size();
    Arcs arcs{std::vector<std::vector<std::pair<int, Cycle>>>(size),
              std::vector<std::vector<int>>(size), std::vector<unsigned>(size)};
    for (const RegionEdge& edge : graph.edges) {
        arcs.after[size_t(edge.from)].emplace_back(edge.to, edge.latency);
        arcs.before[size_t(edge.to)].push_back(edge.from);
        ++arcs.waits_for[size_t(edge.to)];
    }
    return arcs;
}

// Puts instructions one behind the other and gives their results registers.
class Placement {
  public:
    Placement(const RegionGraph& graph, const Evaluator& evaluator, const Arcs& arcs, bool rename)
        : graph_(graph), evaluator_(evaluator), arcs_(arcs), rename_(rename) {}

    void begin() {
        const size_t values = graph_.values.size();
        candidate_.order.clear();
        candidate_.registers.assign(values, zero_register);
        uses_left_.resize(values);
        occupant_ = graph_.at_begin;
        wanted_ = 0;
        kept_ = 0;
        for (size_t i = 0; i < values; ++i) {
            const RegionValue& value = graph_.values[i];
            uses_left_[i] = value.uses;
            if (value.producer == nobody)
                candidate_.registers[i] = value.home;
            if (value.fixed)
                kept_ |= 1u << value.home;
            if (value.live_out && value.producer != nobody)
                wanted_ |= 1u << value.home;
        }
        for (size_t i = 0; i < values; ++i)
            if (graph_.values[i].producer == nobody)
                release_if_over(int(i));
        waits_for_ = arcs_.waits_for;
        open_group_ = nobody;
        front_ = Front::at(graph_.span.begin, start_cycle + 1);
    }

    bool may_come(int position) const {
        const RegionInstruction& each = graph_.instructions[size_t(position)];
        if (waits_for_[size_t(position)] != 0)
            return false;
        if (each.group != nobody && open_group_ != nobody && each.group != open_group_)
            return false;
        return each.writes == nobody || register_for(position) != zero_register;
    }

    unsigned free_registers() const {
        unsigned count = 0;
        for (unsigned index = 0; index < zero_register; ++index)
            count += is_free(index);
        return count;
    }
    // How many more registers are taken after it.
    int growth(int position) const {
        const RegionInstruction& each = graph_.instructions[size_t(position)];
        int ends = 0;
        for (size_t i = 0; i < each.reads.size(); ++i)
            ends += ends_with(each.reads[i], position) && first_read(each, i);
        return (each.writes != nobody) - ends;
    }

    Cycle issue_cycle(int position) const {
        return front_.earliest_issue(decoded_of(position), 0, evaluator_.timing());
    }

    void put(int position) {
        const RegionInstruction& each = graph_.instructions[size_t(position)];
        const Decoded decoded = decoded_of(position);
        for (const int value : each.reads)
            if (value != nobody) {
                --uses_left_[size_t(value)];
                release_if_over(value);
            }
        if (each.writes != nobody) {
            candidate_.registers[size_t(each.writes)] = decoded.d;
            occupant_[decoded.d] = each.writes;
            if (graph_.values[size_t(each.writes)].live_out)
                wanted_ &= ~(1u << decoded.d);
            release_if_over(each.writes);
        }
        if (each.group != nobody)
            open_group_ = each.last_of_group ? nobody : each.group;
        front_.issue(decoded, front_.earliest_issue(decoded, 0, evaluator_.timing()),
                     evaluator_.timing());
        candidate_.order.push_back(position);
        for (const auto& [after, latency] : arcs_.after[size_t(position)])
            --waits_for_[size_t(after)];
    }

    Cycle elapsed() const { return front_.last - start_cycle; }
    const Candidate& candidate() const { return candidate_; }

  private:
    static bool first_read(const RegionInstruction& each, size_t operand) {
        for (size_t i = 0; i < operand; ++i)
            if (each.reads[i] == each.reads[operand])
                return false;
        return true;
    }

    void release_if_over(int value) {
        const RegionValue& each = graph_.values[size_t(value)];
        if (uses_left_[size_t(value)] == 0 && !each.live_out)
            occupant_[candidate_.registers[size_t(value)]] = nobody;
    }

    bool is_free(unsigned index) const {
        return occupant_[index] == nobody && !(kept_ >> index & 1);
    }

    // Whether the value's register is free once this instruction has issued.
    bool ends_with(int value, int position) const {
        if (value == nobody || graph_.values[size_t(value)].live_out)
            return false;
        const auto& reads = graph_.instructions[size_t(position)].reads;
        return uses_left_[size_t(value)] == unsigned(std::ranges::count(reads, value));
    }

    bool is_free_after(unsigned index, int position) const {
        if (kept_ >> index & 1)
            return false;
        return occupant_[index] == nobody || ends_with(occupant_[index], position);
    }

    // $31: none is free.
    uint8_t register_for(int position) const {
        const RegionValue& value =
            graph_.values[size_t(graph_.instructions[size_t(position)].writes)];
        if (value.fixed)
            return value.home;
        if (value.live_out || !rename_)
            return is_free_after(value.home, position) ? value.home : zero_register;
        // The home, then any; registers that a value behind the region wants come last.
        uint8_t best = zero_register;
        Cycle best_ready = never;
        for (unsigned i = 0; i < zero_register; ++i) {
            const unsigned index = (value.home + i) % zero_register;
            if (!is_free_after(index, position))
                continue;
            const bool late = wanted_ >> index & 1;
            const Cycle ready = std::max(front_.last, front_.scoreboard.ready(index)) +
                                (late ? Cycle{1'000'000} : 0);
            if (ready < best_ready) {
                best_ready = ready;
                best = uint8_t(index);
            }
        }
        return best;
    }

    Decoded decoded_of(int position) const {
        const RegionInstruction& each = graph_.instructions[size_t(position)];
        Decoded decoded = evaluator_.renamed(position, candidate_.registers);
        if (each.writes != nobody)
            decoded.d = decoded.hazard = register_for(position);
        const size_t place = graph_.span.begin + candidate_.order.size();
        if (!begins_pair(place) && !candidate_.order.empty()) {
            Decoded first = evaluator_.plain(candidate_.order.back());
            steer(first, decoded);
        }
        return decoded;
    }

    const RegionGraph& graph_;
    const Evaluator& evaluator_;
    const Arcs& arcs_;
    const bool rename_;
    Candidate candidate_;
    std::vector<unsigned> uses_left_;
    std::array<int, 32> occupant_{};
    uint32_t wanted_ = 0;  // by values that must be in them behind the region, not there yet
    uint32_t kept_ = 0;    // registers whose values are fixed
    std::vector<unsigned> waits_for_;
    int open_group_ = nobody;
    Front front_;
};

class Search {
  public:
    Search(const RegionGraph& graph, Evaluator& evaluator, const ScheduleOptions& options,
           const std::function<void(double)>& progress)
        : graph_(graph), evaluator_(evaluator), options_(options), progress_(progress),
          arcs_(arcs_of(graph)), placement_(graph, evaluator, arcs_, options.rename),
          random_(options.seed) {
        heights();
        take_original();
    }

    Candidate best() {
        const unsigned lists = std::max(1u, options_.iterations / 4);
        for (unsigned i = 0; i < options_.iterations; ++i) {
            if (progress_ && i % 64 == 0)
                progress_(double(i) / options_.iterations);
            if (i < lists)
                try_list(i);
            else
                try_move();
        }
        return best_;
    }

  private:
    // The order that the source has, in its own registers: what all others must beat.
    void take_original() {
        for (int i = 0; i < int(graph_.instructions.size()); ++i)
            best_.order.push_back(i);
        for (const RegionValue& value : graph_.values)
            best_.registers.push_back(value.home);
        best_cost_ = evaluator_.cost(best_);
    }

    // plain_heights_: cycles on the longest path from each instruction to the end. heights_: the
    // same if look-ups, with what leads to them, also follow each other in the source's order.
    void heights() {
        plain_heights_.assign(graph_.instructions.size(), 0);
        heights_ = plain_heights_;
        for (size_t i = graph_.instructions.size(); i-- > 0;)
            for (const auto& [after, latency] : arcs_.after[i])
                plain_heights_[i] =
                    std::max(plain_heights_[i], plain_heights_[size_t(after)] + double(latency));
        double next_group = 0;
        double this_group = 0;
        for (size_t i = graph_.instructions.size(); i-- > 0;) {
            const RegionInstruction& each = graph_.instructions[i];
            for (const auto& [after, latency] : arcs_.after[i])
                heights_[i] = std::max(heights_[i], heights_[size_t(after)] + double(latency));
            if (each.last_of_group) {
                next_group = this_group;
                heights_[i] =
                    std::max(heights_[i], next_group + double(evaluator_.timing().selldw_drain));
            }
            if (each.group != nobody)
                this_group = heights_[i];
            highest_ = std::max(highest_, heights_[i]);
        }
        priorities_ = best_priorities_ = heights_;
    }

    unsigned below(unsigned limit) { return unsigned(random_() % limit); }

    // A list schedule: first by the heights, then by disturbed ones, from the best so far or anew.
    void try_list(unsigned number) {
        constexpr unsigned reserves = 4;
        constexpr std::array<double, 8> windows{16, 24, 40, 64, 100, 160, 300, 1e9};
        constexpr unsigned plain = 2 * reserves * unsigned(windows.size());
        unsigned reserve = number % reserves;
        window_ = windows[number / reserves % windows.size()];
        priorities_ = number < plain / 2 ? heights_ : plain_heights_;
        if (number >= plain) {
            const bool anew = number % 4 == 0;
            priorities_ = !anew ? best_priorities_ : number % 8 == 0 ? heights_ : plain_heights_;
            window_ = anew ? windows[below(unsigned(windows.size()))] : best_window_;
            reserve = below(reserves);
            const unsigned changes = 1 + below(8);
            const auto size = unsigned(priorities_.size());
            for (unsigned i = 0; i < changes; ++i) {
                const unsigned at = below(size);
                const unsigned count = 1 + below(std::max(1u, size / 8));
                const double by = (double(below(2'001)) - 1'000) / 1'000 * 30;
                for (unsigned j = at; j < std::min(size, at + count); ++j)
                    priorities_[j] += by;
            }
        }
        if (list(reserve) && judge()) {
            best_priorities_ = priorities_;
            best_window_ = window_;
        }
    }

    bool list(unsigned reserve) {
        placement_.begin();
        std::vector<int> open(graph_.instructions.size());
        std::iota(open.begin(), open.end(), 0);
        while (!open.empty()) {
            const int chosen = choose(open, reserve);
            if (chosen == nobody)
                return false;
            placement_.put(chosen);
            std::erase(open, chosen);
        }
        return true;
    }

    int choose(const std::vector<int>& open, unsigned reserve) {
        const bool scarce = placement_.free_registers() <= reserve;
        int chosen = nobody;
        // What takes a register long before it must be done can wait.
        const double latest = highest_ - double(placement_.elapsed()) - window_;
        std::tuple<bool, Cycle, double> least;
        for (const int each : open) {
            if (!placement_.may_come(each))
                continue;
            const std::tuple<bool, Cycle, double> rank{
                placement_.growth(each) > 0 && (scarce || heights_[size_t(each)] < latest),
                placement_.issue_cycle(each), -priorities_[size_t(each)]};
            if (chosen == nobody || rank < least) {
                chosen = each;
                least = rank;
            }
        }
        return chosen;
    }

    // Moves an instruction, or a few neighbours, to another place.
    void try_move() {
        const auto size = unsigned(best_.order.size());
        if (size < 2)
            return;
        std::vector<int> order = best_.order;
        const unsigned count = 1 + below(std::min(4u, size - 1));
        const unsigned from = below(size - count + 1);
        const std::vector<int> moved(order.begin() + from, order.begin() + from + count);
        order.erase(order.begin() + from, order.begin() + from + count);
        const unsigned reach = 1 + below(std::min(size, 1u << (1 + below(6))));
        const unsigned low = from > reach ? from - reach : 0;
        const unsigned high = std::min(unsigned(order.size()), from + reach);
        order.insert(order.begin() + low + below(high - low + 1), moved.begin(), moved.end());
        if (in_order(order))
            judge();
    }

    bool in_order(const std::vector<int>& order) {
        placement_.begin();
        for (const int each : order) {
            if (!placement_.may_come(each))
                return false;
            placement_.put(each);
        }
        return true;
    }

    // Keeps what the placement holds, if it is not slower than the best.
    bool judge() {
        const int64_t cost = evaluator_.cost(placement_.candidate());
        if (cost > best_cost_)
            return false;
        best_cost_ = cost;
        best_ = placement_.candidate();
        return true;
    }

    const RegionGraph& graph_;
    Evaluator& evaluator_;
    const ScheduleOptions& options_;
    const std::function<void(double)>& progress_;
    const Arcs arcs_;
    Placement placement_;
    std::mt19937_64 random_;
    std::vector<double> heights_;
    std::vector<double> plain_heights_;
    double highest_ = 0;
    double window_ = 0;
    double best_window_ = 1e9;
    std::vector<double> priorities_;
    std::vector<double> best_priorities_;
    Candidate best_;
    int64_t best_cost_ = 0;
};

// The innermost loop that the region is in, if the way through it is one; or the region and what
// follows it up to the next branch.
Path context_of(const Program& program, const std::vector<Decoded>& code, Span span) {
    for (const Span& loop : innermost_loops(program)) {
        if (span.begin < loop.begin || span.end > loop.end)
            continue;
        Path path = path_of(program, code, loop, true);
        if (path.items.size() == loop.end - loop.begin)
            return path;
    }
    constexpr size_t max_following = 64;
    size_t end = span.end;
    while (end < program.text.size() && end < span.end + max_following &&
           isa::order(program.text[end - 1].op) != isa::Order::control)
        ++end;
    return path_of(program, code, {span.begin, end}, false);
}

Instruction instruction_of(const Program& program, const RegionGraph& graph, int position,
                           const std::vector<uint8_t>& registers) {
    const RegionInstruction& each = graph.instructions[size_t(position)];
    Instruction instruction = program.text[each.index];
    const auto place = [&](int value, uint8_t& field) {
        if (value != nobody)
            field = registers[size_t(value)];
    };
    place(each.reads[0], instruction.a);
    place(each.reads[1], instruction.b);
    place(each.reads[2], instruction.c);
    place(each.writes, instruction.d);
    return instruction;
}

// The words of a look-up name the register that the last one writes, for the reader's sake.
void name_lookups(const RegionGraph& graph, const Candidate& best, Schedule& schedule) {
    std::vector<uint8_t> target(graph.instructions.size(), zero_register);
    for (size_t i = 0; i < best.order.size(); ++i) {
        const RegionInstruction& each = graph.instructions[size_t(best.order[i])];
        if (each.last_of_group)
            target[size_t(each.group)] = schedule.text[i].d;
    }
    for (size_t i = 0; i < best.order.size(); ++i)
        if (const int group = graph.instructions[size_t(best.order[i])].group; group != nobody)
            schedule.text[i].d = target[size_t(group)];
}

}  // namespace

Schedule schedule_region(const Program& program, const Machine& machine, const Liveness& liveness,
                         Span span, const ScheduleOptions& options,
                         const std::function<void(double)>& progress) {
    const RegionGraph graph = region_graph(program, machine, liveness, span, options.region);
    const Path context = context_of(program, decode(program, machine), span);
    Evaluator evaluator(program, machine, graph, context);
    const Candidate best = Search(graph, evaluator, options, progress).best();

    Schedule schedule;
    schedule.span = span;
    schedule.in_loop = context.loops;
    schedule.context = context.span;
    schedule.live_out = graph.live_out;
    schedule.keeps_buffer = graph.keeps_buffer;
    for (const int position : best.order) {
        schedule.text.push_back(instruction_of(program, graph, position, best.registers));
        schedule.origin.push_back(graph.instructions[size_t(position)].index);
    }
    name_lookups(graph, best, schedule);
    for (size_t i = 0; i < schedule.text.size(); ++i)
        schedule.renamed += schedule.text[i].d != program.text[schedule.origin[i]].d;

    const Program after = apply(program, schedule);
    schedule.before = trace(program, context, machine).cycles;
    schedule.after =
        trace(after, path_of(after, decode(after, machine), context.span, context.loops), machine)
            .cycles;
    const std::vector<Bound> bounds = bounds_of(program, context, machine);
    schedule.bound = highest(bounds);
    schedule.bound_name = bounds.front().name;
    return schedule;
}

Program apply(const Program& program, const Schedule& schedule) {
    Program result = program;
    const size_t begin = schedule.span.begin;
    for (size_t i = 0; i < schedule.text.size(); ++i) {
        const size_t from = schedule.origin[i];
        result.text[begin + i] = schedule.text[i];
        if (!program.statements.empty())
            result.statements[begin + i] = program.statements[from];
        result.undefined.erase(begin + i);
        if (const auto missing = program.undefined.find(from); missing != program.undefined.end())
            result.undefined[begin + i] = missing->second;
    }
    return result;
}

}  // namespace swsim::analysis
