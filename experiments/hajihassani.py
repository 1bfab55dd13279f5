#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What can be said here of the items of Hajihassani et al., "Fast AES Implementation".

Counts the operations of their example, an LFSR, of SubBytes by table and by circuit, and of the
rounds in both directions; sets their throughputs side by side, with those of GPUs that make gpu has
a record of. Writes all of it under experiments/out/papers, in seconds.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from hajihassani.counted_planes import count
from hajihassani.items import all_results
from kernels.gpu_speeds import read_records
from kernels.host_programs import QUICK, NotMeasuredError, Workshop
from lab.command_line import exit_status, plain_console
from lab.paper_results import FOLDER, deliver


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="for results")
    out = parser.parse_args().out
    try:
        with tempfile.TemporaryDirectory() as folder:
            workshop = Workshop(Path(folder), QUICK)
            counts = [count(workshop, three_inputs) for three_inputs in (False, True)]
    except NotMeasuredError as error:
        print(f"hajihassani: {error}", file=sys.stderr)
        return 1
    for path in deliver(plain_console(160), all_results(*counts, read_records()), out):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
