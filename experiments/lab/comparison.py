# SPDX-License-Identifier: Apache-2.0
"""What was simulated beside what was published, as rows of one table."""

from dataclasses import dataclass
from enum import StrEnum

from rich.console import Console

from lab.command_line import ruled_table


class Role(StrEnum):
    """What agreement with a published number says."""

    CALIBRATED = "calibrated"  # a parameter was chosen to meet it: an input, no evidence
    ASSUMED = "assumed"  # the number is a parameter as it stands: what was put in comes out
    PREDICTED = "predicted"  # nothing was fitted to it
    SEEN = "seen"  # nothing was fitted to it, but it was known when the model was made
    FINDING = "finding"  # no target: whatever comes out is the result


VERDICT = {True: "yes", False: "NO", None: "-"}


@dataclass(frozen=True)
class Comparison:
    """One row, a finding if it does not say more. comes_out is None where there is nothing to agree
    with."""

    quantity: str
    simulated: str
    published: str = ""
    role: Role = Role.FINDING
    difference: str = ""
    comes_out: bool | None = None


def compare_numbers(
    quantity: str,
    simulated: float,
    published: float,
    role: Role = Role.FINDING,
    tolerance: float | None = None,
    digits: int = 2,
) -> Comparison:
    """A row for two numbers; tolerance is relative, None where no agreement is claimed."""
    relative = simulated / published - 1
    return Comparison(
        quantity,
        f"{simulated:.{digits}f}",
        f"{published:.{digits}f}",
        role,
        difference=f"{100 * relative:+.1f} %",
        comes_out=None if tolerance is None else abs(relative) <= tolerance,
    )


def print_comparisons(console: Console, title: str, rows: list[Comparison]) -> None:
    """What does not come out is yellow."""
    numbers = dict.fromkeys(("simulated", "published", "difference"), True)
    words = dict.fromkeys(("role", "comes out"), False)
    table = ruled_table(console, {"quantity": False} | numbers | words, title)
    for row in rows:
        style = "yellow" if row.comes_out is False else None
        table.add_row(
            row.quantity,
            row.simulated,
            row.published,
            row.difference,
            row.role,
            VERDICT[row.comes_out],
            style=style,
        )
    console.print(table)
