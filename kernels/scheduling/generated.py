# SPDX-License-Identifier: Apache-2.0
"""The files that a script generates: written, or compared with what is there."""

import sys
from pathlib import Path


def write_or_check(files: dict[Path, str], check: bool) -> int:
    """The exit status: 1 if a file that was to be checked differs, after naming it."""
    status = 0
    for path, text in files.items():
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is not what {sys.argv[0]} makes", file=sys.stderr)
            status = 1
    return status


def macro(name: str, lines: list[str]) -> list[str]:
    """The lines of an assembly macro; `name` with its parameters."""
    return [f"    .macro {name}", *(f"    {line}" for line in lines), "    .endm"]
