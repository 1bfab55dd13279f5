// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/noc/noc_reference.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace swsim::test {

namespace {

constexpr unsigned side = 8;
constexpr unsigned half = side / 2;

struct Arrival {
    Vector data;
    Cycle readable;
};

class MeshByCycle {
  public:
    MeshByCycle(const std::vector<std::vector<MeshStep>>& steps, const std::vector<Cycle>& start,
                const MeshParameters& parameters)
        : steps_(steps), start_(start), parameters_(parameters), results_(steps.size()) {}

    std::vector<MeshResult> run() {
        // Nothing takes longer than a message's way: then they all wait forever.
        const Cycle patience = 2 * std::max(parameters_.near_cycles, parameters_.far_cycles);
        Cycle last = *std::max_element(start_.begin(), start_.end());
        for (now_ = 0; now_ <= last + patience; ++now_)
            if (cycle())
                last = std::max(last, now_);
        return results_;
    }

  private:
    // Decides everything, then does it. Returns whether anything happened.
    bool cycle() {
        std::vector<unsigned> departing;
        for (unsigned bus = 0; bus < 2 * side; ++bus)
            if (const auto core = choose(bus))
                departing.push_back(*core);
        std::vector<unsigned> issuing;
        for (unsigned core = 0; core < steps_.size(); ++core)
            if (may_issue(core))
                issuing.push_back(core);
        for (const unsigned core : issuing)
            look(core);
        for (const unsigned core : departing)
            depart(core);
        for (const unsigned core : issuing)
            issue(core);
        return !departing.empty() || !issuing.empty();
    }

    static unsigned core_of(unsigned bus, unsigned position) {
        return bus < side ? bus * side + position : position * side + (bus - side);
    }
    static unsigned bus_of(unsigned core, Direction direction) {
        return direction == Direction::row ? core / side : side + core % side;
    }
    static unsigned position_of(unsigned core, Direction direction) {
        return direction == Direction::row ? core % side : core / side;
    }

    bool is_target(unsigned core, const Message& message, unsigned position) const {
        return message.broadcast ? position != position_of(core, message.direction)
                                 : position == message.target;
    }

    // Who sends over the bus in this cycle: round robin behind the last one.
    std::optional<unsigned> choose(unsigned bus) const {
        for (unsigned i = 0; i < side; ++i) {
            const unsigned core = core_of(bus, (favoured_[bus] + i) % side);
            if (may_depart(core, bus))
                return core;
        }
        return std::nullopt;
    }

    bool may_depart(unsigned core, unsigned bus) const {
        if (send_[core].empty())
            return false;
        const Message& message = send_[core].front();
        if (bus_of(core, message.direction) != bus)
            return false;
        for (unsigned position = 0; position < side; ++position)
            if (is_target(core, message, position) &&
                receive_[bus][position].size() >= parameters_.receive_entries)
                return false;
        return true;
    }

    void depart(unsigned core) {
        const Message message = send_[core].front();
        send_[core].pop_front();
        const unsigned bus = bus_of(core, message.direction);
        const unsigned from = position_of(core, message.direction);
        favoured_[bus] = (from + 1) % side;
        for (unsigned position = 0; position < side; ++position) {
            if (!is_target(core, message, position))
                continue;
            const bool near = (from < half) == (position < half);
            Cycle readable = now_ + (near ? parameters_.near_cycles : parameters_.far_cycles) - 1;
            auto& buffer = receive_[bus][position];
            if (!buffer.empty())
                readable = std::max(readable, buffer.back().readable);
            buffer.push_back({message.data, readable});
        }
    }

    bool may_issue(unsigned core) const {
        const size_t next = results_[core].issue.size();
        if (now_ < start_[core] || next == steps_[core].size())
            return false;
        const MeshStep& step = steps_[core][next];
        if (step.kind == MeshStep::Kind::put)
            return send_[core].size() < parameters_.send_entries;
        return step.kind != MeshStep::Kind::get || has_message(core, step.direction);
    }

    bool has_message(unsigned core, Direction direction) const {
        const auto& buffer = receive_[bus_of(core, direction)][position_of(core, direction)];
        return !buffer.empty() && buffer.front().readable <= now_;
    }

    void look(unsigned core) {
        MeshResult& result = results_[core];
        const MeshStep& step = steps_[core][result.issue.size()];
        if (step.kind == MeshStep::Kind::look_for_message)
            result.wait.push_back(!has_message(core, step.direction));
        else if (step.kind == MeshStep::Kind::look_for_room)
            result.wait.push_back(send_[core].size() >= parameters_.send_entries);
    }

    void issue(unsigned core) {
        MeshResult& result = results_[core];
        const MeshStep& step = steps_[core][result.issue.size()];
        result.issue.push_back(now_);
        if (step.kind == MeshStep::Kind::put) {
            send_[core].push_back(step.message);
        } else if (step.kind == MeshStep::Kind::get) {
            auto& buffer =
                receive_[bus_of(core, step.direction)][position_of(core, step.direction)];
            result.read.push_back(buffer.front().data);
            buffer.pop_front();
        }
    }

    const std::vector<std::vector<MeshStep>>& steps_;
    const std::vector<Cycle>& start_;
    const MeshParameters parameters_;
    std::vector<MeshResult> results_;
    Cycle now_ = 0;
    std::deque<Message> send_[side * side];
    std::deque<Arrival> receive_[2 * side][side];
    unsigned favoured_[2 * side] = {};  // the position behind the last sender
};

}  // namespace

std::vector<MeshResult> mesh_by_cycle(const std::vector<std::vector<MeshStep>>& steps,
                                      const std::vector<Cycle>& start,
                                      const MeshParameters& parameters) {
    return MeshByCycle(steps, start, parameters).run();
}

}  // namespace swsim::test
