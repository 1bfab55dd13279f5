# SPDX-License-Identifier: Apache-2.0
"""The tables of docs/speed.md, and the same ones on a terminal."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.others import Other
from bench.pairs import Row
from bench.parts import OTHERS, PARTS, Parts
from lab import markdown
from lab.command_line import ruled_table
from lab.simulator import format_size

MEASURED = "measured speed"
HEADINGS = ("program", "amount", "counted", "now", "then", "ratio", "host now", "host then")


def rewrite(
    page: Path, rows: Sequence[Row], parts: Sequence[Parts], others: Sequence[Other], about: str
) -> None:
    """The part of the page between its comments."""
    content = f"{about}\n\n{markdown.table(HEADINGS, map(cells, rows))}\n"
    if parts:
        headings = ("host instructions in", *(each.case for each in parts))
        content += f"{markdown.table(headings, shares(parts))}\n"
    content += markdown.table(("beside it", "what it is", "million instructions/s"), beside(others))
    markdown.rewrite_parts(page, {MEASURED: content})


def print_tables(
    console: Console,
    rows: Sequence[Row],
    parts: Sequence[Parts],
    others: Sequence[Other],
    about: str,
) -> None:
    """To the console."""
    table = ruled_table(console, {heading: heading not in HEADINGS[:3] for heading in HEADINGS})
    for row in rows:
        table.add_row(*cells(row))
    console.print(f"{about}\n")
    console.print(table, markup=False)
    console.print()
    if parts:
        headings = {"host instructions in": False} | {each.case: True for each in parts}
        table = ruled_table(console, headings)
        for share in shares(parts):
            table.add_row(*share)
        console.print(table, markup=False)
        console.print()
    for name, kind, speed in beside(others):
        console.print(f"{name} ({kind}): {speed}", markup=False)


def cells(row: Row) -> tuple[str, ...]:
    """Of a row, as HEADINGS name them."""
    amount = "" if row.programs is None else str(row.programs)
    if row.size_bytes is not None:
        amount = format_size(row.size_bytes)
    ratio = ""
    if row.ratio is not None:
        ratio = f"{row.ratio:.2f} ({row.ratio_low:.2f} to {row.ratio_high:.2f})"
    return (
        row.case,
        amount,
        row.counts,
        _number(row.now, 2),
        _number(row.then, 2),
        ratio,
        _number(row.host_now, 1),
        _number(row.host_then, 1),
    )


def shares(parts: Sequence[Parts]) -> list[tuple[str, ...]]:
    """Of each part, host instructions for a simulated one: now, and then in brackets."""

    def cell(each: Parts, part: str) -> str:
        text = _number(each.now[part], 1)
        return text if each.then is None else f"{text} ({_number(each.then[part], 1)})"

    return [(part, *(cell(each, part) for each in parts)) for part in (*PARTS, OTHERS)]


def beside(others: Sequence[Other]) -> list[tuple[str, str, str]]:
    """Name, kind and speed of each; or why there is none."""
    return [
        (other.name, other.kind, other.problem or _number(other.million_per_s, 1))
        for other in others
    ]


def _number(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"
