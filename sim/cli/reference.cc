// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/reference.h"

#include <memory>
#include <stdexcept>

#include <fmt/format.h>
#include <openssl/evp.h>

#include "asm/text.h"
#include "sim/cli/exit_status.h"

namespace swsim {

namespace {

struct Reference {
    std::string_view name;
    const EVP_CIPHER* (*cipher)();
    bool encrypt;
};

constexpr Reference references[] = {
    {"aes-128-ecb-encrypt", EVP_aes_128_ecb, true},
};

const Reference& find_reference(const std::string& name) {
    std::vector<std::string_view> names{"none"};
    for (const Reference& reference : references) {
        if (reference.name == name)
            return reference;
        names.push_back(reference.name);
    }
    throw CommandError(ExitStatus::bad_input,
                       fmt::format("unknown reference '{}' in kernel.toml; nearest: {}", name,
                                   nearest(name, names)));
}

}  // namespace

size_t reference_key_bytes(const std::string& reference) {
    return size_t(EVP_CIPHER_get_key_length(find_reference(reference).cipher()));
}

std::vector<uint8_t> reference_output(const std::string& reference, const std::vector<uint8_t>& key,
                                      const std::vector<uint8_t>& input) {
    const Reference& found = find_reference(reference);
    const std::unique_ptr<EVP_CIPHER_CTX, void (*)(EVP_CIPHER_CTX*)> context(EVP_CIPHER_CTX_new(),
                                                                             EVP_CIPHER_CTX_free);
    std::vector<uint8_t> output(input.size() + EVP_MAX_BLOCK_LENGTH);
    int produced = 0;
    bool good = EVP_CipherInit_ex2(context.get(), found.cipher(), key.data(), nullptr,
                                   found.encrypt, nullptr) == 1;
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
