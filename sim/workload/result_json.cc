// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/result_json.h"

#include <nlohmann/json.hpp>

#include "sim/profile/accounts_json.h"

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

// Not as text: messages may quote bytes of a source file that are not UTF-8.
std::string text_of(const Json& json) {
    std::string text;
    Json::to_cbor(json, text);
    return text;
}

Json json_of(const CoreResult& core) {
    return {{"first_issue", core.first_issue},
            {"end", core.end},
            {"instructions", core.instructions},
            {"p1_instructions", core.p1_instructions},
            {"accounts", accounts_json(core.accounts)}};
}

CoreResult core_from(const Json& json) {
    CoreResult core;
    core.first_issue = json["first_issue"];
    core.end = json["end"];
    core.instructions = json["instructions"];
    core.p1_instructions = json["p1_instructions"];
    for (size_t i = 0; i < account_count; ++i)
        core.accounts[Account(i)] = json["accounts"][std::string(account_names[i])];
    return core;
}

// Of a spawn that ended: a fault goes as an error.
Json json_of(const SpawnResult& spawn) {
    Json cores = Json::array();
    for (const CoreResult& core : spawn.cores)
        cores.push_back(json_of(core));
    return {{"cycles", spawn.cycles},
            {"kernel_cycles", spawn.kernel_cycles},
            {"cores", std::move(cores)},
            {"findings", spawn.findings}};
}

SpawnResult spawn_from(const Json& json) {
    SpawnResult spawn;
    spawn.cycles = json["cycles"];
    spawn.kernel_cycles = json["kernel_cycles"];
    for (const Json& core : json["cores"])
        spawn.cores.push_back(core_from(core));
    spawn.findings = json["findings"];
    return spawn;
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
    add_chip_fields(result, json);
    if (result.checked)
        json["findings"] = result.findings();
    return json;
}

std::string packed(const GroupResult& result) {
    Json spawns = Json::array();
    for (const SpawnResult& spawn : result.spawns)
        spawns.push_back(json_of(spawn));
    return text_of({{"bytes", result.bytes},
                    {"unit", result.unit},
                    {"host_status", result.host_status},
                    {"spawns", std::move(spawns)}});
}

std::string packed(const Error& error) {
    return text_of({{"error", error.what()}, {"kind", error.kind()}, {"place", error.place()}});
}

bool is_packed_error(const std::string& text) {
    return Json::from_cbor(text).contains("error");
}

GroupResult unpacked_group(const std::string& text) {
    const Json json = Json::from_cbor(text);
    if (json.contains("error"))
        throw Error(json["kind"].get<ErrorKind>(), json["error"], json["place"]);
    GroupResult result;
    result.bytes = json["bytes"];
    result.unit = json["unit"];
    result.host_status = json["host_status"];
    for (const Json& spawn : json["spawns"])
        result.spawns.push_back(spawn_from(spawn));
    return result;
}

}  // namespace swsim
