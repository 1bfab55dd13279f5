// SPDX-License-Identifier: Apache-2.0
//
// The machine as the front end sees it: something that goes forward and back in time, and shows
// itself. Behind it are the processes of machine_side.h.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "process/verdict.h"
#include "sim/debug/checkpoints.h"
#include "sim/debug/problem.h"
#include "sim/debug/run.h"

namespace swsim::debug {

// Where the machine stands still, and why.
struct Standstill {
    Reason reason = Reason::spawn;
    unsigned spawn = 0;  // counted from 1
    Cycle cycle = 0;     // the next one; when the run is over, the one after its last
    bool over = false;
    bool faulted = false;
    unsigned cpes = 0;
    std::vector<Hit> hits;
    std::string verdict;  // of the finished run
};

class Debuggee {
  public:
    // `serve` runs the machine behind a channel, in a process of its own, and does not return.
    // Call it while this process has one thread. When the machine's process has gone, there is
    // nothing left to debug: this and all others throw Error.
    explicit Debuggee(const std::function<void(Channel)>& serve);
    // No process of the machine is left.
    ~Debuggee();
    Debuggee(const Debuggee&) = delete;
    Debuggee& operator=(const Debuggee&) = delete;

    const Standstill& standstill() const { return standstill_; }
    // The run is over, and the host program has finished, too.
    bool finished() const { return finished_; }
    size_t checkpoints() const { return checkpoints_.count(); }
    // 0: now and then.
    void set_checkpoint_cycles(Cycle cycles) { checkpoint_cycles_ = cycles; }

    // Forward until something hits. From the end of a spawn to the next one.
    void run(const RunOrder& order);
    // Back to the last hit before the present cycle, but not before `floor`; the `steps`-th last of
    // step_id.
    void run_back(const RunOrder& order, Cycle floor);
    // To before `cycle`, or the next one in which something happens; back not before the spawn.
    void go_to(Cycle cycle);
    void cycles_back(uint64_t count, const RunOrder& order);

    // Throws Problem.
    std::string view(const std::string& name, const std::string& arguments, unsigned core,
                     const Json& marks);

    // Of an expression. Throws Problem.
    uint64_t evaluate(const std::string& expression, unsigned core);

    // From a signal handler: the present run shall end.
    void interrupt() { interrupted_ = true; }
    // Whether there was an interrupt that has had no effect yet; it will have none.
    bool take_interrupt() { return interrupted_.exchange(false); }
    // Called now and then while the machine runs, with its cycle.
    std::function<void(Cycle)> on_progress = [](Cycle) {};

  private:
    // Throws Problem if that is the answer.
    Json wait_for_answer();
    Json ask(const Json& request);
    Channel fork_of(const Channel& machine);
    void take(const Json& answer);
    void run_present(RunOrder order);
    void restore(Cycle cycle);
    void pass_end();
    std::vector<Hit> last_hits(const RunOrder& order, Cycle floor, uint64_t& steps) const;
    void reap() const;
    [[noreturn]] void lose();

    struct Over {
        Cycle cycle = never;
        bool faulted = false;
    };

    Verdict verdict_;   // of the machine's processes
    int process_ = -1;  // the machine's; -1: a copy, which is not a child of this process
    Channel machine_;
    Checkpoints checkpoints_;  // of the present spawn
    Standstill standstill_;
    Over over_;  // the end of the present spawn, once it is known
    bool finished_ = false;
    Cycle checkpoint_cycles_ = 0;
    std::atomic<bool> interrupted_ = false;
};

}  // namespace swsim::debug
