// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/profile_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "sim/events/accounts_json.h"
#include "sim/profile/percent.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// ---- Writing ---------------------------------------------------------------------------------

double percent(unsigned tenths) {
    return double(tenths) / 10;
}

Json percents_json(const Accounts& accounts) {
    const std::vector<unsigned> tenths = tenths_of(accounts.cycles());
    Json json;
    for (size_t i = 0; i < account_count; ++i)
        json[std::string(account_names[i])] = percent(tenths[i]);
    return json;
}

// Those that are not zero.
Json few_accounts_json(const Accounts& accounts) {
    Json json = Json::object();
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = accounts[Account(i)])
            json[std::string(account_names[i])] = cycles;
    return json;
}

Json pipe_json(const PipeReport& pipe) {
    return {{"used", pipe.used},
            {"idle", pipe.idle},
            {"percent_used", percent(tenths_of(pipe.used, pipe.used + pipe.idle))}};
}

Json mix_json(const std::vector<MixRow>& mix) {
    const std::vector<unsigned> tenths = tenths_of(mix, &MixRow::total);
    Json json = Json::array();
    for (size_t i = 0; i < mix.size(); ++i)
        json.push_back({{"timing_class", mix[i].timing_class},
                        {"issues", mix[i].total()},
                        {"percent", percent(tenths[i])},
                        {"p0", mix[i].issues[0]},
                        {"p1", mix[i].issues[1]}});
    return json;
}

Json waits_json(const std::vector<Share::Wait>& waits) {
    Json json = Json::array();
    for (const Share::Wait& wait : waits) {
        Json each = {{"account", name_of(wait.account)}, {"cycles", wait.cycles}};
        each["producer"] =
            wait.place.empty() ? Json() : Json{{"place", wait.place}, {"source", wait.source}};
        json.push_back(each);
    }
    return json;
}

Json share_json(const Share& share, Cycle total) {
    return {{"cycles", share.cycles()},
            {"percent", percent(tenths_of(share.cycles(), total))},
            {"issues", share.issues},
            {"accounts", few_accounts_json(share.accounts)},
            {"waits", waits_json(share.waits)}};
}

Json region_json(const RegionReport& region, Cycle total) {
    const Cycle cycles = region.inclusive.cycles();
    return {
        {"name", region.name},
        {"spans", region.spans},
        {"passes", region.passes},
        {"cycles_per_pass", region.passes ? Json(double(cycles) / double(region.passes)) : Json()},
        {"inclusive", share_json(region.inclusive, total)},
        {"exclusive", share_json(region.exclusive, total)}};
}

Json line_json(const LineReport& line, Cycle total) {
    Json json = {{"place", line.place}, {"source", line.source}, {"region", line.region}};
    json.update(share_json(line.share, total));
    json["instructions"] = Json::array();
    for (const LineReport::Instruction& each : line.instructions)
        json["instructions"].push_back({{"pc", each.pc}, {"text", each.text}});
    json["uses"] = Json::array();
    for (const LineReport::Use& use : line.uses)
        json["uses"].push_back(
            {{"macros", use.macros}, {"issues", use.issues}, {"cycles", use.cycles}});
    return json;
}

Json core_json(const CoreReport& core) {
    return {{"core", core.core},
            {"cycles", core.accounts.total()},
            {"active_cycles", core.active()},
            {"issues", core.issues[0] + core.issues[1]},
            {"p0", core.issues[0]},
            {"p1", core.issues[1]},
            {"accounts", accounts_json(core.accounts)}};
}

Json spread_json(const Spread& spread) {
    return {{"minimum", spread.minimum},
            {"minimum_core", spread.minimum_core},
            {"median", spread.median},
            {"maximum", spread.maximum},
            {"maximum_core", spread.maximum_core}};
}

