# SPDX-License-Identifier: Apache-2.0
"""The committed table of what is compared (published_rows.toml), and the arithmetic.

Kinds and roles are explained at the top of that file. What programs took on the chip is in another
table: experiments/validate/rows.py joins them.
"""

import hashlib
import math
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from lab.comparison import Comparison, Role
from lab.simulator import ROOT

PATH = ROOT / "experiments" / "lab" / "published_rows.toml"

# Marks the row of the other edge of Original's band, behind the row's name.
OTHER_EDGE = "-O2"


class Kind(StrEnum):
    """What was published: decides what an error is."""

    POINT = "point"
    RANGE = "range"
    INEQUALITY = "inequality"
    WORDS = "words"


HOLDS = {
    "over": lambda value, bound: value > bound,
    "at most": lambda value, bound: value <= bound,
}


@dataclass(frozen=True)
class Row:
    """One published number. Units as in the table; what has a default here may be missing."""

    id: str
    quantity: str
    published: float | list[float] | str
    unit: str
    kind: Kind
    role: Role
    source: str
    relation: str = ""
    taken_as: str = ""
    at_least: float | None = None
    at_most: float | None = None
    fixes: list[str] = field(default_factory=list)
    follows_from: list[str] = field(default_factory=list)
    apart: str = ""
    band: bool = False
    target_percent: float | None = None
    mechanism: str = ""

    def __post_init__(self) -> None:
        expected = {Kind.POINT: (int, float), Kind.RANGE: list, Kind.WORDS: str}
        if not isinstance(self.published, expected.get(self.kind, (int, float))):
            raise ValueError(f"row {self.id}: {self.published!r} is not a {self.kind}")
        if self.kind is Kind.INEQUALITY and self.relation not in HOLDS:
            raise ValueError(f"row {self.id}: relation is one of {', '.join(HOLDS)}")

    @property
    def counts(self) -> bool:
        """Whether it is evidence, and a number: a predicted point that does not stand apart."""
        return self.role is Role.PREDICTED and self.kind is Kind.POINT and not self.apart

    @property
    def is_other_edge(self) -> bool:
        """Whether another row compares the same number with the other build of Original."""
        return self.band and self.id.endswith(OTHER_EDGE)

    def error_percent(self, simulated: float) -> float | None:
        """Relative to the published number; words have no error."""
        if self.kind is Kind.POINT:
            nearest = self.published
        elif self.kind is Kind.RANGE:
            low, high = self.published
            nearest = min(max(simulated, low), high)
        elif self.kind is Kind.INEQUALITY:
            nearest = simulated if self.holds(simulated) else self.published
        else:
            return None
        return 100 * (simulated / nearest - 1) if simulated != nearest else 0.0

    def holds(self, simulated: float) -> bool | None:
        """Whether it comes out; None for a point without a target, which has an error instead."""
        if self.kind is Kind.POINT:
            if self.target_percent is None:
                return None
            return abs(self.error_percent(simulated)) <= self.target_percent
        if self.kind is Kind.RANGE:
            return self.published[0] <= simulated <= self.published[1]
        if self.kind is Kind.INEQUALITY:
            return HOLDS[self.relation](simulated, self.published)
        low = self.at_least if self.at_least is not None else simulated
        high = self.at_most if self.at_most is not None else simulated
        return low <= simulated <= high


@dataclass(frozen=True)
class LeftOut:
    """A published number that the model does not speak about."""

    id: str
    quantity: str
    reason: str


@dataclass(frozen=True)
class Measured:
    """What the simulator says about a row: a value, or the reason why there is none."""

    row: Row
    simulated: float | None
    reason: str = ""

    @property
    def error_percent(self) -> float | None:
        """None if it was not measured."""
        return None if self.simulated is None else self.row.error_percent(self.simulated)

    @property
    def holds(self) -> bool | None:
        """None if it was not measured, or there is nothing to hold."""
        return None if self.simulated is None else self.row.holds(self.simulated)

    def comparison(self) -> Comparison:
        """As a row of a table."""
        row, error = self.row, self.error_percent
        said = f"{row.relation} {row.published}".strip()
        return Comparison(
            f"{row.id}: {row.quantity}, {row.unit}",
            "not measured" if self.simulated is None else f"{self.simulated:.2f}",
            f"{said}; read as {row.taken_as}" if row.kind is Kind.WORDS else said,
            row.role,
            "" if error is None else f"{error:+.1f} %",
            self.holds,
        )


@dataclass(frozen=True)
class Summary:
    """How far measured rows are off."""

    count: int
    mean_percent: float
    rms_percent: float
    worst: Measured


def errors_of(measured: Iterable[Measured]) -> Summary | None:
    """Over those that have an error and do not stand apart; None if there are none. As well for
    calibrate.residuals.Residual."""
    with_error = [m for m in measured if m.error_percent is not None and not m.row.apart]
    if not with_error:
        return None
    errors = [abs(m.error_percent) for m in with_error]
    worst = max(with_error, key=lambda m: abs(m.error_percent))
    rms = math.sqrt(sum(error**2 for error in errors) / len(errors))
    return Summary(len(errors), sum(errors) / len(errors), rms, worst)


def summarise(measured: Iterable[Measured]) -> Summary | None:
    """Over the predicted points that were measured; None if there are none."""
    return errors_of(m for m in measured if m.row.counts)


def compared_points(rows: Iterable[Row], mechanism: str) -> list[Row]:
    """Those of a mechanism that do not stand apart."""
    return [row for row in rows if row.mechanism == mechanism and not row.apart]


def by_mechanism(measured: Iterable[Measured]) -> dict[str, list[Measured]]:
    """Of rows that have one, in the order in which the mechanisms come first."""
    groups: dict[str, list[Measured]] = {}
    for each in measured:
        if each.row.mechanism:
            groups.setdefault(each.row.mechanism, []).append(each)
    return groups


def _row(entry: dict) -> Row:
    return Row(**entry | {"kind": Kind(entry["kind"]), "role": Role(entry["role"])})


def _edges(row: Row) -> list[Row]:
    """The row itself; of a band also the one for original_o2, to which nothing was fitted."""
    if not row.band:
        return [row]
    quantity = row.quantity.replace("Original", "Original at -O2")
    return [
        row,
        replace(
            row,
            id=row.id + OTHER_EDGE,
            quantity=quantity,
            role=Role.FINDING,
            fixes=[],
            follows_from=[],
        ),
    ]


@dataclass(frozen=True)
class Table:
    """All rows, and the published numbers that no row has."""

    rows: list[Row]
    left_out: list[LeftOut]
    hash: str

    def row(self, row_id: str) -> Row:
        """StopIteration if there is none of that name."""
        return next(row for row in self.rows if row.id == row_id)


def load(path: Path = PATH) -> Table:
    """The table in its own order; `hash` names its content."""
    content = path.read_bytes()
    document = tomllib.loads(content.decode())
    rows = [edge for entry in document["row"] for edge in _edges(_row(entry))]
    left_out = [LeftOut(**entry) for entry in document.get("left_out", [])]
    return Table(rows, left_out, hashlib.sha256(content).hexdigest()[:16])
