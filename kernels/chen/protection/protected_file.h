// SPDX-License-Identifier: Apache-2.0
//
// The file of `swsim protect`, in one of two formats: for each core group a part of the message,
// padded, with its digest, encrypted. docs/kernels/data-protecting-model.md has the layouts.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

// A core group's part of the message: what the group encrypts is the part, its padding up to a
// whole block, and the digest.
struct ProtectedPart {
    static constexpr uint64_t digest_bytes = 32;

    unsigned number = 0;
    uint64_t message_bytes = 0;
    uint64_t padding_bytes = 0;

    uint64_t padded_bytes() const { return message_bytes + padding_bytes; }
    uint64_t stream_bytes() const { return padded_bytes() + digest_bytes; }
};

using Digest = std::array<uint8_t, ProtectedPart::digest_bytes>;

// SHA3-256, by the program for the MPE (kernels/chen/protection/sha3.c).
Digest digest_of(std::span<const uint8_t> data);
// What that takes the MPE.
Cycle digest_cycles(const Machine& machine, uint64_t bytes);

// How a message is divided, padded and hashed, in one format.
class ProtectedFile {
  public:
    using Bytes = std::vector<uint8_t>;

    virtual ~ProtectedFile() = default;

    const std::vector<ProtectedPart>& parts() const { return parts_; }
    uint64_t message_bytes() const;

    // What stands before the parts, in the clear.
    virtual Bytes header() const = 0;
    // What the digest of a part covers before its padded bytes.
    virtual Bytes hashed_before(const ProtectedPart& part) const = 0;
    // The value of the padding's bytes.
    virtual uint8_t padding_value(const ProtectedPart& part) const = 0;
    // What may be wrong if a digest is.
    virtual std::string_view suspicion() const = 0;

    uint64_t hashed_bytes(const ProtectedPart& part) const;
    Digest digest_of(const ProtectedPart& part, std::span<const uint8_t> padded) const;
    // A decrypted part with the right digest says how much of it is message, if the file did not.
    // False if it says what cannot be.
    virtual bool learn_padding(unsigned /*part*/, std::span<const uint8_t> /*padded*/) {
        return true;
    }

  protected:
    std::vector<ProtectedPart> parts_;
};

struct ProtectedFormat {
    std::string_view name;
    bool tells_groups;  // whether a file says how many core groups made it
    std::unique_ptr<ProtectedFile> (*for_message)(unsigned key_bits, uint64_t message_bytes,
                                                  unsigned groups);
    // Throws Error, with a message that begins with `name`, if `file` cannot be one of this key and
    // these core groups; the latter do not matter to a format that tells them.
    std::unique_ptr<ProtectedFile> (*read)(std::span<const uint8_t> file, unsigned key_bits,
                                           unsigned groups, const std::string& name);
};

// The first is the default.
std::span<const ProtectedFormat> protected_formats();
// Throws Error for a name that is none.
const ProtectedFormat& protected_format(std::string_view name);

}  // namespace swsim
