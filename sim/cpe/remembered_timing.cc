// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/remembered_timing.h"

#include <algorithm>

#include "sim/cpe/accounting.h"
#include "sim/cpe/waiting.h"

namespace swsim {

namespace {

// Of instructions that others may wait for behind `past`.
Producers awaited(const Producers& all, const Front& at, Cycle past) {
    Producers result;
    const auto keep = [&](Cycle ready, uint64_t Producers::*which) {
        if (ready > past)
            result.*which = all.*which;
    };
    keep(at.decode_ready, &Producers::branch);
    keep(at.divide_ready, &Producers::divide);
    keep(at.selldw_ready, &Producers::lookup);
    keep(at.sync_ready, &Producers::barrier);
    for (unsigned i = 0; i < register_slots; ++i)
        if (at.scoreboard.ready(i) > past)
            result.registers[i] = all.registers[i];
    return result;
}

// Those that are not over by `past`, as if that were the present.
std::vector<OpenStalls::Span> spans_at_present(const OpenStalls& open, Cycle past) {
    std::vector<OpenStalls::Span> spans = open.open_after(past);
    for (OpenStalls::Span& span : spans) {
        span.from += RelativeState::present - past;
        span.to += RelativeState::present - past;
    }
    return spans;
}

}  // namespace

RelativeState::RelativeState(const Front& at, const OpenStalls& open, Cycle stores_are_ready,
                             const ListenerNotes* notes)
    : front(at), stalls(spans_at_present(open, at.past())) {
    const Cycle past = at.past();
    const auto move = [&](Cycle& when) { when = when > past ? when - past + present : 0; };
    front.scoreboard.forget_before(past);
    front.for_each_ready(move);
    front.history = at.history.moved(past, present);
    front.decoded = present;
    for (Cycle* when : {&front.pair_ready, &front.decode_ready})
        *when = std::max(*when, past) - past + present;
    front.last += present - past;
    stores_ready = stores_are_ready;
    move(stores_ready);
    if (!notes)
        return;
    producers = awaited(notes->producers, at, past);
    untold = notes->events.untold();
    for (OrderedEvents::Issue& issue : untold)
        issue.cycle += present - past;
}

bool RelativeState::is_of(const Front& at, const OpenStalls& open, Cycle stores_are_ready) const {
    const Cycle past = at.past();
    const auto same = [&](Cycle real, Cycle relative) {
        return (real > past ? real - past : 0) == (relative ? relative - present : 0);
    };
    if (!same(stores_are_ready, stores_ready) || !same(at.answered, front.answered) ||
        at.owed != front.owed || !at.same_but_later(front))
        return false;
    return spans_at_present(open, past) == stalls;
}

void RelativeState::put_at(Cycle now, Front& at, OpenStalls& open, ListenerNotes* notes) const {
    at = front;
    const Cycle later = now - present;  // modulo 2^64
    const auto move = [&](Cycle& when) { when += when ? later : 0; };
    at.for_each_ready(move);
    at.history.delay(present, later);
    for (Cycle* when : {&at.decoded, &at.pair_ready, &at.decode_ready, &at.last})
        *when += later;
    open.clear();
    for (OpenStalls::Span span : stalls) {
        span.from += later;
        span.to += later;
        open.add(span);
    }
    if (!notes)
        return;
    notes->producers = producers;
    notes->events.restore(untold, later);
}

size_t RelativeState::hash() const {
    size_t result = front.index;
    const auto mix = [&](uint64_t value) {
        result = (result ^ value) * 0x9e3779b97f4a7c15;
        result ^= result >> 29;
    };
    for (const uint64_t value :
         {uint64_t(front.lone), front.pair_ready, front.decode_ready, front.fetch_ready, front.last,
          front.selldw_ready, front.history.next(0), front.history.next(1), stores_ready})
        mix(value);
    for (unsigned i = 0; i < register_slots; ++i)
        mix(front.scoreboard.ready(i));
    return result;
}

RememberedTiming::RememberedTiming(std::span<const Decoded> code, const PipelineTiming& timing,
                                   unsigned line_shift, const Remembering& remembering,
                                   bool observed)
    : code_(code), timing_(timing), line_shift_(line_shift), remembering_(remembering),
      observed_(observed), visits_(code.size()), reloads_(code.size()), latest_(code.size()) {}

RememberedTiming::Node* RememberedTiming::node(const Front& front, const OpenStalls& stalls,
                                               Cycle stores_ready, const ListenerNotes* notes) {
    Node*& latest = latest_[front.index];
    if (latest && !notes && latest->state.is_of(front, stalls, stores_ready))
        return latest;
    RelativeState state(front, stalls, stores_ready, notes);
    const size_t hash = state.hash();
    for (auto [at, end] = nodes_.equal_range(hash); at != end; ++at)
        if (at->second->state == state)
            return latest = at->second.get();
    if (nodes_.size() >= remembering_.most_states) {
        visits_[front.index] = int(remembering_.visits) - visits_until_asked;
        return nullptr;
    }
    auto made = std::make_unique<Node>(std::move(state));
    describe(*made);
    return latest = nodes_.emplace(hash, std::move(made))->second.get();
}

namespace {

// What a run may have inside: only the core and its LDM have a part in it.
bool may_be_inside(Kind kind) {
    return kind <= Kind::divide || kind == Kind::load || kind == Kind::lookup ||
           kind == Kind::store || kind == Kind::fence;
}

}  // namespace

// Whether the state lets the load at its index wait for a store.
bool RememberedTiming::waits_for_store(const Node& node) const {
    return reloads_[node.index()] &&
           node.state.stores_ready > node.state.front.place(code_[node.index()]).decode;
}

// Of the run of node.length instructions that may be inside.
RememberedTiming::Ending RememberedTiming::ending_of(const Node& node) const {
    if (node.length == PreparedRun::most_instructions)
        return Ending::falls_through;
    switch (code_[node.index() + node.length].kind) {
    case Kind::branch:
        return Ending::branches;
    case Kind::direct:
        return Ending::goes;
    case Kind::indirect:
        return Ending::returns;
    case Kind::dma:
    case Kind::put:
    case Kind::get:
        return node.length > 0 ? Ending::falls_through : Ending::asks;
    case Kind::load:
    case Kind::lookup:
        return node.length > 0 ? Ending::falls_through : Ending::reloads;
    default:
        return node.length > 0 ? Ending::falls_through : Ending::stands;
    }
}

void RememberedTiming::describe(Node& node) const {
    const size_t begin = node.index();
    while (node.length < PreparedRun::most_instructions &&
           may_be_inside(code_[begin + node.length].kind) &&
           !(node.length == 0 ? waits_for_store(node) : reloads_[begin + node.length]))
        ++node.length;
    node.has_fence = std::ranges::any_of(
        code_.subspan(begin, node.length), [](Kind kind) { return kind == Kind::fence; },
        &Decoded::kind);
    node.ending = ending_of(node);
    node.length += node.ending != Ending::falls_through && node.ending != Ending::stands;
    Front front;
    OpenStalls stalls;
    CoreResult counts;
    node.state.put_at(RelativeState::present, front, stalls, nullptr);
    const Times times = step(node, node.length, 0, front, stalls, nullptr, counts);
    if (node.length > 0)
        node.decode = times.instructions.front().decode - RelativeState::present;
    bool p1 = false;
    for (const Times::Of& each : times.instructions) {
        node.branch = each.issue - RelativeState::present;
        node.latest = std::max(node.latest, node.branch);
        if (each.pipe == 0)
            continue;
        node.last = node.branch;
        node.first = p1 ? node.first : node.last;
        p1 = true;
    }
    if (node.ending == Ending::reloads)
        node.last = node.latest =
            std::max(node.last, node.state.stores_ready - RelativeState::present);
    node.lines = times.lines;
    if (node.ending != Ending::asks && node.ending != Ending::reloads)
        prepare_run(node, times);
}

// A branch that decides nothing but where control goes is not prepared.
void RememberedTiming::prepare_run(Node& node, const Times& times) const {
    const size_t length =
        node.length - (node.ending == Ending::goes || node.ending == Ending::returns);
    Cycle stores_ready = node.state.stores_ready;
    // The first store that a load may still have to wait for.
    size_t first_store = 0;
    const auto pass_stores_before = [&](Cycle decode) {
        while (first_store < node.stores.size() &&
               node.stores[first_store].ready + RelativeState::present <= decode)
            ++first_store;
    };
    for (size_t k = 0; k < length; ++k) {
        const Decoded& instruction = code_[node.index() + k];
        const Cycle decode = times.instructions[k].decode;
        pass_stores_before(decode);
        Prepared own = prepare(instruction, reads_ldm(instruction.kind) && stores_ready > decode);
        own.decode = uint32_t(decode - RelativeState::present);
        own.own_store = uint8_t(node.stores.size());
        own.first_store = uint8_t(first_store);
        if (instruction.kind == Kind::store) {
            stores_ready = times.instructions[k].issue + timing_.store_to_load;
            node.stores.push_back(
                {uint32_t(node.index() + k), stores_ready - RelativeState::present});
        }
        node.prepared.push_back(own);
    }
    node.prepared.push_back(end_of_prepared());
    if (node.length > 0)
        pass_stores_before(times.instructions.back().decode);
    node.first_pending = first_store;
}

RememberedTiming::Times RememberedTiming::step(const Node& node, size_t count, size_t outcome,
                                               Front& front, OpenStalls& stalls,
                                               ListenerNotes* notes, CoreResult& counts) const {
    Times times;
    times.instructions.reserve(count);
    for (size_t k = 0; k < count; ++k) {
        const Decoded& instruction = code_[front.index];
        const uint64_t address = address_map::instruction_address(front.index);
        if (const uint64_t line = address >> line_shift_; line != front.line) {
            front.fetch(line, 0);
            times.lines.push_back(line);
        }
        const Front::Place place = front.place(instruction);
        const bool reloads = node.ending == Ending::reloads && outcome;
        const Cycle stored = reloads ? front.decoded + uint32_t(outcome) : 0;
        Cycle now = front.earliest_issue(instruction, place, stored, timing_);
        if (node.ending == Ending::asks)
            now += outcome;
        const auto producer = [&](Awaited awaited) -> uint64_t {
            if (!notes)
                return 0;
            return awaited.what == Awaited::What::store
                       ? address_map::instruction_address(outcome >> reload_shift)
                       : producer_pc(notes->producers, awaited);
        };
        const auto charge = [&](Cycle from, Cycle to, Account account, uint64_t waits_for) {
            counts.accounts[account] += to - from;
            stalls.add({from, to, account, notes ? address : 0, waits_for});
        };
        if (now > front.last + 1) {
            const Cycle from =
                attribute(front, instruction, now, stored, timing_,
                          [&](Cycle begin, Cycle end, Account account, Awaited awaited) {
                              charge(begin, end, account, producer(awaited));
                          });
            if (from < now)
                charge(from, now, account_of(may_wait_for(instruction)), 0);
        }
        count_issue(counts, stalls, place.pipe, now, front.last);
        if (notes)
            notes->issue(instruction, address, place.pipe, now);
        times.instructions.push_back({place.decode, now, place.pipe});
        const bool last = k + 1 == node.length;
        const bool taken =
            last && (node.ending == Ending::goes || node.ending == Ending::returns || outcome != 0);
        front.issue(instruction, place, now, timing_, Way{taken, outcome});
    }
    return times;
}

void RememberedTiming::end_before_load(Node& node, size_t place) {
    reloads_[node.index() + place] = true;
    static_cast<Run&>(node) = {};
    node.edges.clear();
    describe(node);
}

// What a way tells until the state behind it.
void RememberedTiming::collect_events(const Front& front, OpenStalls& stalls,
                                      ListenerNotes& notes) {
    EventCollector collector(events_.emplace_back());
    stalls.cut(front.past());
    notes.tell(front.past(), stalls, 0, collector);
}

const RememberedTiming::Edge& RememberedTiming::learn(Node& node, size_t outcome) {
    static const Edge none;
    if (node.edges.size() == most_edges)
        return none;
    Front front;
    OpenStalls stalls;
    CoreResult counts;
    ListenerNotes own;
    ListenerNotes* const notes = observed_ ? &own : nullptr;
    node.state.put_at(RelativeState::present, front, stalls, notes);
    step(node, node.length, outcome, front, stalls, notes, counts);
    if (notes)
        collect_events(front, stalls, *notes);
    Cycle stores_ready = node.state.stores_ready;
    if (!node.stores.empty())
        stores_ready = node.stores.back().ready + RelativeState::present;
    Edge edge;
    edge.outcome = outcome;
    edge.next = this->node(front, stalls, stores_ready, notes);
    edge.events = events_.size() - observed_;
    edge.cycles = front.past() - RelativeState::present;
    edge.p1_instructions = counts.p1_instructions;
    for (size_t i = 0; i < account_count; ++i)
        if (const Cycle cycles = counts.accounts[Account(i)])
            edge.accounts.emplace_back(Account(i), cycles);
    node.edges.push_back(std::move(edge));
    return node.edges.back();
}

}  // namespace swsim
