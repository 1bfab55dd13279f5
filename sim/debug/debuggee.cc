// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/debuggee.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include <sys/prctl.h>
#include <unistd.h>

#include "process/child.h"
#include "sim/debug/message.h"

namespace swsim::debug {

using namespace std::chrono_literals;

namespace {

// In the machine's process: the terminal and its Ctrl-C belong to the front end.
void leave_the_terminal() {
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGCHLD, SIG_IGN);  // copies that end need no reaping
    empty_standard_input();
}

// In how many cycles the hits are, which are in order.
uint64_t cycles_of(const std::vector<Hit>& hits) {
    uint64_t count = 0;
    for (size_t i = 0; i < hits.size(); ++i)
        count += i == 0 || hits[i].cycle != hits[i - 1].cycle;
    return count;
}

}  // namespace

Debuggee::Debuggee(const std::function<void(Channel)>& serve) {
    // Copies outlive those that they were made by: they come to this process then.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    auto [mine, other] = Channel::pair();
    process_ = fork_process();
    if (process_ == 0) {
        mine.close();
        leave_the_terminal();
        verdict_.belongs_to_this_process();
        serve(std::move(other));
        _exit(1);
    }
    machine_ = std::move(mine);
    other.close();
    take(wait_for_answer());
    if (finished_)
        throw Error(ErrorKind::bad_input,
                    "there is nothing to step through: " + standstill_.verdict);
}

