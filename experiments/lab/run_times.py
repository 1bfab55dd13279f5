# SPDX-License-Identifier: Apache-2.0
"""The seconds that a program took for an amount of data, again and again."""

from dataclasses import dataclass
from statistics import mean, stdev


@dataclass(frozen=True)
class RunTimes:
    """Seconds of each run."""

    bytes: int
    seconds: list[float]

    @property
    def mean_seconds(self) -> float:
        """Of the runs."""
        return mean(self.seconds)

    @property
    def spread(self) -> float:
        """Standard deviation, as a part of the mean; 0 for a single run."""
        return stdev(self.seconds) / self.mean_seconds if len(self.seconds) > 1 else 0.0

    @property
    def gb_per_s(self) -> float:
        """Of the mean."""
        return 1e-9 * self.bytes / self.mean_seconds

    def __str__(self) -> str:
        return f"{self.mean_seconds:.3g} s ± {100 * self.spread:.1f} %"
