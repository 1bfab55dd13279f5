// SPDX-License-Identifier: Apache-2.0
#include "sim/profile/profile_report.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include <fmt/format.h>

#include "asm/isa/isa.h"

namespace swsim {

namespace {

// Files by as many parts of their paths as tell them apart.
class ShortPlaces {
  public:
    explicit ShortPlaces(const ProgramText& program) {
        for (const SourceFile& file : program.files)
            names_.push_back(shortest(file.path, program.files));
    }

    std::string of(const ProgramText::Line& line) const {
        return line.file < names_.size() ? fmt::format("{}:{}", names_[line.file], line.line) : "?";
    }

  private:
    static std::string shortest(const std::filesystem::path& path,
                                const std::vector<SourceFile>& files) {
        std::filesystem::path name = path.filename();
        std::filesystem::path folder = path.parent_path();
        const auto ends_so = [&](const SourceFile& file) {
            const std::string end = "/" + name.string();
            return ("/" + file.path).ends_with(end);
        };
        while (std::ranges::count_if(files, ends_so) > 1 && folder.has_filename()) {
            name = folder.filename() / name;
            folder = folder.parent_path();
        }
        return name.string();
    }

    std::vector<std::string> names_;
};

// What the reports of lines and regions are made from: all instructions of the chosen cores.
class Builder {
  public:
    Builder(const ProgramText& program, std::vector<InstructionProfile> instructions)
        : program_(program), instructions_(std::move(instructions)), places_(program),
          innermost_(program.instructions.size(), nowhere) {
        find_regions();
    }

    const std::vector<InstructionProfile>& instructions() const { return instructions_; }
    std::vector<MixRow> mix() const;
    std::vector<RegionReport> regions() const;
    std::vector<LineReport> lines() const;

  private:
    static constexpr size_t nowhere = size_t(-1);
    using Indices = std::vector<uint32_t>;
    using LineKey = std::pair<uint32_t, uint32_t>;  // file, line

    struct NamedRegion {
        std::string name;
        std::vector<const Region*> spans;
        std::set<uint32_t> inclusive;
    };

    void find_regions();
    Share share_of(const Indices& indices) const;
    LineReport line_of(const Indices& indices) const;
    std::vector<LineReport::Use> uses_of(const Indices& indices) const;
    std::string place(uint32_t index) const {
        return index < program_.instructions.size() ? places_.of(program_.instructions[index])
                                                    : "end of the program";
    }
    std::string source(uint32_t index) const {
        return index < program_.instructions.size() ? program_.source(program_.instructions[index])
                                                    : "";
    }
    static uint32_t first_of(const Region& span) {
        return span.begin / uint32_t(address_map::instruction_bytes);
    }
    uint32_t last_of(const Region& span) const {
        return std::min(span.end / uint32_t(address_map::instruction_bytes),
                        uint32_t(program_.instructions.size()));
    }

