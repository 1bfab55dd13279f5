// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/session.h"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.h"
#include "sim/debug/commands.h"
#include "sim/debug/message.h"
#include "sim/debug/values.h"
#include "sim/debug/views.h"

namespace swsim::debug {

namespace {

// The stop that counts steps; breakpoints and watches are numbered from 1.
constexpr int step_id = 0;

std::string trimmed(const std::string& text) {
    const size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos)
        return "";
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

void print(const std::string& text) {
    fmt::print("{}", text);
    std::fflush(stdout);
}
template <typename First, typename... Values>
void print(fmt::format_string<First, Values...> format, First&& first, Values&&... values) {
    print(fmt::format(format, std::forward<First>(first), std::forward<Values>(values)...));
}

bool is_watch(const StopOrder& stop) {
    return stop.kind == StopOrder::Kind::reg || stop.kind == StopOrder::Kind::ldm ||
           stop.kind == StopOrder::Kind::memory;
}

bool is_reverse(const Command& command) {
    return command.name.starts_with("reverse-");
}

}  // namespace

Session::Session(Debuggee& debuggee, const Places& places) : debuggee_(debuggee), places_(places) {}

void Session::execute(const std::string& line) {
    const std::string text = trimmed(line);
    if (text.empty() || text.starts_with('#'))
        return;
    const size_t blank = text.find_first_of(" \t");
    const Command& command = find_command(text.substr(0, blank));
    const std::string arguments = blank == std::string::npos ? "" : trimmed(text.substr(blank));
    if (command.arguments.empty() && !arguments.empty())
        throw Problem("{} takes no arguments", command.name);
    if (command.needs_arguments && arguments.empty())
        throw Problem("{0} wants {1}; see help {0}", command.name, command.arguments);
    (this->*command.act)(command, arguments);
}

std::string Session::prompt() const {
    return fmt::format("[core {}, cycle {}] ", core_, debuggee_.standstill().cycle);
}

// ---- What the machine did --------------------------------------------------------------------

void Session::report_hits() {
    const std::vector<Hit>& hits = debuggee_.standstill().hits;
    constexpr size_t most = 8;
    size_t told = 0;
    for (const Hit& hit : hits) {
        const auto stop = std::ranges::find(stops_, hit.id, &StopOrder::id);
        if (stop == stops_.end())
            continue;
        if (told == 0 && stop->kind != StopOrder::Kind::memory)
            core_ = hit.core;
        if (++told <= most)
            print("{} {}: {}\n", is_watch(*stop) ? "watch" : "breakpoint", hit.id, hit.what);
    }
    if (told > most)
        print("and {} more\n", told - most);
}

void Session::report() {
    const Standstill& standstill = debuggee_.standstill();
    core_ = std::min(core_, std::max(standstill.cpes, 1U) - 1);
    report_hits();
    switch (standstill.reason) {
    case Reason::spawn:
        print("spawn {} begins on {} core{}\n", standstill.spawn, standstill.cpes,
              standstill.cpes == 1 ? "" : "s");
        break;
    case Reason::interrupted:
        print("interrupted\n");
        break;
    case Reason::earliest:
        print("this is the beginning of the spawn; the host program before it is not run again\n");
        break;
    case Reason::over:
        if (!standstill.faulted)
            print("all cores have ended; continue lets the host program go on\n");
        break;
    case Reason::finished:
        return print(standstill.verdict + "\n");
    default:
        break;
    }
    print(debuggee_.view("where", "", core_, Json::array()));
}

// ---- Going forward and back ------------------------------------------------------------------

void Session::forward(const RunOrder& order) {
    const Standstill& standstill = debuggee_.standstill();
    if (standstill.over && !standstill.faulted && !debuggee_.finished())
        throw Problem("all cores have ended; continue lets the host program go on");
    debuggee_.run(order);
    report();
}

void Session::go(const Command& command, const RunOrder& order) {
    if (!is_reverse(command))
        return forward(order);
    debuggee_.run_back(order, 0);
    report();
}

uint64_t Session::parse_count(const Command& command, const std::string& arguments) const {
    const auto count = arguments.empty() ? 1 : parse_number(arguments);
    if (!count || *count == 0)
        throw Problem("'{}' is not a count; write {} {}, with a whole number from 1 to {}",
                      arguments, command.name, command.arguments, UINT64_MAX);
    return *count;
}

RunOrder Session::order_with(const StopOrder* step, uint64_t steps) const {
    RunOrder order;
    order.stops = stops_;
    order.step_id = step_id;
    order.steps = steps;
    if (step)
        order.stops.push_back(*step);
    return order;
}

void Session::step(const Command& command, const std::string& arguments) {
    const StopOrder stop{.kind = StopOrder::Kind::issue, .id = step_id, .core = core_, .name = ""};
    go(command, order_with(&stop, parse_count(command, arguments)));
}

void Session::cycle(const Command& command, const std::string& arguments) {
    RunOrder order = order_with(nullptr, 1);
    const Cycle present = debuggee_.standstill().cycle;
    order.until = present + std::min(parse_count(command, arguments), never - present);
    forward(order);
}

void Session::reverse_cycle(const Command& command, const std::string& arguments) {
    debuggee_.cycles_back(parse_count(command, arguments), order_with(nullptr, 1));
    report();
}

// The name of the region around the core, or of the only one.
std::string Session::present_region() {
    const std::string around = places_.region_around(present_pc());
    if (!around.empty())
        return around;
    const std::vector<std::string> names = places_.region_names();
    if (names.size() > 1)
        throw Problem("the core is in no region; name one: {}", fmt::join(names, ", "));
    return names.empty() ? "" : names.front();
}

// Meant as a number, and none, like -1; a region may have such a name.
bool Session::is_bad_count(const std::string& word) const {
    const std::vector<std::string> names = places_.region_names();
    return std::string_view("+-0123456789").find(word.front()) != std::string_view::npos &&
           std::ranges::find(names, word) == names.end();
}

// "[N] [REGION]": takes the region away and leaves the count.
StopOrder Session::pass_stop(std::string& arguments) {
    std::vector<std::string> words = words_of(arguments);
    if (words.size() > 2)
        throw Problem("write pass [N] [REGION]");
    std::string name;
    if (!words.empty() && !parse_number(words.back()) && !is_bad_count(words.back())) {
        name = words.back();
        words.pop_back();
    }
    arguments = words.empty() ? "" : words.front();
    if (name.empty())
        name = present_region();
    StopOrder stop{.kind = StopOrder::Kind::place, .id = step_id, .core = core_, .name = name};
    for (const Region& span : places_.spans(name))
        stop.pcs.push_back(address_map::text_base + span.begin);
    return stop;
}

void Session::pass(const Command& command, const std::string& arguments) {
    std::string count = arguments;
    const StopOrder stop = pass_stop(count);
    go(command, order_with(&stop, parse_count(command, count)));
}

void Session::go_on(const Command& command, const std::string&) {
    if (is_reverse(command))
        return go(command, order_with(nullptr, 1));
    debuggee_.run(order_with(nullptr, 1));
    report();
}

void Session::until(const Command&, const std::string& arguments) {
    const Place place = places_.find(arguments, present_pc());
    const StopOrder stop{.kind = StopOrder::Kind::place,
                         .id = step_id,
                         .core = core_,
                         .name = place.name,
                         .pcs = place.pcs,
                         .is_region = place.is_region};
    forward(order_with(&stop, 1));
}

void Session::go_to(const Command&, const std::string& arguments) {
    // Expressions are modulo 2^64: what is negative to their comparisons came from before 0.
    const uint64_t cycle = evaluate(arguments);
    if (int64_t(cycle) < 0)
        throw Problem("{} is cycle {}, before the run; go 0 leads to the beginning of the "
                      "spawn, and the present cycle is {}",
                      arguments, int64_t(cycle), debuggee_.standstill().cycle);
    debuggee_.go_to(cycle);
    report();
}

// ---- Breakpoints and watches -----------------------------------------------------------------

// Takes "on core N" or "on any core" from the end; without, it is the core that is looked at.
std::optional<unsigned> Session::take_core(std::string& text) const {
    const std::string padded = " " + text;
    const size_t on = padded.rfind(" on ");
    if (on == std::string::npos)
        return core_;
    const std::vector<std::string> words = words_of(padded.substr(on));
    text = trimmed(padded.substr(0, on));
    if (words.size() == 3 && words[1] == "any" && words[2] == "core")
        return std::nullopt;
    const auto core = words.size() == 3 ? parse_number(words[2]) : std::nullopt;
    if (!core || words[1] != "core")
        throw Problem("write `on core N` or `on any core`");
    return checked_core(*core);
}

unsigned Session::checked_core(uint64_t core) const {
    if (core >= debuggee_.standstill().cpes)
        throw Problem("there is no core {}; the spawn is on cores 0 to {}", core,
                      debuggee_.standstill().cpes - 1);
    return unsigned(core);
}

void Session::add(StopOrder stop) {
    stop.id = next_id_++;
    print("{}: {}\n", stop.id, stop.describe());
    stops_.push_back(std::move(stop));
}

void Session::break_at(const Command&, const std::string& arguments) {
    std::string text = arguments;
    StopOrder stop;
    stop.core = take_core(text);
    const std::string padded = " " + text + " ";
    if (const size_t condition = padded.find(" if "); condition != std::string::npos) {
        stop.condition = trimmed(padded.substr(condition + 4));
        text = trimmed(padded.substr(0, condition));
        (void)Expression(stop.condition, places_.program());
    }
    stop.kind = text.empty() ? StopOrder::Kind::condition : StopOrder::Kind::place;
    if (text.empty() && stop.condition.empty())
        throw Problem("write a place, or `if EXPRESSION`; see help break");
    if (!text.empty()) {
        const Place place = places_.find(text, present_pc());
        stop.name = place.name;
        stop.pcs = place.pcs;
        stop.is_region = place.is_region;
    }
    add(std::move(stop));
}

void Session::watch(const Command&, const std::string& arguments) {
    std::string text = arguments;
    StopOrder stop;
    stop.core = take_core(text);
    std::vector<std::string> words = words_of(text);
    if (words.size() == 1 && words[0].starts_with('$')) {
        if (!stop.core)
            throw Problem("a register is watched on one core: `on core N`");
        stop.kind = StopOrder::Kind::reg;
        stop.name = words[0];
        stop.address = parse_register(words[0]);
        return add(std::move(stop));
    }
    if (words.size() < 2 || words.size() > 3 || (words[0] != "ldm" && words[0] != "mem"))
        throw Problem("write watch $REGISTER, watch ldm ADDRESS [BYTES] or watch mem ADDRESS "
                      "[BYTES], with an address without blanks");
    set_watch(std::move(stop), words[0], words);
}

void Session::set_watch(StopOrder stop, const std::string& space, std::vector<std::string> words) {
    constexpr uint64_t usual_bytes = 8;
    constexpr uint64_t most_bytes = 4096;
    if (space == "ldm" && !stop.core)
        throw Problem("LDM is watched on one core: `on core N`");
    stop.kind = space == "ldm" ? StopOrder::Kind::ldm : StopOrder::Kind::memory;
    stop.address = evaluate(words[1]);
    stop.bytes = words.size() == 3 ? evaluate(words[2]) : usual_bytes;
    if (stop.bytes == 0 || stop.bytes > most_bytes)
        throw Problem("1 to {} bytes can be watched", most_bytes);
    // Both ends must be there.
    for (const uint64_t address : {stop.address, stop.address + stop.bytes - 1})
        (void)evaluate(fmt::format("{}.b[{}]", space, address));
    stop.name = fmt::format("{} {:#x}, {} byte{}", space, stop.address, stop.bytes,
                            stop.bytes == 1 ? "" : "s");
    if (space == "mem")
        stop.core.reset();
    add(std::move(stop));
}

void Session::breakpoints(const Command&, const std::string&) {
    if (stops_.empty())
        print("no breakpoints\n");
    for (const StopOrder& stop : stops_) {
        print("{}: {}\n", stop.id, stop.describe());
        if (!stop.is_region)
            for (const uint64_t pc : stop.pcs)
                print("    " + places_.describe(pc) + "\n");
    }
}

void Session::remove(const Command&, const std::string& arguments) {
    if (arguments.empty())
        return stops_.clear();
    for (const std::string& word : words_of(arguments)) {
        const auto stop = std::ranges::find(stops_, parse_number<int>(word), &StopOrder::id);
        if (stop == stops_.end())
            throw Problem("there is no breakpoint {}", word);
        stops_.erase(stop);
    }
}

// ---- The rest --------------------------------------------------------------------------------

Json Session::marks() const {
    Json marks = Json::array();
    for (const StopOrder& stop : stops_)
        if (!stop.is_region)
            for (const uint64_t pc : stop.pcs)
                marks.push_back({pc, stop.id});
    return marks;
}

void Session::view(const Command& command, const std::string& arguments) {
    print(debuggee_.view(std::string(command.name), arguments, core_, marks()));
}

uint64_t Session::evaluate(const std::string& expression) {
    return debuggee_.evaluate(expression, core_);
}

uint64_t Session::present_pc() {
    return evaluate("pc");
}

void Session::core(const Command& command, const std::string& arguments) {
    if (!arguments.empty()) {
        const auto number = parse_number(arguments);
        if (!number)
            throw Problem("'{}' is not a core's number; write {} {}", arguments, command.name,
                          command.arguments);
        core_ = checked_core(*number);
    }
    print(debuggee_.view("where", "", core_, Json::array()));
}

void Session::assert_that(const Command&, const std::string& arguments) {
    if (evaluate(arguments) == 0)
        throw AssertionFailed("it is not so that {}", arguments);
}

void Session::echo(const Command&, const std::string& arguments) {
    print(arguments + "\n");
}

void Session::checkpoints(const Command& command, const std::string& arguments) {
    if (!arguments.empty())
        return debuggee_.set_checkpoint_cycles(parse_count(command, arguments));
    const size_t count = debuggee_.checkpoints();
    print("{} cop{} of the machine\n", count, count == 1 ? "y" : "ies");
}

void Session::help(const Command&, const std::string& arguments) {
    if (arguments.empty())
        return print(help_overview());
    if (arguments == "expressions")
        return print(Expression::help());
    if (arguments != "all")
        return print(help_of(find_command(arguments)));
    for (const Command& command : commands())
        print(help_of(command) + "\n");
    print(Expression::help());
}

void Session::quit(const Command&, const std::string&) {
    quit_ = true;
}

std::vector<std::string> Session::completions(const std::string& line) const {
    std::vector<std::string> candidates;
    const size_t first = line.find_first_not_of(' ');
    const size_t blank = first == std::string::npos ? first : line.find(' ', first);
    Completion wanted = Completion::command;
    if (blank != std::string::npos) {
        try {
            wanted = find_command(line.substr(first, blank - first)).completion;
        } catch (const Problem&) {
            wanted = Completion::nothing;
        }
    }
    if (wanted == Completion::command)
        for (const Command& command : commands())
            candidates.emplace_back(command.name);
    if (wanted == Completion::place)
        candidates = places_.names();
    if (wanted == Completion::region)
        candidates = places_.region_names();
    if (wanted == Completion::expression) {
        for (const std::string_view word : Expression::words())
            candidates.emplace_back(word);
        for (const auto& [name, symbol] : places_.program().symbols)
            candidates.push_back(name);
    }
    if (wanted == Completion::format)
        for (const std::string_view name : format_names())
            candidates.emplace_back(name);
    return candidates;
}

}  // namespace swsim::debug
