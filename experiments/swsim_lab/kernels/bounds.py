# SPDX-License-Identifier: Apache-2.0
"""What holds a kernel: the largest of the times that its instructions and its data need at least.

All in cycles per byte on each CPE. With counts per byte (counts.py) as they are executed, and
whatever their order:

  P0, P1            the instructions that only this pipe takes
  both pipes        half of all instructions
  look-up buffer    selldw has one hidden buffer: for each look-up of 8 lanes 7 times
                    cpe.selldw.interval_cycles and cpe.selldw.drain_cycles
  main memory       each load from main memory (gld) that somebody waited for occupies the memory of
                    its core group for one burst of memory.line_bytes; all CPEs load alike
  DMA               as much data read as written by nothing but DMA, on all four core groups, for
                    the same amount of data: measured by experiments/dma_copy, launch included

The bound of a kernel is the largest of these. Data dependences are not among them: an order that
waits for results, or a chain of look-ups with nothing in between, is above its bound, and how far
is the row's `of_bound`.
"""

from dataclasses import dataclass

from swsim_lab import published
from swsim_lab.kernels.counts import Counts
from swsim_lab.simulator import GIGABYTE

TRANSFER_BYTES = 2 * 16  # 128 bits, at both edges of memory.clock_khz


@dataclass(frozen=True)
class Bounds:
    """Cycles per byte by name."""

    values: dict[str, float]

    @property
    def name(self) -> str:
        return max(self.values, key=lambda name: self.values[name])

    @property
    def cycles_per_byte(self) -> float:
        return self.values[self.name]


def bounds(counts: Counts, machine: dict[str, int], dma_gb_per_s_group: float | None) -> Bounds:
    """machine gives the parameters by name; DMA is left out where it could not be measured."""
    look_up = 7 * machine["cpe.selldw.interval_cycles"] + machine["cpe.selldw.drain_cycles"]
    values = {
        "P0": counts.p0,
        "P1": counts.p1,
        "both pipes": counts.instructions / 2,
        "look-up buffer": counts.look_ups * look_up,
        "main memory": counts.gld * published.CPES_PER_GROUP * _burst_cycles(machine),
    }
    if dma_gb_per_s_group is not None:
        values["DMA"] = cycles_per_byte(dma_gb_per_s_group)
    return Bounds(values)


def cycles_per_byte(gb_per_s_group: float) -> float:
    """On each CPE, of a core group with this throughput."""
    return published.CPES_PER_GROUP * published.CLOCK_HZ / (gb_per_s_group * GIGABYTE)


def _burst_cycles(machine: dict[str, int]) -> float:
    transfers = machine["memory.line_bytes"] / TRANSFER_BYTES
    return transfers * machine["chip.clock_khz"] / machine["memory.clock_khz"]
