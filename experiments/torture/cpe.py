# SPDX-License-Identifier: Apache-2.0
"""A C program on one simulated CPE: compiled by `swsim cc`, run by `swsim exec`."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from lab.simulator import PROGRAM, ROOT

#: Our own C, linked with every program: abort, exit and what else a C program takes for granted.
SUPPORT = ROOT / "experiments" / "torture" / "support.c"

LEVELS = "0123s"


class End(StrEnum):
    """How far a program came."""

    EXITED = "exited"
    REFUSED = "refused by swsim cc"
    NOT_LINKED = "refused by swsim exec"
    FAULT = "stopped by a fault"
    NO_END = "did not end"
    NOT_RUN = "not run"


#: Of the exit statuses of `swsim exec` besides 0.
ENDS = {1: End.NOT_LINKED, 3: End.FAULT, 6: End.NO_END}

#: Of one process: what takes longer hangs, or asks too much of a test.
MOST_SECONDS = 100

#: `abort` ends a program with this status (support.c).
ABORTED = 134


@dataclass(frozen=True)
class Outcome:
    """What came of a program: the status that it ended with, or what swsim said against it."""

    end: End
    value: int = 0
    says: str = ""

    @property
    def succeeded(self) -> bool:
        """As a shell would have it: exit status 0."""
        return self.end is End.EXITED and self.value == 0

    def __str__(self) -> str:
        if self.end is not End.EXITED:
            return f"{self.end}: {self.says.strip()}"
        return "aborted" if self.value == ABORTED else f"exit status {self.value:#x}"


def compile_c(source: Path, level: str, assembly: Path, options: Sequence[str] = ()) -> str:
    """Leaves the CPE assembly in `assembly` and returns nothing, or returns the errors."""
    passed = [f"--gcc={option}" for option in ("-w", *options)]
    passed.append("--vectors-as-scalars")  # only results count here
    result = _swsim("cc", source, "-O", level, "-o", assembly, *passed)
    return "" if result.returncode == 0 else result.stderr or f"status {result.returncode}"


def execute(files: Sequence[Path], most_cycles: int, entry: str = "begin") -> Outcome:
    """Runs the program; its value is what it gave to exit, or what `entry` returned."""
    limit = f"--max-cycles={most_cycles}"
    try:
        result = _swsim("exec", *files, f"--entry={entry}", limit, "--json")
    except subprocess.TimeoutExpired:
        return Outcome(End.NO_END, says=f"nor does it in {MOST_SECONDS} s")
    if result.returncode:
        return Outcome(ENDS.get(result.returncode, End.FAULT), says=result.stderr)
    [core] = json.loads(result.stdout)["cores"]
    return Outcome(End.EXITED, int(core["result"], 16) & 0xFFFFFFFF)


def compile_support(source: Path, folder: Path) -> Path:
    """The assembly, in the folder, of a source of ours; it must compile."""
    assembly = folder / f"{source.stem}.S"
    if errors := compile_c(source, "2", assembly):
        raise ValueError(f"{source.name}: {errors}")
    return assembly


def _swsim(*arguments: object) -> subprocess.CompletedProcess:
    return subprocess.run(
        [str(PROGRAM), *map(str, arguments)],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=MOST_SECONDS,
    )
