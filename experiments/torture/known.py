# SPDX-License-Identifier: Apache-2.0
"""The tests of the suite that cannot pass, with their reasons (experiments/torture/known.toml)."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from lab.simulator import ROOT
from torture.cpe import LEVELS, Outcome

PATH = ROOT / "experiments" / "torture" / "known.toml"


class KnownError(Exception):
    """The list contradicts itself, or the suite."""


@dataclass(frozen=True)
class Reason:
    """Why some tests cannot pass, and what their outcomes say then."""

    why: str
    says: str = ""  # a part of the outcome as text
    run: bool = True  # it need not be tried: it would take too long

    def explains(self, outcome: Outcome) -> bool:
        """Whether this is how the tests of the reason fail."""
        return not outcome.succeeded and self.says in str(outcome)


#: By test and level.
Known = dict[tuple[str, str], Reason]


def load_known(path: Path = PATH) -> Known:
    """A name in the list stands for all levels, unless they follow: "20010122-1 -O2 -Os"."""
    known: Known = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["reason"]:
        tests = entry.pop("tests")
        reason = Reason(**entry)
        for text in tests:
            name, *levels = text.split()
            for level in [level.removeprefix("-O") for level in levels] or LEVELS:
                if known.setdefault((name, level), reason) is not reason:
                    raise KnownError(f"{path.name}: {name} -O{level} has two reasons")
    return known
