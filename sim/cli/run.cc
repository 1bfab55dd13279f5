// SPDX-License-Identifier: Apache-2.0
//
// swsim run
#include <algorithm>
#include <cstdio>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "sim/cli/command_line.h"
#include "sim/cli/files.h"
#include "sim/cli/findings.h"
#include "sim/cli/json_output.h"
#include "sim/cli/kernel_run.h"

namespace swsim {

namespace {

// One core group in private mode is the plain case: its record has no fields of the chip.
bool is_chip_run(const RunRecord& record) {
    return record.cgs > 1 || record.mode == ChipMode::shared;
}

void add_chip_fields(const RunRecord& record, nlohmann::ordered_json& json) {
    json["cgs"] = record.cgs;
    json["mode"] = name_of(record.mode);
    for (const GroupRecord& group : record.groups)
        json["groups"].push_back({{"bytes", group.bytes},
                                  {"unit", group.unit},
                                  {"cycles", group.cycles},
                                  {"kernel_cycles", group.kernel_cycles}});
}

nlohmann::ordered_json json_of(const RunRecord& record) {
    nlohmann::ordered_json json = {{"kernel", record.kernel}};
    if (record.variant.key_bits) {
        json["operation"] = record.variant.operation;
        json["key_bits"] = record.variant.key_bits;
    }
    json.update({
        {"bytes", record.bytes},
        {"cpes", record.cpes},
        {"unit", record.unit},
        {"cycles", record.cycles},
        {"kernel_cycles", record.kernel_cycles},
        {"seconds", record.seconds},
        {"throughput_gb_per_s", record.throughput_gb_per_s()},
        {"cycles_per_byte", record.cycles_per_byte()},
        {"instructions", record.instructions},
        {"accounts", accounts_json(record.accounts)},
        {"verified", record.verified},
        {"machine_hash", record.machine_hash},
        {"host_seconds", record.host_seconds},
        {"mips", record.mips()},
    });
    if (is_chip_run(record))
        add_chip_fields(record, json);
    if (record.checked)
        json["findings"] = record.findings;
    return json;
}

void print_groups(std::FILE* to, const RunRecord& record) {
    fmt::print(to, "  {} core groups, {} mode:\n", record.cgs, name_of(record.mode));
    for (size_t i = 0; i < record.groups.size(); ++i)
        fmt::print(to, "    group {} {:>14} bytes {:>14} cycles {:>14} kernel cycles\n", i,
                   record.groups[i].bytes, record.groups[i].cycles, record.groups[i].kernel_cycles);
}

// "65536 bytes on 4 x 64 CPEs, units of 256 bytes"
std::string work_of(const RunRecord& record) {
    std::string text = record.bytes ? fmt::format("{} bytes on ", record.bytes) : "on ";
    text += record.cgs > 1 ? fmt::format("{} x {} CPEs", record.cgs, record.cpes)
                           : fmt::format("{} CPE{}", record.cpes, record.cpes == 1 ? "" : "s");
    return record.bytes ? text + fmt::format(", units of {} bytes", record.unit) : text;
}

void print_summary(std::FILE* to, const RunRecord& record) {
    fmt::print(to,
               "{}: {}\n"
               "  cycles         {:>14}  spawn to join ({:.3f} us)\n"
               "  kernel cycles  {:>14}  first issue to last halt\n"
               "  cycles/byte    {:>14.3f}  per CPE\n"
               "  throughput     {:>14.3f}  GB/s\n"
               "  instructions   {:>14}  simulated at {:.1f} million per second\n"
               "  output         {:>14}\n",
               record.kernel, work_of(record), record.cycles, record.seconds * 1e6,
               record.kernel_cycles, record.cycles_per_byte(), record.throughput_gb_per_s(),
               record.instructions, record.mips(), record.verified ? "verified" : "WRONG");
    if (is_chip_run(record))
        print_groups(to, record);
    fmt::print(to, "  where the cycles of all cores went:\n");
    const double total = double(record.accounts.total());
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = record.accounts[Account(i)])
            fmt::print(to, "    {:<24} {:>14} {:>5.1f} %\n", account_names[i], cycles,
                       100.0 * double(cycles) / total);
}

struct RunCommandOptions : RunOptions {
    std::string expected;  // cycles, or a file with a record
    std::string field;     // of the record, to print alone
};

// Digits alone are a number; anything else is a file with a record of `run --json`.
std::optional<uint64_t> expected_cycles(const std::string& expected) {
    if (expected.empty())
        return std::nullopt;
    if (const auto cycles = parse_number(expected))
        return cycles;
    const std::vector<uint8_t> text = read_file(expected);
    const auto record = nlohmann::json::parse(text, nullptr, false);
    if (!record.is_object() || !record.contains("cycles") || !record["cycles"].is_number_unsigned())
        throw CommandError(ExitStatus::bad_input,
                           fmt::format("--expect-cycles {}: neither a number nor the record of a "
                                       "run; swsim run KERNEL --json >FILE makes one",
                                       expected));
    return record["cycles"].get<uint64_t>();
}

// "accounts.dual" of the record; texts come without quotes.
std::string field_text(const nlohmann::ordered_json& record, const std::string& path) {
    const nlohmann::ordered_json* at = &record;
    for (std::string_view rest = path; !rest.empty();) {
        const std::string name(rest.substr(0, rest.find('.')));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        const auto index = parse_number(name);
        if (at->is_array() && index && *index < at->size()) {
            at = &(*at)[*index];
            continue;
        }
        if (!at->is_object() || !at->contains(name)) {
            std::vector<std::string> names;
            for (const auto& each : at->items())
                names.push_back(each.key());
            throw CommandError(ExitStatus::usage,
                               fmt::format("--print {}: there is no field '{}'; there are {}", path,
                                           name, fmt::join(names, ", ")));
        }
        at = &(*at)[name];
    }
    return at->is_string() ? at->get<std::string>() + "\n" : json_text(*at);
}

void check_cycles(const RunRecord& record, uint64_t expected) {
    if (record.cycles != expected)
        throw CommandError(ExitStatus::cycles_differ,
                           fmt::format("kernel {} takes {} cycles, expected {} ({:+d}, {:+.2f} %)",
                                       record.kernel, record.cycles, expected,
                                       int64_t(record.cycles) - int64_t(expected),
                                       100.0 * (double(record.cycles) / double(expected) - 1.0)));
}

ExitStatus run_command(const RunCommandOptions& options) {
    std::FILE* const results = results_beside(options.out, options.json || !options.field.empty());
    const std::optional<uint64_t> expected = expected_cycles(options.expected);
    const RunRecord record = run_kernel(options);
    if (!options.field.empty())
        fmt::print("{}", field_text(json_of(record), options.field));
    else if (options.json)
        print_json(json_of(record));
    else
        print_summary(results, record);
    print_findings(record.findings);
    if (!record.verified)
        throw CommandError(ExitStatus::not_verified,
                           fmt::format("kernel {}: {}", record.kernel, record.mismatch));
    refuse_findings(record.findings);
    if (expected)
        check_cycles(record, *expected);
    return ExitStatus::ok;
}

}  // namespace

void add_run(CommandLine& line) {
    const auto [options, run] = line.add("run",
                                         "Run a kernel and check its output.\n"
                                         "Example: swsim run simd_selldw --bytes 64K --json",
                                         run_command);
    add_run_options(options, run);
    add_json_option(options, run.json);
    options.text("--print FIELD", run.field,
                 "only this field of the record, such as cycles or accounts.dual");
    options.text("--expect-cycles N|FILE", run.expected,
                 "exit with status 5 unless the cycles are N, or those of a record of --json");
}

}  // namespace swsim
