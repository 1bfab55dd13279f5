# SPDX-License-Identifier: Apache-2.0
"""The papers and their items, as experiments/papers/PAPER.toml list them (schema: chen.toml)."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from lab.paper_results import PaperResult, read
from lab.simulator import ROOT

FOLDER = Path(__file__).parent
RESULTS = ROOT / "docs" / "papers"
PAPERS = ("sw-aes", "chen", "asap", "bitsliced", "aes-omp")


@dataclass(frozen=True)
class Item:
    """A figure, table, equation or algorithm."""

    name: str
    section: str
    about: str
    published: str = ""
    code: list[str] = field(default_factory=list)
    command: str = ""
    instead: str = ""


@dataclass(frozen=True)
class Paper:
    """`key` begins the names of its results."""

    key: str
    short: str
    title: str
    authors: str
    where: str
    items: list[Item]

    def result(self, item: Item, folder: Path = RESULTS) -> PaperResult | None:
        """None if there is none yet."""
        path = folder / f"{self.key}-{item.name.replace(' ', '-')}.json"
        return read(path) if path.exists() else None


def load() -> list[Paper]:
    """All that there are."""
    return [_paper(key) for key in PAPERS if (FOLDER / f"{key}.toml").exists()]


def _paper(key: str) -> Paper:
    document = tomllib.loads((FOLDER / f"{key}.toml").read_text(encoding="utf-8"))
    return Paper(key, **document["paper"], items=[Item(**entry) for entry in document["item"]])
