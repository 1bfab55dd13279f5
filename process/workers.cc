// SPDX-License-Identifier: Apache-2.0
#include "process/workers.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include <fmt/format.h>
#include <poll.h>
#include <sched.h>
#include <unistd.h>

namespace swsim {

unsigned usable_processors() {
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return 1;
    return unsigned(CPU_COUNT(&set));
}

Worker::Worker(const std::function<std::string()>& work) {
    child_.emplace([&] {
        const std::string text = work();
        std::fflush(nullptr);
        return pipe_->write_all(text) ? EXIT_SUCCESS : EXIT_FAILURE;
    });
    pipe_->close_writer();
}

// The end of the pipe does not tell the end of the worker: a process that it has left behind may
// hold the pipe open.
void Worker::receive() {
    const bool ended = child_->has_ended();
    if (pipe_->is_readable() ? pipe_->read_some(report_.text) : !ended)
        return;
    report_.end = child_->wait();
    if (report_.end.status != EXIT_SUCCESS)
        report_.text.clear();  // what there is may be a part
    child_.reset();
    pipe_.reset();
}

bool receive_some(const std::vector<Worker*>& running, int input) {
    std::vector<pollfd> waiting{{input, POLLIN, 0}};  // poll passes over a negative one
    for (const Worker* worker : running)
        for (const int descriptor : {worker->pipe_->reader(), worker->child_->end_descriptor()})
            waiting.push_back({descriptor, POLLIN, 0});
    if (poll(waiting.data(), waiting.size(), -1) < 0) {
        if (errno == EINTR)
            return false;
        throw std::runtime_error(fmt::format("poll: {}", std::strerror(errno)));
    }
    for (size_t i = 0; i < running.size(); ++i)
        if (waiting[2 * i + 1].revents || waiting[2 * i + 2].revents)
            running[i]->receive();
    return waiting.front().revents != 0;
}

Workers::Workers(unsigned count, const std::function<std::string(unsigned)>& work) {
    permissions_.write_all(std::string(usable_processors(), '.'));
    for (unsigned i = 0; i < count; ++i)
        workers_.push_back(std::make_unique<Worker>([&] {
            char permission = 0;
            while (read(permissions_.reader(), &permission, 1) < 0 && errno == EINTR) {
            }
            return work(i);
        }));
}

void Workers::receive() {
    std::vector<Worker*> running;
    for (const auto& worker : workers_)
        if (worker->running())
            running.push_back(worker.get());
    receive_some(running);
    for (const Worker* worker : running)
        if (!worker->running())
            permissions_.write_all(".");
}

std::vector<WorkerReport> Workers::wait(const std::function<bool(const WorkerReport&)>& is_last) {
    std::vector<WorkerReport> reports;
    for (const auto& worker : workers_) {
        while (worker->running())
            receive();
        reports.push_back(worker->report());
        if (is_last(reports.back()))
            break;
    }
    return reports;
}

}  // namespace swsim
