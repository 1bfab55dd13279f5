// SPDX-License-Identifier: Apache-2.0
//
// Timing probes: programs whose issue cycles show one rule of the pipeline each.
#pragma once

#include <string>
#include <vector>

#include "tests/sim/support.h"

namespace swsim::test {

// A program, line by line, which knows the number of each instruction.
class Lines {
  public:
    // Adds one instruction and returns its number. Lines that end with a colon are labels, those
    // that begin with a dot directives: they have none.
    size_t add(const std::string& line);
    void add_nops(unsigned count);
    // A pair that takes a cycle on both pipes.
    void add_pair();
    // A mispredicted branch: when it is over, all before it has issued or is on P0. What follows is
    // in slot 0.
    void settle();
    // Pads with nops until the next instruction is in `slot` of its aligned pair.
    void align(unsigned slot);
    size_t count() const { return count_; }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
    size_t count_ = 0;
};

struct IssueEvent {
    Cycle cycle;
    uint64_t address;
    unsigned pipe;
    // The instruction's number in the program.
    size_t number() const { return (address - 0x4fff000000) / 4; }
    bool operator==(const IssueEvent&) const = default;
};

struct Observed : Run {
    std::vector<IssueEvent> events;  // in the order of issue

    // Cycle and pipe of an instruction that issues once.
    Cycle cycle(size_t number) const;
    unsigned pipe(size_t number) const;
    // Cycles from one's issue to the other's.
    int64_t distance(size_t from, size_t to) const { return int64_t(cycle(to) - cycle(from)); }

  private:
    const IssueEvent& event(size_t number) const;
};

// Runs the program ahead, cycle by cycle and 7 cycles at a time; fails unless it ends and all
// three runs agree in what can be observed.
Observed observe(const std::string& body, const std::vector<std::string>& settings,
                 const std::vector<uint64_t>& arguments = {});
// The same for these lines and a halt behind them.
Observed observe(Lines lines, const std::vector<std::string>& settings,
                 const std::vector<uint64_t>& arguments = {});

// Strict order: no instruction issues before an older one.
inline const std::vector<std::string> strict_order = {"cpe.icache.miss_cycles=0",
                                                      "cpe.queue_entries=0"};

// The machine with `settings`.
Machine machine_with(const std::vector<std::string>& settings);

// `base` and one more setting.
std::vector<std::string> with(std::vector<std::string> base, const std::string& setting);

}  // namespace swsim::test
