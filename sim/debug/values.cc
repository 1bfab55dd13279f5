// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/values.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace swsim::debug {

namespace {

constexpr std::array<std::pair<std::string_view, Format>, 5> formats = {
    {{"words", Format::words},
     {"longs", Format::longs},
     {"bytes", Format::bytes},
     {"doubles", Format::doubles},
     {"states", Format::states}}};

constexpr uint64_t line_bytes = sizeof(Vector);
constexpr uint64_t word_bytes = sizeof(uint32_t);
// Of an AES state: 4 columns of 4 bytes.
constexpr uint64_t state_bytes = 16;
constexpr uint64_t state_rows = 4;
constexpr uint64_t states_abreast = 8;

// Bytes in groups of four.
std::string byte_groups(const uint8_t* data, uint64_t bytes) {
    std::string text;
    for (uint64_t at = 0; at < bytes; ++at)
        text += fmt::format("{}{:02x}", at % word_bytes ? " " : "  ", data[at]);
    return text;
}

// What is too short for one more element is shown as bytes.
template <typename Element>
std::string elements(const uint8_t* data, uint64_t bytes, const char* one) {
    std::string text;
    uint64_t at = 0;
    for (; at + sizeof(Element) <= bytes; at += sizeof(Element))
        text += fmt::format(fmt::runtime(one), semantics::get<Element>(data + at));
    return text + byte_groups(data + at, bytes - at);
}

std::string one_line(const uint8_t* data, uint64_t bytes, Format format) {
    switch (format) {
    case Format::words:
        return elements<uint32_t>(data, bytes, "  {:08x}");
    case Format::longs:
        return elements<uint64_t>(data, bytes, "  {:016x}");
    case Format::doubles:
        return elements<double>(data, bytes, "  {:<22}");
    default:
        return byte_groups(data, bytes);
    }
}

std::string trimmed(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
}

// Blocks side by side: byte i of a block is in row i mod 4, column i / 4.
std::string states_in_memory(uint64_t address, const uint8_t* data, uint64_t bytes) {
    std::string text;
    const uint64_t blocks = bytes / state_bytes;
    for (uint64_t first = 0; first < blocks; first += states_abreast) {
        const uint64_t count = std::min(states_abreast, blocks - first);
        std::string head;
        for (uint64_t i = 0; i < count; ++i)
            head +=
                fmt::format("  {:<11}", fmt::format("{:#x}", address + (first + i) * state_bytes));
        text += trimmed(head);
        for (uint64_t row = 0; row < state_rows; ++row) {
            for (uint64_t i = 0; i < count; ++i)
                for (uint64_t column = 0; column < state_bytes / state_rows; ++column)
                    text +=
                        fmt::format("{}{:02x}", column ? " " : "  ",
                                    data[(first + i) * state_bytes + column * state_rows + row]);
            text += '\n';
        }
    }
    const uint64_t rest = bytes % state_bytes;
    if (rest)
        text += trimmed(fmt::format("{:#x}:{}", address + bytes - rest,
                                    byte_groups(data + bytes - rest, rest)));
    return text;
}

}  // namespace

std::optional<Format> find_format(std::string_view name) {
    for (const auto& [each, format] : formats)
        if (!name.empty() && each.starts_with(name))
            return format;
    return std::nullopt;
}

std::vector<std::string_view> format_names() {
    std::vector<std::string_view> names;
    for (const auto& [name, format] : formats)
        names.push_back(name);
    return names;
}

std::string format_registers(const std::vector<std::pair<unsigned, Vector>>& registers,
                             Format format) {
    std::string text;
    if (format == Format::states) {
        std::string heads = "     ";
        for (uint64_t i = 0; i < states_abreast; ++i)
            heads += fmt::format("  block {:<5}", i);
        text += trimmed(heads);
    }
    for (const auto& [index, value] : registers)
        text += trimmed(
            fmt::format("{:<5}{}", fmt::format("${}", index),
                        one_line(reinterpret_cast<const uint8_t*>(&value), sizeof value, format)));
    return text;
}

std::string format_memory(uint64_t address, const uint8_t* data, uint64_t bytes, Format format) {
    if (format == Format::states)
        return states_in_memory(address, data, bytes);
    std::string text;
    for (uint64_t at = 0; at < bytes; at += line_bytes)
        text += trimmed(fmt::format("{:#06x}:{}", address + at,
                                    one_line(data + at, std::min(line_bytes, bytes - at), format)));
    return text;
}

}  // namespace swsim::debug
