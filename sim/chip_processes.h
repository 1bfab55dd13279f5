// SPDX-License-Identifier: Apache-2.0
//
// Core groups side by side. There is one SystemC model in a process, so each group runs in a
// process of its own, forked from this one; what comes back is a text.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "sim/process/verdict.h"

namespace swsim {

// What came of one process.
struct ProcessReport {
    std::string text;  // what the work returned; empty if the process ended without
    ProcessEnd end;    // how it ended then
};

// Several processes, each with a part of the work. They do not outlive this object, nor this
// process.
class ForkedProcesses {
  public:
    // Starts one for each index below `count`, which runs `work(index)`: it must not throw, and an
    // empty text counts as a failure. As many run at a time as this process may use processors.
    // Call it while this process has one thread. Throws std::runtime_error if the system refuses.
    ForkedProcesses(unsigned count, const std::function<std::string(unsigned)>& work);
    ~ForkedProcesses();
    ForkedProcesses(const ForkedProcesses&) = delete;
    ForkedProcesses& operator=(const ForkedProcesses&) = delete;

    // Waits, and returns the reports by index, whatever order the processes end in. The first for
    // which `is_last` holds is the last one: it does not wait for those behind.
    std::vector<ProcessReport> wait(const std::function<bool(const ProcessReport&)>& is_last);

  private:
    class Process;
    class Permissions;
    void receive_some();

    std::unique_ptr<Permissions> permissions_;
    std::vector<std::unique_ptr<Process>> processes_;
};

}  // namespace swsim
