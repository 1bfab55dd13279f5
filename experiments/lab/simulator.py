# SPDX-License-Identifier: Apache-2.0
"""The simulator as a Python caller sees it: one process for each run, its JSON as records."""

import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

from lab.records import CoreRun, InstructionKind, Machine, Profile, Run, from_json

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "swsim"

KIB = 1024
MIB = 1024 * KIB
GIGABYTE = 1e9  # of GB/s, everywhere; sizes are 1024-based


class SimulatorError(Exception):
    """A run that did not end with status 0; the message is what the simulator said."""

    def __init__(self, command: list[str], status: int, message: str):
        super().__init__(command, status, message)  # what pickle makes it of again
        self._command = command
        self.status = status
        self.said = message.strip()

    def __str__(self) -> str:
        return f"{' '.join(self._command)}: exit status {self.status}\n{self.said}"


@dataclass(frozen=True)
class Cipher:
    """What an AES kernel does to its data, and to which: the kernel's first operation and key size
    without a word. The program is assembled for one operation and key size; key, counter and data
    are those of the seed, unless they are given: data as the byte that all of it consists of."""

    operation: str | None = None
    key_bits: int | None = None
    seed: int = 1
    key: str | None = None
    counter: str | None = None
    fill: int | None = None

    @property
    def of_program(self) -> list[str]:
        """Options that choose the program."""
        options = [] if self.operation is None else ["--operation", self.operation]
        return options if self.key_bits is None else [*options, "--key-bits", str(self.key_bits)]

    @contextmanager
    def options(self, size_bytes: int) -> Iterator[list[str]]:
        """Of `swsim run` and its like, for this amount of data."""
        options = [*self.of_program, "--seed", str(self.seed)]
        if self.key is not None:
            options += ["--key", self.key]
        if self.counter is not None:
            options += ["--counter", self.counter]
        if self.fill is None:
            yield options
            return
        with tempfile.NamedTemporaryFile() as file:
            file.write(bytes([self.fill]) * size_bytes)
            file.flush()
            yield [*options, "--in", file.name]


DEFAULT_CIPHER = Cipher()


@dataclass(frozen=True)
class Identity:
    """What a result depends on besides the arguments of its run; and how large the program is."""

    machine_hash: str
    program_hash: str
    build: str
    code_bytes: int = 0
    ldm_bytes: int = 0


class Simulator:
    """build/swsim, or another build of it."""

    def __init__(self, program: Path = PROGRAM):
        self._program = program

    def identify(
        self, kernel: str, settings: Sequence[str] = (), cipher: Cipher = DEFAULT_CIPHER
    ) -> Identity:
        """The hashes of machine, program and simulator, without running anything."""
        said = self.call("identify", kernel, *cipher.of_program, *setting_options(settings))
        return Identity(**{field.name: said[field.name] for field in fields(Identity)})

    def run(
        self,
        kernel: str,
        size_bytes: int,
        cgs: int = 1,
        mode: str = "private",
        settings: Sequence[str] = (),
        double_buffer: bool = True,
        cipher: Cipher = DEFAULT_CIPHER,
        cpes: int | None = None,
    ) -> Run:
        """One verified run over size_bytes of data, on `cgs` core groups of `cpes`, or of as many
        as the kernel takes.

        `settings` are machine parameters, "NAME=VALUE".
        """
        options = ["--cgs", str(cgs), "--mode", mode]
        if cpes is not None:
            options += ["--cpes", str(cpes)]
        if not double_buffer:
            options += ["--double-buffer", "off"]
        options += setting_options(settings)
        with cipher.options(size_bytes) as data:
            said = self.call("run", kernel, "--bytes", str(size_bytes), *data, *options)
        return from_json(Run, said)

    def profile(
        self,
        kernel: str,
        size_bytes: int,
        cpes: int,
        settings: Sequence[str] = (),
        cipher: Cipher = DEFAULT_CIPHER,
        options: Sequence[str] = (),
    ) -> Profile:
        """What `swsim profile` says of a run on one core group."""
        arguments = ["--bytes", str(size_bytes), "--cpes", str(cpes), *options]
        with cipher.options(size_bytes) as data:
            said = self.call("profile", kernel, *arguments, *data, *setting_options(settings))
        return from_json(Profile, said)

    def execute(
        self,
        source: Path,
        entry: str,
        arguments: Sequence[int],
        cpes: int = 1,
        log: Path | None = None,
        settings: Sequence[str] = (),
    ) -> tuple[CoreRun, ...]:
        """A bare program; log gets a line for each issued instruction."""
        options = [f"--arg={value}" for value in arguments] + setting_options(settings)
        if log is not None:
            options += ["--log", str(log)]
        said = self.call("exec", str(source), "--entry", entry, "--cpes", str(cpes), *options)
        return from_json(CoreRun, said["cores"])

    def machine(self, settings: Sequence[str] = ()) -> Machine:
        """Every parameter with these settings, and the hash of their values."""
        return Machine(self.call("machine", *setting_options(settings)))

    def instructions(self) -> tuple[InstructionKind, ...]:
        """The instruction table."""
        return from_json(InstructionKind, self.call("isa")["instructions"])

    def call(self, *arguments: str) -> dict:
        """What any command of swsim says with --json."""
        command = [str(self._program), *arguments, "--json"]
        try:
            result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        except FileNotFoundError as error:
            raise SimulatorError(command, 127, "not built yet: run make build") from error
        if result.returncode != 0:
            raise SimulatorError(command, result.returncode, result.stderr)
        return json.loads(result.stdout)


def setting_options(settings: Sequence[str]) -> list[str]:
    """For the command line, of NAME=VALUE."""
    return [word for setting in settings for word in ("--set", setting)]


def parse_size(text: str) -> int:
    """'64K' -> 65536: the simulator's own notation, K, M and G being 1024-based."""
    digits, suffix = (text[:-1], text[-1].upper()) if text[-1:].isalpha() else (text, "")
    factors = {"": 1, "K": KIB, "M": MIB, "G": 1024 * MIB}
    if not digits.isdecimal() or suffix not in factors or int(digits) == 0:
        raise ValueError(f"'{text}' is not a size; write for example 4096, 64K or 4M")
    return int(digits) * factors[suffix]


def sizes_between(smallest: int, largest: int, factor: int = 2) -> list[int]:
    """In bytes, from the smallest, each `factor` times the one before, up to the largest."""
    sizes = []
    while smallest <= largest:
        sizes.append(smallest)
        smallest *= factor
    return sizes


def format_size(size_bytes: int) -> str:
    """65536 -> '64 kB', in the 1024-based units of the papers."""
    for unit, factor in (("GB", 1024 * MIB), ("MB", MIB), ("kB", KIB)):
        if size_bytes >= factor and size_bytes % factor == 0:
            return f"{size_bytes // factor} {unit}"
    return f"{size_bytes} B"
