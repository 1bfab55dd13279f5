// SPDX-License-Identifier: Apache-2.0
#include "sim/log/event_log_file.h"

#include <stdexcept>

#include <zstd.h>

#include "sim/log/byte_coding.h"

namespace swsim::log_file {

uint64_t checksum(std::span<const uint8_t> bytes, uint64_t start) {
    constexpr uint64_t prime = 0x100000001b3;
    uint64_t sum = start;
    for (const uint8_t byte : bytes)
        sum = (sum ^ byte) * prime;
    return sum;
}

uint64_t BlockHeader::sum() const {
    return log_file::checksum(bytes_of(*this).first(offsetof(BlockHeader, checksum)));
}

uint64_t JsonHeader::sum() const {
    return log_file::checksum(bytes_of(*this).first(offsetof(JsonHeader, checksum)));
}

Packer::Packer() : context_(ZSTD_createCCtx()) {
    ZSTD_CCtx_setParameter(context_, ZSTD_c_compressionLevel, 1);
    ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1);
}

Packer::~Packer() {
    ZSTD_freeCCtx(context_);
}

std::vector<uint8_t> Packer::pack(std::span<const uint8_t> raw) {
    std::vector<uint8_t> packed(ZSTD_compressBound(raw.size()));
    const size_t bytes =
        ZSTD_compress2(context_, packed.data(), packed.size(), raw.data(), raw.size());
    if (ZSTD_isError(bytes))
        throw std::runtime_error(ZSTD_getErrorName(bytes));
    packed.resize(bytes);
    packed.shrink_to_fit();
    return packed;
}

Unpacker::Unpacker() : context_(ZSTD_createDCtx()) {}

Unpacker::~Unpacker() {
    ZSTD_freeDCtx(context_);
}

std::vector<uint8_t> Unpacker::unpack(std::span<const uint8_t> packed, uint32_t raw_bytes) {
    std::vector<uint8_t> raw(raw_bytes);
    const size_t bytes =
        ZSTD_decompressDCtx(context_, raw.data(), raw.size(), packed.data(), packed.size());
    if (ZSTD_isError(bytes) || bytes != raw_bytes)
        throw BadBytes("a compressed part is damaged");
    return raw;
}

}  // namespace swsim::log_file
