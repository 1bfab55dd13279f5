#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs GCC's C torture suite (Debian's gcc-12-source) through swsim cc and the simulator.

Each program is compiled at each level of optimisation and run on one core. It must end by exit(0),
or stand in experiments/torture/known.toml with the reason why it cannot; one that stands there and
passes fails the run, too. Writes experiments/out/torture.json. The suite is unpacked once to
build/gcc-torture.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

from lab.command_line import OUT, add_jobs_option, plain_console
from lab.files import write_json
from torture.cpe import LEVELS
from torture.known import KnownError, load_known
from torture.runs import Judged, Verdict, run_suite
from torture.suite import SuiteError, TortureTest, load_suite, sample


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("only", nargs="*", metavar="NAME", help="tests, also by patterns: 'ieee/*'")
    parser.add_argument("--sample", type=int, metavar="N", help="only N tests, always the same")
    parser.add_argument("--levels", default=LEVELS, help=f"of optimisation; default: {LEVELS}")
    add_jobs_option(parser)
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    return parser.parse_args()


def chosen(arguments: argparse.Namespace) -> list[TortureTest]:
    """The tests that the command line means."""
    tests = load_suite()
    if arguments.only:
        tests = [test for test in tests if any(fnmatch(test.name, only) for only in arguments.only)]
    return sample(tests, arguments.sample) if arguments.sample else tests


def json_of(judged: Judged) -> dict:
    """For the results as data."""
    return {
        "test": judged.test.name,
        "level": judged.level,
        "verdict": judged.verdict.name.lower(),
        "outcome": str(judged.outcome),
    }


def summary(results: list[Judged]) -> list[str]:
    """How many of each verdict, and why tests cannot pass."""
    verdicts = Counter(judged.verdict for judged in results)
    reasons = Counter(judged.reason.why for judged in results if judged.verdict is Verdict.KNOWN)
    lines = [f"{verdicts[verdict]:6} {verdict}" for verdict in Verdict if verdicts[verdict]]
    return lines + [f"{count:14} {why}" for why, count in reasons.most_common()]


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(160, markup=False, emoji=False)
    begun = time.monotonic()
    results = []
    try:
        known = load_known()
        tests = chosen(arguments)
        with tempfile.TemporaryDirectory() as folder:
            for judged in run_suite(tests, arguments.levels, known, arguments.jobs, Path(folder)):
                results.append(judged)
                if not judged.as_expected:
                    place = f"{judged.test.name} -O{judged.level}: {judged.verdict}"
                    console.print(f"{place}\n    {judged.outcome}", soft_wrap=True)
    except (SuiteError, KnownError, OSError, ValueError) as error:
        print(f"torture: {error}", file=sys.stderr)
        return 1
    write_json(arguments.out / "torture.json", [json_of(judged) for judged in results])
    console.print("\n".join(summary(results)))
    console.print(f"{len(tests)} tests in {time.monotonic() - begun:.0f} s")
    return 0 if results and all(judged.as_expected for judged in results) else 1


if __name__ == "__main__":
    sys.exit(main())
