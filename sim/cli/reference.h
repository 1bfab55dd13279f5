// SPDX-License-Identifier: Apache-2.0
//
// What a kernel's output must be, by OpenSSL.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace swsim {

// Bytes of the key that a reference such as aes-128-ecb-encrypt takes. Throws CommandError for an
// unknown reference.
size_t reference_key_bytes(const std::string& reference);

std::vector<uint8_t> reference_output(const std::string& reference, const std::vector<uint8_t>& key,
                                      const std::vector<uint8_t>& input);

}  // namespace swsim
