// SPDX-License-Identifier: Apache-2.0
//
// A 256-bit register and the arithmetic that C++ has no operator for. Element 0 is the least
// significant one; hosts are little-endian.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "sim/machine/machine.h"

namespace swsim {

static_assert(std::endian::native == std::endian::little);

using Words = uint32_t __attribute__((vector_size(32)));
using SignedWords = int32_t __attribute__((vector_size(32)));
using Longs = uint64_t __attribute__((vector_size(32)));
using Doubles = double __attribute__((vector_size(32)));

union Vector {
    Words u32;
    SignedWords i32;
    Longs u64;
    Doubles f64;

    bool operator==(const Vector& other) const {
        // Bits, not numbers. NOLINTNEXTLINE(bugprone-suspicious-memory-comparison)
        return std::memcmp(this, &other, sizeof *this) == 0;
    }
};
static_assert(sizeof(Vector) == 32);

// The semantics column of instructions.def is written with these.
namespace semantics {

inline constexpr uint64_t sign_bit = uint64_t(1) << 63;
inline constexpr uint64_t fraction_bits = (uint64_t(1) << 52) - 1;

template <typename T> inline T get(const uint8_t* p) {
    T value;
    std::memcpy(&value, p, sizeof value);
    return value;
}

template <typename T> inline void put(uint8_t* p, const T& value) {
    std::memcpy(p, &value, sizeof value);
}

inline uint64_t sext32(uint64_t value) {
    return uint64_t(int64_t(int32_t(uint32_t(value))));
}

inline uint64_t multiply_high(uint64_t a, uint64_t b) {
    return uint64_t((Wide(a) * b) >> 64);
}

// 0xff in each byte whose bit in `mask` is set.
inline uint64_t byte_mask(uint64_t mask) {
    uint64_t result = 0;
    for (int byte = 0; byte < 8; ++byte)
        if (mask >> byte & 1)
            result |= uint64_t(0xff) << (8 * byte);
    return result;
}

inline Vector splat32(uint32_t word) {
    Vector result;
    result.u32 = Words{} + word;
    return result;
}

inline Vector splat64(uint64_t value) {
    Vector result;
    result.u64 = Longs{} + value;
    return result;
}

inline Vector shift_left_256(const Vector& value, unsigned count) {
    Vector result;
    const int lanes = int(count / 64);
    const unsigned bits = count % 64;
    for (int i = 3; i >= 0; --i) {
        const uint64_t high = i >= lanes ? value.u64[i - lanes] : 0;
        const uint64_t low = i > lanes ? value.u64[i - lanes - 1] : 0;
        result.u64[i] = bits ? high << bits | low >> (64 - bits) : high;
    }
    return result;
}

inline Vector shift_right_256(const Vector& value, unsigned count) {
    Vector result;
    const int lanes = int(count / 64);
    const unsigned bits = count % 64;
    for (int i = 0; i < 4; ++i) {
        const uint64_t low = i + lanes < 4 ? value.u64[i + lanes] : 0;
        const uint64_t high = i + lanes < 3 ? value.u64[i + lanes + 1] : 0;
        result.u64[i] = bits ? low >> bits | high << (64 - bits) : low;
    }
    return result;
}

// All ones if bit `index` of `table` is set.
inline uint32_t logic_mask(unsigned table, unsigned index) {
    return 0u - (table >> index & 1);
}

// Truth table over (a << 1 | b), bit by bit.
inline Words logic2(unsigned table, const Words& a, const Words& b) {
    const Words when_a = (b & logic_mask(table, 3)) | (~b & logic_mask(table, 2));
    const Words otherwise = (b & logic_mask(table, 1)) | (~b & logic_mask(table, 0));
    return (a & when_a) | (~a & otherwise);
}

// Truth table over (a << 2 | b << 1 | c), bit by bit.
inline Words logic3(unsigned table, const Words& a, const Words& b, const Words& c) {
    const Words when_a = logic2(table >> 4, b, c);
    const Words otherwise = logic2(table & 15, b, c);
    return otherwise ^ ((otherwise ^ when_a) & a);
}

// Unaligned accesses in two halves: `p` is the aligned 32-byte block that holds `address`.
inline Vector load_lower(const uint8_t* p, uint64_t address) {
    Vector result{};
    const size_t offset = address & 31;
    std::memcpy(&result, p + offset, 32 - offset);
    return result;
}

inline Vector load_upper(const uint8_t* p, uint64_t address) {
    Vector result{};
    const size_t offset = address & 31;
    std::memcpy(reinterpret_cast<uint8_t*>(&result) + 32 - offset, p, offset);
    return result;
}

inline void store_lower(uint8_t* p, uint64_t address, const Vector& value) {
    const size_t offset = address & 31;
    std::memcpy(p + offset, &value, 32 - offset);
}

inline void store_upper(uint8_t* p, uint64_t address, const Vector& value) {
    const size_t offset = address & 31;
    std::memcpy(p, reinterpret_cast<const uint8_t*>(&value) + 32 - offset, offset);
}

// a + b + carry_in over 256 bits; what exceeds them goes to `carry`. Signed numbers are extended by
// their sign, as in the top limb of a long number.
inline Vector add_256(const Vector& a, const Vector& b, int carry_in, bool is_signed,
                      int8_t& carry) {
    Vector result;
    __extension__ typedef __int128 SignedWide;
    SignedWide sum = carry_in;
    for (int i = 0; i < 4; ++i) {
        sum += SignedWide(Wide(a.u64[i])) + SignedWide(Wide(b.u64[i]));
        result.u64[i] = uint64_t(sum);
        sum >>= 64;
    }
    if (is_signed)
        sum -= SignedWide(a.u64[3] >> 63) + SignedWide(b.u64[3] >> 63) -
               SignedWide(result.u64[3] >> 63);
    carry = int8_t(sum);
    return result;
}

inline Vector subtract_256(const Vector& a, const Vector& b, int carry_in, bool is_signed,
                           int8_t& carry) {
    Vector result;
    __extension__ typedef __int128 SignedWide;
    SignedWide sum = carry_in;
    for (int i = 0; i < 4; ++i) {
        sum += SignedWide(Wide(a.u64[i])) - SignedWide(Wide(b.u64[i]));
        result.u64[i] = uint64_t(sum);
        sum >>= 64;
    }
    if (is_signed)
        sum -= SignedWide(a.u64[3] >> 63) - SignedWide(b.u64[3] >> 63) -
               SignedWide(result.u64[3] >> 63);
    carry = int8_t(sum);
    return result;
}

// The 256-bit product of the low 128 bits of both.
inline Vector multiply_128(const Vector& a, const Vector& b) {
    uint64_t limbs[4] = {};
    for (int i = 0; i < 2; ++i) {
        uint64_t carry = 0;
        for (int j = 0; j < 2; ++j) {
            const Wide sum = Wide(a.u64[i]) * b.u64[j] + limbs[i + j] + carry;
            limbs[i + j] = uint64_t(sum);
            carry = uint64_t(sum >> 64);
        }
        limbs[i + 2] = carry;
    }
    Vector result;
    for (int i = 0; i < 4; ++i)
        result.u64[i] = limbs[i];
    return result;
}

// By a mode of fcvtdlr.
inline double round_by_mode(double value, unsigned mode) {
    switch (mode) {
    case 5:
        return std::floor(value);
    case 6:
        return std::nearbyint(value);  // ties to even: no part of the simulator changes the mode
    case 7:
        return std::ceil(value);
    default:
        return std::trunc(value);
    }
}

// Toward zero; what does not fit saturates, and not-a-number is 0 (assumed).
inline uint64_t to_integer(double value) {
    constexpr double limit = 9223372036854775808.0;  // 2^63
    if (value != value)
        return 0;
    if (value >= limit)
        return uint64_t(INT64_MAX);
    if (value < -limit)
        return uint64_t(INT64_MIN);
    return uint64_t(int64_t(value));
}

// One not-a-number on every host: which payload comes out of an operation is the host's choice.
inline uint64_t canonical_bits(double value) {
    constexpr uint64_t quiet_nan = 0x7ff8000000000000;
    return value != value ? quiet_nan : std::bit_cast<uint64_t>(value);
}

}  // namespace semantics
}  // namespace swsim
