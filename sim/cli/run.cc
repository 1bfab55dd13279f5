// SPDX-License-Identifier: Apache-2.0
//
// swsim run
#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/cli/progress.h"
#include "sim/profile/percent.h"
#include "sim/workload/files.h"
#include "sim/workload/findings.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/result_json.h"

namespace swsim {

namespace {

struct RunCommandOptions : RunOptions {
    std::string expected;  // cycles, or a file with a record
    std::string field;     // of the record, to print alone
};

void print_groups(std::FILE* to, const RunResult& result) {
    print_results(to, "  {} core groups, {} mode:\n", result.cgs, name_of(result.mode));
    for (size_t i = 0; i < result.groups.size(); ++i)
        print_results(to, "    group {} {:>14} bytes {:>14} cycles {:>14} kernel cycles\n", i,
                      result.groups[i].bytes, result.groups[i].cycles(),
                      result.groups[i].kernel_cycles());
}

// "65536 bytes on 4 x 64 CPEs, units of 256 bytes"
std::string work_of(const RunResult& result) {
    const std::string cores =
        result.cgs > 1 ? fmt::format("{} x {} CPEs", result.cgs, result.cpes)
                       : fmt::format("{} CPE{}", result.cpes, result.cpes == 1 ? "" : "s");
    if (result.bytes() == 0)
        return "on " + cores;
    const std::string units =
        result.in_units ? fmt::format(", units of {} bytes", result.unit()) : "";
    return fmt::format("{} bytes on {}{}", result.bytes(), cores, units);
}

void print_summary(std::FILE* to, const RunResult& result) {
    print_results(to,
                  "{}: {}\n"
                  "  cycles         {:>14}  spawn to join ({:.3f} us)\n"
                  "  kernel cycles  {:>14}  first issue to last halt\n",
                  result.name, work_of(result), result.cycles(), result.seconds() * 1e6,
                  result.kernel_cycles());
    if (result.bytes() > 0)
        print_results(to,
                      "  cycles/byte    {:>14.3f}  per CPE\n"
                      "  throughput     {:>14.3f}  GB/s\n",
                      result.cycles_per_byte(), result.throughput_gb_per_s());
    print_results(to, "  instructions   {:>14}  simulated at {:.1f} million per second\n",
                  result.instructions(), result.mips());
    if (result.is_program)
        print_results(to, "  exit status    {:>14}  of the program\n",
                      result.groups.front().host_status);
    else
        print_results(to, "  output         {:>14}\n", result.verified() ? "verified" : "WRONG");
    if (result.cgs > 1 || result.mode == ChipMode::shared)
        print_groups(to, result);
    print_results(to, "  where the cycles of all cores went:\n");
    const Accounts accounts = result.accounts();
    const std::vector<unsigned> tenths = tenths_of(accounts.cycles());
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = accounts[Account(i)])
            print_results(to, "    {:<24} {:>14} {:>5} %\n", account_names[i], cycles,
                          percent_text(tenths[i]));
}

// What --expect-cycles names: a number of cycles, or the record of a run.
class Expectation {
  public:
    // Digits alone are a number; anything else is a file.
    explicit Expectation(const std::string& expected) : name_(expected) {
        if (name_.empty())
            return;
        cycles_ = parse_number(name_);
        if (!cycles_)
            read_record();
    }

    // Throws Error if the run takes other cycles, or is not the one of the record.
    void check(const RunResult& result) const {
        const nlohmann::ordered_json here = record_of(result);
        for (const char* field :
             {"kernel", "operation", "key_bits", "bytes", "cpes", "cgs", "mode"})
            if (record_.contains(field) && here.contains(field) && record_[field] != here[field])
                bad_input("--expect-cycles {}: this is the record of another run, "
                          "with {} {} instead of {}",
                          name_, field, record_[field].dump(), here[field].dump());
        refuse_other_cycles(result, cycles_);
    }

  private:
    void read_record() {
        const std::vector<uint8_t> text = read_file(name_);
        record_ = nlohmann::ordered_json::parse(text, nullptr, false);
        if (!record_.is_object() || !record_.contains("cycles") ||
            !record_["cycles"].is_number_unsigned())
            bad_input("--expect-cycles {}: neither a number nor the record of a "
                      "run; swsim run KERNEL --json >FILE makes one",
                      name_);
        cycles_ = record_["cycles"].get<uint64_t>();
    }

    const std::string name_;
    nlohmann::ordered_json record_ = nlohmann::ordered_json::object();
    std::optional<uint64_t> cycles_;
};

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
            bad_usage("--print {}: there is no field '{}'; there are {}", path, name,
                      fmt::join(names, ", "));
        }
        at = &(*at)[name];
    }
    return at->is_string() ? at->get<std::string>() + "\n" : json_text(*at);
}

void run_command(const RunCommandOptions& options) {
    std::FILE* const results = results_beside(options.out, options.json || !options.field.empty());
    const Expectation expectation(options.expected);
    const RunResult result = run_kernel(options, show_bar);
    if (!options.field.empty())
        fmt::print("{}", field_text(record_of(result), options.field));
    else if (options.json)
        print_json(record_of(result));
    else
        print_summary(results, result);
    refuse_flaws(result);
    expectation.check(result);
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
