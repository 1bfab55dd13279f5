# SPDX-License-Identifier: Apache-2.0
"""The performance model of Chen et al. as we reconstruct it, with what was measured beside it.

The paper's text was not at hand. What is known of it: a round brings 1 KB to each CPE, works on it
and puts it back, with one buffer (Algorithm 3) or two (Algorithm 4); equation 1 gives the time of
the former, equation 3 that of the latter. The natural equations for that, with `rounds` rounds of
which each transfers for T_get and T_put and computes for T_aes:

    (1)  rounds * (T_get + T_aes + T_put)
    (3)  T_get + (rounds - 1) * max(T_aes, T_get + T_put) + T_aes + T_put
"""

from dataclasses import dataclass

from lab.published import CPES_PER_GROUP
from lab.records import OUTSIDE, Run
from lab.simulator import KIB

ROUND_BYTES = CPES_PER_GROUP * KIB

# What is no work of a core: it waits for a transfer, or does not run.
IDLE_ACCOUNTS = ("dma_wait", *OUTSIDE)


@dataclass(frozen=True)
class RoundCosts:
    """Cycles of one round of 1 KB for each of 64 CPEs."""

    transfer: float  # get and put, when nothing else goes on
    aes: float

    def single_buffered(self, rounds: int) -> float:
        """Equation 1."""
        return rounds * (self.transfer + self.aes)

    def double_buffered(self, rounds: int) -> float:
        """Equation 3; the first get and the last put together are one round's transfer."""
        return self.transfer + (rounds - 1) * max(self.aes, self.transfer) + self.aes


@dataclass(frozen=True)
class EquationRow:
    """One equation beside the simulation, in cycles without the launch."""

    kernel: str
    double_buffer: bool
    rounds: int
    costs: RoundCosts
    simulated: int

    @property
    def predicted(self) -> float:
        """Cycles by the equation."""
        if self.double_buffer:
            return self.costs.double_buffered(self.rounds)
        return self.costs.single_buffered(self.rounds)

    @property
    def error_percent(self) -> float:
        """Of the equation against the simulation."""
        return 100 * (self.predicted / self.simulated - 1)

    def as_json(self) -> dict:
        """With names that have units."""
        return {
            "kernel": self.kernel,
            "equation": 3 if self.double_buffer else 1,
            "rounds": self.rounds,
            "transfer_cycles_per_round": self.costs.transfer,
            "aes_cycles_per_round": self.costs.aes,
            "predicted_cycles": self.predicted,
            "simulated_cycles": self.simulated,
            "error_percent": self.error_percent,
        }


def cycles_for_each_round(smaller: Run, larger: Run) -> float:
    """From two runs of a program that only transfers; their difference is whole rounds."""
    rounds = (larger.bytes - smaller.bytes) / ROUND_BYTES
    return (larger.kernel_cycles - smaller.kernel_cycles) / rounds


def work_for_each_round(smaller: Run, larger: Run) -> float:
    """Cycles that a core works, look-ups in main memory included, in a round."""
    rounds = (larger.bytes - smaller.bytes) / ROUND_BYTES
    return (_work(larger) - _work(smaller)) / CPES_PER_GROUP / rounds


def _work(run: Run) -> int:
    accounts = run.accounts
    return sum(accounts.values()) - sum(accounts[name] for name in IDLE_ACCOUNTS)
