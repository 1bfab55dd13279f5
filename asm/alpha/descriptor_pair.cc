// SPDX-License-Identifier: Apache-2.0
#include "asm/alpha/descriptor_pair.h"

#include <optional>
#include <regex>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim {

namespace {

// The last register that can begin a pair: $28 is scratch.
constexpr unsigned last_pair = 26;

// "dma" with its descriptor, and the rest from the comma on.
const std::regex& dma_instruction() {
    static const std::regex pattern(R"(\s*dma\s+(\$([0-9]+))\s*(,.*))");
    return pattern;
}

std::set<std::string> registers_of(const std::string& text) {
    static const std::regex pattern(R"(\$[0-9]+)");
    std::set<std::string> result;
    for (std::sregex_iterator i(text.begin(), text.end(), pattern), end; i != end; ++i)
        result.insert(i->str());
    return result;
}

}  // namespace

std::string DescriptorPairs::joined(const std::string& line) {
    std::string result;
    size_t begin = 0;
    for (size_t end = 0; end != std::string::npos; begin = end + 1) {
        end = line.find(';', begin);
        result += (begin == 0 ? "" : ";") + joined_instruction(line.substr(begin, end - begin));
    }
    return result;
}

std::string DescriptorPairs::joined_instruction(const std::string& instruction) {
    std::smatch parts;
    if (!std::regex_match(instruction, parts, dma_instruction())) {
        mentioned_.merge(registers_of(instruction));
        return instruction;
    }
    const std::optional<unsigned> first = parse_number<unsigned>(parts[2].str());
    const std::string descriptor = parts[1];
    const std::string rest = parts[3];
    if (!first || *first > last_pair || mentioned_.contains(descriptor))
        return instruction;
    return fmt::format("vinsf ${},{},1,$28; dma $28{}", *first + 1, descriptor, rest);
}

}  // namespace swsim
