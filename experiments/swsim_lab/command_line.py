# SPDX-License-Identifier: Apache-2.0
"""What the experiments' command lines share: where results go, how many runs at a time."""

import argparse
import os
from pathlib import Path

from swsim_lab.simulator import ROOT, parse_size

OUT = ROOT / "experiments" / "out"
CACHE = OUT / "cache"


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """--jobs, --fresh and --out."""
    parser.add_argument("--jobs", type=_job_count, default=os.cpu_count(), metavar="N")
    parser.add_argument("--fresh", action="store_true", help="reuse no earlier result")
    parser.add_argument(
        "--out", type=Path, default=OUT, metavar="FOLDER", help="for the results as data"
    )


def size_argument(text: str) -> int:
    """64K as an amount of data."""
    try:
        return parse_size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _job_count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of processes; give 1 or more")
    return int(text)
