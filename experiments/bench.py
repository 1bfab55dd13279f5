#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The simulator's own speed, alone or in turns with the build of another commit.

Runs kernels, the measuring kit and random programs, and counts millions of simulated instructions
(of kernels whose cores exchange messages: cycles of the array) a second, and host instructions for
each simulated one where perf can count them. The seconds are those of the simulation alone; the
host instructions are those of the whole process. Other simulators are measured beside it where they
are installed. Writes bench.json under experiments/out; with --against and everything in its full
size also the table of docs/speed.md.
"""

import argparse
import os
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import cases, page, pairs
from bench.builds import Build, BuildError, build_of, this_build
from bench.others import Effort, measure_others
from bench.parts import measure_parts
from kernels.host import CPUINFO, cpu_of
from lab.command_line import OUT, add_size_option, exit_status, plain_console, print_results
from lab.files import write_json
from lab.simulator import ROOT

RUNS = 3


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "only", nargs="*", metavar="NAME", help="a kernel, experiments/micro or 'random programs'"
    )
    parser.add_argument(
        "--against", metavar="COMMIT", help="built in build/against/COMMIT, which is kept"
    )
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N", help="of each, in turns")
    add_size_option(parser, "--bytes", "16M", "of a kernel at most")
    parser.add_argument("--programs", type=int, default=cases.PROGRAMS, metavar="N")
    parser.add_argument(
        "--out", type=Path, default=OUT, metavar="FOLDER", help="for the results as data"
    )
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.runs < 1 or arguments.programs < 1:
        parser.error("--runs and --programs must be 1 or more")
    names = {case.name for case in cases.all_cases()}
    for name in arguments.only:
        if name not in names:
            parser.error(f"'{name}' is not measured; there are {', '.join(sorted(names))}")
    return arguments


def measure_rows(
    console: Console, chosen: list[cases.Case], now: Build, then: Build | None, runs: int
) -> list[pairs.Row]:
    """With a progress bar on a terminal."""
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(chosen) * runs * (2 if then else 1))
        rows = []
        for case in chosen:
            progress.update(task, description=case.name)
            step = partial(progress.advance, task)
            rows.append(pairs.measure_pairs(cases.measure, case, now, then, runs, step))
        return rows


def about(now: Build, then: Build | None, runs: int) -> str:
    """Which builds on which host."""
    cpu, _ = cpu_of(CPUINFO.read_text(encoding="utf-8") if CPUINFO.exists() else "")
    text = f"Commit {now.commit} (now)"
    if then:
        text += f" and commit {then.commit} (then), in turns"
    return f"{text}; {cpu}, {os.cpu_count()} processors; best of {runs} runs each."


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(140)
    chosen = cases.all_cases(arguments.bytes, arguments.programs)
    if arguments.only:
        chosen = [case for case in chosen if case.name in arguments.only]
    print("bench: building", file=sys.stderr)
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        then = build_of(arguments.against) if arguments.against else None
        now = this_build()
    except (OSError, BuildError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    rows = measure_rows(console, chosen, now, then, arguments.runs)
    parts = measure_parts(chosen, now, then)
    others = measure_others(Effort(), arguments.runs)
    text = about(now, then, arguments.runs)
    write_json(
        arguments.out / "bench.json",
        {
            "about": text,
            "rows": [asdict(row) for row in rows],
            "parts": [asdict(each) for each in parts],
            "others": [asdict(other) for other in others],
        },
    )
    page.print_tables(console, rows, parts, others, text)
    console.print("\nResults:")
    print_results(console, arguments.out, "bench", "json")
    if then and chosen == cases.all_cases():
        page.rewrite(arguments.docs / "speed.md", rows, parts, others, text)
        print_results(console, arguments.docs, "speed", "md")
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
