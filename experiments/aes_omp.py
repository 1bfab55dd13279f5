#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""AES-OMP of the paper on shared-memory architectures, on this host, against size and threads.

Builds the program, verifies it, and times 16 MB to 2 GB on 1 to all threads; AES-CUDA comes from
the records of make gpu. Writes the paper's figures 5 and 6 under experiments/out/papers. Takes a
minute or two, and 2 GB of memory.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from aes_omp import items
from aes_omp.measurement import measure
from kernels.gpu_speeds import SIZES, read_records
from kernels.host import name_of_processor, processors, thread_counts
from kernels.host_programs import Effort, NotMeasuredError, Workshop
from lab.command_line import add_runs_option, exit_status, plain_console
from lab.paper_results import FOLDER, deliver

RUNS = 4  # the paper has 100
PROGRAM_SECONDS = 3600


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_runs_option(parser, RUNS)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="for results")
    return parser.parse_args()


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    started = time.monotonic()
    counts = thread_counts(processors())
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), Effort(), seconds=PROGRAM_SECONDS)
        try:
            times = measure(workshop, counts, SIZES, arguments.runs)
        except NotMeasuredError as error:
            print(f"aes_omp: {error}", file=sys.stderr)
            return 1
    minutes = round((time.monotonic() - started) / 60, 1)
    host = f"{name_of_processor()}, {counts[-1]} threads"
    records = read_records()
    results = [items.figure_5(records, 0.0), items.figure_6(times, records, host, minutes)]
    for path in deliver(plain_console(200), results, arguments.out):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
