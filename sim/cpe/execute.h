// SPDX-License-Identifier: Apache-2.0
//
// What instructions do, made from the semantics column of instructions.def: one case of a switch
// per row, and a second one where an operand may be a literal. The EXECUTE_<shape> macros bind the
// names that the semantics are written with and put the result back.
#pragma once

#include <bit>
#include <cmath>

#include "sim/cpe/state.h"

namespace swsim {

// clang-format off
#define CASE(id, literal) case code_of(isa::Op::id, literal)
#define SCALAR(f) state.scalar(instruction.f)
#define VECTOR(f) state.registers[instruction.f]
#define FLOAT(f) std::bit_cast<double>(state.scalar(instruction.f))
#define LITERAL uint64_t(int64_t(instruction.immediate))

#define RESULT_SCALAR(...) { uint64_t d = 0; __VA_ARGS__ state.set_scalar(instruction.d, d); } break;
#define RESULT_VECTOR(...) { Vector vd{}; __VA_ARGS__ state.registers[instruction.d] = vd; } break;
#define RESULT_FLOAT(...) { double fd = 0; __VA_ARGS__ state.set_scalar(instruction.d, canonical_bits(fd)); } break;
// Per lane, so that a lane's statements look like the scalar ones.
#define RESULT_LANES(bind, ...) { \
        Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { bind double fd = 0; __VA_ARGS__ vd.u64[lane] = canonical_bits(fd); } \
        state.registers[instruction.d] = vd; } break;
#define LANE(f) state.registers[instruction.f].f64[lane]

