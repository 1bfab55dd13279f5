# SPDX-License-Identifier: Apache-2.0
"""What an experiment found for one item of a paper: a figure, table, equation or algorithm.

Each is a file PAPER-ITEM.json ("chen-figure-9.json") and, where there is something to draw, a
picture of the same name, under experiments/out/papers. `make paper` takes them into docs/papers and
makes docs/papers.md of them.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.console import Console

from lab.command_line import OUT
from lab.comparison import Comparison, Role, print_comparisons
from lab.files import write_json

FOLDER = OUT / "papers"


def file_stem(paper: str, item: str) -> str:
    """Of the files of a paper's item."""
    return f"{paper}-{item.replace(' ', '-')}"


@dataclass(frozen=True)
class Line:
    """One line of a figure, or bars of one colour: y over x, in the figure's units; x may be names.
    The last `extended` points were not simulated but continue the last slope. A published line is
    drawn as marks: only numbers that the paper's text or tables state."""

    name: str
    x: list[float] | list[str]
    y: list[float]
    extended: int = 0
    published: bool = False


@dataclass(frozen=True)
class Axis:
    """Bytes are labelled as sizes (1 kB = 1024 B)."""

    label: str
    logarithmic: bool = False
    bytes: bool = False


@dataclass(frozen=True)
class PaperResult:
    """`machine`: the hash of the machine's parameters; empty where nothing was simulated.
    `minutes`: what making it took, without results that were kept."""

    paper: str  # whose items experiments/papers/PAPER.toml lists: "chen"
    item: str  # "figure 9", "equation 1"
    title: str
    command: str  # what makes it, from the project's root
    machine: str
    minutes: float
    comparisons: list[Comparison]
    x: Axis | None = None
    y: Axis | None = None
    lines: list[Line] = field(default_factory=list)
    note: str = ""
    stacked: bool = False  # bars on each other

    @property
    def name(self) -> str:
        """Of its files."""
        return file_stem(self.paper, self.item)


def write(result: PaperResult, folder: Path = FOLDER) -> list[Path]:
    """The JSON, and the picture if it has lines; returns what was written."""
    written = [folder / f"{result.name}.json"]
    write_json(written[0], asdict(result))
    if result.lines:
        from lab.paper_pictures import draw  # late: it loads Matplotlib

        written.append(folder / f"{result.name}.png")
        draw(result, written[1])
    return written


def deliver(console: Console, results: Iterable[PaperResult], folder: Path = FOLDER) -> list[Path]:
    """Writes them, and prints each beside the paper; returns what was written."""
    written = []
    for result in results:
        written += write(result, folder)
        console.print()
        print_comparisons(console, f"{result.item}: {result.title}", result.comparisons)
    return written


def read(path: Path) -> PaperResult:
    """Of a file that write made; KeyError or TypeError if it is not one."""
    said = json.loads(path.read_text(encoding="utf-8"))
    return PaperResult(
        **said
        | {
            "comparisons": [
                Comparison(**each | {"role": Role(each["role"])}) for each in said["comparisons"]
            ],
            "x": said["x"] and Axis(**said["x"]),
            "y": said["y"] and Axis(**said["y"]),
            "lines": [Line(**each) for each in said["lines"]],
        }
    )
