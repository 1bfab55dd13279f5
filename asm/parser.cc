// SPDX-License-Identifier: Apache-2.0
#include "asm/parser.h"

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr uint64_t max_statements = 2'000'000;
constexpr uint64_t max_expanded_bytes = 64 << 20;
constexpr size_t max_statement_bytes = 64 << 10;
constexpr size_t max_nesting = 100;

std::string_view first_word(std::string_view text) {
    return Cursor(text).name();
}

}  // namespace

Parser::Parser(Assembly& assembly, uint32_t file)
    : assembly_(assembly), object_(assembly.object), file_(file),
      numeric_labels_(assembly.object, assembly.sources) {}

void Parser::parse(std::vector<Statement> statements) {
    Frame frame;
    frame.statements = std::move(statements);
    frames_.push_back(std::move(frame));
    switch_to(object_.section(".text", SectionKind::text));
    while (const Statement* statement = next_statement()) {
        statement_ = statement;
        try {
            if (++assembly_.statements > max_statements)
                throw TooMuch{};
            parse_statement(*statement);
        } catch (const SyntaxError& error) {
            assembly_.reporter.error(*statement, error);
        } catch (const TooMuch&) {
            if (assembly_.statements > max_statements)
                assembly_.reporter.error(
                    statement->place,
                    fmt::format("the program has more than {} statements", max_statements),
                    "is there a macro or .rept that repeats itself too often?");
            throw;
        }
    }
    for (const auto& [number, fixup] : open_gpdisp_)
        assembly_.reporter.error(object_.instruction_fixups[fixup].place,
                                 fmt::format("!gpdisp!{} has no matching ldi", number),
                                 "it takes a pair: ldih $29,0($27) !gpdisp!N and "
                                 "ldi $29,0($29) !gpdisp!N");
    for (const size_t open : open_regions_)
        assembly_.reporter.error(object_.regions[open].place, "region is not closed",
                                 "end it by a comment: # SWSIM-END");
}

const Statement* Parser::next_statement() {
    while (!frames_.empty()) {
        Frame& frame = frames_.back();
        const std::vector<Statement>& statements = frame.statements;
        if (frame.next < statements.size())
            return &statements[frame.next++];
        if (--frame.repeats > 0)
            frame.next = 0;
        else
            pop();
    }
    return nullptr;
}

void Parser::push(Frame frame, const char* at) {
    if (frames_.size() > max_nesting)
        Cursor::fail_at(at,
                        fmt::format("macros, repetitions and includes are nested more than {} "
                                    "deep",
                                    max_nesting),
                        "does a macro or file use itself without an end?");
    frame.conditionals = conditionals_.size();
    frames_.push_back(std::move(frame));
}

void Parser::pop() {
    const size_t outer = frames_.back().conditionals;
    for (size_t i = outer; i < conditionals_.size(); ++i)
        assembly_.reporter.error(conditionals_[i].place, ".if without .endif");
    conditionals_.resize(outer);
    frames_.pop_back();
}

Place Parser::place_at(const char* at) const {
    Place place = statement_->place;
    place.where.column = uint32_t(at - place.line.data()) + 1;
    return place;
}

void Parser::parse_statement(const Statement& statement) {
    if (statement.region) {
        if (!skipping())
            parse_region(statement);
        return;
    }
    Cursor cursor(statement.text);
    while (parse_label(cursor)) {
    }
    if (cursor.at_end())
        return;
    const char* at = cursor.position();
    const std::string_view name = cursor.name();
    if (name.empty() && skipping())
        return;
    if (name.empty())
        cursor.fail("instruction, directive or label expected, found " + cursor.found());
    if (parse_conditional(name, at, cursor) || skipping())
        return;
    if (!parse_assignment(name, at, cursor))
        parse_command(name, at, cursor);
}

void Parser::parse_command(std::string_view name, const char* at, Cursor& cursor) {
    if (!macros_.empty()) {
        const auto macro = macros_.find(name);
        if (macro != macros_.end()) {
            const std::shared_ptr<const Macro> kept = macro->second;  // may be purged inside
            expand(*kept, cursor);
            return;
        }
    }
    if (name[0] != '.') {
        parse_instruction(name, at, cursor);
        return;
    }
    const auto directive = directives().find(name);
    if (directive == directives().end())
        unknown_directive(name, at);
    directive_ = name;
    directive->second(*this, cursor);
}

bool Parser::parse_label(Cursor& cursor) {
    Cursor ahead = cursor;
    ahead.skip_blanks();
    const char* at = ahead.position();
    if (is_digit(ahead.next_char())) {
        uint64_t number = 0;
        while (is_digit(ahead.next_char())) {
            number = number * 10 + uint64_t(ahead.next_char() - '0');
            ahead.advance();
        }
        if (!ahead.accept(':'))
            return false;
        cursor = ahead;
        if (!skipping())
            define_label(numeric_labels_.define(number, file_), at);
        return true;
    }
    const std::string_view name = ahead.name();
    if (name.empty() || !ahead.accept(':'))
        return false;
    cursor = ahead;
    if (skipping())
        return true;
    if (register_number(name) || name == ".")
        Cursor::fail_at(at, fmt::format("{} cannot be a label", name));
    define_label(object_.symbol(name, file_), at);
    return true;
}

bool Parser::parse_assignment(std::string_view name, const char* at, Cursor& cursor) {
    if (cursor.peek() != '=')
        return false;
    cursor.advance();
    cursor.accept('=');
    assign(name, at, cursor);
    return true;
}

