// SPDX-License-Identifier: Apache-2.0
#include "kernels/chen/protection/protection.h"

#include <algorithm>
#include <span>

#include "base/error.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"
#include "sim/workload/memory_file.h"

namespace swsim {

namespace {

using Bytes = std::vector<uint8_t>;

// Each part on its core group. Throws Error if the kernel does not do what AES does.
Bytes run_cipher(const RunRequest& request, const char* operation, const Bytes& streams,
                 const std::vector<ProtectedPart>& parts, const ShowProgress& show,
                 RunResult& result) {
    MemoryFile input("streams");
    input.write(streams.data(), streams.size());
    RunRequest run = request;
    run.in = input.path();
    run.out.clear();
    run.cgs = unsigned(parts.size());
    run.variant.operation = operation;
    const PreparedKernel prepared(run);
    const KernelRun streams_run(prepared, run);
    for (const ProtectedPart& part : parts)
        if (streams_run.bytes(part.number) != part.stream_bytes())
            bad_input("kernel {} does not take data block by block", request.kernel);
    result = streams_run.run(show);
    refuse_flaws(result);
    return streams_run.output();
}

// Groups start together, so the slowest counts.
void add_costs(const Machine& machine, const ProtectedFile& file, Protection& protection) {
    protection.message_bytes = file.message_bytes();
    for (const ProtectedPart& part : file.parts()) {
        const GroupResult& group = protection.run.groups[part.number];
        protection.parts.push_back({.part = part,
                                    .digest = digest_cycles(machine, file.hashed_bytes(part)),
                                    .padding = digest_cycles(machine, part.padding_bytes),
                                    .start_up = group.cycles() - group.kernel_cycles(),
                                    .aes = group.kernel_cycles()});
    }
    protection.slowest = *std::ranges::max_element(protection.parts, {}, &PartCost::total);
    protection.seconds = machine.seconds(protection.slowest.total());
}

nlohmann::ordered_json json_of(const PartCost& cost) {
    return {{"bytes", cost.part.message_bytes},
            {"padding_bytes", cost.part.padding_bytes},
            {"digest_cycles", cost.digest},
            {"padding_cycles", cost.padding},
            {"start_up_cycles", cost.start_up},
            {"aes_cycles", cost.aes},
            {"cycles", cost.total()}};
}

// What the core groups encrypt, one after another: Algorithm 1 without its last step.
Bytes make_streams(const ProtectedFile& file, const Bytes& message) {
    Bytes streams;
    auto next = message.begin();
    for (const ProtectedPart& part : file.parts()) {
        const size_t start = streams.size();
        streams.insert(streams.end(), next, next + ptrdiff_t(part.message_bytes));
        next += ptrdiff_t(part.message_bytes);
        streams.resize(start + part.padded_bytes(), file.padding_value(part));
        const Digest digest = file.digest_of(part, std::span(streams).subspan(start));
        streams.insert(streams.end(), digest.begin(), digest.end());
    }
    return streams;
}

// Algorithm 2 after decryption: the message, if the digests of all parts are right.
Bytes check_streams(ProtectedFile& file, const Bytes& streams, const std::string& name) {
    Bytes message;
    std::span<const uint8_t> rest(streams);
    for (const ProtectedPart& part : file.parts()) {
        const auto padded = rest.first(part.padded_bytes());
        const auto stored = rest.subspan(part.padded_bytes(), ProtectedPart::digest_bytes);
        if (!std::ranges::equal(stored, file.digest_of(part, padded)))
            bad_input("{} {}: the digest of part {} of {} is wrong. Nothing is written", name,
                      file.suspicion(), part.number + 1, file.parts().size());
        if (!file.learn_padding(part.number, padded))
            bad_input(
                "{} was not made by its format: the padding of part {} of {} does not say its "
                "length. Nothing is written",
                name, part.number + 1, file.parts().size());
        message.insert(message.end(), padded.begin(),
                       padded.begin() + ptrdiff_t(part.message_bytes));
        rest = rest.subspan(part.stream_bytes());
    }
    return message;
}

}  // namespace

unsigned key_bits_of(const RunRequest& request) {
    const unsigned bits = variant_of(request).key_bits;
    if (bits == 0)
        bad_input("--key has {} hexadecimal digits; a key of AES has 32, 48 or 64",
                  request.key.size());
    return bits;
}

Protection protect(const RunRequest& request, const ProtectedFormat& format, const Machine& machine,
                   const ShowProgress& show) {
    const Bytes message = read_file(request.in);
    Protection protection{
        .command = "protect", .format = std::string(format.name), .key_bits = key_bits_of(request)};
    const auto file = format.for_message(protection.key_bits, message.size(), request.cgs);
    const Bytes ciphertext = run_cipher(request, "ecb-encrypt", make_streams(*file, message),
                                        file->parts(), show, protection.run);
    add_costs(machine, *file, protection);
    protection.result = file->header();
    protection.result.insert(protection.result.end(), ciphertext.begin(), ciphertext.end());
    protection.file_bytes = protection.result.size();
    return protection;
}

Protection unprotect(const RunRequest& request, const ProtectedFormat& format,
                     const Machine& machine, const ShowProgress& show) {
    const unsigned key_bits = key_bits_of(request);
    const Bytes data = read_file(request.in);
    Protection protection{.command = "unprotect",
                          .format = std::string(format.name),
                          .key_bits = key_bits,
                          .file_bytes = data.size()};
    const auto file = format.read(data, key_bits, request.cgs, request.in);
    const Bytes ciphertext(data.begin() + ptrdiff_t(file->header().size()), data.end());
    const Bytes streams =
        run_cipher(request, "ecb-decrypt", ciphertext, file->parts(), show, protection.run);
    protection.result = check_streams(*file, streams, request.in);
    add_costs(machine, *file, protection);
    return protection;
}

nlohmann::ordered_json json_of(const Protection& protection) {
    nlohmann::ordered_json json = {
        {"command", protection.command},
        {"kernel", protection.run.name},
        {"format", protection.format},
        {"key_bits", protection.key_bits},
        {"bytes", protection.message_bytes},
        {"file_bytes", protection.file_bytes},
        {"cgs", protection.parts.size()},
        {"cpes", protection.run.cpes},
        {"cycles", protection.slowest.total()},
        {"digest_cycles", protection.slowest.digest},
        {"padding_cycles", protection.slowest.padding},
        {"start_up_cycles", protection.slowest.start_up},
        {"aes_cycles", protection.slowest.aes},
        {"seconds", protection.seconds},
        {"throughput_gb_per_s", protection.throughput_gb_per_s()},
        {"verified", protection.run.verified()},
        {"machine_hash", protection.run.machine_hash},
        {"host_seconds", protection.run.host_seconds},
    };
    for (const PartCost& cost : protection.parts)
        json["groups"].push_back(json_of(cost));
    return json;
}

}  // namespace swsim
