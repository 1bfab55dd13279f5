// SPDX-License-Identifier: Apache-2.0
//
// How a process that runs foreign code comes to its end. An exit status alone says nothing: the
// foreign code can end the process with any. A process that comes to its own end says so.
#pragma once

#include <optional>
#include <string>

#include "base/error.h"
#include "process/pipe.h"

namespace swsim {

// The channel for one process's verdict, made by its parent before the fork.
class Verdict {
  public:
    // Throws std::runtime_error if the system refuses.
    Verdict();

    // In the new process: its verdict is this one.
    void belongs_to_this_process() const;
    // In a process forked from one that has a verdict, and going on with its work: it has it now.
    static void inherit();
    // This process was forked from one with a verdict, and has none itself.
    static bool belongs_to_another_process();
    // This process has done its work, with that exit status. Nothing in a process without a
    // verdict. Signal handlers may call these.
    static void give(int status);
    // It ends here and now, for a reason that it has told to the user.
    [[noreturn]] static void end_process(ErrorKind reason);

    // In the parent, when the process has ended: how, as waitpid told it.
    struct ProcessEnd judge(int wait_status) const;

  private:
    const Pipe pipe_;
};

// How a process ended.
struct ProcessEnd {
    std::optional<int> status;        // with its work done
    std::optional<ErrorKind> reason;  // without, but as it said itself
    int wait_status = 0;              // as waitpid told it

    // The signal that ended it without any verdict; 0 for none.
    int signal() const;
    // What it is if its work was not done.
    ErrorKind failure() const;
    std::string description() const;  // "was ended by signal KILL ..."
};

}  // namespace swsim
