// SPDX-License-Identifier: Apache-2.0
#include "sim/chip/chip_processes.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace swsim {

namespace {

[[noreturn]] void refuse(const char* action) {
    throw std::runtime_error(fmt::format("{}: {}", action, std::strerror(errno)));
}

class Pipe {
  public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0)
            refuse("pipe");
    }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int reader() const { return ends_[0]; }
    int writer() const { return ends_[1]; }
    // The reading end, which is then the caller's to close.
    int release_reader() { return std::exchange(ends_[0], -1); }

  private:
    void close_end(size_t end) {
        if (ends_[end] >= 0)
            close(ends_[end]);
        ends_[end] = -1;
    }

    std::array<int, 2> ends_{-1, -1};
};

// In the new process: without the destructors of what belongs to the parent.
[[noreturn]] void work_and_end(const std::function<std::string()>& work, int writer,
                               const Verdict& verdict, pid_t parent) noexcept {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);  // it had ended before
    verdict.belongs_to_this_process();
    const std::string text = work();
    std::fflush(nullptr);
    for (size_t at = 0; at < text.size();) {
        const ssize_t written = write(writer, text.data() + at, text.size() - at);
        if (written < 0 && errno != EINTR)
            _exit(1);
        at += size_t(std::max<ssize_t>(written, 0));
    }
    Verdict::give(0);
    _exit(0);
}

}  // namespace

unsigned usable_processors() {
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return 1;
    return unsigned(CPU_COUNT(&set));
}

ForkedProcess::ForkedProcess(const std::function<std::string()>& work) {
    Pipe pipe;
    const pid_t parent = getpid();
    std::fflush(nullptr);  // or both would write what is buffered
    id_ = fork();
    if (id_ < 0)
        refuse("fork");
    if (id_ == 0)
        work_and_end(work, pipe.writer(), *verdict_, parent);
    reader_ = pipe.release_reader();
}

ForkedProcess::~ForkedProcess() {
    if (!running())
        return;
    kill(id_, SIGKILL);
    wait();
}

void ForkedProcess::receive() {
    std::array<char, 1 << 16> buffer;
    const ssize_t count = read(reader_, buffer.data(), buffer.size());
    if (count > 0)
        report_.text.append(buffer.data(), size_t(count));
    else if (count == 0 || errno != EINTR)
        end();
}

int ForkedProcess::wait() {
    close(reader_);
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    return status;
}

void ForkedProcess::end() {
    report_.end = verdict_->judge(wait());
    verdict_.reset();
    if (!report_.end.status)
        report_.text.clear();  // what there is may be a part
}

bool receive_some(const std::vector<ForkedProcess*>& running, int input) {
    std::vector<pollfd> waiting;
    for (const ForkedProcess* process : running)
        waiting.push_back({process->reader(), POLLIN, 0});
    waiting.push_back({input, POLLIN, 0});  // poll passes over a negative one
    if (poll(waiting.data(), waiting.size(), -1) < 0) {
        if (errno == EINTR)
            return false;
        refuse("poll");
    }
    for (size_t i = 0; i < running.size(); ++i)
        if (waiting[i].revents)
            running[i]->receive();
    return waiting.back().revents != 0;
}

// As many permissions to run as there are processors: a process takes one, and this one gives it
// back when the process has ended, however that was.
class ForkedProcesses::Permissions {
  public:
    explicit Permissions(unsigned count) {
        for (unsigned i = 0; i < count; ++i)
            give();
    }
    void give() { (void)!write(pipe_.writer(), "", 1); }
    void take() {
        char permission = 0;
        while (read(pipe_.reader(), &permission, 1) < 0 && errno == EINTR) {
        }
    }

  private:
    Pipe pipe_;
};

ForkedProcesses::ForkedProcesses(unsigned count, const std::function<std::string(unsigned)>& work)
    : permissions_(std::make_unique<Permissions>(usable_processors())) {
    for (unsigned i = 0; i < count; ++i)
        processes_.push_back(std::make_unique<ForkedProcess>([&] {
            permissions_->take();
            return work(i);
        }));
}

ForkedProcesses::~ForkedProcesses() = default;

void ForkedProcesses::receive() {
    std::vector<ForkedProcess*> running;
    for (const auto& process : processes_)
        if (process->running())
            running.push_back(process.get());
    receive_some(running);
    for (const ForkedProcess* process : running)
        if (!process->running())
            permissions_->give();
}

std::vector<ProcessReport>
ForkedProcesses::wait(const std::function<bool(const ProcessReport&)>& is_last) {
    std::vector<ProcessReport> reports;
    for (const auto& process : processes_) {
        while (process->running())
            receive();
        reports.push_back(process->report());
        if (is_last(reports.back()))
            break;
    }
    return reports;
}

}  // namespace swsim
