// SPDX-License-Identifier: Apache-2.0
//
// What instructions do, made from the semantics column of instructions.def: an Effect for each row,
// and a second one where an operand may be a literal. The EFFECT_<shape> macros bind the names that
// the semantics are written with and put the result back.
#pragma once

#include <bit>
#include <cmath>

#include "sim/cpe/state.h"

namespace swsim {

// Of the instruction with this code, on the core's own state: `Instruction` is Decoded, or has its
// fields in another form. Returns whether a conditional branch is taken.
template <uint16_t code> struct Effect {
    // nop, memb, and what other parts of the chip do
    template <typename Instruction>
    static bool of(const Instruction&, CoreState&, uint8_t*, uint64_t, Cycle) {
        return false;
    }
};

// clang-format off
#define EFFECT(id, literal, ...) \
    template <> struct Effect<code_of(isa::Op::id, literal)> { \
        template <typename Instruction> \
        [[gnu::always_inline]] static bool of([[maybe_unused]] const Instruction& instruction, \
                                              [[maybe_unused]] CoreState& state, \
                                              [[maybe_unused]] uint8_t* p, \
                                              [[maybe_unused]] uint64_t address, \
                                              [[maybe_unused]] Cycle now) { \
            using namespace semantics; \
            bool taken = false; \
            __VA_ARGS__ \
            return taken; \
        } \
    };
#define SCALAR(f) state.scalar(instruction.f)
#define VECTOR(f) state.vector(instruction.f)
#define FLOAT(f) std::bit_cast<double>(state.scalar(instruction.f))
#define LITERAL uint64_t(int64_t(instruction.immediate))

#define RESULT_SCALAR(...) { uint64_t d = 0; __VA_ARGS__ state.set_scalar(instruction.d, d); }
#define RESULT_VECTOR(...) { Vector vd{}; __VA_ARGS__ state.vector(instruction.d) = vd; }
#define RESULT_FLOAT(...) { double fd = 0; __VA_ARGS__ state.set_scalar(instruction.d, canonical_bits(fd)); }
// Per lane, so that a lane's statements look like the scalar ones.
#define RESULT_LANES(bind, ...) { \
        Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { bind double fd = 0; __VA_ARGS__ vd.u64[lane] = canonical_bits(fd); } \
        state.vector(instruction.d) = vd; }
#define LANE(f) state.vector(instruction.f).f64[lane]

