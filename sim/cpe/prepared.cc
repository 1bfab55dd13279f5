// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/prepared.h"

#include "base/overlap.h"
#include "sim/cpe/execute.h"

namespace swsim {

namespace {

using isa::Shape;

constexpr std::array<Shape, isa::op_count> shapes{
#define INSTRUCTION(id, mnemonics, shape, ...) Shape::shape,
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};
constexpr std::array<uint8_t, isa::op_count> accessed_bytes{
#define INSTRUCTION(id, mnemonics, shape, pipe, timing, bytes, ...) bytes,
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};

constexpr bool loads(Shape shape) {
    return shape == Shape::LOAD || shape == Shape::VECTOR_LOAD || shape == Shape::UNALIGNED_LOAD;
}
constexpr bool stores(Shape shape) {
    return shape == Shape::STORE || shape == Shape::VECTOR_STORE || shape == Shape::UNALIGNED_STORE;
}
constexpr bool unaligned(Shape shape) {
    return shape == Shape::UNALIGNED_LOAD || shape == Shape::UNALIGNED_STORE;
}

[[gnu::noinline]] bool waits_for_store(const Prepared& own, uint64_t block, uint64_t bytes,
                                       PreparedRun& run) {
    run.waits_for_store = true;
    for (size_t i = own.first_store; i < own.own_store; ++i) {
        if (overlap(block, bytes, run.stored[i].address, run.stored[i].bytes))
            return true;
    }
    run.waits_for_store = run.stores.ready(block, unsigned(bytes), run.present + own.decode) != 0;
    return run.waits_for_store;
}

template <uint16_t code, bool checked>
const Prepared* pass_near_transfer(const Prepared* own, CoreState& state, PreparedRun& run);

// The instruction itself, then the next ones. `near_transfer`: what it accesses may be a part of
// one that is under way.
template <uint16_t code, bool checked, bool near_transfer = false>
[[gnu::always_inline]] inline const Prepared* pass(const Prepared* own, CoreState& state,
                                                   PreparedRun& run) {
    constexpr Shape shape = shapes[code / 2];
    constexpr uint64_t bytes = accessed_bytes[code / 2];
    if constexpr (shape == Shape::LOAD_SEND) {
        return own;
    } else if constexpr (loads(shape) || stores(shape) || shape == Shape::LOOKUP) {
        uint64_t address = state.scalar(own->b);
        if constexpr (shape == Shape::LOOKUP)
            address += uint64_t{4} * state.vector(own->a).u32[own->sub];
        else
            address += uint64_t(int64_t(own->immediate));
        const uint64_t block = unaligned(shape) ? address & ~(bytes - 1) : address;
        // Outside of LDM, or not aligned.
        if ((block & ~(address_map::ldm_bytes - bytes)) != 0) [[unlikely]]
            return own;
        if constexpr (near_transfer) {
            if (run.transfers.touches(block, bytes, never))  // whenever it counts
                return own;
        } else if (run.transfers.may_touch(block)) [[unlikely]] {
            return pass_near_transfer<code, checked>(own, state, run);
        }
        if constexpr (checked)
            if (waits_for_store(*own, block, bytes, run)) [[unlikely]]
                return own;
        if constexpr (stores(shape))
            run.stored[own->own_store] = {uint32_t(block), uint32_t(bytes)};
        Effect<code>::of(*own, state, &state.ldm[block], address, 0);
    } else {
        const bool taken = Effect<code>::of(*own, state, nullptr, 0, 0);
        if constexpr (shape == Shape::BRANCH)
            run.taken = taken;
    }
    return own[1].run(own + 1, state, run);
}

// Not a part of the function that is fast: with a call in it, that would keep its operands on the
// stack.
template <uint16_t code, bool checked>
[[gnu::noinline]] const Prepared* pass_near_transfer(const Prepared* own, CoreState& state,
                                                     PreparedRun& run) {
    return pass<code, checked, true>(own, state, run);
}

const Prepared* stop(const Prepared* own, CoreState&, PreparedRun&) {
    return own;
}

// The same functions twice, since the processor may have 256-bit operations or not.
struct Portable {
    template <uint16_t code, bool checked>
    static const Prepared* run(const Prepared* own, CoreState& state, PreparedRun& run) {
        return pass<code, checked>(own, state, run);
    }
};
// With AVX2, functions take and return vectors otherwise than without: nothing may be left to call,
// and a compiler that does not inline leaves calls. (GCC's headers define __OPTIMIZE__ even then.)
#if defined(__x86_64__) && !defined(__NO_INLINE__)
#define SWSIM_AVX2 1
struct Avx2 {
    template <uint16_t code, bool checked>
    [[gnu::target("avx2"), gnu::flatten]] static const Prepared*
    run(const Prepared* own, CoreState& state, PreparedRun& run) {
        return pass<code, checked>(own, state, run);
    }
};
#endif

// By code, and whether stores are checked.
using Functions = std::array<std::array<Prepared::Function, 2>, 2 * isa::op_count>;

template <typename Set>
constexpr Functions functions_of{{
#define INSTRUCTION(id, ...)                                                                       \
    {Set::template run<code_of(isa::Op::id, false), false>,                                        \
     Set::template run<code_of(isa::Op::id, false), true>},                                        \
        {Set::template run<code_of(isa::Op::id, true), false>,                                     \
         Set::template run<code_of(isa::Op::id, true), true>},
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
}};

const Functions& functions([[maybe_unused]] HostVectors vectors) {
#ifdef SWSIM_AVX2
    if (vectors == HostVectors::avx2)
        return functions_of<Avx2>;
#endif
    return functions_of<Portable>;
}

}  // namespace

HostVectors best_host_vectors() {
#ifdef SWSIM_AVX2
    static const bool avx2 = __builtin_cpu_supports("avx2");
    return avx2 ? HostVectors::avx2 : HostVectors::portable;
#else
    return HostVectors::portable;
#endif
}

Prepared prepare(const Decoded& instruction, bool checked, HostVectors vectors) {
    Prepared result;
    result.run = functions(vectors)[instruction.code][checked];
    result.a = RegisterOffset(instruction.a);
    result.b = RegisterOffset(instruction.b);
    result.c = RegisterOffset(instruction.c);
    result.d = RegisterOffset(instruction.d);
    result.immediate = instruction.immediate;
    result.sub = instruction.sub;
    return result;
}

Prepared end_of_prepared() {
    Prepared result;
    result.run = stop;
    return result;
}

}  // namespace swsim
