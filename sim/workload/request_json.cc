// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/request_json.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/text.h"
#include "sim/workload/files.h"
#include "sim/workload/reference.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(std::string_view key, const std::string& what) {
    bad_usage("\"{}\" {}", key, what);
}

// The value of a key, as what it must be.
struct Value {
    std::string_view key;
    const Json& json;

    std::string text() const {
        if (!json.is_string())
            refuse(key, "must be a text");
        auto text = json.get<std::string>();
        if (text.empty() || text.find('\0') != std::string::npos)
            refuse(key, "must be a text that is not empty and has no NUL");
        return text;
    }

    // Standard input and output carry requests and answers.
    std::string file() const {
        if (text() == standard_stream)
            refuse(key, "must be a file of its own");
        return text();
    }

    bool on() const {
        if (!json.is_boolean())
            refuse(key, "must be true or false");
        return json.get<bool>();
    }

    uint64_t number(uint64_t low = 0, uint64_t high = UINT64_MAX) const {
        if (!json.is_number_unsigned())
            refuse(key, "must be an integer that is not negative");
        const auto number = json.get<uint64_t>();
        if (number < low || number > high)
            refuse(key, fmt::format("is {}: it must be from {} to {}", number, low, high));
        return number;
    }
    unsigned small_number(unsigned low, unsigned high) const { return unsigned(number(low, high)); }

    std::vector<std::string> texts() const {
        if (!json.is_array())
            refuse(key, "must be a list of texts NAME=VALUE");
        std::vector<std::string> texts;
        for (const Json& each : json)
            texts.push_back(Value{key, each}.text());
        return texts;
    }
};

template <typename Chosen>
Chosen one_of(const std::set<Chosen>& choices, std::string_view key, const Chosen& value) {
    if (!choices.contains(value))
        refuse(key, fmt::format("is {}: it must be one of {}", value, fmt::join(choices, ", ")));
    return value;
}

void take_operation(const Value& value, BatchRequest& to) {
    to.run.variant.operation = one_of(cipher_operations, value.key, value.text());
}

void take_key_bits(const Value& value, BatchRequest& to) {
    const uint64_t bits = std::min<uint64_t>(value.number(), UINT32_MAX);
    to.run.variant.key_bits = one_of(cipher_key_bits, value.key, unsigned(bits));
}

void take_mode(const Value& value, BatchRequest& to) {
    const bool shared = one_of({"private", "shared"}, value.key, value.text()) == "shared";
    to.run.mode = shared ? ChipMode::shared : ChipMode::private_mode;
}

struct Key {
    std::string_view name;
    void (*take)(const Value& value, BatchRequest& to);
};

using To = BatchRequest;

constexpr std::array keys = {
    Key{"id", [](const Value&, To&) {}},  // it is echoed
    Key{"kernel", [](const Value& value, To& to) { to.run.kernel = value.text(); }},
    Key{"bytes", [](const Value& value, To& to) { to.run.bytes = value.number(); }},
    Key{"operation", take_operation},
    Key{"key_bits", take_key_bits},
    Key{"key", [](const Value& value, To& to) { to.run.key = value.text(); }},
    Key{"counter", [](const Value& value, To& to) { to.run.counter = value.text(); }},
    Key{"seed", [](const Value& value, To& to) { to.run.seed = value.number(); }},
    Key{"in", [](const Value& value, To& to) { to.run.in = value.file(); }},
    Key{"out", [](const Value& value, To& to) { to.run.out = value.file(); }},
    Key{"cgs", [](const Value& value,
                  To& to) { to.run.cgs = value.small_number(1, core_groups_per_chip); }},
    Key{"mode", take_mode},
    Key{"unit", [](const Value& value, To& to) { to.run.unit = value.number(); }},
    Key{"double_buffer", [](const Value& value, To& to) { to.run.double_buffer = value.on(); }},
    Key{"cpes",
        [](const Value& value, To& to) { to.run.cpes = value.small_number(1, CoreGroup::cpes); }},
    Key{"quantum", [](const Value& value, To& to) { to.run.limits.quantum = value.number(); }},
    Key{"remember",
        [](const Value& value, To& to) { to.run.limits.remembering.most_states = value.number(); }},
    Key{"verify",
        [](const Value& value, To& to) { to.run.limits.remembering.verify = value.on(); }},
    Key{"check", [](const Value& value, To& to) { to.run.limits.check = value.on(); }},
    Key{"max_cycles",
        [](const Value& value, To& to) { to.run.limits.max_cycles = value.number(1); }},
    Key{"host_seconds",
        [](const Value& value, To& to) {
            to.run.limits.host_seconds = value.small_number(1, 1'000'000);
        }},
    Key{"machine", [](const Value& value, To& to) { to.run.machine.file = value.text(); }},
    Key{"set", [](const Value& value, To& to) { to.run.machine.settings = value.texts(); }},
    Key{"expect_cycles", [](const Value& value, To& to) { to.expect_cycles = value.number(); }},
};

const Key& find_key(const std::string& name) {
    const auto found = std::ranges::find(keys, name, &Key::name);
    if (found != keys.end())
        return *found;
    std::vector<std::string_view> names;
    for (const Key& key : keys)
        names.push_back(key.name);
    refuse(name, "is not a key of a request; " + suggestion(name, names));
}

}  // namespace

BatchRequest batch_request_from(const Json& json) {
    if (!json.is_object())
        bad_usage("a request is a JSON object, such as {{\"kernel\": \"simd\"}}");
    BatchRequest request;
    for (const auto& [name, value] : json.items()) {
        const Key& key = find_key(name);
        key.take({key.name, value}, request);
    }
    if (request.run.kernel.empty())
        bad_usage("a request names its \"kernel\"");
    return request;
}

}  // namespace swsim
