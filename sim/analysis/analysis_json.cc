// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/analysis_json.h"

#include "sim/analysis/analysis_subject.h"
#include "sim/analysis/analysis_words.h"

namespace swsim::analysis {

namespace {

using Json = nlohmann::ordered_json;

Json instruction_json(const Program& program, size_t index) {
    return {{"pc", address_map::instruction_address(index)},
            {"text", text_of(program, index)},
            {"place", place_of(program, index)}};
}

Json bounds_json(const Program& program, const Analysis& analysis) {
    Json bounds = Json::array();
    for (const Bound& bound : analysis.bounds) {
        Json instructions = Json::array();
        for (const size_t index : bound.instructions)
            instructions.push_back(instruction_json(program, index));
        bounds.push_back({{"name", bound.name},
                          {"cycles", number(bound.cycles)},
                          {"meaning", bound.meaning},
                          {"instructions", instructions}});
    }
    return bounds;
}

Json path_json(const Program& program, const Analysis& analysis) {
    Json critical = Json::array();
    for (const CriticalLink& link : in_order_of_time(analysis.critical)) {
        Json each = instruction_json(program, link.index);
        each["cycles"] = link.cycles;
        each["why"] = name_of(link.binding);
        critical.push_back(each);
    }
    return critical;
}

Json pressure_json(const Program& program, const Analysis& analysis) {
    return {{"live", analysis.pressure.registers},
            {"vectors", analysis.pressure.vectors},
            {"of", unsigned(zero_register)},
            {"before", instruction_json(program, analysis.pressure.index)}};
}

}  // namespace

Json number(const Rational& value) {
    if (value.denominator == 1)
        return value.numerator;
    return value.value();
}

Json json_of(const Program& program, const Analysis& analysis) {
    Json alternatives = Json::array();
    for (const Alternative& each : analysis.alternatives)
        alternatives.push_back(
            {{"name", each.name}, {"cycles", number(each.cycles)}, {"meaning", each.meaning}});
    Json cycle = Json::array();
    for (const Dependence& each : analysis.dependence_cycle) {
        Json link = instruction_json(program, analysis.path.items[each.from].index);
        link["latency"] = each.latency;
        link["passes"] = each.passes;
        cycle.push_back(link);
    }
    return {{"name", analysis.name},
            {"kind", kind_of(program, analysis.path)},
            {"place", place_of_span(program, analysis.path.span)},
            {"begin", address_map::instruction_address(analysis.path.span.begin)},
            {"end", address_map::instruction_address(analysis.path.span.end)},
            {"instructions", analysis.path.items.size()},
            {"p0", analysis.p0},
            {"p1", analysis.p1},
            {"either", analysis.either},
            {"cycles", number(analysis.trace.cycles)},
            {"cycles_numerator", analysis.trace.cycles.numerator},
            {"cycles_denominator", analysis.trace.cycles.denominator},
            {"bound", number(highest(analysis.bounds))},
            {"bounds", bounds_json(program, analysis)},
            {"what_if", alternatives},
            {"bottleneck", analysis.bottleneck},
            {"next", analysis.next},
            {"critical_path", path_json(program, analysis)},
            {"dependence_cycle", cycle},
            {"registers", pressure_json(program, analysis)},
            {"branch_cycles", analysis.branch_cycles},
            {"mispredict_cycles", analysis.mispredict_cycles},
            {"notes", analysis.path.notes}};
}

Json json_of(const Measured& measured) {
    Json passes = Json::array();
    for (const auto& [cycles, times] : measured.passes)
        passes.push_back({{"cycles", cycles}, {"times", times}});
    return {{"passes", passes},
            {"most_frequent", measured.most_frequent()},
            {"disturbed", measured.disturbed}};
}

}  // namespace swsim::analysis
