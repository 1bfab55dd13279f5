// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/liveness.h"

#include <bit>

namespace swsim::analysis {

namespace {

constexpr Halves everything = ~Halves{0};

Halves lows(unsigned first, unsigned last) {
    Halves result = 0;
    for (unsigned index = first; index <= last; ++index)
        result |= low_half(index);
    return result;
}

}  // namespace

Halves live_at_return() {
    constexpr unsigned first_saved = 9;
    constexpr unsigned last_saved = 15;
    constexpr unsigned return_address = 26;
    constexpr unsigned global_pointer = 29;
    constexpr unsigned stack_pointer = 30;
    return whole(0) | lows(first_saved, last_saved) | low_half(return_address) |
           low_half(global_pointer) | low_half(stack_pointer);
}

Liveness::Liveness(const Program& program)
    : before_(program.text.size(), 0), after_(program.text.size(), 0) {
    const auto next = [&](size_t index) {
        return index < before_.size() ? before_[index] : everything;
    };
    const auto needed_after = [&](size_t i) -> Halves {
        const isa::Op op = program.text[i].op;
        if (op == isa::Op::ret)
            return live_at_return();
        if (isa::order(op) != isa::Order::control)
            return next(i + 1);
        const auto target = branch_target(program, i);
        if (!target || isa::is_call(op))
            return everything;
        return isa::action(op) == isa::Action::direct ? next(*target) : next(*target) | next(i + 1);
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = program.text.size(); i-- > 0;) {
            const Effects effects = effects_of(program.text[i]);
            after_[i] = needed_after(i);
            const Halves before = (after_[i] & ~effects.writes) | effects.reads;
            changed |= before != before_[i];
            before_[i] = before;
        }
    }
}

Pressure pressure(const Liveness& liveness, const Path& path) {
    constexpr unsigned half = 32;
    Pressure most;
    for (const PathItem& item : path.items) {
        const Halves live = liveness.before(item.index) & ~whole(zero_register);
        const auto registers = unsigned(std::popcount(registers_of(live)));
        if (registers > most.registers)
            most = {registers, unsigned(std::popcount(live >> half)), item.index};
    }
    return most;
}

}  // namespace swsim::analysis
