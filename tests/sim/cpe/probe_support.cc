// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/cpe/probe_support.h"

#include <catch2/catch.hpp>

namespace swsim::test {

namespace {

class Recorder : public EventListener {
  public:
    using EventListener::on;
    void on(const events::Issue& issue) override {
        events.push_back({issue.cycle, issue.pc, issue.pipe});
    }
    std::vector<IssueEvent> events;
};

Observed observe_once(const std::string& body, const std::vector<std::string>& settings,
                      const std::vector<uint64_t>& arguments, Cycle quantum) {
    Recorder recorder;
    Setup setup{.arguments = arguments,
                .quantum = quantum,
                .settings = settings,
                .listener = &recorder,
                .check = Setup::Check::off};  // what is examined may well be a race
    Observed observed{run(body, setup), {}};
    INFO(observed.result.fault.name << " " << observed.result.fault.message);
    REQUIRE(observed.result.outcome == Outcome::ended);
    observed.events = std::move(recorder.events);
    // Being watched changes nothing.
    setup.listener = nullptr;
    CHECK(run(body, setup).core() == observed.core());
    return observed;
}

}  // namespace

size_t Lines::add(const std::string& line) {
    text_ += line + "\n";
    const bool counts = line.front() != '.' && line.back() != ':';
    count_ += counts;
    return count_ - 1;
}

void Lines::add_nops(unsigned count) {
    for (unsigned i = 0; i < count; ++i)
        add("nop");
}

void Lines::add_pair() {
    align(0);
    add("vaddw $31,$31,$31");
    add("nop");
}

void Lines::settle() {
    add("beq $31,9f");
    align(0);
    add("9:");
}

void Lines::align(unsigned slot) {
    if (count_ % 2 != slot)
        add("nop");
}

const IssueEvent& Observed::event(size_t number) const {
    const IssueEvent* found = nullptr;
    for (const IssueEvent& each : events)
        if (each.number() == number) {
            REQUIRE(found == nullptr);
            found = &each;
        }
    INFO("instruction " << number);
    REQUIRE(found != nullptr);
    return *found;
}

Cycle Observed::cycle(size_t number) const {
    return event(number).cycle;
}
unsigned Observed::pipe(size_t number) const {
    return event(number).pipe;
}

Observed observe(const std::string& body, const std::vector<std::string>& settings,
                 const std::vector<uint64_t>& arguments) {
    const Observed ahead = observe_once(body, settings, arguments, 0);
    for (const Cycle quantum : {1, 7}) {
        INFO("quantum " << quantum << " against running ahead");
        const Observed other = observe_once(body, settings, arguments, quantum);
        check_same(ahead, other);
        CHECK((ahead.events == other.events));
    }
    return ahead;
}

Observed observe(Lines lines, const std::vector<std::string>& settings,
                 const std::vector<uint64_t>& arguments) {
    lines.add("halt");
    return observe(lines.text(), settings, arguments);
}

Machine machine_with(const std::vector<std::string>& settings) {
    Machine machine;
    for (const std::string& setting : settings)
        machine.set(setting);
    return machine;
}

std::vector<std::string> with(std::vector<std::string> base, const std::string& setting) {
    base.push_back(setting);
    return base;
}

}  // namespace swsim::test