void Parser::assign(std::string_view name, const char* at, Cursor& cursor) {
    if (register_number(name) || name == ".")
        Cursor::fail_at(at, fmt::format("{} cannot be a symbol", name),
                        name == "." ? "use .org or .skip to move on" : "");
    ExpressionScope scope{object_, numeric_labels_, file_, section_, statement_->place, false};
    const Node* value = parse_expression(cursor, scope);
    cursor.expect_end();
    AsmSymbol& symbol = object_.symbol(name, file_);
    if (symbol.value && !symbol.assigned)
        define(symbol, value, at);  // says that it is defined already
    symbol.value = value;
    symbol.assigned = true;
    symbol.place = place_at(at);
}

void Parser::define(AsmSymbol& symbol, const Node* value, const char* at) {
    if (symbol.value || symbol.common_bytes > 0)
        Cursor::fail_at(at, fmt::format("{} is defined already", symbol.name),
                        "first defined at " + assembly_.reporter.location(symbol.place.where));
    symbol.value = value;
    symbol.place = place_at(at);
}

void Parser::define_label(AsmSymbol& symbol, const char* at) {
    define(symbol, object_.label(section_, section_->size()), at);
    auto_alignment_.label = &symbol;
}

// "SWSIM-BEGIN name", "SWSIM-END [name]" or "SWSIM-CYCLES-MEAN-NOTHING: reason" in a comment.
void Parser::parse_region(const Statement& statement) {
    Cursor cursor(statement.text);
    const char* at = cursor.position();
    const std::string_view word = cursor.word();
    cursor.skip_blanks();
    const std::string_view name = cursor.rest();
    if (word == "SWSIM-BEGIN") {
        if (name.empty())
            cursor.fail("a region needs a name", "write # SWSIM-BEGIN name");
        open_regions_.push_back(object_.regions.size());
        object_.regions.push_back(
            {name, section_, section_->size(), section_, section_->size(), statement.place, {}});
    } else if (word == "SWSIM-END") {
        if (open_regions_.empty())
            Cursor::fail_at(at, "SWSIM-END without SWSIM-BEGIN");
        RegionMark& region = object_.regions[open_regions_.back()];
        open_regions_.pop_back();
        region.end_section = section_;
        region.end = section_->size();
        region.end_place = statement.place;
        if (section_->kind != SectionKind::text || region.begin_section != section_)
            Cursor::fail_at(at, "a region must begin and end in the same text section");
    } else if (word == "SWSIM-CYCLES-MEAN-NOTHING:") {
        assembly_.program.why_cycles_mean_nothing = name;
    } else {
        Cursor::fail_at(at, fmt::format("unknown simulator comment {}", word),
                        "there are SWSIM-BEGIN name and SWSIM-END");
    }
}

void Parser::expand(const Macro& macro, Cursor& cursor) {
    const char* at = statement_->text.data();
    const std::vector<std::string> values = bind_arguments(macro, cursor);
    std::vector<Expansion>& expansions = assembly_.program.expansions;
    expansions.push_back({std::string(macro.name), statement_->place.where});
    push_substituted(macro.body, macro.parameters, {values}, uint32_t(expansions.size() - 1),
                     Frame::Kind::macro, at);
    ++assembly_.macro_uses;
}

// Pushes the body once for each set of values.
void Parser::push_substituted(const std::vector<Statement>& body,
                              std::span<const MacroParameter> parameters,
                              const std::vector<std::vector<std::string>>& values,
                              uint32_t expansion, Frame::Kind kind, const char* at) {
    Frame frame;
    frame.kind = kind;
    frame.statements.reserve(body.size() * values.size());
    for (const std::vector<std::string>& set : values) {
        assembly_.expanded_bytes += body.size() * sizeof(Statement);
        for (const Statement& statement : body) {
            if (statement.text.find('\\') == std::string_view::npos) {
                frame.statements.push_back(statement);
                frame.statements.back().place.where.expansion = expansion;
                continue;
            }
            std::string text = substitute(statement.text, parameters, set, assembly_.macro_uses);
            if (text.size() > max_statement_bytes)
                Cursor::fail_at(at, "expanded statement is longer than 64 KB");
            assembly_.expanded_bytes += text.size();
            Place place = statement.place;
            place.where.expansion = expansion;
            place.line = assembly_.sources.keep(std::move(text));
            if (statement.region)
                frame.statements.push_back({place.line, place, true});
            else
                split_line(place, frame.statements);
        }
        if (assembly_.expanded_bytes > max_expanded_bytes) {
            assembly_.reporter.error(place_at(at), "macros expand to more than 64 MB");
            throw TooMuch{};
        }
    }
    push(std::move(frame), at);
}

// The statements up to the end of a block: .macro .. .endm, or .rept/.irp/.irpc .. .endr.
std::vector<Statement> Parser::collect_block(std::string_view opening, const char* at) {
    const bool is_macro = opening == ".macro";
    Frame& frame = frames_.back();
    const std::vector<Statement>& statements = frame.statements;
    std::vector<Statement> block;
    for (size_t depth = 1; frame.next < statements.size(); ++frame.next) {
        const Statement& statement = statements[frame.next];
        const std::string_view word = statement.region ? "" : first_word(statement.text);
        const bool opens =
            is_macro ? word == ".macro"
                     : word == ".rept" || word == ".rep" || word == ".irp" || word == ".irpc";
        const bool closes = is_macro ? word == ".endm" || word == ".endmacro" : word == ".endr";
        depth += opens;
        depth -= closes;
        if (depth == 0) {
            ++frame.next;
            return block;
        }
        block.push_back(statement);
    }
    Cursor::fail_at(at, fmt::format("{} without {}", opening, is_macro ? ".endm" : ".endr"));
}

}  // namespace swsim
