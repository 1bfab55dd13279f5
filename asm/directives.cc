// SPDX-License-Identifier: Apache-2.0
//
// Directives for symbols and sections, those without effect, and the table of all directives.
#include "asm/parser.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim {

namespace {

constexpr size_t max_included_bytes = 64 << 20;
constexpr int64_t max_common_bytes = 64 << 20;
constexpr int64_t max_implied_alignment_bytes = 16;  // of .comm
constexpr size_t max_pushed_sections = 1000;

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

// The next word, if it is a number.
std::optional<uint64_t> plain_number(Cursor& cursor) {
    return is_digit(cursor.peek()) ? parse_number(cursor.word()) : std::nullopt;
}

}  // namespace

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
    const int64_t bytes = known_in(cursor, "size", 1, max_common_bytes);
    const int64_t alignment = cursor.accept(',')
                                  ? known_in(cursor, "alignment", 1, 1 << max_alignment_power)
                                  : std::min(bytes, max_implied_alignment_bytes);
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

// .file 1 "x.c", before .loc; newer compilers may put a folder in front. Whatever else it says, and
// a file that is not here, has no effect.
void Parser::compiled_file(Cursor& cursor) {
    const std::optional<uint64_t> number = plain_number(cursor);
    if (!number)
        return;
    std::filesystem::path path =
        std::filesystem::path(assembly_.program.files[statement_->place.where.file].path)
            .parent_path();
    while (cursor.peek() == '"' && cursor.rest().find('"', 1) != std::string_view::npos)
        path /= cursor.word();
    compiled_files_.erase(*number);
    const std::string name = path.string();
    const bool is_known = assembly_.sources.knows(name);
    std::string problem;
    const auto text = is_known ? std::nullopt : read_source(name, problem);
    if (!is_known && !text)
        return;
    const uint32_t file = assembly_.sources.file(name);
    if (text)
        assembly_.sources.set_lines(file, *text);
    compiled_files_[*number] = file;
}

// .loc 1 20 5: what follows was made from line 20 of file 1.
void Parser::compiled_line(Cursor& cursor) {
    compiled_from_ = {};
    const std::optional<uint64_t> number = plain_number(cursor);
    const std::optional<uint64_t> line = plain_number(cursor);
    const auto file = compiled_files_.find(number.value_or(0));
    if (!number || !line || file == compiled_files_.end() ||
        *line > assembly_.program.files[file->second].lines.size())
        return;
    compiled_from_ = {.file = file->second, .line = uint32_t(*line)};
}

void Parser::end_of_function(Cursor&) {
    compiled_from_ = {};
}

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
        frame.statements = split_statements(kept, file);
        assembly_.expanded_bytes += kept.size();
        if (assembly_.expanded_bytes > max_included_bytes)
            Cursor::fail_at(at, "included files are larger than 64 MB together");
        push(std::move(frame), at);
        return;
    }
    Cursor::fail_at(at, fmt::format("cannot include {}: {}", printable(name), problem),
                    "it is looked for beside this file and in the include directories");
}

void Parser::switch_to(Section& section) {
    previous_section_ = section_;
    section_ = &section;
    if (section_starts_.contains(&section))
        return;
    // Each file's part of a section starts aligned, as separate objects would, and the section's
    // name stands for that place.
    if (section.size() > 0)
        align(default_alignment_bytes);
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
    auto_alignment_ = {};
}

