// SPDX-License-Identifier: Apache-2.0
#include "kernels/chen/protection/paper_file.h"

#include <algorithm>

#include "base/error.h"
#include "sim/machine/chip.h"
#include "sim/workload/reference.h"

namespace swsim {

std::unique_ptr<ProtectedFile> PaperFile::for_message(unsigned /*key_bits*/, uint64_t message_bytes,
                                                      unsigned groups) {
    std::unique_ptr<PaperFile> file(new PaperFile);
    unsigned number = 0;
    for (const uint64_t bytes : split_among_groups(message_bytes, 1, groups))
        file->parts_.push_back({number++, bytes, cipher_block_bytes - bytes % cipher_block_bytes});
    return file;
}

// With parts of S / Ng bytes, the first ones of one byte more, the whole blocks of the streams
// divide as a run on several core groups divides them: a part's one byte more is one block more, or
// none for all of them.
std::unique_ptr<ProtectedFile> PaperFile::read(std::span<const uint8_t> file, unsigned /*key_bits*/,
                                               unsigned groups, const std::string& name) {
    constexpr uint64_t least_part = cipher_block_bytes + ProtectedPart::digest_bytes;
    if (file.size() % cipher_block_bytes != 0 || file.size() < groups * least_part)
        bad_input("{} is no file of --format paper and --cgs {}, or is cut short or damaged: it "
                  "has {} bytes, not whole blocks of {} bytes, {} or more for each core group",
                  name, groups, file.size(), cipher_block_bytes, least_part / cipher_block_bytes);
    std::unique_ptr<PaperFile> result(new PaperFile);
    unsigned number = 0;
    for (const uint64_t bytes : split_among_groups(file.size(), cipher_block_bytes, groups))
        result->parts_.push_back({number++, bytes - ProtectedPart::digest_bytes, 0});
    return result;
}

bool PaperFile::learn_padding(unsigned number, std::span<const uint8_t> padded) {
    ProtectedPart& part = parts_[number];
    const uint8_t length = padded.back();
    if (length < 1 || length > cipher_block_bytes)
        return false;
    part.padding_bytes = length;
    part.message_bytes = padded.size() - length;
    return std::ranges::all_of(padded.last(length), [&](uint8_t byte) { return byte == length; });
}

}  // namespace swsim
