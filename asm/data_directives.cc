// SPDX-License-Identifier: Apache-2.0
//
// Directives that put bytes into sections or move on in them.
#include "asm/parser.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr uint64_t max_data_bytes = 64 << 20;
// What a branch's 21-bit displacement can span.
constexpr uint64_t max_text_bytes = 4 << 20;

}  // namespace

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

void Parser::integers(Cursor& cursor, int bytes) {
    align_itself(bytes);
    unaligned_integers(cursor, bytes);
}

void Parser::unaligned_integers(Cursor& cursor, int bytes) {
    begin_datum(bytes);
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

void Parser::floats(Cursor& cursor, int bytes) {
    align_itself(bytes);
    begin_datum(1);  // GNU as forgets here what it knew
    if (section_->kind == SectionKind::dropped)
        return;
    data_section(directive_);
    do {
        cursor.skip_blanks();
        const char* at = cursor.position();
        const std::string text(cursor.word());
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        if (text.empty() || *end != '\0')
            Cursor::fail_at(at, "floating-point number expected");
        count_data(uint64_t(bytes), at);
        emit(bytes == 4 ? std::bit_cast<uint32_t>(float(value)) : std::bit_cast<uint64_t>(value),
             bytes);
    } while (cursor.accept(','));
    cursor.expect_end();
}

void Parser::gp_relative(Cursor& cursor) {
    align_itself(4);
    data_section(directive_);
    const char* at = (cursor.skip_blanks(), cursor.position());
    const Node* node = expression(cursor);
    cursor.expect_end();
    if (section_->kind == SectionKind::dropped)
        return;
    count_data(4, at);
    emit_later(node, 4, true, at);
}

void Parser::strings(Cursor& cursor, bool terminated) {
    begin_datum(1);
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
    begin_datum(1);
    const char* at = (cursor.skip_blanks(), cursor.position());
    const int64_t bytes = known_in(cursor, directive_, 0, max_data_bytes);
    const auto filler = uint8_t(cursor.accept(',') ? known_in(cursor, "filler", -128, 255) : 0);
    cursor.expect_end();
    pad(uint64_t(bytes), filler, at);
}

// .fill count,size,value: of the value four bytes count.
void Parser::fill(Cursor& cursor) {
    begin_datum(1);
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
        emit(uint32_t(value), int(size));
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

// Pads by `most` bytes, or not at all.
void Parser::align(uint64_t bytes, uint8_t filler, uint64_t most) {
    section_->alignment_bytes = std::max(section_->alignment_bytes, bytes);
    const uint64_t padding = (bytes - section_->size() % bytes) % bytes;
    const char* at = statement_ ? statement_->text.data() : "";
    if (padding <= most)
        pad(padding, filler, at);
}

// The datum or instruction that comes next aligns itself.
void Parser::align_itself(int bytes) {
    const int power = std::countr_zero(unsigned(bytes));
    if (auto_alignment_.on && auto_alignment_.known_power < power) {
        align(uint64_t(bytes));
        auto_alignment_.known_power = power;
        const AsmSymbol* label = auto_alignment_.label;
        if (label && label->value->section == section_)
            auto_alignment_.label->value = object_.label(section_, section_->size());
    }
    begin_datum(bytes);
}

// After a datum of 2 bytes a place is known to be aligned to 2 at most.
void Parser::begin_datum(int bytes) {
    const int power = std::countr_zero(unsigned(bytes));
    auto_alignment_.known_power = std::min(auto_alignment_.known_power, power);
    auto_alignment_.label = nullptr;
}

// ,filler: may be empty, and missing.
uint8_t Parser::optional_filler(Cursor& cursor) {
    if (!cursor.accept(',') || cursor.peek() == ',')
        return 0;
    return uint8_t(known_in(cursor, "filler", INT32_MIN, UINT32_MAX));
}

// .align power[,filler]
void Parser::align_power(Cursor& cursor) {
    const auto power = int(known_in(cursor, "power of two", 0, max_alignment_power));
    const uint8_t filler = optional_filler(cursor);
    if (cursor.peek() == ',')
        cursor.fail(".align takes no largest padding", "write .p2align power,filler,most");
    cursor.expect_end();
    auto_alignment_.on = power > 0;
    auto_alignment_.label = nullptr;
    if (auto_alignment_.known_power >= power)
        return;
    auto_alignment_.known_power = power;
    // A power below that of an instruction asks for nothing.
    if (section_->kind != SectionKind::text || power >= 2)
        align(uint64_t(1) << power, filler);
}

void Parser::p2align(Cursor& cursor) {
    const int64_t power = known_in(cursor, "power of two", 0, max_alignment_power);
    align_within_limit(uint64_t(1) << power, cursor);
}

void Parser::balign(Cursor& cursor) {
    cursor.skip_blanks();
    const char* at = cursor.position();
    const int64_t bytes = known_in(cursor, "alignment", 1, 1 << max_alignment_power);
    if (!std::has_single_bit(uint64_t(bytes)))
        Cursor::fail_at(at, fmt::format("alignment {} is not a power of two", bytes));
    align_within_limit(uint64_t(bytes), cursor);
}

// What .p2align and .balign say next: [,filler[,most]], the latter 0 for no limit.
void Parser::align_within_limit(uint64_t bytes, Cursor& cursor) {
    const uint8_t filler = optional_filler(cursor);
    const int64_t most =
        cursor.accept(',') ? known_in(cursor, "largest padding", 0, UINT32_MAX) : 0;
    cursor.expect_end();
    if (section_->kind != SectionKind::text || bytes >= address_map::instruction_bytes)
        align(bytes, filler, most == 0 ? bytes : uint64_t(most));
}

}  // namespace swsim
