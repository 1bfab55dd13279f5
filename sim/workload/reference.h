// SPDX-License-Identifier: Apache-2.0
//
// What a cipher's kernel must give, by OpenSSL.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace swsim {

// As kernel.toml names it in `reference`.
inline constexpr const char* cipher_reference = "aes";
inline constexpr uint64_t cipher_block_bytes = 16;
// The operations of AES that a kernel can do.
inline const std::set<std::string> cipher_operations = {"ctr", "ecb-decrypt", "ecb-encrypt"};

inline const std::set<unsigned> cipher_key_bits = {128, 192, 256};

struct CipherTask {
    std::string operation;
    std::vector<uint8_t> key;      // 16, 24 or 32 bytes
    std::vector<uint8_t> counter;  // of ctr: the first counter block, most significant byte first
};

// The expected output, from its beginning on, piece by piece.
class Reference {
  public:
    explicit Reference(const CipherTask& task);
    ~Reference();
    Reference(const Reference&) = delete;
    Reference& operator=(const Reference&) = delete;

    // Of the next piece of input: whole blocks, but for the last one of ctr.
    void next(std::span<const uint8_t> input, std::span<uint8_t> output);

  private:
    struct Cipher;
    const std::unique_ptr<Cipher> cipher_;
};

}  // namespace swsim
