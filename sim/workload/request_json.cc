// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/request_json.h"

#include <algorithm>
#include <array>
#include <limits>
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
    throw Error(ErrorKind::usage, fmt::format("\"{}\" {}", key, what));
}

std::string text_from(std::string_view key, const Json& value) {
    if (!value.is_string())
        refuse(key, "must be a text");
    const auto text = value.get<std::string>();
    if (text.empty() || text.find('\0') != std::string::npos)
        refuse(key, "must be a text that is not empty and has no NUL");
    return text;
}

// Standard input and output carry requests and answers.
std::string file_from(std::string_view key, const Json& value) {
    const std::string file = text_from(key, value);
    if (file == standard_stream)
        refuse(key, "must be a file of its own");
    return file;
}

bool switch_from(std::string_view key, const Json& value) {
    if (!value.is_boolean())
        refuse(key, "must be true or false");
    return value.get<bool>();
}

uint64_t number_from(std::string_view key, const Json& value, uint64_t low = 0,
                     uint64_t high = std::numeric_limits<uint64_t>::max()) {
    if (!value.is_number_unsigned())
        refuse(key, "must be an integer that is not negative");
    const auto number = value.get<uint64_t>();
    if (number < low || number > high)
        refuse(key, fmt::format("is {}: it must be from {} to {}", number, low, high));
    return number;
}

template <typename Choices>
void check_choice(std::string_view key, const auto& value, const Choices& choices) {
    if (std::ranges::find(choices, value) == std::end(choices))
        refuse(key, fmt::format("is {}: it must be one of {}", value, fmt::join(choices, ", ")));
}

std::vector<std::string> settings_from(std::string_view key, const Json& value) {
    if (!value.is_array())
        refuse(key, "must be a list of texts NAME=VALUE");
    std::vector<std::string> settings;
    for (const Json& setting : value)
        settings.push_back(text_from(key, setting));
    return settings;
}

ChipMode mode_from(std::string_view key, const Json& value) {
    const std::string name = text_from(key, value);
    check_choice(key, name, std::array{"private", "shared"});
    return name == "shared" ? ChipMode::shared : ChipMode::private_mode;
}

struct Key {
    std::string_view name;
    void (*take)(std::string_view key, const Json& value, BatchRequest& request);
};

using Name = std::string_view;

constexpr std::array keys = {
    Key{"id", [](Name, const Json&, BatchRequest&) {}},  // it is echoed
    Key{"kernel", [](Name key, const Json& value,
                     BatchRequest& to) { to.run.kernel = text_from(key, value); }},
    Key{"bytes", [](Name key, const Json& value,
                    BatchRequest& to) { to.run.bytes = number_from(key, value); }},
    Key{"operation",
        [](Name key, const Json& value, BatchRequest& to) {
            to.run.variant.operation = text_from(key, value);
            check_choice(key, to.run.variant.operation, cipher_operations);
        }},
    Key{"key_bits",
        [](Name key, const Json& value, BatchRequest& to) {
            const uint64_t bits = number_from(key, value);
            check_choice(key, bits, cipher_key_bits);
            to.run.variant.key_bits = unsigned(bits);
        }},
    Key{"key",
        [](Name key, const Json& value, BatchRequest& to) { to.run.key = text_from(key, value); }},
    Key{"counter", [](Name key, const Json& value,
                      BatchRequest& to) { to.run.counter = text_from(key, value); }},
    Key{"seed", [](Name key, const Json& value,
                   BatchRequest& to) { to.run.seed = number_from(key, value); }},
    Key{"in",
        [](Name key, const Json& value, BatchRequest& to) { to.run.in = file_from(key, value); }},
    Key{"out",
        [](Name key, const Json& value, BatchRequest& to) { to.run.out = file_from(key, value); }},
    Key{"cgs",
        [](Name key, const Json& value, BatchRequest& to) {
            to.run.cgs = unsigned(number_from(key, value, 1, core_groups_per_chip));
        }},
    Key{"mode",
        [](Name key, const Json& value, BatchRequest& to) { to.run.mode = mode_from(key, value); }},
    Key{"unit", [](Name key, const Json& value,
                   BatchRequest& to) { to.run.unit = number_from(key, value); }},
    Key{"double_buffer", [](Name key, const Json& value,
                            BatchRequest& to) { to.run.double_buffer = switch_from(key, value); }},
    Key{"cpes",
        [](Name key, const Json& value, BatchRequest& to) {
            to.run.cpes = unsigned(number_from(key, value, 1, CoreGroup::cpes));
        }},
    Key{"quantum", [](Name key, const Json& value,
                      BatchRequest& to) { to.run.limits.quantum = number_from(key, value); }},
    Key{"check", [](Name key, const Json& value,
                    BatchRequest& to) { to.run.limits.check = switch_from(key, value); }},
    Key{"max_cycles",
        [](Name key, const Json& value,
           BatchRequest& to) { to.run.limits.max_cycles = number_from(key, value, 1); }},
    Key{"host_seconds",
        [](Name key, const Json& value,
           BatchRequest&
               to) { to.run.limits.host_seconds = unsigned(number_from(key, value, 1, 1'000'000)); }},
    Key{"machine", [](Name key, const Json& value,
                      BatchRequest& to) { to.run.machine.file = text_from(key, value); }},
    Key{"set", [](Name key, const Json& value,
                  BatchRequest& to) { to.run.machine.settings = settings_from(key, value); }},
    Key{"expect_cycles", [](Name key, const Json& value,
                            BatchRequest& to) { to.expect_cycles = number_from(key, value); }},
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
        throw Error(ErrorKind::usage, "a request is a JSON object, such as {\"kernel\": \"simd\"}");
    BatchRequest request;
    for (const auto& [name, value] : json.items()) {
        const Key& key = find_key(name);
        key.take(key.name, value, request);
    }
    if (request.run.kernel.empty())
        throw Error(ErrorKind::usage, "a request names its \"kernel\"");
    return request;
}

}  // namespace swsim
