// SPDX-License-Identifier: Apache-2.0
#include "kernels/chen/protection/protected_file.h"

#include <algorithm>

#include "base/error.h"
#include "kernels/chen/protection/header_file.h"
#include "kernels/chen/protection/paper_file.h"
#include "kernels/chen/protection/sha3.h"

namespace swsim {

namespace {

static_assert(ProtectedPart::digest_bytes == SHA3_256_BYTES);

constexpr ProtectedFormat formats[] = {
    {"header", true, HeaderFile::for_message, HeaderFile::read},
    {"paper", false, PaperFile::for_message, PaperFile::read},
};

class Sha3 {
  public:
    Sha3() { sha3_256_begin(&state_); }
    void add(std::span<const uint8_t> data) { sha3_256_add(&state_, data.data(), data.size()); }
    Digest end() {
        Digest digest;
        sha3_256_end(&state_, digest.data());
        return digest;
    }

  private:
    sha3_256 state_;
};

}  // namespace

Digest digest_of(std::span<const uint8_t> data) {
    Sha3 sha3;
    sha3.add(data);
    return sha3.end();
}

Cycle digest_cycles(const Machine& machine, uint64_t bytes) {
    return bytes * Cycle(machine.value("mpe.sha3_cycles_per_byte"));
}

uint64_t ProtectedFile::message_bytes() const {
    uint64_t bytes = 0;
    for (const ProtectedPart& part : parts_)
        bytes += part.message_bytes;
    return bytes;
}

uint64_t ProtectedFile::hashed_bytes(const ProtectedPart& part) const {
    return hashed_before(part).size() + part.padded_bytes();
}

Digest ProtectedFile::digest_of(const ProtectedPart& part, std::span<const uint8_t> padded) const {
    Sha3 sha3;
    sha3.add(hashed_before(part));
    sha3.add(padded);
    return sha3.end();
}

std::span<const ProtectedFormat> protected_formats() {
    return formats;
}

const ProtectedFormat& protected_format(std::string_view name) {
    const auto found = std::ranges::find(formats, name, &ProtectedFormat::name);
    if (found == std::end(formats))
        bad_input("there is no format {} of protected files", name);
    return *found;
}

}  // namespace swsim
