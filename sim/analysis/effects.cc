// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/effects.h"

namespace swsim::analysis {

using isa::Field;
using isa::Shape;

bool is_vector_operand(Shape shape, Field field) {
    switch (shape) {
    case Shape::VECTOR:
    case Shape::VECTOR_LONG:
    case Shape::VECTOR_LOGIC2:
    case Shape::VECTOR_LOGIC3:
    case Shape::VECTOR_CARRY:
    case Shape::VECTOR_UNARY:
    case Shape::VECTOR_FLOAT1:
    case Shape::VECTOR_FLOAT2:
    case Shape::VECTOR_FLOAT3:
    case Shape::VECTOR_SELECT:
    case Shape::VECTOR_BITS2:
        return true;
    case Shape::VECTOR_SHIFT:
    case Shape::WIDE_SHIFT:
    case Shape::LOOKUP:
        return field == Field::a || field == Field::d;
    case Shape::SHUFFLE_LONG:
    case Shape::SHUFFLE_WORD:
        return field != Field::c;
    case Shape::INSERT_WORD:
    case Shape::INSERT_LONG:
        return field != Field::a;
    case Shape::VECTOR_LOAD:
    case Shape::UNALIGNED_LOAD:
    case Shape::LOAD_SEND:
    case Shape::GET:
        return field == Field::d;
    case Shape::EXTRACT_WORD:
    case Shape::EXTRACT_LONG:
    case Shape::MATCH:
    case Shape::VECTOR_STORE:
    case Shape::UNALIGNED_STORE:
    case Shape::PUT:
    case Shape::DMA:
        return field == Field::a;
    default:
        return false;
    }
}

namespace {

Halves operand(Shape shape, Field field, unsigned index) {
    if (index == zero_register)
        return 0;
    return is_vector_operand(shape, field) ? whole(index) : low_half(index);
}

void add_hidden(const Instruction& instruction, const isa::Row& row, Effects& effects) {
    switch (row.shape) {
    case Shape::LOAD:
    case Shape::VECTOR_LOAD:
    case Shape::UNALIGNED_LOAD:
        effects.reads_memory = true;
        break;
    case Shape::STORE:
    case Shape::VECTOR_STORE:
    case Shape::UNALIGNED_STORE:
        effects.writes_memory = true;
        break;
    case Shape::LOOKUP:
        effects.reads_memory = effects.lookup = true;
        break;
    case Shape::VECTOR_CARRY:
        effects.carry = row.semantics.find("state.carry") != std::string_view::npos;
        break;
    case Shape::VECTOR_LOGIC3:
        effects.reads_table = true;
        break;
    case Shape::ATOMIC:
    case Shape::LOAD_SEND:
    case Shape::BRANCH:
    case Shape::DIRECT:
    case Shape::INDIRECT:
    case Shape::PUT:
    case Shape::GET:
    case Shape::SYNC:
    case Shape::READ_CSR:
    case Shape::WRITE_CSR:
    case Shape::DMA:
        effects.fixed = true;
        break;
    case Shape::NONE:
        effects.fixed = instruction.op != isa::Op::nop;
        break;
    default:
        break;
    }
}

}  // namespace

Effects effects_of(const Instruction& instruction) {
    const isa::Row& row = isa::row(instruction.op);
    Effects effects;
    effects.reads = operand(row.shape, Field::a, instruction.a) |
                    operand(row.shape, Field::b, instruction.b) |
                    operand(row.shape, Field::c, instruction.c);
    // Of a look-up, the last selldw writes the register.
    if (row.shape != Shape::LOOKUP || instruction.sub == 0)
        effects.writes = operand(row.shape, Field::d, instruction.d);
    add_hidden(instruction, row, effects);
    return effects;
}

}  // namespace swsim::analysis
