# SPDX-License-Identifier: Apache-2.0
"""The equations of Chen et al. (sections 5.3 and 5.5), with what was measured beside them.

T is the time of computing on one core, P that of a round's transfers, N the number of rounds, Ng
and Nc those of core groups and of CPEs in each:

    (1)  speed-up with one buffer  = T / (T / (Ng Nc) + P N)
    (2)  throughput = M / T, here of M bytes in the execution time T
    (3)  speed-up with two buffers = T / (max[T / (Ng Nc), P (N - 1)] + P)
"""

from dataclasses import dataclass

from lab.records import OUTSIDE, Run
from lab.simulator import KIB

UNIT_BYTES = KIB  # of a CPE in each round (section 6.1)
ROUND_BYTES = 64 * UNIT_BYTES  # of 64 CPEs

# What is no work of a core: it waits for a transfer, or does not run.
IDLE_ACCOUNTS = ("dma_wait", *OUTSIDE)


@dataclass(frozen=True)
class Place:
    """Core groups, and CPEs in each."""

    groups: int
    cpes: int

    @property
    def cores(self) -> int:
        """Of all groups."""
        return self.groups * self.cpes

    def rounds(self, size_bytes: int) -> int:
        """Over so much data of all groups."""
        return -(-size_bytes // (self.cores * UNIT_BYTES))


@dataclass(frozen=True)
class Costs:
    """T and P of the equations, in cycles."""

    computing: float
    transfer: float

    def single_buffered(self, place: Place, rounds: int) -> float:
        """The speed-up of equation 1."""
        return self.computing / (self.computing / place.cores + self.transfer * rounds)

    def double_buffered(self, place: Place, rounds: int) -> float:
        """The speed-up of equation 3."""
        longer = max(self.computing / place.cores, self.transfer * (rounds - 1))
        return self.computing / (longer + self.transfer)

    def speedup(self, double_buffer: bool, place: Place, rounds: int) -> float:
        """By the equation for it."""
        return (self.double_buffered if double_buffer else self.single_buffered)(place, rounds)


def computing_cycles(alone: Run) -> int:
    """T: what the only core of a run works, look-ups in main memory included."""
    accounts = alone.accounts
    return sum(accounts.values()) - sum(accounts[name] for name in IDLE_ACCOUNTS)


def transfer_cycles(smaller: Run, larger: Run, cpes: int) -> float:
    """P: from two runs of a program that only transfers; their difference is whole rounds."""
    rounds = (larger.bytes - smaller.bytes) / (cpes * UNIT_BYTES)
    return (larger.kernel_cycles - smaller.kernel_cycles) / rounds
