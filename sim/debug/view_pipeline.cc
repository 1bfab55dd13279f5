// SPDX-License-Identifier: Apache-2.0
//
// What the debugger shows of one core's pipelines: where it stands, why it waits, what has issued,
// which registers are not ready, the source.
#include <algorithm>

#include <fmt/format.h>

#include "base/text.h"
#include "sim/core_group/core_group.h"
#include "sim/debug/views.h"

namespace swsim::debug {

namespace {

std::string when_ready(Cycle ready, Cycle now) {
    if (ready == never)
        return "when main memory answers";
    return fmt::format("ready at cycle {} (in {})", ready, ready - now);
}

std::string instruction_at(const ViewContext& context, uint64_t pc) {
    const ProgramText::Line* const line = context.places().text().at(pc);
    return line ? line->text : "-";
}

// "    $5: ready at cycle 1037 (in 3), by 0x... ldl $5,0($3)" for each that is not ready.
std::string unready_registers(const ViewContext& context, const std::vector<uint8_t>& registers) {
    std::string text;
    const Scoreboard& scoreboard = context.the_core().scoreboard();
    for (const uint8_t index : registers) {
        const Cycle ready = scoreboard.ready(index);
        if (ready <= context.cycle())
            continue;
        text +=
            fmt::format("    {:<4} {}, {}", fmt::format("${}", index),
                        when_ready(ready, context.cycle()), name_of(scoreboard.producer(index)));
        if (const uint64_t writer = context.machinery.recorder.writer(context.core, index))
            text += ", by " + context.places().describe(writer);
        text += '\n';
    }
    return text;
}

std::string unready_registers_of(const ViewContext& context, uint64_t pc) {
    const ProgramText::Line* const line = context.places().text().at(pc);
    if (!line)
        return "";
    std::vector<uint8_t> registers = line->reads;
    if (line->writes >= 0)
        registers.push_back(uint8_t(line->writes));
    std::ranges::sort(registers);
    registers.erase(std::unique(registers.begin(), registers.end()), registers.end());
    return unready_registers(context, registers);
}

std::string stall_line(const ViewContext& context, const CoreCycle& cycle) {
    std::string text = fmt::format("    waits: {}", name_of(cycle.account));
    if (cycle.producer_pc)
        text += ", for " + context.places().describe(cycle.producer_pc);
    return text + "\n";
}

// With a sign for one that slips past an older one of the other pipe.
std::string issued_on(const ViewContext& context, const CoreCycle& cycle, unsigned pipe) {
    return instruction_at(context, cycle.issued[pipe]) + (cycle.early[pipe] ? " <" : "");
}

std::string issue_line(const ViewContext& context, const CoreCycle& cycle) {
    return fmt::format("    P0: {:<28}  P1: {}\n", issued_on(context, cycle, 0),
                       issued_on(context, cycle, 1));
}

// What the core does in the cycle that comes; nullptr if it has not started, or has ended.
const CoreCycle* this_cycle(const ViewContext& context) {
    if (!context.this_cycle)
        return nullptr;
    const CoreCycle& cycle = context.this_cycle->cores[context.core];
    return cycle.cycle == context.cycle() && cycle.account != Account::not_started ? &cycle
                                                                                   : nullptr;
}

std::string idle_text(const ViewContext& context) {
    const unsigned core = context.core;
    if (context.machinery.recorder.ended(core))
        return fmt::format("core {} has ended in cycle {}", core,
                           context.the_core().result().end - 1);
    if (core >= context.machinery.recorder.cpes())
        return fmt::format("core {} takes no part", core);
    return "";
}

std::string fault_text(const ViewContext& context) {
    const SimulatedFault& fault = context.fault;
    return fmt::format("{} on core {} (row {}, column {}), cycle {}: {}\n    {}\n", fault.name,
                       fault.core, fault.row, fault.column, fault.cycle, fault.message,
                       context.places().describe(fault.pc));
}

// How many cycles the same instruction has waited, this one not counted.
Cycle waited(const ViewContext& context, const CoreCycle& present) {
    Cycle cycles = 0;
    const auto& all = context.machinery.recorder.cycles(context.core);
    for (auto each = all.rbegin(); each != all.rend(); ++each, ++cycles)
        if (each->issues() || each->stalled_pc != present.stalled_pc ||
            each->cycle + cycles + 1 != context.cycle())
            break;
    return cycles;
}

std::string transfers_of(const ViewContext& context) {
    std::string text;
    for (const auto& [number, command] : context.machinery.recorder.transfers())
        if (command.hearers() >> context.core & 1)
            text += fmt::format("    in flight: {} of {} bytes since cycle {}, reply word at LDM "
                                "{:#x}\n",
                                Recorder::describe(command), command.memory_bytes,
                                command.ldm.issued, command.ldm.reply_address);
    return text;
}

std::string list_line(const ViewContext& context, uint64_t pc, const ProgramText::Line& line) {
    std::string mark;
    for (const auto& [place, id] : context.marks)
        if (place == pc)
            mark = fmt::format("*{}", id);
    const bool first = pc % (2 * address_map::instruction_bytes) == 0;
    const bool present = pc == context.the_core().pc();
    std::string source = context.places().source_place(pc);
    if (!line.macros.empty()) {
        const std::string& use = line.macros.front();
        source += ", " + use.substr(0, use.find(' '));
    }
    return fmt::format("{:>4} {:2} {:#x} {} {:<26} # {:<22} {}\n", mark, present ? "=>" : "", pc,
                       first ? '/' : '\\', line.text, source, context.places().text().source(line));
}

}  // namespace

std::string show_where(const ViewContext& context, const std::string&) {
    std::string text = fmt::format("cycle {}, ", context.cycle());
    if (context.over && context.outcome != Outcome::ended)
        return text + fault_text(context);
    const std::string idle = idle_text(context);
    if (!idle.empty())
        return text + idle + "\n";
    text += fmt::format("core {}: {}\n", context.core,
                        context.places().describe(context.the_core().pc()));
    if (const CoreCycle* const cycle = this_cycle(context))
        text += cycle->issues() ? issue_line(context, *cycle) : stall_line(context, *cycle);
    else if (!context.over)
        text += context.this_cycle && !context.this_cycle->fault.empty()
                    ? fmt::format("    faults: {}\n", context.this_cycle->fault)
                    : "    has not issued yet\n";
    return text;
}

std::string show_why(const ViewContext& context, const std::string&) {
    if (context.over && context.outcome != Outcome::ended)
        return fault_text(context);
    const std::string idle = idle_text(context);
    if (!idle.empty())
        return idle + "\n";
    const CoreCycle* const cycle = this_cycle(context);
    if (!cycle)
        return "the core has not issued yet: it waits for the instruction cache\n";
    if (cycle->issues())
        return fmt::format("in this cycle the core issues ({})\n", name_of(cycle->account)) +
               issue_line(context, *cycle);
    std::string text =
        fmt::format("{} does not issue: {} ({})\n", context.places().describe(cycle->stalled_pc),
                    name_of(cycle->account), meaning_of(cycle->account));
    if (const Cycle before = waited(context, *cycle))
        text += fmt::format("    it has waited {}{} cycle{}\n",
                            before >= Recorder::kept_cycles ? "at least " : "", before,
                            before == 1 ? "" : "s");
    if (cycle->producer_pc)
        text += "    it waits for " + context.places().describe(cycle->producer_pc) + "\n";
    text += unready_registers_of(context, cycle->stalled_pc);
    if (cycle->account == Account::dma_wait || cycle->account == Account::dma_queue)
        text += transfers_of(context);
    return text;
}

std::string show_pipes(const ViewContext& context, const std::string& arguments) {
    const auto wanted = arguments.empty() ? 8 : parse_number(arguments);
    if (!wanted || *wanted == 0)
        throw Problem("'{}' is not a number of cycles; write pipes [N], with N from 1", arguments);
    std::string text = fmt::format("{:>10}  {:<28}  {}\n", "cycle", "P0", "P1");
    const auto line = [&](const CoreCycle& cycle, const char* mark) {
        if (cycle.issues())
            return fmt::format("{:>2}{:>8}  {:<28}  {}\n", mark, cycle.cycle,
                               issued_on(context, cycle, 0), issued_on(context, cycle, 1));
        std::string stall =
            fmt::format("{:>2}{:>8}  ({}", mark, cycle.cycle, name_of(cycle.account));
        if (cycle.producer_pc)
            stall += ", for " + instruction_at(context, cycle.producer_pc);
        return stall + ")\n";
    };
    const auto& all = context.machinery.recorder.cycles(context.core);
    const size_t begin = all.size() - std::min<size_t>(*wanted, all.size());
    for (size_t i = begin; i < all.size(); ++i)
        text += line(all[i], "");
    if (const CoreCycle* const cycle = this_cycle(context))
        text += line(*cycle, "=>");
    return text;
}

std::string show_scoreboard(const ViewContext& context, const std::string&) {
    std::vector<uint8_t> all;
    for (uint8_t index = 0; index < zero_register; ++index)
        all.push_back(index);
    const std::string text = unready_registers(context, all);
    return text.empty() ? fmt::format("all registers of core {} are ready\n", context.core) : text;
}

std::string show_list(const ViewContext& context, const std::string& arguments) {
    const ProgramText& program = context.places().text();
    uint64_t pc = context.the_core().pc();
    if (!arguments.empty())
        pc = context.places().find(arguments, pc).pcs.front();
    constexpr size_t before = 6;
    constexpr size_t shown = 16;
    const size_t index = std::min(address_map::instruction_index(pc), program.instructions.size());
    // Whole pairs.
    const size_t begin = (index - std::min(index, before)) / 2 * 2;
    std::string text;
    for (size_t i = begin; i < std::min(begin + shown, program.instructions.size()); ++i) {
        const uint64_t each = address_map::instruction_address(i);
        if (const auto labels = program.labels.find(each); labels != program.labels.end())
            for (const std::string& label : labels->second)
                text += fmt::format("{:8}{}:\n", "", label);
        text += list_line(context, each, program.instructions[i]);
    }
    return text;
}

}  // namespace swsim::debug
