// SPDX-License-Identifier: Apache-2.0
//
// swsim protect, swsim unprotect: the data protecting model of Chen et al. Each core
// group has a part of the message. Its MPE computes the digest of the part, at a cost for each
// byte; its CPEs encrypt part and digest, which is simulated. One waits for the other.
#include <algorithm>
#include <cstdio>
#include <numeric>

#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/findings.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/workload/files.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/memory_file.h"
#include "sim/workload/protected_file.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

using Bytes = std::vector<uint8_t>;

constexpr const char* default_kernel = "bitsliced_vlog3r";

// ---- What both commands do with a file ---------------------------------------------------------

// A core group's share of the time.
struct PartCost {
    ProtectedPart part;
    Cycle digest = 0;    // on the MPE
    Cycle padding = 0;   // as much of it as is due to the padding
    Cycle start_up = 0;  // spawn and join
    Cycle aes = 0;       // on the CPEs, first issue to last halt

    Cycle total() const { return digest + start_up + aes; }
};

struct ProtectRecord {
    const char* command;
    ProtectedHeader header;
    uint64_t file_bytes = 0;
    std::vector<PartCost> parts{};
    PartCost slowest{};
    double seconds = 0;
    RunResult run{};  // of the kernel

    double throughput_gb_per_s() const {
        return seconds > 0 ? double(header.message_bytes) / seconds / 1e9 : 0;
    }
};

unsigned key_bits_of(const RunOptions& options) {
    const unsigned bits = variant_of(options).key_bits;
    if (bits == 0)
        bad_input("--key has {} hexadecimal digits; a key of AES has 32, 48 or 64",
                  options.key.size());
    return bits;
}

// A file must not be the victim of a slip: what is at `out` is replaced, but not the input.
void check_places(const RunOptions& options) {
    std::error_code error;
    if (fs::is_regular_file(options.in, error) && fs::equivalent(options.in, options.out, error))
        bad_input("{} and {} are the same file; the result needs a name of its own", options.in,
                  options.out);
    check_writable(options.out);
    results_beside(options.out, options.json);
}

// Each part on its core group. Throws Error if the kernel does not do what AES does.
Bytes run_cipher(const RunOptions& options, const char* operation, const Bytes& streams,
                 const std::vector<ProtectedPart>& parts, RunResult& result) {
    MemoryFile input("streams");
    input.write(streams.data(), streams.size());
    RunRequest run = options;
    run.in = input.path();
    run.out.clear();
    run.cgs = unsigned(parts.size());
    run.variant.operation = operation;
    const PreparedKernel prepared(run);
    const KernelRun streams_run(prepared, run);
    for (const ProtectedPart& part : parts)
        if (streams_run.bytes(part.number) != part.stream_bytes())
            bad_input("kernel {} does not take data block by block", options.kernel);
    result = streams_run.run(show_bar);
    refuse_flaws(result);
    return streams_run.output();
}

