// SPDX-License-Identifier: Apache-2.0
#include "sim/log/event_log_json.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/log/byte_coding.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

Json line_json(const ProgramText::Line& line) {
    return {{"text", line.text},     {"file", line.file},   {"line", line.line},
            {"macros", line.macros}, {"reads", line.reads}, {"writes", line.writes},
            {"timing", line.timing}};
}

ProgramText::Line line_from(const Json& json) {
    ProgramText::Line line;
    json.at("text").get_to(line.text);
    json.at("file").get_to(line.file);
    json.at("line").get_to(line.line);
    json.at("macros").get_to(line.macros);
    json.at("reads").get_to(line.reads);
    json.at("writes").get_to(line.writes);
    json.at("timing").get_to(line.timing);
    const auto no_register = [](uint8_t index) { return index > zero_register; };
    if (std::ranges::any_of(line.reads, no_register) || line.writes < -1 ||
        line.writes > int(zero_register))
        throw BadBytes("its description names an unknown register");
    return line;
}

void add_program(Json& json, const ProgramText& program) {
    json["instructions"] = Json::array();
    for (const ProgramText::Line& line : program.instructions)
        json["instructions"].push_back(line_json(line));
    json["files"] = Json::array();
    for (const SourceFile& file : program.files)
        json["files"].push_back({{"path", file.path}, {"lines", file.lines}});
    json["labels"] = Json::array();
    for (const auto& [address, names] : program.labels)
        json["labels"].push_back({{"address", address}, {"names", names}});
    json["regions"] = Json::array();
    for (const Region& region : program.regions)
        json["regions"].push_back(
            {{"name", region.name}, {"begin", region.begin}, {"end", region.end}});
}

ProgramText program_from(const Json& json) {
    ProgramText program;
    for (const Json& each : json.at("instructions"))
        program.instructions.push_back(line_from(each));
    for (const Json& each : json.at("files"))
        program.files.push_back(
            {each.at("path").get<std::string>(), each.at("lines").get<std::vector<std::string>>()});
    for (const Json& each : json.at("labels"))
        each.at("names").get_to(program.labels[each.at("address").get<uint64_t>()]);
    for (const Json& each : json.at("regions"))
        program.regions.push_back({each.at("name").get<std::string>(),
                                   each.at("begin").get<uint32_t>(),
                                   each.at("end").get<uint32_t>()});
    return program;
}

RunMeta meta_from(const Json& json) {
    RunMeta meta;
    json.at("subject").get_to(meta.subject);
    json.at("command").get_to(meta.command);
    json.at("cpes").get_to(meta.cpes);
    json.at("machine_hash").get_to(meta.machine_hash);
    json.at("machine").get_to(meta.machine);
    return meta;
}

std::vector<Account> accounts_from(const Json& json) {
    std::vector<Account> accounts;
    for (const Json& each : json.at("accounts")) {
        const auto name = each.get<std::string>();
        const auto account = find_account(name);
        if (!account)
            throw BadBytes(
                fmt::format("it has the account '{}', which this swsim does not know", name));
        accounts.push_back(*account);
    }
    return accounts;
}

}  // namespace

std::string describe_log(const ProgramText& program, const RunMeta& meta) {
    Json json = {{"subject", meta.subject}, {"command", meta.command},
                 {"cpes", meta.cpes},       {"machine_hash", meta.machine_hash},
                 {"machine", meta.machine}, {"accounts", account_names}};
    add_program(json, program);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

LogDescription read_description(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        return {program_from(json), meta_from(json), accounts_from(json)};
    } catch (const Json::exception&) {
        throw BadBytes("its description is damaged");
    }
}

}  // namespace swsim
