#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds and runs public programs of others, and writes docs/programs.md.

Which programs, and what says that a result is right: experiments/programs/programs.toml. Clones
come from `experiments/external.py --programs FOLDER`. What builds a program stands in a file of
yours, a line for each: "NAME" = ["sh mk.sh"], the shell lines that run its own Makefile or script.
Needs build/sunway/bin.
"""

import argparse
import sys
from pathlib import Path

from lab.command_line import plain_console
from lab.files import write_text
from lab.simulator import ROOT
from programs import listing
from programs.listing import ListingError, Program
from programs.page import page, summary
from programs.trial import Bench, Outcome, Trial


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clones", type=Path, help="folder with the clones")
    parser.add_argument(
        "--build-lines", type=Path, required=True, metavar="FILE", help="what builds each program"
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="what begins so; writes no page"
    )
    parser.add_argument(
        "--limit", type=float, default=600, metavar="SECONDS", help="for each build line and run"
    )
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", metavar="FOLDER")
    return parser.parse_args()


def trials_of(bench: Bench, program: Program) -> list[Trial]:
    """As it is; and if its vectors stopped it, with these as scalars, too."""
    trials = [bench.attempt(program)]
    if program.vectors and trials[0].outcome is Outcome.NOT_BUILT:
        trials.append(bench.attempt(program, as_scalars=True))
    return trials


def main() -> int:
    """Gives the exit status: 1 if a result is wrong."""
    arguments = parse_arguments()
    try:
        programs = listing.load()
        lines = listing.load_build_lines(arguments.build_lines, programs)
    except ListingError as error:
        print(f"programs: {error}", file=sys.stderr)
        return 2
    console = plain_console(140)
    bench = Bench(arguments.clones.resolve(), lines, limit_seconds=arguments.limit)
    chosen = [p for p in programs if not arguments.only or p.name.startswith(tuple(arguments.only))]
    trials = []
    for program in chosen:
        for trial in trials_of(bench, program):
            scalars = ", vectors as scalars" if trial.as_scalars else ""
            said = f"{program.name}{scalars}: {trial.outcome} {trial.stopped_by}"
            console.print(said.rstrip(), markup=False, soft_wrap=True)
            trials.append(trial)
    console.print(summary(trials), soft_wrap=True)
    if not arguments.only:
        write_text(arguments.docs / "programs.md", page(trials))
    return int(any(trial.outcome is Outcome.WRONG for trial in trials))


if __name__ == "__main__":
    sys.exit(main())
