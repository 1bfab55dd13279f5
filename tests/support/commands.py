# SPDX-License-Identifier: Apache-2.0
"""What tests of commands share: calls of them, the kernels, and small bare programs.

SWSIM_PROGRAM=PATH tests another build than build/swsim.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from kernels.catalogue import all_descriptions
from lab.records import Machine, Run
from lab.simulator import Simulator

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("SWSIM_PROGRAM", ROOT / "build" / "swsim")).resolve()

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

#: What scripts of kernels/ make.
GENERATED = PROGRAM.parent / "kernels"
DESCRIBED = all_descriptions()
KERNEL_PATHS = {name: path for name, (path, _) in DESCRIBED.items()}
KERNELS = {name: description for name, (_, description) in DESCRIBED.items()}
AES_KERNELS = [name for name, kernel in KERNELS.items() if kernel["reference"] == "aes"]


@dataclass(frozen=True)
class Variant:
    """One of the programs that an AES kernel can be."""

    kernel: str
    operation: str
    key_bits: int

    def __str__(self) -> str:
        return f"{self.kernel}-{self.operation}-{self.key_bits}"

    @property
    def program(self) -> tuple[str, ...]:
        """The options that choose it."""
        return ("--operation", self.operation, "--key-bits", str(self.key_bits))


AES_VARIANTS = [
    Variant(name, operation, key_bits)
    for name in AES_KERNELS
    for operation in KERNELS[name]["operations"]
    for key_bits in KERNELS[name]["key_bits"]
]


def allowed_length(kernel: str, size_bytes: int) -> int:
    """size_bytes, rounded up to a length that the kernel takes."""
    multiple = KERNELS[kernel]["parameters"]["length_multiple"]
    return -(-size_bytes // multiple) * multiple


#: Numbers of no kernel, for tests that change those that they look at.
MADE_UP_RUN = Run(
    kernel="made_up",
    bytes=16,
    cycles=9,
    kernel_cycles=5,
    cycles_per_byte=20.0,
    throughput_gb_per_s=1.0,
    seconds=1.0,
    instructions=7,
    accounts={"dual": 1},
    verified=True,
    machine_hash="",
)


@cache
def machine() -> Machine:
    """The default machine."""
    return Simulator(PROGRAM).machine()


@dataclass(frozen=True)
class Outcome:
    status: int
    stdout: str
    stderr: str

    @property
    def json(self) -> dict:
        """The output of a successful call with --json."""
        assert self.status == 0, self.stderr
        return json.loads(self.stdout)

    def expect(self, status: int, *fragments: str) -> "Outcome":
        """Itself, if it ended with this status and said each of the fragments."""
        assert self.status == status, self.stdout[-2000:] + self.stderr
        for fragment in fragments:
            assert fragment in self.stderr
        return self


def call(
    *command: object,
    environment: dict | None = None,
    cwd=ROOT,
    stdin: str = "",
    stdout=subprocess.PIPE,
    stderr=subprocess.PIPE,
    timeout_s: float = 120,
    preexec_fn=None,
) -> Outcome:
    """Calls a program; a call that takes minutes is a hang and fails."""
    result = subprocess.run(
        [*map(str, command)],
        input=stdin.encode(),
        stdout=stdout,
        stderr=stderr,
        cwd=cwd,
        env=environment,
        timeout=timeout_s,
        preexec_fn=preexec_fn,
    )
    said, told = ((text or b"").decode(errors="replace") for text in (result.stdout, result.stderr))
    return Outcome(result.returncode, said, told)


def swsim(*arguments: object, prefix=(), **keywords) -> Outcome:
    return call(*prefix, PROGRAM, *arguments, **keywords)


def command_module(name: str) -> ModuleType:
    """experiments/NAME.py, which the package of this name hides from `import`."""
    spec = spec_from_file_location(f"{name}_command", ROOT / "experiments" / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def experiment(name: str, *options: object) -> Outcome:
    return call(sys.executable, ROOT / "experiments" / f"{name}.py", *options, timeout_s=1200)


CHECKED = ("--check", "on")


@dataclass(frozen=True, order=True)
class Issue:
    cycle: int
    core: int
    pipe: int
    pc: int
    text: str  # place and instruction


def issues_of(folder: Path, *arguments: object) -> list[Issue]:
    """What `swsim exec --log` tells of each instruction."""
    log = folder / "issues"
    swsim("exec", *arguments, "--log", log).expect(0)
    rows = [line.split(maxsplit=4) for line in log.read_text().splitlines()[1:]]
    return [
        Issue(int(cycle), int(core), int(pipe), int(pc, 16), text)
        for cycle, core, pipe, pc, text in rows
    ]


#: Four cores get 256 bytes each, ten times, and poll: transfers, races for the DMA group, waiting.
DMA_STREAM = (
    ROOT / "tests" / "sim" / "dma" / "dma_stream.s",
    "--entry=dma_stream",
    "--cpes=4",
    *(f"--arg={value}" for value in (256, 10, 1, 0x5000010000, 512)),
)


def run(kernel: str, size_bytes: int, *options: object, check: str = "on", **keywords) -> dict:
    """The record of a successful run, in which --check found nothing."""
    data = ("--bytes", size_bytes, "--check", check)
    return swsim("run", kernel, *data, *options, "--json", **keywords).json


def run_each(kernel: object, program: Sequence[object], data: Sequence[Sequence[object]]) -> list:
    """The records of successful runs of one kernel: all with the options `program`, which say what
    is assembled, each with those of one element of `data`, which say what it works on."""
    requests = [request_of(kernel, (*program, *options)) for options in data]
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    outcome = swsim("batch", "--jobs", 1, stdin=lines, timeout_s=1200)
    assert outcome.status == 0, outcome.stdout + outcome.stderr
    return [json.loads(line) for line in outcome.stdout.splitlines()]


def request_of(kernel: object, options: Sequence[object]) -> dict:
    """The options of `swsim run` as a request of `swsim batch`."""
    request: dict = {"kernel": str(kernel)}
    for option, value in zip(options[::2], options[1::2], strict=True):
        key = str(option).removeprefix("--").replace("-", "_")
        if key == "set":
            request.setdefault(key, []).append(str(value))
        elif key in ("double_buffer", "check", "verify"):
            request[key] = {"on": True, "off": False}[value]
        elif key in ("operation", "key", "counter", "in", "out", "mode", "machine"):
            request[key] = str(value)
        else:
            request[key] = int(value)
    return request


def simulated(record: dict) -> dict:
    """A record without what may differ between two equal runs: the host's time."""
    return {k: v for k, v in record.items() if k not in ("host_seconds", "mips")}


