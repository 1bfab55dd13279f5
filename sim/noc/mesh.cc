// SPDX-License-Identifier: Apache-2.0
#include "sim/noc/mesh.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "base/bits.h"

namespace swsim {

MeshParameters::MeshParameters(const Machine& machine)
    : send_entries(unsigned(machine.value("noc.send_entries"))),
      receive_entries(unsigned(machine.value("noc.receive_entries"))),
      near_cycles(Cycle(machine.value("noc.near_cycles"))),
      far_cycles(Cycle(machine.value("noc.far_cycles"))) {}

Mesh::Mesh(Clock& clock, MeshListener& listener)
    : Actor(clock, Stage::network), listener_(listener) {}

void Mesh::reset(const Machine& machine) {
    cancel();
    lines_ = MeshLines(machine);
    parameters_ = MeshParameters(machine);
    send_.resize(machine.cores());
    for (Ring<Message>& ring : send_)
        ring.reset(parameters_.send_entries);
    visible_from_.assign(machine.cores(), 0);
    for (std::vector<Ring<Arrival>>& rings : receive_) {
        rings.resize(machine.cores());
        for (Ring<Arrival>& ring : rings)
            ring.reset(parameters_.receive_entries);
    }
    buses_.assign(lines_.count(), Bus());
    std::ranges::fill(due_lines_, 0);
    calendar_.assign(std::bit_ceil(std::max(parameters_.near_cycles, parameters_.far_cycles)), 0);
    next_told_ = never;
}

void Mesh::send(unsigned core, const Message& message) {
    assert(can_send(core));
    send_[core].push() = message;
    if (send_[core].count() == 1) {
        offer_oldest(core);
        wake_at(now() + 1);
    }
}

bool Mesh::has_message(unsigned core, Direction direction) const {
    const Ring<Arrival>& ring = received(core, direction);
    return ring.count() && ring.oldest().readable <= now();
}

Vector Mesh::receive(unsigned core, Direction direction) {
    assert(has_message(core, direction));
    Ring<Arrival>& ring = received(core, direction);
    const Vector data = ring.oldest().data;
    const unsigned line = lines_.line(core, direction);
    if (ring.full() && buses_[line].senders) {
        look_next(line);
        wake_at(now() + 1);
    }
    ring.pop(now());
    return data;
}

const Message* Mesh::oldest_message(unsigned core) const {
    return send_[core].count() ? &send_[core].oldest() : nullptr;
}

std::vector<unsigned> Mesh::full_targets(unsigned core) const {
    std::vector<unsigned> full;
    if (const Message* const message = oldest_message(core)) {
        const unsigned line = lines_.line(core, message->direction);
        for_each_bit(targets(core, *message), [&](unsigned position) {
            const unsigned target = lines_.core(line, position);
            if (received(target, message->direction).full())
                full.push_back(target);
        });
    }
    return full;
}

// In the next cycle a message may be able to depart over the bus of the line.
void Mesh::look_next(unsigned line) {
    due_lines(now() + 1) |= 1u << line;
}

// In the next cycle the core's bus sees its oldest message.
void Mesh::offer_oldest(unsigned core) {
    visible_from_[core] = now() + 1;
    const Direction direction = send_[core].oldest().direction;
    const unsigned line = lines_.line(core, direction);
    buses_[line].senders |= 1u << lines_.position(core, direction);
    look_next(line);
}

// Positions in the line of the message.
uint32_t Mesh::targets(unsigned core, const Message& message) const {
    if (!message.broadcast)
        return 1u << message.target;
    const uint32_t all = (1u << lines_.length(lines_.line(core, message.direction))) - 1;
    return all & ~(1u << lines_.position(core, message.direction));
}

void Mesh::act() {
    for_each_bit(std::exchange(due_lines(now()), 0), [&](unsigned line) { serve(line); });
    tell_arrivals();
    if (due_lines(now() + 1))
        wake_at(now() + 1);
    else if (next_told_ != never)
        wake_at(next_told_);
}

// Lets one message depart, if one may. Others that are not held up by a full buffer may be able to
// in the next cycle.
void Mesh::serve(unsigned line) {
    Bus& bus = buses_[line];
    bool busy = false;
    const auto serve_sender = [&](unsigned position) {
        const Cycle from = departure_from(line, position);
        if (from <= now() && !busy) {
            depart(line, position);
            bus.favoured = (position + 1) % lines_.length(line);
            busy = true;
        } else if (from != never) {
            look_next(line);
        }
    };
    const uint32_t before_favoured = bus.senders & ((1u << bus.favoured) - 1);
    for_each_bit(bus.senders & ~before_favoured, serve_sender);
    for_each_bit(before_favoured, serve_sender);
}

// From which cycle on the sender's message could depart if it were alone; `never` while a target's
// receive buffer is full.
Cycle Mesh::departure_from(unsigned line, unsigned position) const {
    const unsigned core = lines_.core(line, position);
    Cycle from = visible_from_[core];
    const Message& message = send_[core].oldest();
    for_each_bit(targets(core, message), [&](unsigned target) {
        from = std::max(from, received(lines_.core(line, target), message.direction).room_from());
    });
    return from;
}

void Mesh::depart(unsigned line, unsigned position) {
    const unsigned core = lines_.core(line, position);
    Ring<Message>& ring = send_[core];
    const Message& message = ring.oldest();
    Cycle readable = 0;
    uint64_t cores = 0;
    for_each_bit(targets(core, message), [&](unsigned target) {
        readable = std::max(readable, deliver(line, position, target, message.data));
        cores |= uint64_t(1) << lines_.core(line, target);
    });
    if (events_)
        events_->on(events::Message{core, message.direction, line, cores, now(), readable});
    const bool was_full = ring.full();
    ring.pop(now());
    buses_[line].senders &= ~(1u << position);
    if (ring.count())
        offer_oldest(core);
    if (was_full)
        listener_.mesh_changed(core);
}

// A departure in the present cycle, to one target. Returns from when on it can be read.
Cycle Mesh::deliver(unsigned line, unsigned from, unsigned to, const Vector& data) {
    const unsigned target = lines_.core(line, to);
    const Direction direction = lines_.direction(line);
    Ring<Arrival>& ring = received(target, direction);
    const unsigned half = lines_.length(line) / 2;
    const Cycle way = from / half == to / half ? parameters_.near_cycles : parameters_.far_cycles;
    // `way` counts from the put, which is a cycle before the earliest departure.
    const Cycle readable = now() + way - 1;
    Arrival& arrival = ring.push();
    arrival.data = data;
    arrival.readable = readable;
    tell_later(target, readable - 1);
    return readable;
}

void Mesh::tell_later(unsigned core, Cycle when) {
    to_be_told(when) |= uint64_t(1) << core;
    next_told_ = std::min(next_told_, when);
}

void Mesh::tell_arrivals() {
    if (next_told_ != now())
        return;
    for_each_bit(std::exchange(to_be_told(now()), 0),
                 [&](unsigned core) { listener_.mesh_changed(core); });
    next_told_ = never;
    for (Cycle when = now() + 1; when < now() + calendar_.size(); ++when) {
        if (to_be_told(when) != 0) {
            next_told_ = when;
            break;
        }
    }
}

}  // namespace swsim
