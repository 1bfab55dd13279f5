// SPDX-License-Identifier: Apache-2.0
#include "asm/parser.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "asm/text.h"

namespace swsim {

namespace {

constexpr int64_t max_repeats = 1'000'000;
constexpr uint64_t max_data_bytes = 64 << 20;
// What a branch's 21-bit displacement can span.
constexpr uint64_t max_text_bytes = 4 << 20;
constexpr int max_alignment_power = 16;

// Which memory a section goes to, by its name; nothing if the name says nothing.
std::optional<SectionKind> kind_by_name(std::string_view name) {
    struct Prefix {
        std::string_view prefix;
        SectionKind kind;
    };
    constexpr Prefix prefixes[] = {
        {".text", SectionKind::text},      {".rodata", SectionKind::rodata},
        {".rdata", SectionKind::rodata},   {".data", SectionKind::data},
        {".sdata", SectionKind::data},     {".bss", SectionKind::bss},
        {".sbss", SectionKind::bss},       {".tdata_local_fix", SectionKind::ldm_low},
        {".tdata", SectionKind::ldm},      {".tbss", SectionKind::ldm},
        {".debug", SectionKind::dropped},  {".eh_frame", SectionKind::dropped},
        {".note", SectionKind::dropped},   {".comment", SectionKind::dropped},
        {".gnu", SectionKind::dropped},    {".gcc_except_table", SectionKind::dropped},
        {".mdebug", SectionKind::dropped}, {".stab", SectionKind::dropped},
    };
    for (const Prefix& entry : prefixes)
        if (name.starts_with(entry.prefix))
            return entry.kind;
    return std::nullopt;
}

std::optional<SectionKind> kind_by_flags(std::string_view flags, std::string_view type) {
    const auto has = [&](char flag) { return flags.find(flag) != std::string_view::npos; };
    if (has('x'))
        return SectionKind::text;
    if (has('T'))
        return SectionKind::ldm;
    if (!has('a'))
        return SectionKind::dropped;
    if (!has('w'))
        return SectionKind::rodata;
    return type.ends_with("nobits") ? SectionKind::bss : SectionKind::data;
}

}  // namespace

// ---- Conditionals ----------------------------------------------------------------------------

bool Parser::parse_conditional(std::string_view name, const char* at, Cursor& cursor) {
    if (name.size() < 3 || name[0] != '.' || (name[1] != 'i' && name[1] != 'e'))
        return false;
    const auto begin = [&](auto condition) {
        const bool outer = !skipping();
        if (conditionals_.size() > 1000)
            Cursor::fail_at(at, ".if is nested more than 1000 deep");
        conditionals_.push_back({false, true, outer, false, place_at(at)});
        if (outer)
            conditionals_.back().active = conditionals_.back().was_active = condition();
        return true;
    };
    const auto is_defined = [&] {
        const std::string_view symbol = cursor.name();
        if (symbol.empty())
            cursor.fail("symbol expected, found " + cursor.found());
        const AsmSymbol& known = object_.symbol(symbol, file_);
        return known.value != nullptr || known.common_bytes > 0;
    };
    const auto compare = [&](auto comparison) {
        return begin([&] { return comparison(known(cursor, name)); });
    };
    const auto same_text = [&] {
        const std::string first = next_argument(cursor);
        cursor.expect(',');
        cursor.skip_blanks();
        return first == next_argument(cursor);
    };
    if (name == ".if" || name == ".ifne")
        return compare([](int64_t value) { return value != 0; });
    if (name == ".ifeq")
        return compare([](int64_t value) { return value == 0; });
    if (name == ".ifgt")
        return compare([](int64_t value) { return value > 0; });
    if (name == ".ifge")
        return compare([](int64_t value) { return value >= 0; });
    if (name == ".iflt")
        return compare([](int64_t value) { return value < 0; });
    if (name == ".ifle")
        return compare([](int64_t value) { return value <= 0; });
    if (name == ".ifdef")
        return begin(is_defined);
    if (name == ".ifndef" || name == ".ifnotdef")
        return begin([&] { return !is_defined(); });
    if (name == ".ifb")
        return begin([&] { return cursor.at_end(); });
    if (name == ".ifnb")
        return begin([&] { return !cursor.at_end(); });
    if (name == ".ifc" || name == ".ifeqs")
        return begin(same_text);
    if (name == ".ifnc" || name == ".ifnes")
        return begin([&] { return !same_text(); });
    if (name != ".else" && name != ".elseif" && name != ".endif")
        return false;

    const size_t outside = frames_.back().conditionals;
    if (conditionals_.size() <= outside)
        Cursor::fail_at(at, fmt::format("{} without .if", name));
    Conditional& conditional = conditionals_.back();
    if (name == ".endif") {
        conditionals_.pop_back();
        return true;
    }
    if (conditional.has_else)
        Cursor::fail_at(at, fmt::format("{} after .else", name));
    conditional.has_else = name == ".else";
    conditional.active = false;
    if (conditional.outer && !conditional.was_active) {
        conditional.was_active = true;  // also when the expression is wrong
        const bool active = name == ".else" || known(cursor, name) != 0;
        conditional.active = conditional.was_active = active;
    }
    return true;
}

// ---- Expressions -----------------------------------------------------------------------------

const Node* Parser::expression(Cursor& cursor) {
    ExpressionScope scope{object_,  numeric_labels_,   file_,
                          section_, statement_->place, section_->kind != SectionKind::dropped};
    return parse_expression(cursor, scope);
}

int64_t Parser::known(Cursor& cursor, std::string_view what) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    ExpressionScope scope{object_, numeric_labels_, file_, section_, statement_->place, false};
    const Node* node = parse_expression(cursor, scope);
    if (node->kind == Node::Kind::constant)
        return node->value;
    if (node->kind == Node::Kind::symbol)
        Cursor::fail_at(at,
                        fmt::format("{} needs a value that is known here, but {} has none yet",
                                    what, node->symbol->name),
                        "define it further up with .set or .equ");
    Cursor::fail_at(at, fmt::format("{} needs a constant, not an address", what));
}

