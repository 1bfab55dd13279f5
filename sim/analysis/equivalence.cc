// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/equivalence.h"

#include <algorithm>
#include <memory>
#include <random>

#include <fmt/format.h>

#include "sim/cpe/execute.h"

namespace swsim::analysis {

namespace {

constexpr uint64_t ldm_mask = address_map::ldm_bytes - 1;

class Runner {
  public:
    Runner(const Program& program, const Machine& machine, Span span, bool constant_tables)
        : constant_tables_(constant_tables) {
        for (size_t i = span.begin; i < span.end; ++i) {
            code_.push_back(decode_one(program.text[i], machine));
            effects_.push_back(effects_of(program.text[i]));
        }
    }

    // What instructions in fixed places see, as they come.
    struct Seen {
        uint16_t code;
        int32_t immediate;
        uint8_t sub;
        std::array<Vector, 3> operands;
        bool operator==(const Seen&) const = default;
    };

    std::vector<Seen> run(CoreState& state, uint64_t seed) const {
        std::mt19937_64 random(seed);
        std::vector<Seen> seen;
        const auto tables = constant_tables_ ? std::make_unique<CoreState>(state) : nullptr;
        for (size_t i = 0; i < code_.size(); ++i) {
            const Decoded& decoded = code_[i];
            if (effects_[i].fixed) {
                seen.push_back(see(state, i));
                answer(state, i, random);
                continue;
            }
            const uint64_t address = address_of(state, decoded);
            // All addresses are taken to be in LDM, which goes round: accesses that are apart stay
            // so.
            const uint64_t block =
                address & ldm_mask & ~uint64_t(decoded.bytes ? decoded.bytes - 1 : 0);
            CoreState& memory = decoded.kind == Kind::lookup && tables ? *tables : state;
            execute(decoded, state, &memory.ldm[block], address, 0);
        }
        return seen;
    }

  private:
    static uint64_t address_of(const CoreState& state, const Decoded& decoded) {
        if (decoded.kind == Kind::lookup)
            return state.scalar(decoded.b) +
                   uint64_t{4} * state.registers[decoded.a].u32[decoded.sub];
        return state.scalar(decoded.b) + uint64_t(int64_t(decoded.immediate));
    }

    Seen see(const CoreState& state, size_t position) const {
        const Decoded& decoded = code_[position];
        Seen seen{decoded.code, decoded.immediate, decoded.sub, {}};
        const std::array<uint8_t, 3> fields{decoded.a, decoded.b, decoded.c};
        for (size_t i = 0; i < fields.size(); ++i) {
            const Halves read = effects_[position].reads & whole(fields[i]);
            seen.operands[i] = state.registers[fields[i]];
            if (!(read & high_half(fields[i])))
                seen.operands[i].u64 = Longs{seen.operands[i].u64[0], 0, 0, 0};
        }
        return seen;
    }

    // Something, but the same in both runs.
    void answer(CoreState& state, size_t position, std::mt19937_64& random) const {
        Vector value{};
        for (int i = 0; i < 4; ++i)
            value.u64[i] = random();
        const uint8_t target = code_[position].d;
        if (effects_[position].writes & high_half(target % 32))
            state.registers[target] = value;
        else
            state.set_scalar(target, value.u64[0]);
    }

    std::vector<Decoded> code_;
    std::vector<Effects> effects_;
    const bool constant_tables_;
};

// Registers with which the region addresses memory before it has written them hold addresses, far
// apart most of the time, so that results depend on the right ones; the others anything.
void randomise(CoreState& state, std::mt19937_64& random, uint32_t bases) {
    constexpr uint64_t alignment = 32;
    for (unsigned index = 0; index < zero_register; ++index) {
        for (int i = 0; i < 4; ++i)
            state.registers[index].u64[i] = random() >> (random() % 3 == 0 ? random() % 64 : 0);
        if (bases >> index & 1)
            state.set_scalar(index, random() % address_map::ldm_bytes & ~(alignment - 1));
    }
    for (int i = 0; i < 4; ++i)
        state.lookup_buffer.u64[i] = random();
    for (uint8_t& table : state.logic_table)
        table = uint8_t(random());
    for (size_t i = 0; i < state.ldm.size(); i += sizeof(uint64_t))
        semantics::put<uint64_t>(&state.ldm[i], random());
    state.carry = int8_t(int(random() % 3) - 1);
}

uint32_t base_registers(const Program& program, Span span) {
    uint32_t bases = 0;
    uint32_t written = 0;
    for (size_t i = span.begin; i < span.end; ++i) {
        const Instruction& instruction = program.text[i];
        const Effects effects = effects_of(instruction);
        if ((effects.reads_memory || effects.writes_memory) && !(written >> instruction.b & 1))
            bases |= 1u << instruction.b;
        written |= registers_of(effects.writes);
    }
    return bases & ~(1u << zero_register);
}

std::string compare(const CoreState& before, const CoreState& after, const Schedule& schedule) {
    for (unsigned index = 0; index < zero_register; ++index)
        for (unsigned lane = 0; lane < 4; ++lane) {
            const Halves half = lane == 0 ? low_half(index) : high_half(index);
            if ((schedule.live_out & half) &&
                before.registers[index].u64[lane] != after.registers[index].u64[lane])
                return fmt::format("${} is {:#x} instead of {:#x} (64-bit lane {})", index,
                                   uint64_t(after.registers[index].u64[lane]),
                                   uint64_t(before.registers[index].u64[lane]), lane);
        }
    for (size_t i = 0; i < before.ldm.size(); ++i)
        if (before.ldm[i] != after.ldm[i])
            return fmt::format("LDM byte {:#x} is {:#x} instead of {:#x}", i, after.ldm[i],
                               before.ldm[i]);
    if (before.carry != after.carry)
        return "the carry register differs";
    if (before.logic_table != after.logic_table)
        return "the tables of vlog3r differ";
    if (schedule.keeps_buffer && !(before.lookup_buffer == after.lookup_buffer))
        return "the hidden buffer of selldw differs";
    return "";
}

}  // namespace

std::string difference(const Program& before, const Program& after, const Machine& machine,
                       const Schedule& schedule, bool constant_tables, unsigned states) {
    const Runner first(before, machine, schedule.span, constant_tables);
    const Runner second(after, machine, schedule.span, constant_tables);
    const uint32_t bases = base_registers(before, schedule.span);
    const auto one = std::make_unique<CoreState>();
    const auto other = std::make_unique<CoreState>();
    for (unsigned number = 0; number < states; ++number) {
        std::mt19937_64 random(number + 1);
        randomise(*one, random, bases);
        *other = *one;
        const auto seen_first = first.run(*one, number);
        const auto seen_second = second.run(*other, number);
        if (seen_first != seen_second)
            return fmt::format("random state {}: an instruction in a fixed place reads other "
                               "values",
                               number);
        if (const std::string problem = compare(*one, *other, schedule); !problem.empty())
            return fmt::format("random state {}: {}", number, problem);
    }
    return "";
}

}  // namespace swsim::analysis
