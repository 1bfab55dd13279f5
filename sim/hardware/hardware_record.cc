// SPDX-License-Identifier: Apache-2.0
#include "sim/hardware/hardware_record.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/text.h"
#include "sim/hardware/export.h"
#include "sim/workload/files.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

struct Placed {
    std::string place;
    Json json;
};

// What takes JSON apart goes down into itself.
Json parsed(const std::string& text) {
    constexpr int deepest = 32;
    const auto refuse_deep = [](int depth, Json::parse_event_t, Json&) { return depth <= deepest; };
    return Json::parse(text, refuse_deep, /*allow_exceptions=*/false);
}

std::vector<Placed> records_in_lines(const std::string& file, const std::string& text) {
    std::vector<Placed> records;
    std::istringstream lines(text);
    unsigned number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (!line.starts_with('{'))
            continue;  // what the job's system says
        Placed record{fmt::format("{}:{}", file, number), parsed(line)};
        if (record.json.is_discarded())
            bad_input("{}: this line begins like a record and is not JSON to its end: was it cut "
                      "off?",
                      record.place);
        records.push_back(std::move(record));
    }
    return records;
}

std::vector<Placed> records_in(const std::string& file) {
    const std::vector<uint8_t> bytes = read_file(file);
    const std::string text(bytes.begin(), bytes.end());
    Json whole = parsed(text);
    if (whole.is_object())
        return {{file, std::move(whole)}};
    std::vector<Placed> records;
    if (whole.is_array())
        for (size_t i = 0; i < whole.size(); ++i)
            records.push_back({fmt::format("{}, record {}", file, i + 1), whole[i]});
    else
        records = records_in_lines(file, text);
    if (records.empty())
        bad_input("{}: no record in it: neither a JSON array nor lines that begin with {{; an "
                  "exported program prints one",
                  file);
    return records;
}

// The fields of a record, with messages that name the place.
class Fields {
  public:
    Fields(const std::string& place, const Json& json, std::string prefix = "")
        : place_(place), json_(json), prefix_(std::move(prefix)) {
        if (!json.is_object())
            bad_input("{}: {} is not a JSON object", place,
                      prefix_.empty() ? "the record" : prefix_);
    }

    bool has(const char* name) const { return json_.contains(name) && !json_[name].is_null(); }
    const Json& at(const char* name) const {
        if (!has(name))
            bad_input("{}: field '{}{}' is missing{}", place_, prefix_, name,
                      std::string_view(name) == "hardware"
                          ? ": this is not what an exported program prints (swsim export)"
                          : "");
        return json_[name];
    }
    std::string text(const char* name) const {
        return at(name).is_string() ? at(name).get<std::string>() : refuse(name, "a text");
    }
    uint64_t number(const char* name) const {
        if (!at(name).is_number_unsigned())
            refuse(name, "a whole number that is not negative");
        return at(name).get<uint64_t>();
    }
    bool flag(const char* name) const {
        if (!at(name).is_boolean())
            refuse(name, "true or false");
        return at(name).get<bool>();
    }
    std::vector<std::string> texts(const char* name) const {
        std::vector<std::string> all;
        for (const Json& each : at(name)) {
            if (!each.is_string())
                refuse(name, "a list of texts");
            all.push_back(each.get<std::string>());
        }
        return all;
    }

  private:
    std::string refuse(const char* name, const char* what) const {
        bad_input("{}: field '{}{}' must be {}", place_, prefix_, name, what);
    }

    const std::string& place_;
    const Json& json_;
    const std::string prefix_;
};

RunRequest request_of(const Fields& fields, const Fields& hardware) {
    RunRequest request;
    request.kernel = fields.text("kernel");
    if (fields.has("operation"))
        request.variant = {fields.text("operation"), unsigned(fields.number("key_bits"))};
    request.bytes = fields.number("bytes");
    request.cpes = unsigned(std::min<uint64_t>(fields.number("cpes"), UINT32_MAX));
    request.unit = fields.number("unit");
    request.seed = hardware.number("seed");
    request.double_buffer = hardware.flag("double_buffer");
    if (hardware.has("key"))
        request.key = hardware.text("key");
    if (hardware.has("counter"))
        request.counter = hardware.text("counter");
    return request;
}

HardwareRecord record_from(const Placed& placed) {
    const Fields fields(placed.place, placed.json);
    const std::string kernel = fields.text("kernel");
    const Fields hardware(placed.place, fields.at("hardware"), "hardware.");
    HardwareRecord record;
    record.place = placed.place;
    record.request = request_of(fields, hardware);
    record.sources = hardware.text("sources");
    record.cycles = fields.number("cycles");
    record.own_data = hardware.flag("in") && record.request.bytes != 0;
    if (!fields.flag("verified"))
        bad_input("{}: the output of {} was wrong there: what it took says nothing", placed.place,
                  kernel);
    if (record.cycles == 0)
        bad_input("{}: {} took 0 cycles there: the cycle counter did not count", placed.place,
                  kernel);
    if (kernel == measuring_kit)
        record.probes = probes_of(hardware.texts("lines"), placed.place);
    return record;
}

}  // namespace

std::map<std::string, double> probes_of(const std::vector<std::string>& lines,
                                        const std::string& place) {
    std::map<std::string, double> probes;
    for (const std::string& line : lines) {
        std::istringstream words(line);
        std::string name, core, cycles, repetitions, rest;
        words >> name >> core >> cycles >> repetitions;
        const auto count = parse_number(cycles);
        const auto times = parse_number(repetitions);
        if (!parse_number(core) || !count || !times || *times == 0 || words >> rest)
            bad_input("{}: '{}' is not NAME CORE CYCLES REPETITIONS, as the measuring kit writes",
                      place, line);
        double& slowest = probes[name];
        slowest = std::max(slowest, double(*count) / double(*times));
    }
    return probes;
}

std::vector<HardwareRecord> read_hardware_records(const std::vector<std::string>& files) {
    std::vector<HardwareRecord> records;
    for (const std::string& file : files)
        for (const Placed& placed : records_in(file))
            records.push_back(record_from(placed));
    return records;
}

}  // namespace swsim
