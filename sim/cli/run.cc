// SPDX-License-Identifier: Apache-2.0
//
// swsim run, swsim identify
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/cli/findings.h"
#include "sim/cli/json_output.h"
#include "sim/workload/kernel_run.h"

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

void print_groups(const RunRecord& record) {
    fmt::print(stderr, "  {} core groups, {} mode:\n", record.cgs, name_of(record.mode));
    for (size_t i = 0; i < record.groups.size(); ++i)
        fmt::print(stderr, "    group {} {:>14} bytes {:>14} cycles {:>14} kernel cycles\n", i,
                   record.groups[i].bytes, record.groups[i].cycles, record.groups[i].kernel_cycles);
}

void print_summary(const RunRecord& record) {
    fmt::print(stderr,
               "{}: {} bytes on {} CPEs, units of {} bytes\n"
               "  cycles         {:>14}  spawn to join ({:.3f} us)\n"
               "  kernel cycles  {:>14}  first issue to last halt\n"
               "  cycles/byte    {:>14.3f}  per CPE\n"
               "  throughput     {:>14.3f}  GB/s\n"
               "  instructions   {:>14}  simulated at {:.1f} million per second\n"
               "  output         {:>14}\n",
               record.kernel, record.bytes, record.cpes, record.unit, record.cycles,
               record.seconds * 1e6, record.kernel_cycles, record.cycles_per_byte(),
               record.throughput_gb_per_s(), record.instructions, record.mips(),
               record.verified ? "verified" : "WRONG");
    if (is_chip_run(record))
        print_groups(record);
    fmt::print(stderr, "  where the cycles of all cores went:\n");
    const double total = double(record.accounts.total());
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = record.accounts[Account(i)])
            fmt::print(stderr, "    {:<24} {:>14} {:>5.1f} %\n", account_names[i], cycles,
                       100.0 * double(cycles) / total);
}

}  // namespace

ExitStatus run_command(const RunOptions& options) {
    const RunRecord record = run_kernel(options);
    if (options.json)
        print_json(json_of(record));
    else
        print_summary(record);
    print_findings(record.findings);
    if (!record.verified)
        throw Error(ErrorKind::not_verified,
                    fmt::format("kernel {}: {}", record.kernel, record.mismatch));
    refuse_findings(record.findings);
    if (options.expect_cycles && *options.expect_cycles != record.cycles)
        throw Error(
            ErrorKind::cycles_differ,
            fmt::format("kernel {} takes {} cycles, expected {} ({:+d}, {:+.2f} %)", record.kernel,
                        record.cycles, *options.expect_cycles,
                        int64_t(record.cycles) - int64_t(*options.expect_cycles),
                        100.0 * (double(record.cycles) / double(*options.expect_cycles) - 1.0)));
    return ExitStatus::ok;
}

ExitStatus identify_command(const RunOptions& options) {
    const Kernel kernel = load_kernel(options.kernel, variant_of(options));
    const Program program = assemble_kernel(kernel);
    const nlohmann::ordered_json json = {
        {"machine_hash", make_machine(options.machine).hash()},
        {"program_hash", program_hash(kernel, program)},
        {"build", build_id()},
        {"code_bytes", program.text.size() * address_map::instruction_bytes},
        {"ldm_bytes", program.ldm.size()},
    };
    print_json(json);
    return ExitStatus::ok;
}

}  // namespace swsim
