#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs random C programs by csmith on the host, on Alpha by qemu, and on a simulated CPE.

Each prints a checksum of its variables, which must be the same three times. The seeds are fixed,
and each level of optimisation has its turn. A program that does not end within a limit is drawn
again and counted. A program whose checksums differ is kept in experiments/out/csmith.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from csmith.runs import CsmithError, Verdict, run_programs
from lab.command_line import OUT, add_jobs_option, plain_console


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=int, default=500, metavar="N", help="default: 500")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first; default: 1")
    add_jobs_option(parser)
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    return parser.parse_args()


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(160, markup=False, emoji=False)
    begun = time.monotonic()
    verdicts: Counter[Verdict] = Counter()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for judged in run_programs(arguments.programs, arguments.seed, arguments.jobs, folder):
                verdicts[judged.verdict] += 1
                if judged.verdict is Verdict.WRONG:
                    kept = arguments.out / "csmith"
                    kept.mkdir(parents=True, exist_ok=True)
                    shutil.copy(folder / f"{judged.seed}.c", kept)
                    console.print(
                        f"seed {judged.seed} -O{judged.level}: {judged.says}", soft_wrap=True
                    )
                for file in folder.glob(f"{judged.seed}.*"):
                    file.unlink()
    except (CsmithError, OSError, ValueError) as error:
        print(f"csmith: {error}", file=sys.stderr)
        return 1
    for verdict in Verdict:
        console.print(f"{verdicts[verdict]:6} {verdict}")
    console.print(f"in {time.monotonic() - begun:.0f} s")
    return 1 if verdicts[Verdict.WRONG] else 0


if __name__ == "__main__":
    sys.exit(main())