// Groups start together, so the slowest counts.
void add_costs(const Machine& machine, ProtectRecord& record) {
    for (const ProtectedPart& part : parts_of(record.header)) {
        const GroupResult& group = record.run.groups[part.number];
        record.parts.push_back({.part = part,
                                .digest = digest_cycles(machine, part.hashed_bytes()),
                                .padding = digest_cycles(machine, part.padding_bytes),
                                .start_up = group.cycles() - group.kernel_cycles(),
                                .aes = group.kernel_cycles()});
    }
    record.slowest = *std::ranges::max_element(record.parts, {}, &PartCost::total);
    record.seconds = machine.seconds(record.slowest.total());
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

nlohmann::ordered_json json_of(const ProtectRecord& record) {
    nlohmann::ordered_json json = {
        {"command", record.command},
        {"kernel", record.run.name},
        {"key_bits", record.header.key_bits},
        {"bytes", record.header.message_bytes},
        {"file_bytes", record.file_bytes},
        {"cgs", record.header.parts},
        {"cpes", record.run.cpes},
        {"cycles", record.slowest.total()},
        {"digest_cycles", record.slowest.digest},
        {"padding_cycles", record.slowest.padding},
        {"start_up_cycles", record.slowest.start_up},
        {"aes_cycles", record.slowest.aes},
        {"seconds", record.seconds},
        {"throughput_gb_per_s", record.throughput_gb_per_s()},
        {"verified", record.run.verified()},
        {"machine_hash", record.run.machine_hash},
        {"host_seconds", record.run.host_seconds},
    };
    for (const PartCost& cost : record.parts)
        json["groups"].push_back(json_of(cost));
    return json;
}

void print_summary(std::FILE* to, const ProtectRecord& record) {
    const PartCost& slowest = record.slowest;
    const auto line = [&](const char* what, Cycle cycles, const char* where) {
        print_results(to, "  {:<10} {:>14} cycles {:>5.1f} %  {}\n", what, cycles,
                      100 * double(cycles) / double(slowest.total()), where);
    };
    print_results(to, "{}: {} bytes, AES-{} by {} on {} core group{} of {} CPEs\n", record.command,
                  record.header.message_bytes, record.header.key_bits, record.run.name,
                  record.header.parts, record.header.parts == 1 ? "" : "s", record.run.cpes);
    line("digest", slowest.digest, "SHA3-256 on the MPE");
    line("start-up", slowest.start_up, "spawn and join");
    line("AES", slowest.aes, "on the CPEs, verified");
    line("total", slowest.total(), "of the slowest core group");
    print_results(to, "  throughput {:>14.3f} MB/s\n", record.throughput_gb_per_s() * 1e3);
}

// The last step: what is at `out` is touched only when all went well.
void deliver(const RunOptions& options, const ProtectRecord& record, const Bytes& result) {
    std::FILE* const results = results_beside(options.out, options.json);
    write_file_atomically(options.out, result);
    if (options.json)
        print_json(json_of(record));
    else
        print_summary(results, record);
}

// ---- protect -----------------------------------------------------------------------------------

// What the core groups encrypt, one after another: Algorithm 1 without its last step.
Bytes make_streams(const ProtectedHeader& header, const std::vector<ProtectedPart>& parts,
                   const Bytes& message) {
    Bytes streams;
    auto next = message.begin();
    for (const ProtectedPart& part : parts) {
        const size_t start = streams.size();
        streams.insert(streams.end(), next, next + ptrdiff_t(part.message_bytes));
        next += ptrdiff_t(part.message_bytes);
        streams.resize(start + part.padded_bytes());
        const Digest digest = digest_of(header, part, std::span(streams).subspan(start));
        streams.insert(streams.end(), digest.begin(), digest.end());
    }
    return streams;
}

void protect_command(const RunOptions& options) {
    const unsigned key_bits = key_bits_of(options);
    const Machine machine = make_machine(options.machine);
    check_places(options);
    const Bytes message = read_file(options.in);
    ProtectRecord record{.command = "protect",
                         .header = make_header(key_bits, message.size(), options.cgs)};
    const std::vector<ProtectedPart> parts = parts_of(record.header);
    const Bytes ciphertext = run_cipher(
        options, "ecb-encrypt", make_streams(record.header, parts, message), parts, record.run);
    add_costs(machine, record);
    Bytes file = header_bytes(record.header);
    file.insert(file.end(), ciphertext.begin(), ciphertext.end());
    record.file_bytes = file.size();
    deliver(options, record, file);
}

// ---- unprotect ---------------------------------------------------------------------------------

// Algorithm 2 after decryption: the message, if the digests of all parts are right.
Bytes check_streams(const ProtectedHeader& header, const std::vector<ProtectedPart>& parts,
                    const Bytes& streams, const std::string& name) {
    Bytes message;
    std::span<const uint8_t> rest(streams);
    for (const ProtectedPart& part : parts) {
        const auto padded = rest.first(part.padded_bytes());
        const auto stored = rest.subspan(part.padded_bytes(), ProtectedPart::digest_bytes);
        if (!std::ranges::equal(stored, digest_of(header, part, padded)))
            bad_input("{} is damaged, or --key is not its key: the digest of part {} of {} "
                      "is wrong. Nothing is written",
                      name, part.number + 1, parts.size());
        message.insert(message.end(), padded.begin(),
                       padded.begin() + ptrdiff_t(part.message_bytes));
        rest = rest.subspan(part.stream_bytes());
    }
    return message;
}

void unprotect_command(const RunOptions& options) {
    const unsigned key_bits = key_bits_of(options);
    const Machine machine = make_machine(options.machine);
    check_places(options);
    const Bytes file = read_file(options.in);
    ProtectRecord record{
        .command = "unprotect", .header = read_header(file, options.in), .file_bytes = file.size()};
    if (record.header.key_bits != key_bits)
        bad_input("{} is damaged, or --key is not its key: its header says {} bits, --key "
                  "has {}",
                  options.in, record.header.key_bits, key_bits);
    const std::vector<ProtectedPart> parts = parts_of(record.header);
    const Bytes ciphertext(file.begin() + ProtectedHeader::bytes, file.end());
    const Bytes streams = run_cipher(options, "ecb-decrypt", ciphertext, parts, record.run);
    const Bytes message = check_streams(record.header, parts, streams, options.in);
    add_costs(machine, record);
    deliver(options, record, message);
}

// What protect and unprotect share.
void add_protect_options(Options& options, RunOptions& run, const char* in) {
    run.kernel = default_kernel;
    options.text("in", run.in, in).required();
    options.text("out", run.out, "file to write").required();
    options.group("Cipher");
    options.text("--key HEX", run.key, "key in hexadecimal: 32, 48 or 64 digits").required();
    options.text("--kernel NAME", run.kernel, "the kernel of AES: " + kernel_argument);
    options.group("Work sharing");
    add_unit_options(options, run);
    add_simulation_options(options, run);
    add_host_options(options, run);
    add_json_option(options, run.json);
}

}  // namespace

void add_protect(CommandLine& line) {
    const auto [options, run] =
        line.add("protect",
                 "Encrypt a file with its digest, as a paper did; not for real secrets.\n"
                 "Example: swsim protect letter.txt letter.dpm --key "
                 "2b7e151628aed2a6abf7158809cf4f3c",
                 protect_command);
    add_protect_options(options, run, "file of any length");
    options.group("Work sharing");
    add_core_groups_option(options, run.cgs);
}

void add_unprotect(CommandLine& line) {
    const auto [options, run] =
        line.add("unprotect",
                 "Decrypt a file of swsim protect, on as many core groups; check its digest.\n"
                 "Example: swsim unprotect letter.dpm letter.txt --key "
                 "2b7e151628aed2a6abf7158809cf4f3c",
                 unprotect_command);
    add_protect_options(options, run, "file of swsim protect");
}

}  // namespace swsim
