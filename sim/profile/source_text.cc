// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/source_text.h"

#include <algorithm>
#include <cctype>

namespace swsim {

namespace {

bool is_of_label(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
}

}  // namespace

std::string without_comment(std::string_view source) {
    std::string text;
    for (size_t i = 0; i < source.size(); ++i) {
        const bool blank = source[i] == ' ' || source[i] == '\t';
        const bool behind_blank = text.empty() || text.back() == ' ';
        if ((source[i] == '#' && behind_blank) || source.substr(i).starts_with("/*") ||
            source.substr(i).starts_with("//"))
            break;
        if (!blank)
            text += source[i];
        else if (!behind_blank)
            text += ' ';
    }
    if (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

std::string without_labels(std::string_view source) {
    std::string text = without_comment(source);
    for (;;) {
        const auto end = std::ranges::find_if_not(text, is_of_label);
        if (end == text.begin() || end == text.end() || *end != ':')
            return text;
        text.erase(text.begin(), end + 1);
        text.erase(0, text.find_first_not_of(' '));
    }
}

std::string shortened(std::string text, size_t width) {
    constexpr size_t dots = 3;
    if (text.size() <= width)
        return text;
    return text.substr(0, std::max(width, dots) - dots) + "...";
}

}  // namespace swsim
