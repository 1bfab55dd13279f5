// SPDX-License-Identifier: Apache-2.0
//
// What happens on a core group, as typed events, for those who watch: logs, profiles, debuggers. A
// listener overrides the hooks that it needs; the others do nothing. Without a listener the
// simulation is compiled without events.
//
// Cycles are those of the core group since it was loaded. Each core's events come in the order of
// time. Cores run ahead of each other, and of the rest of the chip, so events of different parts
// come in the order of the simulation, which is not that of time (with --quantum 1 it is).
#pragma once

#include "sim/accounts.h"
#include "sim/dma_command.h"
#include "sim/message.h"
#include "sim/vector.h"

namespace swsim {

namespace events {

// The cores 0 .. cpes - 1 are started at cycle `start`.
struct Spawn {
    Cycle cycle;
    Cycle start;
    unsigned cpes;
};

// The run is over and nothing is under way any more.
struct Join {
    Cycle cycle;
    // Of the join, if the run came to its end: run time is from Spawn::cycle to here. A transfer
    // that nobody waits for may end later.
    Cycle end;
};

// An instruction issues. The core's accounts `single` and `dual` follow from these.
struct Issue {
    unsigned core;
    Cycle cycle;
    uint64_t pc;
    unsigned pipe;
};

// No issue in the cycles [from, to): the instruction at `pc` was the oldest unissued one, and
// `account` says what it waited for. Looking at every cycle, the same stall may come in parts that
// follow each other. None before a core's first issue.
struct Stall {
    unsigned core;
    Cycle from;
    Cycle to;
    uint64_t pc;
    Account account;
    // Whose result, effect or unit it waited for; 0 if that was no instruction of this core. For
    // `branch`, the branch; for `dma_wait`, the load of the reply word.
    uint64_t producer_pc;
};

// A register gets a value: right after the issue of its producer, but when the answer comes for
// loads from main memory. Only for listeners that want values.
struct Write {
    unsigned core;
    Cycle cycle;  // of the issue, or of the answer
    Cycle ready;  // the first cycle in which an instruction that reads it may issue
    uint64_t pc;  // of the producer
    unsigned index;
    const Vector& value;
};

// A core's last instruction has issued: its cycles end before `cycle`.
struct End {
    unsigned core;
    Cycle cycle;
};

// A core's DMA instruction hands `command` to the core's queue of commands. Its number, pc and
// cycle are in command.ldm; the barrier operation has no Service and no Done.
struct DmaIssue {
    const DmaCommand& command;
};

// A DMA group was busy with sending a command's lines to memory in the cycles [from, to).
struct DmaService {
    uint64_t number;
    unsigned group;
    Cycle from;
    Cycle to;
};

// The reply words of a command have counted up; cores see that in the next cycle.
struct DmaDone {
    uint64_t number;
    Cycle cycle;
};

// The DRAM has begun a column access of `bytes`; its data pass until `done`. A write of a part of
// an atom is two: it reads and then writes.
struct MemoryAccess {
    Cycle cycle;
    Cycle done;
    bool own;  // a core's gld, gst or faa, not a line of DMA
    bool write;
    unsigned requester;  // core or DMA group
    uint64_t address;
    unsigned bytes;
};

// A message leaves the core's send buffer over the bus of its row or column.
struct Message {
    unsigned core;
    Direction direction;
    unsigned bus;      // rows, then columns
    uint64_t targets;  // cores, as bits
    Cycle cycle;
    Cycle readable;  // by the last of its targets
};

// A core arrives at a barrier with the members of its row or column.
struct BarrierArrival {
    unsigned core;
    Direction direction;
    unsigned members;  // positions, as bits
    Cycle cycle;
};

// The barrier is complete: the core may issue again at `cycle`.
struct BarrierRelease {
    unsigned core;
    Cycle cycle;
};

}  // namespace events

class EventListener {
  public:
    virtual ~EventListener() = default;

    virtual void on(const events::Spawn&) {}
    virtual void on(const events::Join&) {}
    virtual void on(const events::Issue&) {}
    virtual void on(const events::Stall&) {}
    virtual void on(const events::Write&) {}
    virtual void on(const events::End&) {}
    virtual void on(const events::DmaIssue&) {}
    virtual void on(const events::DmaService&) {}
    virtual void on(const events::DmaDone&) {}
    virtual void on(const events::MemoryAccess&) {}
    virtual void on(const events::Message&) {}
    virtual void on(const events::BarrierArrival&) {}
    virtual void on(const events::BarrierRelease&) {}

    // Whether it shall be told of register values, asked once before a run.
    virtual bool wants_values() const { return false; }
};

}  // namespace swsim
