// SPDX-License-Identifier: Apache-2.0
//
// Main memory and the DMA groups once more, plainly: everything looked at in every cycle, and
// written from the words of docs/main-memory.md.
#pragma once

#include <cstdint>
#include <vector>

#include "sim/machine/chip.h"
#include "sim/machine/machine.h"

namespace swsim::test {

// What a DMA descriptor and the registers beside it say.
struct Transfer {
    enum Operation : uint8_t { put = 0, get = 1, barrier = 5 };
    enum Mode : uint8_t { pe, bcast, row, brow, rank };

    Operation operation = get;
    Mode mode = pe;
    uint64_t bytes = 0;  // of one core
    uint64_t bsize = 0;
    uint64_t stride = 0;
    uint64_t row_mask = 0;
    uint64_t reply = 0;   // address in LDM
    uint64_t memory = 0;  // from the beginning of main memory
    uint64_t ldm = 0;
};

// What a core does in program order, at most one in a cycle.
struct MemoryStep {
    enum class Kind : uint8_t {
        transfer,
        load,
        store,
        fetch_and_add,
        fence,
        ldm_load,
        ldm_store,
    };
    Kind kind = Kind::fence;
    Cycle ready = 0;  // from then on nothing but the core's queues holds it
    Transfer transfer{};
    uint64_t address = 0;  // of an access: from the beginning of main memory, or in LDM
    unsigned bytes = 0;
    // What a store writes, and how far behind the address.
    std::vector<uint8_t> data{};
    unsigned data_offset = 0;
};

struct MemoryStepResult {
    Cycle issue = never;
    // Of a transfer: when its group is busy with it, and its reply words count.
    Cycle served_from = never;
    Cycle served_to = never;
    Cycle replied = never;
    // Of a load or fetch-and-add: from when on the core can use its data, and these. Of a load from
    // LDM the data.
    Cycle usable = never;
    std::vector<uint8_t> data{};
};

struct ColumnCommand {
    Cycle cycle = 0;
    Cycle done = 0;
    bool own = false;  // of a core's own access
    bool write = false;
    unsigned requester = 0;  // core or DMA group
    uint64_t address = 0;    // from the beginning of main memory
    uint64_t bytes = 0;

    bool operator==(const ColumnCommand&) const = default;
};

struct MemoryContents {
    std::vector<std::vector<uint8_t>> ldm;  // of each core
    std::vector<uint8_t> main;
};

struct MemoryResult {
    std::vector<std::vector<MemoryStepResult>> steps;  // of each core
    std::vector<ColumnCommand> columns;
    MemoryContents contents;
};

// Runs steps[core] on a core group of the machine, cycle 0 being that in which it was switched on.
MemoryResult memory_by_cycle(const Machine& machine, const ChipPlace& place,
                             const std::vector<std::vector<MemoryStep>>& steps,
                             const MemoryContents& contents);

}  // namespace swsim::test
