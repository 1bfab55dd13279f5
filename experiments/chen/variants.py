# SPDX-License-Identifier: Apache-2.0
"""The programs that Chen's could have been, and what they take over any amount of data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cluster.durations import Durations
from lab.records import Protection, Run
from lab.simulator import MIB, format_size, sizes_between
from lab.sweep import Point

GIB = 1024 * MIB
CPES = (1, 2, 4, 8, 16, 32, 64)
MOST = max(CPES)
GROUPS = (1, 2, 4)
# The paper's figures 10 and 13 go from 1 MB to 1 GB.
SIZES = tuple(sizes_between(MIB, GIB, factor=4))


@dataclass(frozen=True)
class Variant:
    """A kernel, how long simulating a byte takes beside others, and what cluster/durations.py calls
    it and the model around it."""

    kernel: str
    label: str
    weight: float
    worker: str = ""
    model_worker: str = ""

    def point(self, size_bytes: int, **options) -> Point:
        """A run over that many bytes."""
        return Point(self.kernel, size_bytes, self.weight * size_bytes, **options)


IN_LDM = Variant("chen", "tables in LDM", 1, "chen", "protect")
TABLES = Variant(
    "chen_main_memory",
    "tables in main memory",
    50,
    "chen_main_memory",
    "protect_main_memory",
)
SBOX = Variant("experiments/chen/chen_sbox", "S-box in main memory", 60)
IN_PLACE = Variant("experiments/chen/chen_in_place", "in place", 1)
BOTH = (IN_LDM, TABLES)


@dataclass(frozen=True)
class Curve:
    """Seconds over bytes, simulated for the smallest sizes, beyond them with the last slope."""

    points: tuple[tuple[int, float], ...]

    @classmethod
    def of(cls, runs: Iterable[Run | Protection]) -> "Curve":
        """Launch included."""
        return cls(tuple((run.bytes, run.seconds) for run in runs))

    @property
    def largest(self) -> int:
        """Bytes, up to where it was simulated."""
        return self.points[-1][0]

    def seconds(self, size_bytes: int) -> float:
        """Simulated or continued."""
        return Durations(self.points).seconds(size_bytes)

    def mb_per_s(self, size_bytes: int) -> float:
        """The throughput."""
        return size_bytes / self.seconds(size_bytes) / 1e6

    def continued(self, sizes: Iterable[int]) -> int:
        """How many of the sizes were not simulated."""
        return sum(size > self.largest for size in sizes)


def said_of(largest: Mapping[Variant, int]) -> str:
    """Up to where lines were simulated, for the note of a picture."""
    sizes = " or ".join(f"{format_size(n)} ({v.label})" for v, n in largest.items())
    return f"simulated up to {sizes}, then by the last slope"
