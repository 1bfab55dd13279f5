// SPDX-License-Identifier: Apache-2.0
//
// Processes forked from this one. Nothing else forks, or waits for a process.
#pragma once

#include <functional>

#include "process/verdict.h"

namespace swsim {

// fork(), behind what this process has buffered: both would write it. Throws std::runtime_error if
// the system refuses.
int fork_process();

// A child that has ended.
struct EndedChild {
    int id = 0;           // 0: it still runs; -1: there is no such child
    int wait_status = 0;  // as waitpid told it
};

// Also of those that children have left to this process.
inline constexpr int any_child = -1;

EndedChild wait_for_child(int id);
EndedChild take_ended_child(int id);  // does not wait

// Of this process, from now on: there is nothing to be read.
void empty_standard_input();

// A process that does some work. It outlives neither this object nor this process.
class Child {
  public:
    // The process runs `work`, which must not throw, has the status that it returns, and ends
    // without any destructors: objects belong to the parent. Call it while this process has one
    // thread. Throws std::runtime_error if the system refuses.
    explicit Child(const std::function<int()>& work);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    bool has_ended();
    // Readable when it has ended; -1 where the system has no such thing.
    int end_descriptor() const { return end_descriptor_; }
    void send(int signal) const;
    // Waits for its end.
    ProcessEnd wait();

  private:
    const Verdict verdict_;
    EndedChild end_;
    int id_ = 0;
    int end_descriptor_ = -1;
};

}  // namespace swsim
