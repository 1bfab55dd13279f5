# SPDX-License-Identifier: Apache-2.0
"""Machines beside the measurements: every row at several settings, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass

from calibrate.measurements import Measurement
from calibrate.parameters import Movable
from calibrate.programs import Bench, Settings
from calibrate.residuals import Residual, objective
from lab.simulator import SimulatorError
from lab.sweep import Sweep

Point = tuple[int, ...]  # of each parameter that is moved, the index of its value


def residuals(
    sweep: Sweep, bench: Bench, rows: Sequence[Measurement], machines: Sequence[Settings]
) -> dict[Settings, list[Residual]]:
    """Of every row on every machine; what fails has a note instead of a value."""
    pairs = [(settings, row) for settings in dict.fromkeys(machines) for row in rows]
    found = sweep.results("measuring", bench.tasks(pairs), keep_going=True)
    results = bench.residuals(pairs, found)

    def residual(settings: Settings, row: Measurement) -> Residual:
        result = results[settings, row.id]
        if isinstance(result, SimulatorError):
            return Residual(row, None, f"failed: {result.said}", failed=True)
        return result

    return {settings: [residual(settings, row) for row in rows] for settings in machines}


@dataclass(frozen=True)
class Evaluated:
    """A point, and how far its machine is off."""

    point: Point
    residuals: tuple[Residual, ...]

    @property
    def objective(self) -> float:
        """To be small."""
        return objective(self.residuals)


class Evaluator:
    """Points of the parameters that are moved; each is evaluated once."""

    def __init__(
        self,
        sweep: Sweep,
        bench: Bench,
        rows: Sequence[Measurement],
        movables: Sequence[Movable],
        base: Settings = (),
    ):
        self.movables = list(movables)
        self._sweep = sweep
        self._bench = bench
        self._rows = rows
        self._base = base
        self._known: dict[Point, Evaluated] = {}

    @property
    def count(self) -> int:
        """Of points so far."""
        return len(self._known)

    @property
    def evaluated(self) -> list[Evaluated]:
        """All so far."""
        return list(self._known.values())

    def settings(self, point: Point) -> Settings:
        """Of the point's machine."""
        moved = [m.settings(index) for m, index in zip(self.movables, point, strict=True)]
        return (*self._base, *(setting for each in moved for setting in each))

    def evaluate(self, points: Sequence[Point]) -> list[Evaluated]:
        """In the points' order."""
        new = [point for point in dict.fromkeys(points) if point not in self._known]
        if new:
            machines = {point: self.settings(point) for point in new}
            found = residuals(self._sweep, self._bench, self._rows, list(machines.values()))
            for point, settings in machines.items():
                self._known[point] = Evaluated(point, tuple(found[settings]))
        return [self._known[point] for point in points]
