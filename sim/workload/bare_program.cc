// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/bare_program.h"

#include <fmt/format.h>

#include "asm/assembler.h"
#include "base/error.h"
#include "base/text.h"
#include "sim/memory/arena.h"

namespace swsim {

namespace {

uint64_t parse_argument(const std::string& text) {
    const bool negative = text.starts_with('-');
    const auto value = parse_number(std::string_view(text).substr(negative));
    if (!value)
        throw Error(
            ErrorKind::usage,
            fmt::format("--arg '{}' is no 64-bit number (decimal, or hexadecimal after 0x)", text));
    return negative ? 0 - *value : *value;
}

uint64_t find_entry(const Program& program, const std::string& file, const std::string& wanted) {
    if (const auto entry = program.entry(wanted))
        return *entry;
    std::vector<std::string_view> names;
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.global && symbol.kind == SymbolKind::text)
            names.push_back(name);
    throw Error(ErrorKind::bad_input, fmt::format("{} has no global function '{}'; {}", file,
                                                  wanted, suggestion(wanted, names)));
}

}  // namespace

BareProgram::BareProgram(const std::string& file, const std::string& entry,
                         const std::vector<std::string>& arguments,
                         const SimulationOptions& options)
    : machine_(make_machine(options.machine)), program_(assemble({file})) {
    spawn_.entry = find_entry(program_, file, entry);
    spawn_.cpes = options.cpes;
    spawn_.limits = options.limits;
    for (const std::string& argument : arguments)
        spawn_.arguments.push_back(parse_argument(argument));
}

SpawnResult BareProgram::run(const Observation& observation) {
    CoreGroup& group = CoreGroup::instance();
    group.load(program_, machine_);
    // Probes need somewhere to put and get: the first part of main memory behind their own data.
    constexpr uint64_t scratch_bytes = uint64_t(256) << 20;
    Arena::instance().admit(address_map::arena_base, scratch_bytes);
    group.set_observation(observation);
    const SpawnResult result = group.run(spawn_);
    group.set_observation({});
    return result;
}

}  // namespace swsim
