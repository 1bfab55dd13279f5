// SPDX-License-Identifier: Apache-2.0
//
// Work in processes side by side: there is one SystemC model in a process, so each core group and
// each run of a batch has one of its own. What comes back is a text.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "process/child.h"

namespace swsim {

// What came of one worker.
struct WorkerReport {
    std::string text;  // what the work returned; empty if the process ended without
    ProcessEnd end;    // how it ended then
};

// How many processes may run at a time without sharing processors.
unsigned usable_processors();

class Worker {
  public:
    // `work` must not throw, and an empty text counts as a failure. The rest is as for Child.
    explicit Worker(const std::function<std::string()>& work);

    bool running() const { return child_.has_value(); }
    // Once it runs no more.
    const WorkerReport& report() const { return report_; }

  private:
    friend bool receive_some(const std::vector<Worker*>& running, int input);
    void receive();

    std::optional<Pipe> pipe_{std::in_place};
    std::optional<Child> child_;
    WorkerReport report_;
};

// Waits until one of the running workers has something to receive, and receives it, or until there
// is something to read at `input` (-1: nothing there is waited for). Returns whether there is.
bool receive_some(const std::vector<Worker*>& running, int input = -1);

// Several workers, each with a part of the work.
class Workers {
  public:
    // Starts one for each index below `count`, which runs `work(index)`. As many run at a time as
    // this process may use processors. The rest is as for one.
    Workers(unsigned count, const std::function<std::string(unsigned)>& work);

    // Waits, and returns the reports by index, whatever order the processes end in. The first for
    // which `is_last` holds is the last one: it does not wait for those behind.
    std::vector<WorkerReport> wait(const std::function<bool(const WorkerReport&)>& is_last);

  private:
    void receive();

    // A byte for each processor that is free: a worker takes one, and this process gives it back
    // when the worker has ended, however that was.
    Pipe permissions_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace swsim
