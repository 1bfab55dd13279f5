// SPDX-License-Identifier: Apache-2.0
#include "objects/missing_names.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"
#include "base/text.h"

namespace swsim {

namespace {

constexpr std::string_view linked_prefix = "slave_";

// Names that programs are known to use, and why they are not here.
struct KnownName {
    std::string_view pattern;
    std::string_view advice;
};

#define MISSING(pattern, advice) {pattern, advice},
constexpr KnownName known_names[] = {
#include "objects/missing_names.def"
};
#undef MISSING

std::string advice_for(const std::string& name) {
    const auto* found = std::ranges::find_if(
        known_names, [&](const KnownName& each) { return matches_glob(each.pattern, name); });
    return found == std::end(known_names) ? "" : std::string(found->advice);
}

std::string listed(const std::string& name, const std::string& advice) {
    return fmt::format("\n    {}{}{}", name, advice.empty() ? "" : ": ", advice);
}

}  // namespace

void MissingNames::add_cpe(const std::string& name,
                           const std::map<std::string, HostSymbol, std::less<>>& host_symbols) {
    const auto found = host_symbols.find(name);
    if (found != host_symbols.end() && !found->second.is_function)
        return;
    std::string advice = advice_for(name);
    if (advice.empty() && found != host_symbols.end())
        advice = "a function of the host program, which CPEs cannot call; compile it for them, too "
                 "(sw5cc -slave)";
    cpe_[name] = advice;
}

void MissingNames::refuse_any() const {
    std::string text;
    if (!cpe_.empty()) {
        text += "\n  CPE code uses what nobody provides:";
        for (const auto& [name, advice] : cpe_)
            text += listed(name, advice);
    }
    std::string host;
    for (const std::string& name : host_) {
        if (cpe_.contains(name))
            continue;
        const bool spawned = name.starts_with(linked_prefix);
        host += listed(name, spawned ? fmt::format("no CPE source defines the function {}",
                                                   name.substr(linked_prefix.size()))
                                     : advice_for(name));
    }
    if (!host.empty())
        text += "\n  the host program uses what nobody provides:" + host;
    if (!text.empty())
        bad_input("this cannot be linked{}\n  Name the source, object or archive that defines them "
                  "(of CPE code: compiled by sw5cc -slave).",
                  text);
}

std::set<std::string> undefined_references(const std::string& messages) {
    constexpr std::string_view mark = "undefined reference to `";
    std::set<std::string> names;
    for (size_t at = 0; (at = messages.find(mark, at)) != std::string::npos;) {
        at += mark.size();
        names.insert(messages.substr(at, messages.find('\'', at) - at));
    }
    return names;
}

}  // namespace swsim
