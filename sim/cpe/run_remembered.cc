// SPDX-License-Identifier: Apache-2.0
//
// The fastest way: where timing is remembered, only what instructions do is left to be done.
#include <fmt/format.h>

#include "sim/cpe/issue.h"

namespace swsim {

// The core's timing state, at a place where control comes again and again, becomes a node's.
template <bool observed> void Core::remember() {
    const bool knows_all_times = loads_.empty() && front_.sync_ready != never;
    if (waiting_ != Waiting::nothing || kept_ || !knows_all_times ||
        !remembered_->is_warm(front_.index))
        return;
    past_ = front_.past();
    if constexpr (observed) {
        if (past_ <= counts_.first_issue)  // see EventListener::repeated
            return;
        tell_all_past();
    }
    node_ =
        remembered_->node(front_, open_stalls_, stores_.all_ready(), observed ? &notes_ : nullptr);
}
template void Core::remember<false>();
template void Core::remember<true>();

// The core's timing state is its own again.
void Core::settle() {
    if (node_)
        node_->state.put_at(past_, front_, open_stalls_, listener_ ? &notes_ : nullptr);
    node_ = nullptr;
}

// Goes the plain way from behind `count` instructions of the node's run.
void Core::leave_after(size_t count, size_t outcome) {
    const Remembered::Node& node = *node_;
    settle();
    for (const uint64_t line : remembered_
                                   ->step(node, count, outcome, front_, open_stalls_,
                                          listener_ ? &notes_ : nullptr, counts_)
                                   .lines)
        icache_.touch(line);
}

bool Core::lines_are_there(const Remembered::Node& node) const {
    return std::ranges::all_of(node.lines, [&](uint64_t line) { return icache_.has(line); });
}

// Does what the instructions of the node do. Returns the outcome, or `stopped` if it had to stop
// before the last one: then the plain way goes on there. (Not std::optional, which GCC passes
// through memory, by a short store and a long load: 20 cycles.)
size_t Core::run_through(Remembered::Node& node) {
    if (node.ending == Remembered::Ending::reloads)
        return reload(node);
    PreparedRun run(transfers_, stores_, past_);
    const Prepared* const first = node.prepared.data();
    const auto count = size_t(run_prepared(first, state_, run) - first);
    effects_ += !node.stores.empty();
    if (count + 1 != node.prepared.size()) [[unlikely]] {
        add_stores(node, run, 0, first[count].own_store);
        leave_after(count, 0);
        if (run.waits_for_store)
            remembered_->end_before_load(node, count);
        else
            remembered_->cool(node.index());
        return stopped;
    }
    add_stores(node, run, node.first_pending, node.stores.size());
    return outcome_of(node, run.taken);
}

// The run has stored this, from its store `begin` to that before `end`.
void Core::add_stores(const Remembered::Node& node, const PreparedRun& run, size_t begin,
                      size_t end) {
    for (size_t i = begin; i < end; ++i)
        stores_.add(run.stored[i].address, run.stored[i].bytes, past_ + node.stores[i].ready,
                    node.stores[i].index);
}

// Where control goes behind the run: see RememberedTiming::edge.
size_t Core::outcome_of(const Remembered::Node& node, bool taken) {
    switch (node.ending) {
    case Remembered::Ending::branches:
        return taken;
    case Remembered::Ending::goes:
        state_.set_scalar(code_[node.last_index()].d,
                          address_map::instruction_address(node.last_index() + 1));
        return 0;
    case Remembered::Ending::returns:
        return return_from(node);
    default:
        return 0;
    }
}

// The plain way does it if the core ends, or if it is a fault.
size_t Core::return_from(const Remembered::Node& node) {
    const Decoded& branch = code_[node.last_index()];
    const std::optional<size_t> target = text_index(state_.scalar(branch.b) & ~uint64_t{3});
    if (!target) {
        leave_after(node.length - 1, 0);
        return stopped;
    }
    state_.set_scalar(branch.d, address_map::instruction_address(node.last_index() + 1));
    return *target;
}

// The load issues when a store lets it. (Of a store that does so before all else does, nothing
// comes but an outcome of its own: nobody waits for it.)
size_t Core::reload(const Remembered::Node& node) {
    const Decoded& instruction = code_[node.index()];
    const Access access = access_of(instruction);
    if (!access.in_ldm || touches_transfer(instruction, access, never)) {
        settle();
        return stopped;
    }
    execute(instruction, state_, &state_.ldm[access.block], access.address, 0);
    const Cycle ready = stores_.ready(access.block, instruction.bytes, past_ + node.decode);
    if (!ready)
        return 0;
    const size_t store =
        listener_ ? stores_.index(access.block, instruction.bytes, past_ + node.decode) : 0;
    return Remembered::reload(ready - past_, store);
}

template <bool observed>
void Core::follow(const Remembered::Node& node, const Remembered::Edge& edge) {
    counts_.instructions += node.length;
    counts_.p1_instructions += edge.p1_instructions;
    for (const auto& [account, cycles] : edge.accounts)
        counts_.accounts[account] += cycles;
    for (const uint64_t line : node.lines)
        icache_.touch(line);
    node_ = edge.next;
    past_ += edge.cycles;
    if constexpr (observed) {
        if (passes_.size() <= edge.events)
            passes_.resize(remembered_->ways());
        ++passes_[edge.events];
        told_pass_.add_way(edge.events);
    }
}

// All that a run of instructions may read or change.
struct Core::Moment {
    CoreState state;
    CoreResult counts;
    RecentStores stores;
    RememberedTiming::Node* node;
    Cycle past;
};

std::unique_ptr<Core::Moment> Core::moment() const {
    return std::make_unique<Moment>(Moment{state_, counts_, stores_, node_, past_});
}

void Core::go_to(const Moment& moment) {
    state_ = moment.state;
    counts_ = moment.counts;
    stores_ = moment.stores;
    node_ = moment.node;
    past_ = moment.past;
}

// The next instruction, which only the core and its LDM have a part in.
void Core::run_computed() {
    const Decoded& instruction = code_[front_.index];
    fetch();
    const Access access = access_of(instruction);
    const Front::Place place = front_.place(instruction);
    Cycle store_ready = 0;
    const Cycle cycle = issue_cycle(instruction, access, place, store_ready);
    if (cycle > front_.last + 1)
        attribute<false>(instruction, access, cycle, store_ready);
    count_issue(counts_, open_stalls_, place.pipe, cycle, front_.last);
    const bool taken = execute(instruction, state_, &state_.ldm[access.block], access.address, 0);
    const Completion completion{*this, instruction, access, taken, cycle, front_.index};
    if (instruction.kind == Kind::store)
        completion.stored();
    const bool branches = instruction.kind == Kind::branch || instruction.kind == Kind::direct ||
                          instruction.kind == Kind::indirect;
    front_.issue(instruction, place, cycle, timing_, branches ? completion.way() : Way());
}

// Times and executes anew what was done since `before`. Throws std::logic_error if it was done
// otherwise.
void Core::verify(const Moment& before, size_t instructions) {
    const std::unique_ptr<Moment> after = moment();
    go_to(before);
    settle();
    for (size_t i = 0; i < instructions; ++i)
        run_computed();
    const RelativeState computed(front_, open_stalls_, stores_.all_ready(), nullptr);
    const bool same = front_.past() == after->past && computed == after->node->state &&
                      counts_ == after->counts && state_.same_as(after->state);
    go_to(*after);
    if (!same)
        throw std::logic_error(fmt::format(
            "core {}: what is remembered from {:#x} on is not what is computed, behind cycle {}: a "
            "defect of swsim; --remember 0 does without, please report it",
            id(), address_map::instruction_address(before.node->index()), before.past));
}

// Whether the node's run may be done now, with no look at the time: all that others could notice
// lies before the horizon.
bool Core::fits(const Remembered::Node& node, Cycle horizon, Cycle end) const {
    return past_ + node.last < horizon && past_ + node.latest < end && lines_are_there(node) &&
           (!node.has_fence || quiet());
}

// The rest of the chip is asked for something now. A fault has changed nothing: the plain way meets
// it again, after the same wait.
size_t Core::ask(const Remembered::Node& node, Cycle now) {
    const Decoded& instruction = code_[node.index()];
    try {
        interact(instruction, {}, now);
    } catch (const Fault&) {
        waiting_ = may_wait_for(instruction);
        settle();
        return stopped;
    }
    return now - (past_ + node.first);
}

// Behind a run, in the state of the node that follows: whether it led backwards, into a loop that
// nothing can end any more.
bool Core::loops(const Remembered::Node& node, Cycle issued) {
    if (node_->index() > node.last_index() || !loop_.due(issued) ||
        !loop_.wants(state_, node_->index(), issued))
        return false;
    settle();
    return repeats(node.last_index(), issued);
}

// From node to node. Nothing when only the plain way can go on.
template <bool observed>
std::optional<Pause> Core::run_remembered(Cycle now, Cycle horizon, Cycle end) {
    while (node_) {
        Remembered::Node& node = *node_;
        const Cycle first = past_ + node.first;
        const bool asks = node.ending == Remembered::Ending::asks;
        if (first > now && first < end && (asks || past_ + node.last >= horizon))
            return Pause{Pause::Kind::until, first};
        if (node.ending == Remembered::Ending::stands || !fits(node, horizon, end)) {
            settle();
            return {};
        }
        if (asks) {
            waiting_ = held(code_[node.index()], {});
            if (waiting_ != Waiting::nothing)
                return Pause{Pause::Kind::blocked, now};
        }
        const std::unique_ptr<Moment> before =
            remembered_->remembering().verify && !asks ? moment() : nullptr;
        const size_t outcome = asks ? ask(node, now) : run_through(node);
        if (outcome == stopped)
            return {};
        const Cycle issued = past_ + node.branch;
        const Remembered::Edge& edge = remembered_->edge(node, outcome);
        if (!edge.next) {
            leave_after(node.length, outcome);
            return {};
        }
        follow<observed>(node, edge);
        if (before)
            verify(*before, node.length);
        if (loops(node, issued) && !observed) {  // see run_ahead_as
            spinning_ = true;
            return Pause{Pause::Kind::spinning, never};
        }
    }
    return {};
}
template std::optional<Pause> Core::run_remembered<false>(Cycle, Cycle, Cycle);
template std::optional<Pause> Core::run_remembered<true>(Cycle, Cycle, Cycle);

}  // namespace swsim
