// SPDX-License-Identifier: Apache-2.0
//
// Our own format: a header says what the file is, and digests cover it.
#pragma once

#include "kernels/chen/protection/protected_file.h"

namespace swsim {

class HeaderFile : public ProtectedFile {
  public:
    static constexpr uint64_t header_bytes = 24;

    // As many parts as core groups, but none without data unless there is no data at all.
    static std::unique_ptr<ProtectedFile> for_message(unsigned key_bits, uint64_t message_bytes,
                                                      unsigned groups);
    // `groups` do not matter: the header says them.
    static std::unique_ptr<ProtectedFile> read(std::span<const uint8_t> file, unsigned key_bits,
                                               unsigned groups, const std::string& name);

    Bytes header() const override;
    Bytes hashed_before(const ProtectedPart& part) const override;
    uint8_t padding_value(const ProtectedPart&) const override { return 0; }
    std::string_view suspicion() const override { return "is damaged, or --key is not its key"; }

  private:
    HeaderFile(unsigned key_bits, uint64_t message_bytes, unsigned groups);

    uint64_t file_bytes() const;

    unsigned key_bits_;
};

}  // namespace swsim
