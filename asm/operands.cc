// SPDX-License-Identifier: Apache-2.0
//
// Instructions: operands by the shapes of the instruction table, short forms, aliases and
// relocation suffixes.
#include "asm/parser.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "asm/link.h"
#include "base/text.h"

namespace swsim {

namespace {

constexpr uint8_t return_register = 26;

// The operands of one instruction, as text.
struct OperandTexts {
    static constexpr size_t capacity = 8;
    std::array<std::string_view, capacity> text;
    size_t count = 0;  // also of those that did not fit
    void add(std::string_view operand) {
        if (count < capacity)
            text[count] = operand;
        ++count;
    }
};

OperandTexts split_operands(std::string_view text) {
    OperandTexts operands;
    Cursor cursor(text);
    if (cursor.at_end())
        return operands;
    int depth = 0;
    const char* start = cursor.position();
    while (!cursor.rest().empty()) {
        const char c = cursor.next_char();
        depth += c == '(';
        depth -= c == ')';
        if (c == ',' && depth <= 0) {
            operands.add({start, size_t(cursor.position() - start)});
            start = cursor.position() + 1;
        }
        cursor.advance(c == '\'' && cursor.rest().size() > 1 ? 2 : 1);
    }
    operands.add({start, size_t(cursor.position() - start)});
    return operands;
}

struct Suffix {
    std::string_view name;
    Relocation relocation;
    bool numbered = false;  // must have !N
};

constexpr Suffix suffixes[] = {
    {"literal", Relocation::literal},     {"gpdisp", Relocation::gpdisp, true},
    {"tprelhi", Relocation::tprelhi},     {"tprello", Relocation::tprello},
    {"gprelhigh", Relocation::gprelhigh}, {"gprellow", Relocation::gprellow},
    {"samegp", Relocation::none},         {"lituse_addr", Relocation::none},
    {"lituse_base", Relocation::none},    {"lituse_jsr", Relocation::none},
};

struct RelocationSuffix {
    Relocation relocation = Relocation::none;
    uint64_t number = 0;
    const char* at = nullptr;
};

bool starts_suffix(std::string_view text) {
    const size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", 1);
    const std::string_view name = text.substr(1, std::min(end, text.size()) - 1);
    for (const Suffix& suffix : suffixes)
        if (suffix.name == name)
            return true;
    return false;
}

RelocationSuffix parse_suffix(std::string_view text) {
    RelocationSuffix result{.at = text.data()};
    Cursor cursor(text);
    cursor.advance();
    const std::string_view name = cursor.name();
    const Suffix* known = nullptr;
    for (const Suffix& suffix : suffixes)
        if (suffix.name == name)
            known = &suffix;
    if (!known)
        Cursor::fail_at(result.at, fmt::format("unknown relocation !{}", name),
                        "there are !literal !gpdisp!N !tprelhi !tprello !gprelhigh !gprellow "
                        "!samegp");
    result.relocation = known->relocation;
    if (cursor.accept('!'))
        result.number = cursor.number();
    else if (known->numbered)
        cursor.fail(fmt::format("!{} needs a number that pairs two instructions", name),
                    fmt::format("write !{}!1", name));
    cursor.expect_end();
    return result;
}

// Takes "!name" or "!name!N" off the end of the operands. '!' is an operator, too: "!x", "a != b".
RelocationSuffix take_suffix(std::string_view& text) {
    for (size_t i = text.find('!'); i != std::string_view::npos; i = text.find('!', i + 1)) {
        const size_t before = text.find_last_not_of(" \t", i == 0 ? 0 : i - 1);
        const bool after_operand = i > 0 && before != std::string_view::npos && before < i &&
                                   (is_name_part(text[before]) || text[before] == ')');
        const bool name_follows = i + 1 < text.size() && is_name_start(text[i + 1]);
        if (!starts_suffix(text.substr(i)) && !(after_operand && name_follows))
            continue;
        const RelocationSuffix suffix = parse_suffix(text.substr(i));
        text = text.substr(0, i);
        return suffix;
    }
    return {};
}

uint8_t parse_register(Cursor& cursor) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const std::string_view name = cursor.name();
    if (const auto number = register_number(name))
        return *number;
    const std::string found = (cursor.move_to(at), cursor.found());
    if (name.starts_with("$f") && name.size() > 2 && is_digit(name[2]))
        Cursor::fail_at(at, fmt::format("no register {}", name),
                        fmt::format("the CPE has one register file: write ${}", name.substr(2)));
    if (name.starts_with('$'))
        Cursor::fail_at(at, fmt::format("no register {}", name),
                        "registers are $0..$31, $sp, $gp, $at and $fp");
    Cursor::fail_at(at, "register expected, found " + found,
                    name.empty() ? ""
                                 : "registers are $0..$31, $sp, $gp, $at and $fp; other names need "
                                   "a #define in a .S file");
}

void set_field(Instruction& instruction, isa::Field field, uint8_t number) {
    switch (field) {
    case isa::Field::a:
        instruction.a = number;
        break;
    case isa::Field::b:
        instruction.b = number;
        break;
    case isa::Field::c:
        instruction.c = number;
        break;
    case isa::Field::d:
        instruction.d = number;
        break;
    case isa::Field::sub:
        instruction.sub = number;
        break;
    case isa::Field::immediate:
    case isa::Field::none:
        break;
    }
}

bool starts_register(Cursor cursor) {
    return cursor.peek() == '$' && register_number(cursor.name());
}

// Parses the operands of one instruction into its fields and fixups.
class OperandParser {
  public:
    OperandParser(ExpressionScope& scope, const isa::Row& row, Instruction& instruction,
                  const RelocationSuffix& suffix)
        : scope_(scope), row_(row), instruction_(instruction), suffix_(suffix) {}