    const ProgramText& program_;
    const std::vector<InstructionProfile> instructions_;
    const ShortPlaces places_;
    std::vector<NamedRegion> regions_;
    std::vector<size_t> innermost_;  // of each instruction, index into regions_
};

void Builder::find_regions() {
    std::vector<uint32_t> length(program_.instructions.size(), uint32_t(-1));
    for (const Region& span : program_.regions) {
        auto region = std::ranges::find(regions_, span.name, &NamedRegion::name);
        if (region == regions_.end())
            region = regions_.insert(region, {span.name, {}, {}});
        region->spans.push_back(&span);
        for (uint32_t i = first_of(span); i < last_of(span); ++i) {
            region->inclusive.insert(i);
            if (span.end - span.begin < length[i]) {
                length[i] = span.end - span.begin;
                innermost_[i] = size_t(region - regions_.begin());
            }
        }
    }
}

Share Builder::share_of(const Indices& indices) const {
    Share share;
    std::map<std::tuple<Account, std::string>, Share::Wait> waits;  // by what, and for which line
    for (const uint32_t index : indices) {
        const InstructionProfile& instruction = instructions_[index];
        share.issues += instruction.issued();
        share.accounts += instruction.accounts();
        for (const InstructionProfile::Wait& each : instruction.waits) {
            const bool known = each.producer != InstructionProfile::no_producer;
            const std::string at = known ? place(each.producer) : "";
            Share::Wait& wait = waits[{each.account, at}];
            wait.account = each.account;
            wait.place = at;
            wait.source = known ? source(each.producer) : "";
            wait.cycles += each.cycles;
        }
    }
    for (const auto& [key, wait] : waits)
        share.waits.push_back(wait);
    std::ranges::stable_sort(share.waits, std::ranges::greater(), &Share::Wait::cycles);
    return share;
}

std::vector<MixRow> Builder::mix() const {
    std::map<std::string_view, MixRow> rows;
    for (size_t i = 0; i < program_.instructions.size(); ++i) {
        const std::string& text = program_.instructions[i].text;
        const auto found = isa::find(text.substr(0, text.find(' ')));
        if (!found || instructions_[i].issued() == 0)
            continue;
        const std::string_view name = isa::name(found->row->timing);
        MixRow& row = rows[name];
        row.timing_class = name;
        for (size_t pipe = 0; pipe < row.issues.size(); ++pipe)
            row.issues[pipe] += instructions_[i].issues[pipe];
    }
    std::vector<MixRow> mix;
    for (const auto& [name, row] : rows)
        mix.push_back(row);
    std::ranges::stable_sort(mix, std::ranges::greater(), &MixRow::total);
    return mix;
}

std::vector<RegionReport> Builder::regions() const {
    std::vector<RegionReport> reports;
    for (size_t number = 0; number < regions_.size(); ++number) {
        const NamedRegion& region = regions_[number];
        RegionReport& report = reports.emplace_back();
        report.name = region.name;
        for (const Region* span : region.spans) {
            if (first_of(*span) >= last_of(*span))
                continue;
            report.spans.push_back(
                fmt::format("{} .. {}", place(first_of(*span)), place(last_of(*span) - 1)));
            report.passes += instructions_[first_of(*span)].issued();
        }
        Indices own;
        for (const uint32_t index : region.inclusive)
            if (innermost_[index] == number)
                own.push_back(index);
        report.inclusive = share_of({region.inclusive.begin(), region.inclusive.end()});
        report.exclusive = share_of(own);
    }
    return reports;
}

std::vector<LineReport::Use> Builder::uses_of(const Indices& indices) const {
    std::map<std::vector<std::string>, LineReport::Use> by_macros;
    for (const uint32_t index : indices) {
        const std::vector<std::string>& macros = program_.instructions[index].macros;
        if (macros.empty())
            continue;
        LineReport::Use& use = by_macros[macros];
        use.macros = macros;
        use.issues += instructions_[index].issued();
        use.cycles += instructions_[index].accounts().total();
    }
    std::vector<LineReport::Use> uses;
    for (const auto& [macros, use] : by_macros)
        uses.push_back(use);
    std::ranges::stable_sort(uses, std::ranges::greater(), &LineReport::Use::cycles);
    return uses;
}

LineReport Builder::line_of(const Indices& indices) const {
    const uint32_t first = indices.front();
    LineReport line;
    line.place = place(first);
    line.source = source(first);
    line.share = share_of(indices);
    if (first == program_.instructions.size())
        return line;
    const size_t region = innermost_[first];
    if (region != nowhere &&
        std::ranges::all_of(indices, [&](uint32_t index) { return innermost_[index] == region; }))
        line.region = regions_[region].name;
    for (const uint32_t index : indices)
        line.instructions.push_back(
            {address_map::instruction_address(index), program_.instructions[index].text});
    line.uses = uses_of(indices);
    return line;
}

std::vector<LineReport> Builder::lines() const {
    std::map<LineKey, Indices> by_line;
    for (uint32_t i = 0; i < instructions_.size(); ++i) {
        if (!instructions_[i].seen())
            continue;
        if (i < program_.instructions.size())
            by_line[{program_.instructions[i].file, program_.instructions[i].line}].push_back(i);
        else  // the program ran over its end
            by_line[{uint32_t(-1), 0}].push_back(i);
    }
    std::vector<LineReport> lines;
    for (const auto& [key, indices] : by_line)
        lines.push_back(line_of(indices));
    std::ranges::stable_sort(lines, std::ranges::greater(),
                             [](const LineReport& line) { return line.share.cycles(); });
    return lines;
}

}  // namespace

double ProfileReport::cycles_per_byte() const {
    return origin.bytes == 0 ? 0 : double(origin.kernel_cycles) * cpes / double(origin.bytes);
}

Spread spread_of(const std::vector<CoreReport>& cores,
                 const std::function<Cycle(const CoreReport&)>& value) {
    std::vector<std::pair<Cycle, unsigned>> sorted;
    for (const CoreReport& core : cores)
        sorted.emplace_back(value(core), core.core);
    if (sorted.empty())
        return {};
    std::ranges::sort(sorted);
    const Cycle maximum = sorted.back().first;
    const auto largest = std::ranges::find(sorted, maximum, &std::pair<Cycle, unsigned>::first);
    return {sorted.front().first, sorted.front().second, sorted[(sorted.size() - 1) / 2].first,
            maximum, largest->second};
}

unsigned critical_core(const std::vector<CoreReport>& cores) {
    return spread_of(cores, [](const CoreReport& core) { return core.ended(); }).maximum_core;
}

ProfileReport make_report(const Profile& profile, const ProgramText& program,
                          const ProfileOrigin& origin, std::optional<unsigned> core) {
    ProfileReport report;
    report.origin = origin;
    report.cpes = profile.cpes();
    report.spawns = profile.spawns();
    report.cycles = profile.cycles();
    report.core = core;
    std::vector<InstructionProfile> instructions(program.instructions.size() + 1);
    Cycle active = 0;
    for (unsigned id = 0; id < profile.cpes(); ++id) {
        const CoreProfile& each = profile.core(id);
        const CoreReport& own =
            report.cores.emplace_back(CoreReport{id, each.issues(), each.accounts()});
        if (core && *core != id)
            continue;
        report.accounts += own.accounts;
        active += own.active();
        for (size_t pipe = 0; pipe < report.pipes.size(); ++pipe)
            report.pipes[pipe].used += own.issues[pipe];
        for (size_t i = 0; i < each.instructions.size(); ++i)
            if (each.instructions[i].seen())
                instructions[i] += each.instructions[i];
    }
    for (PipeReport& pipe : report.pipes)
        pipe.idle = active - pipe.used;
    const Builder builder(program, std::move(instructions));
    report.mix = builder.mix();
    report.regions = builder.regions();
    report.lines = builder.lines();
    return report;
}

}  // namespace swsim
