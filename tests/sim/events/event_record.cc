// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/events/event_record.h"

#include <algorithm>
#include <bit>
#include <set>

#include <fmt/format.h>

#include "asm/program_text.h"

namespace swsim::test {

void EventRecord::on(const events::Issue& issue) {
    steps[issue.core].push_back({true, issue.cycle, issue.cycle + 1, issue.pc, issue.pipe,
                                 Account::single, 0, issue.older});
}

void EventRecord::on(const events::Stall& stall) {
    std::vector<Step>& own = steps[stall.core];
    const Step step{false, stall.from, stall.to, stall.pc, 0, stall.account, stall.producer_pc, 0};
    if (stall.from >= stall.to)
        absurd.push_back(fmt::format("a stall of nothing at {}", stall.from));
    if (!own.empty()) {
        Step& last = own.back();
        Step longer = last;
        longer.to = step.to;
        Step merged = step;
        merged.from = last.from;
        if (last.to == step.from && longer == merged) {
            last.to = step.to;
            return;
        }
    }
    own.push_back(step);
}

void EventRecord::on(const events::Write& write) {
    writes[write.core].push_back({write.cycle, write.ready, write.pc, write.index, write.value});
}

void EventRecord::on(const events::DmaIssue& issue) {
    const uint64_t number = issue.command.ldm.number;
    if (!dma.emplace(number, Dma{issue.command, {}, {}}).second)
        absurd.push_back(fmt::format("DMA command {} is issued twice", number));
}

void EventRecord::on(const events::DmaService& service) {
    if (dma.contains(service.number))
        dma[service.number].services.push_back(service);
    else
        absurd.push_back(fmt::format("DMA command {} is served before its issue", service.number));
}

void EventRecord::on(const events::DmaDone& done) {
    if (dma.contains(done.number))
        dma[done.number].done.push_back(done.cycle);
    else
        absurd.push_back(fmt::format("DMA command {} is done before its issue", done.number));
}

namespace {

std::string text_of(const EventRecord::Step& step) {
    if (step.issue)
        return fmt::format("{} issue {:#x} P{}", step.from, step.pc, step.pipe);
    return fmt::format("{}+{} {:#x} {} {:#x}", step.from, step.to - step.from, step.pc,
                       account_names[size_t(step.account)], step.producer_pc);
}

std::string hex(const Vector& value) {
    return fmt::format("{:016x}{:016x}{:016x}{:016x}", uint64_t(value.u64[3]),
                       uint64_t(value.u64[2]), uint64_t(value.u64[1]), uint64_t(value.u64[0]));
}

// All that happened to cores, one line each, by core and then in order.
std::vector<std::string> lines_of_cores(const EventRecord& record, Cycle until) {
    std::vector<std::string> lines;
    for (const auto& [core, steps] : record.steps)
        for (const EventRecord::Step& step : steps)
            if (step.from < until && (until == never || (step.issue && step.pipe == 1)))
                lines.push_back(fmt::format("core {}: {}", core, text_of(step)));
    for (const auto& [core, writes] : record.writes) {
        const size_t first = lines.size();
        for (const EventRecord::RegisterWrite& write : writes)
            if (until == never)
                lines.push_back(fmt::format("core {}: write {:020} {} {:#x} ${} {}", core,
                                            write.cycle, write.ready, write.pc, write.index,
                                            hex(write.value)));
        // Of loads from main memory, the cores may hear late.
        std::sort(lines.begin() + std::ptrdiff_t(first), lines.end());
    }
    for (const auto& [core, ends] : record.ends)
        for (const Cycle end : ends)
            if (end < until)
                lines.push_back(fmt::format("core {}: end {}", core, end));
    return lines;
}

// All that happened outside of cores: here order within a cycle is that of the simulation.
std::vector<std::string> lines_of_parts(const EventRecord& record, Cycle until) {
    std::vector<std::string> lines;
    const auto add = [&](Cycle cycle, const std::string& text) {
        if (cycle < until)
            lines.push_back(fmt::format("{:020} {}", cycle, text));
    };
    // Numbers are given in the order of the simulation within a cycle.
    const auto name = [&](uint64_t number) {
        const DmaCommand& command = record.dma.at(number).command;
        return fmt::format("dma of {} at {:#x} in {}", command.core, command.ldm.pc,
                           command.ldm.issued);
    };
    for (const auto& [number, dma] : record.dma) {
        add(dma.command.ldm.issued, name(number) + " issued");
        for (const events::DmaService& service : dma.services)
            add(service.from,
                fmt::format("{} served to {} by {}", name(number), service.to, service.group));
        for (const Cycle done : dma.done)
            add(done, name(number) + " done");
    }
    for (const events::MemoryAccess& each : record.accesses)
        add(each.cycle, fmt::format("access {} {} {} {} {:#x} {}", each.done, each.own, each.write,
                                    each.requester, each.address, each.bytes));
    for (const events::Message& each : record.messages)
        add(each.cycle, fmt::format("message {} {} {} {:#x} {}", each.core, int(each.direction),
                                    each.bus, each.targets, each.readable));
    for (const events::BarrierArrival& each : record.arrivals)
        add(each.cycle,
            fmt::format("arrival {} {} {:#x}", each.core, int(each.direction), each.members));
    for (const events::BarrierRelease& each : record.releases)
        add(each.cycle, fmt::format("release {}", each.core));
    std::ranges::sort(lines);
    return lines;
}

std::string first_difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const std::string x = i < a.size() ? a[i] : "nothing";
        const std::string y = i < b.size() ? b[i] : "nothing";
        if (x != y)
            return fmt::format("\"{}\" and \"{}\", after \"{}\"", x, y, i ? a[i - 1] : "");
    }
    return "";
}