    void parse(const OperandTexts& texts, std::string_view mnemonic, const char* at) {
        const auto operands = isa::operands(row_.shape);
        if (is_short_form(operands, texts.count)) {
            parse_operand(operands[0], texts.text[0]);
            parse_operand(operands[1], texts.text[1]);
            instruction_.d = instruction_.a;
            return;
        }
        size_t needed = 0;
        for (const isa::Operand& operand : operands)
            needed += !operand.optional;
        if (texts.count < needed || texts.count > operands.size())
            wrong_count(texts.count, mnemonic, at);
        size_t next = 0;
        for (const isa::Operand& operand : operands) {
            const size_t left = texts.count - next;
            const bool given = next < texts.count && (!operand.optional || left > needed) &&
                               !is_later_operand(operand, texts.text[next]);
            needed -= !operand.optional;
            if (given)
                parse_operand(operand, texts.text[next++]);
            else
                leave_out(operand, mnemonic, at);
        }
        if (next < texts.count)
            wrong_count(texts.count, mnemonic, at);
    }

    std::vector<InstructionFixup>& fixups() { return fixups_; }

  private:
    [[noreturn]] void wrong_count(size_t given, std::string_view mnemonic, const char* at) {
        const std::string syntax = isa::syntax(row_);
        Cursor::fail_at(at, fmt::format("wrong number of operands for {}: {}", mnemonic, given),
                        syntax.empty() ? fmt::format("{} takes none", mnemonic)
                                       : fmt::format("the syntax is {} {}", mnemonic, syntax));
    }

    static bool is_short_form(std::span<const isa::Operand> operands, size_t given) {
        return given == 2 && operands.size() == 3 &&
               operands[1].kind == isa::OperandKind::source_or_literal &&
               operands[2].kind == isa::OperandKind::destination;
    }

    // "(Rb)" where a link register may be left out.
    static bool is_later_operand(const isa::Operand& operand, std::string_view text) {
        return operand.optional && operand.kind == isa::OperandKind::destination &&
               Cursor(text).peek() == '(';
    }

    void leave_out(const isa::Operand& operand, std::string_view mnemonic, const char* at) {
        const isa::Op op = row_.op;
        if (operand.kind == isa::OperandKind::destination) {
            if (row_.shape == isa::Shape::SELECT)
                instruction_.d = instruction_.c;
            else if (op == isa::Op::bsr || op == isa::Op::call)
                instruction_.d = return_register;
        } else if (operand.kind == isa::OperandKind::indirect) {
            if (op != isa::Op::ret)
                Cursor::fail_at(at, fmt::format("{} needs an address in a register", mnemonic),
                                fmt::format("write {} ($27); for a label use {}", mnemonic,
                                            op == isa::Op::call ? "bsr" : "br"));
            instruction_.b = return_register;
        }
    }

    void parse_operand(const isa::Operand& operand, std::string_view text) {
        Cursor cursor(text);
        if (cursor.at_end())
            cursor.fail("operand expected");
        switch (operand.kind) {
        case isa::OperandKind::source:
        case isa::OperandKind::destination:
            set_field(instruction_, operand.field, parse_register(cursor));
            break;
        case isa::OperandKind::source_or_literal:
            if (cursor.next_char() == '$') {
                set_field(instruction_, operand.field, parse_register(cursor));
                break;
            }
            instruction_.literal = true;
            parse_value(cursor, FixupKind::literal, operand);
            break;
        case isa::OperandKind::number:
            parse_value(cursor, FixupKind::number, operand);
            break;
        case isa::OperandKind::memory:
            parse_memory(cursor, operand);
            break;
        case isa::OperandKind::target:
            parse_value(cursor, FixupKind::target, operand);
            break;
        case isa::OperandKind::indirect:
            cursor.expect('(');
            set_field(instruction_, operand.field, parse_register(cursor));
            cursor.expect(')');
            break;
        case isa::OperandKind::hint:
            return;  // whatever it says
        }
        cursor.expect_end();
    }