int64_t Parser::known_in(Cursor& cursor, std::string_view what, int64_t minimum, int64_t maximum) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const int64_t value = known(cursor, what);
    if (value < minimum || value > maximum)
        Cursor::fail_at(at,
                        fmt::format("{} {} is out of range {}..{}", what, value, minimum, maximum));
    return value;
}

// ---- Symbols ---------------------------------------------------------------------------------

void Parser::set(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const std::string_view name = cursor.name();
    if (cursor.accept(',')) {
        assign(name, at, cursor);
        return;
    }
    constexpr std::string_view options[] = {"noreorder",  "reorder", "noat",    "at",   "volatile",
                                            "novolatile", "macro",   "nomacro", "move", "nomove"};
    if (std::ranges::find(options, name) == std::end(options) || directive_ != ".set")
        Cursor::fail_at(at, fmt::format("{} takes a symbol and a value", directive_),
                        fmt::format("write {} name,value", directive_));
}

void Parser::equate_once(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const std::string_view name = cursor.name();
    if (object_.symbol(name, file_).value)
        Cursor::fail_at(at, fmt::format("{} is defined already", name));
    cursor.expect(',');
    assign(name, at, cursor);
}

void Parser::symbol_names(Cursor& cursor, void (*apply)(AsmSymbol&)) {
    do {
        cursor.skip_blanks();
        const char* at = cursor.position();
        const std::string_view name = cursor.name();
        if (name.empty())
            cursor.fail("symbol expected, found " + cursor.found());
        AsmSymbol& symbol = object_.symbol(name, file_);
        if (symbol.place.line.empty())
            symbol.place = place_at(at);
        apply(symbol);
    } while (cursor.accept(',') || (!cursor.at_end() && is_name_start(cursor.next_char())));
    cursor.expect_end();
}

void Parser::globl(Cursor& cursor) {
    symbol_names(cursor, [](AsmSymbol& symbol) { symbol.global = true; });
}

