#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""AES over many nodes: what the papers report up to 1024 of them, and the fastest kernel on all.

Runs the MPI programs of kernels/mpi under SimGrid, with the times that swsim gives for the chip
(experiments/cluster/durations.json, measured again only when the machine or a kernel has changed)
and the network of experiments/cluster/platform.toml. Writes cluster.json and cluster.png under
experiments/out, and the tables of docs/cluster.md.
"""

import argparse
import shutil
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from cluster import page, paper, platform, study
from cluster.durations import DurationsError
from cluster.platform import PlatformError
from cluster.smpi import SmpiError, require_simgrid
from cluster.study import CURVES, Study
from lab import command_line, paper_results, published
from lab.comparison import Comparison, compare_numbers, print_comparisons
from lab.files import write_json
from lab.simulator import ROOT


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--platform", type=Path, default=platform.PATH, metavar="FILE", help="another network"
    )
    command_line.add_run_options(parser)
    return parser.parse_args()


def comparisons(of: Study) -> list[Comparison]:
    """Beside the papers, Chen's six points. The rows that validate.py has too have their role
    there."""
    rows = [*study.published_comparisons(of)]
    for name in (study.CHEN, study.CHEN_MEMORY):
        for run in of.curve(name):
            rows.append(
                compare_numbers(
                    f"{study.LABELS[name]}, {run.ranks} core groups, GB/s of 2^30 bytes",
                    run.gb_per_s / published.CHEN_GB,
                    published.CHEN_GB_PER_S[run.ranks],
                    digits=3,
                )
            )
    return rows


def write_results(of: Study, network: Path, out: Path, machine: str) -> None:
    """JSON and picture, and what stands beside the paper."""
    from cluster import figure  # late: it loads Matplotlib

    data = {
        name: [
            asdict(of.runs[s]) | {"gb_per_s": of.runs[s].gb_per_s, "formula": of.cluster.seconds(s)}
            for s in curve
        ]
        for name, curve in CURVES.items()
    }
    write_json(out / "cluster.json", data)
    figure.draw(of, out / "cluster.png", f"{page.NOTE} {network.name}")
    for result in paper.results(of, machine):
        paper_results.write(result, out / paper_results.FOLDER.name)


def print_report(console: Console, of: Study) -> None:
    """What came out."""
    console.print()
    print_comparisons(console, "AES over nodes, beside the papers", comparisons(of))
    console.print()
    for title, (headings, rows) in page.tables(of).items():
        shown = command_line.ruled_table(
            console, dict.fromkeys(headings, True) | {headings[0]: False}, title
        )
        for row in rows:
            shown.add_row(*row)
        console.print(shown)
        console.print()


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console(140)
    network = platform.load(arguments.platform)
    network.supernodes_of(study.SIMULATED_NODES)  # so many there must be
    if not arguments.shard:  # which only measures the chip's times
        require_simgrid()
    started = time.monotonic()
    with command_line.sweep_of(arguments, console) as sweep:
        of = study.simulate(sweep, network)
    write_results(of, arguments.platform, arguments.out, sweep.simulator.machine().hash)
    if arguments.platform.resolve() == platform.PATH:
        page.write(of, ROOT / "docs")
        shutil.copy(arguments.out / "cluster.png", ROOT / "docs" / "images")
    print_report(console, of)
    console.print(
        f"{len(of.runs)} runs under SimGrid in {time.monotonic() - started:.0f} s; the closed "
        f"formula is within {of.worst_formula_percent():.2f} % of each. Results:"
    )
    command_line.print_results(console, arguments.out, "cluster", "png", "json")
    return 0


def checked_main() -> int:
    """main, and what is wrong with a file or what is missing in a line."""
    try:
        return main()
    except (PlatformError, SmpiError, DurationsError) as error:
        print(f"cluster: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(command_line.exit_status(checked_main))
