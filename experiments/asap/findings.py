# SPDX-License-Identifier: Apache-2.0
"""What the items of the paper are made of."""

import re
from dataclasses import dataclass

from asap.measurement import Alone, Pipeline, TaskAlone
from lab.comparison import Comparison
from lab.paper_results import PaperResult


@dataclass(frozen=True)
class Findings:
    """Of one call of make asap."""

    first: Pipeline
    final: Pipeline
    tasks: dict[str, TaskAlone]
    alone: Alone
    clock_mhz: float
    machine: str
    minutes: float

    def result(self, item: str, title: str, rows: list[Comparison], **picture) -> PaperResult:
        """In the form that all papers share."""
        of_run = ("make asap", self.machine, self.minutes)
        return PaperResult("asap", item, title, *of_run, rows, **picture)


def wrapped(name: str) -> str:
    """For an axis: a line for each word."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])| ", "\n", name)
