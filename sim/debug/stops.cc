// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/stops.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "sim/core_group/core_group.h"
#include "sim/memory/arena.h"

namespace swsim::debug {

namespace {

uint64_t little_endian(const uint8_t* bytes, unsigned count) {
    uint64_t value = 0;
    std::memcpy(&value, bytes, count);
    return value;
}

// Calls visit(core) for the one that the order names, or for all.
template <typename Visit>
void for_each_core(const std::optional<unsigned>& core, unsigned cpes, Visit visit) {
    if (core)
        return visit(*core);
    for (unsigned each = 0; each < cpes; ++each)
        visit(each);
}

bool holds(const std::optional<Expression>& condition, const Machinery& machinery, unsigned core) {
    if (!condition)
        return true;
    try {
        return condition->evaluate(CoreOperands(machinery, core)) != 0;
    } catch (const Problem&) {
        return false;  // what it asks for is not there
    }
}

std::optional<Expression> condition_of(const StopOrder& order, const Program& program) {
    if (order.condition.empty())
        return std::nullopt;
    return Expression(order.condition, program);
}

// A core comes to one of some instructions, next to be issued. Costs a look at those cores that
// have issued in the last cycle.
class PlaceStop : public Stop {
  public:
    PlaceStop(const StopOrder& order, const Places& places)
        : order_(order), condition_(condition_of(order, places.program())),
          wanted_(places.program().text.size() + 1), oldest_(CoreGroup::cpes),
          held_(CoreGroup::cpes) {
        for (const uint64_t pc : order.pcs)
            wanted_[address_map::instruction_index(pc)] = true;
    }

    void begin(const Machinery& machinery) override {
        for (unsigned core = 0; core < CoreGroup::cpes; ++core) {
            oldest_[core] = machinery.group.core(core).pc();
            held_[core] = holds(condition_, machinery, core);
        }
    }
    void look(const Machinery& machinery, std::vector<Hit>& hits) override {
        for_each_core(order_.core, machinery.recorder.cpes(),
                      [&](unsigned core) { look(machinery, core, hits); });
    }

  private:
    // A core comes to what is now its oldest unissued instruction, and to what issued without ever
    // having been that: beside the oldest one, or before it.
    void look(const Machinery& machinery, unsigned core, std::vector<Hit>& hits) {
        const uint64_t pc = machinery.group.core(core).pc();
        const uint64_t before = std::exchange(oldest_[core], pc);
        const CoreCycle* const last = machinery.recorder.last(core, machinery.cycle);
        const auto issued = [&](uint64_t which) {
            return last && last->issues() && (last->first == which || last->second == which);
        };
        if (last && held_[core])
            for (const uint64_t passed : {last->first, last->second})
                if (passed != 0 && passed != before && wants(passed) &&
                    !(order_.is_region && (wants(before) || !issued(before))))
                    add(machinery, core, passed, machinery.cycle - 1, hits);
        const bool inside =
            order_.is_region && (wants(before) || (last && issued(before) &&
                                                   (wants(last->first) || wants(last->second))));
        held_[core] = holds(condition_, machinery, core);
        if ((pc != before || issued(before)) && wants(pc) && !inside && held_[core] &&
            !machinery.recorder.ended(core))
            add(machinery, core, pc, machinery.cycle, hits);
    }

    bool wants(uint64_t pc) const {
        const size_t index = address_map::instruction_index(pc);
        return index < wanted_.size() && wanted_[index];
    }

    void add(const Machinery& machinery, unsigned core, uint64_t pc, Cycle cycle,
             std::vector<Hit>& hits) const {
        hits.push_back({order_.id, core, cycle,
                        fmt::format("core {} comes to {}", core, machinery.places.describe(pc))});
    }

    const StopOrder order_;
    const std::optional<Expression> condition_;
    std::vector<bool> wanted_;
    // By core, when it was looked at last.
    std::vector<uint64_t> oldest_;  // unissued instruction
    std::vector<bool> held_;        // the condition
};

// A condition becomes true.
class ConditionStop : public Stop {
  public:
    ConditionStop(const StopOrder& order, const Places& places)
        : order_(order), condition_(condition_of(order, places.program())), held_(CoreGroup::cpes) {
    }

    void begin(const Machinery& machinery) override {
        for (unsigned core = 0; core < CoreGroup::cpes; ++core)
            held_[core] = holds(condition_, machinery, core);
    }
    void look(const Machinery& machinery, std::vector<Hit>& hits) override {
        for_each_core(order_.core, machinery.recorder.cpes(), [&](unsigned core) {
            const bool held = held_[core];
            held_[core] = holds(condition_, machinery, core);
            if (held_[core] && !held)
                hits.push_back({order_.id, core, machinery.cycle,
                                fmt::format("on core {}, {}", core, order_.condition)});
        });
    }

  private:
    const StopOrder order_;
    const std::optional<Expression> condition_;
    std::vector<bool> held_;
};

// A register, or bytes of LDM or main memory, change: they are compared with those before the
// cycle.
class WatchStop : public Stop {
  public:
    explicit WatchStop(const StopOrder& order) : order_(order) {}

    void begin(const Machinery& machinery) override { old_ = bytes(machinery); }

    void look(const Machinery& machinery, std::vector<Hit>& hits) override {
        const std::vector<uint8_t> now = bytes(machinery);
        if (now == old_)
            return;
        hits.push_back({order_.id, core(), machinery.cycle, describe(machinery, now)});
        old_ = now;
    }

  private:
    unsigned core() const { return order_.core.value_or(0); }