Json spreads_json(const std::vector<CoreReport>& cores) {
    Json accounts;
    for (size_t i = 0; i < account_count; ++i)
        accounts[std::string(account_names[i])] = spread_json(
            spread_of(cores, [i](const CoreReport& core) { return core.accounts[Account(i)]; }));
    return {{"critical_core", critical_core(cores)},
            {"active_cycles",
             spread_json(spread_of(cores, [](const CoreReport& core) { return core.active(); }))},
            {"accounts", accounts}};
}

Json origin_json(const ProfileReport& report) {
    const ProfileOrigin& origin = report.origin;
    return {{"format", profile_format},
            {"version", profile_version},
            {"kernel", origin.kernel},
            {"bytes", origin.bytes},
            {"cpes", report.cpes},
            {"cgs", origin.cgs},
            {"mode", origin.mode},
            {"group", origin.group},
            {"core", report.core ? Json(*report.core) : Json()},
            {"spawns", report.spawns},
            {"machine_hash", origin.machine_hash},
            {"problem", origin.problem.empty() ? Json() : Json(origin.problem)}};
}

// ---- Reading ---------------------------------------------------------------------------------

// A member that must be there.
const Json& member(const Json& json, const std::string& name) {
    if (!json.is_object() || !json.contains(name))
        throw ProfileError(fmt::format("it has no field '{}' where one must be", name));
    return json[name];
}

template <typename Value> Value field(const Json& json, const char* name) {
    try {
        return member(json, name).get<Value>();
    } catch (const Json::type_error&) {
        throw ProfileError(fmt::format("its field '{}' is of the wrong kind", name));
    }
}

// Of cycles, instructions and the like: what sums of them and doubles can hold.
uint64_t count(const Json& json) {
    constexpr uint64_t largest = uint64_t(1) << 53;
    if (!json.is_number_unsigned() || json.get<uint64_t>() > largest)
        throw ProfileError(fmt::format("{} is not a count", json.dump()));
    return json.get<uint64_t>();
}

uint64_t count(const Json& json, const char* name) {
    return count(member(json, name));
}

std::string text_or_nothing(const Json& json) {
    return json.is_null() ? "" : json.get<std::string>();
}

Account account_named(const std::string& name) {
    if (const auto account = find_account(name))
        return *account;
    throw ProfileError(fmt::format("there is no account '{}'", name));
}

Accounts parse_accounts(const Json& json) {
    Accounts accounts;
    for (const auto& [name, cycles] : json.items())
        accounts[account_named(name)] = count(cycles);
    return accounts;
}

Share parse_share(const Json& json) {
    Share share;
    share.issues = count(json, "issues");
    share.accounts = parse_accounts(member(json, "accounts"));
    for (const Json& each : member(json, "waits")) {
        Share::Wait wait;
        wait.account = account_named(field<std::string>(each, "account"));
        wait.cycles = count(each, "cycles");
        if (const Json& producer = member(each, "producer"); !producer.is_null()) {
            wait.place = field<std::string>(producer, "place");
            wait.source = field<std::string>(producer, "source");
        }
        share.waits.push_back(wait);
    }
    return share;
}

RegionReport parse_region(const Json& json) {
    return {field<std::string>(json, "name"), field<std::vector<std::string>>(json, "spans"),
            count(json, "passes"), parse_share(member(json, "inclusive")),
            parse_share(member(json, "exclusive"))};
}

LineReport parse_line(const Json& json) {
    LineReport line;
    line.place = field<std::string>(json, "place");
    line.source = field<std::string>(json, "source");
    line.region = field<std::string>(json, "region");
    line.share = parse_share(json);
    for (const Json& each : member(json, "instructions"))
        line.instructions.push_back({count(each, "pc"), field<std::string>(each, "text")});
    for (const Json& each : member(json, "uses"))
        line.uses.push_back({field<std::vector<std::string>>(each, "macros"), count(each, "issues"),
                             count(each, "cycles")});
    return line;
}

