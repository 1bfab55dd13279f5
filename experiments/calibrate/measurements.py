# SPDX-License-Identifier: Apache-2.0
"""The table of what was measured on the chip (experiments/calibrate/measurements.toml).

The top of that file explains the format.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from pathlib import Path

from lab.simulator import ROOT

FOLDER = ROOT / "experiments" / "calibrate"
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

LOWEST, HIGHEST = 1e-9, 1e15  # of a value; so no square of an error is beyond floating point
NARROWEST_PERCENT, WIDEST_PERCENT = 1e-3, 1e3  # of what is allowed


@dataclass(frozen=True)
class Rule:
    """What something in a table must be, and whether it is."""

    says: str
    holds: Callable[[object], bool]

    def check(self, name: str, value: object) -> None:
        """ValueError if it is not."""
        if not self.holds(value):
            raise ValueError(f"'{name}' must be {self.says}, not {value!r:.60}")


def _number(low: float, high: float) -> Rule:
    return Rule(
        f"a number from {low:g} to {high:g}",
        lambda value: type(value) in (int, float) and low <= value <= high,
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _list_of(holds: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, (list, tuple)) and all(map(holds, value))


def _is_value(value: object) -> bool:
    ends = value if isinstance(value, tuple) else (value, value)
    number = _number(LOWEST, HIGHEST)
    return len(ends) == 2 and all(map(number.holds, ends)) and ends[0] <= ends[1]


TEXT = Rule("text", _is_text)
WORD = Rule("a name without blanks", lambda value: _is_text(value) and len(value.split()) == 1)
NAMES = Rule("a list of names", _list_of(_is_text))
TABLE = Rule("a table, { NAME = ... }", lambda value: isinstance(value, dict))

RULES = {
    **dict.fromkeys(("id", "quantity", "program", "mechanism", "source", "apart"), TEXT),
    "value": Rule(f"{_number(LOWEST, HIGHEST).says}, or [low, high] of such", _is_value),
    "unit": Rule(f"one of {', '.join(UNITS)}", lambda value: value in UNITS),
    "used": Rule(f"one of {', '.join(Used)}", lambda value: isinstance(value, Used)),
    "target_percent": _number(NARROWEST_PERCENT, WIDEST_PERCENT),
    "scatter_percent": _number(0, WIDEST_PERCENT),
    "arguments": Rule(
        "whole numbers by their names, { bytes = 8 }",
        lambda value: isinstance(value, dict) and all(map(_is_whole, value.values())),
    ),
    "fixes": NAMES,
}

# Of a series as it is written; what its rows have in common is as in a row.
SERIES_RULES = {
    "id": WORD,
    "quantity": TEXT,
    "at": Rule("a list of whole numbers", _list_of(_is_whole)),
    "value": Rule("a list with a value for each of 'at'", lambda value: isinstance(value, list)),
    "vary": NAMES,
    "arguments": TABLE,
    **dict.fromkeys(BY_ROW, TABLE),
}


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
        for name, rule in RULES.items():
            rule.check(name, getattr(self, name))

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
        is_list = _list_of(TABLE.holds)(entries)
        if name not in ("measurement", "series") or not is_list:
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
    except (ValueError, RecursionError) as error:
        raise TableError(f"{path}: not TOML: {error}") from error


def _single(path: Path, document: dict) -> Iterator[Measurement]:
    for number, entry in enumerate(document.get("measurement", []), start=1):
        yield _measurement(f"{path}: [[measurement]] {entry.get('id', number)}", entry)


def _series(path: Path, document: dict) -> Iterator[Measurement]:
    for number, series in enumerate(document.get("series", []), start=1):
        where = f"{path}: [[series]] {series.get('id', number)}"
        _check_series(where, series)
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
            yield _measurement(f"{where}, {at[index]}", _entry_of_series(series, index))


def _check_series(where: str, series: dict) -> None:
    for name in ("at", "value", "vary", "id"):
        if name not in series:
            raise TableError(f"{where}: '{name}' is missing")
    _check(where, series, SERIES_RULES)


def _check(where: str, entry: dict, rules: Mapping[str, Rule]) -> None:
    try:
        for name, rule in rules.items():
            if name in entry:
                rule.check(name, entry[name])
    except ValueError as error:
        raise TableError(f"{where}: {error}") from error


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
            "quantity": series.get("quantity", "").replace("{at}", str(at)),
            "arguments": own(series.get("arguments", {})) | varied,
        }
    )


def _measurement(where: str, entry: dict) -> Measurement:
    def of_list(value: object) -> object:
        return tuple(value) if isinstance(value, list) else value

    _check(where, entry, {"id": WORD, "program": WORD})  # the kit reads lines of words
    return record(
        Measurement,
        where,
        entry,
        used=lambda value: Used(value) if value in list(Used) else value,
        fixes=of_list,
        value=of_list,
    )


def record(kind: type, where: str, entry: dict, **converters):
    """A value of a dataclass from a table of TOML; TableError if a field is wrong, unknown or
    missing."""
    known = {each.name: each for each in fields(kind)}
    for name in entry.keys() - known:
        raise TableError(
            f"{where}: there is no field '{name}'; there are {', '.join(sorted(known))}"
        )
    for name, each in known.items():
        if name not in entry and each.default is MISSING and each.default_factory is MISSING:
            raise TableError(f"{where}: '{name}' is missing")
    try:
        values = {name: converters.get(name, lambda v: v)(v) for name, v in entry.items()}
        return kind(**values)
    except (TypeError, ValueError) as error:
        raise TableError(f"{where}: {error}") from error
