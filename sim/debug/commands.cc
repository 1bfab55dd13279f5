// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/commands.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim::debug {

namespace {

constexpr std::array<Command, 35> table = {{
    {"step", "s", "[N]",
     "forward by N instructions of the core\n"
     "A pair that issues in one cycle is one step, and N pairs are N.",
     Completion::nothing, &Session::step},
    {"cycle", "y", "[N]", "forward by N cycles", Completion::nothing, &Session::cycle},
    {"pass", "pa", "[N] [REGION]",
     "forward to the beginning of the region's next pass\n"
     "That is where the core comes to the region's first instruction again. Without REGION, the\n"
     "region around the core's pc, or the only one there is.",
     Completion::region, &Session::pass},
    {"continue", "c", "", "forward to the next breakpoint or watch, or to the end",
     Completion::nothing, &Session::go_on},
    {"until", "u", "PLACE", "forward to where the core comes to PLACE", Completion::place,
     &Session::until, true},
    {"go", "g", "CYCLE",
     "forward or back to the beginning of the cycle, without regard to breakpoints",
     Completion::expression, &Session::go_to, true},
    {"reverse-step", "rs", "[N]", "back by N instructions of the core", Completion::nothing,
     &Session::step},
    {"reverse-cycle", "ry", "[N]", "back by N cycles", Completion::nothing,
     &Session::reverse_cycle},
    {"reverse-pass", "rp", "[N] [REGION]", "back to where the region's last pass began",
     Completion::region, &Session::pass},
    {"reverse-continue", "rc", "",
     "back to the last breakpoint or watch\n"
     "Going back ends at the spawn: the host program before it is not run again.",
     Completion::nothing, &Session::go_on},
    {"break", "b", "[PLACE] [if EXPRESSION] [on core N | on any core]",
     "stop when a core comes to PLACE\n"
     "PLACE is a label, FILE:LINE (also of C; a line in a macro, or one that uses a macro, too), "
     "a\n"
     "LINE of the present file, a pc as 0x..., or `region NAME`, which stops at coming from\n"
     "outside. Without PLACE: when EXPRESSION becomes true. Without a core: on the core that is\n"
     "looked at.\n"
     "The machine stops before the cycle in which the instruction could issue first; for the\n"
     "younger of two that issue together, before that cycle.",
     Completion::place, &Session::break_at, true},
    {"watch", "w", "$REGISTER | ldm ADDRESS [BYTES] | mem ADDRESS [BYTES] [on core N]",
     "stop when it changes, by whomever\n"
     "Tells the old and new value, and who wrote it. BYTES are 8 if not said.",
     Completion::expression, &Session::watch, true},
    {"breakpoints", "bl", "", "list breakpoints and watches", Completion::nothing,
     &Session::breakpoints},
    {"delete", "d", "[N ...]", "delete breakpoints and watches by number, or all",
     Completion::nothing, &Session::remove},
    {"core", "co", "[N]", "look at core N", Completion::nothing, &Session::core},
    {"where", "wh", "",
     "where the core stands, what issues in the coming cycle, or what it waits for",
     Completion::nothing, &Session::view},
    {"why", "", "", "why the core does not issue: cause, producer, since when", Completion::nothing,
     &Session::view},
    {"pipes", "pi", "[N]",
     "what P0 and P1 issued in the last N cycles and issue in the coming one\n"
     "< marks what issues before an older instruction, which waits in the other pipe's queue.",
     Completion::nothing, &Session::view},
    {"scoreboard", "sb", "", "registers that are not ready: when they will be, and who makes them",
     Completion::nothing, &Session::view},
    {"list", "l", "[PLACE]",
     "instructions around the pc, or around PLACE\n"
     "/ and \\ mark aligned pairs, => the oldest one that has not issued, *N a breakpoint.",
     Completion::place, &Session::view},
    {"registers", "r", "", "the scalar parts of all registers", Completion::nothing,
     &Session::view},
    {"vector", "v", "$REGISTER[-$REGISTER] ... [FORMAT]",
     "registers as vectors, element 0 first\n"
     "FORMAT is words, longs, bytes, doubles or states. As states, a register is a row of 8 AES\n"
     "states side by side, as in the SIMD kernels; four registers are 8 states.",
     Completion::format, &Session::view, true},
    {"print", "p", "EXPRESSION", "the value of an expression; see help expressions",
     Completion::expression, &Session::view, true},
    {"ldm", "x", "ADDRESS [BYTES] [FORMAT]",
     "local data memory of the core\n"
     "As states: blocks of 16 bytes as 4 x 4 AES states.",
     Completion::expression, &Session::view, true},
    {"memory", "m", "ADDRESS [BYTES] [FORMAT]", "main memory", Completion::expression,
     &Session::view, true},
    {"cores", "", "", "all cores: where they stand, what their coming cycle goes to",
     Completion::nothing, &Session::view},
    {"accounts", "a", "", "where the core's cycles went", Completion::nothing, &Session::view},
    {"dma", "", "", "DMA transfers in flight", Completion::nothing, &Session::view},
    {"mesh", "", "", "messages in send and receive buffers", Completion::nothing, &Session::view},
    {"assert", "", "EXPRESSION", "a session in a file fails if EXPRESSION is 0",
     Completion::expression, &Session::assert_that, true},
    {"echo", "", "TEXT", "print TEXT", Completion::nothing, &Session::echo},
    {"checkpoints", "", "[CYCLES]",
     "how many copies of the machine are kept for going back\n"
     "With CYCLES: make one after so many cycles each, instead of now and then.",
     Completion::nothing, &Session::checkpoints},
    {"help", "h", "[COMMAND | expressions | all]", "explain the commands", Completion::command,
     &Session::help},
    {"quit", "q", "", "end the session", Completion::nothing, &Session::quit},
    {"exit", "", "", "end the session", Completion::nothing, &Session::quit},
}};

}  // namespace

std::span<const Command> commands() {
    return table;
}

const Command& find_command(std::string_view word) {
    std::vector<std::string_view> names;
    std::vector<const Command*> beginning;
    for (const Command& command : table) {
        if (command.name == word || (!word.empty() && command.abbreviation == word))
            return command;
        if (command.name.starts_with(word))
            beginning.push_back(&command);
        names.push_back(command.name);
    }
    if (beginning.size() == 1)
        return *beginning.front();
    if (beginning.empty())
        throw Problem("unknown command '{}'; {}", word, suggestion(word, names, "help lists all"));
    std::string list;
    for (const Command* const command : beginning)
        list += fmt::format("{}{}", list.empty() ? "" : ", ", command->name);
    throw Problem("'{}' may be {}", word, list);
}

std::string help_overview() {
    std::string text;
    for (const Command& command : table)
        text += fmt::format("{:<17} {:<3} {}\n", command.name, command.abbreviation,
                            command.help.substr(0, command.help.find('\n')));
    return text + "help COMMAND says more; help expressions tells what conditions are made of.\n";
}

std::string help_of(const Command& command) {
    std::string text(command.name);
    if (!command.arguments.empty())
        text += fmt::format(" {}", command.arguments);
    if (!command.abbreviation.empty())
        text += fmt::format("   (short: {})", command.abbreviation);
    text += "\n  ";
    for (const char c : command.help)
        text += c == '\n' ? std::string("\n  ") : std::string(1, c);
    return text + "\n";
}

}  // namespace swsim::debug