ProfileReport parse_report(const Json& json) {
    ProfileReport report;
    ProfileOrigin& origin = report.origin;
    origin.kernel = field<std::string>(json, "kernel");
    origin.bytes = count(json, "bytes");
    origin.cgs = unsigned(count(json, "cgs"));
    origin.mode = field<std::string>(json, "mode");
    origin.group = unsigned(count(json, "group"));
    origin.machine_hash = field<std::string>(json, "machine_hash");
    origin.kernel_cycles = count(json, "kernel_cycles");
    origin.problem = text_or_nothing(member(json, "problem"));
    report.cpes = unsigned(count(json, "cpes"));
    report.spawns = unsigned(count(json, "spawns"));
    report.cycles = count(json, "cycles");
    if (!member(json, "core").is_null())
        report.core = unsigned(count(json, "core"));
    report.accounts = parse_accounts(member(json, "accounts"));
    for (size_t pipe = 0; pipe < report.pipes.size(); ++pipe) {
        const Json& own = member(member(json, "pipes"), fmt::format("p{}", pipe));
        report.pipes[pipe] = {count(own, "used"), count(own, "idle")};
    }
    for (const Json& row : member(json, "mix"))
        report.mix.push_back(
            {field<std::string>(row, "timing_class"), {count(row, "p0"), count(row, "p1")}});
    for (const Json& region : member(json, "regions"))
        report.regions.push_back(parse_region(region));
    for (const Json& line : member(json, "lines"))
        report.lines.push_back(parse_line(line));
    for (const Json& core : member(json, "cores"))
        report.cores.push_back({unsigned(count(core, "core")),
                                {count(core, "p0"), count(core, "p1")},
                                parse_accounts(member(core, "accounts"))});
    return report;
}

void check_cores(const ProfileReport& report) {
    bool complete = report.cores.size() == report.cpes;
    for (size_t i = 0; i < report.cores.size(); ++i)
        complete = complete && report.cores[i].core == i;
    if (!complete || (report.core && *report.core >= report.cpes))
        throw ProfileError(fmt::format("its cores are not 0 to {}", int64_t(report.cpes) - 1));
}

}  // namespace

nlohmann::ordered_json json_of(const ProfileReport& report) {
    const Cycle total = report.accounts.total();
    Json json = origin_json(report);
    json["cycles"] = report.cycles;
    json["kernel_cycles"] = report.origin.kernel_cycles;
    json["cycles_per_byte"] = report.origin.bytes ? Json(report.cycles_per_byte()) : Json();
    json["issues"] = report.issues();
    json["accounts"] = accounts_json(report.accounts);
    json["percent"] = percents_json(report.accounts);
    json["pipes"] = {{"p0", pipe_json(report.pipes[0])}, {"p1", pipe_json(report.pipes[1])}};
    json["mix"] = mix_json(report.mix);
    json["statistics"] = spreads_json(report.cores);
    json["regions"] = Json::array();
    for (const RegionReport& region : report.regions)
        json["regions"].push_back(region_json(region, total));
    json["lines"] = Json::array();
    for (const LineReport& line : report.lines)
        json["lines"].push_back(line_json(line, total));
    json["cores"] = Json::array();
    for (const CoreReport& core : report.cores)
        json["cores"].push_back(core_json(core));
    return json;
}

ProfileReport parse_profile(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        if (!json.is_object() || json.value("format", Json()) != profile_format)
            throw ProfileError(fmt::format("it does not say \"format\": \"{}\"", profile_format));
        if (const Json version = json.value("version", Json()); version != profile_version)
            throw ProfileError(fmt::format("its version is {}, and this program reads {}",
                                           version.dump(), profile_version));
        const ProfileReport report = parse_report(json);
        check_cores(report);
        if (report.accounts.total() != report.looked_at())
            throw ProfileError(fmt::format("its accounts sum to {} cycles, its cores have {}",
                                           report.accounts.total(), report.looked_at()));
        return report;
    } catch (const Json::parse_error& error) {
        throw ProfileError(
            fmt::format("it is not JSON: what is wrong begins at byte {}", error.byte));
    } catch (const Json::exception&) {
        throw ProfileError("a field is of the wrong kind");
    }
}

}  // namespace swsim
