// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/effects.h"

namespace swsim::analysis {

using isa::Field;

namespace {

Halves halves(isa::Shape shape, Field field, unsigned index) {
    if (index == zero_register)
        return 0;
    return isa::is_wide(shape, field) ? whole(index) : low_half(index);
}

}  // namespace

Effects effects_of(const Instruction& instruction) {
    const isa::Op op = instruction.op;
    const isa::Shape shape = isa::row(op).shape;
    Effects effects;
    effects.reads = halves(shape, Field::a, instruction.a) |
                    halves(shape, Field::b, instruction.b) | halves(shape, Field::c, instruction.c);
    effects.writes = halves(shape, Field::d, instruction.result());
    effects.action = isa::action(op);
    effects.reads_memory = isa::reads_memory(op);
    effects.writes_memory = isa::writes_memory(op);
    effects.fixed = isa::order(op) != isa::Order::movable;
    return effects;
}

}  // namespace swsim::analysis
