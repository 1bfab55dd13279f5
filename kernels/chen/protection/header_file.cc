// SPDX-License-Identifier: Apache-2.0
#include "kernels/chen/protection/header_file.h"

#include <algorithm>
#include <string_view>

#include "base/error.h"
#include "sim/machine/chip.h"
#include "sim/workload/reference.h"

namespace swsim {

namespace {

using Bytes = ProtectedFile::Bytes;

constexpr std::string_view magic = "swsimDPM";
constexpr uint64_t version = 1;  // AES in ECB mode, SHA3-256
// Sizes of the header's integers after the magic number, least significant byte first.
constexpr size_t version_bytes = 2;
constexpr size_t key_bits_bytes = 2;
constexpr size_t parts_bytes = 4;
constexpr size_t length_bytes = 8;
constexpr size_t number_bytes = 8;  // of a part's number, before its part in the digest
static_assert(magic.size() + version_bytes + key_bits_bytes + parts_bytes + length_bytes ==
              HeaderFile::header_bytes);

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

[[noreturn]] void refuse_short(uint64_t found_bytes, uint64_t message_bytes,
                               const std::string& name) {
    bad_input("{} is cut short: it has {} bytes, too few for the {} bytes that its header promises",
              name, found_bytes, message_bytes);
}

unsigned max_parts(uint64_t message_bytes) {
    return unsigned(std::clamp<uint64_t>(blocks(message_bytes), 1, core_groups_per_chip));
}

}  // namespace

HeaderFile::HeaderFile(unsigned key_bits, uint64_t message_bytes, unsigned groups)
    : key_bits_(key_bits) {
    // Whole blocks, so that only the last part is padded, and as a run on several core groups
    // divides its data: the digests add equally to all parts.
    const auto padded =
        split_among_groups(blocks(message_bytes) * cipher_block_bytes, cipher_block_bytes, groups);
    uint64_t left = message_bytes;
    for (unsigned number = 0; number < groups; ++number) {
        const uint64_t message = std::min(left, padded[number]);
        parts_.push_back({number, message, padded[number] - message});
        left -= message;
    }
}

std::unique_ptr<ProtectedFile> HeaderFile::for_message(unsigned key_bits, uint64_t message_bytes,
                                                       unsigned groups) {
    const unsigned parts = std::min(groups, max_parts(message_bytes));
    return std::unique_ptr<ProtectedFile>(new HeaderFile(key_bits, message_bytes, parts));
}

std::unique_ptr<ProtectedFile> HeaderFile::read(std::span<const uint8_t> file, unsigned key_bits,
                                                unsigned /*groups*/, const std::string& name) {
    if (file.size() < header_bytes || !std::ranges::equal(file.first(magic.size()), magic))
        bad_input("{} is not a file of swsim protect: it does not begin with its header", name);
    std::span<const uint8_t> rest = file.subspan(magic.size());
    if (const uint64_t found = take(rest, version_bytes); found != version)
        bad_input("{} is of version {}, which is unknown (or it is damaged); {} is known", name,
                  found, version);
    const auto its_key_bits = unsigned(take(rest, key_bits_bytes));
    const uint64_t parts = take(rest, parts_bytes);
    const uint64_t message_bytes = take(rest, length_bytes);
    // Before anything is computed from them.
    if (!cipher_key_bits.contains(its_key_bits) || parts == 0 || parts > max_parts(message_bytes))
        bad_input("{} is damaged: its header says {} bytes in {} parts, key of {} bits", name,
                  message_bytes, parts, its_key_bits);
    if (message_bytes > file.size())
        refuse_short(file.size(), message_bytes, name);
    std::unique_ptr<HeaderFile> result(
        new HeaderFile(its_key_bits, message_bytes, unsigned(parts)));
    if (file.size() < result->file_bytes())
        refuse_short(file.size(), message_bytes, name);
    if (file.size() > result->file_bytes())
        bad_input("{} is damaged: {} bytes follow its end", name,
                  file.size() - result->file_bytes());
    if (its_key_bits != key_bits)
        bad_input("{} {}: its header says {} bits, --key has {}", name, result->suspicion(),
                  its_key_bits, key_bits);
    return result;
}

uint64_t HeaderFile::file_bytes() const {
    uint64_t bytes = header_bytes;
    for (const ProtectedPart& part : parts_)
        bytes += part.stream_bytes();
    return bytes;
}

Bytes HeaderFile::header() const {
    Bytes bytes(magic.begin(), magic.end());
    append(version, version_bytes, bytes);
    append(key_bits_, key_bits_bytes, bytes);
    append(parts_.size(), parts_bytes, bytes);
    append(message_bytes(), length_bytes, bytes);
    return bytes;
}

Bytes HeaderFile::hashed_before(const ProtectedPart& part) const {
    Bytes bytes = header();
    append(part.number, number_bytes, bytes);
    return bytes;
}

}  // namespace swsim