void Parser::weak(Cursor& cursor) {
    symbol_names(cursor, [](AsmSymbol& symbol) { symbol.global = symbol.weak = true; });
}

// .comm name,bytes,alignment: merged with the same name of other files.
void Parser::common(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    AsmSymbol& symbol = object_.symbol(cursor.name(), file_);
    cursor.expect(',');
    const int64_t bytes = known_in(cursor, "size", 1, max_data_bytes);
    const int64_t alignment =
        cursor.accept(',') ? known_in(cursor, "alignment", 1, 1 << max_alignment_power) : 8;
    cursor.expect_end();
    if (symbol.name.empty())
        Cursor::fail_at(at, "symbol expected");
    if (symbol.value)
        define(symbol, nullptr, at);  // says that it is defined already
    count_data(uint64_t(bytes), at);
    symbol.common_bytes = uint64_t(bytes);
    symbol.common_alignment_bytes = std::bit_ceil(uint64_t(alignment));
    symbol.place = place_at(at);
    symbol.global |= directive_ == ".comm";
}

void Parser::local_common(Cursor& cursor) {
    common(cursor);
}

// ---- Without effect here ---------------------------------------------------------------------

void Parser::no_effect(Cursor&) {}

void Parser::debug_only(Cursor&) {
    if (section_->kind != SectionKind::dropped)
        Cursor::fail_at(statement_->text.data(),
                        fmt::format("{} is accepted in debug sections only", directive_));
}

void Parser::error_directive(Cursor& cursor) {
    const char* at = statement_->text.data();
    Cursor::fail_at(at, cursor.peek() == '"' ? cursor.string() : std::string(directive_));
}

// ---- Macros and repetition -------------------------------------------------------------------

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
    Cursor::fail_at(
        statement_->text.data(),
        fmt::format("{} without {}", directive_, directive_ == ".endr" ? ".rept" : ".macro"));
}

