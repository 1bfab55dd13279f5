# SPDX-License-Identifier: Apache-2.0
"""The papers and their items, as experiments/papers/PAPER.toml list them (schema: chen.toml)."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from lab.paper_results import PaperResult, file_stem, read
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
    result: PaperResult | None = None  # none yet, or never


@dataclass(frozen=True)
class Paper:
    """`key` begins the names of its results."""

    key: str
    short: str
    title: str
    authors: str
    where: str
    items: list[Item]

    @property
    def results(self) -> list[PaperResult]:
        """Of the items that have one."""
        return [item.result for item in self.items if item.result]


def load() -> list[Paper]:
    """All, with the results that are committed."""
    return [_paper(key) for key in PAPERS]


def _paper(key: str) -> Paper:
    document = tomllib.loads((FOLDER / f"{key}.toml").read_text(encoding="utf-8"))
    items = [Item(**entry, result=_result(key, entry["name"])) for entry in document["item"]]
    return Paper(key, **document["paper"], items=items)


def _result(key: str, item: str) -> PaperResult | None:
    path = RESULTS / f"{file_stem(key, item)}.json"
    return read(path) if path.exists() else None
