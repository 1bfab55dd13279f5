# SPDX-License-Identifier: Apache-2.0
"""Builds a program of others in a copy of its clone, runs it, and judges the result."""

import itertools
import json
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from lab.files import replaced_atomically
from lab.simulator import PROGRAM, ROOT
from programs import checks
from programs.listing import Program

TOOLS = ROOT / "build" / "sunway" / "bin"

AS_SCALARS = "--vectors-as-scalars"

# Of each file of a copy: make then takes nothing for older than what it was made from, and a
# listing that stands beside its source is used as it is.
TIME = 1_500_000_000

ELF = b"\x7fELF"
GIB = 1 << 30


class Outcome(StrEnum):
    """Of a trial."""

    RIGHT = "right"
    WRONG = "wrong"
    UNCHECKED = "runs, not checked"
    NOT_BUILT = "not built"
    NOT_RUN = "does not run"
    MISSING = "not tried"


@dataclass(frozen=True)
class Trial:
    """What became of a program; `stopped_by` is the first thing that stopped it."""

    program: Program
    outcome: Outcome
    as_scalars: bool = False
    stopped_by: str = ""
    cycles: int | None = None
    seconds: float = 0.0


@dataclass(frozen=True)
class Done:
    """What became of a process. The programs' own output is in `errors`: swsim leads it there."""

    status: int
    output: str
    errors: str