void Parser::exit_macro(Cursor&) {
    const auto innermost = std::find_if(frames_.rbegin(), frames_.rend(), [](const Frame& frame) {
        return frame.kind == Frame::Kind::macro;
    });
    if (innermost == frames_.rend())
        end_macro(*std::make_unique<Cursor>(std::string_view()));
    for (auto frame = frames_.rbegin(); frame <= innermost; ++frame) {
        frame->next = frame->statements().size();
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
    frame.owned = collect_block(".rept", at);
    if (error)
        throw *error;
    frame.kind = Frame::Kind::repeat;
    frame.repeats = uint64_t(count);
    if (count > 0 && !frame.owned.empty())
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

void Parser::include(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const std::string name = cursor.string();
    cursor.expect_end();
    const std::filesystem::path here =
        std::filesystem::path(assembly_.program.files[statement_->place.where.file].path)
            .parent_path();
    std::vector<std::filesystem::path> folders{here};
    std::ranges::copy(assembly_.options.include_directories, std::back_inserter(folders));
    std::string problem;
    for (const std::filesystem::path& folder : folders) {
        const std::string path = (folder / name).string();
        std::optional<std::string> text = read_source(path, problem);
        if (!text)
            continue;
        const uint32_t file = assembly_.sources.file(path);
        const std::string_view kept = assembly_.sources.keep(std::move(*text));
        assembly_.sources.set_lines(file, kept);
        Frame frame;
        frame.owned = split_statements(kept, file);
        assembly_.expanded_bytes += kept.size();
        if (assembly_.expanded_bytes > max_data_bytes)
            Cursor::fail_at(at, "included files are larger than 64 MB together");
        push(std::move(frame), at);
        return;
    }
    Cursor::fail_at(at, fmt::format("cannot include {}: {}", printable(name), problem),
                    "it is looked for beside this file and in the include directories");
}

// ---- Sections --------------------------------------------------------------------------------

void Parser::switch_to(Section& section) {
    previous_section_ = section_;
    section_ = &section;
    if (section_starts_.contains(&section))
        return;
    // Each file's part of a section starts aligned, as separate objects would, and the section's
    // name stands for that place.
    if (section.size() > 0)
        align(default_alignment_bytes, std::nullopt);
    section_starts_.emplace(&section, section.size());
    AsmSymbol& symbol = object_.symbol(section.name, file_);
    symbol.temporary = true;
    if (!symbol.value)
        symbol.value = object_.label(&section, section.size());
}

// name,"flags",type
Section& Parser::parse_section(Cursor& cursor) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const std::string_view name = cursor.word();
    std::string_view flags;
    std::string_view type;
    bool has_flags = false;
    if (cursor.accept(',')) {
        has_flags = cursor.peek() == '"';
        flags = cursor.word();
        if (cursor.accept(','))
            type = cursor.word();
    }
    if (name.empty())
        Cursor::fail_at(at, "section name expected");
    if (Section* known = object_.find_section(name))
        return *known;
    std::optional<SectionKind> kind = kind_by_name(name);
    if (has_flags && (!kind || flags.find('x') != std::string_view::npos))
        kind = kind_by_flags(flags, type);
    if (!kind)
        Cursor::fail_at(at, fmt::format("unknown section {}", printable(name)),
                        "name its use by flags: \"ax\" code, \"a\" constants, \"aw\" data; LDM "
                        "data go to .tdata_local");
    return object_.section(name, *kind);
}

void Parser::section(Cursor& cursor) {
    switch_to(parse_section(cursor));
}

void Parser::push_section(Cursor& cursor) {
    Section& next = parse_section(cursor);
    if (section_stack_.size() > 1000)
        Cursor::fail_at(statement_->text.data(), ".pushsection is nested more than 1000 deep");
    section_stack_.emplace_back(section_, previous_section_);
    switch_to(next);
}

void Parser::pop_section(Cursor&) {
    if (section_stack_.empty())
        Cursor::fail_at(statement_->text.data(), ".popsection without .pushsection");
    std::tie(section_, previous_section_) = section_stack_.back();
    section_stack_.pop_back();
}

void Parser::previous_section(Cursor&) {
    if (!previous_section_)
        Cursor::fail_at(statement_->text.data(), ".previous without an earlier section");
    std::swap(section_, previous_section_);
}

template <const char* name> void Parser::plain_section(Cursor& cursor) {
    cursor.expect_end();
    switch_to(object_.section(name, *kind_by_name(name)));
}

// ---- Data ------------------------------------------------------------------------------------

void Parser::count_data(uint64_t bytes, const char* at) {
    assembly_.data_bytes += bytes;
    const bool text = section_->kind == SectionKind::text;
    const uint64_t limit = text ? max_text_bytes : max_data_bytes;
    if ((text ? section_->size() + bytes : assembly_.data_bytes) <= limit)
        return;
    assembly_.reporter.error(
        place_at(at), fmt::format("{} larger than {} MB",
                                  text ? "the text section is" : "data are together", limit >> 20));
    throw TooMuch{};
}

void Parser::data_section(std::string_view what) const {
    if (section_->kind == SectionKind::text)
        Cursor::fail_at(
            statement_->text.data(),
            fmt::format("{} in {}: a text section holds instructions only", what, section_->name),
            "the CPE's binary encoding is not public; put data into .rodata, .data or "
            ".tdata_local");
}

void Parser::emit(uint64_t value, int bytes) {
    if (section_->kind == SectionKind::bss) {
        if (value != 0)
            Cursor::fail_at(statement_->text.data(),
                            fmt::format("{} can hold zeros only", section_->name),
                            "put initialised data into .data");
        section_->bss_bytes += uint64_t(bytes);
        return;
    }
    for (int i = 0; i < bytes; ++i)
        section_->bytes.push_back(i < 8 ? uint8_t(value >> (8 * i)) : 0);
}

// A value that the linker will know.
void Parser::emit_later(const Node* node, int bytes, bool gp_relative_value, const char* at) {
    if (section_->kind == SectionKind::bss)
        Cursor::fail_at(at, fmt::format("{} can hold zeros only", section_->name),
                        "put initialised data into .data");
    object_.data_fixups.push_back(
        {section_, section_->size(), uint8_t(bytes), gp_relative_value, node, place_at(at)});
    emit(0, bytes);
}

template <int bytes> void Parser::integers(Cursor& cursor) {
    if (section_->kind == SectionKind::dropped)
        return;
    data_section(directive_);
    do {
        cursor.skip_blanks();
        const char* at = cursor.position();
        const Node* node = expression(cursor);
        count_data(bytes, at);
        if (node->kind == Node::Kind::constant) {
            const int64_t value = node->value;
            const int unused_bits = 64 - 8 * bytes;
            const bool fits = bytes == 8 || (value << unused_bits >> unused_bits) == value ||
                              uint64_t(value) >> (64 - unused_bits) % 64 == 0;
            if (!fits)
                Cursor::fail_at(at, fmt::format("{} does not fit in {} bytes", value, bytes));
            emit(uint64_t(value), bytes);
        } else {
            emit_later(node, bytes, false, at);
        }
    } while (cursor.accept(','));
    cursor.expect_end();
}

template <typename Float> void Parser::floats(Cursor& cursor) {
    if (section_->kind == SectionKind::dropped)
        return;
    data_section(directive_);
    do {
        cursor.skip_blanks();
        const char* at = cursor.position();
        const std::string text(cursor.word());
        char* end = nullptr;
        const auto value = Float(sizeof(Float) == 4 ? std::strtof(text.c_str(), &end)
                                                    : std::strtod(text.c_str(), &end));
        if (text.empty() || *end != '\0')
            Cursor::fail_at(at, "floating-point number expected");
        uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof value);
        count_data(sizeof value, at);
        emit(bits, int(sizeof value));
    } while (cursor.accept(','));
    cursor.expect_end();
}