    void parse_memory(Cursor& cursor, const isa::Operand& operand) {
        Cursor inside = cursor;
        const bool no_displacement = inside.accept('(') && starts_register(inside);
        if (!no_displacement)
            parse_value(cursor, FixupKind::displacement, operand);
        else if (suffix_.relocation != Relocation::none)
            add_fixup(scope_.object.constant(0), FixupKind::displacement, operand,
                      cursor.position());
        if (cursor.at_end()) {
            if (fixups_.empty() || suffix_.relocation != Relocation::none)
                return;  // a plain number: the base is $31
            cursor.fail("base register expected",
                        "write symbol($31) !tprello for LDM data, symbol($gp) !literal for main "
                        "memory");
        }
        cursor.expect('(');
        set_field(instruction_, operand.field, parse_register(cursor));
        cursor.expect(')');
    }

    void parse_value(Cursor& cursor, FixupKind kind, const isa::Operand& operand) {
        cursor.skip_blanks();
        const char* at = cursor.position();
        const Node* node = parse_expression(cursor, scope_);
        const bool relocated =
            kind == FixupKind::displacement && suffix_.relocation != Relocation::none;
        if (node->kind != Node::Kind::constant || kind == FixupKind::target || relocated) {
            add_fixup(node, kind, operand, at);
            return;
        }
        if (node->value < operand.minimum || node->value > operand.maximum) {
            const RangeError error =
                out_of_range(kind, node->value, operand.minimum, operand.maximum);
            Cursor::fail_at(at, error.message, error.hint);
        }
        set_value(instruction_, kind, int32_t(node->value));
    }

    void add_fixup(const Node* node, FixupKind kind, const isa::Operand& operand, const char* at) {
        InstructionFixup fixup;
        fixup.section = scope_.section;
        fixup.kind = kind;
        fixup.relocation = kind == FixupKind::displacement ? suffix_.relocation : Relocation::none;
        fixup.minimum = operand.minimum;
        fixup.maximum = operand.maximum;
        fixup.node = node;
        fixup.place = scope_.place;
        fixup.place.where.column = uint32_t(at - fixup.place.line.data()) + 1;
        fixups_.push_back(fixup);
    }

    ExpressionScope& scope_;
    const isa::Row& row_;
    Instruction& instruction_;
    const RelocationSuffix& suffix_;
    std::vector<InstructionFixup> fixups_;
};

const isa::Alias* find_alias(std::string_view mnemonic) {
    static const auto map = [] {
        std::unordered_map<std::string_view, const isa::Alias*> result;
        for (const isa::Alias& alias : isa::aliases())
            result.emplace(alias.mnemonic, &alias);
        return result;
    }();
    const auto found = map.find(mnemonic);
    return found == map.end() ? nullptr : found->second;
}

const isa::RoutineCall* find_routine_call(std::string_view mnemonic) {
    const auto calls = isa::routine_calls();
    const auto found = std::ranges::find(calls, mnemonic, &isa::RoutineCall::mnemonic);
    return found == calls.end() ? nullptr : &*found;
}

// The call's instructions, as Alpha's assembler writes them for its divisions: the sources go to
// $24 and $25, whichever registers they are in, and no move is made that is not needed.
std::string routine_call_statements(const isa::RoutineCall& call, const OperandTexts& operands,
                                    const char* at) {
    if (operands.count != 2 && operands.count != 3)
        Cursor::fail_at(
            at, fmt::format("wrong number of operands for {}: {}", call.mnemonic, operands.count),
            fmt::format("the syntax is {} Ra,Rb|0..255,Rc", call.mnemonic));
    const auto register_of = [&](size_t operand) {
        Cursor cursor(operands.text[operand]);
        const uint8_t number = parse_register(cursor);
        cursor.expect_end();
        return fmt::format("${}", number);
    };
    const std::string left = register_of(0);
    const bool literal = Cursor(operands.text[1]).peek() != '$';
    const std::string right = literal ? std::string(operands.text[1]) : register_of(1);
    const std::string result = operands.count == 3 ? register_of(2) : left;

    std::string moves;
    const auto move = [&moves](const std::string& from, const std::string& to) {
        if (from != to)
            moves += fmt::format("mov {},{}; ", from, to);
    };
    if (left == "$25" && right == "$24") {
        moves = "mov $24,$28; mov $25,$24; mov $28,$25; ";
    } else if (right == "$24") {
        move(right, "$25");
        move(left, "$24");
    } else {
        move(left, "$24");
        move(right, "$25");
    }
    std::string text = fmt::format("{}bsr $23,{}", moves, call.routine);
    return result == "$27" ? text : fmt::format("{}; mov $27,{}", text, result);
}

// The operands of the alias's expansion, with the user's in place of %1...
OperandTexts expand_alias(const isa::Alias& alias, const OperandTexts& given,
                          std::string_view& mnemonic) {
    Cursor cursor(alias.expansion);
    mnemonic = cursor.name();
    OperandTexts result = split_operands(cursor.rest());
    for (size_t i = 0; i < result.count; ++i)
        if (result.text[i].starts_with('%'))
            result.text[i] = given.text[size_t(result.text[i][1] - '1')];
    return result;
}

[[noreturn]] void unknown_instruction(std::string_view mnemonic, const char* at) {
    for (const isa::Unsupported& unsupported : isa::unsupported())
        if (matches_glob(unsupported.pattern, mnemonic))
            Cursor::fail_at(at, fmt::format("the simulated CPE has no instruction {}", mnemonic),
                            std::string(unsupported.advice));
    Cursor::fail_at(at, fmt::format("unknown instruction {}", printable(mnemonic)),
                    isa::mnemonic_suggestion(mnemonic));
}

}  // namespace

