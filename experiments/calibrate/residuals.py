# SPDX-License-Identifier: Apache-2.0
"""How far a machine is from the measurements, row by row and by mechanism."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from calibrate.measurements import Measurement

# In a fit, of a row whose program failed on a machine.
FAILED_PERCENT = 1000.0

# The note of a value that was measured where clones of others' repositories were at hand.
NOT_REPEATED = "not repeated here"


@dataclass(frozen=True)
class Residual:
    """A row and what the simulator says about it; or, in the note, why it says nothing."""

    row: Measurement
    simulated: float | None
    note: str = ""
    failed: bool = False  # its program ran and did not end well

    @property
    def error_percent(self) -> float | None:
        """None if it was not measured."""
        return None if self.simulated is None else self.row.error_percent(self.simulated)

    @property
    def holds(self) -> bool | None:
        """Whether it is within its target; None without a value."""
        error = self.error_percent
        return None if error is None else abs(error) <= self.row.target_percent


def by_mechanism(residuals: Iterable[Residual]) -> dict[str, list[Residual]]:
    """In the order in which the mechanisms come first."""
    groups: dict[str, list[Residual]] = {}
    for residual in residuals:
        groups.setdefault(residual.row.mechanism, []).append(residual)
    return groups


def objective(residuals: Iterable[Residual]) -> float:
    """What a fit makes small: the mean, over the mechanisms, of the mean square of each row's error
    in units of what is allowed. Rows of one table are not independent, so they do not add up. Only
    rows to be fitted that ran count; one that failed counts as far off."""
    return _mean_over_mechanisms(residuals, lambda r: _error(r) / allowed_percent(r.row))


def scatter_of_objective(residuals: Iterable[Residual]) -> float:
    """How much of it the chip's own scatter explains."""
    return _mean_over_mechanisms(
        residuals, lambda r: r.row.scatter_percent / allowed_percent(r.row)
    )


def _error(residual: Residual) -> float:
    return FAILED_PERCENT if residual.failed else residual.error_percent


def counted(residuals: Iterable[Residual]) -> list[Residual]:
    """Those that the objective is made of."""
    ran = (r for r in residuals if r.failed or r.error_percent is not None)
    return [r for r in ran if r.row.is_fitted]


def _mean_over_mechanisms(residuals: Iterable[Residual], ratio: Callable) -> float:
    groups = by_mechanism(counted(residuals))
    return _mean(_mean(ratio(r) ** 2 for r in group) for group in groups.values())


def allowed_percent(row: Measurement) -> float:
    """In a fit: its target, but no less than the chip's own scatter."""
    return max(row.target_percent, row.scatter_percent)


def _mean(values: Iterable[float]) -> float:
    values = list(values)
    return sum(values) / len(values) if values else math.nan
