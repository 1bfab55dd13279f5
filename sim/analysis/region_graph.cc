// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/region_graph.h"

#include <algorithm>

#include <fmt/format.h>

#include "sim/analysis/addresses.h"
#include "sim/cpe/front.h"

namespace swsim::analysis {

namespace {

constexpr unsigned words_per_lookup = 8;

bool is_lookup(const Instruction& instruction) {
    return isa::action(instruction.op) == isa::Action::lookup;
}

std::string text_of(const Program& program, size_t index) {
    return program.describe(address_map::instruction_address(index));
}

// Look-ups [first, first + 8) of `lookups`, which index the text, are all words of one look-up.
template <typename Same>
bool complete(const Program& program, const std::vector<size_t>& lookups, size_t first,
              Same same_operands) {
    if (first + words_per_lookup > lookups.size())
        return false;
    unsigned words = 0;
    for (size_t i = first; i < first + words_per_lookup; ++i) {
        if (!same_operands(lookups[first], lookups[i]))
            return false;
        words |= 1u << program.text[lookups[i]].sub;
    }
    return words == (1u << words_per_lookup) - 1 &&
           ends_lookup(program.text[lookups[first + words_per_lookup - 1]].sub);
}

// Every look-up of the program writes the whole buffer: then none needs what an earlier one left.
bool all_lookups_complete(const Program& program) {
    std::vector<size_t> lookups;
    for (size_t i = 0; i < program.text.size(); ++i)
        if (is_lookup(program.text[i]))
            lookups.push_back(i);
    const auto same = [&](size_t a, size_t b) {
        return program.text[a].a == program.text[b].a && program.text[a].b == program.text[b].b;
    };
    for (size_t first = 0; first < lookups.size(); first += words_per_lookup)
        if (!complete(program, lookups, first, same))
            return false;
    return true;
}

class Builder {
  public:
    Builder(const Program& program, const Machine& machine, const Liveness& liveness, Span span,
            const RegionOptions& options)
        : program_(program), machine_(machine), timing_(machine), liveness_(liveness),
          options_(options) {
        graph_.span = span;
    }

    RegionGraph build() {
        check_straight();
        find_fixed_registers();
        begin_values();
        for (size_t i = graph_.span.begin; i < graph_.span.end; ++i)
            add(i);
        end_values();
        order_memory();
        order_lookups();
        order_hidden();
        order_fixed_registers();
        return std::move(graph_);
    }

  private:
    size_t size() const { return graph_.instructions.size(); }

    void check_straight() const {
        const Span& span = graph_.span;
        for (size_t i = span.begin; i < span.end; ++i)
            if (isa::order(program_.text[i].op) == isa::Order::control && i + 1 != span.end)
                throw RegionError(fmt::format(
                    "{}: the region goes on behind this branch; mark the straight part, "
                    "or name a loop",
                    text_of(program_, i)));
        for (size_t i = 0; i < program_.text.size(); ++i)
            if (const auto target = branch_target(program_, i);
                target && *target > span.begin && *target < span.end)
                throw RegionError(
                    fmt::format("{}: branches into the middle of the region; mark the "
                                "part before or behind there, or name a loop",
                                text_of(program_, i)));
        for (const auto& [name, symbol] : program_.symbols) {
            const uint64_t begin = address_map::instruction_address(span.begin);
            if (symbol.kind == SymbolKind::text && symbol.value > begin &&
                symbol.value < address_map::instruction_address(span.end))
                throw RegionError(
                    fmt::format("label {0} is in the middle of the region; mark the part "
                                "before or behind it, or name it if it is a loop",
                                name.substr(0, name.find('@'))));
        }
    }

    Halves live_behind() const {
        return liveness_.after(graph_.span.end - 1) & ~options_.clobber & ~whole(zero_register);
    }

    // A scalar result leaves the upper bits alone: while they are needed, the value must stay in
    // its register.
    void find_fixed_registers() {
        graph_.live_out = live_behind();
        Halves live = graph_.live_out;
        for (size_t i = graph_.span.end; i-- > graph_.span.begin;) {
            const Effects effects = effects_of(program_.text[i]);
            for (unsigned index = 0; index < zero_register; ++index)
                if ((effects.writes & whole(index)) == low_half(index) && (live & high_half(index)))
                    fixed_ |= 1u << index;
            live = (live & ~effects.writes) | effects.reads;
        }
        live_in_ = live;
    }

    int new_value(unsigned home, int producer) {
        RegionValue value;
        value.home = uint8_t(home);
        value.producer = producer;
        value.fixed = (fixed_ >> home & 1) != 0;
        graph_.values.push_back(value);
        return int(graph_.values.size()) - 1;
    }

    void begin_values() {
        graph_.at_begin.fill(nobody);
        for (unsigned index = 0; index < zero_register; ++index)
            if (live_in_ & whole(index))
                graph_.at_begin[index] = new_value(index, nobody);
        now_ = graph_.at_begin;
    }

    int use(uint8_t index) {
        if (index == zero_register)
            return nobody;
        ++graph_.values[size_t(now_[index])].uses;
        return now_[index];
    }

    void add(size_t index) {
        const Instruction& instruction = program_.text[index];
        const Effects effects = effects_of(instruction);
        RegionInstruction added;
        added.index = index;
        added.fixed = effects.fixed;
        added.reads = {use(instruction.a), use(instruction.b), use(instruction.c)};
        const int position = int(size());
        for (const int value : added.reads)
            if (value != nobody && graph_.values[size_t(value)].producer != nobody)
                edge(graph_.values[size_t(value)].producer, position,
                     latency(graph_.values[size_t(value)].producer));
        if (effects.writes != 0) {
            added.writes = new_value(instruction.d, position);
            now_[instruction.d] = added.writes;
        }
        graph_.instructions.push_back(added);
    }

