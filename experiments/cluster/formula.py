# SPDX-License-Identifier: Apache-2.0
"""How long the programs of kernels/mpi take, in closed form: for more nodes than SMPI simulates in
the time. Agrees with SMPI (tests/experiments/test_cluster.py)."""

from dataclasses import dataclass

import numpy as np

from cluster.durations import BLOCK_BYTES, Durations
from cluster.platform import Platform

GOLDEN_RATIO = 0.6180339887498949  # of injected.c


@dataclass(frozen=True)
class Times:
    """What the seconds of a run consist of. `work` is what grows with the data."""

    work: float
    array_start_up: float
    mpi_start_up: float
    network: float

    @property
    def seconds(self) -> float:
        """All together."""
        return self.work + self.array_start_up + self.mpi_start_up + self.network

    @property
    def holds(self) -> str:
        """Which part is the largest."""
        parts = {
            "work": self.work,
            "start-up": self.array_start_up + self.mpi_start_up,
            "network": self.network,
        }
        return max(parts, key=parts.get)


def after_barrier(platform: Platform, ready: np.ndarray, ranks_per_node: int = 1) -> np.ndarray:
    """When each rank leaves a barrier that it reaches at `ready` seconds. Dissemination: in each
    round a rank hears of twice as many others, and waits for the message it gets and its own."""
    ranks = np.arange(len(ready))
    supernode = ranks // (ranks_per_node * int(platform.nodes_per_supernode.value))
    distance = 1
    while distance < len(ready):
        sender = (ranks - distance) % len(ready)
        away = supernode != supernode[sender]
        seconds = 1e-6 * (platform.latency_us.value + platform.supernode_latency_us.value * away)
        own = seconds[(ranks + distance) % len(ready)]
        ready = np.maximum(ready + own, ready[sender] + seconds)
        distance *= 2
    return ready


def barrier_seconds(platform: Platform, ranks: int) -> float:
    """Of one that all reach at the same time."""
    return float(after_barrier(platform, np.zeros(ranks)).max())


def slowness(platform: Platform, ranks: int) -> np.ndarray:
    """How many times as long as on the first one work takes on each rank, as injected.c spreads
    it."""
    return 1 + platform.imbalance.value * (np.arange(ranks) * GOLDEN_RATIO % 1)


def offline(
    platform: Platform,
    durations: Durations,
    ranks: int,
    bytes_per_rank: float,
    ranks_per_node: int = 1,
) -> Times:
    """Each rank has its data. PlatformError if there are not so many nodes."""
    platform.supernodes_of(-(-ranks // ranks_per_node))
    durations = durations.on(platform)
    seconds = durations.seconds(bytes_per_rank)
    begin = after_barrier(platform, np.zeros(ranks), ranks_per_node)
    slowest = slowness(platform, ranks)
    end = after_barrier(platform, begin + seconds * slowest, ranks_per_node)
    start_up = min(durations.seconds(0), seconds) * slowest.max()
    work = seconds * slowest.max() - start_up
    return Times(
        work=work,
        array_start_up=start_up,
        mpi_start_up=platform.start_up_seconds(ranks),
        network=end[0] - begin[0] - work - start_up,
    )


def online_seconds(
    platform: Platform,
    durations: Durations,
    ranks: int,
    total_bytes: float,
    kept_bytes: float,
    piece_bytes: float,
) -> float:
    """Rank 0 hands out what it does not keep, in pieces, two on their way at a time."""
    platform.supernodes_of(ranks)
    durations = durations.on(platform)
    own = durations.seconds(kept_bytes) if kept_bytes else 0.0
    handed_out = 0.0
    if ranks > 1:
        part = (total_bytes - kept_bytes) / (ranks - 1)
        piece = min(piece_bytes, part)
        transfer = piece / platform.bytes_per_second
        encryption = durations.seconds(piece) * slowness(platform, ranks).max()
        # The link is busy all the time, or the only other node is: the first two pieces come
        # together, the last one goes back.
        link = (total_bytes - kept_bytes) / platform.bytes_per_second + encryption
        worker = transfer + part / piece * encryption
        handed_out = max(link, worker) + 2 * transfer
    start_up = platform.start_up_seconds(ranks)
    return max(own, handed_out) + start_up + barrier_seconds(platform, ranks)


def best_kept_bytes(
    platform: Platform, durations: Durations, ranks: int, total_bytes: int, piece_bytes: int
) -> int:
    """What rank 0 should keep so that it is ready when the others are; whole blocks."""
    if ranks == 1:
        return total_bytes
    low, high = 0, total_bytes // BLOCK_BYTES
    while low < high:
        middle = (low + high + 1) // 2
        own = durations.on(platform).seconds(middle * BLOCK_BYTES)
        alone = barrier_seconds(platform, ranks) + platform.start_up_seconds(ranks) + own
        all_together = online_seconds(
            platform, durations, ranks, total_bytes, middle * BLOCK_BYTES, piece_bytes
        )
        # The source does not keep the others waiting.
        if alone < all_together:
            low = middle
        else:
            high = middle - 1
    return low * BLOCK_BYTES
