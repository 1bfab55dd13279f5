// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sim/machine/machine.h"

namespace swsim {

// What the DMA of a core group takes from the machine.
struct DmaParameters {
    DmaParameters() = default;
    explicit DmaParameters(const Machine& machine)
        : cores(machine.cores()), columns(unsigned(machine.value("core_group.columns"))),
          line_bytes(uint64_t(machine.value("memory.line_bytes"))),
          row_share_bytes(uint64_t(machine.value("dma.row_share_bytes"))),
          queue_entries(size_t(machine.value("dma.queue_entries"))),
          outstanding_lines(size_t(machine.value("dma.outstanding_lines"))),
          request_cycles(Cycle(machine.value("dma.request_cycles"))),
          return_cycles(Cycle(machine.value("dma.return_cycles"))),
          memory_cycles(Cycle(machine.value("dma.memory_cycles"))),
          command_cycles(Cycle(machine.value("dma.command_cycles"))),
          block_cycles(Cycle(machine.value("dma.block_cycles"))),
          line_cycles(Cycle(machine.value("dma.line_cycles"))) {}

    unsigned cores = 0;
    unsigned columns = 1;
    uint64_t line_bytes = 0;
    uint64_t row_share_bytes = 0;
    size_t queue_entries = 1;
    size_t outstanding_lines = 0;
    Cycle request_cycles = 1;
    Cycle return_cycles = 0;
    Cycle memory_cycles = 0;
    Cycle command_cycles = 0;
    Cycle block_cycles = 0;
    Cycle line_cycles = 0;
};

}  // namespace swsim
