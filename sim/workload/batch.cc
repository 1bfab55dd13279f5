// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/batch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "process/workers.h"
#include "sim/workload/kernel_run.h"
#include "sim/workload/request_json.h"
#include "sim/workload/result_json.h"

namespace swsim {

namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(const char* action) {
    bad_input("cannot {}: {}", action, std::strerror(errno));
}

// The lines of a file descriptor, which may have to be waited for.
class Lines {
  public:
    explicit Lines(int input) : input_(input) {}

    int input() const { return input_; }
    bool ended() const { return ended_ && at_ == text_.size(); }
    bool wants_more() const { return !ended_ && text_.find('\n', at_) == std::string::npos; }

    // The next line, if it is all there.
    std::optional<std::string> next() {
        const size_t end = text_.find('\n', at_);
        if (end == std::string::npos && (!ended_ || at_ == text_.size()))
            return {};
        std::string line = text_.substr(at_, end - at_);
        at_ = end == std::string::npos ? text_.size() : end + 1;
        return line;
    }

    // Takes what there is, or waits for it.
    void receive() {
        text_.erase(0, at_);
        at_ = 0;
        std::array<char, 1 << 16> buffer;
        const ssize_t count = read(input_, buffer.data(), buffer.size());
        if (count < 0 && errno != EINTR)
            refuse("read the requests");
        if (count == 0)
            ended_ = true;
        if (count > 0)
            text_.append(buffer.data(), size_t(count));
    }

  private:
    const int input_;
    std::string text_;
    size_t at_ = 0;
    bool ended_ = false;
};

// What takes JSON apart goes down into itself.
bool refuse_deep_nesting(int depth, Json::parse_event_t, Json&) {
    constexpr int deepest = 32;
    if (depth > deepest)
        bad_input("the request is nested more than {} deep", deepest);
    return true;
}

Json parse(const std::string& line) {
    try {
        return Json::parse(line, refuse_deep_nesting);
    } catch (const Json::parse_error& error) {
        bad_input("this is not JSON, from byte {} on: {:.100}", error.byte, line);
    }
}

// Throws Error for what is wrong with a run's result.
void refuse_flaws(const RunResult& result, const BatchRequest& request) {
    refuse_problem(result);
    refuse_findings(result.findings());
    refuse_other_cycles(result, request.expect_cycles);
}

Json failure(const Error& error) {
    Json json = {{"kind", name_of(error.kind())}, {"message", error.what()}};
    if (!error.place().empty())
        json["place"] = error.place();
    return {{"status", int(error.kind())}, {"error", std::move(json)}};
}

// In a process of its own.
Json simulate(const PreparedKernel& prepared, const BatchRequest& request) {
    // The requests are not for the host program to read.
    empty_standard_input();
    Json answer = Json::object();
    try {
        const RunResult result = KernelRun(prepared, request.run).run();
        answer = record_of(result);
        refuse_flaws(result, request);
        answer["status"] = 0;
    } catch (const Error& error) {
        answer.update(failure(error));
    } catch (const std::exception& error) {
        answer.update(failure({ErrorKind::bad_input, error.what()}));
    }
    return answer;
}

// The same for each name of a file; empty for none.
std::filesystem::path file_of(const std::string& name) {
    std::error_code ignored;
    return name.empty() ? "" : std::filesystem::weakly_canonical(name, ignored);
}

// Whether one writes a file that the other one reads or writes.
bool share_files(const RunRequest& one, const RunRequest& other) {
    const auto writes_to = [](const RunRequest& writer, const RunRequest& user) {
        const auto out = file_of(writer.out);
        return !out.empty() && (out == file_of(user.in) || out == file_of(user.out));
    };
    return writes_to(one, other) || writes_to(other, one);
}

class Batch {
  public:
    Batch(int input, unsigned jobs, const TakeAnswer& take)
        : jobs_(jobs), take_(take), lines_(input) {}

    int run() {
        for (;;) {
            start_some();
            answer_some();
            if (lines_.ended() && entries_.empty())
                return first_failure_;
            wait();
        }
    }

  private:
    // A request that waits for its turn to be answered.
    struct Entry {
        std::optional<Json> id;
        BatchRequest request;
        bool started = false;
        std::unique_ptr<Worker> worker;  // none if there was nothing to simulate
        Json answer;

