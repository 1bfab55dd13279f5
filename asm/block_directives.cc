// SPDX-License-Identifier: Apache-2.0
//
// Directives that choose and repeat statements: .if, .macro, .rept, .irp and their kin.
#include "asm/parser.h"

#include <algorithm>

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr int64_t max_repeats = 1'000'000;
constexpr size_t max_open_conditionals = 1000;

bool same_text(Cursor& cursor) {
    const std::string first = next_argument(cursor);
    cursor.expect(',');
    cursor.skip_blanks();
    return first == next_argument(cursor);
}

}  // namespace

const std::unordered_map<std::string_view, Parser::Condition>& Parser::conditions() {
    static const std::unordered_map<std::string_view, Condition> table{
        {".if", [](Parser& p, Cursor& c) { return p.known(c, ".if") != 0; }},
        {".ifne", [](Parser& p, Cursor& c) { return p.known(c, ".ifne") != 0; }},
        {".ifeq", [](Parser& p, Cursor& c) { return p.known(c, ".ifeq") == 0; }},
        {".ifgt", [](Parser& p, Cursor& c) { return p.known(c, ".ifgt") > 0; }},
        {".ifge", [](Parser& p, Cursor& c) { return p.known(c, ".ifge") >= 0; }},
        {".iflt", [](Parser& p, Cursor& c) { return p.known(c, ".iflt") < 0; }},
        {".ifle", [](Parser& p, Cursor& c) { return p.known(c, ".ifle") <= 0; }},
        {".ifdef", [](Parser& p, Cursor& c) { return p.is_defined(c); }},
        {".ifndef", [](Parser& p, Cursor& c) { return !p.is_defined(c); }},
        {".ifnotdef", [](Parser& p, Cursor& c) { return !p.is_defined(c); }},
        {".ifb", [](Parser&, Cursor& c) { return c.at_end(); }},
        {".ifnb", [](Parser&, Cursor& c) { return !c.at_end(); }},
        {".ifc", [](Parser&, Cursor& c) { return same_text(c); }},
        {".ifeqs", [](Parser&, Cursor& c) { return same_text(c); }},
        {".ifnc", [](Parser&, Cursor& c) { return !same_text(c); }},
        {".ifnes", [](Parser&, Cursor& c) { return !same_text(c); }},
    };
    return table;
}

bool Parser::is_defined(Cursor& cursor) {
    const std::string_view name = cursor.name();
    if (name.empty())
        cursor.fail("symbol expected, found " + cursor.found());
    const AsmSymbol& symbol = object_.symbol(name, file_);
    return symbol.value != nullptr || symbol.common_bytes > 0;
}

// Whether `name` was a directive of this kind, also in a part that is skipped.
bool Parser::parse_conditional(std::string_view name, const char* at, Cursor& cursor) {
    if (name.size() < 3 || name[0] != '.' || (name[1] != 'i' && name[1] != 'e'))
        return false;
    const auto condition = conditions().find(name);
    if (condition != conditions().end())
        begin_conditional(condition->second, at, cursor);
    else if (name == ".else" || name == ".elseif")
        next_branch(name, at, cursor);
    else if (name == ".endif")
        end_conditional(at);
    else
        return false;
    return true;
}

void Parser::begin_conditional(Condition condition, const char* at, Cursor& cursor) {
    const bool outer = !skipping();
    if (conditionals_.size() >= max_open_conditionals)
        Cursor::fail_at(at, fmt::format(".if is nested more than {} deep", max_open_conditionals));
    // When the condition is wrong, no branch is taken.
    conditionals_.push_back({false, true, outer, false, place_at(at)});
    if (outer)
        conditionals_.back().active = conditionals_.back().was_active = condition(*this, cursor);
}

Parser::Conditional& Parser::open_conditional(std::string_view name, const char* at) {
    if (conditionals_.size() <= frames_.back().conditionals)
        Cursor::fail_at(at, fmt::format("{} without .if", name));
    return conditionals_.back();
}