def function(statements: str, data: str = "", name: str = "main") -> str:
    """A source file of a CPE function."""
    return (
        f'{data}\n    .section .text1,"ax","progbits"\n    .globl {name}\n    .ent {name}\n'
        f"{name}:\n{statements}\n    .end {name}\n"
    )


def make_kernel(folder: Path, entry: str, cpe: str, host: str, description: str = "") -> Path:
    """A kernel's folder: its CPE source, its host program and what else its description says."""
    folder.mkdir()
    (folder / f"{folder.name}.S").write_text(cpe)
    (folder / "host.c").write_text(host)
    (folder / "kernel.toml").write_text(
        f'sources = ["{folder.name}.S"]\nentry = "{entry}"\nhost = "host.c"\n{description}'
    )
    return folder


COMPILER = "alpha-linux-gnu-gcc-12"
needs_compiler = pytest.mark.skipif(
    shutil.which(COMPILER) is None, reason=f"{COMPILER} is not installed"
)


C_PROGRAMS = sorted((ROOT / "tests" / "toolchain" / "cc").glob("*.c"))


def compile_c(source: Path, output: Path, *options: object) -> Outcome:
    return swsim("cc", source, "-o", output, *options).expect(0)


TOOLS = ROOT / "build" / "sunway" / "bin"
TOOLS_ON_PATH = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}", "SWSIM": str(PROGRAM)}


def with_tools(folder: Path, *words: object, status: int = 0) -> Outcome:
    """Of a command with the vendor's tools on PATH."""
    return call(*words, cwd=folder, environment=TOOLS_ON_PATH).expect(status)


#: Runs a command with the same addresses each time.
WITHOUT_RANDOMISATION = ("setarch", "--addr-no-randomize")


def without_randomisation_works() -> bool:
    try:
        return subprocess.run([*WITHOUT_RANDOMISATION, "true"], capture_output=True).returncode == 0
    except FileNotFoundError:
        return False
