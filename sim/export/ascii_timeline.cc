// SPDX-License-Identifier: Apache-2.0
#include "sim/export/ascii_timeline.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

namespace swsim {

namespace {

// Cycles are numbered, and pages begin, at multiples of this.
constexpr Cycle ruler_step = 10;
constexpr uint64_t pair_bytes = 2 * address_map::instruction_bytes;

Cycle on_ruler(Cycle cycle) {
    return cycle - cycle % ruler_step;
}

bool is_second(uint64_t pc) {
    return pc % pair_bytes != 0;
}

char letter(Account account) {
    return account_letters[size_t(account)];
}

bool is_stall(Account account) {
    return account != Account::dual && account != Account::single &&
           account != Account::not_started && account != Account::halted;
}

// "kernel.S:12", without folders.
std::string short_place(const ProgramText& program, uint64_t pc) {
    const ProgramText::Line* const line = program.at(pc);
    return line ? std::filesystem::path(program.place(*line)).filename().string() : "?";
}

std::string text_of(const ProgramText& program, uint64_t pc) {
    const ProgramText::Line* const line = program.at(pc);
    return line ? line->text : "(behind the last instruction)";
}

std::string without_trailing_blanks(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

}  // namespace

AsciiTimeline::AsciiTimeline(const ExportTask& task) : task_(task), columns_(task.columns) {
    constexpr size_t widest = 40;  // longer ones push the rest of their line to the right
    for (size_t i = 0; i < task.program.instructions.size(); ++i) {
        const uint64_t pc = address_map::instruction_address(i);
        place_width_ = std::max(place_width_, short_place(task.program, pc).size());
        text_width_ = std::max(text_width_, task.program.instructions[i].text.size());
    }
    place_width_ = std::min(place_width_, widest);
    text_width_ = std::min(text_width_, widest);
}

void AsciiTimeline::begin() {
    task_.sink.stop_if_full();
    if (!begun_)
        task_.sink.write(heading());
    begun_ = true;
}

std::string AsciiTimeline::heading() const {
    std::string text = fmt::format(
        "{}: {}\nmachine {}\n\n"
        "A column is a cycle, a line an instruction, in program order.\n"
        "  0, 1  it issues, to this pipe; then = while its result is not ready\n"
        "  / \\   the first and the second of an aligned pair\n"
        "  D     both of the pair issue in one cycle\n"
        "  d     they go to different pipes, and do not issue in one cycle\n"
        "  <     it issues before an older one, which is still in the other pipe's queue\n"
        "Letters: it is the oldest unissued instruction and waits. On the right: how many cycles, "
        "and for what.\n",
        task_.meta.subject, task_.meta.command, task_.meta.machine_hash);
    for (size_t i = 0; i < account_count; ++i)
        if (is_stall(Account(i)))
            text += fmt::format("  {}     {}: {}\n", account_letters[i], account_names[i],
                                account_meanings[i]);
    return text;
}

void AsciiTimeline::on(const events::Stall& event) {
    begin();
    Core& core = this->core(event.core);
    core.accounts[event.account] += event.to - event.from;
    auto row = std::ranges::find(core.waiting, event.pc, &Row::pc);
    if (row == core.waiting.end()) {
        core.waiting.push_back({.pc = event.pc, .begin = event.from, .stalls = {}});
        row = std::prev(core.waiting.end());
    }
    row->stalls.push_back(event);
}

void AsciiTimeline::on(const events::Issue& event) {
    begin();
    Core& core = this->core(event.core);
    const bool second = core.last_issue == event.cycle;
    core.last_issue = event.cycle;
    core.accounts[Account::dual] += second;
    core.accounts[Account::single] += second ? Cycle(-1) : 1;
    core.order.add(event.older, take(core, event), [&](Row row) { add(core, std::move(row)); });
    draw(event.core);
}

// In program order.
void AsciiTimeline::add(Core& core, Row row) {
    mark_pair(core.passes.last(), row);
    core.passes.add(std::move(row));
}

AsciiTimeline::Core& AsciiTimeline::core(unsigned number) {
    return cores_.try_emplace(number, task_.folds).first->second;
}

void AsciiTimeline::draw(unsigned number) {
    Core& core = this->core(number);
    for (PassFolder::Item& item : core.passes.take()) {
        if (item.folded.passes == 0)
            place(number, std::move(item.row));
        else if (core.page.open)
            core.page.items.push_back(std::move(item));
    }
}

AsciiTimeline::Row AsciiTimeline::take(Core& core, const events::Issue& event) {
    Row row{.pc = event.pc, .begin = event.cycle, .stalls = {}};
    const auto waiting = std::ranges::find(core.waiting, event.pc, &Row::pc);
    if (waiting != core.waiting.end()) {
        row = std::move(*waiting);
        core.waiting.erase(waiting);
    }
    row.issued = event.cycle;
    row.pipe = event.pipe;
    row.early = event.older > 0;
    return row;
}

// `row` is the next one after `first`.
void AsciiTimeline::mark_pair(TimelineRow* first, Row& row) {
    if (!first || !is_second(row.pc) || first->pc + address_map::instruction_bytes != row.pc)
        return;
    if (first->issued == row.issued)
        first->dual = row.dual = 'D';
    else if (first->pipe != row.pipe)
        first->dual = row.dual = 'd';
}

// What of a row lies behind the end of its page goes to the next one.
void AsciiTimeline::place(unsigned number, Row row) {
    Core& core = this->core(number);
    for (;;) {
        if (!core.page.open)
            open_page(core, row);
        if (row.last() < core.page.end) {
            core.page.items.push_back({std::move(row), {}});
            return;
        }
        if (row.begin < core.page.end)
            core.page.items.push_back({row, {}});
        print_page(number);
    }
}

// A page begins where the one before ended, unless nothing happens there. Of a wait that is longer
// than a page, only the beginning and the end are drawn.
void AsciiTimeline::open_page(Core& core, const Row& row) const {
    Cycle begin = std::max(core.drawn, on_ruler(row.begin));
    if (row.begin < core.drawn && row.last() >= begin + columns_)
        begin = std::max(begin, on_ruler(row.last()) - ruler_step);
    core.page = {true, begin, begin + columns_, {}};
}

void AsciiTimeline::print_page(unsigned number) {
    Core& core = this->core(number);
    std::string text = page_heading(number, core.page);
    for (const PassFolder::Item& each : core.page.items)
        text += item(each, core.page);
    task_.sink.write(text);
    core.drawn = core.page.end;
    core.page.open = false;
    core.page.items.clear();
}

std::string AsciiTimeline::page_heading(unsigned number, const Page& page) const {
    std::string text = fmt::format("\ncore {}, cycles {} to {}", number, page.begin, page.end - 1);
    const Cycle drawn = cores_.at(number).drawn;
    if (drawn != 0 && drawn < page.begin)
        text += fmt::format(" ({} to {} are left out)", drawn, page.begin - 1);
    text += "\npipe     issued  ";
    for (Cycle cycle = page.begin; cycle < page.end; cycle += ruler_step)
        text += fmt::format("{:<{}}", cycle, ruler_step);
    return without_trailing_blanks(text) + "\n";
}

std::string AsciiTimeline::item(const PassFolder::Item& item, const Page& page) const {
    if (item.folded.passes == 0)
        return line(item.row, page);
    return fmt::format("           ...  {} more {} like this, cycles {} to {}\n",
                       item.folded.passes, item.folded.passes == 1 ? "pass" : "passes",
                       item.folded.begin, item.folded.end);
}

std::string AsciiTimeline::line(const Row& row, const Page& page) const {
    const bool issued = row.issued < page.end;
    return without_trailing_blanks(fmt::format(
               "{}{}{}{} {:>9}  {}  {:<{}}  {:<{}}  {}", issued ? char('0' + row.pipe) : ' ',
               row.dual, row.early ? '<' : ' ', is_second(row.pc) ? '\\' : '/',
               issued ? fmt::to_string(row.issued) : ">", timeline(row, page),
               short_place(task_.program, row.pc), place_width_, text_of(task_.program, row.pc),
               text_width_, notes(row))) +
           "\n";
}

std::string AsciiTimeline::timeline(const Row& row, const Page& page) const {
    std::string text(columns_, ' ');
    for (Cycle mark = ruler_step; mark < columns_; mark += ruler_step)
        text[mark] = '.';
    const auto draw = [&](Cycle from, Cycle to, char what) {
        for (Cycle cycle = std::max(from, page.begin); cycle < std::min(to, page.end); ++cycle)
            text[cycle - page.begin] = what;
    };
    for (const events::Stall& stall : row.stalls)
        draw(stall.from, stall.to, letter(stall.account));
    if (row.issued == never)
        return text;
    if (const ProgramText::Line* const source = task_.program.at(row.pc))
        draw(row.issued + 1, row.issued + task_.meta.latency(*source), '=');
    draw(row.issued, row.issued + 1, char('0' + row.pipe));
    return text;
}

// "t 7: selldw $3,$4,0 at kernel.S:40; B 2"
std::string AsciiTimeline::notes(const Row& row) const {
    std::string text;
    for (const events::Stall& stall : row.stalls) {
        text += fmt::format("{}{} {}", text.empty() ? "" : "; ", letter(stall.account),
                            stall.to - stall.from);
        if (stall.producer_pc != 0)
            text += fmt::format(": {} at {}", text_of(task_.program, stall.producer_pc),
                                short_place(task_.program, stall.producer_pc));
    }
    return text;
}

std::string AsciiTimeline::summary(unsigned number, const Core& core) {
    std::string text =
        fmt::format("\ncore {}, {} cycles drawn or counted\n", number, core.accounts.total());
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = core.accounts[Account(i)])
            text +=
                fmt::format("  {}  {:<24}{:>12}\n", account_letters[i], account_names[i], cycles);
    return text;
}

void AsciiTimeline::finish(const std::string& missing) {
    if (!begun_)
        task_.sink.write(heading());
    for (auto& [number, core] : cores_) {
        core.order.end([&core = core](Row row) { add(core, std::move(row)); });
        core.passes.end();
        draw(number);
        for (Row& row : core.waiting)
            place(number, std::move(row));
        if (core.page.open)
            print_page(number);
    }
    for (const auto& [number, core] : cores_)
        task_.sink.write(summary(number, core));
    if (!missing.empty())
        task_.sink.write(fmt::format("\nCUT: {}\n", missing));
}

}  // namespace swsim
