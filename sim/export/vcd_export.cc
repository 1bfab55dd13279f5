// SPDX-License-Identifier: Apache-2.0
#include "sim/export/vcd_export.h"

#include <bit>
#include <sstream>

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

// "core_group", "bus", "row_0", and last the signal's own name.
std::vector<std::string> path_of(const std::string& name) {
    std::vector<std::string> path = {"core_group"};
    std::istringstream parts(name);
    for (std::string part; std::getline(parts, part, '.');)
        path.push_back(part);
    return path;
}

}  // namespace

VcdExport::VcdExport(const ExportTask& task) : task_(task) {
    add_signals();
    write_comment(fmt::format("{}: one time unit is one cycle", task_.meta.subject));
    for (size_t i = 0; i < account_count; ++i)
        write_comment(fmt::format("account {} is {}", i, account_names[i]));
    write_comment(fmt::format("account {} is not recorded", unrecorded));
    write_declarations();
}

VcdExport::Signal VcdExport::add(const std::string& name, unsigned width, uint64_t initial) {
    signals_.push_back({name, width});
    values_.push_back(initial);
    return signals_.size() - 1;
}

void VcdExport::write_comment(std::string_view text) {
    task_.sink.write(fmt::format("$comment {} $end\n", text));
}

void VcdExport::write_declarations() {
    std::string text = "$timescale 1 ns $end\n";
    std::vector<std::string> open;  // scopes
    const auto close_to = [&](size_t depth) {
        for (; open.size() > depth; open.pop_back())
            text += "$upscope $end\n";
    };
    for (Signal signal = 0; signal < signals_.size(); ++signal) {
        const auto& [name, width] = signals_[signal];
        std::vector<std::string> path = path_of(name);
        const std::string own = path.back();
        path.pop_back();
        close_to(size_t(std::ranges::mismatch(open, path).in1 - open.begin()));
        while (open.size() < path.size())
            text += fmt::format("$scope module {} $end\n", open.emplace_back(path[open.size()]));
        text += fmt::format("$var wire {} s{} {} $end\n", width, signal, own);
    }
    close_to(0);
    task_.sink.write(text + "$enddefinitions $end\n");
}

// All that is known of cycle 0.
void VcdExport::write_initial_values() {
    begun_ = true;
    told_ = values_;
    task_.sink.write("#0\n$dumpvars\n");
    for (Signal signal = 0; signal < signals_.size(); ++signal)
        write_value(signal);
    task_.sink.write("$end\n");
}

void VcdExport::write_value(Signal signal) {
    if (signals_[signal].width == 1)
        task_.sink.write(fmt::format("{}s{}\n", values_[signal], signal));
    else
        task_.sink.write(fmt::format("b{:b} s{}\n", values_[signal], signal));
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

void VcdExport::write_changes(Cycle cycle, const std::vector<Signal>& touched) {
    for (const Signal signal : touched) {
        if (told_[signal] == values_[signal])
            continue;
        told_[signal] = values_[signal];
        if (written_ != cycle)
            task_.sink.write(fmt::format("#{}\n", cycle));
        written_ = cycle;
        write_value(signal);
    }
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
        if (now > 0 && !begun_)
            write_initial_values();
        std::vector<Signal> touched;
        for (; !pending_.empty() && pending_.begin()->first == now;
             pending_.erase(pending_.begin())) {
            const Pending& next = pending_.begin()->second;
            uint64_t& value = values_[next.signal];
            value = next.difference ? value + uint64_t(int64_t(next.difference)) : next.value;
            touched.push_back(next.signal);
        }
        if (begun_)
            write_changes(now, touched);
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

// Viewers show the last values up to the last time.
void VcdExport::finish(const std::string& missing) {
    settle(never);
    if (!begun_)
        write_initial_values();
    task_.sink.write(fmt::format("#{}\n", written_ + 1));
    if (!missing.empty())
        write_comment(missing);
}

}  // namespace swsim
