# SPDX-License-Identifier: Apache-2.0
"""The machine's parameters that a fit may move (experiments/calibrate/parameters.toml).

The top of that file explains the format.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from calibrate.measurements import FOLDER, TableError, read_toml, record
from lab.records import Machine

PATH = FOLDER / "parameters.toml"


@dataclass(frozen=True)
class Movable:
    """Parameters that are moved as one, over the numbers of `values`; a fit moves the index."""

    names: tuple[str, ...]
    range: tuple[int, ...] = ()
    values: Sequence[int] = field(default=())

    def __post_init__(self) -> None:
        if bool(self.range) == bool(self.values):
            raise ValueError("give either range = [lowest, highest] or values = [...]")
        if self.range:
            low, high = self.range
            object.__setattr__(self, "values", range(low, high + 1))
        if list(self.values) != sorted(set(self.values)) or len(self.values) < 2:
            raise ValueError("needs two values or more, in ascending order")

    @property
    def name(self) -> str:
        """Of all that it moves."""
        return ", ".join(self.names)

    def settings(self, index: int) -> tuple[str, ...]:
        """NAME=VALUE of each."""
        return tuple(f"{name}={self.values[index]}" for name in self.names)

    def index_on(self, machine: Machine) -> int:
        """Of the value that is nearest to the machine's."""
        value = machine[self.names[0]]
        return min(range(len(self.values)), key=lambda index: abs(self.values[index] - value))


def load(machine: Machine, path: Path = PATH) -> list[Movable]:
    """In the file's order; TableError if it cannot be used on this machine."""
    entries = read_toml(path).get("parameter")
    if not isinstance(entries, list):
        raise TableError(f"{path}: no parameter; add a [[parameter]]")
    movables = []
    for number, entry in enumerate(entries, start=1):
        names = entry.get("names", [])
        where = f"{path}: [[parameter]] {', '.join(map(str, names)) or number}"
        movable = record(Movable, where, entry, names=tuple, range=tuple)
        for name in movable.names:
            _check(where, name, movable, machine)
        movables.append(movable)
    return movables


def _check(where: str, name: str, movable: Movable, machine: Machine) -> None:
    if name not in machine.parameters:
        raise TableError(f"{where}: the machine has no '{name}'; swsim machine lists all")
    low, high = machine.parameters[name].range
    if movable.values[0] < low or movable.values[-1] > high:
        raise TableError(f"{where}: '{name}' may be {low} to {high} only")


def selected(movables: list[Movable], beginnings: Sequence[str], machine: Machine) -> list[Movable]:
    """Those whose names begin so; all without a beginning. A parameter that is none of them may be
    named in full: it moves over all that the machine takes."""
    if not beginnings:
        return movables
    chosen = [m for m in movables if any(name.startswith(tuple(beginnings)) for name in m.names)]
    known = {name for movable in movables for name in movable.names}
    for name in beginnings:
        if name in machine.parameters and name not in known:
            chosen.append(Movable((name,), range=tuple(machine.parameters[name].range)))
    if not chosen:
        raise TableError(f"no parameter begins with {' or '.join(beginnings)}")
    return chosen
