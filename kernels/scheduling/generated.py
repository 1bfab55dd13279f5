# SPDX-License-Identifier: Apache-2.0
"""The files that a script of a kernel's folder generates, and where they go."""

import argparse
from pathlib import Path

from scheduling.machine import ROOT


def add_output_option(parser: argparse.ArgumentParser, kernel: str) -> None:
    """--output: where the build has them."""
    parser.add_argument(
        "--output", type=Path, metavar="FOLDER", default=ROOT / "build" / "kernels" / kernel
    )


def write_files(files: dict[str, str], folder: Path) -> None:
    """By name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def macro(name: str, lines: list[str]) -> list[str]:
    """The lines of an assembly macro; `name` with its parameters."""
    return [f"    .macro {name}", *(f"    {line}" for line in lines), "    .endm"]