Debuggee::~Debuggee() {
    machine_.close();
    checkpoints_.clear();
    // They end at once; those of others, which this process may have inherited, may not.
    constexpr auto patience = 2s;
    const auto end = std::chrono::steady_clock::now() + patience;
    while (take_ended_child(any_child).id >= 0 && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(1ms);
}

void Debuggee::reap() const {
    while (take_ended_child(any_child).id > 0) {
    }
}

void Debuggee::lose() {
    machine_.close();  // if it is a copy that has gone, the machine shall end, too
    const int status = process_ > 0 ? wait_for_child(process_).wait_status : 0;
    const ProcessEnd end = verdict_.judge(status);
    throw Error(end.failure(),
                "the process of the machine " +
                    (process_ > 0 || end.reason ? end.description() : "has ended unexpectedly"));
}

Json Debuggee::wait_for_answer() {
    for (;;) {
        if (take_interrupt())
            machine_.send({{"ask", "interrupt"}});
        constexpr int milliseconds = 200;
        if (!machine_.wait(milliseconds))
            continue;
        auto received = machine_.receive();
        if (!received)
            lose();
        const std::string answer = received->message["answer"];
        if (answer == "progress") {
            on_progress(received->message["cycle"]);
        } else if (answer == "checkpoint") {
            const Cycle cycle = received->message["cycle"];
            checkpoints_.add(cycle, std::move(received->attached));
            checkpoints_.thin_out(cycle);
        } else if (answer == "problem") {
            throw Problem(received->message["text"].get<std::string>());
        } else {
            return std::move(received->message);
        }
    }
}

Channel Debuggee::fork_of(const Channel& machine) {
    if (!machine.send({{"ask", "fork"}}))
        lose();
    auto received = machine.receive();
    if (!received)
        lose();
    if (received->message["answer"] == "problem")
        throw Problem(received->message["text"].get<std::string>());
    return std::move(received->attached);
}

// The machine is where the answer says.
void Debuggee::take(const Json& answer) {
    if (answer["answer"] == "finished") {
        finished_ = true;
        standstill_.reason = Reason::finished;
        standstill_.verdict = answer["text"];
        standstill_.over = true;
        return;
    }
    const unsigned spawn = answer["spawn"];
    const bool is_new = spawn != standstill_.spawn;
    standstill_ = {answer["reason"],  spawn,          answer["cycle"], answer["over"],
                   answer["faulted"], answer["cpes"], answer["hits"],  standstill_.verdict};
    if (standstill_.over)
        over_ = {standstill_.cycle, standstill_.faulted};
    if (!is_new)
        return;
    over_ = {};
    checkpoints_.clear();
    checkpoints_.add(standstill_.cycle, fork_of(machine_));
}

void Debuggee::run_present(RunOrder order) {
    order.checkpoint_cycles = checkpoint_cycles_;
    Json request = order;
    request["ask"] = "run";
    take(ask(request));
    checkpoints_.thin_out(standstill_.cycle);
}

// A fresh copy of the last checkpoint that is not after `cycle` becomes the machine; the present
// one becomes a checkpoint.
void Debuggee::restore(Cycle cycle) {
    const auto [from, checkpoint] = checkpoints_.before(cycle);
    Channel fresh = fork_of(*checkpoint);
    process_ = -1;
    checkpoints_.add(standstill_.cycle, std::move(machine_));
    machine_ = std::move(fresh);
    standstill_.cycle = from;
    standstill_.over = from == over_.cycle;
    standstill_.faulted = standstill_.over && over_.faulted;
    standstill_.hits.clear();
    reap();
}

// The copy that stays shows the end of the run; the machine goes on with the host program.
void Debuggee::pass_end() {
    if (standstill_.faulted)
        throw Problem("the run has ended in a fault and cannot go on; go back, or quit");
    if (finished_)
        throw Problem("the run is over; go back, or quit");
    Channel end = fork_of(machine_);
    interrupted_ = false;
    take(ask({{"ask", "pass"}}));
    if (finished_)
        machine_ = std::move(end);
}

void Debuggee::run(const RunOrder& order) {
    if (standstill_.over)
        return pass_end();
    interrupted_ = false;
    run_present(order);
    if (standstill_.hits.empty())
        return;
    const std::vector<Hit> hits = standstill_.hits;
    const auto earliest = std::ranges::min_element(hits, {}, &Hit::cycle);
    if (earliest->cycle >= standstill_.cycle)
        return;
    // What a pair is about to do is known when it has done it.
    go_to(earliest->cycle);
    standstill_.reason = Reason::hit;
    for (const Hit& hit : hits)
        if (hit.cycle == earliest->cycle)
            standstill_.hits.push_back(hit);
}

void Debuggee::go_to(Cycle cycle) {
    interrupted_ = false;
    const Cycle wanted = std::max(cycle, checkpoints_.first());
    const Cycle present = standstill_.cycle;
    standstill_.reason = Reason::until;
    if (wanted < present || (wanted > present && checkpoints_.before(wanted).first > present))
        restore(wanted);
    standstill_.hits.clear();
    if (standstill_.cycle < wanted && !standstill_.over) {
        RunOrder order;
        order.until = wanted;
        order.checkpoints = Checkpoints::on_the_way(standstill_.cycle, wanted);
        run_present(order);
    }
    if (cycle < checkpoints_.first())
        standstill_.reason = Reason::earliest;
    else if (standstill_.over)
        standstill_.reason = Reason::over;
}

// The hits of the last cycle that decides, of those that a replay has passed; steps are counted.
std::vector<Hit> Debuggee::last_hits(const RunOrder& order, Cycle floor, uint64_t& steps) const {
    std::vector<Hit> found;
    const std::vector<Hit>& all = standstill_.hits;
    for (auto each = all.rbegin(); each != all.rend() && each->cycle >= floor;) {
        const Cycle cycle = each->cycle;
        found.clear();
        bool is_step = true;
        for (; each != all.rend() && each->cycle == cycle; ++each) {
            found.push_back(*each);
            is_step &= each->id == order.step_id;
        }
        if (!is_step || --steps == 0)
            return found;
    }
    return {};
}

void Debuggee::run_back(const RunOrder& order, Cycle floor) {
    // Of what a replay passes; more would fill the memory.
    constexpr uint64_t most_kept = 1 << 16;
    interrupted_ = false;
    uint64_t steps = order.steps;
    RunOrder replay = order;
    replay.collect = true;
    replay.until = standstill_.cycle;
    const Cycle lowest = std::max(floor, checkpoints_.first());
    // From checkpoint to checkpoint; hits at a checkpoint itself are found from the one before.
    for (Cycle from = standstill_.cycle; from > lowest;) {
        restore(from - 1);
        from = standstill_.cycle;
        replay.checkpoints = Checkpoints::on_the_way(from, replay.until);
        replay.steps = std::min(steps, most_kept);
        run_present(replay);
        if (standstill_.reason == Reason::interrupted)
            return;
        const Cycle kept_from = standstill_.hits.empty() ? never : standstill_.hits.front().cycle;
        const bool kept_all = cycles_of(standstill_.hits) < replay.steps;
        const std::vector<Hit> found = last_hits(order, floor, steps);
        if (!found.empty()) {
            go_to(found.front().cycle);
            if (standstill_.reason == Reason::interrupted)
                return;
            standstill_.reason = Reason::hit;
            standstill_.hits = found;
            return;
        }
        if (!kept_all)
            from = kept_from;
        replay.until = kept_all ? from + 1 : from;
    }
    go_to(lowest);
    if (floor <= checkpoints_.first())
        standstill_.reason = Reason::earliest;
}

void Debuggee::cycles_back(uint64_t count, const RunOrder& order) {
    const Cycle present = standstill_.cycle;
    for (;; count *= 2) {
        const Cycle wanted = count < present ? present - count : 0;
        if (order.stops.empty())
            go_to(wanted);
        else
            run_back(order, wanted);
        // Where nothing happens, there is no standing still: further back, then.
        if (standstill_.cycle < present || wanted <= checkpoints_.first())
            break;
    }
}

Json Debuggee::ask(const Json& request) {
    if (!machine_.send(request))
        lose();
    return wait_for_answer();
}

std::string Debuggee::view(const std::string& name, const std::string& arguments, unsigned core,
                           const Json& marks) {
    return ask({{"ask", "view"},
                {"name", name},
                {"arguments", arguments},
                {"core", core},
                {"marks", marks}})["text"];
}

uint64_t Debuggee::evaluate(const std::string& expression, unsigned core) {
    return ask({{"ask", "evaluate"}, {"expression", expression}, {"core", core}})["value"];
}

}  // namespace swsim::debug
