// SPDX-License-Identifier: Apache-2.0
//
// How a process that runs foreign code comes to its end. An exit status alone says nothing: the
// foreign code can end the process with any. A process that comes to its own end says so.
#pragma once

#include <array>
#include <optional>
#include <string>

#include <sys/types.h>

namespace swsim {

// The channel for one process's verdict, made by its parent before the fork.
class Verdict {
  public:
    // Throws std::runtime_error if the system refuses.
    Verdict();
    ~Verdict();
    Verdict(const Verdict&) = delete;
    Verdict& operator=(const Verdict&) = delete;

    // In the new process: its verdict is this one.
    void belongs_to_this_process() const;
    // In a process forked from one that has a verdict, and going on with its work: it has it now.
    static void inherit();
    // Gives this process's verdict: the status that it then ends with. Nothing in a process without
    // one. Signal handlers may call these.
    static void give(int status);
    [[noreturn]] static void end_process(int status);

    // In the parent, when the process has ended.
    std::optional<int> given() const;

  private:
    std::array<int, 2> pipe_{-1, -1};
};

// How a process ended.
struct ProcessEnd {
    std::optional<int> verdict;
    int wait_status = 0;  // as waitpid tells it

    // The signal that ended it before its verdict; 0 for none.
    int signal() const;
    // The status that this stands for: the verdict, or bad_input for a signal, or not_verified.
    int status() const;
    // Without a result: "was ended by signal KILL ...".
    std::string description() const;
};

}  // namespace swsim