@dataclass(frozen=True)
class Bench:
    """Where clones and tools are, what builds which program, and how long anything may take."""

    clones: Path
    build_lines: dict[str, list[str]]
    tools: Path = TOOLS
    simulator: Path = PROGRAM
    limit_seconds: float = 600.0

    def attempt(self, program: Program, as_scalars: bool = False) -> Trial:
        """Builds, runs and judges; in the clone nothing changes."""
        if reason := self._cannot_try(program):
            return Trial(program, Outcome.MISSING, as_scalars, reason)
        with tempfile.TemporaryDirectory(prefix="swsim-program-") as place:
            copy = Path(place)
            self._copy(program, copy)
            tools = with_vectors_as_scalars(self.tools, copy) if as_scalars else self.tools
            environment = _environment(tools)
            for line in self.build_lines[program.name]:
                done = self._call(["sh", "-c", line], copy / program.folder, environment)
                if done.status != 0:
                    error = first_error(done.status, done.output + done.errors)
                    return Trial(program, Outcome.NOT_BUILT, as_scalars, error)
            write_inputs(program, copy)
            return self._run(program, copy / (program.run_in or program.folder), as_scalars)

    def _run(self, program: Program, folder: Path, as_scalars: bool) -> Trial:
        file, *words = program.run
        command = [str(self.simulator), "run", file, "--json", "--", *words]
        done = self._call(command, folder, dict(os.environ, LC_ALL="C"))
        cycles = cycles_of(done.output)
        if cycles is None:
            error = first_error(done.status, done.errors)
            return Trial(program, Outcome.NOT_RUN, as_scalars, error)
        if not program.is_checked:
            return Trial(program, Outcome.UNCHECKED, as_scalars, cycles=cycles)
        complaint = checks.wrong(program, done.errors, folder)
        outcome = Outcome.WRONG if complaint else Outcome.RIGHT
        return Trial(program, outcome, as_scalars, complaint, cycles)

    def _cannot_try(self, program: Program) -> str:
        clone = self._clone(program)
        if not (clone / program.copied_folder).is_dir():
            return f"no clone of {program.repository.name} with {program.copied_folder}"
        if (commit := _commit(clone)) != program.repository.commit:
            return f"the clone is of commit {commit or '(none)'}"
        if program.name not in self.build_lines:
            return "no build line given"
        if program.memory_gib * GIB > _available_memory():
            return f"needs {program.memory_gib} GiB of memory, more than is free here"
        return ""

    def _clone(self, program: Program) -> Path:
        return self.clones / program.repository.folder

    def _copy(self, program: Program, into: Path) -> None:
        """Without what others built: object files and programs for another machine."""
        source = self._clone(program)
        for file in sorted((source / program.copied_folder).rglob("*")):
            if ".git" in file.parts:
                continue
            target = into / file.relative_to(source)
            folder = target if file.is_dir() else target.parent  # empty ones, too
            folder.mkdir(parents=True, exist_ok=True)
            if not file.is_file() or _is_elf(file):
                continue
            shutil.copy(file, target)
            os.utime(target, (TIME, TIME))

    def _call(self, command: Sequence[str], folder: Path, environment: dict[str, str]) -> Done:
        """A process with all its children ends in time."""
        try:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            return Done(127, "", f"{command[0]}: {error.strerror}")
        try:
            output, errors = process.communicate(timeout=self.limit_seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Done(1, "", f"error: not finished within {self.limit_seconds:g} s")
        said = (text.decode(errors="replace") for text in (output, errors))
        return Done(process.returncode, *said)


def with_vectors_as_scalars(tools: Path, copy: Path) -> Path:
    """A folder with each tool's name, where compilers have one option more: no Makefile of others
    passes it."""
    folder = copy / ".tools"
    folder.mkdir()
    for tool in tools.iterdir():
        option = AS_SCALARS if "cc" in tool.name.lower() else ""
        wrapper = folder / tool.name
        wrapper.write_text(f'#!/bin/sh\nexec "{tool}" {option} "$@"\n')
        wrapper.chmod(0o755)
    return folder


def _environment(tools: Path) -> dict[str, str]:
    environment = dict(os.environ, LC_ALL="C")
    return environment | {"PATH": f"{tools}{os.pathsep}{environment.get('PATH', '')}"}


def first_error(status: int, output: str) -> str:
    """The first line that names an error, or else sounds like what stopped a program, with what
    belongs to it; where none does, its status."""
    lines = [line for line in output.splitlines() if not HARMLESS.search(line)]
    for pattern in (ERROR, SOUNDS_WRONG):
        for number, line in enumerate(lines):
            if pattern.search(line):
                rest = itertools.takewhile(lambda text: text.startswith("  "), lines[number + 1 :])
                names = [text.strip() for text in rest] if line.endswith(HEADING) else []
                return " ".join([line.strip(), *names])
    return f"signal {-status}" if status < 0 else f"exit status {status}"


# Below it stands a list.
HEADING = "this cannot be linked"

HARMLESS = re.compile(r"\bwarning\b|the cycles mean nothing")
ERROR = re.compile(r"\berror: ", re.IGNORECASE)
SOUNDS_WRONG = re.compile(
    r"^(sw5\w+|mpi\w+|bsub|swsim|ld|make)[\w.]*: |no such file|not found|undefined|"
    r"cannot|refused|segmentation|killed",
    re.IGNORECASE,
)


def cycles_of(record: str) -> int | None:
    """Of `swsim run --json`; a run that was stopped has none."""
    try:
        return json.loads(record)["cycles"]
    except (ValueError, KeyError, TypeError):
        return None


def write_inputs(program: Program, copy: Path) -> None:
    """Files with so many random numbers from 0 to 1, one a line: the same in each run."""
    for name, count in program.inputs.items():
        numbers = random.Random(name)
        with replaced_atomically(copy / name) as temporary:
            temporary.write_text("".join(f"{numbers.random():.6g}\n" for _ in range(count)))


def _is_elf(file: Path) -> bool:
    with file.open("rb") as stream:
        return stream.read(len(ELF)) == ELF


def _commit(clone: Path) -> str:
    command = ["git", "-c", "safe.directory=*", "-C", str(clone), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def _available_memory() -> int:
    found = re.search(r"MemAvailable:\s+(\d+) kB", Path("/proc/meminfo").read_text())
    return int(found[1]) * 1024 if found else 0
