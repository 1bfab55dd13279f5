// SPDX-License-Identifier: Apache-2.0
//
// A debugging session: does the commands of commands.h, and keeps what they share, such as the
// breakpoints and the core that is looked at.
#pragma once

#include <string>
#include <vector>

#include "sim/debug/debuggee.h"
#include "sim/debug/places.h"

namespace swsim::debug {

struct Command;

// `assert` found that it is not so.
class AssertionFailed : public Problem {
  public:
    using Problem::Problem;
};

class Session {
  public:
    Session(Debuggee& debuggee, const Places& places);

    // One line. Throws Problem if it cannot be done, Error if the machine is lost.
    void execute(const std::string& line);
    bool wants_to_quit() const { return quit_; }
    std::string prompt() const;
    // What the last word of `line` may become.
    std::vector<std::string> completions(const std::string& line) const;

    // The commands, some of which go forward or back by their name. Those that only show are views,
    // on the machine's side.
    void view(const Command& command, const std::string& arguments);
    void step(const Command& command, const std::string& arguments);
    void cycle(const Command& command, const std::string& arguments);
    void pass(const Command& command, const std::string& arguments);
    void go_on(const Command& command, const std::string& arguments);
    void until(const Command& command, const std::string& arguments);
    void go_to(const Command& command, const std::string& arguments);
    void reverse_cycle(const Command& command, const std::string& arguments);
    void break_at(const Command& command, const std::string& arguments);
    void watch(const Command& command, const std::string& arguments);
    void breakpoints(const Command& command, const std::string& arguments);
    void remove(const Command& command, const std::string& arguments);
    void core(const Command& command, const std::string& arguments);
    void assert_that(const Command& command, const std::string& arguments);
    void echo(const Command& command, const std::string& arguments);
    void checkpoints(const Command& command, const std::string& arguments);
    void help(const Command& command, const std::string& arguments);
    void quit(const Command& command, const std::string& arguments);

    // Reports the present standstill.
    void report();

  private:
    void forward(const RunOrder& order);
    // Forward or back, as the command says.
    void go(const Command& command, const RunOrder& order);
    uint64_t parse_count(const Command& command, const std::string& arguments) const;
    RunOrder order_with(const StopOrder* step, uint64_t steps) const;
    StopOrder pass_stop(std::string& arguments);
    std::string present_region();
    bool is_bad_count(const std::string& word) const;
    unsigned checked_core(uint64_t core) const;
    std::optional<unsigned> take_core(std::string& text) const;
    void add(StopOrder stop);
    void set_watch(StopOrder stop, const std::string& space, std::vector<std::string> words);
    uint64_t evaluate(const std::string& expression);
    uint64_t present_pc();
    Json marks() const;
    void report_hits();

    Debuggee& debuggee_;
    const Places& places_;
    std::vector<StopOrder> stops_;
    int next_id_ = 1;
    unsigned core_ = 0;
    bool quit_ = false;
};

}  // namespace swsim::debug
