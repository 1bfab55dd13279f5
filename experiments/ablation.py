#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The SW-AES ablation (figure 15 of the paper) on one simulated core group.

Runs the four variants of AES-128 ECB, Original and SIMD in several builds, over a range of sizes,
every ciphertext byte verified, and writes ablation.json (the run records), ablation.csv and
ablation.png under experiments/out; of the paper's whole range also docs/images/figure-15.png.
Finished runs are kept and reused as long as machine, program and simulator stay the same.
"""

import argparse
import resource
import shutil
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from ablation.claims import VARIANTS, Ablation, claims, remarks
from ablation.points import point
from lab import command_line, published
from lab.comparison import print_comparisons
from lab.files import replaced_atomically, write_csv, write_json
from lab.records import Run
from lab.simulator import KIB, ROOT, Simulator, format_size, sizes_between

# Of figure 15, doubled at each step.
WHOLE_RANGE = sizes_between(KIB, published.CHIP_GB_PER_S_BYTES)


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_size_option(parser, "--min-bytes", "1K")
    command_line.add_size_option(parser, "--max-bytes", "4M", "256M is the paper's")
    command_line.add_run_options(parser)
    parser.add_argument(
        "--docs",
        type=Path,
        default=ROOT / "docs",
        metavar="FOLDER",
        help="for the whole range's picture",
    )
    arguments = parser.parse_args()
    if arguments.min_bytes % 16 != 0:
        parser.error("--min-bytes must be a multiple of the 16 bytes of an AES block")
    if arguments.min_bytes > arguments.max_bytes:
        parser.error("--min-bytes is larger than --max-bytes")
    return arguments


def flat(run: Run) -> dict:
    """For CSV: the accounts become columns of their own."""
    row = asdict(run)
    return row | {f"account_{name}": cycles for name, cycles in row.pop("accounts").items()}


def write_results(folder: Path, runs: list[Run], ablation: Ablation, simulator: Simulator) -> None:
    """Runs as JSON and CSV, and the picture."""
    from ablation import figure  # late: it loads Matplotlib

    write_json(folder / "ablation.json", [asdict(run) for run in runs])
    write_csv(folder / "ablation.csv", [flat(run) for run in runs])
    identity = figure.identity(simulator)
    note = (
        f"swsim, machine {runs[0].machine_hash[:12]}, programs and cycles {identity}; "
        "unit u of the data on CPE u mod 64; every byte verified"
    )
    figure.draw(ablation, folder / "ablation.png", note, identity)


def write_docs(docs: Path, out: Path) -> None:
    """The README's picture."""
    picture = docs / "images" / "figure-15.png"
    with replaced_atomically(picture) as temporary:
        shutil.copy(out / "ablation.png", temporary)


def report(console: Console, ablation: Ablation) -> None:
    """Prints the paper's claims beside what came out."""
    smallest, largest = format_size(ablation.sizes[0]), format_size(ablation.largest)
    console.print()
    print_comparisons(
        console,
        f"SW-AES ablation on one core group, {smallest} to {largest}; cycles/byte at {largest}",
        claims(ablation),
    )
    console.print()
    for remark in remarks(ablation):
        console.print(f"* {remark}")


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console()
    sizes = sizes_between(arguments.min_bytes, arguments.max_bytes)
    points = [point(kernel, size) for kernel in VARIANTS for size in sizes]
    sweep = command_line.sweep_of(arguments, console)
    started = time.monotonic()
    with sweep:
        by_point, reused = sweep.run(points)
    runs = [by_point[p] for p in points]
    ablation = Ablation(runs)
    write_results(arguments.out, runs, ablation, sweep.simulator)
    if sizes == WHOLE_RANGE:
        write_docs(arguments.docs, arguments.out)
    report(console, ablation)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    console.print(
        f"\n{len(runs)} runs, every byte verified, in {time.monotonic() - started:.1f} s, "
        f"{(spent.ru_utime + spent.ru_stime) / 60:.1f} processor minutes here "
        f"({reused} reused from earlier calls). Results:"
    )
    command_line.print_results(console, arguments.out, "ablation", "png", "csv", "json")
    if sizes == WHOLE_RANGE:
        command_line.print_results(console, arguments.docs / "images", "figure-15", "png")
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
