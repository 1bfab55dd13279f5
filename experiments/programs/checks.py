# SPDX-License-Identifier: Apache-2.0
"""Whether what a program printed and wrote is right."""

import re
from collections.abc import Callable
from pathlib import Path

from programs.listing import Program


def wrong(program: Program, output: str, folder: Path) -> str:
    """What is wrong with a run in `folder` that printed `output`; nothing if it is right."""
    for complaint in (_unexpected, _unequal, _too_large):
        if said := complaint(program, output):
            return said
    return COMPUTED[program.computed](output, folder) if program.computed else ""


def _unexpected(program: Program, output: str) -> str:
    for pattern in program.expect:
        if not re.search(pattern, output, re.MULTILINE):
            return f"no line matches '{pattern}'"
    for pattern in program.reject:
        if found := re.search(pattern, output, re.MULTILINE):
            return f"it says '{found[0]}'"
    return ""


def _unequal(program: Program, output: str) -> str:
    for patterns in program.equal:
        values = [value for p in patterns for value in re.findall(p, output, re.MULTILINE)]
        if len(values) < 2:
            return f"fewer than two lines match '{' or '.join(patterns)}'"
        if len(set(values)) > 1:
            return f"{values[0]} is not {next(v for v in values if v != values[0])}"
    return ""


def _too_large(program: Program, output: str) -> str:
    for pattern, bound in program.at_most.items():
        values = re.findall(pattern, output, re.MULTILINE)
        if not values:
            return f"no line matches '{pattern}'"
        for value in values:
            if not float(value) <= bound:  # nor a NaN
                return f"{value} is more than {bound}"
    return ""


# ---- What is computed here -----------------------------------------------------------------------
def _quotients(output: str, _: Path) -> str:
    """The sum of (i + j + 0.5) / (i + j + 1) in the order of the program."""
    total = 0.0
    for j in range(64):
        for i in range(1000):
            total += (i + j + 0.5) / (i + j + 1.0)
    return _has(output, f"the manycore value is {total:f}!")


def _product(_: str, folder: Path) -> str:
    """Of the two numbers in inputdata.txt: digits in result.txt, perhaps in several lines."""
    first, second = (folder / "inputdata.txt").read_text(encoding="ascii").split()
    result = "".join((folder / "result.txt").read_text(encoding="ascii").split())
    return "" if _decimal(result) == _decimal(first) * _decimal(second) else "not the product"


def _decimal(digits: str) -> int:
    """Of any length: int() refuses many digits."""
    value = 0
    for begin in range(0, len(digits), 4000):
        part = digits[begin : begin + 4000]
        value = value * 10 ** len(part) + int(part)
    return value


def _has(output: str, line: str) -> str:
    return "" if line in output else f"there is no '{line}'"


COMPUTED: dict[str, Callable[[str, Path], str]] = {"quotients": _quotients, "product": _product}
