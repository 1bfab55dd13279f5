// SPDX-License-Identifier: Apache-2.0
//
// What happens on a core group, as typed events, for those who watch: logs, profiles, debuggers. A
// listener overrides the hooks that it needs; the others do nothing. Without a listener the
// simulation is compiled without events. events.def declares them all.
//
// Cycles are those of the core group since it was loaded. Each core's events come in the order of
// time. Cores run ahead of each other, and of the rest of the chip, so events of different parts
// come in the order of the simulation, which is not that of time (with --quantum 1 it is).
#pragma once

#include <algorithm>
#include <vector>

#include "sim/events/accounts.h"
#include "sim/events/dma_command.h"
#include "sim/events/message.h"
#include "sim/machine/vector.h"

namespace swsim {

namespace events {

#define FIELD(type, name, coding, meaning) type name;
#define STRUCT(type, name) type name;
#define PART(name, coding, meaning)
#define CORE_EVENT(name, meaning, ...)                                                             \
    struct name {                                                                                  \
        __VA_ARGS__                                                                                \
    };
#define CHIP_EVENT(name, moment, meaning, ...)                                                     \
    struct name {                                                                                  \
        __VA_ARGS__                                                                                \
        auto operator<=>(const name&) const = default;                                             \
    };
#include "sim/events/events.def"

}  // namespace events

// Whether the stall goes on with what the one before it says.
inline bool continues(const events::Stall& stall, const events::Stall& before) {
    return stall.from == before.to && stall.pc == before.pc && stall.account == before.account &&
           stall.producer_pc == before.producer_pc;
}

// What of a stall lies in [from, to).
inline events::Stall cut(events::Stall stall, Cycle from, Cycle to) {
    stall.from = std::max(stall.from, from);
    stall.to = std::min(stall.to, to);
    return stall;
}

// What a core did in some cycles that follow each other. In the order of time; which core, and
// when, is not in them.
struct CoreEvents {
    std::vector<events::Issue> issues;
    std::vector<events::Stall> stalls;
};

class EventListener {
  public:
    virtual ~EventListener() = default;

#define EVENT(name)                                                                                \
    virtual void on(const events::name&) {}
#include "sim/events/events.def"

    // Whether it shall be told of register values, asked once before a run.
    virtual bool wants_values() const {
        return false;
    }

    // Whether it only adds up what each core does, so that all that matters is what happens in the
    // same cycle: then a core may tell of what it does again and again at its end, by `repeated`.
    // Asked once before a run.
    virtual bool only_adds_up() const {
        return false;
    }
    // The core has done this so many times, and has told of its first issue before.
    virtual void repeated(unsigned /*core*/, const CoreEvents&, uint64_t /*times*/) {}
};

}  // namespace swsim
