// SPDX-License-Identifier: Apache-2.0
//
// Core groups side by side. There is one SystemC model in a process, so each group runs in a
// process of its own, forked from this one; what comes back is a text.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "process/verdict.h"

namespace swsim {

// What came of one process.
struct ProcessReport {
    std::string text;  // what the work returned; empty if the process ended without
    ProcessEnd end;    // how it ended then
};

// How many processes may run at a time without sharing processors.
unsigned usable_processors();

// A process that does some work. It does not outlive this object, nor this process.
class ForkedProcess {
  public:
    // `work` must not throw, and an empty text counts as a failure. Call it while this process has
    // one thread. Throws std::runtime_error if the system refuses.
    explicit ForkedProcess(const std::function<std::string()>& work);
    ~ForkedProcess();
    ForkedProcess(const ForkedProcess&) = delete;
    ForkedProcess& operator=(const ForkedProcess&) = delete;

    bool running() const { return id_ > 0; }
    // Readable when there is something to receive.
    int reader() const { return reader_; }
    // Takes what has been written, which must be something, or the end.
    void receive();
    // Once it runs no more.
    const ProcessReport& report() const { return report_; }

  private:
    int wait();
    void end();

    std::optional<Verdict> verdict_{std::in_place};  // until it has come
    int reader_ = -1;
    int id_ = 0;
    ProcessReport report_;
};

// Waits until one of the running processes has something to receive, and receives it, or until
// there is something to read at `input` (-1: nothing there is waited for). Returns whether there
// is.
bool receive_some(const std::vector<ForkedProcess*>& running, int input = -1);

// Several processes, each with a part of the work.
class ForkedProcesses {
  public:
    // Starts one for each index below `count`, which runs `work(index)`. As many run at a time as
    // this process may use processors. The rest is as for one.
    ForkedProcesses(unsigned count, const std::function<std::string(unsigned)>& work);
    ~ForkedProcesses();
    ForkedProcesses(const ForkedProcesses&) = delete;
    ForkedProcesses& operator=(const ForkedProcesses&) = delete;

    // Waits, and returns the reports by index, whatever order the processes end in. The first for
    // which `is_last` holds is the last one: it does not wait for those behind.
    std::vector<ProcessReport> wait(const std::function<bool(const ProcessReport&)>& is_last);

  private:
    class Permissions;
    void receive();

    std::unique_ptr<Permissions> permissions_;
    std::vector<std::unique_ptr<ForkedProcess>> processes_;
};

}  // namespace swsim
