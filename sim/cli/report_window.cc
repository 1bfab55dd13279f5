// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/report_window.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/bits.h"

namespace swsim {

namespace {

// More would make a page that takes long to open.
constexpr Cycle most_cycles = 500'000;  // over all cores of the timeline

[[noreturn]] void refuse(const std::string& message) {
    throw Error(ErrorKind::usage, message);
}

Cycle cycles_of(const InstructionProfile& instruction) {
    Cycle cycles = instruction.led;
    for (const InstructionProfile::Wait& wait : instruction.waits)
        cycles += wait.cycles;
    return cycles;
}

// Instructions that belong together: a region, or a source line.
struct Part {
    std::string name;
    Cycle cycles = 0;
    Cycle first = never;  // issue
};

class Parts {
  public:
    Parts(const ProgramText& program, const Profile& profile, const Overview& overview,
          unsigned core)
        : program_(program), profile_(profile.core(core)), overview_(overview), core_(core) {}

    std::optional<Part> hottest_region() const {
        std::map<std::string, Part> parts;
        for (const Region& region : program_.regions)
            for (size_t i = region.begin / address_map::instruction_bytes;
                 i < region.end / address_map::instruction_bytes; ++i)
                add(parts[region.name], fmt::format("region {}", region.name), i);
        return hottest(parts);
    }

    std::optional<Part> hottest_line() const {
        std::map<std::string, Part> parts;
        for (size_t i = 0; i < program_.instructions.size(); ++i) {
            const std::string place = program_.place(program_.instructions[i]);
            add(parts[place], place.substr(place.find_last_of('/') + 1), i);
        }
        return hottest(parts);
    }

    Cycle first_of_region(const std::string& name) const {
        Part part;
        for (const Region& region : program_.regions)
            if (region.name == name)
                for (size_t i = region.begin / address_map::instruction_bytes;
                     i < region.end / address_map::instruction_bytes; ++i)
                    add(part, name, i);
        return part.first;
    }

  private:
    void add(Part& part, const std::string& name, size_t index) const {
        part.name = name;
        part.first = std::min(part.first, overview_.first_issue(core_, index));
        if (index < profile_.instructions.size())
            part.cycles += cycles_of(profile_.instructions[index]);
    }

    static std::optional<Part> hottest(const std::map<std::string, Part>& parts) {
        const auto less = [](const auto& a, const auto& b) {
            return a.second.cycles < b.second.cycles;
        };
        const auto most = std::ranges::max_element(parts, less);
        if (most == parts.end() || most->second.first == never)
            return std::nullopt;
        return most->second;
    }

    const ProgramText& program_;
    const CoreProfile& profile_;
    const Overview& overview_;
    const unsigned core_;
};

Cycle end_of_run(const Overview& overview) {
    Cycle end = 0;
    for (const Overview::Span& spawn : overview.spawns())
        end = std::max(end, spawn.to == never ? spawn.from : spawn.to);
    return end;
}

struct Begin {
    Cycle cycle = 0;
    std::string why;
};

Begin wished_region(const std::string& region, const ProgramText& program, const Parts& parts,
                    unsigned core) {
    if (std::ranges::find(program.regions, region, &Region::name) == program.regions.end())
        refuse("--region: " + program.no_region(region));
    const Cycle first = parts.first_of_region(region);
    if (first == never)
        refuse(fmt::format("--region: core {} never comes to region {}", core, region));
    return {first, fmt::format("from the first pass through region {}", region)};
}

Begin steady_state(const Parts& parts, Cycle first_issue) {
    if (const auto region = parts.hottest_region())
        return {region->first, fmt::format("from the first pass through {}, where most of its "
                                           "cycles go",
                                           region->name)};
    if (const auto line = parts.hottest_line())
        return {line->first,
                fmt::format("from the first pass through {}, the line where most of its cycles go",
                            line->name)};
    return {first_issue, "from the spawn"};
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
        refuse(fmt::format("--core {}: only the cores 0 to {} take part", cores.back(),
                           profile.cpes() - 1));
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
            refuse(fmt::format("--cycles: the run ends with cycle {}", run_end));
    } else if (!wishes.region.empty()) {
        begin = wished_region(wishes.region, program, parts, core);
    } else if (fault) {
        const Cycle end = fault->cycle + 1;
        begin = {end - std::min(end, length), "up to where the run went wrong"};
    } else {
        begin = steady_state(parts, 0);
    }
    choice.begin = begin.cycle;
    choice.end = std::min(begin.cycle + length, std::max(run_end, begin.cycle + 1));
    if ((choice.end - choice.begin) * choice.cores.size() > most_cycles)
        refuse(fmt::format("the timeline would have {} cycles of {} cores; at most {} in all open "
                           "at once: use a shorter --window or fewer --core",
                           choice.end - choice.begin, choice.cores.size(), most_cycles));
    choice.why =
        fmt::format("core{} {}, cycles {}..{}, {}", choice.cores.size() == 1 ? "" : "s",
                    fmt::join(choice.cores, ", "), choice.begin, choice.end - 1, begin.why);
    return choice;
}

}  // namespace swsim
