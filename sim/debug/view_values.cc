// SPDX-License-Identifier: Apache-2.0
//
// What the debugger shows of registers and memory.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sim/core_group/core_group.h"
#include "sim/debug/values.h"
#include "sim/debug/views.h"

namespace swsim::debug {

namespace {

uint64_t evaluate(const ViewContext& context, const std::string& text) {
    return Expression(text, context.program)
        .evaluate(CoreOperands(context.machinery, context.core));
}

// Takes the last word if it is a format and not all there is.
Format take_format(std::vector<std::string>& words) {
    if (words.size() < 2)
        return Format::words;
    const auto format = find_format(words.back());
    if (!format)
        return Format::words;
    words.pop_back();
    return *format;
}

// "$3", "$0-$3"
void add_range(const std::string& word, std::vector<unsigned>& registers) {
    const size_t dash = word.find('-');
    const unsigned first = parse_register(word.substr(0, dash));
    const unsigned last = dash == std::string::npos ? first : parse_register(word.substr(dash + 1));
    if (last < first)
        throw Problem("'{}': the range is empty", word);
    for (unsigned index = first; index <= last; ++index)
        registers.push_back(index);
}

struct Span {
    uint64_t address = 0;
    uint64_t bytes = 0;
    Format format = Format::words;
};

Span parse_span(const ViewContext& context, const std::string& arguments, const char* command) {
    constexpr uint64_t usual_bytes = 64;
    constexpr uint64_t eight_states = 128;
    constexpr uint64_t most_bytes = uint64_t(1) << 20;
    std::vector<std::string> words = words_of(arguments);
    Span span;
    span.format = take_format(words);
    span.bytes = span.format == Format::states ? eight_states : usual_bytes;
    if (words.empty() || words.size() > 2)
        throw Problem("write {} ADDRESS [BYTES] [FORMAT], with an address without "
                      "blanks; formats are {}",
                      command, fmt::join(format_names(), ", "));
    span.address = evaluate(context, words[0]);
    if (words.size() == 2)
        span.bytes = evaluate(context, words[1]);
    if (span.bytes == 0 || span.bytes > most_bytes)
        throw Problem("1 to {} bytes can be shown at a time", most_bytes);
    return span;
}

}  // namespace

std::string show_print(const ViewContext& context, const std::string& arguments) {
    const uint64_t value = evaluate(context, arguments);
    std::string text = fmt::format("{} = {:#x}", value, value);
    if (int64_t(value) < 0)
        text += fmt::format(" = {}", int64_t(value));
    return text + "\n";
}

std::string show_registers(const ViewContext& context, const std::string&) {
    constexpr unsigned columns = 4;
    std::string text;
    for (unsigned index = 0; index <= zero_register; ++index)
        text += fmt::format("{:<4} {:016x}{}", fmt::format("${}", index),
                            context.the_core().state().scalar(index),
                            index % columns == columns - 1 ? "\n" : "   ");
    return text;
}

std::string show_vector(const ViewContext& context, const std::string& arguments) {
    std::vector<std::string> words = words_of(arguments);
    const Format format = take_format(words);
    std::vector<unsigned> indexes;
    for (const std::string& word : words)
        add_range(word, indexes);
    std::vector<std::pair<unsigned, Vector>> registers;
    for (const unsigned index : indexes)
        registers.emplace_back(index, context.the_core().state().registers[index]);
    return format_registers(registers, format);
}

std::string show_ldm(const ViewContext& context, const std::string& arguments) {
    const Span span = parse_span(context, arguments, "ldm");
    return format_memory(span.address,
                         ldm_bytes(context.machinery.group, context.core, span.address, span.bytes),
                         span.bytes, span.format);
}

std::string show_memory(const ViewContext& context, const std::string& arguments) {
    const Span span = parse_span(context, arguments, "memory");
    return format_memory(span.address, memory_bytes(span.address, span.bytes), span.bytes,
                         span.format);
}

}  // namespace swsim::debug