void Parser::push_section(Cursor& cursor) {
    Section& next = parse_section(cursor);
    if (section_stack_.size() >= max_pushed_sections)
        Cursor::fail_at(
            statement_->text.data(),
            fmt::format(".pushsection is nested more than {} deep", max_pushed_sections));
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

void Parser::plain_section(Cursor& cursor, std::string_view name) {
    cursor.expect_end();
    switch_to(object_.section(name, *kind_by_name(name)));
    if (section_->kind != SectionKind::bss)
        auto_alignment_ = {};
}

// A table entry for a directive that needs nothing but its operands.
template <void (Parser::*directive)(Cursor&)> void Parser::call(Parser& parser, Cursor& cursor) {
    (parser.*directive)(cursor);
}

const std::unordered_map<std::string_view, Parser::Directive>& Parser::directives() {
    static const auto table = [] {
        std::unordered_map<std::string_view, Directive> result{
            {".text", [](Parser& p, Cursor& c) { p.plain_section(c, ".text"); }},
            {".data", [](Parser& p, Cursor& c) { p.plain_section(c, ".data"); }},
            {".bss", [](Parser& p, Cursor& c) { p.plain_section(c, ".bss"); }},
            {".rdata", [](Parser& p, Cursor& c) { p.plain_section(c, ".rodata"); }},
            {".sdata", [](Parser& p, Cursor& c) { p.plain_section(c, ".sdata"); }},
            {".section", call<&Parser::section>},
            {".pushsection", call<&Parser::push_section>},
            {".popsection", call<&Parser::pop_section>},
            {".previous", call<&Parser::previous_section>},
            {".set", call<&Parser::set>},
            {".equ", call<&Parser::set>},
            {".equiv", call<&Parser::equate_once>},
            {".globl", call<&Parser::globl>},
            {".global", call<&Parser::globl>},
            {".weak", call<&Parser::weak>},
            {".comm", call<&Parser::common>},
            {".lcomm", call<&Parser::common>},
            {".byte", [](Parser& p, Cursor& c) { p.integers(c, 1); }},
            {".short", [](Parser& p, Cursor& c) { p.integers(c, 2); }},
            {".hword", [](Parser& p, Cursor& c) { p.integers(c, 2); }},
            {".2byte", [](Parser& p, Cursor& c) { p.unaligned_integers(c, 2); }},
            {".long", [](Parser& p, Cursor& c) { p.integers(c, 4); }},
            {".int", [](Parser& p, Cursor& c) { p.integers(c, 4); }},
            {".4byte", [](Parser& p, Cursor& c) { p.unaligned_integers(c, 4); }},
            {".quad", [](Parser& p, Cursor& c) { p.integers(c, 8); }},
            {".8byte", [](Parser& p, Cursor& c) { p.unaligned_integers(c, 8); }},
            {".float", [](Parser& p, Cursor& c) { p.floats(c, 4); }},
            {".single", [](Parser& p, Cursor& c) { p.floats(c, 4); }},
            {".double", [](Parser& p, Cursor& c) { p.floats(c, 8); }},
            {".gprel32", call<&Parser::gp_relative>},
            {".ascii", [](Parser& p, Cursor& c) { p.strings(c, false); }},
            {".asciz", [](Parser& p, Cursor& c) { p.strings(c, true); }},
            {".string", [](Parser& p, Cursor& c) { p.strings(c, true); }},
            {".skip", call<&Parser::skip>},
            {".space", call<&Parser::skip>},
            {".zero", call<&Parser::skip>},
            {".fill", call<&Parser::fill>},
            {".org", call<&Parser::origin>},
            {".align", call<&Parser::align_power>},
            {".p2align", call<&Parser::p2align>},
            {".balign", call<&Parser::balign>},
            {".macro", call<&Parser::macro>},
            {".endm", call<&Parser::end_macro>},
            {".endmacro", call<&Parser::end_macro>},
            {".exitm", call<&Parser::exit_macro>},
            {".purgem", call<&Parser::purge_macro>},
            {".rept", call<&Parser::repeat>},
            {".rep", call<&Parser::repeat>},
            {".irp", call<&Parser::repeat_for_values>},
            {".irpc", call<&Parser::repeat_for_characters>},
            {".endr", call<&Parser::end_macro>},
            {".include", call<&Parser::include>},
            {".error", call<&Parser::error_directive>},
            {".err", call<&Parser::error_directive>},
            {".file", call<&Parser::compiled_file>},
            {".loc", call<&Parser::compiled_line>},
            {".end", call<&Parser::end_of_function>},
            {".uleb128", call<&Parser::debug_only>},
            {".sleb128", call<&Parser::debug_only>},
        };
        for (const std::string_view name : {".arch",
                                            ".ent",
                                            ".aent",
                                            ".prologue",
                                            ".frame",
                                            ".mask",
                                            ".fmask",
                                            ".type",
                                            ".size",
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
            result.emplace(name, call<&Parser::no_effect>);
        return result;
    }();
    return table;
}

void Parser::unknown_directive(std::string_view name, const char* at) const {
    if (name == ".word")
        Cursor::fail_at(at, "unknown directive .word",
                        "its size differs between assemblers: use .short (16 bits) or .long (32)");
    std::vector<std::string_view> names{".else", ".elseif", ".endif"};
    for (const auto& [known_name, condition] : conditions())
        names.push_back(known_name);
    for (const auto& [known_name, directive] : directives())
        names.push_back(known_name);
    const std::string suggestion = nearest(name, names);
    Cursor::fail_at(at, fmt::format("unknown directive {}", name),
                    suggestion.empty() ? "" : fmt::format("did you mean {}?", suggestion));
}

}  // namespace swsim
