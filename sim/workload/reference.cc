// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/reference.h"

#include <memory>
#include <stdexcept>

#include <fmt/format.h>
#include <openssl/evp.h>

namespace swsim {

std::vector<uint8_t> reference_output(const CipherTask& task, const std::vector<uint8_t>& input) {
    const bool is_ctr = task.operation == "ctr";
    const std::string name = fmt::format("AES-{}-{}", 8 * task.key.size(), is_ctr ? "CTR" : "ECB");
    const std::unique_ptr<EVP_CIPHER, void (*)(EVP_CIPHER*)> cipher(
        EVP_CIPHER_fetch(nullptr, name.c_str(), nullptr), EVP_CIPHER_free);
    const std::unique_ptr<EVP_CIPHER_CTX, void (*)(EVP_CIPHER_CTX*)> context(EVP_CIPHER_CTX_new(),
                                                                             EVP_CIPHER_CTX_free);
    std::vector<uint8_t> output(input.size() + EVP_MAX_BLOCK_LENGTH);
    int produced = 0;
    bool good = EVP_CipherInit_ex2(context.get(), cipher.get(), task.key.data(),
                                   is_ctr ? task.counter.data() : nullptr,
                                   task.operation != "ecb-decrypt", nullptr) == 1;
    EVP_CIPHER_CTX_set_padding(context.get(), 0);
    // OpenSSL counts in int: large inputs go in pieces.
    constexpr size_t piece = size_t(1) << 30;
    for (size_t at = 0; good && at < input.size(); at += piece) {
        const auto bytes = int(std::min(piece, input.size() - at));
        good = EVP_CipherUpdate(context.get(), output.data() + at, &produced, input.data() + at,
                                bytes) == 1;
    }
    if (!good)
        throw std::runtime_error("OpenSSL failed to compute the reference");
    output.resize(input.size());
    return output;
}

}  // namespace swsim