void Parser::end_conditional(const char* at) {
    open_conditional(".endif", at);
    conditionals_.pop_back();
}

void Parser::next_branch(std::string_view name, const char* at, Cursor& cursor) {
    Conditional& conditional = open_conditional(name, at);
    if (conditional.has_else)
        Cursor::fail_at(at, fmt::format("{} after .else", name));
    conditional.has_else = name == ".else";
    conditional.active = false;
    if (!conditional.outer || conditional.was_active)
        return;
    conditional.was_active = true;  // also when the expression is wrong
    const bool active = conditional.has_else || known(cursor, name) != 0;
    conditional.active = conditional.was_active = active;
}

void Parser::macro(Cursor& cursor) {
    const char* at = statement_->text.data();
    std::optional<Macro> header;
    std::optional<SyntaxError> error;
    try {
        header = parse_macro_header(cursor);
    } catch (const SyntaxError& e) {
        error = e;
    }
    std::vector<Statement> body = collect_block(".macro", at);
    if (error)
        throw *error;
    header->body = std::move(body);
    const std::string_view name = header->name;
    if (macros_.contains(name))
        Cursor::fail_at(at, fmt::format("macro {} is defined already", name),
                        "remove the old one by .purgem");
    macros_.emplace(name, std::make_shared<const Macro>(std::move(*header)));
}

void Parser::end_macro(Cursor&) {
    unopened_end();
}

void Parser::unopened_end() const {
    Cursor::fail_at(
        statement_->text.data(),
        fmt::format("{} without {}", directive_, directive_ == ".endr" ? ".rept" : ".macro"));
}

void Parser::exit_macro(Cursor&) {
    const auto innermost = std::find_if(frames_.rbegin(), frames_.rend(), [](const Frame& frame) {
        return frame.kind == Frame::Kind::macro;
    });
    if (innermost == frames_.rend())
        unopened_end();
    for (auto frame = frames_.rbegin(); frame <= innermost; ++frame) {
        frame->next = frame->statements.size();
        frame->repeats = 1;
    }
    conditionals_.resize(innermost->conditionals);
}

void Parser::purge_macro(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const std::string_view name = cursor.name();
    if (macros_.erase(name) == 0)
        Cursor::fail_at(at, fmt::format("no macro {}", name));
}

void Parser::repeat(Cursor& cursor) {
    const char* at = statement_->text.data();
    int64_t count = 0;
    std::optional<SyntaxError> error;
    try {
        count = known_in(cursor, ".rept", 0, max_repeats);
    } catch (const SyntaxError& e) {
        error = e;
    }
    Frame frame;
    frame.statements = collect_block(".rept", at);
    if (error)
        throw *error;
    frame.kind = Frame::Kind::repeat;
    frame.repeats = uint64_t(count);
    if (count > 0 && !frame.statements.empty())
        push(std::move(frame), at);
}

void Parser::repeat_for_values(Cursor& cursor) {
    const char* at = statement_->text.data();
    MacroParameter parameter;
    parameter.name = cursor.name();
    std::vector<std::vector<std::string>> values;
    for (cursor.accept(','); !cursor.at_end(); cursor.accept(','))
        values.push_back({next_argument(cursor)});
    if (values.empty())
        values.push_back({""});
    push_substituted(collect_block(".irp", at), std::span(&parameter, 1), values,
                     statement_->place.where.expansion, Frame::Kind::repeat, at);
}

void Parser::repeat_for_characters(Cursor& cursor) {
    const char* at = statement_->text.data();
    MacroParameter parameter;
    parameter.name = cursor.name();
    std::vector<std::vector<std::string>> values;
    cursor.accept(',');
    for (const char c : next_argument(cursor))
        values.push_back({std::string(1, c)});
    push_substituted(collect_block(".irpc", at), std::span(&parameter, 1), values,
                     statement_->place.where.expansion, Frame::Kind::repeat, at);
}

}  // namespace swsim
