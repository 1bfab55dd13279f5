# SPDX-License-Identifier: Apache-2.0
"""What the speed is measured on, and one measurement of it."""

import json
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bench.builds import Build
from lab.simulator import KIB, MIB, SimulatorError

INSTRUCTIONS, ARRAY_CYCLES = "instructions", "array cycles"  # millions of them a second
COUNTER = "instructions:u"  # of perf: without the system's own


@dataclass(frozen=True)
class Case:
    """A kernel on so many bytes, or the measuring kit (no bytes), or so many random programs."""

    name: str
    counts: str = INSTRUCTIONS
    size_bytes: int | None = None
    programs: int | None = None

    def can_run_on(self, build: Build) -> bool:
        """Random programs need a program of their own, which not every commit can have."""
        return self.programs is None or build.random_programs.exists()

    def command(self, build: Build, folder: Path) -> list[str]:
        """Whose standard output is a JSON record; `folder` is for files that it needs."""
        if self.programs is not None:
            return [str(build.random_programs), str(self.programs)]
        options = ["--bytes", str(self.size_bytes)]
        if self.size_bytes is None:
            everything = folder / "selection"
            everything.write_text("\n")
            options = ["--in", str(everything)]
        return [str(build.program), "run", self.name, *options, "--json"]


@dataclass(frozen=True)
class Sample:
    """One run: what it did in how many seconds, and the host's instructions for the whole process
    if they could be counted."""

    work: int  # instructions or cycles, as the case counts
    instructions: int
    seconds: float
    host_instructions: int | None

    @property
    def rate(self) -> float:
        """Millions a second."""
        return self.work / self.seconds / 1e6

    @property
    def host_per_instruction(self) -> float | None:
        """Host instructions for a simulated one."""
        return (
            None if self.host_instructions is None else self.host_instructions / self.instructions
        )


LARGE, EXCHANGE, LOADS, PROGRAMS = 16 * MIB, 256 * KIB, 64 * KIB, 3000


def all_cases(most_bytes: int = LARGE, programs: int = PROGRAMS) -> list[Case]:
    """Of most_bytes at most, and so many random programs."""
    large = ("original", "ttable", "simd_selldw", "simd_selldw_pipeline", "bitsliced_vlog3r")
    exchange = ("asap_balanced", "asap_one_task", "spatial_rounds")
    return [
        *(Case(name, size_bytes=most_bytes) for name in large),
        *(Case(name, ARRAY_CYCLES, min(EXCHANGE, most_bytes)) for name in exchange),
        Case("chen_main_memory", size_bytes=min(LOADS, most_bytes)),
        Case("experiments/micro"),
        Case("random programs", programs=programs),
    ]


def measure(build: Build, case: Case) -> Sample:
    """Runs it once. Raises SimulatorError."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        counted = folder / "counted"
        command = case.command(build, folder)
        result = subprocess.run(
            [*counting_into(counted), *command], cwd=build.tree, capture_output=True, text=True
        )
        if result.returncode != 0:
            raise SimulatorError(command, result.returncode, result.stderr)
        said = json.loads(result.stdout)
        work = said["instructions"]
        if case.counts is ARRAY_CYCLES:
            work = said["kernel_cycles"]
        host = host_instructions(counted.read_text()) if counted.exists() else None
    return Sample(work, said["instructions"], said["host_seconds"], host)


def counting_into(file: Path) -> list[str]:
    """What stands before a command so that its host instructions are counted; nothing if perf is
    not there, or may not count."""
    return ["perf", "stat", "-x,", "-e", COUNTER, "-o", str(file), "--"] if perf_counts() else []


def host_instructions(said: str) -> int | None:
    """Of what `perf stat -x,` wrote."""
    for line in said.splitlines():
        number, *rest = line.split(",")
        if COUNTER in rest and number.isdecimal():
            return int(number)
    return None


@cache
def perf_counts() -> bool:
    """Whether perf is there and may count."""
    if shutil.which("perf") is None:
        return False
    command = ["perf", "stat", "-x,", "-e", COUNTER, "--", "true"]
    said = subprocess.run(command, capture_output=True, text=True).stderr
    return host_instructions(said) is not None
