// SPDX-License-Identifier: Apache-2.0
//
// The file of `swsim protect`: a header in the clear, then for each core group its part, encrypted.
// docs/kernels/data-protecting-model.md has the layout.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

struct ProtectedHeader {
    static constexpr uint64_t bytes = 24;

    unsigned key_bits = 0;
    unsigned parts = 0;
    uint64_t message_bytes = 0;
};

// A core group's part of the message: what the group encrypts is the part, zeros up to a whole
// block, and the digest.
struct ProtectedPart {
    static constexpr uint64_t digest_bytes = 32;

    unsigned number = 0;
    uint64_t message_bytes = 0;
    uint64_t padding_bytes = 0;

    uint64_t padded_bytes() const { return message_bytes + padding_bytes; }
    uint64_t stream_bytes() const { return padded_bytes() + digest_bytes; }
    // What the digest covers: header, the part's number, the padded part.
    uint64_t hashed_bytes() const;
};

using Digest = std::array<uint8_t, ProtectedPart::digest_bytes>;

// SHA3-256, by the program for the MPE (kernels/chen/protection/sha3.c).
Digest digest_of(std::span<const uint8_t> data);
// What that takes the MPE.
Cycle digest_cycles(const Machine& machine, uint64_t bytes);

// As many parts as core groups, but none without data unless there is no data at all.
ProtectedHeader make_header(unsigned key_bits, uint64_t message_bytes, unsigned groups);
std::vector<uint8_t> header_bytes(const ProtectedHeader& header);
// Throws Error for a file that is none, or has another length than its header says; the
// message begins with `name`.
ProtectedHeader read_header(std::span<const uint8_t> file, const std::string& name);

std::vector<ProtectedPart> parts_of(const ProtectedHeader& header);

// `padded` is the padded part.
Digest digest_of(const ProtectedHeader& header, const ProtectedPart& part,
                 std::span<const uint8_t> padded);

}  // namespace swsim
