// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace swsim {

// Does `work`, which returns an exit status, in a process of its own, and returns that status. If
// the process ends before `work` is done, says so, removes its temporary files, and returns the
// status of that failure. Signals that end a command, such as Ctrl-C, reach the work; if it ends by
// one, so does this process.
int run_supervised(const std::function<int()>& work);

}  // namespace swsim
