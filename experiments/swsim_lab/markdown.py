# SPDX-License-Identifier: Apache-2.0
"""Tables of generated pages."""

from collections.abc import Iterable


def cell(value: object) -> str:
    """Text that means nothing else in a table."""
    return str(value).replace("|", "\\|").replace("*", "\\*").replace("\n", " ")


def table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """With a line for the headings and one for each row."""
    headings = list(headings)
    lines = [headings, ["---"] * len(headings), *([cell(c) for c in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
