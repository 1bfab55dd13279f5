# SPDX-License-Identifier: Apache-2.0
"""What runs on the nodes: who has the data, and how many ranks work on how much of it."""

import math
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cluster import formula, smpi
from cluster.durations import BLOCK_BYTES, Durations
from cluster.platform import Platform
from cluster.smpi import NodesRun
from lab.simulator import MIB

GIB = 1024 * MIB
PIECE_BYTES = 8 * MIB

PROGRAMS = ("swaes", "chen")


@dataclass(frozen=True)
class Offline:
    """Each rank has its data. A rank of `swaes` is a node, four core groups in private mode; a rank
    of `chen` is a core group, four to a node."""

    worker: str  # of cluster.durations
    ranks: int
    bytes_per_rank: int
    program: str = "swaes"
    shares_memory = False

    @property
    def ranks_per_node(self) -> int:
        """Fewer if there are not so many."""
        return min(self.ranks, 4) if self.program == "chen" else 1

    @property
    def bytes(self) -> int:
        """Of all."""
        return self.ranks * self.bytes_per_rank

    def arguments(self, _platform: Platform, _durations: Durations) -> list[str]:
        """Of the program."""
        return [f"bytes={self.bytes_per_rank}"]

    def times(self, platform: Platform, durations: Durations) -> formula.Times:
        """In closed form."""
        return formula.offline(
            platform,
            durations,
            self.ranks,
            self.bytes_per_rank,
            self.ranks_per_node,
            self.program,
        )

    def seconds(self, platform: Platform, durations: Durations) -> float:
        """In closed form."""
        return self.times(platform, durations).seconds


@dataclass(frozen=True)
class Online:
    """Rank 0 has all data. It encrypts as much itself as every other rank (keeps_best is False), or
    as much as it can while the network takes the rest."""

    worker: str
    ranks: int
    bytes: int
    keeps_best: bool
    piece_bytes: int = PIECE_BYTES
    program: str = "swaes"
    ranks_per_node = 1
    shares_memory = True

    def kept(self, platform: Platform, durations: Durations) -> int:
        """Bytes that rank 0 encrypts."""
        if not self.keeps_best:
            return self.bytes // self.ranks // BLOCK_BYTES * BLOCK_BYTES
        return formula.best_kept_bytes(
            platform, durations, self.ranks, self.bytes, self.piece_bytes
        )

    def arguments(self, platform: Platform, durations: Durations) -> list[str]:
        """Of the program."""
        kept = self.kept(platform, durations)
        return ["place=source", f"bytes={self.bytes}", f"kept={kept}", f"piece={self.piece_bytes}"]

    def seconds(self, platform: Platform, durations: Durations) -> float:
        """In closed form."""
        kept = self.kept(platform, durations)
        return formula.online_seconds(
            platform, durations, self.ranks, self.bytes, kept, self.piece_bytes
        )


@dataclass(frozen=True)
class Uneven:
    """Each rank has data, from the first to the last less by a step, `spread_percent` more and less
    than bytes_per_rank at the ends. Balanced: those with more than the mean let others encrypt what
    is above it, as far as it can go there while they encrypt the rest."""

    worker: str
    ranks: int
    bytes_per_rank: int
    spread_percent: int
    balanced: bool
    program: str = "swaes"
    ranks_per_node = 1
    shares_memory = True

    def arguments(self, platform: Platform, durations: Durations) -> list[str]:
        """Of the program."""
        encrypted = self.bytes_per_rank / durations.seconds(self.bytes_per_rank)
        kept = encrypted / (encrypted + platform.bytes_per_second) if self.balanced else 1
        return [
            "place=uneven",
            f"bytes={self.bytes_per_rank}",
            f"spread={self.spread_percent}",
            f"keeps={math.ceil(100 * kept)}",
        ]

    def seconds(self, _platform: Platform, _durations: Durations) -> None:
        """There is no closed form."""


Scenario = Offline | Online | Uneven


class Cluster:
    """Runs scenarios under SMPI, with these durations of the workers."""

    def __init__(
        self, platform: Platform, durations: Mapping[str, Durations], programs: Mapping[str, Path]
    ):
        self.platform = platform
        self.durations = durations
        self._programs = programs

    def run(self, scenario: Scenario) -> NodesRun:
        """SmpiError or PlatformError if it cannot."""
        durations = self.durations[scenario.worker]
        return smpi.run(
            self._programs[scenario.program],
            self.platform,
            durations,
            scenario.ranks,
            scenario.arguments(self.platform, durations),
            scenario.ranks_per_node,
            scenario.shares_memory,
        )

    def seconds(self, scenario: Scenario) -> float | None:
        """The same in closed form; None if it has none."""
        return scenario.seconds(self.platform, self.durations[scenario.worker])


@contextmanager
def built_programs() -> Iterator[dict[str, Path]]:
    """All programs of kernels/mpi, as long as the block runs."""
    with tempfile.TemporaryDirectory(prefix="swsim-cluster-") as name:
        yield {program: smpi.build(program, Path(name)) for program in PROGRAMS}
