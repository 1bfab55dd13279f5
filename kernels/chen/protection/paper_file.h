// SPDX-License-Identifier: Apache-2.0
//
// The paper's format (section 5.1, algorithms 1 and 2): parts and nothing else. Each is padded with
// l bytes of value l, 1 to 16; its digest covers the padded part.
#pragma once

#include "kernels/chen/protection/protected_file.h"

namespace swsim {

class PaperFile : public ProtectedFile {
  public:
    // A part for each core group. Where the paper's S / Ng leaves bytes over, the first parts have
    // one byte more.
    static std::unique_ptr<ProtectedFile> for_message(unsigned key_bits, uint64_t message_bytes,
                                                      unsigned groups);
    static std::unique_ptr<ProtectedFile> read(std::span<const uint8_t> file, unsigned key_bits,
                                               unsigned groups, const std::string& name);

    Bytes header() const override { return {}; }
    Bytes hashed_before(const ProtectedPart&) const override { return {}; }
    uint8_t padding_value(const ProtectedPart& part) const override {
        return uint8_t(part.padding_bytes);
    }
    std::string_view suspicion() const override {
        return "is damaged, or --key or --cgs is not its own";
    }
    bool learn_padding(unsigned part, std::span<const uint8_t> padded) override;

  private:
    PaperFile() = default;
};

}  // namespace swsim
