// SPDX-License-Identifier: Apache-2.0
#include "process/supervised.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "process/temporary_path.h"
#include "process/verdict.h"

namespace swsim {

namespace {

// The signals that the supervising process waits for instead of being interrupted by them.
class HeldSignals {
  public:
    HeldSignals() {
        // Whoever started this may have ignored it; then nobody would be told of a child's end.
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
    siginfo_t wait() {
        siginfo_t info{};
        while (sigwaitinfo(&set_, &info) < 0) {
        }
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

// In the new process.
[[noreturn]] void do_work(const std::function<int()>& work, const Verdict& verdict, pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);  // it had ended before
    verdict.belongs_to_this_process();
    int status = 0;
    try {
        status = work();
    } catch (...) {
        _exit(1);  // its files are closed: it cannot even tell its error, and has no verdict
    }
    std::fflush(nullptr);
    Verdict::give(status);
    std::exit(status);
}

// What the terminal sends reaches all processes; what another process sends is passed on.
bool came_from_a_process(const siginfo_t& signal) {
    return signal.si_code <= 0;
}

ProcessEnd wait_for(pid_t process, const Verdict& verdict, HeldSignals& signals) {
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        const siginfo_t signal = signals.wait();
        if (signal.si_signo != SIGCHLD && came_from_a_process(signal))
            kill(process, signal.si_signo);
    }
    return verdict.judge(status);
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

int run_supervised(const std::function<int()>& work, int (*status_of)(ErrorKind)) {
    TemporaryPath::share();
    const Verdict verdict;
    HeldSignals signals;
    std::fflush(nullptr);  // or both would write what is buffered
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process < 0)
        throw std::runtime_error(fmt::format("fork: {}", std::strerror(errno)));
    if (process == 0) {
        signals.release();
        do_work(work, verdict, parent);
    }
    const ProcessEnd end = wait_for(process, verdict, signals);
    TemporaryPath::remove_all();
    if (end.status)
        return *end.status;
    // Not by one that the host program sent to itself; SIGPIPE says that our reader has gone.
    if (const int number = end.signal(); number == SIGPIPE || (number && signals.came(number)))
        end_by(number);
    if (!end.reason)
        (void)std::fputs(fmt::format("swsim: the run {}\n", end.description()).c_str(), stderr);
    return status_of(end.failure());
}

}  // namespace swsim
