// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/machine_side.h"

#include <ctime>

#include <fmt/format.h>
#include <unistd.h>

#include "process/child.h"
#include "sim/debug/message.h"

namespace swsim::debug {

using namespace std::chrono_literals;

namespace {

// How often a run looks at the clock and at its channel.
constexpr uint64_t looks_between = 128;
// Of this process's own time. A copy costs some milliseconds, most of them for the pages that are
// written afterwards.
constexpr std::clock_t time_between_copies = CLOCKS_PER_SEC / 10;
constexpr auto time_between_progress = 200ms;

}  // namespace

MachineSide::MachineSide(Channel& channel, const Program& program, const Places& places)
    : channel_(channel), group_(CoreGroup::instance()), places_(places),
      recorder_(group_, program, places.text()) {
    channel_.kill_on_message(true);  // until the first spawn, the host program runs
}

void MachineSide::leave() {
    _exit(0);
}

void MachineSide::before(Cycle cycle) {
    cycle_ = cycle;
    if (look_ahead_.is_copy())
        look_ahead_.tell(recorder_, "");
    look_ahead_.forget();
    if (!run_) {
        ++spawn_;
        stop(Reason::spawn);
        return;
    }
    go_on(run_->look(machinery()));
}

void MachineSide::go_on(Run::End end) {
    if (end != Run::End::not_yet)
        return stop(end == Run::End::hit ? Reason::hit : Reason::until);
    if (++looks_ % looks_between == 0) {
        look_aside();
        if (!run_)
            return stop(Reason::interrupted);
    }
    if (!wants_copy())
        return;
    try {
        keep_copy("checkpoint");
    } catch (const std::runtime_error&) {  // no further process: it can go on without one
    }
}

// The front end may have something to say, or to hear.
void MachineSide::look_aside() {
    if (channel_.has_message()) {
        const auto received = channel_.receive();
        if (!received)
            leave();
        run_.reset();
        return;
    }
    const Clock::time_point now = Clock::now();
    if (now - last_progress_ < time_between_progress)
        return;
    last_progress_ = now;
    channel_.send({{"answer", "progress"}, {"cycle", cycle_}});
}

bool MachineSide::wants_copy() {
    bool wanted = false;
    const RunOrder& order = run_->order();
    for (; next_checkpoint_ < order.checkpoints.size() &&
           order.checkpoints[next_checkpoint_] <= cycle_;
         ++next_checkpoint_)
        wanted = true;
    if (order.checkpoint_cycles)
        wanted |= cycle_ - last_copy_cycle_ >= order.checkpoint_cycles;
    else if (looks_ % looks_between == 0)
        wanted |= std::clock() - last_copy_ >= time_between_copies;
    return wanted;
}

// The new process stands still here, and answers from now on over a channel of its own.
void MachineSide::keep_copy(const char* name) {
    auto [mine, other] = Channel::pair();
    if (fork_process() == 0) {
        Verdict::inherit();
        std::swap(channel_, mine);
        other.close();
        mine.close();  // the original's
        if (std::string_view(name) == "checkpoint")
            serve();
        return;
    }
    last_copy_ = std::clock();
    last_copy_cycle_ = cycle_;
    channel_.send({{"answer", name}, {"cycle", cycle_}}, std::move(other));
}

void MachineSide::over(Outcome outcome, const SimulatedFault& fault) {
    over_ = true;
    outcome_ = outcome;
    fault_ = fault;
    cycle_ = group_.now() + 1;
    if (look_ahead_.is_copy())
        look_ahead_.tell(recorder_, outcome == Outcome::faulted ? fault.name : "");
    look_ahead_.forget();
    if (run_)
        run_->look(machinery());
    stop(Reason::over);
    over_ = false;
    run_.reset();
}

void MachineSide::finish(const std::string& text) {
    channel_.send({{"answer", "finished"}, {"text", text}});
    leave();
}

void MachineSide::stop(Reason reason) {
    channel_.kill_on_message(false);
    channel_.send({{"answer", "stopped"},
                   {"reason", reason},
                   {"spawn", spawn_},
                   {"cycle", cycle_},
                   {"cpes", recorder_.cpes()},
                   {"over", over_},
                   {"faulted", over_ && outcome_ != Outcome::ended},
                   {"hits", run_ ? run_->hits() : std::vector<Hit>()}});
    serve();
}

void MachineSide::serve() {
    for (;;) {
        const auto received = channel_.receive();
        if (!received)
            leave();
        if (answer(received->message))
            return;
    }
}

bool MachineSide::answer(const Json& request) {
    const std::string ask = request["ask"];
    try {
        if (ask == "fork")
            keep_copy("forked");
        if (ask == "view")
            show(request);
        if (ask == "evaluate")
            evaluate(request);
        if (ask == "run")
            start_run(request);
        if (ask == "pass")  // the host program hears of nothing
            channel_.kill_on_message(true);
    } catch (const std::runtime_error& problem) {
        channel_.send({{"answer", "problem"}, {"text", problem.what()}});
        return false;
    }
    return ask == "run" || ask == "pass" || look_ahead_.is_copy();
}

void MachineSide::start_run(const Json& request) {
    run_.emplace(request.get<RunOrder>(), machinery());
    next_checkpoint_ = 0;
    last_progress_ = Clock::now();
    last_copy_ = std::clock();
    last_copy_cycle_ = cycle_;
}

void MachineSide::evaluate(const Json& request) {
    const Expression expression(request["expression"].get<std::string>(), places_.program());
    const Machinery present = machinery();
    const CoreOperands operands(present, request["core"].get<unsigned>());
    channel_.send({{"answer", "value"}, {"value", expression.evaluate(operands)}});
}

void MachineSide::show(const Json& request) {
    const View& view = find_view(request["name"].get<std::string>());
    ViewContext context{machinery(),       request["core"].get<unsigned>(),
                        nullptr,           over_,
                        outcome_,          fault_,
                        places_.program(), {}};
    for (const Json& mark : request["marks"])
        context.marks.emplace_back(mark[0].get<uint64_t>(), mark[1].get<int>());
    if (view.looks_ahead && !over_) {
        context.this_cycle = look_ahead_.look(cycle_);
        if (!context.this_cycle)
            return;  // this is the copy
    }
    channel_.send({{"answer", "text"},
                   {"text", view.show(context, request["arguments"].get<std::string>())}});
}

}  // namespace swsim::debug