    std::vector<uint8_t> bytes(const Machinery& machinery) const {
        const auto copied = [](const uint8_t* begin, size_t count) {
            return std::vector(begin, begin + count);
        };
        if (order_.kind == StopOrder::Kind::reg) {
            const Vector& value = machinery.group.core(core()).state().registers[order_.address];
            return copied(reinterpret_cast<const uint8_t*>(&value), sizeof value);
        }
        return copied(order_.kind == StopOrder::Kind::ldm
                          ? ldm_bytes(machinery.group, core(), order_.address, order_.bytes)
                          : memory_bytes(order_.address, order_.bytes),
                      order_.bytes);
    }

    // What the byte at `offset` is called.
    std::string name(uint64_t offset) const {
        if (order_.kind == StopOrder::Kind::memory)
            return fmt::format("main memory {:#x}", order_.address + offset);
        if (order_.kind == StopOrder::Kind::ldm)
            return fmt::format("LDM {:#x} on core {}", order_.address + offset, core());
        const std::string part = offset ? fmt::format(".l{}", offset / sizeof(uint64_t)) : "";
        return fmt::format("${}{} on core {}", order_.address, part, core());
    }

    // What changed the byte there.
    Writer writer(const Machinery& machinery, uint64_t offset) const {
        const uint64_t address = order_.address + offset;
        if (order_.kind == StopOrder::Kind::memory)
            return machinery.recorder.memory_writer(address, 1, machinery.cycle);
        if (order_.kind == StopOrder::Kind::ldm)
            return machinery.recorder.ldm_writer(core(), address, 1, machinery.cycle);
        return {"", machinery.recorder.writer(core(), unsigned(order_.address))};
    }

    // The first aligned group of bytes that is another.
    std::string describe(const Machinery& machinery, const std::vector<uint8_t>& now) const {
        const auto [wrong, right] = std::ranges::mismatch(now, old_);
        const size_t size = std::min<size_t>(sizeof(uint64_t), now.size());
        const size_t at = size_t(wrong - now.begin()) / size * size;
        const auto value = [&](const std::vector<uint8_t>& all) {
            return little_endian(&all[at], unsigned(std::min(size, all.size() - at)));
        };
        std::string text = fmt::format("{}: {:#x} becomes {:#x} in cycle {}", name(at), value(old_),
                                       value(now), machinery.cycle - 1);
        const Writer by = writer(machinery, size_t(wrong - now.begin()));
        if (!by.who.empty() || by.pc)
            text += fmt::format(", by {}{}{}", by.who, by.who.empty() || !by.pc ? "" : ", ",
                                by.pc ? machinery.places.describe(by.pc) : "");
        return text;
    }

    const StopOrder order_;
    std::vector<uint8_t> old_;
};

// A core has issued something, or has ended.
class IssueStop : public Stop {
  public:
    explicit IssueStop(const StopOrder& order) : order_(order) {}
    void look(const Machinery& machinery, std::vector<Hit>& hits) override {
        if (machinery.group.core(*order_.core).last_issue() + 1 == machinery.cycle &&
            machinery.recorder.last(*order_.core, machinery.cycle))
            hits.push_back({order_.id, *order_.core, machinery.cycle, ""});
    }

  private:
    const StopOrder order_;
};

}  // namespace

const uint8_t* ldm_bytes(const CoreGroup& group, unsigned core, uint64_t address, uint64_t bytes) {
    if (address > address_map::ldm_bytes || bytes > address_map::ldm_bytes - address)
        throw Problem("{} bytes at {:#x} are not in LDM (0..{:#x})", bytes, address,
                      address_map::ldm_bytes - 1);
    return &group.core(core).state().ldm[address];
}

const uint8_t* memory_bytes(uint64_t address, uint64_t bytes) {
    if (!Arena::instance().contains(address, bytes))
        throw Problem("{} bytes at {:#x} are not in main memory of this program, which "
                      "begins at {:#x}",
                      bytes, address, address_map::arena_base);
    return Arena::pointer(address);
}

uint64_t CoreOperands::reg(unsigned index, unsigned offset, unsigned bytes) const {
    const Vector& value = machinery_.group.core(core_).state().registers[index];
    return little_endian(reinterpret_cast<const uint8_t*>(&value) + offset, bytes);
}

uint64_t CoreOperands::ldm(uint64_t address, unsigned bytes) const {
    return little_endian(ldm_bytes(machinery_.group, core_, address, bytes), bytes);
}

uint64_t CoreOperands::memory(uint64_t address, unsigned bytes) const {
    return little_endian(memory_bytes(address, bytes), bytes);
}

uint64_t CoreOperands::pc() const {
    return machinery_.group.core(core_).pc();
}

uint64_t CoreOperands::account() const {
    const CoreCycle* const last = machinery_.recorder.last(core_, machinery_.cycle);
    if (last)
        return uint64_t(last->account);
    return uint64_t(machinery_.recorder.ended(core_) ? Account::halted : Account::not_started);
}

std::string StopOrder::describe() const {
    const bool watches = kind == Kind::reg || kind == Kind::ldm || kind == Kind::memory;
    std::string text = watches ? "watch" : "break";
    if (!name.empty())
        text += " " + name;
    if (!condition.empty())
        text += " if " + condition;
    if (kind != Kind::memory)
        text += core ? fmt::format(" on core {}", *core) : " on any core";
    return text;
}

std::unique_ptr<Stop> make_stop(const StopOrder& order, const Places& places) {
    switch (order.kind) {
    case StopOrder::Kind::place:
        return std::make_unique<PlaceStop>(order, places);
    case StopOrder::Kind::condition:
        return std::make_unique<ConditionStop>(order, places);
    case StopOrder::Kind::reg:
    case StopOrder::Kind::ldm:
    case StopOrder::Kind::memory:
        return std::make_unique<WatchStop>(order);
    case StopOrder::Kind::issue:
        return std::make_unique<IssueStop>(order);
    }
    return nullptr;
}

}  // namespace swsim::debug
