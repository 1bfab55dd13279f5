// SPDX-License-Identifier: Apache-2.0
#include "process/child.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <stdexcept>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace swsim {

namespace {

EndedChild call_waitpid(int id, int options) {
    EndedChild ended;
    do
        ended.id = waitpid(id, &ended.wait_status, options);
    while (ended.id < 0 && errno == EINTR);
    return ended;
}

// In the new process.
[[noreturn]] void work_and_end(const std::function<int()>& work, const Verdict& verdict,
                               pid_t parent) noexcept {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);  // it had ended before
    verdict.belongs_to_this_process();
    const int status = work();
    std::fflush(nullptr);
    Verdict::give(status);
    _exit(status);
}

}  // namespace

int fork_process() {
    std::fflush(nullptr);
    const pid_t id = fork();
    if (id < 0)
        throw std::runtime_error(fmt::format("fork: {}", std::strerror(errno)));
    return id;
}

EndedChild wait_for_child(int id) {
    return call_waitpid(id, 0);
}

EndedChild take_ended_child(int id) {
    return call_waitpid(id, WNOHANG);
}

void empty_standard_input() {
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    close(nothing);
}

Child::Child(const std::function<int()>& work) {
    const pid_t parent = getpid();
    id_ = fork_process();
    if (id_ == 0)
        work_and_end(work, verdict_, parent);
    end_descriptor_ = int(syscall(SYS_pidfd_open, id_, 0));
}

Child::~Child() {
    if (!has_ended()) {
        send(SIGKILL);
        wait();
    }
    if (end_descriptor_ >= 0)
        close(end_descriptor_);
}

bool Child::has_ended() {
    if (end_.id == 0)
        end_ = take_ended_child(id_);
    return end_.id != 0;
}

void Child::send(int signal) const {
    kill(id_, signal);
}

ProcessEnd Child::wait() {
    if (end_.id == 0)
        end_ = wait_for_child(id_);
    return verdict_.judge(end_.wait_status);
}

}  // namespace swsim