void Parser::gp_relative(Cursor& cursor) {
    data_section(directive_);
    const char* at = (cursor.skip_blanks(), cursor.position());
    const Node* node = expression(cursor);
    cursor.expect_end();
    if (section_->kind == SectionKind::dropped)
        return;
    count_data(4, at);
    emit_later(node, 4, true, at);
}

template <bool terminated> void Parser::strings(Cursor& cursor) {
    if (section_->kind == SectionKind::dropped)
        return;
    data_section(directive_);
    do {
        const std::string text = cursor.string();
        count_data(text.size() + 1, cursor.position());
        for (const char c : text)
            emit(uint8_t(c), 1);
        if (terminated)
            emit(0, 1);
    } while (cursor.accept(','));
    cursor.expect_end();
}

// Moves on by `bytes`: in text by nops, elsewhere by `filler`.
void Parser::pad(uint64_t bytes, uint8_t filler, const char* at) {
    if (section_->kind == SectionKind::dropped || bytes == 0)
        return;
    count_data(bytes, at);
    if (section_->kind == SectionKind::text) {
        if (bytes % address_map::instruction_bytes != 0)
            Cursor::fail_at(at, "a text section moves on by whole instructions",
                            "give a multiple of 4 bytes");
        Instruction nop;
        nop.where = statement_ ? statement_->place.where : SourceLocation{.file = file_};
        section_->instructions.insert(section_->instructions.end(),
                                      bytes / address_map::instruction_bytes, nop);
        return;
    }
    if (section_->kind == SectionKind::bss)
        section_->bss_bytes += bytes;
    else
        section_->bytes.insert(section_->bytes.end(), bytes, filler);
}

void Parser::skip(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const int64_t bytes = known_in(cursor, directive_, 0, max_data_bytes);
    const auto filler = uint8_t(cursor.accept(',') ? known_in(cursor, "filler", -128, 255) : 0);
    cursor.expect_end();
    pad(uint64_t(bytes), filler, at);
}

