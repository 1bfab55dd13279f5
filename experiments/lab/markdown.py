# SPDX-License-Identifier: Apache-2.0
"""Tables of pages, and the parts of pages that are made, between comments that name them."""

from collections.abc import Iterable
from pathlib import Path

from lab.files import write_text


def cell(value: object) -> str:
    """Text that means nothing else in a table."""
    return str(value).replace("|", "\\|").replace("*", "\\*").replace("\n", " ")


def table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """With a line for the headings and one for each row."""
    headings = list(headings)
    lines = [headings, ["---"] * len(headings), *([cell(c) for c in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def rewrite_parts(page: Path, parts: dict[str, str]) -> None:
    """The named parts get new content; all else stays."""
    text = page.read_text(encoding="utf-8")
    for name, content in parts.items():
        begin, end = _comments(name)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{content}{end}{after}"
    write_text(page, text)


def part(page: Path, name: str) -> str:
    """What the page has between the comments of this name."""
    begin, end = _comments(name)
    return page.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0].strip()


def _comments(name: str) -> tuple[str, str]:
    return f"<!-- made: {name} -->", f"<!-- end of {name} -->"
