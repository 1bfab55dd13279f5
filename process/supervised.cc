// SPDX-License-Identifier: Apache-2.0
#include "process/supervised.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "base/notice.h"
#include "files/temporary_path.h"
#include "process/child.h"

namespace swsim {

namespace {

// A process that holds signals back, as a host program may, is killed this long after it should
// have ended.
constexpr timespec grace{2, 0};

// The signals that the supervising process waits for instead of being interrupted by them.
class HeldSignals {
  public:
    HeldSignals() {
        // The parent process may have ignored it; then this one would not be told of a child's end.
        std::signal(SIGCHLD, SIG_DFL);
        sigemptyset(&set_);
        for (const int number : {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT})
            sigaddset(&set_, number);
        sigprocmask(SIG_BLOCK, &set_, &before_);
    }
    ~HeldSignals() { release(); }
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    void release() const { sigprocmask(SIG_SETMASK, &before_, nullptr); }
    // The next one; number 0 when what SIGTERM should have ended has had its time.
    siginfo_t wait() {
        siginfo_t info{};
        const bool is_last = came(SIGTERM);
        while ((is_last ? sigtimedwait(&set_, &info, &grace) : sigwaitinfo(&set_, &info)) < 0)
            if (errno == EAGAIN)
                return {};
        sigaddset(&came_, info.si_signo);
        return info;
    }
    // Whether this process got such a signal.
    bool came(int number) const {
        sigset_t pending{};
        sigpending(&pending);
        return sigismember(&came_, number) == 1 || sigismember(&pending, number) == 1;
    }

  private:
    sigset_t set_{};
    sigset_t before_{};
    sigset_t came_{};
};

// What the terminal sends reaches all processes; what another process sends is passed on.
bool came_from_a_process(const siginfo_t& signal) {
    return signal.si_code <= 0;
}

ProcessEnd wait_for(Child& child, HeldSignals& signals) {
    while (!child.has_ended()) {
        const siginfo_t signal = signals.wait();
        if (signal.si_signo == 0)
            child.send(SIGKILL);
        else if (signal.si_signo != SIGCHLD && came_from_a_process(signal))
            child.send(signal.si_signo);
    }
    return child.wait();
}

// The children of this process. None are seen where the system has no such list.
std::vector<int> children() {
    std::ifstream list(fmt::format("/proc/self/task/{}/children", getpid()));
    std::vector<int> ids;
    for (int id = 0; list >> id;)
        ids.push_back(id);
    return ids;
}

// Of what a host program has left behind, which would keep our output open: whoever reads that to
// its end would wait. What those leave behind comes to this process, too.
void end_what_is_left() {
    for (std::vector<int> left = children(); !left.empty(); left = children())
        for (const int id : left) {
            kill(id, SIGKILL);
            wait_for_child(id);
        }
}

// Ends this process by that signal, as callers expect after Ctrl-C and the like.
void end_by(int signal_number) {
    std::signal(signal_number, SIG_DFL);
    sigset_t only{};
    sigaddset(&only, signal_number);
    sigprocmask(SIG_UNBLOCK, &only, nullptr);
    raise(signal_number);
}

}  // namespace

int run_supervised(const std::function<int()>& work) {
    TemporaryPath::share();
    HeldSignals signals;
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    Child child([&]() -> int {
        signals.release();
        int status = 0;
        try {
            status = work();
        } catch (...) {
            _exit(1);  // its files are closed: it cannot even tell its error, and has no verdict
        }
        std::fflush(nullptr);
        Verdict::give(status);
        std::exit(status);
    });
    const ProcessEnd end = wait_for(child, signals);
    end_what_is_left();
    TemporaryPath::remove_all();
    if (end.status)
        return *end.status;
    const int number = end.signal();
    if (number == SIGKILL && signals.came(SIGTERM))
        end_by(SIGTERM);
    // Not by one that the host program sent to itself; SIGPIPE says that our reader has gone.
    if (number == SIGPIPE || (number && signals.came(number)))
        end_by(number);
    if (!end.reason)
        notice("swsim: the run {}\n", end.description());
    return int(end.failure());
}

}  // namespace swsim
