// SPDX-License-Identifier: Apache-2.0
//
// The oracle: one cycle at a time, by the letter of the issue rule in docs/timing.md. It shares
// with the fast way what instructions do and when results are ready, but not the arithmetic of
// decode and issue: there are two queues, and each cycle somebody looks at their oldest.

#include "sim/cpe/issue.h"

namespace swsim {

namespace {

bool reads(const Decoded& instruction, uint8_t result) {
    return result != zero_register &&
           (result == instruction.a || result == instruction.b || result == instruction.c);
}

bool needs(const Decoded& instruction, uint8_t result) {
    return reads(instruction, result) || (result != zero_register && result == instruction.hazard);
}

}  // namespace

// ---- Decode

// Decodes the next instruction, if that may be in this cycle.
bool Core::decode_one(Cycle now) {
    if (tick_.stopped || now < tick_.decoded + (tick_.second ? 0 : 1) || now < tick_.control_ready)
        return false;
    if (const uint64_t line = address_map::instruction_address(tick_.next) >> icache_.line_shift();
        line != tick_.line) {
        tick_.line = line;
        tick_.fetch_ready = now + (icache_.access(line) ? 0 : timing_.icache_miss);
    }
    const Decoded& instruction = code_[tick_.next];
    const unsigned pipe = tick_.lone ? instruction.lone_pipe : instruction.pipe;
    const bool has_place =
        timing_.strict ? !tick_.oldest_pending() : tick_.places_taken(pipe) < timing_.queue_entries;
    if (now < tick_.fetch_ready || !has_place)
        return false;
    tick_.queues[pipe].push_back({++tick_.count, tick_.next, pipe});
    if (!timing_.strict)
        pass_decode(instruction, now);
    return true;
}

// Decode goes on behind `instruction`, which is decoded at `now`: without queues, when it issues.
void Core::pass_decode(const Decoded& instruction, Cycle now) {
    tick_.decoded = now;
    tick_.second = begins_pair(tick_.next);
    tick_.lone = false;
    ++tick_.next;
    tick_.stopped = stops_decode(instruction.kind);
    if (instruction.kind == Kind::direct)
        tick_.go_to(Front::target_of(instruction), now + 1 + timing_.direct);
}

// A branch that decode stops behind has issued.
void Core::pass_branch(const Decoded& branch, Way way, Cycle now) {
    const bool predicted = branch.kind == Kind::branch && way.taken == branch.predicted_taken;
    const Cycle bubble = branch.kind == Kind::indirect ? timing_.indirect
                         : predicted                   ? timing_.taken
                                                       : timing_.mispredict;
    tick_.stopped = false;
    if (way.taken)
        tick_.go_to(way.target, now + 1 + bubble);
    else
        tick_.control_ready = predicted ? now : now + 1 + bubble;
}

// ---- Issue

// Whether `one`, which has not issued, keeps `another`, which is younger, from issuing.
bool Core::holds(const Pending& one, const Pending& another, Cycle now) const {
    const Decoded& older = code_[one.index];
    const Decoded& younger = code_[another.index];
    const auto waits_for_memory = [&](uint8_t index) {
        return front_.scoreboard.producer(index) == Account::gld &&
               now < front_.scoreboard.ready(index);
    };
    if (drains(younger.kind) || older.kind == Kind::write_csr || older.kind == Kind::barrier ||
        needs(younger, older.hazard) || reads(older, younger.hazard))
        return true;
    // P0 keeps P1 while main memory owes it something.
    return one.pipe == 0 && another.pipe == 1 &&
           (waits_for_memory(older.a) || waits_for_memory(older.b) || waits_for_memory(older.c) ||
            waits_for_memory(older.hazard));
}

bool Core::held_by_older(const Pending& pending, Cycle now) const {
    for (const auto& queue : tick_.queues)
        for (const Pending& each : queue)
            if (each.number < pending.number && holds(each, pending, now))
                return true;
    return false;
}

// The producer of its first register that is not ready.
std::optional<Cause> Core::unmet_operand(const Decoded& instruction, Cycle now) const {
    const auto cause = [&](uint8_t index, Cycle early) -> std::optional<Cause> {
        if (now + early >= front_.scoreboard.ready(index))
            return std::nullopt;
        return Cause{front_.scoreboard.producer(index), notes_.producers.registers[index]};
    };
    const bool loaded_message = instruction.kind == Kind::put &&
                                front_.scoreboard.producer(instruction.a) == Account::operand_load;
    if (const auto first = cause(instruction.a, loaded_message ? timing_.load_before_put : 0))
        return first;
    for (const uint8_t index : {instruction.b, instruction.c, instruction.hazard})
        if (const auto other = cause(index, 0))
            return other;
    return std::nullopt;
}

// The first unmet condition of an instruction that nothing older holds, in the fixed order.
std::optional<Cause> Core::unmet(const Pending& pending, Cycle now) const {
    const Decoded& instruction = code_[pending.index];
    if (const auto cause = unmet_operand(instruction, now))
        return cause;
    const Access access = access_of(instruction);
    if (reads_ldm(instruction.kind) && access.in_ldm &&
        now < stores_.ready(access.block, instruction.bytes, now))
        return Cause{Account::operand_store, address_map::instruction_address(stores_.index(
                                                 access.block, instruction.bytes, now))};
    if (instruction.kind == Kind::divide && now < front_.divide_ready)
        return Cause{Account::pipe, notes_.producers.divide};
    if (instruction.kind == Kind::lookup && now < front_.selldw_ready)
        return Cause{Account::selldw_buffer, notes_.producers.lookup};
    if (pending.number > tick_.barrier && now < front_.sync_ready)
        return Cause{Account::sync, notes_.producers.barrier};
    if (const Waiting what = held_outside(instruction, access); what != Waiting::nothing)
        return Cause{account_of(what)};
    return std::nullopt;
}

Waiting Core::held_outside(const Decoded& instruction, const Access& access) const {
    return interacts(instruction, access) ? held(instruction, access) : Waiting::nothing;
}

// Issues the oldest instruction that may issue in this cycle, if there is one.
bool Core::issue_one(Cycle now) {
    const Pending* found = nullptr;
    for (unsigned pipe = 0; pipe < tick_.queues.size(); ++pipe) {
        const auto& queue = tick_.queues[pipe];
        if (queue.empty() || tick_.issued[pipe] ||
            (found && found->number < queue.front().number) || held_by_older(queue.front(), now) ||
            unmet(queue.front(), now))
            continue;
        found = &queue.front();
    }
    if (!found)
        return false;
    const Pending pending = *found;
    tick_.queues[pending.pipe].pop_front();
    tick_.issued[pending.pipe] = true;
    issue_now(pending, now);
    return true;
}

// `pending` issues, with all that it does.
void Core::issue_now(const Pending& pending, Cycle now) {
    const Decoded& instruction = code_[pending.index];
    const Access access = access_of(instruction);
    const bool touches = touches_transfer(instruction, access, now);
    front_.index = pending.index;
    const uint64_t own_pc = pc();
    if (!started_)
        counts_.first_issue = now;
    started_ = true;
    ++counts_.instructions;
    counts_.p1_instructions += pending.pipe;
    if (listener_) {
        listener_->on(events::Issue{id(), now, own_pc, pending.pipe, tick_.older(pending)});
        notes_.producers.note(instruction, own_pc);
    }
    if (hazards_)
        check_hazards(instruction, access, touches, now);
    if (timing_.strict)
        pass_decode(instruction, now);
    if (interacts(instruction, access)) {
        interact(instruction, access, now);
        front_.begin(instruction, instruction.producer, now);
        if (instruction.kind == Kind::load || instruction.kind == Kind::atomic)
            front_.answer(instruction, never);
        if (instruction.kind == Kind::barrier)
            tick_.barrier = pending.number;
    } else {
        const bool of_reply =
            touches && transfers_.touches_reply(access.block, instruction.bytes, now);
        front_.begin(instruction, of_reply ? Account::dma_wait : instruction.producer, now);
        execute_now(pending, access, now);
    }
    if (tells_values_)
        tell_write(instruction, own_pc, now);
    if (listener_)
        notes_.events.tell(now + 1, id(), *listener_);
}

// What an instruction that issues does to the core alone.
void Core::execute_now(const Pending& pending, const Access& access, Cycle now) {
    const Decoded& instruction = code_[pending.index];
    const uint64_t to = state_.scalar(instruction.b) & ~uint64_t{3};  // of an indirect branch
    const bool taken =
        execute(instruction, state_, access.in_ldm ? &state_.ldm[access.block] : nullptr,
                access.address, now);
    front_.occupy(instruction, now, timing_);
    switch (instruction.kind) {
    case Kind::store:
        stores_.add(access.block, instruction.bytes, now + timing_.store_to_load,
                    uint32_t(pending.index));
        break;
    case Kind::clock:
        loop_.reset(now);
        break;
    case Kind::halt:
        tick_.ended = true;
        break;
    case Kind::branch:
        pass_branch(instruction, {taken, Front::target_of(instruction)}, now);
        if (taken)
            look_for_repetition(Front::target_of(instruction), pending.index, now);
        break;
    case Kind::direct:
        state_.set_scalar(instruction.d, address_map::instruction_address(pending.index + 1));
        look_for_repetition(Front::target_of(instruction), pending.index, now);
        break;
    case Kind::indirect:
        state_.set_scalar(instruction.d, address_map::instruction_address(pending.index + 1));
        tick_.ended = to == address_map::exit_address;
        if (tick_.ended)
            break;
        pass_branch(instruction, {true, *text_index(to)}, now);
        look_for_repetition(*text_index(to), pending.index, now);
        break;
    default:
        break;
    }
}

// Behind a branch from `own` to `target`, taken at `now`: whether it led backwards, into a state in
// which the core was before and which nothing under way can change.
void Core::look_for_repetition(size_t target, size_t own, Cycle now) {
    if (target > own || !loop_.due(now) || !quiet())
        return;
    front_.index = target;
    // Of times, those that are to come count.
    Front front = front_;
    front.last = front.decoded = front.pair_ready = front.decode_ready = now;
    front.fetch_ready = tick_.decode_ready();
    if (loop_.repeats(state_, {front, open_stalls_, tick_}, counts_, now))
        found_looping(now);
}

// ---- The cycle's account

// No instruction issues in the present cycle: why not the oldest.
Cause Core::cause_of_stall(Cycle now) const {
    const Pending* const oldest = tick_.oldest_pending();
    if (oldest)
        return *unmet(*oldest, now);
    if (now < tick_.control_ready)
        return Cause{Account::branch, notes_.producers.branch};
    return Cause{Account::fetch};
}

// What the oldest instruction waits for, if the rest of the chip must bring it.
Waiting Core::waits_for() const {
    if (front_.sync_ready == never && tick_.oldest > tick_.barrier)
        return Waiting::barrier;
    const Pending* const oldest = tick_.oldest_pending();
    if (!oldest || tick_.issued[oldest->pipe])
        return Waiting::nothing;
    const Decoded& instruction = code_[oldest->index];
    for (const uint8_t index : {instruction.a, instruction.b, instruction.c, instruction.hazard})
        if (front_.scoreboard.ready(index) == never)
            return Waiting::main_memory;
    const Access access = access_of(instruction);
    return held_outside(instruction, access);
}

// The cycle is over.
void Core::account_cycle(Cycle now) {
    const Pending* const oldest = tick_.oldest_pending();
    front_.index = oldest ? oldest->index : tick_.next;
    const uint64_t number = oldest ? oldest->number : tick_.count + 1;
    if (number != tick_.oldest)
        tick_.last = now;
    tick_.oldest = number;
    front_.last = tick_.last;
    counts_.accounts[Account::dual] += tick_.issued[0] && tick_.issued[1];
    if (tick_.issued[0] || tick_.issued[1] || !started_)
        return;
    const Cause cause = cause_of_stall(now);
    ++counts_.accounts[cause.account];
    if (listener_)
        listener_->on(events::Stall{id(), now, now + 1, pc(), cause.account, cause.producer_pc});
}

Pause Core::tick(Cycle now) {
    tick_.issued = {};
    if (listener_)
        notes_.events.tell(now + 1, id(), *listener_);  // what main memory has answered
    while (!tick_.ended && (decode_one(now) || issue_one(now))) {
    }
    account_cycle(now);
    if (tick_.ended) {
        counts_.end = now + 1;
        if (listener_)
            listener_->on(events::End{id(), now + 1});
        return Pause{Pause::Kind::ended, now + 1};
    }
    waiting_ = waits_for();
    return Pause{Pause::Kind::until, now + 1};
}

}  // namespace swsim
