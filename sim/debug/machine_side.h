// SPDX-License-Identifier: Apache-2.0
//
// The process that holds the machine, as a server of the debugger's front end: it runs the
// simulation from stop to stop and shows what the machine looks like in between.
//
// Going back in time is by copies. While it runs, the process forks now and then; a copy stands
// still and shares its memory with the others, main memory and the host program included, until one
// of them writes. To go back, the front end asks the nearest copy before the wanted cycle to fork
// once more, and lets the new process run up to it: the machine is deterministic. (An undo log
// would have to know every part of the machine; a fork knows none.)
//
// Requests, and their answers:
//   {"ask": "run", ...}      RunOrder; {"answer": "stopped", ...} (and, on the way, "checkpoint"
//   with
//                            the channel of a copy, and "progress")
//   {"ask": "interrupt"}     ends a run; without answer
//   {"ask": "fork"}          {"answer": "forked"} with the channel of a copy
//   {"ask": "view", ...}     {"answer": "text"} or "problem": see views.h
//   {"ask": "evaluate", ...} {"answer": "value"} of an expression, or "problem"
//   {"ask": "pass"}          after the end of a spawn: lets the host program go on. At its next
//                            spawn "stopped", at its end "finished"
// A process ends when the front end closes its channel.
#pragma once

#include <chrono>
#include <ctime>
#include <optional>

#include "sim/core_group/core_group.h"
#include "sim/debug/channel.h"
#include "sim/debug/places.h"
#include "sim/debug/recorder.h"
#include "sim/debug/run.h"
#include "sim/debug/views.h"

namespace swsim::debug {

class MachineSide : public RunControl {
  public:
    // All must stay.
    MachineSide(Channel& channel, const Program& program, const Places& places);

    void before(Cycle cycle) override;
    void over(Outcome outcome, const SimulatedFault& fault) override;
    // The whole run is over, with this to say. Ends the process.
    [[noreturn]] void finish(const std::string& text);

    Observation observation() { return {&recorder_, this}; }

  private:
    using Clock = std::chrono::steady_clock;

    Machinery machinery() const { return {group_, recorder_, places_, cycle_}; }
    void go_on(Run::End end);
    void stop(Reason reason);
    void serve();
    // True if the machine shall go on.
    bool answer(const Json& request);
    void start_run(const Json& request);
    void show(const Json& request);
    void evaluate(const Json& request);
    void look_aside();
    void keep_copy(const char* name);
    bool wants_copy();
    [[noreturn]] static void leave();

    Channel& channel_;
    CoreGroup& group_;
    const Places& places_;
    Recorder recorder_;
    Cycle cycle_ = 0;
    unsigned spawn_ = 0;
    bool over_ = false;
    Outcome outcome_ = Outcome::ended;
    SimulatedFault fault_;
    std::optional<Run> run_;
    LookAhead look_ahead_;

    std::clock_t last_copy_ = 0;
    Cycle last_copy_cycle_ = 0;
    size_t next_checkpoint_ = 0;  // of the run's list
    Clock::time_point last_progress_;
    uint64_t looks_ = 0;
};

}  // namespace swsim::debug
