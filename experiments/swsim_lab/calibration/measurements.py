# SPDX-License-Identifier: Apache-2.0
"""The table of what was measured on the chip (experiments/calibration/measurements.toml).

The top of that file explains the format.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path

from swsim_lab.simulator import ROOT

FOLDER = ROOT / "experiments" / "calibration"
PATH = FOLDER / "measurements.toml"


class TableError(ValueError):
    """A file that cannot be used: which one, which row, what to do."""


class Used(StrEnum):
    """What a measurement is for."""

    FIT = "fit"  # parameters are fitted to it: never evidence
    CHECK = "check"  # nothing is fitted to it: a prediction
    SEEN = "seen"  # nothing is fitted to it, but it was known when the model was made


# Of a series, tables with an entry for some rows only.
BY_ROW = ("fixes", "apart")

UNITS = ("cycles", "instructions", "us", "GB/s", "MB/s", "GFLOPS")


@dataclass(frozen=True)
class Measurement:
    """One number of the chip, or [low, high], and the program that repeats it."""

    id: str
    quantity: str
    program: str
    value: float | tuple[float, float]
    unit: str
    mechanism: str
    used: Used
    source: str
    target_percent: float
    scatter_percent: float = 0.0
    arguments: Mapping[str, int] = field(default_factory=dict)
    fixes: tuple[str, ...] = ()
    apart: str = ""

    def __post_init__(self) -> None:
        low, high = self.ends
        self._must(0 < low <= high, "value must be a number above 0, or [low, high]")
        self._must(self.unit in UNITS, f"unit must be one of {', '.join(UNITS)}")
        self._must(self.scatter_percent >= 0, "scatter_percent must be 0 or more")
        self._must(self.target_percent > 0, "target_percent must be above 0")
        self._must(
            all(isinstance(value, int) for value in self.arguments.values()),
            "arguments must be whole numbers",
        )

    def _must(self, holds: bool, rule: str) -> None:
        if not holds:
            raise ValueError(rule)

    @property
    def is_fitted(self) -> bool:
        """Whether a fit looks at it."""
        return self.used is Used.FIT and not self.apart

    @property
    def ends(self) -> tuple[float, float]:
        """Of the range; twice the number if it is one."""
        return self.value if isinstance(self.value, tuple) else (self.value, self.value)

    def error_percent(self, simulated: float) -> float:
        """Relative to the number, or to the nearer end of the range; none inside."""
        low, high = self.ends
        return 100 * (simulated / min(max(simulated, low), high) - 1)

    @property
    def request(self) -> dict:
        """What its result depends on besides machine and program."""
        return {"program": self.program, "arguments": dict(self.arguments), "unit": self.unit}


def load(path: Path = PATH) -> list[Measurement]:
    """All rows in the file's order; TableError if it cannot be used."""
    document = read_toml(path)
    for name, entries in document.items():
        if name not in ("measurement", "series") or not isinstance(entries, list):
            raise TableError(
                f"{path}: '{name}' is not a list of measurements; "
                "write [[measurement]] or [[series]] above each"
            )
    rows = [*_single(path, document), *_series(path, document)]
    if not rows:
        raise TableError(f"{path}: no measurement; add a [[measurement]] or a [[series]]")
    seen = set()
    for row in rows:
        if row.id in seen:
            raise TableError(f"{path}: two rows are named '{row.id}'; rename one")
        seen.add(row.id)
    return rows


def read_toml(path: Path) -> dict:
    """TableError if it cannot be read; the message names the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TableError(f"{path}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TableError(f"{path}: not TOML: {error}") from error


def _single(path: Path, document: dict) -> Iterator[Measurement]:
    for number, entry in enumerate(document.get("measurement", []), start=1):
        yield _measurement(f"{path}: [[measurement]] {entry.get('id', number)}", entry)


def _series(path: Path, document: dict) -> Iterator[Measurement]:
    for number, series in enumerate(document.get("series", []), start=1):
        where = f"{path}: [[series]] {series.get('id', number)}"
        for name in ("at", "value", "vary", "id"):
            if name not in series:
                raise TableError(f"{where}: '{name}' is missing")
        at = series["at"]
        for name, values in {**series, **series.get("arguments", {})}.items():
            if isinstance(values, list) and name != "vary" and len(values) != len(at):
                raise TableError(
                    f"{where}: '{name}' has {len(values)} values for {len(at)} of 'at'; "
                    "give each row its own"
                )
        for name in BY_ROW:
            for key in series.get(name, {}):
                if key not in map(str, at):
                    raise TableError(
                        f"{where}: '{name}' has an entry for {key}, which is not in 'at'; "
                        "give it to the series that has that row"
                    )
        for index in range(len(at)):
            yield _measurement(where, _entry_of_series(series, index))


def _entry_of_series(series: dict, index: int) -> dict:
    """As a [[measurement]] would be written."""

    def own(values: dict) -> dict:
        return {
            name: value[index] if isinstance(value, list) else value
            for name, value in values.items()
        }

    at = series["at"][index]
    common = {k: v for k, v in series.items() if k not in ("at", "vary", "arguments", *BY_ROW)}
    by_row = {k: series[k][str(at)] for k in BY_ROW if str(at) in series.get(k, {})}
    varied = dict.fromkeys(series["vary"], at)
    return (
        own(common)
        | by_row
        | {
            "id": f"{series['id']}-{at}",
            "quantity": str(series.get("quantity", "")).replace("{at}", str(at)),
            "arguments": own(series.get("arguments", {})) | varied,
        }
    )


def _measurement(where: str, entry: dict) -> Measurement:
    return record(
        Measurement,
        where,
        entry,
        used=Used,
        fixes=tuple,
        value=lambda value: tuple(value) if isinstance(value, list) else value,
    )


def record(kind: type, where: str, entry: dict, **converters):
    """A value of a dataclass from a table of TOML; TableError if a field is wrong, unknown or
    missing."""
    known = {each.name for each in fields(kind)}
    for name in entry.keys() - known:
        raise TableError(
            f"{where}: there is no field '{name}'; there are {', '.join(sorted(known))}"
        )
    try:
        values = {name: converters.get(name, lambda v: v)(v) for name, v in entry.items()}
        return kind(**values)
    except (TypeError, ValueError) as error:
        reason = str(error).replace(f"{kind.__name__}.__init__()", "the row")
        raise TableError(f"{where}: {reason}") from error
