// SPDX-License-Identifier: Apache-2.0
#include "asm/macros.h"

#include <algorithm>

#include <fmt/format.h>

namespace swsim {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

// Whether a blank between these two characters separates arguments. It does not next to an
// operator: "a + b" and "8 ($5)" are one argument.
bool separates(char before, char after) {
    const bool word_ends = is_name_part(before) || before == ')' || before == '"' || before == '\'';
    const bool word_starts = is_name_part(after) || after == '\\' || after == '"' || after == '\'';
    return word_ends && word_starts;
}

std::string quoted_argument(Cursor& cursor) {
    const char* start = cursor.position();
    std::string text;
    cursor.advance();
    while (cursor.next_char() != '"' || cursor.rest().empty()) {
        if (cursor.rest().empty())
            Cursor::fail_at(start, "string is not closed");
        // Escapes other than \" belong to the string that the argument may become.
        if (cursor.next_char() == '\\' && cursor.second_char() == '"')
            cursor.advance();
        text += cursor.next_char();
        cursor.advance();
    }
    cursor.advance();
    return text;
}

std::string_view plain_argument(Cursor& cursor) {
    const std::string_view text = cursor.rest();
    int depth = 0;
    char quote = '\0';
    size_t i = 0;
    for (; i < text.size(); ++i) {
        const char c = text[i];
        if (quote) {
            quote = c == quote ? '\0' : quote;
            continue;
        }
        if (c == '"')
            quote = c;
        depth += c == '(' || c == '[';
        depth -= c == ')' || c == ']';
        if (c == ',')
            break;
        if (is_blank(c) && depth <= 0) {
            const size_t next = text.find_first_not_of(" \t", i);
            if (next == std::string_view::npos || separates(text[i - 1], text[next]))
                break;
            i = next - 1;
        }
    }
    cursor.advance(i);
    std::string_view argument = text.substr(0, i);
    while (!argument.empty() && is_blank(argument.back()))
        argument.remove_suffix(1);
    return argument;
}

const MacroParameter* find_parameter(std::span<const MacroParameter> parameters,
                                     std::string_view name) {
    const auto found = std::ranges::find(parameters, name, &MacroParameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

// "name=" before an argument: which parameter it names.
const MacroParameter* keyword(const Macro& macro, Cursor& cursor) {
    Cursor ahead = cursor;
    const MacroParameter* parameter = find_parameter(macro.parameters, ahead.name());
    if (!parameter || !ahead.accept('=') || ahead.next_char() == '=')
        return nullptr;
    cursor = ahead;
    return parameter;
}

}  // namespace

Macro parse_macro_header(Cursor& cursor) {
    Macro macro;
    macro.name = cursor.name();
    if (macro.name.empty())
        cursor.fail("macro name expected, found " + cursor.found());
    cursor.accept(',');
    while (!cursor.at_end()) {
        const char* at = cursor.position();
        MacroParameter parameter;
        parameter.name = cursor.name();
        if (parameter.name.empty())
            cursor.fail("macro parameter expected, found " + cursor.found());
        if (find_parameter(macro.parameters, parameter.name))
            Cursor::fail_at(at, fmt::format("parameter {} is named twice", parameter.name));
        if (!macro.parameters.empty() && macro.parameters.back().variadic)
            Cursor::fail_at(at, "nothing may follow a vararg parameter");
        if (cursor.accept(':')) {
            at = cursor.position();
            const std::string_view qualifier = cursor.name();
            parameter.required = qualifier == "req";
            parameter.variadic = qualifier == "vararg";
            if (!parameter.required && !parameter.variadic)
                Cursor::fail_at(at, "parameter qualifier expected", "use :req or :vararg");
        }
        if (cursor.accept('=')) {
            cursor.skip_blanks();
            parameter.default_value =
                cursor.next_char() == '"' ? cursor.word() : plain_argument(cursor);
        }
        macro.parameters.push_back(parameter);
        cursor.accept(',');
    }
    return macro;
}

std::string next_argument(Cursor& cursor) {
    if (cursor.peek() == '"')
        return quoted_argument(cursor);
    return std::string(plain_argument(cursor));
}

std::vector<std::string> bind_arguments(const Macro& macro, Cursor& cursor) {
    const std::vector<MacroParameter>& parameters = macro.parameters;
    std::vector<std::string> values(parameters.size());
    std::vector<bool> given(parameters.size());
    size_t position = 0;
    while (!cursor.at_end()) {
        const char* at = cursor.position();
        const MacroParameter* named = keyword(macro, cursor);
        const size_t index = named ? size_t(named - parameters.data()) : position++;
        if (index >= parameters.size())
            Cursor::fail_at(
                at,
                fmt::format("too many arguments: macro {} takes {}", macro.name, parameters.size()),
                "put an argument that contains blanks or commas into \"quotes\"");
        if (parameters[index].variadic) {
            values[index] = cursor.rest();
            given[index] = true;
            cursor.advance(cursor.rest().size());
            break;
        }
        values[index] = next_argument(cursor);
        given[index] = !values[index].empty() || named;
        cursor.accept(',');
    }
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (!given[i] && parameters[i].required)
            cursor.fail(
                fmt::format("macro {} needs its argument {}", macro.name, parameters[i].name));
        if (!given[i])
            values[i] = parameters[i].default_value;
    }
    return values;
}

std::string substitute(std::string_view text, std::span<const MacroParameter> parameters,
                       std::span<const std::string> values, uint64_t count) {
    std::string result;
    while (true) {
        const size_t backslash = text.find('\\');
        result += text.substr(0, backslash);
        if (backslash == std::string_view::npos)
            return result;
        text.remove_prefix(backslash + 1);
        if (text.starts_with('@')) {
            result += std::to_string(count);
            text.remove_prefix(1);
            continue;
        }
        if (text.starts_with("()")) {
            text.remove_prefix(2);
            continue;
        }
        // "\a.b" may be parameter "a" before ".b".
        size_t length = 0;
        while (length < text.size() && is_name_part(text[length]))
            ++length;
        const MacroParameter* parameter = nullptr;
        for (; length > 0 && !parameter; length -= parameter ? 0 : 1)
            parameter = find_parameter(parameters, text.substr(0, length));
        if (!parameter) {
            result += '\\';
            if (text.starts_with('\\')) {  // an escaped backslash in a string
                result += '\\';
                text.remove_prefix(1);
            }
            continue;
        }
        result += values[size_t(parameter - parameters.data())];
        text.remove_prefix(length);
    }
}

}  // namespace swsim