void Parser::parse_instruction(std::string_view mnemonic, const char* at, Cursor& cursor) {
    if (const isa::RoutineCall* call = find_routine_call(mnemonic)) {
        expand_routine_call(*call, at, cursor);
        return;
    }
    std::string_view text = cursor.rest();
    const char* const text_end = text.data() + text.size();
    const isa::Alias* alias = find_alias(mnemonic);
    std::string_view real_mnemonic = mnemonic;
    if (!alias && !isa::find(mnemonic))
        unknown_instruction(mnemonic, at);
    const RelocationSuffix suffix = take_suffix(text);
    OperandTexts operands = split_operands(text);
    if (alias) {
        if (operands.count != size_t(alias->operands))
            Cursor::fail_at(
                at, fmt::format("wrong number of operands for {}: {}", mnemonic, operands.count),
                fmt::format("{} takes {} and means {}", mnemonic, alias->operands,
                            alias->expansion));
        operands = expand_alias(*alias, operands, real_mnemonic);
    }
    const isa::Match match = *isa::find(real_mnemonic);

    Instruction instruction;
    instruction.op = match.row->op;
    instruction.sub = match.suffix;
    instruction.where = place_at(at).where;
    ExpressionScope scope{object_, numeric_labels_, file_, section_, statement_->place};
    OperandParser parser(scope, *match.row, instruction, suffix);
    parser.parse(operands, mnemonic, at);

    if (section_->kind == SectionKind::dropped)
        return;
    if (section_->kind != SectionKind::text)
        Cursor::fail_at(
            at, fmt::format("instruction in section {}, which is not executable", section_->name),
            "code belongs into .text or .section .text1,\"ax\"");
    count_data(address_map::instruction_bytes, at);
    align_itself(address_map::instruction_bytes);
    const auto index = uint32_t(section_->instructions.size());
    section_->instructions.push_back(instruction);
    if (assembly_.options.keep_statements) {
        section_->statements.resize(index);  // there may have been padding
        section_->statements.emplace_back(at, size_t(text_end - at));
    }
    if (compiled_from_.line != 0) {
        section_->compiled_from.resize(index);
        section_->compiled_from.push_back(compiled_from_);
    }
    for (InstructionFixup& fixup : parser.fixups()) {
        fixup.index = index;
        object_.instruction_fixups.push_back(fixup);
        if (fixup.relocation == Relocation::gpdisp)
            pair_gpdisp(suffix.number);
    }
}

// Expands "divw Ra,Rb,Rc" like a macro.
void Parser::expand_routine_call(const isa::RoutineCall& call, const char* at, Cursor& cursor) {
    const std::string_view body =
        assembly_.sources.keep(routine_call_statements(call, split_operands(cursor.rest()), at));
    std::vector<Expansion>& expansions = assembly_.program.expansions;
    expansions.push_back({std::string(call.mnemonic), place_at(at).where});
    Place place{statement_->place.where, body};
    place.where.expansion = uint32_t(expansions.size() - 1);
    Frame frame;
    frame.kind = Frame::Kind::macro;
    split_line(place, frame.statements);
    push(std::move(frame), at);
}

// Joins the newest fixup with the one of the same number.
void Parser::pair_gpdisp(uint64_t number) {
    std::vector<InstructionFixup>& fixups = object_.instruction_fixups;
    const size_t newest = fixups.size() - 1;
    fixups[newest].partner = newest;
    const auto [open, first] = open_gpdisp_.emplace(number, newest);
    if (first)
        return;
    fixups[newest].partner = open->second;
    fixups[open->second].partner = newest;
    open_gpdisp_.erase(open);
}

}  // namespace swsim