        bool running() const { return worker && worker->running(); }
        bool done() const { return started && !running(); }
    };

    size_t running() const { return size_t(std::ranges::count_if(entries_, &Entry::running)); }
    bool must_wait(const Entry& entry) const;
    bool may_start() const {
        return running() < jobs_ && (entries_.empty() || !must_wait(entries_.back()));
    }
    void start_some();
    template <typename Action> static void guarded(Entry& entry, Action action);
    void take(const std::string& line);
    void start(Entry& entry);
    void answer_some();
    void wait();

    const unsigned jobs_;
    const TakeAnswer& take_;
    Lines lines_;
    // Those that requests have named so far.
    std::map<std::tuple<std::string, KernelVariant, MachineOptions>, PreparedKernel> kernels_;
    std::deque<Entry> entries_;
    int first_failure_ = 0;
};

// Files are read and written as if each run had ended before the next one begins.
bool Batch::must_wait(const Entry& entry) const {
    return !entry.started && std::ranges::any_of(entries_, [&](const Entry& other) {
        return other.running() && share_files(other.request.run, entry.request.run);
    });
}

void Batch::start_some() {
    while (may_start()) {
        if (!entries_.empty() && !entries_.back().started) {
            start(entries_.back());
            continue;
        }
        const auto line = lines_.next();
        if (!line)
            return;
        if (line->find_first_not_of(" \t\r") != std::string::npos)
            take(*line);
    }
}

void Batch::take(const std::string& line) {
    Entry& entry = entries_.emplace_back();
    guarded(entry, [&] {
        const Json json = parse(line);
        if (json.is_object() && json.contains("id"))
            entry.id = json["id"];
        entry.request = batch_request_from(json);
    });
}

void Batch::start(Entry& entry) {
    entry.started = true;
    guarded(entry, [&] {
        const RunRequest& run = entry.request.run;
        const PreparedKernel& prepared =
            kernels_.try_emplace({run.kernel, variant_of(run), run.machine}, run).first->second;
        entry.worker = std::make_unique<Worker>([&] {
            return simulate(prepared, entry.request)
                .dump(-1, ' ', false, Json::error_handler_t::replace);
        });
    });
}

// What goes wrong is the answer.
template <typename Action> void Batch::guarded(Entry& entry, Action action) {
    try {
        action();
        return;
    } catch (const Json::exception&) {
        entry.answer = failure({ErrorKind::bad_input, "a number is too large for JSON"});
    } catch (const Error& error) {
        entry.answer = failure(error);
    } catch (const std::exception& error) {
        entry.answer = failure({ErrorKind::bad_input, error.what()});
    }
    entry.started = true;
}

// Of one that ended its process's work, or did not.
Json answer_of(const WorkerReport& report) {
    if (report.text.empty())
        return failure({report.end.failure(),
                        fmt::format("the process of this request {}", report.end.description())});
    Json answer = Json::parse(report.text, nullptr, /*allow_exceptions=*/false);
    if (answer.is_discarded())
        return failure({ErrorKind::not_verified, "the host program wrote into this run's answer"});
    return answer;
}

void Batch::answer_some() {
    while (!entries_.empty() && entries_.front().done()) {
        Entry& entry = entries_.front();
        Json answer = Json::object();
        if (entry.id)
            answer["id"] = *entry.id;
        answer.update(entry.worker ? answer_of(entry.worker->report()) : entry.answer);
        const int status = answer["status"];
        if (first_failure_ == 0)
            first_failure_ = status;
        take_(answer.dump(-1, ' ', false, Json::error_handler_t::replace));
        entries_.pop_front();
    }
}

// Until a request comes that may be started, or something from a process.
void Batch::wait() {
    std::vector<Worker*> running;
    for (const Entry& entry : entries_)
        if (entry.running())
            running.push_back(entry.worker.get());
    const bool wants_request = may_start() && lines_.wants_more();
    if (running.empty() && !wants_request)
        return;
    if (receive_some(running, wants_request ? lines_.input() : -1))
        lines_.receive();
}

}  // namespace

int run_batch(int input, unsigned jobs, const TakeAnswer& answer) {
    return Batch(input, jobs, answer).run();
}

}  // namespace swsim
