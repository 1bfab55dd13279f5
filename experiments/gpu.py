#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""AES on this machine's NVIDIA GPU: verified, timed, and kept as a record of the device.

Builds AES-CUDA and the bitsliced kernels of experiments/kernels/gpu with nvcc, asks them NIST's
examples and OpenSSL, and times 16 MB to 2 GB with and without transfers. The record is to be
committed: the pages and pictures of what was measured are made of these. Ends with status 69 where
there is no nvcc or no GPU.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from kernels.gpu_speeds import NOT_RUN, RECORDS, SIZES, NoGpuError, measure_gpu, write_record
from kernels.host_programs import Effort, NotMeasuredError, Workshop
from lab.command_line import add_runs_option, exit_status
from lab.simulator import format_size

RUNS = 100  # as the AES-CUDA paper has them
PROGRAM_SECONDS = 3600
UNAVAILABLE = 69  # EX_UNAVAILABLE of sysexits.h


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_runs_option(parser, RUNS)
    parser.add_argument(
        "--out", type=Path, default=RECORDS, metavar="FOLDER", help="for the record"
    )
    return parser.parse_args()


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), Effort(), seconds=PROGRAM_SECONDS)
        try:
            record = measure_gpu(workshop, Path(folder), SIZES, arguments.runs)
        except NoGpuError as error:
            print(f"gpu: {NOT_RUN}: {error}", file=sys.stderr)
            return UNAVAILABLE
        except NotMeasuredError as error:
            print(f"gpu: {error}", file=sys.stderr)
            return 1
    for speed in record.speeds:
        print(
            f"{record.device}: {speed.implementation}, {speed.operation}, "
            f"{format_size(speed.bytes)}{', with transfers' if speed.with_transfers else ''}: "
            f"{speed.gb_per_s:.2f} GB/s ({speed})"
        )
    print(f"Record, to be committed: {write_record(record, arguments.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
