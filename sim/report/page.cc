// SPDX-License-Identifier: Apache-2.0
#include "sim/report/page.h"

#include <string_view>

#include <nlohmann/json.hpp>

namespace swsim {

namespace {

constexpr std::string_view page_template =
#include "report.html.inc"
    ;
constexpr std::string_view style =
#include "report.css.inc"
    ;
constexpr std::string_view scripts[] = {
#include "report.js.inc"
};

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else
            result += c;
    return result;
}

// In a script element only "<" can do harm, and in JSON it stands only in strings.
std::string safe_json(const nlohmann::ordered_json& data) {
    const std::string json =
        data.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::string result;
    result.reserve(json.size());
    for (const char c : json)
        if (c == '<')
            result += "\\u003c";
        else
            result += c;
    return result;
}

}  // namespace

std::string report_page(const std::string& title, const nlohmann::ordered_json& data) {
    std::string page;
    std::string_view rest = page_template;
    const auto until = [&](std::string_view mark) {
        const size_t at = rest.find(mark);
        page += rest.substr(0, at);
        rest.remove_prefix(at + mark.size());
    };
    until("{{title}}");
    // It may not be UTF-8 either: JSON replaces such bytes.
    const std::string quoted =
        nlohmann::json(title).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    page += escaped(nlohmann::json::parse(quoted).get<std::string>());
    until("{{style}}");
    page += style;
    until("{{data}}");
    page += safe_json(data);
    until("{{script}}");
    for (const std::string_view script : scripts)
        page += script;
    page += rest;
    return page;
}

}  // namespace swsim
