# SPDX-License-Identifier: Apache-2.0
"""What each core of an AsAP kernel does, read from the kernel's own C source.

TASK(mix_cr, mix_columns_stage(column, row, 0, 4))      a task: its stage and directions
static const struct cell mesh[64] = { {mix_cr, 6}, ...  a core: its task and its targets
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from lab.simulator import ROOT

SIDE = 8  # cores in a row or column


@dataclass
class Cell:
    """One core with a task."""

    core: int
    task: str  # the C function
    stage: str  # what it does, directions left out
    receives: list[str]  # directions
    sends: list[tuple[str, int]]  # direction and target core; the next stage comes last
    round: int = 0  # of the cipher, or of the key schedule
    columns: tuple[int, ...] = ()  # of MixColumns

    @property
    def label(self) -> str:
        """For pictures: what it does, and in which round."""
        if self.stage == "mix_columns":
            name = {(0, 4): "MC", (0, 2): "MCl", (2, 2): "MCr"}[self.columns]
            return f"{name}{self.round}"
        name = LABELS[self.stage]
        return name if self.stage in ("entry", "exit") else f"{name}{self.round}"


LABELS = {
    "entry": "in",
    "exit": "out",
    "key_entry": "key",
    "add_round_key": "AK",
    "sub_bytes": "SB",
    "shift_rows": "SR",
    "sub_bytes_and_shift_rows": "SBR",
    "key_word": "kW",
    "key_xor": "kX",
    "last_key_xor": "kX",
}
# What the directions of a stage are, in the order of its arguments; of the others, into and out.
DIRECTIONS = {
    "entry": ("out",),
    "exit": ("into",),
    "key_entry": ("key_out", "out"),
    "key_xor": ("into", "key_out", "out"),
    "last_key_xor": ("into", "key_out"),
}


@dataclass
class Mapping:
    """The cores of a kernel that have a task, by number, and their order in both paths."""

    kernel: str
    cells: dict[int, Cell]
    data_path: list[Cell] = field(default_factory=list)
    key_path: list[Cell] = field(default_factory=list)

    @property
    def in_order(self) -> list[Cell]:
        """Along the data, then along the keys."""
        return self.data_path + self.key_path

    def grid(self) -> str:
        """The mesh as text: 8 rows of 8 cores."""
        labels = [
            self.cells[core].label if core in self.cells else "." for core in range(SIDE * SIDE)
        ]
        rows = (labels[SIDE * r : SIDE * (r + 1)] for r in range(SIDE))
        return "\n".join(" ".join(f"{label:<6}" for label in row).rstrip() for row in rows)


def read_mapping(kernel: str, root: Path = ROOT) -> Mapping:
    """From the tasks in the kernel's C source."""
    text = (root / "kernels" / kernel / f"{kernel}.c").read_text(encoding="utf-8")
    tasks = {
        name: (stage, [word.strip() for word in arguments.split(",")])
        for name, stage, arguments in re.findall(r"TASK\((\w+), (\w+)_stage\(([^)]*)\)\)", text)
    }
    [table] = re.findall(r"struct cell mesh\[64\] = \{(.*?)\n\};", text, re.DOTALL)
    entries = re.findall(r"\{([^{}]*)\}", table)
    cells = {}
    for core, entry in enumerate(entries):
        name, *targets = (word.strip() for word in entry.split(","))
        if name != "0":
            numbers = [int(target, 0) for target in targets] + [0, 0]
            cells[core] = _cell(core, name, *tasks[name], to=numbers[0], key_to=numbers[1])
    mapping = Mapping(kernel, cells)
    mapping.data_path = _path(cells, "entry", until=("exit",))
    mapping.key_path = _path(cells, "key_entry", until=("last_key_xor",))
    _number_rounds(mapping)
    return mapping


def _cell(core: int, task: str, stage: str, arguments: list[str], to: int, key_to: int) -> Cell:
    def target(direction: str, position: int) -> tuple[str, int]:
        row, column = divmod(core, SIDE)
        return direction, SIDE * row + position if direction == "row" else SIDE * position + column

    roles = DIRECTIONS.get(stage, ("into", "out"))
    way = dict(zip(roles, arguments, strict=False))
    receives = [way["into"]] if "into" in way else []
    if stage == "add_round_key":
        receives.insert(0, {"row": "column", "column": "row"}[way["into"]])
    places = (("key_out", key_to), ("out", to))
    sends = [target(way[role], place) for role, place in places if role in way]
    columns = tuple(int(column) for column in arguments[len(roles) :])
    return Cell(core, task, stage, receives, sends, columns=columns)


def _path(cells: dict[int, Cell], start: str, until: tuple[str, ...]) -> list[Cell]:
    """The cells from the one whose stage is `start`, each followed by the one it sends to last."""
    [cell] = [cell for cell in cells.values() if cell.stage == start]
    path = [cell]
    while cell.stage not in until:
        cell = cells[cell.sends[-1][1]]
        if cell in path:
            raise ValueError(f"core {cell.core} comes twice")
        path.append(cell)
    return path


def _number_rounds(mapping: Mapping) -> None:
    """Rounds as FIPS-197 counts them: AddRoundKey 0 comes before round 1."""
    number = 0
    for cell in mapping.data_path:
        cell.round = number
        number += cell.stage == "add_round_key"
    number = 0
    for cell in mapping.key_path:
        number += cell.stage == "key_word"
        cell.round = number
