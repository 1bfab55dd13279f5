# SPDX-License-Identifier: Apache-2.0
"""Other simulators on this host, each with the C of the kernel `original`, compiled for it.

qemu-alpha (Debian: qemu-user) is a functional emulator of the CPE's relative. x86sim (PyPI, from
PTLsim) simulates an out-of-order x86-64, cycle by cycle. Either is measured if it is installed.
"""

import json
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from lab.simulator import ROOT

SOURCE = ROOT / "experiments" / "bench" / "aes_passes.c"
FREESTANDING = ("-O3", "-ffreestanding", "-nostdlib", "-static", "-D__thread=")
ALPHA_COMPILER = "alpha-linux-gnu-gcc-12"
PLAIN_X86 = (
    *("-fno-pie", "-no-pie", "-fno-stack-protector", "-fcf-protection=none"),
    *("-fno-tree-vectorize", "-Wl,--build-id=none", "-Wa,-mx86-used-note=no"),
)
RUN_X86SIM = """
import json, sys, time
from x86sim import Machine
from x86sim.elf import ELF
with open(sys.argv[1], "rb") as file:
    program = ELF.from_file(file)
machine = Machine()
machine.load_elf(program)
began = time.perf_counter()
machine.run()
seconds = time.perf_counter() - began
print(json.dumps({"instructions": machine.instructions, "seconds": seconds}))
"""


@dataclass(frozen=True)
class Other:
    """million_per_s are instructions of the simulated processor; None if `problem` says why not."""

    name: str
    kind: str
    million_per_s: float | None = None
    problem: str = ""


@dataclass(frozen=True)
class Effort:
    """How much the others do: seconds, as a rule, on a host of 2020."""

    emulator_passes: int = 60_000
    simulator_passes: int = 40


BLOCK_BYTES = 256  # of a pass


def measure_others(effort: Effort, runs: int) -> list[Other]:
    """Each one's best of so many runs. Never fails: what cannot be measured is said."""
    tools = (
        ("qemu-alpha", "functional emulator", _measure_qemu, effort.emulator_passes),
        ("x86sim", "cycle-level, out-of-order x86-64", _measure_x86sim, effort.simulator_passes),
    )
    found = []
    for name, kind, measure, passes in tools:
        try:
            with tempfile.TemporaryDirectory() as folder:
                found.append(Other(name, kind, measure(Path(folder), passes, runs)))
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            said = (getattr(error, "stderr", "") or str(error)).strip()
            found.append(Other(name, kind, problem=said.splitlines()[-1]))
    return found


def _measure_qemu(folder: Path, passes: int, runs: int) -> float:
    _need("qemu-alpha", shutil.which("qemu-alpha"), "Debian's qemu-user")
    _need(ALPHA_COMPILER, shutil.which(ALPHA_COMPILER), f"Debian's {ALPHA_COMPILER}")
    programs = {n: _compiled(folder, n, ALPHA_COMPILER) for n in (1, 2, passes)}
    one, two = (_counted_by_qemu(folder, programs[n]) for n in (1, 2))
    instructions = one + (passes - 1) * (two - one)
    return instructions / min(_seconds("qemu-alpha", programs[passes]) for _ in range(runs)) / 1e6


def _counted_by_qemu(folder: Path, program: Path) -> int:
    """Its instructions, each translated and logged for itself."""
    log = folder / "log"
    _output("qemu-alpha", "-singlestep", "-d", "exec,nochain", "-D", log, program)
    with log.open() as lines:
        return sum(line.startswith("Trace ") for line in lines)


def _measure_x86sim(folder: Path, passes: int, runs: int) -> float:
    if platform.machine() != "x86_64":
        raise ValueError("compiles for x86-64, and this host does not")
    _need("x86sim", find_spec("x86sim"), "PyPI's x86sim")
    program = _compiled(folder, passes, "cc", *PLAIN_X86)
    rates = []
    for _ in range(runs):
        said = json.loads(_output(sys.executable, "-c", RUN_X86SIM, program).splitlines()[0])
        rates.append(said["instructions"] / said["seconds"] / 1e6)
    return max(rates)


def _compiled(folder: Path, passes: int, compiler: str, *options: str) -> Path:
    program = folder / f"passes_{passes}"
    sizes = (f"-DPASSES={passes}", f"-DBYTES={BLOCK_BYTES}")
    _output(compiler, *FREESTANDING, *options, *sizes, SOURCE, "-o", program)
    return program


def _need(what: str, found: object, package: str) -> None:
    if found is None:
        raise ValueError(f"{what} is not installed: {package}")


def _seconds(*command: object) -> float:
    began = time.perf_counter()
    _output(*command)
    return time.perf_counter() - began


def _output(*command: object) -> str:
    words = [str(word) for word in command]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout
