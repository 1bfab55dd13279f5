// SPDX-License-Identifier: Apache-2.0
#include "sim/diff/diff_output.h"

#include <nlohmann/json.hpp>

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// Counts are whole numbers, and are written so.
Json number(double value, bool per_byte) {
    return per_byte ? Json(value) : Json(int64_t(value));
}

class DiffJson {
  public:
    explicit DiffJson(const ProfileDiff& diff) : diff_(diff) {}

    Json make() const;

  private:
    Json pair(const Pair& pair) const {
        const auto change = pair.change();
        return {{"a", number(pair.a, diff_.per_byte)},
                {"b", number(pair.b, diff_.per_byte)},
                {"difference", number(pair.difference(), diff_.per_byte)},
                {"change_percent", change ? Json(*change) : Json()}};
    }
    // Percentages of A and B beside each other.
    static void add_percents(Json& json, int tenths_a, int tenths_b) {
        json["percent_a"] = double(tenths_a) / 10;
        json["percent_b"] = double(tenths_b) / 10;
        json["points"] = double(tenths_b - tenths_a) / 10;
    }
    static Json origin(const ProfileReport& report) {
        return {{"kernel", report.origin.kernel},
                {"bytes", report.origin.bytes},
                {"cpes", report.cpes},
                {"core", report.core ? Json(*report.core) : Json()},
                {"machine_hash", report.origin.machine_hash},
                {"cycles", report.cycles},
                {"kernel_cycles", report.origin.kernel_cycles},
                {"cycles_per_byte", report.origin.bytes ? Json(report.cycles_per_byte()) : Json()}};
    }
    Json share(const ShareDiff& share) const;

    const ProfileDiff& diff_;
};

Json DiffJson::share(const ShareDiff& share) const {
    Json accounts = Json::object();
    for (const auto& [account, cycles] : share.accounts)
        accounts[std::string(name_of(account))] = pair(cycles);
    return {{"in_a", share.in_a},
            {"in_b", share.in_b},
            {"cycles", pair(share.cycles)},
            {"issues", pair(share.issues)},
            {"accounts", accounts}};
}

Json DiffJson::make() const {
    Json json = {{"format", "swsim diff"},
                 {"version", 1},
                 {"unit", diff_.per_byte ? "cycles per byte" : "cycles"},
                 {"a", origin(diff_.a)},
                 {"b", origin(diff_.b)},
                 {"cycles", pair(diff_.spawn_to_join)},
                 {"kernel_cycles", pair(diff_.kernel_cycles)},
                 {"total", pair(diff_.total)},
                 {"issues", pair(diff_.issues)}};
    json["accounts"] = Json::array();
    for (const AccountDiff& each : diff_.accounts) {
        Json row = {{"account", name_of(each.account)}};
        row.update(pair(each.cycles));
        add_percents(row, each.tenths_a, each.tenths_b);
        json["accounts"].push_back(row);
    }
    for (size_t i = 0; i < diff_.pipes.size(); ++i) {
        Json& pipe = json["pipes"][i == 0 ? "p0" : "p1"] = {{"used", pair(diff_.pipes[i].used)}};
        add_percents(pipe, diff_.pipes[i].tenths_a, diff_.pipes[i].tenths_b);
    }
    json["mix"] = Json::array();
    for (const MixDiff& each : diff_.mix)
        json["mix"].push_back({{"timing_class", each.timing_class}, {"issues", pair(each.issues)}});
    json["regions"] = Json::array();
    for (const RegionDiff& region : diff_.regions) {
        Json row = {{"name", region.name}};
        row.update(share(region.share));
        row["cycles_per_pass"] = {{"a", region.cycles_per_pass.a}, {"b", region.cycles_per_pass.b}};
        json["regions"].push_back(row);
    }
    json["lines"] = Json::array();
    for (const LineDiff& line : diff_.lines) {
        Json row = {
            {"source", line.source}, {"places_a", line.places_a}, {"places_b", line.places_b}};
        row.update(share(line.share));
        json["lines"].push_back(row);
    }
    return json;
}

}  // namespace

nlohmann::ordered_json json_of(const ProfileDiff& diff) {
    return DiffJson(diff).make();
}

}  // namespace swsim