// .fill count,size,value
void Parser::fill(Cursor& cursor) {
    const char* at = (cursor.skip_blanks(), cursor.position());
    const int64_t count = known_in(cursor, "count", 0, max_data_bytes);
    const int64_t size = cursor.accept(',') ? known_in(cursor, "size", 0, 8) : 1;
    const int64_t value = cursor.accept(',') ? known(cursor, "value") : 0;
    cursor.expect_end();
    data_section(directive_);
    if (section_->kind == SectionKind::dropped)
        return;
    count_data(uint64_t(count * size), at);
    for (int64_t i = 0; i < count && size > 0; ++i)
        emit(uint64_t(value), int(size));
}

// Goes to an offset in this file's part of the section.
void Parser::origin(Cursor& cursor) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const Node* node = expression(cursor);
    const auto filler = uint8_t(cursor.accept(',') ? known_in(cursor, "filler", -128, 255) : 0);
    cursor.expect_end();
    const bool label = node->kind == Node::Kind::label && node->section == section_;
    if (!label && node->kind != Node::Kind::constant)
        Cursor::fail_at(at, ".org needs a place in this section that is known here");
    const auto start = int64_t(section_starts_.at(section_));
    const auto current = int64_t(section_->size()) - start;
    const int64_t target = label ? node->value - start : node->value;
    if (target < current)
        Cursor::fail_at(at, fmt::format(".org goes back from {} to {}", current, target));
    if (uint64_t(target) > max_data_bytes)
        Cursor::fail_at(at, fmt::format(".org {} is beyond 64 MB", target));
    pad(uint64_t(target - current), filler, at);
}

void Parser::align(uint64_t bytes, std::optional<uint8_t> filler) {
    section_->alignment_bytes = std::max(section_->alignment_bytes, bytes);
    const uint64_t size = section_->size();
    const char* at = statement_ ? statement_->text.data() : "";
    pad((bytes - size % bytes) % bytes, filler.value_or(0), at);
}

// .align power[,filler[,most]]
void Parser::align_power(Cursor& cursor) {
    const int64_t power = known_in(cursor, "power of two", 0, max_alignment_power);
    std::optional<uint8_t> filler;
    if (cursor.accept(',') && cursor.peek() != ',')
        filler = uint8_t(known_in(cursor, "filler", INT32_MIN, UINT32_MAX));
    if (cursor.accept(','))
        known(cursor, "largest padding");
    cursor.expect_end();
    // A power below that of an instruction asks for nothing.
    if (section_->kind == SectionKind::text && power < 2)
        return;
    align(uint64_t(1) << power, filler);
}

void Parser::align_bytes(Cursor& cursor) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const int64_t bytes = known_in(cursor, "alignment", 1, 1 << max_alignment_power);
    if (!std::has_single_bit(uint64_t(bytes)))
        Cursor::fail_at(at, fmt::format("alignment {} is no power of two", bytes));
    std::optional<uint8_t> filler;
    if (cursor.accept(','))
        filler = uint8_t(known_in(cursor, "filler", -128, 255));
    cursor.expect_end();
    if (section_->kind != SectionKind::text || bytes >= 4)
        align(uint64_t(bytes), filler);
}

// ---- The table -------------------------------------------------------------------------------

namespace {
constexpr char text_name[] = ".text";
constexpr char data_name[] = ".data";
constexpr char bss_name[] = ".bss";
constexpr char rodata_name[] = ".rodata";
constexpr char sdata_name[] = ".sdata";
}  // namespace