// Whether two operands of the stalled instruction's registers, or its result, come from there.
std::string wrong_producer(const EventRecord::Step& stall, const ProgramText& program) {
    const ProgramText::Line* const stalled = program.at(stall.pc);
    const ProgramText::Line* const producer =
        stall.producer_pc ? program.at(stall.producer_pc) : nullptr;
    const auto begins_with = [&](std::initializer_list<const char*> mnemonics) {
        return producer && std::ranges::any_of(mnemonics, [&](const char* mnemonic) {
                   return producer->text.starts_with(mnemonic);
               });
    };
    const std::string account(account_names[size_t(stall.account)]);
    bool right = true;
    if (stall.account == Account::operand_store)
        right = producer && producer->writes < 0;
    else if (account.starts_with("operand_") || stall.account == Account::dma_wait ||
             stall.account == Account::gld)
        right = stalled && producer && producer->writes >= 0 &&
                (std::ranges::count(stalled->reads, uint8_t(producer->writes)) ||
                 stalled->writes == producer->writes);
    else if (stall.account == Account::selldw_buffer)
        right = begins_with({"selldw"});
    else if (stall.account == Account::sync)
        right = begins_with({"syn"});
    else if (stall.account != Account::branch && stall.account != Account::pipe)
        right = stall.producer_pc == 0;
    return right ? "" : "a producer that cannot be: " + text_of(stall);
}

// From its first issue to its end, each cycle of a core is in one stall or has one or two issues.
std::string wrong_core(const EventRecord& record, unsigned core, const CoreResult& result,
                       const ProgramText& program) {
    Accounts accounts;
    uint64_t instructions = 0;
    uint64_t on_p1 = 0;
    Cycle next = result.first_issue;
    std::set<uint64_t> issued;
    const EventRecord::Step* last = nullptr;
    for (const EventRecord::Step& step : record.steps.at(core)) {
        const bool second = last && last->issue && step.issue && step.from == last->from;
        if (second) {
            if (step.pipe == last->pipe)
                return "two issues on one pipe: " + text_of(step);
            --accounts[Account::single];
            ++accounts[Account::dual];
        } else if (step.from != next) {
            return fmt::format("a gap or an overlap before {} of core {}, which should be at {}",
                               text_of(step), core, next);
        } else {
            accounts[step.account] += step.to - step.from;
        }
        if (!step.issue) {
            if (const std::string wrong = wrong_producer(step, program); !wrong.empty())
                return wrong;
            if (step.producer_pc && !issued.contains(step.producer_pc))
                return "a producer that has not issued: " + text_of(step);
        }
        if (step.issue) {
            issued.insert(step.pc);
            ++instructions;
            on_p1 += step.pipe;
        }
        next = step.to;
        last = &step;
    }
    if (next != result.end || record.ends.at(core) != std::vector{result.end})
        return fmt::format("core {} ends at {}, its events at {}", core, result.end, next);
    accounts[Account::not_started] = result.accounts[Account::not_started];
    accounts[Account::halted] = result.accounts[Account::halted];
    if (!(accounts == result.accounts))
        return fmt::format("the accounts of core {} are not the sum of its events", core);
    if (instructions != result.instructions || on_p1 != result.p1_instructions)
        return fmt::format("core {} has {} instructions, its events {}", core, result.instructions,
                           instructions);
    return "";
}

// Whether what a put writes may leave bytes out: the end of one block and the start of the next.
bool may_have_gap(const EventRecord& record, const events::MemoryAccess& access) {
    return std::ranges::any_of(record.dma, [&](const auto& entry) {
        const DmaCommand& command = entry.second.command;
        if (command.operation != DmaOperation::put || entry.second.services.empty() ||
            entry.second.services.front().group != access.requester)
            return false;
        const uint64_t pitch = command.block_bytes + command.stride_bytes;
        const uint64_t offset = access.address - command.memory_address;
        return command.stride_bytes != 0 && access.address >= command.memory_address &&
               offset / pitch * command.block_bytes + offset % pitch < command.memory_bytes &&
               offset % pitch < command.block_bytes &&
               offset % pitch + access.bytes > command.block_bytes;
    });
}

