// SPDX-License-Identifier: Apache-2.0
#include "sim/export/vcd_export.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "sim/export/core_states.h"

namespace swsim {

namespace {

// In place of an account, where the trace knows nothing: outside of a window, for example.
constexpr uint64_t unrecorded = account_count;
constexpr unsigned account_bits = std::bit_width(unrecorded);
constexpr unsigned core_bits = 6;
constexpr unsigned operation_bits = 3;
constexpr unsigned number_bits = 32;
constexpr unsigned count_bits = 16;
constexpr unsigned address_bits = 64;

std::unique_ptr<VcdProcess>& prepared() {
    static std::unique_ptr<VcdProcess> process;
    return process;
}

}  // namespace

void VcdExport::prepare() {
    prepared() = std::make_unique<VcdProcess>();
}

VcdExport::VcdExport(const ExportTask& task) : task_(task), changes_(std::tmpfile()) {
    if (!changes_)
        throw EventLogError(
            fmt::format("no temporary file for the VCD's changes: {}", std::strerror(errno)));
    add_signals();
    for (const VcdSignal& signal : signals_)
        values_.push_back(signal.initial);
    told_ = values_;
}

VcdExport::Signal VcdExport::add(const std::string& name, unsigned width, uint64_t initial) {
    signals_.push_back({name, width, initial});
    return signals_.size() - 1;
}

void VcdExport::add_signals() {
    run_ = add("run", 1);
    const auto rows = unsigned(task_.meta.parameter("core_group.rows"));
    const auto columns = unsigned(task_.meta.parameter("core_group.columns"));
    for (unsigned line = 0; line < rows + columns; ++line) {
        const std::string name = line < rows ? fmt::format("bus.row_{}", line)
                                             : fmt::format("bus.column_{}", line - rows);
        buses_.push_back({add(name + ".busy", 1), add(name + ".sender", core_bits),
                          add(name + ".targets", rows * columns)});
    }
    for (int64_t group = 0; group < task_.meta.parameter("dma.groups"); ++group) {
        const std::string name = fmt::format("dma.group_{}", group);
        groups_.push_back({add(name + ".busy", 1), add(name + ".command", number_bits),
                           add(name + ".core", core_bits),
                           add(name + ".operation", operation_bits)});
    }
    reads_ = add("memory.reads", count_bits);
    writes_ = add("memory.writes", count_bits);
    address_ = add("memory.address", address_bits);
    for (unsigned id = 0; id < task_.meta.cpes; ++id)
        if (task_.filter.has_core(id)) {
            const std::string name = fmt::format("core_{}", id);
            cores_[id].account = add(name + ".account", account_bits, unrecorded);
            cores_[id].pc = detailed() ? add(name + ".pc", address_bits) : 0;
        }
}

VcdExport::Core* VcdExport::core(unsigned id) {
    const auto found = cores_.find(id);
    return found == cores_.end() ? nullptr : &found->second;
}

void VcdExport::tell(Cycle cycle, Signal signal) {
    if (told_[signal] == values_[signal])
        return;
    told_[signal] = values_[signal];
    // As SystemC writes them: "#12345", "1aaa", "b11 aaa", at most.
    const unsigned width = signals_[signal].width;
    expected_bytes_ += (width == 1 ? 5 : width + 6) + (cycle == written_ ? 0 : 9);
    written_ = cycle;
    const VcdChange change{cycle, values_[signal], signal};
    if (std::fwrite(&change, sizeof change, 1, changes_.get()) != 1)
        throw EventLogError(
            fmt::format("the VCD's changes cannot be kept: {}", std::strerror(errno)));
    task_.sink.expect(expected_bytes_);
}

// No event of an earlier cycle will come.
void VcdExport::go_to(Cycle cycle) {
    task_.sink.stop_if_full();
    settle(cycle);
}

// Of several values in one cycle, the last one counts.
void VcdExport::settle(Cycle cycle) {
    while (!pending_.empty() && pending_.begin()->first < cycle) {
        const Cycle now = pending_.begin()->first;
        touched_.clear();
        for (; !pending_.empty() && pending_.begin()->first == now;
             pending_.erase(pending_.begin())) {
            const Pending& next = pending_.begin()->second;
            uint64_t& value = values_[next.signal];
            value = next.difference ? value + uint64_t(int64_t(next.difference)) : next.value;
            touched_.push_back(next.signal);
        }
        for (const Signal signal : touched_)
            tell(now, signal);
    }
}

void VcdExport::set(Cycle cycle, Signal signal, uint64_t value) {
    pending_.emplace(cycle, Pending{signal, value, 0});
}

void VcdExport::count(Cycle cycle, Signal signal, int difference) {
    pending_.emplace(cycle, Pending{signal, 0, difference});
}

// What comes behind it is not known, unless something follows.
void VcdExport::occupy(const Core& core, Cycle from, Cycle to, Account account, uint64_t pc) {
    set(from, core.account, uint64_t(account));
    set(to, core.account, unrecorded);
    if (detailed())
        set(from, core.pc, pc);
}

void VcdExport::on(const events::Spawn& event) {
    go_to(event.cycle);
    set(event.cycle, run_, 1);
    for (const auto& [id, each] : cores_)
        if (id < event.cpes)
            set(event.cycle, each.account, uint64_t(Account::not_started));
}

void VcdExport::on(const events::Join& event) {
    go_to(event.cycle);
    set(event.cycle, run_, 0);
}

void VcdExport::on(const events::Issue& event) {
    go_to(event.cycle);
    Core* const own = core(event.core);
    if (!own)
        return;
    const bool dual = event.cycle == own->last_issue && detailed();
    own->last_issue = event.cycle;
    occupy(*own, event.cycle, event.cycle + 1, dual ? Account::dual : Account::single, event.pc);
}

void VcdExport::on(const events::Stall& event) {
    go_to(event.from);
    const Core* const own = core(event.core);
    const bool shown = detailed() || event.account == Account::dma_wait ||
                       event.to - event.from >= CoreStates::long_cycles;
    if (own)
        occupy(*own, event.from, event.to, shown ? event.account : Account::single, event.pc);
}

void VcdExport::on(const events::End& event) {
    go_to(event.cycle - 1);
    if (Core* const own = core(event.core)) {
        set(event.cycle, own->account, uint64_t(Account::halted));
        own->last_issue = never;
    }
}

void VcdExport::on(const events::DmaIssue& event) {
    go_to(event.command.ldm.issued);
    issuers_[event.command.ldm.number] = {event.command.core, event.command.operation};
}

void VcdExport::on(const events::DmaService& event) {
    go_to(event.from);
    const Group& group = groups_.at(event.group);
    const auto issuer = issuers_.find(event.number);
    set(event.from, group.busy, 1);
    set(event.from, group.command, event.number);
    set(event.from, group.core, issuer == issuers_.end() ? 0 : issuer->second.core);
    set(event.from, group.operation,
        issuer == issuers_.end() ? 0 : uint64_t(issuer->second.operation));
    set(event.to, group.busy, 0);
    if (issuer != issuers_.end())
        issuers_.erase(issuer);
}

void VcdExport::on(const events::MemoryAccess& event) {
    go_to(event.cycle);
    const Signal which = event.write ? writes_ : reads_;
    count(event.cycle, which, +1);
    count(event.done, which, -1);
    set(event.cycle, address_, event.address);
}

void VcdExport::on(const events::Message& event) {
    go_to(event.cycle);
    const Bus& bus = buses_.at(event.bus);
    set(event.cycle, bus.busy, 1);
    set(event.cycle, bus.sender, event.core);
    set(event.cycle, bus.targets, event.targets);
    set(event.cycle + 1, bus.busy, 0);
}

// SystemC writes the date of today, which makes equal runs differ; a VCD needs none.
void VcdExport::copy_to_sink(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string line;
    bool in_date = false;
    while (std::getline(in, line)) {
        in_date |= line.starts_with("$date");
        if (!in_date)
            task_.sink.write(line += '\n');
        in_date &= line.find("$end") == std::string::npos;
    }
    if (!in.eof())
        throw EventLogError(fmt::format("{} cannot be read back", file.string()));
}

void VcdExport::finish(const std::string& missing) {
    settle(never);
    const std::unique_ptr<VcdProcess> process = std::move(prepared());
    if (!process)
        throw std::logic_error("VcdExport::prepare was not called");
    std::vector<std::string> comments = {
        fmt::format("{}: one time unit is one cycle", task_.meta.subject)};
    for (size_t i = 0; i < account_count; ++i)
        comments.push_back(fmt::format("account {} is {}", i, account_names[i]));
    comments.push_back(fmt::format("account {} is not recorded", unrecorded));
    if (!missing.empty())
        comments.push_back(missing);
    process->start(signals_, comments);
    std::rewind(changes_.get());
    std::array<VcdChange, 1024> part;
    while (const size_t count =
               std::fread(part.data(), sizeof part[0], part.size(), changes_.get()))
        process->write(part.data(), count);
    task_.sink.expect(0);
    copy_to_sink(process->finish());
}

}  // namespace swsim
