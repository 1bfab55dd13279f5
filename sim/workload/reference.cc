// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/reference.h"

#include <stdexcept>

#include <fmt/format.h>
#include <openssl/evp.h>

namespace swsim {

namespace {

void require(bool good) {
    if (!good)
        throw std::runtime_error("OpenSSL failed to compute the reference");
}

}  // namespace

struct Reference::Cipher {
    explicit Cipher(const std::string& name)
        : cipher(EVP_CIPHER_fetch(nullptr, name.c_str(), nullptr), EVP_CIPHER_free),
          context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free) {}
    const std::unique_ptr<EVP_CIPHER, void (*)(EVP_CIPHER*)> cipher;
    const std::unique_ptr<EVP_CIPHER_CTX, void (*)(EVP_CIPHER_CTX*)> context;
};

Reference::Reference(const CipherTask& task)
    : cipher_(std::make_unique<Cipher>(
          fmt::format("AES-{}-{}", 8 * task.key.size(), task.operation == "ctr" ? "CTR" : "ECB"))) {
    require(EVP_CipherInit_ex2(cipher_->context.get(), cipher_->cipher.get(), task.key.data(),
                               task.operation == "ctr" ? task.counter.data() : nullptr,
                               task.operation != "ecb-decrypt", nullptr) == 1);
    EVP_CIPHER_CTX_set_padding(cipher_->context.get(), 0);
}

Reference::~Reference() = default;

void Reference::next(std::span<const uint8_t> input, std::span<uint8_t> output) {
    int produced = 0;
    require(EVP_CipherUpdate(cipher_->context.get(), output.data(), &produced, input.data(),
                             int(input.size())) == 1 &&
            size_t(produced) == input.size());
}

}  // namespace swsim