std::string wrong_dma(const EventRecord& record, const Machine& machine) {
    std::map<unsigned, int64_t> moved;  // by group: bytes that gets still miss
    std::map<unsigned, int64_t> put;
    std::map<unsigned, int64_t> perhaps_read;  // to be merged
    const auto atom = uint64_t(machine.value("memory.atom_bytes"));
    for (const auto& [number, dma] : record.dma) {
        if (dma.command.operation == DmaOperation::barrier) {
            if (!dma.services.empty() || !dma.done.empty())
                return fmt::format("DMA barrier {} was served", number);
            continue;
        }
        if (dma.services.size() != 1 || dma.done.size() != 1)
            return fmt::format("DMA command {} was served {} times and done {} times", number,
                               dma.services.size(), dma.done.size());
        const events::DmaService& service = dma.services.front();
        if (service.from < dma.command.ldm.issued + Cycle(machine.value("dma.request_cycles")) ||
            service.from >= dma.done.front() || service.from >= service.to)
            return fmt::format("DMA command {} is served at the wrong time", number);
        (dma.command.operation == DmaOperation::put ? put : moved)[service.group] +=
            int64_t(dma.command.memory_bytes);
    }
    for (const events::MemoryAccess& access : record.accesses) {
        if (access.done <= access.cycle)
            return fmt::format("an access to memory takes no time at {}", access.cycle);
        if (access.own)
            continue;
        const bool partial = (access.address | access.bytes) % atom != 0;
        if (access.write)
            put[access.requester] -= access.bytes;
        else
            moved[access.requester] -= access.bytes;
        if (access.write && partial)
            moved[access.requester] += access.bytes;  // it has been read to be merged
        else if (access.write && may_have_gap(record, access))
            perhaps_read[access.requester] += access.bytes;
    }
    for (const auto& [group, bytes] : put)
        if (bytes != 0)
            return fmt::format("group {} misses {} bytes of its puts", group, bytes);
    for (const auto& [group, bytes] : moved)
        if (bytes > 0 || bytes < -perhaps_read[group])
            return fmt::format("group {} misses {} bytes of its gets", group, bytes);
    return "";
}

std::string wrong_communication(const EventRecord& record) {
    for (const events::Message& message : record.messages) {
        const uint64_t sender = uint64_t(1) << message.core;
        const bool to_itself_and_others = message.targets & sender && message.targets != sender;
        if (message.readable <= message.cycle || message.targets == 0 || to_itself_and_others)
            return fmt::format("a message of core {} in {}", message.core, message.cycle);
    }
    std::map<unsigned, std::vector<Cycle>> arrived;
    std::map<unsigned, std::vector<Cycle>> released;
    for (const events::BarrierArrival& arrival : record.arrivals)
        arrived[arrival.core].push_back(arrival.cycle);
    for (const events::BarrierRelease& release : record.releases)
        released[release.core].push_back(release.cycle);
    for (const auto& [core, arrivals] : arrived) {
        if (released[core].size() != arrivals.size())
            return fmt::format("core {} arrives at {} barriers and leaves {}", core,
                               arrivals.size(), released[core].size());
        for (size_t i = 0; i < arrivals.size(); ++i)
            if (released[core][i] <= arrivals[i] ||
                (i + 1 < arrivals.size() && arrivals[i + 1] < released[core][i]))
                return fmt::format("core {} leaves a barrier at {}", core, released[core][i]);
    }
    return released.size() == arrived.size() ? "" : "a release of a core that did not arrive";
}

}  // namespace

std::vector<std::string> EventRecord::text(unsigned core) const {
    std::vector<std::string> lines;
    for (const Step& step : steps.at(core))
        lines.push_back(text_of(step));
    return lines;
}

std::string difference(const EventRecord& a, const EventRecord& b, Cycle until) {
    const std::string cores = first_difference(lines_of_cores(a, until), lines_of_cores(b, until));
    return cores.empty() ? first_difference(lines_of_parts(a, until), lines_of_parts(b, until))
                         : cores;
}

std::string contradiction(const EventRecord& record, const SpawnResult& result,
                          const Program& program) {
    if (!record.absurd.empty())
        return record.absurd.front();
    if (record.spawns.size() != 1 || record.joins.size() != 1 ||
        record.joins.front().cycle < record.joins.front().end ||
        (result.outcome == Outcome::ended &&
         record.joins.front().end != record.spawns.front().cycle + result.cycles))
        return "spawn and join do not frame the run";
    const ProgramText text(program);
    for (unsigned core = 0; core < result.cores.size(); ++core)
        if (const auto wrong = wrong_core(record, core, result.cores[core], text); !wrong.empty())
            return wrong;
    const std::string wrong = wrong_dma(record, CoreGroup::instance().machine());
    return wrong.empty() ? wrong_communication(record) : wrong;
}

}  // namespace swsim::test
