// SPDX-License-Identifier: Apache-2.0
#include "sim/report/window.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/bits.h"
#include "base/error.h"

namespace swsim {

namespace {

// More would make a page that takes long to open.
constexpr Cycle most_cycles = 500'000;  // over all cores of the timeline

Cycle cycles_of(const InstructionProfile& instruction) {
    Cycle cycles = instruction.led;
    for (const InstructionProfile::Wait& wait : instruction.waits)
        cycles += wait.cycles;
    return cycles;
}

struct Begin {
    Cycle cycle = 0;
    std::string why;
};

// What a core did in instructions that belong together: a region, or a source line.
struct Part {
    Cycle cycles = 0;
    Cycle first = never;  // issue
};

class Parts {
  public:
    Parts(const ProgramText& program, const Profile& profile, const Overview& overview,
          unsigned core)
        : profile_(profile.core(core)), overview_(overview), core_(core) {
        for (const Region& region : program.regions) {
            Part& part = regions_["region " + region.name];
            for (size_t i = region.begin / address_map::instruction_bytes;
                 i < region.end / address_map::instruction_bytes; ++i)
                add(i, part);
        }
        for (size_t i = 0; i < program.instructions.size(); ++i)
            add(i, lines_[program.place(program.instructions[i])]);
    }

    Cycle first_of_region(const std::string& name) const {
        return regions_.at("region " + name).first;
    }

    // From the first pass through where most cycles go: a region, or without regions a line.
    Begin steady_state() const {
        if (const auto region = hottest(regions_))
            return {region->second.first,
                    fmt::format("from the first pass through {}, where most of its cycles go",
                                region->first)};
        if (const auto line = hottest(lines_))
            return {
                line->second.first,
                fmt::format("from the first pass through {}, the line where most of its cycles go",
                            line->first.substr(line->first.find_last_of('/') + 1))};
        return {0, "from the spawn"};
    }

  private:
    using Named = std::map<std::string, Part>;

    void add(size_t index, Part& part) const {
        part.first = std::min(part.first, overview_.first_issue(core_, index));
        if (index < profile_.instructions.size())
            part.cycles += cycles_of(profile_.instructions[index]);
    }

    static std::optional<Named::value_type> hottest(const Named& parts) {
        const auto most = std::ranges::max_element(
            parts, {}, [](const Named::value_type& each) { return each.second.cycles; });
        if (most == parts.end() || most->second.first == never)
            return std::nullopt;
        return *most;
    }

    const CoreProfile& profile_;
    const Overview& overview_;
    const unsigned core_;
    Named regions_;
    Named lines_;
};

Cycle end_of_run(const Overview& overview) {
    Cycle end = 0;
    for (const Overview::Span& spawn : overview.spawns())
        end = std::max(end, spawn.to == never ? spawn.from : spawn.to);
    return end;
}

Begin wished_region(const std::string& region, const ProgramText& program, const Parts& parts,
                    unsigned core) {
    if (std::ranges::find(program.regions, region, &Region::name) == program.regions.end())
        bad_usage("--region: {}", program.no_region(region));
    const Cycle first = parts.first_of_region(region);
    if (first == never)
        bad_usage("--region: core {} never comes to region {}", core, region);
    return {first, fmt::format("from the first pass through region {}", region)};
}

// Of a run that went wrong; nullptr otherwise.
const SimulatedFault* fault_of(const std::vector<SpawnResult>& spawns) {
    return spawns.empty() || spawns.back().outcome == Outcome::ended ? nullptr
                                                                     : &spawns.back().fault;
}

std::vector<unsigned> cores_of(const WindowWishes& wishes, const Profile& profile,
                               const Overview& overview, const SimulatedFault* fault) {
    std::vector<unsigned> cores;
    for_each_bit(wishes.cores, [&](unsigned core) { cores.push_back(core); });
    if (cores.empty())
        cores = {fault ? fault->core : overview.last_core()};
    if (cores.back() >= profile.cpes())
        bad_usage("--cores {}: only the cores 0 to {} take part", cores.back(), profile.cpes() - 1);
    return cores;
}

}  // namespace

WindowChoice choose_window(const WindowWishes& wishes, const ProgramText& program,
                           const Profile& profile, const Overview& overview,
                           const std::vector<SpawnResult>& spawns) {
    const SimulatedFault* const fault = fault_of(spawns);
    WindowChoice choice;
    choice.cores = cores_of(wishes, profile, overview, fault);
    const unsigned core = choice.cores.front();
    const Parts parts(program, profile, overview, core);
    const Cycle run_end = end_of_run(overview);
    Begin begin;
    Cycle length = wishes.length;
    if (wishes.cycles) {
        begin = {wishes.cycles->begin, "as asked for"};
        length = wishes.cycles->end - wishes.cycles->begin;
        if (begin.cycle >= run_end)
            bad_usage("--cycles: the run ends with cycle {}", run_end);
    } else if (!wishes.region.empty()) {
        begin = wished_region(wishes.region, program, parts, core);
    } else if (fault) {
        const Cycle end = fault->cycle + 1;
        begin = {end - std::min(end, length), "up to where the run went wrong"};
    } else {
        begin = parts.steady_state();
    }
    choice.begin = begin.cycle;
    choice.end = std::min(begin.cycle + length, std::max(run_end, begin.cycle + 1));
    if ((choice.end - choice.begin) * choice.cores.size() > most_cycles)
        bad_usage("the timeline would have {} cycles of {} cores; at most {} in all open "
                  "at once: use a shorter --window or fewer --cores",
                  choice.end - choice.begin, choice.cores.size(), most_cycles);
    choice.why =
        fmt::format("core{} {}, cycles {}..{}, {}", choice.cores.size() == 1 ? "" : "s",
                    fmt::join(choice.cores, ", "), choice.begin, choice.end - 1, begin.why);
    return choice;
}

}  // namespace swsim
