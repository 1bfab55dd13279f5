// SPDX-License-Identifier: Apache-2.0
#include "sim/report/report_data.h"

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "sim/profile/advice.h"
#include "sim/profile/profile_json.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

// Index of the instruction at `pc`; -1 for none.
int64_t index_json(uint64_t pc) {
    return pc == 0 ? -1 : int64_t(address_map::instruction_index(pc));
}

// One column of a table: what `value_of` gives for each row.
template <typename Rows, typename Value> Json column(const Rows& rows, Value value_of) {
    Json json = Json::array();
    for (const auto& row : rows)
        json.push_back(std::invoke(value_of, row));
    return json;
}

// A column of cycles, each as its distance from the one before, the first from `begin`.
template <typename Rows, typename Value>
Json cycle_column(const Rows& rows, Value cycle_of, Cycle begin) {
    return column(rows, [&, last = begin](const auto& row) mutable {
        const Cycle cycle = std::invoke(cycle_of, row);
        return int64_t(cycle - std::exchange(last, cycle));
    });
}

// Most significant digit first, without leading zeros.
std::string hexadecimal(const Vector& value) {
    std::string text;
    for (int i = 3; i >= 0; --i)
        text += fmt::format("{:016x}", uint64_t(value.u64[i]));
    return text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
}

Json account_table() {
    Json json = Json::array();
    for (size_t i = 0; i < account_count; ++i)
        json.push_back({{"name", account_names[i]},
                        {"letter", std::string(1, account_letters[i])},
                        {"meaning", account_meanings[i]},
                        {"advice", advice_on(Account(i))}});
    return json;
}

Json cycle_json(Cycle cycle) {
    return cycle == never ? Json() : Json(cycle);
}

Json spawns_json(const Overview& overview) {
    Json json = Json::array();
    for (const Overview::Span& span : overview.spawns())
        json.push_back({span.from, cycle_json(span.to)});
    return json;
}

Json files_json(const ProgramText& program) {
    std::vector<bool> used(program.files.size());
    for (const ProgramText::Line& line : program.instructions)
        if (line.file < used.size())
            used[line.file] = true;
    Json json = Json::array();
    for (size_t i = 0; i < used.size(); ++i)
        json.push_back({{"path", program.files[i].path},
                        {"lines", used[i] ? Json(program.files[i].lines) : Json::array()}});
    return json;
}

Json instructions_json(const ProgramText& program) {
    using Line = ProgramText::Line;
    const std::vector<Line>& lines = program.instructions;
    std::unordered_map<std::string, size_t> chain_numbers;
    Json chains = Json::array();
    const auto chain_of = [&](const Line& line) {
        const auto [found, is_new] = chain_numbers.emplace(join(line.macros, "\n"), chains.size());
        if (is_new)
            chains.push_back(line.macros);
        return found->second;
    };
    Json macros = column(lines, chain_of);
    return {{"text", column(lines, &Line::text)},
            {"file", column(lines, &Line::file)},
            {"line", column(lines, &Line::line)},
            {"macros", macros},
            {"reads", column(lines, &Line::reads)},
            {"writes", column(lines, &Line::writes)},
            {"chains", chains}};
}

Json program_json(const ProgramText& program) {
    Json labels = Json::object();
    for (const auto& [address, names] : program.labels)
        labels[fmt::format("{}", address_map::instruction_index(address))] = names;
    Json regions = Json::array();
    for (const Region& region : program.regions)
        regions.push_back({{"name", region.name},
                           {"begin", region.begin / address_map::instruction_bytes},
                           {"end", region.end / address_map::instruction_bytes}});
    return {{"base", address_map::text_base},
            {"instruction_bytes", address_map::instruction_bytes},
            {"files", files_json(program)},
            {"instructions", instructions_json(program)},
            {"labels", labels},
            {"regions", regions}};
}

// For each bin the account with most cycles, as a letter from 'A' on, and its share in tenths:
// what 64 thin bars can show.
std::string strip_of(const TimeBins& bins, size_t core) {
    std::string strip;
    for (size_t bin = 0; bin < bins.used(); ++bin) {
        int64_t total = 0;
        size_t largest = 0;
        for (size_t kind = 0; kind < bins.kinds(); ++kind) {
            total += bins.sum(core, bin, kind);
            if (bins.sum(core, bin, kind) > bins.sum(core, bin, largest))
                largest = kind;
        }
        if (total == 0) {
            strip += "  ";
            continue;
        }
        strip += char('A' + largest);
        strip += char('0' + std::min<int64_t>(bins.sum(core, bin, largest) * 10 / total, 9));
    }
    return strip;
}

// The sums of one kind over some rows, bin by bin.
Json series(const TimeBins& bins, size_t first_row, size_t rows, size_t kind) {
    Json json = Json::array();
    for (size_t bin = 0; bin < bins.used(); ++bin) {
        int64_t sum = 0;
        for (size_t row = first_row; row < first_row + rows; ++row)
            sum += bins.sum(row, bin, kind);
        json.push_back(sum);
    }
    return json;
}