#define EFFECT_ALU(id, ...) \
    EFFECT(id, false, { const uint64_t a = SCALAR(a), b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) }) \
    EFFECT(id, true, { const uint64_t a = SCALAR(a), b = LITERAL; RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_UNARY(id, ...) \
    EFFECT(id, false, { const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) }) \
    EFFECT(id, true, { const uint64_t b = LITERAL; RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_SELECT(id, ...) \
    EFFECT(id, false, { const uint64_t a = SCALAR(a), b = SCALAR(b), c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) }) \
    EFFECT(id, true, { const uint64_t a = SCALAR(a), b = LITERAL, c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_ADDRESS(id, ...) \
    EFFECT(id, false, { const uint64_t b = SCALAR(b); const int32_t imm = instruction.immediate; RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_LOAD(id, ...) EFFECT(id, false, RESULT_SCALAR(__VA_ARGS__))
#define EFFECT_STORE(id, ...) EFFECT(id, false, { const uint64_t a = SCALAR(a); __VA_ARGS__ })
#define EFFECT_VECTOR_LOAD(id, ...) EFFECT(id, false, RESULT_VECTOR(__VA_ARGS__))
#define EFFECT_VECTOR_STORE(id, ...) EFFECT(id, false, { const Vector& va = VECTOR(a); __VA_ARGS__ })
#define EFFECT_UNALIGNED_LOAD EFFECT_VECTOR_LOAD
#define EFFECT_UNALIGNED_STORE EFFECT_VECTOR_STORE
#define EFFECT_ATOMIC(id, ...)
#define EFFECT_LOAD_SEND EFFECT_VECTOR_LOAD
#define EFFECT_NONE(id, ...)
#define EFFECT_HALT(id, ...)
#define EFFECT_FENCE(id, ...)
#define EFFECT_BRANCH(id, ...) EFFECT(id, false, { const uint64_t a = SCALAR(a); __VA_ARGS__ })
#define EFFECT_DIRECT(id, ...)
#define EFFECT_INDIRECT(id, ...)
#define EFFECT_VECTOR(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) }) \
    EFFECT(id, true, { const Vector& va = VECTOR(a); const Vector vb = splat32(uint32_t(instruction.immediate)); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_VECTOR_LONG(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) }) \
    EFFECT(id, true, { const Vector& va = VECTOR(a); const Vector vb = splat64(LITERAL); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_VECTOR_SHIFT(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const uint64_t b = SCALAR(b); RESULT_VECTOR(__VA_ARGS__) }) \
    EFFECT(id, true, { const Vector& va = VECTOR(a); const uint64_t b = LITERAL; RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_WIDE_SHIFT EFFECT_VECTOR_SHIFT
#define EFFECT_VECTOR_LOGIC2(id, ...) \
    EFFECT(id, false, { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) }) \
    EFFECT(id, true, { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector vb = splat32(uint32_t(instruction.immediate)); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_VECTOR_LOGIC3(id, ...) \
    EFFECT(id, false, { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const Vector& vc = VECTOR(c); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_VECTOR_CARRY(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_VECTOR_PRODUCT EFFECT_VECTOR_CARRY
#define EFFECT_VECTOR_UNARY(id, ...) EFFECT(id, false, { const Vector& va = VECTOR(a); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_INSERT_WORD(id, ...) \
    EFFECT(id, false, { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_INSERT_LONG EFFECT_INSERT_WORD
#define EFFECT_EXTRACT_WORD(id, ...) \
    EFFECT(id, false, { const unsigned sub = instruction.sub; const Vector& va = VECTOR(a); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_EXTRACT_LONG EFFECT_EXTRACT_WORD
#define EFFECT_SHUFFLE_LONG(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = SCALAR(c); RESULT_VECTOR(__VA_ARGS__) }) \
    EFFECT(id, true, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = LITERAL; RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_SHUFFLE_WORD(id, ...) \
    EFFECT(id, false, { const Vector& va = VECTOR(a); const Vector& vb = VECTOR(b); const uint64_t c = SCALAR(c); RESULT_VECTOR(__VA_ARGS__) })
#define EFFECT_MATCH(id, ...) EFFECT(id, false, { const Vector& va = VECTOR(a); const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_FLOAT1(id, ...) EFFECT(id, false, { const double fb = FLOAT(b); RESULT_FLOAT(__VA_ARGS__) })
#define EFFECT_FLOAT2(id, ...) EFFECT(id, false, { const double fa = FLOAT(a), fb = FLOAT(b); RESULT_FLOAT(__VA_ARGS__) })
#define EFFECT_FLOAT3(id, ...) EFFECT(id, false, { const double fa = FLOAT(a), fb = FLOAT(b), fc = FLOAT(c); RESULT_FLOAT(__VA_ARGS__) })
#define EFFECT_BITS1(id, ...) EFFECT(id, false, { const uint64_t b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_BITS2(id, ...) EFFECT(id, false, { const uint64_t a = SCALAR(a), b = SCALAR(b); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_BITS3(id, ...) EFFECT(id, false, { const uint64_t a = SCALAR(a), b = SCALAR(b), c = SCALAR(c); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_CONVERT(id, ...) EFFECT(id, false, { const unsigned sub = instruction.sub; const uint64_t a = SCALAR(a); RESULT_SCALAR(__VA_ARGS__) })
#define EFFECT_VECTOR_FLOAT1(id, ...) EFFECT(id, false, RESULT_LANES(const double fb = LANE(b);, __VA_ARGS__))
#define EFFECT_VECTOR_FLOAT2(id, ...) EFFECT(id, false, RESULT_LANES(const double fa = LANE(a); const double fb = LANE(b);, __VA_ARGS__))
#define EFFECT_VECTOR_FLOAT3(id, ...) EFFECT(id, false, RESULT_LANES(const double fa = LANE(a); const double fb = LANE(b); const double fc = LANE(c);, __VA_ARGS__))
#define EFFECT_VECTOR_SELECT(id, ...) \
    EFFECT(id, false, { Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { \
            const double fa = LANE(a); __VA_ARGS__ \
            vd.u64[lane] = (taken ? state.vector(instruction.b) : state.vector(instruction.c)).u64[lane]; } \
        state.vector(instruction.d) = vd; })
#define EFFECT_VECTOR_BITS2(id, ...) \
    EFFECT(id, false, { Vector vd; \
        for (unsigned lane = 0; lane < 4; ++lane) { \
            const uint64_t a = state.vector(instruction.a).u64[lane], b = state.vector(instruction.b).u64[lane]; \
            uint64_t d = 0; __VA_ARGS__ vd.u64[lane] = d; } \
        state.vector(instruction.d) = vd; })
#define EFFECT_LOOKUP(id, ...) \
    EFFECT(id, false, { const unsigned sub = instruction.sub; __VA_ARGS__ \
        if (sub == 0) state.vector(instruction.d) = state.lookup_buffer; })
#define EFFECT_PUT(id, ...)
#define EFFECT_GET(id, ...)
#define EFFECT_SYNC(id, ...)
#define EFFECT_READ_CSR(id, ...) EFFECT(id, false, state.set_scalar(instruction.d, state.read_csr(instruction.sub, now));)
#define EFFECT_WRITE_CSR(id, ...) EFFECT(id, false, state.write_csr(instruction.sub, SCALAR(a));)
#define EFFECT_DMA(id, ...)
// clang-format on

#define INSTRUCTION(id, mnemonics, shape, pipe, timing, bytes, confidence, meaning, ...)           \
    EFFECT_##shape(id, __VA_ARGS__)
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"

// The effect of an instruction on the core's own state. `p` points to the bytes that it accesses,
// `address` is where they are; `now` is the cycle of issue. Returns whether a conditional branch is
// taken.
[[gnu::always_inline]] inline bool execute(const Decoded& instruction, CoreState& state, uint8_t* p,
                                           uint64_t address, Cycle now) {
#define EXECUTE(code)                                                                              \
    case code:                                                                                     \
        return Effect<code>::of(instruction, state, p, address, now);
    switch (instruction.code) {
#define INSTRUCTION(id, ...)                                                                       \
    EXECUTE(code_of(isa::Op::id, false)) EXECUTE(code_of(isa::Op::id, true))
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
    default:
        return false;
    }
#undef EXECUTE
}

}  // namespace swsim
