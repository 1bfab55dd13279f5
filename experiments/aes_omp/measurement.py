# SPDX-License-Identifier: Apache-2.0
"""AES-OMP on this host, by size and threads."""

from collections.abc import Sequence
from dataclasses import dataclass

from kernels.host_programs import PROGRAMS, Workshop
from lab.run_times import RunTimes

FLAGS = ("-O3", "-fopenmp", "-DKEY_BITS=128")


@dataclass(frozen=True)
class OmpTimes(RunTimes):
    """Of the slowest thread."""

    threads: int


def measure(
    workshop: Workshop, threads: Sequence[int], sizes: Sequence[int], runs: int
) -> list[OmpTimes]:
    """For each number of threads the sizes. Raises NotMeasuredError, also if it is not AES."""
    program = workshop.build("cc", *FLAGS, source=PROGRAMS / "aes_omp.c")
    times = []
    for count in threads:
        for line in workshop.output(program, runs, count, *sizes).splitlines():
            size, *seconds = line.split()
            times.append(OmpTimes(int(size), [float(each) for each in seconds], count))
    return times
