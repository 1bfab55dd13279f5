# SPDX-License-Identifier: Apache-2.0
"""What the data say about each parameter: how far it may move, and which of them hold it."""

from collections.abc import Sequence
from dataclasses import dataclass

from calibrate.evaluation import Evaluated, Evaluator, Point
from calibrate.parameters import Movable
from calibrate.residuals import by_mechanism, counted, objective, scatter_of_objective


@dataclass(frozen=True)
class Range:
    """The lowest and highest value at which the objective is within the scatter of the data."""

    low: int
    high: int
    open_below: bool  # the parameter may not be lower: the data do not bound it
    open_above: bool  # or not higher

    @property
    def is_bounded(self) -> bool:
        """Whether the data bound it at one end at least."""
        return not (self.open_below and self.open_above)

    def __str__(self) -> str:
        below, above = "<" * self.open_below, ">" * self.open_above
        return f"{below}{self.low} to {self.high}{above}"


@dataclass(frozen=True)
class Determined:
    """A parameter at the end of a fit, with its range; and the same without one mechanism's data,
    of each mechanism."""

    movable: Movable
    value: int
    range: Range
    without: dict[str, Range]

    @property
    def by(self) -> str:
        """The mechanism without which the range is widest; nothing if none makes it wider."""
        width = self._width(self.range)
        widest = max(self.without, key=lambda name: self._width(self.without[name]), default="")
        return widest if widest and self._width(self.without[widest]) > width else ""

    @staticmethod
    def _width(of: Range) -> int:
        return of.high - of.low


def determine(evaluator: Evaluator, best: Evaluated) -> list[Determined]:
    """Each parameter moved by itself from the best point."""
    lines = [_line(movable, best.point, i) for i, movable in enumerate(evaluator.movables)]
    evaluator.evaluate([point for line in lines for point in line])
    mechanisms = list(by_mechanism(best.residuals))
    determined = []
    for which, (movable, line) in enumerate(zip(evaluator.movables, lines, strict=True)):
        on_line = evaluator.evaluate(line)
        determined.append(
            Determined(
                movable,
                movable.values[best.point[which]],
                _range(movable, which, on_line, ""),
                {name: _range(movable, which, on_line, name) for name in mechanisms},
            )
        )
    return determined


def _line(movable: Movable, point: Point, which: int) -> list[Point]:
    """The point, and from it 1, 2, 4 ... values up and down, to both ends."""
    here, last = point[which], len(movable.values) - 1
    distances = [2**i for i in range(last.bit_length())]
    indices = {0, last, here, *(here + d for d in distances), *(here - d for d in distances)}
    return [
        (*point[:which], index, *point[which + 1 :])
        for index in sorted(index for index in indices if 0 <= index <= last)
    ]


def _range(movable: Movable, which: int, line: Sequence[Evaluated], without: str) -> Range:
    def left(evaluated: Evaluated) -> list:
        return [r for r in evaluated.residuals if r.row.mechanism != without]

    if not counted(left(line[0])):  # nothing is left to bound it
        return Range(movable.values[0], movable.values[-1], open_below=True, open_above=True)
    allowed = min(objective(left(e)) for e in line) + scatter_of_objective(left(line[0]))
    within = [e.point[which] for e in line if objective(left(e)) <= allowed]
    low, high = min(within), max(within)
    return Range(
        movable.values[low],
        movable.values[high],
        low == 0,
        high == len(movable.values) - 1,
    )
