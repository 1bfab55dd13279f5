// SPDX-License-Identifier: Apache-2.0
#include "kernels/chen/protection/protected_file.h"

#include <algorithm>
#include <string_view>

#include "base/error.h"
#include "kernels/chen/protection/sha3.h"
#include "sim/machine/chip.h"
#include "sim/workload/reference.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

constexpr std::string_view magic = "swsimDPM";
constexpr uint64_t version = 1;  // AES in ECB mode, SHA3-256
// Sizes of the header's integers after the magic number, least significant byte first.
constexpr size_t version_bytes = 2;
constexpr size_t key_bits_bytes = 2;
constexpr size_t parts_bytes = 4;
constexpr size_t length_bytes = 8;
constexpr size_t number_bytes = 8;  // of a part's number, before its part in the digest
static_assert(magic.size() + version_bytes + key_bits_bytes + parts_bytes + length_bytes ==
              ProtectedHeader::bytes);

static_assert(ProtectedPart::digest_bytes == SHA3_256_BYTES);

void append(uint64_t value, size_t bytes, Bytes& out) {
    for (size_t i = 0; i < bytes; ++i)
        out.push_back(uint8_t(value >> 8 * i));
}

// Takes the integer off the front of `data`.
uint64_t take(std::span<const uint8_t>& data, size_t bytes) {
    uint64_t value = 0;
    for (size_t i = 0; i < bytes; ++i)
        value |= uint64_t(data[i]) << 8 * i;
    data = data.subspan(bytes);
    return value;
}

uint64_t blocks(uint64_t bytes) {
    return bytes / cipher_block_bytes + (bytes % cipher_block_bytes != 0);
}

unsigned max_parts(uint64_t message_bytes) {
    return unsigned(std::clamp<uint64_t>(blocks(message_bytes), 1, core_groups_per_chip));
}

uint64_t file_bytes(const ProtectedHeader& header) {
    uint64_t bytes = ProtectedHeader::bytes;
    for (const ProtectedPart& part : parts_of(header))
        bytes += part.stream_bytes();
    return bytes;
}

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

uint64_t ProtectedPart::hashed_bytes() const {
    return ProtectedHeader::bytes + number_bytes + padded_bytes();
}

Digest digest_of(std::span<const uint8_t> data) {
    Sha3 sha3;
    sha3.add(data);
    return sha3.end();
}

Cycle digest_cycles(const Machine& machine, uint64_t bytes) {
    return bytes * Cycle(machine.value("mpe.sha3_cycles_per_byte"));
}

ProtectedHeader make_header(unsigned key_bits, uint64_t message_bytes, unsigned groups) {
    return {key_bits, std::min(groups, max_parts(message_bytes)), message_bytes};
}

Bytes header_bytes(const ProtectedHeader& header) {
    Bytes bytes(magic.begin(), magic.end());
    append(version, version_bytes, bytes);
    append(header.key_bits, key_bits_bytes, bytes);
    append(header.parts, parts_bytes, bytes);
    append(header.message_bytes, length_bytes, bytes);
    return bytes;
}

ProtectedHeader read_header(std::span<const uint8_t> file, const std::string& name) {
    if (file.size() < ProtectedHeader::bytes ||
        !std::ranges::equal(file.first(magic.size()), magic))
        bad_input("{} is not a file of swsim protect: it does not begin with its header", name);
    std::span<const uint8_t> rest = file.subspan(magic.size());
    if (const uint64_t found = take(rest, version_bytes); found != version)
        bad_input("{} is of version {}, which is unknown (or it is damaged); {} is known", name,
                  found, version);
    ProtectedHeader header;
    header.key_bits = unsigned(take(rest, key_bits_bytes));
    const uint64_t parts = take(rest, parts_bytes);
    header.message_bytes = take(rest, length_bytes);
    // Before anything is computed from them.
    if (!cipher_key_bits.contains(header.key_bits) || parts == 0 ||
        parts > max_parts(header.message_bytes))
        bad_input("{} is damaged: its header says {} bytes in {} parts, key of {} bits", name,
                  header.message_bytes, parts, header.key_bits);
    header.parts = unsigned(parts);
    if (header.message_bytes > file.size() || file.size() < file_bytes(header))
        bad_input("{} is cut short: it has {} bytes, too few for the {} bytes that its "
                  "header promises",
                  name, file.size(), header.message_bytes);
    if (file.size() > file_bytes(header))
        bad_input("{} is damaged: {} bytes follow its end", name, file.size() - file_bytes(header));
    return header;
}

std::vector<ProtectedPart> parts_of(const ProtectedHeader& header) {
    // Whole blocks, so that only the last part is padded, and as a run on several core groups
    // divides its data: the digests add equally to all parts.
    const auto padded = split_among_groups(blocks(header.message_bytes) * cipher_block_bytes,
                                           cipher_block_bytes, header.parts);
    std::vector<ProtectedPart> parts;
    uint64_t left = header.message_bytes;
    for (unsigned number = 0; number < header.parts; ++number) {
        const uint64_t message = std::min(left, padded[number]);
        parts.push_back({number, message, padded[number] - message});
        left -= message;
    }
    return parts;
}

Digest digest_of(const ProtectedHeader& header, const ProtectedPart& part,
                 std::span<const uint8_t> padded) {
    Bytes before = header_bytes(header);
    append(part.number, number_bytes, before);
    Sha3 sha3;
    sha3.add(before);
    sha3.add(padded);
    return sha3.end();
}

}  // namespace swsim
