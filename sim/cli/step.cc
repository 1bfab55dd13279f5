// SPDX-License-Identifier: Apache-2.0
//
// `swsim step`: the debugger. Its parts are in sim/debug.
#include <atomic>
#include <csignal>
#include <fstream>
#include <iostream>

#include <fmt/format.h>
#include <unistd.h>

#include "sim/cli/command_line.h"
#include "sim/cli/progress.h"
#include "sim/cli/step_terminal.h"
#include "sim/debug/machine_side.h"
#include "sim/workload/files.h"
#include "sim/workload/subject.h"

namespace swsim {

namespace {

struct StepOptions : SubjectOptions {
    std::string commands;  // a file of them
};

std::string verdict(const RunResult& run) {
    std::string text;
    for (const std::string& finding : run.findings())
        text += finding + "\n";
    if (run.problem)
        return text + run.problem->what();
    return text +
           fmt::format("the run is over: {} cycles from spawn to join, {}", run.cycles(),
                       text.empty() ? "nothing is wrong" : "--check found what is told above");
}

// In the machine's process.
[[noreturn]] void serve(Subject& subject, const debug::Places& places, debug::Channel channel) {
    debug::MachineSide side(channel, subject.program(), places);
    try {
        const RunResult run = subject.run(side.observation());
        side.finish(verdict(run));
    } catch (const std::exception& error) {
        side.finish(error.what());
    }
}

// Ctrl-C stops the machine, not the debugger, while this exists.
class InterruptsMachine {
  public:
    explicit InterruptsMachine(debug::Debuggee& debuggee) {
        machine_ = &debuggee;
        struct sigaction action {};
        action.sa_handler = [](int) { machine_->interrupt(); };
        sigaction(SIGINT, &action, &before_);
    }
    ~InterruptsMachine() { sigaction(SIGINT, &before_, nullptr); }
    InterruptsMachine(const InterruptsMachine&) = delete;
    InterruptsMachine& operator=(const InterruptsMachine&) = delete;

  private:
    static debug::Debuggee* machine_;
    struct sigaction before_ {};
};

debug::Debuggee* InterruptsMachine::machine_ = nullptr;

void execute(debug::Session& session, debug::Debuggee& debuggee, const std::string& line) {
    std::atomic<Cycle> present = 0;
    debuggee.on_progress = [&](Cycle cycle) { present = cycle; };
    const Progress progress([&] { return fmt::format("cycle {}, Ctrl-C stops", present.load()); });
    session.execute(line);
}

// Plain text that is the same each time: each command, and what it printed. The first command that
// cannot be done ends it.
void run_script(debug::Session& session, debug::Debuggee& debuggee, std::istream& input,
                const std::string& name) {
    std::string line;
    for (unsigned number = 1; !session.wants_to_quit() && std::getline(input, line); ++number) {
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            fmt::print("> {}\n", line);
        std::fflush(stdout);
        try {
            execute(session, debuggee, line);
        } catch (const debug::Problem& problem) {
            const bool failed = dynamic_cast<const debug::AssertionFailed*>(&problem) != nullptr;
            throw Error(failed ? ErrorKind::not_verified : ErrorKind::bad_input,
                        fmt::format("{}:{}: {}", name, number, problem.what()));
        }
    }
}

void run_on_terminal(debug::Session& session, debug::Debuggee& debuggee) {
    const InterruptsMachine interrupts(debuggee);
    TerminalInput input(session, [&debuggee] { return debuggee.take_interrupt(); });
    fmt::print("help explains the commands.\n");
    while (!session.wants_to_quit()) {
        const auto line = input.next();
        if (!line) {
            fmt::print("\n");
            return;
        }
        try {
            execute(session, debuggee, *line);
        } catch (const debug::Problem& problem) {
            fmt::print("{}\n", problem.what());
        }
    }
}

void step_command(const StepOptions& options) {
    std::ifstream file;
    const bool from_file = !options.commands.empty() && options.commands != standard_stream;
    if (from_file) {
        file.open(options.commands);
        if (!file)
            bad_input("cannot read {}", options.commands);
    }
    StepOptions stepping = options;
    stepping.limits.quantum = 1;
    const std::unique_ptr<Subject> subject = Subject::make(stepping);
    const ProgramText text = subject->text();
    const debug::Places places(subject->program(), text);
    debug::Debuggee debuggee(
        [&](debug::Channel channel) { serve(*subject, places, std::move(channel)); });
    debug::Session session(debuggee, places);
    session.report();
    if (from_file)
        run_script(session, debuggee, file, options.commands);
    else if (!options.commands.empty() || !isatty(STDIN_FILENO))
        run_script(session, debuggee, std::cin, "standard input");
    else
        run_on_terminal(session, debuggee);
}

}  // namespace

void add_step(CommandLine& line) {
    const auto [options, step] =
        line.add("step",
                 "Step through a run, forward and back: an interactive debugger.\n"
                 "Example: swsim step simd_selldw --bytes 1K",
                 step_command);
    add_subject_options(options, step);
    options.group("Debugger");
    add_assembly_option(options, step);
    options.text("--commands FILE", step.commands, "commands to do, instead of the terminal");
}

}  // namespace swsim