#define EXECUTE_ALU(id, ...) \
    CASE(id, false): { const uint64_t a = SCALAR(a), b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) } \
    CASE(id, true): { const uint64_t a = SCALAR(a), b = LITERAL; RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_UNARY(id, ...) \
    CASE(id, false): { const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) } \
    CASE(id, true): { const uint64_t b = LITERAL; RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_SELECT(id, ...) \
    CASE(id, false): { const uint64_t a = SCALAR(a), b = SCALAR(b), c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) } \
    CASE(id, true): { const uint64_t a = SCALAR(a), b = LITERAL, c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_ADDRESS(id, ...) \
    CASE(id, false): { const uint64_t b = SCALAR(b); const int32_t imm = instruction.immediate; RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_LOAD(id, ...) CASE(id, false): RESULT_SCALAR(__VA_ARGS__)
#define EXECUTE_STORE(id, ...) CASE(id, false): { const uint64_t a = SCALAR(a); __VA_ARGS__ } break;
#define EXECUTE_VECTOR_LOAD(id, ...) CASE(id, false): RESULT_VECTOR(__VA_ARGS__)
#define EXECUTE_VECTOR_STORE(id, ...) CASE(id, false): { const Vector& va = VECTOR(a); __VA_ARGS__ } break;
#define EXECUTE_UNALIGNED_LOAD EXECUTE_VECTOR_LOAD
#define EXECUTE_UNALIGNED_STORE EXECUTE_VECTOR_STORE
#define EXECUTE_ATOMIC(id, ...)
#define EXECUTE_LOAD_SEND EXECUTE_VECTOR_LOAD
#define EXECUTE_NONE(id, ...)
#define EXECUTE_HALT(id, ...)
#define EXECUTE_FENCE(id, ...)
#define EXECUTE_BRANCH(id, ...) CASE(id, false): { const uint64_t a = SCALAR(a); __VA_ARGS__ } break;
#define EXECUTE_DIRECT(id, ...)
#define EXECUTE_INDIRECT(id, ...)
#define EXECUTE_VECTOR(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) } \
    CASE(id, true): { const Vector& va = VECTOR(a); const Vector vb = splat32(uint32_t(instruction.immediate)); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_VECTOR_LONG(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) } \
    CASE(id, true): { const Vector& va = VECTOR(a); const Vector vb = splat64(LITERAL); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_VECTOR_SHIFT(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const uint64_t b = SCALAR(b); RESULT_VECTOR(__VA_ARGS__) } \
    CASE(id, true): { const Vector& va = VECTOR(a); const uint64_t b = LITERAL; RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_WIDE_SHIFT EXECUTE_VECTOR_SHIFT
#define EXECUTE_VECTOR_LOGIC2(id, ...) \
    CASE(id, false): { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) } \
    CASE(id, true): { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector vb = splat32(uint32_t(instruction.immediate)); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_VECTOR_LOGIC3(id, ...) \
    CASE(id, false): { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const Vector& vc = VECTOR(c); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_VECTOR_CARRY(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_VECTOR_PRODUCT EXECUTE_VECTOR_CARRY
#define EXECUTE_VECTOR_UNARY(id, ...) CASE(id, false): { const Vector& va = VECTOR(a); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_INSERT_WORD(id, ...) \
    CASE(id, false): { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_INSERT_LONG EXECUTE_INSERT_WORD
#define EXECUTE_EXTRACT_WORD(id, ...) \
    CASE(id, false): { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_EXTRACT_LONG EXECUTE_EXTRACT_WORD
#define EXECUTE_SHUFFLE_LONG(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = SCALAR(c); RESULT_VECTOR(__VA_ARGS__) } \
    CASE(id, true): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = LITERAL; RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_SHUFFLE_WORD(id, ...) \
    CASE(id, false): { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = SCALAR(c); RESULT_VECTOR(__VA_ARGS__) }
#define EXECUTE_MATCH(id, ...) CASE(id, false): { const Vector& va = VECTOR(a); const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_FLOAT1(id, ...) CASE(id, false): { const double fb = FLOAT(b); RESULT_FLOAT(__VA_ARGS__) }
#define EXECUTE_FLOAT2(id, ...) CASE(id, false): { const double fa = FLOAT(a), fb = FLOAT(b); RESULT_FLOAT(__VA_ARGS__) }
#define EXECUTE_FLOAT3(id, ...) CASE(id, false): { const double fa = FLOAT(a), fb = FLOAT(b), fc = FLOAT(c); RESULT_FLOAT(__VA_ARGS__) }
#define EXECUTE_BITS1(id, ...) CASE(id, false): { const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_BITS2(id, ...) CASE(id, false): { const uint64_t a = SCALAR(a), b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_BITS3(id, ...) CASE(id, false): { const uint64_t a = SCALAR(a), b = SCALAR(b), c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_CONVERT(id, ...) CASE(id, false): { const unsigned sub = instruction.sub; const uint64_t a = SCALAR(a); RESULT_SCALAR(__VA_ARGS__) }
#define EXECUTE_VECTOR_FLOAT1(id, ...) CASE(id, false): RESULT_LANES(const double fb = LANE(b);, __VA_ARGS__)
#define EXECUTE_VECTOR_FLOAT2(id, ...) CASE(id, false): RESULT_LANES(const double fa = LANE(a); const double fb = LANE(b);, __VA_ARGS__)
#define EXECUTE_VECTOR_FLOAT3(id, ...) CASE(id, false): RESULT_LANES(const double fa = LANE(a); const double fb = LANE(b); const double fc = LANE(c);, __VA_ARGS__)
#define EXECUTE_VECTOR_SELECT(id, ...) \
    CASE(id, false): { Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { \
            const double fa = LANE(a); __VA_ARGS__ \
            vd.u64[lane] = (taken ? state.registers[instruction.b] : state.registers[instruction.c]).u64[lane]; } \
        state.registers[instruction.d] = vd; } break;
#define EXECUTE_VECTOR_BITS2(id, ...) \
    CASE(id, false): { Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { \
            const uint64_t a = state.registers[instruction.a].u64[lane], b = state.registers[instruction.b].u64[lane]; \
            uint64_t d = 0; __VA_ARGS__ vd.u64[lane] = d; } \
        state.registers[instruction.d] = vd; } break;
#define EXECUTE_LOOKUP(id, ...) \
    CASE(id, false): { const unsigned sub = instruction.sub; __VA_ARGS__ \
        if (sub == 0) state.registers[instruction.d] = state.lookup_buffer; } break;
#define EXECUTE_PUT(id, ...)
#define EXECUTE_GET(id, ...)
#define EXECUTE_SYNC(id, ...)
#define EXECUTE_READ_CSR(id, ...) CASE(id, false): state.set_scalar(instruction.d, state.read_csr(instruction.sub, now)); break;
#define EXECUTE_WRITE_CSR(id, ...) CASE(id, false): state.write_csr(instruction.sub, SCALAR(a)); break;
#define EXECUTE_DMA(id, ...)
// clang-format on

// The effect of an instruction on the core's own state. `p` points to the bytes that it accesses,
// `address` is where they are; `now` is the cycle of issue. Returns whether a conditional branch is
// taken.
[[gnu::always_inline]] inline bool execute(const Decoded& instruction, CoreState& state, uint8_t* p,
                                           [[maybe_unused]] uint64_t address, Cycle now) {
    using namespace semantics;
    bool taken = false;
    switch (instruction.code) {
#define INSTRUCTION(id, mnemonics, shape, pipe, timing, bytes, confidence, meaning, ...)           \
    EXECUTE_##shape(id, __VA_ARGS__)
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
    default:
        break;  // nop, memb, and what other parts of the chip do
    }
    return taken;
}

}  // namespace swsim
