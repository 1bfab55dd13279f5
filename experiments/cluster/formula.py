# SPDX-License-Identifier: Apache-2.0
"""How long the programs of kernels/mpi take, in closed form: for more nodes than SMPI simulates in
the time. Agrees with SMPI (tests/experiments/test_cluster.py)."""

from dataclasses import dataclass

import numpy as np

from cluster.durations import BLOCK_BYTES, Durations
from cluster.platform import Platform

GOLDEN_RATIO = 0.6180339887498949  # of injected.c
# What rank 0 tells all, by program of kernels/mpi: a task of kernels/common/aes_task.h, or of
# kernels/chen/chen_task.h.
TOLD_BYTES = {"swaes": 896, "chen": 4672}


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
    distance = 1
    while distance < len(ready):
        sender = (ranks - distance) % len(ready)
        seconds = _latency(platform, ranks, sender, ranks_per_node)
        own = seconds[(ranks + distance) % len(ready)]
        ready = np.maximum(ready + own, ready[sender] + seconds)
        distance *= 2
    return ready


def after_broadcast(
    platform: Platform, ready: np.ndarray, ranks_per_node: int = 1, program: str = "swaes"
) -> np.ndarray:
    """When each rank knows keys and tables, of which rank 0 begins to tell when it is ready. By a
    binomial tree: who knows sends to all its children at once, which share its link."""
    known = np.full(len(ready), ready[0])
    ranks = np.arange(len(ready))
    levels = []  # the distances to children, and who has one there
    distance = 1
    while distance < len(ready):
        has_child = (ranks % (2 * distance) == 0) & (ranks + distance < len(ready))
        levels.append((distance, ranks[has_child]))
        distance *= 2
    children = np.zeros(len(ready))
    for _, parents in levels:
        children[parents] += 1
    for distance, parents in reversed(levels):
        told = parents + distance
        transfer = children[parents] * TOLD_BYTES[program] / platform.bytes_per_second
        latency = _latency(platform, parents, told, ranks_per_node)
        known[told] = np.maximum(known[parents] + latency + transfer, ready[told])
    return known


def _latency(
    platform: Platform, ranks: np.ndarray, others: np.ndarray, ranks_per_node: int
) -> np.ndarray:
    """Seconds between each two."""
    in_supernode = ranks_per_node * int(platform.nodes_per_supernode.value)
    away = ranks // in_supernode != others // in_supernode
    return 1e-6 * (platform.latency_us.value + platform.supernode_latency_us.value * away)


def around_work_seconds(platform: Platform, ranks: int) -> float:
    """Starting the ranks, telling them keys and tables, and the barrier at the end."""
    told = after_broadcast(platform, np.zeros(ranks)).max()
    barrier = after_barrier(platform, np.zeros(ranks)).max()
    return float(told + barrier) + platform.start_up_seconds(ranks)


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
    program: str = "swaes",
) -> Times:
    """Each rank has its data. PlatformError if there are not so many nodes."""
    platform.supernodes_of(-(-ranks // ranks_per_node))
    durations = durations.on(platform)
    seconds = durations.seconds(bytes_per_rank)
    begin = after_barrier(platform, np.zeros(ranks), ranks_per_node)
    slowest = slowness(platform, ranks)
    told = after_broadcast(platform, begin, ranks_per_node, program)
    end = after_barrier(platform, told + seconds * slowest, ranks_per_node)
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
    return max(own, handed_out) + around_work_seconds(platform, ranks)


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
        alone = around_work_seconds(platform, ranks) + own
        all_together = online_seconds(
            platform, durations, ranks, total_bytes, middle * BLOCK_BYTES, piece_bytes
        )
        # The source does not keep the others waiting.
        if alone < all_together:
            low = middle
        else:
            high = middle - 1
    return low * BLOCK_BYTES