    Cycle latency(int position) const {
        const Instruction& instruction = program_.text[graph_.instructions[size_t(position)].index];
        return machine_.latency(isa::row(instruction.op).timing);
    }

    void edge(int from, int to, Cycle cycles) { graph_.edges.push_back({from, to, cycles}); }

    void end_values() {
        for (unsigned index = 0; index < zero_register; ++index)
            if (graph_.live_out & whole(index))
                graph_.values[size_t(now_[index])].live_out = true;
    }

    // ---- Order ----

    void order_memory() {
        SymbolicRegisters registers(program_);
        std::vector<std::pair<int, SymbolicAccess>> accesses;
        for (int i = 0; i < int(size()); ++i) {
            const size_t index = graph_.instructions[size_t(i)].index;
            const Effects effects = effects_of(program_.text[index]);
            if (effects.reads_memory || effects.writes_memory) {
                const Decoded decoded = decode_one(program_.text[index], machine_);
                const SymbolicAccess access = registers.access(index, decoded);
                for (const auto& [earlier, other] : accesses)
                    order_accesses(earlier, other, i, access);
                accesses.emplace_back(i, access);
            }
            registers.execute(index);
        }
    }

    void order_accesses(int first, const SymbolicAccess& first_access, int second,
                        const SymbolicAccess& second_access) {
        const Effects before = effects_at(first);
        const Effects after = effects_at(second);
        if (!before.writes_memory && !after.writes_memory)
            return;
        if (options_.constant_tables &&
            (before.action == isa::Action::lookup || after.action == isa::Action::lookup))
            return;
        const Overlap how = overlap(first_access, second_access);
        if (how == Overlap::never)
            return;
        const bool waits = before.writes_memory && after.reads_memory && how == Overlap::always;
        edge(first, second, waits ? timing_.store_to_load : 0);
    }

    Effects effects_at(int position) const {
        return effects_of(program_.text[graph_.instructions[size_t(position)].index]);
    }

    void order_lookups() {
        std::vector<size_t> lookups;
        for (size_t i = graph_.span.begin; i < graph_.span.end; ++i)
            if (is_lookup(program_.text[i]))
                lookups.push_back(i);
        const auto position = [&](size_t index) { return int(index - graph_.span.begin); };
        const auto same = [&](size_t a, size_t b) {
            const auto& first = graph_.instructions[size_t(position(a))].reads;
            return first == graph_.instructions[size_t(position(b))].reads;
        };
        graph_.keeps_buffer = !all_lookups_complete(program_);
        for (size_t first = 0; first < lookups.size() && !graph_.keeps_buffer;
             first += words_per_lookup)
            graph_.keeps_buffer = !complete(program_, lookups, first, same);
        for (size_t i = 0; i < lookups.size(); ++i) {
            RegionInstruction& word = graph_.instructions[size_t(position(lookups[i]))];
            if (!graph_.keeps_buffer) {
                word.group = int(i / words_per_lookup);
                word.last_of_group = i % words_per_lookup == words_per_lookup - 1;
            }
            if (i > 0 && (graph_.keeps_buffer || i % words_per_lookup != 0))
                edge(position(lookups[i - 1]), position(lookups[i]),
                     timing_.lookup_busy(program_.text[lookups[i - 1]].sub));
        }
    }

    // The carry, the tables of vlog3r, and what stays in its place.
    void order_hidden() {
        int carry = nobody;
        int barrier = nobody;
        for (int i = 0; i < int(size()); ++i) {
            const Effects effects = effects_at(i);
            if (effects.action == isa::Action::carry) {
                if (carry != nobody)
                    edge(carry, i, latency(carry));
                carry = i;
            }
            if (barrier != nobody)
                edge(barrier, i, 0);
            if (!effects.fixed)
                continue;
            for (int earlier = std::max(barrier, 0); earlier < i; ++earlier)
                edge(earlier, i, 0);
            barrier = i;
        }
    }

    void order_fixed_registers() {
        for (unsigned index = 0; index < zero_register; ++index)
            if (fixed_ >> index & 1)
                order_fixed_register(index);
    }

    void order_fixed_register(unsigned index) {
        int writer = nobody;
        std::vector<int> readers;
        for (int i = 0; i < int(size()); ++i) {
            const RegionInstruction& each = graph_.instructions[size_t(i)];
            const bool reads = std::ranges::any_of(each.reads, [&](int value) {
                return value != nobody && graph_.values[size_t(value)].home == index;
            });
            if (reads)
                readers.push_back(i);
            if (each.writes == nobody || graph_.values[size_t(each.writes)].home != index)
                continue;
            if (writer != nobody)
                edge(writer, i, latency(writer));
            for (const int reader : readers)
                if (reader != i)
                    edge(reader, i, 0);
            readers.clear();
            writer = i;
        }
    }

    const Program& program_;
    const Machine& machine_;
    const PipelineTiming timing_;
    const Liveness& liveness_;
    const RegionOptions& options_;
    RegionGraph graph_;
    uint32_t fixed_ = 0;  // registers whose values stay there
    Halves live_in_ = 0;
    std::array<int, 32> now_{};
};

}  // namespace

RegionGraph region_graph(const Program& program, const Machine& machine, const Liveness& liveness,
                         Span span, const RegionOptions& options) {
    if (span.begin >= span.end)
        throw RegionError("the region has no instructions");
    return Builder(program, machine, liveness, span, options).build();
}

}  // namespace swsim::analysis
