# SPDX-License-Identifier: Apache-2.0
"""What the simulator says with --json, as values with names and units."""

from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import get_args, get_type_hints

#: Accounts of cycles in which a core does not run.
OUTSIDE = ("not_started", "halted")


@cache
def _members(kind: type) -> dict[str, type | None]:
    """Of the JSON object: the name of each, and what it is if it has members itself."""
    hints = get_type_hints(kind)
    return {
        field.name: next(
            filter(is_dataclass, (hints[field.name], *get_args(hints[field.name]))), None
        )
        for field in fields(kind)
    }


def from_json(kind: type, said: dict | list | None):
    """The value, or the values of a list, of a dataclass whose fields have the names of the JSON
    object's members. Other members are left out; KeyError if one is missing."""
    if isinstance(said, list):
        return tuple(from_json(kind, each) for each in said)
    if said is None:
        return None
    return kind(
        **{
            name: said[name] if inner is None else from_json(inner, said[name])
            for name, inner in _members(kind).items()
        }
    )


@dataclass(frozen=True)
class Run:
    """A kernel over `bytes` of data. `cycles` from spawn to join, `kernel_cycles` from the first
    issue to the last halt, `cycles_per_byte` of a CPE without the launch, throughput with it.
    `accounts`: the cycles of all cores by cause."""

    kernel: str
    bytes: int
    cycles: int
    kernel_cycles: int
    cycles_per_byte: float
    throughput_gb_per_s: float
    seconds: float
    instructions: int
    accounts: dict[str, int]
    verified: bool
    machine_hash: str

    @property
    def launch_cycles(self) -> int:
        """Those in which no CPE runs yet or any more."""
        return self.cycles - self.kernel_cycles

    @property
    def launch_share(self) -> float:
        """The launch's part of all cycles."""
        return self.launch_cycles / self.cycles

    @property
    def mb_per_s(self) -> float:
        """The throughput, launch included."""
        return 1000 * self.throughput_gb_per_s

    def speedup_over(self, other: "Run") -> float:
        """How many times as fast as another kernel on the same data, launch included."""
        return other.cycles / self.cycles


@dataclass(frozen=True)
class Protection:
    """A message that was protected or unprotected on `cgs` core groups; cycles are those of the
    slowest group."""

    command: str
    kernel: str
    bytes: int
    file_bytes: int
    cgs: int
    cpes: int
    cycles: int
    digest_cycles: int
    padding_cycles: int
    start_up_cycles: int
    aes_cycles: int
    seconds: float
    throughput_gb_per_s: float

    @property
    def mb_per_s(self) -> float:
        """Of the message."""
        return 1000 * self.throughput_gb_per_s


@dataclass(frozen=True)
class Digest:
    """Of a file, made by the MPE."""

    bytes: int
    cycles: int


@dataclass(frozen=True)
class CoreRun:
    """What a core did: instructions issued to each pipe, and cycles by cause."""

    core: int
    cycles: int
    p0: int
    p1: int
    accounts: dict[str, int]

    @property
    def issues(self) -> int:
        """To both pipes."""
        return self.p0 + self.p1


@dataclass(frozen=True)
class Place:
    """A line of a source, file:line."""

    place: str


@dataclass(frozen=True)
class Wait:
    """Of a line, for the result of another line if there is one."""

    account: str
    producer: Place | None


@dataclass(frozen=True)
class Assembled:
    """An instruction of a line."""

    pc: int
    text: str


@dataclass(frozen=True)
class Line:
    """A source line with what its instructions did."""

    place: str
    source: str
    issues: int
    waits: tuple[Wait, ...]
    instructions: tuple[Assembled, ...]


@dataclass(frozen=True)
class Issues:
    """How often instructions of a timing class issued."""

    timing_class: str
    issues: int


@dataclass(frozen=True)
class Inclusive:
    """Cycles of a region, calls included, and the same by cause."""

    cycles: int
    accounts: dict[str, int]


@dataclass(frozen=True)
class Region:
    """A named part of the program, and how often it was passed."""

    name: str
    passes: int
    inclusive: Inclusive


@dataclass(frozen=True)
class Profile:
    """What a run did, by core, timing class, region and line."""

    bytes: int
    cpes: int
    kernel_cycles: int
    accounts: dict[str, int]
    mix: tuple[Issues, ...]
    regions: tuple[Region, ...]
    lines: tuple[Line, ...]
    cores: tuple[CoreRun, ...]


@dataclass(frozen=True)
class InstructionKind:
    """A row of the instruction table. `latency` is in cycles, until the result can be used; of a
    store, until a load of the same bytes. `suffixes` counts the digits that may follow a spelling.
    """

    spellings: tuple[str, ...]
    suffixes: int
    operands: str
    pipe: str
    timing_class: str
    latency: int
    confidence: str
    meaning: str


@dataclass(frozen=True)
class Parameter:
    """A number of the machine model; `range` has the least and the largest value it may have."""

    name: str
    value: int
    default: int
    unit: str
    range: tuple[int, int]
    confidence: str
    role: str
    source: str


class Machine:
    """The parameters by name, machine["cpe.latency.load"], and the hash of their values."""

    def __init__(self, said: dict):
        self.hash: str = said["machine_hash"]
        self.parameters = {p.name: p for p in from_json(Parameter, said["parameters"])}

    def __getitem__(self, name: str) -> int:
        return self.parameters[name].value

    @property
    def calibrated(self) -> list[Parameter]:
        """Those that were chosen so that a published number comes out."""
        return [p for p in self.parameters.values() if p.role == "calibrated"]

    def latency(self, timing_class: str) -> int:
        """Of the instructions of a timing class, in cycles."""
        return self["cpe.latency." + timing_class]

    @property
    def clock_hz(self) -> int:
        """Of the CPEs."""
        return 1000 * self["chip.clock_khz"]
