# SPDX-License-Identifier: Apache-2.0
"""What each core of an AsAP kernel does, read from the kernel's own C source.

TASK(mix_cr, mix_columns_stage(column, row, 0, 4))      a task: its stage, directions, and a detail
static const struct cell mesh[64] = { {mix_cr, 6}, ...  a core: its task and its targets

The names of the tasks are those of Liu and Baas, "A High-Performance Area-Efficient AES Cipher on a
Many-Core Platform".
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from lab.simulator import ROOT

SIDE = 8  # cores in a row or column


@dataclass(frozen=True)
class Kind:
    """What cores do, rounds and directions left out. `tasks`: those of the paper's first mapping,
    whole or in part; none where a core only brings or takes."""

    name: str
    label: str  # short, for pictures
    tasks: tuple[str, ...] = ()


def _of_one_task(name: str, label: str) -> Kind:
    return Kind(name, label, (name,))


# By stage, or by the step that a stage does; of MixColumns by its columns, too.
KINDS = {
    "entry": Kind("in", "in"),
    "exit": Kind("out", "out"),
    "key_entry": Kind("key", "key"),
    "add_round_key": _of_one_task("AddRoundKey", "AK"),
    "sub_bytes": _of_one_task("SubBytes", "SB"),
    "shift_rows": _of_one_task("ShiftRows", "SR"),
    "sub_bytes_and_shift_rows": Kind("SubShift", "SS", ("SubBytes", "ShiftRows")),
    "mix_columns 0, 4": _of_one_task("MixColumns", "MC"),
    "mix_columns 0, 2": Kind("MixCol-8", "MCl", ("MixColumns",)),
    "mix_columns 2, 2": Kind("MixCol-8", "MCr", ("MixColumns",)),
    "key_sub_word": _of_one_task("KeySubWord", "kS"),
    "key_rot_word": _of_one_task("KeyRotWord", "kR"),
    "key_xor": _of_one_task("KeyXOR", "kX"),
    "key_rot_word_then_key_xor": Kind("KeyRotWord, KeyXOR", "kRX", ("KeyRotWord", "KeyXOR")),
    "key_scheduling": Kind("KeyScheduling", "kSc", ("KeyRotWord", "KeyXOR")),
    "feed": Kind("feed", "feed"),
    "take": Kind("take", "take"),
}
# What the directions of a stage are, in the order of its arguments; of the others, into and out.
DIRECTIONS = {
    "entry": ("out",),
    "exit": ("into",),
    "key_entry": ("key_out", "out"),
    "round_key": ("into", "key_out", "out"),
    "last_round_key": ("into", "key_out"),
    "feed": ("out",),
    "take": ("into",),
}


@dataclass
class Cell:
    """One core with a task."""

    core: int
    task: str  # the C function
    stage: str  # what it does, directions left out
    receives: list[str]  # directions
    sends: list[tuple[str, int]]  # direction and target core; the next stage comes last
    kind: Kind
    round: int = 0  # of the cipher, or of the key schedule

    @property
    def label(self) -> str:
        """For pictures: what it does, and in which round."""
        in_rounds = self.stage not in ("entry", "exit")
        return f"{self.kind.label}{self.round}" if in_rounds else self.kind.label


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

    @property
    def tasks(self) -> Counter[str]:
        """How many of each of the paper's first mapping."""
        return Counter(task for cell in self.in_order for task in cell.kind.tasks)

    def grid(self) -> str:
        """The mesh as text: 8 rows of 8 cores."""
        labels = [
            self.cells[core].label if core in self.cells else "." for core in range(SIDE * SIDE)
        ]
        rows = (labels[SIDE * r : SIDE * (r + 1)] for r in range(SIDE))
        return "\n".join(" ".join(f"{label:<6}" for label in row).rstrip() for row in rows)


def read_mapping(kernel: str) -> Mapping:
    """Of a pipeline under kernels/."""
    cells = read_cells(ROOT / "kernels" / kernel / f"{kernel}.c")
    mapping = Mapping(kernel, cells)
    mapping.data_path = _path(cells, "entry", until="exit")
    mapping.key_path = _path(cells, "key_entry", until="last_round_key")
    _number_rounds(mapping)
    return mapping


def read_cells(source: Path) -> dict[int, Cell]:
    """By core, from the tasks in a C source."""
    text = source.read_text(encoding="utf-8")
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
    return cells


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
    return Cell(core, task, stage, receives, sends, _kind(stage, arguments[len(roles) :]))


def _kind(stage: str, details: list[str]) -> Kind:
    """Details: the step of a stage that does one of several, or the columns of MixColumns."""
    if stage == "mix_columns":
        return KINDS[f"{stage} {', '.join(details)}"]
    return KINDS[details[0] if details else stage]


def _path(cells: dict[int, Cell], start: str, until: str) -> list[Cell]:
    """The cells from the one whose stage is `start`, each followed by the one it sends to last."""
    [cell] = [cell for cell in cells.values() if cell.stage == start]
    path = [cell]
    while cell.stage != until:
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
        number += cell.stage == "key_sub_word"
        cell.round = number
