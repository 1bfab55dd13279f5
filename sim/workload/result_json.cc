// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/result_json.h"

#include <nlohmann/json.hpp>

#include "sim/events/accounts_json.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// One core group in private mode is the plain case: its record has no fields of the chip.
void add_chip_fields(const RunResult& result, Json& json) {
    if (result.cgs == 1 && result.mode == ChipMode::private_mode)
        return;
    json["cgs"] = result.cgs;
    json["mode"] = name_of(result.mode);
    for (const GroupResult& group : result.groups)
        json["groups"].push_back({{"bytes", group.bytes},
                                  {"unit", group.unit},
                                  {"cycles", group.cycles()},
                                  {"kernel_cycles", group.kernel_cycles()}});
}

}  // namespace

Json record_of(const RunResult& result) {
    Json json = {{"kernel", result.name}};
    if (result.variant.key_bits) {
        json["operation"] = result.variant.operation;
        json["key_bits"] = result.variant.key_bits;
    }
    json.update({
        {"bytes", result.bytes()},
        {"cpes", result.cpes},
        {"unit", result.unit()},
        {"cycles", result.cycles()},
        {"kernel_cycles", result.kernel_cycles()},
        {"seconds", result.seconds()},
        {"throughput_gb_per_s", result.throughput_gb_per_s()},
        {"cycles_per_byte", result.cycles_per_byte()},
        {"instructions", result.instructions()},
        {"accounts", accounts_json(result.accounts())},
        {"verified", result.verified()},
        {"machine_hash", result.machine_hash},
        {"host_seconds", result.host_seconds},
        {"mips", result.mips()},
    });
    if (!result.why_cycles_mean_nothing.empty())
        json["cycles_mean_nothing"] = result.why_cycles_mean_nothing;
    if (result.is_program)
        json["exit_status"] = result.groups.front().host_status;
    add_chip_fields(result, json);
    if (result.checked)
        json["findings"] = result.findings();
    return json;
}

// ---- Between processes -------------------------------------------------------------------------

static void to_json(nlohmann::json& json, const Accounts& accounts) {
    json = std::vector<Cycle>(accounts.cycles().begin(), accounts.cycles().end());
}
static void from_json(const nlohmann::json& json, Accounts& accounts) {
    for (size_t i = 0; i < account_count; ++i)
        accounts[Account(i)] = json[i];
}

// Of spawns that ended: a fault goes as an error.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CoreResult, first_issue, end, instructions, p1_instructions,
                                   accounts)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SpawnResult, cycles, kernel_cycles, cores, findings)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(GroupResult, bytes, unit, host_status, spawns)

// Not as text: messages may quote bytes of a source file that are not UTF-8.
static std::string text_of(const nlohmann::json& json) {
    std::string text;
    nlohmann::json::to_cbor(json, text);
    return text;
}

std::string packed(const GroupResult& result) {
    return text_of(result);
}

std::string packed(const Error& error) {
    return text_of({{"error", error.what()}, {"kind", error.kind()}, {"place", error.place()}});
}

bool is_packed_error(const std::string& text) {
    return nlohmann::json::from_cbor(text).contains("error");
}

GroupResult unpacked_group(const std::string& text) {
    const nlohmann::json json = nlohmann::json::from_cbor(text);
    if (json.contains("error"))
        throw Error(json["kind"].get<ErrorKind>(), json["error"], json["place"]);
    return json;
}

}  // namespace swsim
