# SPDX-License-Identifier: Apache-2.0
"""What holds a kernel: the largest of the times that its instructions and its data need at least.

All in cycles per byte on each CPE. With counts per byte (counts.py) as they are executed, nops left
out, and whatever their order, the bounds of the computation:

  P0, P1            the instructions that only this pipe takes
  both pipes        half of all instructions
  look-up buffer    selldw has one hidden buffer: for each look-up of 8 lanes 7 times
                    cpe.selldw.interval_cycles and cpe.selldw.drain_cycles

and those of the memory that all CPEs of a core group share:

  main memory       each load from main memory (gld) occupies the memory of its core group for one
                    burst of memory.line_bytes; all CPEs load alike. Loads that nobody ever waited
                    for are not known to be from main memory and do not count
  DMA               reading and writing as much data by nothing but DMA: measured by
                    experiments/dma_limit/dma_copy, without launch

The bound that holds a kernel is the largest of all. Data dependences are not among them: an order
that waits for results, or a chain of look-ups with nothing in between, stays above its bound.
"""

from dataclasses import dataclass

from kernels.counts import Counts
from lab import published
from lab.records import Machine

TRANSFER_BYTES = 2 * 16  # 128 bits, at both edges of memory.clock_khz
DMA, MAIN_MEMORY = "DMA", "main memory"
OF_MEMORY = {DMA, MAIN_MEMORY}


@dataclass(frozen=True)
class Bounds:
    """Cycles per byte by name."""

    values: dict[str, float]

    @property
    def name(self) -> str:
        """The bound that holds the kernel."""
        return max(self.values, key=lambda name: self.values[name])

    @property
    def of_computation(self) -> str:
        """The one that holds the computation alone."""
        names = [name for name in self.values if name not in OF_MEMORY]
        return max(names, key=lambda name: self.values[name])


def bounds(counts: Counts, machine: Machine, copied_cycles_per_byte: float | None) -> Bounds:
    """DMA is left out where it could not be measured."""
    look_up = 7 * machine["cpe.selldw.interval_cycles"] + machine["cpe.selldw.drain_cycles"]
    values = {
        "P0": counts.p0,
        "P1": counts.p1,
        "both pipes": counts.instructions / 2,
        "look-up buffer": counts.look_ups * look_up,
        MAIN_MEMORY: counts.gld * published.CPES_PER_GROUP * _burst_cycles(machine),
    }
    if copied_cycles_per_byte is not None:
        values[DMA] = copied_cycles_per_byte
    return Bounds(values)


def _burst_cycles(machine: Machine) -> float:
    transfers = machine["memory.line_bytes"] / TRANSFER_BYTES
    return transfers * machine["chip.clock_khz"] / machine["memory.clock_khz"]
