// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/data.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <random>

#include <fmt/format.h>

#include "base/error.h"
#include "sim/memory/arena.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

// What option `name` says, of `bytes` bytes.
Bytes parse_hex(const char* name, const std::string& text, size_t bytes) {
    const auto digit = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    if (!std::ranges::all_of(text, digit))
        bad_input("{} '{}' has characters that are not hexadecimal digits", name, text);
    if (text.size() != 2 * bytes)
        bad_input("{} has {} hexadecimal digits; {} ({} bytes) are needed", name, text.size(),
                  2 * bytes, bytes);
    Bytes parsed;
    for (size_t i = 0; i < text.size(); i += 2)
        parsed.push_back(uint8_t(std::stoul(text.substr(i, 2), nullptr, 16)));
    return parsed;
}

Bytes random_bytes(std::mt19937_64& generator, uint64_t count) {
    Bytes bytes(count);
    for (uint64_t i = 0; i < count; i += sizeof(uint64_t)) {
        const uint64_t word = generator();
        std::memcpy(&bytes[i], &word, std::min<uint64_t>(sizeof word, count - i));
    }
    return bytes;
}

// The largest multiple of a batch, at most 8 KB, that still gives every CPE work: the last one has
// some if the units of the others do not hold all.
uint64_t default_unit(const Kernel& kernel, uint64_t bytes, unsigned cpes) {
    constexpr uint64_t preferred = 8 * 1024;
    const uint64_t most = std::min(preferred, kernel.max_unit);
    const uint64_t step = std::min(kernel.batch_bytes, most);
    const uint64_t largest = most / step * step;
    if (cpes == 1)
        return largest;
    return std::clamp((bytes - 1) / (cpes - 1) / step * step, step, largest);
}

void check_length(const Kernel& kernel, uint64_t bytes) {
    if (bytes == 0)
        bad_input("there is no data: the length must be at least 1");
    if (bytes % kernel.length_multiple)
        bad_input("{} bytes is not a length for kernel {}: it must be a multiple of {}", bytes,
                  kernel.name, kernel.length_multiple);
}

void check_size(uint64_t bytes) {
    if (bytes > Arena::size_bytes / 4)
        bad_input("{} bytes are too many: input and output must fit into {} bytes of main "
                  "memory",
                  bytes, Arena::size_bytes);
}

CipherTask make_cipher_task(const KernelVariant& variant, const RunRequest& request,
                            std::mt19937_64& generator) {
    CipherTask task;
    task.operation = variant.operation;
    task.key = random_bytes(generator, variant.key_bits / 8);
    if (!request.key.empty())
        task.key = parse_hex("--key", request.key, task.key.size());
    if (task.operation != "ctr") {
        if (!request.counter.empty())
            bad_input("--counter is of operation ctr; this is {}", task.operation);
        return task;
    }
    task.counter = random_bytes(generator, cipher_block_bytes);
    if (!request.counter.empty())
        task.counter = parse_hex("--counter", request.counter, cipher_block_bytes);
    return task;
}

void check_unit(const Kernel& kernel, uint64_t unit) {
    constexpr uint64_t step = 16;
    if (unit == 0 || unit % step || unit > kernel.max_unit)
        bad_input("--unit {} must be a multiple of {} from {} to {}", unit, step, step,
                  kernel.max_unit);
}

// The counter block `blocks` blocks later; it wraps around.
Bytes advanced(Bytes counter, uint64_t blocks) {
    for (size_t i = counter.size(); i-- > 0;) {
        blocks += counter[i];
        counter[i] = uint8_t(blocks);
        blocks >>= 8;
    }
    return counter;
}

}  // namespace

KernelData make_data(const Kernel& kernel, const RunRequest& request) {
    KernelData data;
    std::mt19937_64 generator(request.seed);
    if (kernel.has_reference)
        data.cipher = make_cipher_task(kernel.variant, request, generator);
    if (!request.in.empty())
        data.input = Input(read_file(request.in));
    const uint64_t bytes =
        request.in.empty() ? request.bytes.value_or(kernel.default_bytes) : data.input.bytes();
    if (!request.in.empty() && request.bytes && *request.bytes != bytes)
        bad_input("--bytes {} but {} has {} bytes", *request.bytes, request.in, bytes);
    check_size(bytes);
    if (kernel.default_bytes)
        check_length(kernel, bytes);
    if (request.in.empty())
        data.input = Input(generator, bytes);
    return data;
}

std::vector<DataPart> split_data(const Kernel& kernel, const RunRequest& request,
                                 const KernelData& data) {
    if (kernel.cpes && request.cpes != kernel.cpes)
        bad_input("kernel {} runs on {} CPEs of a core group, not on {}", kernel.name, kernel.cpes,
                  request.cpes);
    if (request.unit)
        check_unit(kernel, *request.unit);
    const uint64_t multiple = kernel.default_bytes ? kernel.part_multiple : 1;
    const auto sizes = split_among_groups(data.input.bytes(), multiple, request.cgs);
    std::vector<DataPart> parts;
    uint64_t at = 0;
    for (unsigned group = 0; group < request.cgs; ++group) {
        if (sizes[group] == 0 && data.input.bytes() > 0)
            break;
        DataPart& part = parts.emplace_back();
        part.group = group;
        part.begin = at;
        part.bytes = sizes[group];
        part.unit = request.unit.value_or(default_unit(kernel, part.bytes, request.cpes));
        part.counter = advanced(data.cipher.counter, at / cipher_block_bytes);
        at += part.bytes;
    }
    return parts;
}

std::string wrong_output(const KernelData& data, const MemoryFiles& output) {
    if (output.bytes() != data.input.bytes())
        return fmt::format("{} bytes of output instead of {}", output.bytes(), data.input.bytes());
    InputReader input(data.input);
    Reference reference(data.cipher);
    Bytes plain;
    Bytes expected;
    std::string wrong;
    output.each_piece([&](uint64_t at, std::span<const uint8_t> piece) {
        plain.resize(piece.size());
        expected.resize(piece.size());
        input.read(plain);
        reference.next(plain, expected);
        const auto [is, should] = std::ranges::mismatch(piece, expected);
        if (is == piece.end())
            return true;
        wrong = fmt::format("byte {} is {:#04x} instead of {:#04x}",
                            at + uint64_t(is - piece.begin()), *is, *should);
        return false;
    });
    return wrong;
}

std::string hex(std::span<const uint8_t> bytes) {
    std::string text;
    for (const uint8_t byte : bytes)
        text += fmt::format("{:02x}", byte);
    return text;
}

}  // namespace swsim