const std::unordered_map<std::string_view, Parser::Directive>& Parser::directives() {
    static const auto table = [] {
        std::unordered_map<std::string_view, Directive> result{
            {".text", &Parser::plain_section<text_name>},
            {".data", &Parser::plain_section<data_name>},
            {".bss", &Parser::plain_section<bss_name>},
            {".rdata", &Parser::plain_section<rodata_name>},
            {".sdata", &Parser::plain_section<sdata_name>},
            {".section", &Parser::section},
            {".pushsection", &Parser::push_section},
            {".popsection", &Parser::pop_section},
            {".previous", &Parser::previous_section},
            {".set", &Parser::set},
            {".equ", &Parser::set},
            {".equiv", &Parser::equate_once},
            {".globl", &Parser::globl},
            {".global", &Parser::globl},
            {".weak", &Parser::weak},
            {".comm", &Parser::common},
            {".lcomm", &Parser::local_common},
            {".byte", &Parser::integers<1>},
            {".short", &Parser::integers<2>},
            {".hword", &Parser::integers<2>},
            {".2byte", &Parser::integers<2>},
            {".long", &Parser::integers<4>},
            {".int", &Parser::integers<4>},
            {".4byte", &Parser::integers<4>},
            {".quad", &Parser::integers<8>},
            {".8byte", &Parser::integers<8>},
            {".float", &Parser::floats<float>},
            {".single", &Parser::floats<float>},
            {".double", &Parser::floats<double>},
            {".gprel32", &Parser::gp_relative},
            {".ascii", &Parser::strings<false>},
            {".asciz", &Parser::strings<true>},
            {".string", &Parser::strings<true>},
            {".skip", &Parser::skip},
            {".space", &Parser::skip},
            {".zero", &Parser::skip},
            {".fill", &Parser::fill},
            {".org", &Parser::origin},
            {".align", &Parser::align_power},
            {".p2align", &Parser::align_power},
            {".balign", &Parser::align_bytes},
            {".macro", &Parser::macro},
            {".endm", &Parser::end_macro},
            {".endmacro", &Parser::end_macro},
            {".exitm", &Parser::exit_macro},
            {".purgem", &Parser::purge_macro},
            {".rept", &Parser::repeat},
            {".rep", &Parser::repeat},
            {".irp", &Parser::repeat_for_values},
            {".irpc", &Parser::repeat_for_characters},
            {".endr", &Parser::end_macro},
            {".include", &Parser::include},
            {".error", &Parser::error_directive},
            {".err", &Parser::error_directive},
            {".uleb128", &Parser::debug_only},
            {".sleb128", &Parser::debug_only},
        };
        for (const std::string_view name : {".arch",
                                            ".ent",
                                            ".end",
                                            ".aent",
                                            ".prologue",
                                            ".frame",
                                            ".mask",
                                            ".fmask",
                                            ".type",
                                            ".size",
                                            ".file",
                                            ".loc",
                                            ".ident",
                                            ".version",
                                            ".hidden",
                                            ".protected",
                                            ".internal",
                                            ".local",
                                            ".extern",
                                            ".usepv",
                                            ".livereg",
                                            ".eflag",
                                            ".stabs",
                                            ".stabn",
                                            ".cfi_startproc",
                                            ".cfi_endproc",
                                            ".cfi_sections",
                                            ".cfi_def_cfa",
                                            ".cfi_def_cfa_register",
                                            ".cfi_def_cfa_offset",
                                            ".cfi_adjust_cfa_offset",
                                            ".cfi_offset",
                                            ".cfi_rel_offset",
                                            ".cfi_restore",
                                            ".cfi_restore_state",
                                            ".cfi_remember_state",
                                            ".cfi_personality",
                                            ".cfi_lsda",
                                            ".cfi_escape",
                                            ".cfi_undefined",
                                            ".cfi_same_value",
                                            ".cfi_return_column",
                                            ".cfi_register"})
            result.emplace(name, &Parser::no_effect);
        return result;
    }();
    return table;
}

void Parser::unknown_directive(std::string_view name, const char* at) const {
    if (name == ".word")
        Cursor::fail_at(at, "unknown directive .word",
                        "its size differs between assemblers: use .short (16 bits) or .long (32)");
    std::vector<std::string_view> names{".if", ".ifdef", ".ifndef", ".else", ".elseif", ".endif"};
    for (const auto& [known, directive] : directives())
        names.push_back(known);
    const std::string suggestion = nearest(name, names, std::max<size_t>(1, name.size() / 3));
    Cursor::fail_at(at, fmt::format("unknown directive {}", name),
                    suggestion.empty() ? "" : fmt::format("did you mean {}?", suggestion));
}

}  // namespace swsim
