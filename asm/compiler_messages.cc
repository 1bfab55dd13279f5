// SPDX-License-Identifier: Apache-2.0
#include "asm/compiler_messages.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "asm/source.h"
#include "base/text.h"

namespace swsim {

namespace {

// Takes ":number" off the end of `text`.
std::optional<unsigned> take_number(std::string_view& text) {
    const size_t colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto number = parse_number<unsigned>(text.substr(colon + 1));
    if (number)
        text = text.substr(0, colon);
    return number;
}

using Kinds = std::initializer_list<std::string_view>;

std::optional<Diagnostic> message_in(std::string_view line, Kinds kinds) {
    for (const std::string_view kind : kinds) {
        const size_t found = line.find(kind);
        if (found == std::string_view::npos)
            continue;
        Diagnostic diagnostic;
        diagnostic.message = line.substr(found + kind.size());
        std::string_view place = line.substr(0, found);
        const auto last = take_number(place);
        const auto before = take_number(place);
        diagnostic.line = before ? *before : last.value_or(0);
        diagnostic.column = before ? *last : 0;
        diagnostic.file = place;
        diagnostic.source_line = line_of_file(diagnostic.file, diagnostic.line);
        return diagnostic;
    }
    return std::nullopt;
}

std::vector<Diagnostic> messages_of(std::string_view messages, Kinds kinds) {
    std::vector<Diagnostic> found;
    while (!messages.empty()) {
        const size_t end = std::min(messages.find('\n'), messages.size());
        if (auto message = message_in(messages.substr(0, end), kinds))
            found.push_back(std::move(*message));
        messages.remove_prefix(std::min(end + 1, messages.size()));
    }
    return found;
}

}  // namespace

std::vector<Diagnostic> compiler_errors(std::string_view messages) {
    return messages_of(messages, {": error: ", ": fatal error: "});
}

std::vector<Diagnostic> compiler_warnings(std::string_view messages) {
    return messages_of(messages, {": warning: "});
}

}  // namespace swsim
