// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/analysis_words.h"

#include <algorithm>
#include <array>

#include "sim/analysis/analysis_subject.h"

namespace swsim::analysis {

std::string text_of(const Program& program, size_t index) {
    return program.text_at(address_map::instruction_address(index));
}

std::string_view kind_of(const Program& program, const Path& path) {
    if (path.loops)
        return "loop";
    return std::ranges::any_of(program.regions,
                               [&](const Region& each) { return span_of(each) == path.span; })
               ? "region"
               : "straight code";
}

std::string_view name_of(Binding binding) {
    constexpr std::array<std::string_view, 12> names = {"start",  "pair",    "decode",    "queue",
                                                        "branch", "at_once", "order",     "operand",
                                                        "store",  "unit",    "overwrite", "drain"};
    return names.at(size_t(binding));
}

std::string place_of_span(const Program& program, const Span& span) {
    const std::string begin = place_of(program, span.begin);
    const std::string end = place_of(program, span.end - 1);
    const size_t colon = end.rfind(':');
    return begin.substr(0, begin.rfind(':')) == end.substr(0, colon) && begin != end
               ? begin + ".." + end.substr(colon + 1)
               : begin;
}

std::vector<CriticalLink> in_order_of_time(const std::vector<CriticalLink>& path) {
    return {path.rbegin(), path.rend()};
}

}  // namespace swsim::analysis
