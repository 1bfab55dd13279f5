// SPDX-License-Identifier: Apache-2.0
//
// swsim isa: the instruction table.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "asm/isa/isa.h"
#include "base/text.h"
#include "sim/cli/command_line.h"
#include "sim/cli/json_output.h"
#include "sim/machine/machine.h"

namespace swsim {

namespace {

struct IsaOptions {
    std::string pattern;
    bool json = false;
};

using Json = nlohmann::ordered_json;

// A pattern as of file names, or any part of a mnemonic.
bool wanted(const std::string& pattern, std::string_view mnemonic) {
    return mnemonic.find(pattern) != std::string_view::npos || matches_glob(pattern, mnemonic);
}

bool wanted(const std::string& pattern, const isa::Row& row) {
    for (const std::string_view mnemonic : isa::spellings(row)) {
        if (wanted(pattern, mnemonic))
            return true;
        // One member of a family, such as vlog2x6.
        const auto found = isa::find(pattern);
        if (found && found->row == &row)
            return true;
    }
    return false;
}

// The operands in the order of the source.
Json operands_json(const isa::Row& row) {
    Json result = Json::array();
    for (const isa::Operand& operand : isa::operands(row.shape))
        result.push_back({{"kind", isa::name(operand.kind)},
                          {"field", isa::name(operand.field)},
                          {"reads", operand.reads_register()},
                          {"writes", operand.writes_register()},
                          {"vector", operand.wide},
                          {"optional", operand.optional}});
    return result;
}

Json row_json(const isa::Row& row, const Machine& machine) {
    return {
        {"mnemonic", isa::mnemonic(row)},
        {"spellings", isa::spellings(row)},
        {"suffixes", isa::family_maximum(row.op) + 1},
        {"operands", isa::syntax(row)},
        {"pipe", isa::name(row.pipe)},
        {"timing_class", isa::name(row.timing)},
        {"latency", machine.latency(row.timing)},
        {"shape", isa::name(row.shape)},
        {"memory", isa::name(isa::memory(row.op))},
        {"order", isa::name(isa::order(row.op))},
        {"operand_fields", operands_json(row)},
        {"bytes", row.bytes},
        {"confidence", isa::name(row.confidence)},
        {"meaning", row.meaning},
        {"semantics", row.semantics},
    };
}

void print_isa(const Json& instructions) {
    fmt::print("{:<12} {:<26} {:<6} {:<14} {:>7} {:<4} {}\n", "mnemonic", "operands", "pipe",
               "timing class", "latency", "conf", "meaning");
    for (const Json& row : instructions)
        fmt::print("{:<12} {:<26} {:<6} {:<14} {:>7} {:<4} {}\n",
                   row["mnemonic"].get<std::string>(), row["operands"].get<std::string>(),
                   row["pipe"].get<std::string>(), row["timing_class"].get<std::string>(),
                   row["latency"].get<Cycle>(), row["confidence"].get<std::string>(),
                   row["meaning"].get<std::string>());
}

void isa_command(const IsaOptions& options) {
    const Machine machine;
    Json instructions = Json::array();
    for (const isa::Row& row : isa::rows())
        if (wanted(options.pattern, row))
            instructions.push_back(row_json(row, machine));
    Json aliases = Json::array();
    for (const isa::Alias& alias : isa::aliases())
        if (wanted(options.pattern, alias.mnemonic))
            aliases.push_back({{"mnemonic", alias.mnemonic},
                               {"operands", alias.operands},
                               {"expansion", alias.expansion}});
    Json calls = Json::array();
    for (const isa::RoutineCall& call : isa::routine_calls())
        if (wanted(options.pattern, call.mnemonic))
            calls.push_back({{"mnemonic", call.mnemonic},
                             {"routine", call.routine},
                             {"confidence", isa::name(call.confidence)},
                             {"meaning", call.meaning}});
    if (instructions.empty() && aliases.empty() && calls.empty())
        bad_input("no instruction matches '{}'; {}", options.pattern,
                  isa::mnemonic_suggestion(options.pattern));
    if (!options.json) {
        print_isa(instructions);
        for (const Json& alias : aliases)
            fmt::print("{:<12} means {}\n", alias["mnemonic"].get<std::string>(),
                       alias["expansion"].get<std::string>());
        for (const Json& call : calls)
            fmt::print("{:<12} {:<26} calls {}, confidence {}: {}\n",
                       call["mnemonic"].get<std::string>(), "Ra,Rb|0..255,Rc",
                       call["routine"].get<std::string>(), call["confidence"].get<std::string>(),
                       call["meaning"].get<std::string>());
        return;
    }
    Json unsupported = Json::array();
    for (const isa::Unsupported& each : isa::unsupported())
        unsupported.push_back({{"pattern", each.pattern}, {"advice", each.advice}});
    print_json(Json{{"instructions", instructions},
                    {"aliases", aliases},
                    {"calls", calls},
                    {"unsupported", unsupported}});
}

}  // namespace

void add_isa(CommandLine& line) {
    const auto [options, isa] =
        line.add("isa", "The instruction table.\nExample: swsim isa 'vlog*'", isa_command);
    options.text("pattern", isa.pattern, "part of a mnemonic, or a pattern with * and ?");
    add_json_option(options, isa.json);
}

}  // namespace swsim
