// SPDX-License-Identifier: Apache-2.0
//
// What a cipher's kernel must give, by OpenSSL.
#pragma once

#include <cstdint>
#include <set>
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

std::vector<uint8_t> reference_output(const CipherTask& task, const std::vector<uint8_t>& input);

}  // namespace swsim
