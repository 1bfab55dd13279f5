// SPDX-License-Identifier: Apache-2.0
#include "process/verdict.h"

#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace swsim {

namespace {

struct Message {
    pid_t process;
    bool is_done;
    int value;  // the exit status or the reason
};

// Of this process, if `process` is this one: forked ones inherit what is here.
struct Own {
    pid_t process = 0;
    int descriptor = -1;
};

Own own;

void tell(bool is_done, int value) {
    const Message message{getpid(), is_done, value};
    if (message.process == own.process)
        (void)!write(own.descriptor, &message, sizeof message);
}

}  // namespace

// The judge itself does not wait.
Verdict::Verdict() : pipe_(O_NONBLOCK) {}

void Verdict::belongs_to_this_process() const {
    own = {getpid(), pipe_.writer()};
}

void Verdict::inherit() {
    own.process = getpid();
}

bool Verdict::belongs_to_another_process() {
    return own.process != 0 && own.process != getpid();
}

void Verdict::give(int status) {
    tell(true, status);
}

void Verdict::end_process(ErrorKind reason) {
    tell(false, int(reason));
    _exit(EXIT_FAILURE);
}

ProcessEnd Verdict::judge(int wait_status) const {
    ProcessEnd end;
    end.wait_status = wait_status;
    Message message{};
    if (read(pipe_.reader(), &message, sizeof message) != ssize_t(sizeof message))
        return end;
    if (message.is_done)
        end.status = message.value;
    else
        end.reason = ErrorKind(message.value);
    return end;
}

int ProcessEnd::signal() const {
    return !status && !reason && WIFSIGNALED(wait_status) ? WTERMSIG(wait_status) : 0;
}

ErrorKind ProcessEnd::failure() const {
    if (reason)
        return *reason;
    return signal() ? ErrorKind::bad_input : ErrorKind::not_verified;
}

std::string ProcessEnd::description() const {
    if (status || reason)
        return reason == ErrorKind::no_end ? "was ended because the host program did not come back"
                                           : "has ended because the host program crashed";
    if (const int number = signal()) {
        const char* const name = sigabbrev_np(number);
        return fmt::format("was ended by signal {} before there was a result", name ? name : "?");
    }
    return fmt::format("was ended by the host program (exit status {}) before its result was "
                       "verified; a host program ends by return from main or by exit, not by "
                       "_exit, exec or pthread_exit, and leaves open files to their owners",
                       WEXITSTATUS(wait_status));
}

}  // namespace swsim