Json overview_json(const Overview& overview) {
    const TimeBins& cores = overview.cores();
    Json strips = Json::array();
    for (size_t core = 0; core < cores.rows(); ++core)
        strips.push_back(strip_of(cores, core));
    Json group = Json::array();
    for (size_t account = 0; account < account_count; ++account)
        group.push_back(series(cores, 0, cores.rows(), account));
    const TimeBins& dma = overview.dma();
    Json dma_rows = Json::array();
    for (size_t row = 0; row < dma.rows(); ++row)
        dma_rows.push_back({{"get", series(dma, row, 1, Overview::get)},
                            {"put", series(dma, row, 1, Overview::put)},
                            {"waiting", series(dma, row, 1, Overview::waiting)}});
    const TimeBins& memory = overview.memory();
    return {{"cores", {{"width", cores.width()}, {"strips", strips}, {"accounts", group}}},
            {"dma", {{"width", dma.width()}, {"groups", dma_rows}}},
            {"memory",
             {{"width", memory.width()},
              {"dma_read", series(memory, 0, 1, Overview::dma_read)},
              {"dma_write", series(memory, 0, 1, Overview::dma_write)},
              {"own_read", series(memory, 0, 1, Overview::own_read)},
              {"own_write", series(memory, 0, 1, Overview::own_write)}}}};
}

Json issues_json(const CloseUp::CoreView& core, Cycle begin) {
    using Issue = CloseUp::Issue;
    std::string pipes;
    std::string early;
    for (const Issue& issue : core.issues) {
        pipes += char('0' + issue.pipe);
        early += char('0' + issue.early);
    }
    return {{"cycle", cycle_column(core.issues, &Issue::cycle, begin)},
            {"index", column(core.issues, [](const Issue& each) { return index_json(each.pc); })},
            {"pipe", pipes},
            {"early", early}};
}

Json stalls_json(const CloseUp::CoreView& core, Cycle begin) {
    using Stall = events::Stall;
    const std::vector<Stall>& stalls = core.stalls;
    return {{"from", cycle_column(stalls, &Stall::from, begin)},
            {"cycles", column(stalls, [](const Stall& each) { return each.to - each.from; })},
            {"index", column(stalls, [](const Stall& each) { return index_json(each.pc); })},
            {"account", column(stalls, [](const Stall& each) { return size_t(each.account); })},
            {"producer",
             column(stalls, [](const Stall& each) { return index_json(each.producer_pc); })}};
}

Json writes_json(const CloseUp::CoreView& core, Cycle begin) {
    // Answers from main memory come in the order of the chip's time, the others in the core's.
    using Write = CloseUp::Write;
    std::vector<Write> writes = core.writes;
    std::ranges::stable_sort(writes, {}, &Write::cycle);
    return {{"cycle", cycle_column(writes, &Write::cycle, begin)},
            {"ready", column(writes, [](const Write& each) { return each.ready - each.cycle; })},
            {"index", column(writes, [](const Write& each) { return index_json(each.pc); })},
            {"register", column(writes, &Write::index)},
            {"value", column(writes, [](const Write& each) { return hexadecimal(each.value); })}};
}

Json initial_json(const CloseUp::CoreView& core) {
    Json json = Json::array();
    for (const CloseUp::Write& write : core.initial)
        json.push_back({{"value", hexadecimal(write.value)},
                        {"cycle", write.cycle},
                        {"ready", write.ready},
                        {"index", index_json(write.pc)}});
    return json;
}

Json transfers_json(const CloseUp::CoreView& core) {
    Json json = Json::array();
    for (const CloseUp::Transfer& each : core.transfers)
        json.push_back({{"index", index_json(each.pc)},
                        {"put", each.operation == DmaOperation::put},
                        {"group", each.group},
                        {"issued", each.issued},
                        {"from", cycle_json(each.from)},
                        {"to", cycle_json(each.to)},
                        {"done", cycle_json(each.done)},
                        {"bytes", each.bytes},
                        {"ldm", each.ldm_address},
                        {"memory", each.memory_address}});
    return json;
}

Json window_json(const CloseUp& close_up, const std::string& why) {
    Json cores = Json::array();
    for (const auto& [id, core] : close_up.cores())
        cores.push_back({{"id", id},
                         {"issues", issues_json(core, close_up.begin())},
                         {"stalls", stalls_json(core, close_up.begin())},
                         {"writes", writes_json(core, close_up.begin())},
                         {"initial", initial_json(core)},
                         {"transfers", transfers_json(core)},
                         {"starts", core.starts},
                         {"ends", core.ends}});
    return {{"begin", close_up.begin()}, {"end", close_up.end()}, {"why", why}, {"cores", cores}};
}

}  // namespace

Json report_data(const ReportSubject& subject, const ProgramText& program,
                 const ProfileReport& profile, const Overview& overview, const CloseUp& close_up) {
    return {{"name", subject.name},
            {"build", subject.build},
            {"clock_ghz", subject.clock_ghz},
            {"accounts", account_table()},
            {"profile", json_of(profile)},
            {"spawns", spawns_json(overview)},
            {"program", program_json(program)},
            {"overview", overview_json(overview)},
            {"window", window_json(close_up, subject.window)}};
}

}  // namespace swsim
