# SPDX-License-Identifier: Apache-2.0
"""What one more byte costs a core: instructions by pipe, look-ups, loads from main memory, cycles.

From the profiles of two runs that differ in the amount of data only, so that launch, preparation
of tables and the first transfers fall out. One CPE alone, where a kernel can do with one: nobody
else uses the memory, and with double buffering the cycles are those of the computation. Kernels
that need all 64 CPEs are looked at where most instructions issue, the core that all others wait
for in the end.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path

from kernels.catalogue import Program
from lab.records import OUTSIDE, Assembled, InstructionKind, Line, Profile, Wait
from lab.simulator import KIB, Identity, Simulator

# What counts depend on besides the simulator.
HOW = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()

# Of one CPE: several of the largest units, and twice as many.
ONE_CPE_BYTES = (16 * KIB, 32 * KIB)
# Where more are needed, work for each in every unit.
MANY_CPES_BYTES = (64 * KIB, 128 * KIB)

EITHER, P0, P1 = "either", "P0", "P1"  # pipes
NOP = "nop"
MESSAGE_CLASSES = {"put", "get"}
LOOK_UP_CLASS = "selldw"
SELLDW_PER_LOOK_UP = 8

# Scalar programs have vector instructions, too: those that make the descriptors of transfers.
FEW = 0.01
NO_WAIT = {"dual", "single", *OUTSIDE}


@dataclass(frozen=True)
class Counts:
    """Per byte of the core's own data; `cpes` says how many cores there were. `wait` is what the
    core waited for most, wait_percent its share of the cycles. LDM and code are the program's."""

    cpes: int
    p0: float
    p1: float
    either: float
    look_ups: float
    gld: float
    messages: float
    cycles: float
    wait: str
    wait_percent: float
    uses_vectors: bool
    uses_vlog3r: bool
    code_bytes: int = 0
    ldm_bytes: int = 0

    @property
    def instructions(self) -> float:
        """Of both pipes."""
        return self.p0 + self.p1 + self.either


@dataclass(frozen=True)
class Counting:
    """The task of a program on the machine with these settings; its record is that of Counts."""

    counted: Program
    settings: tuple[str, ...]
    weight = 1.0

    def __str__(self) -> str:
        return self.counted.kernel.name

    @property
    def arguments(self) -> dict:
        """Also how it is counted."""
        return {
            "counts": [*ONE_CPE_BYTES, *MANY_CPES_BYTES],
            "how": HOW,
            "kernel": self.counted.kernel.path,
            "cipher": asdict(self.counted.cipher),
        }

    @property
    def needed(self) -> Collection[str]:
        """All counts."""
        return [field.name for field in fields(Counts)]

    @property
    def program(self) -> Hashable:
        """Each has its own."""
        return self

    def identify(self, simulator: Simulator) -> Identity:
        """Of the program."""
        return simulator.identify(self.counted.kernel.path, self.settings, self.counted.cipher)

    def perform(self, simulator: Simulator) -> dict:
        """Profiles it."""
        identity = self.identify(simulator)
        counts = _measure(simulator, self.counted, self.settings)
        return asdict(replace(counts, code_bytes=identity.code_bytes, ldm_bytes=identity.ldm_bytes))


def _measure(simulator: Simulator, program: Program, settings: tuple[str, ...]) -> Counts:
    def profile(size_bytes: int, cpes: int, *options: str) -> Profile:
        return simulator.profile(
            program.kernel.path, size_bytes, cpes, settings, program.cipher, options
        )

    cpes = program.kernel.cpes or 1
    sizes = ONE_CPE_BYTES if cpes == 1 else MANY_CPES_BYTES
    core = 0
    if cpes > 1:
        core = max(profile(sizes[0], cpes).cores, key=lambda c: c.issues).core
    small, large = (profile(size, cpes, "--core", str(core)) for size in sizes)
    return counts_between(small, large)


def counts_between(small: Profile, large: Profile) -> Counts:
    """From two profiles of the same core."""
    per_byte = large.cpes / (large.bytes - small.bytes)

    def more(count: Callable[[Profile], float]) -> float:
        return (count(large) - count(small)) * per_byte

    more_issues = _issues(large)
    more_issues.subtract(_issues(small))

    def issues(names: set[str]) -> float:
        return sum(more_issues[name] for name in names) * per_byte

    all_names = {row.timing_class for row in large.mix}
    waits = Counter(large.accounts)
    waits.subtract(small.accounts)
    wait, wait_cycles = max(
        ((name, cycles) for name, cycles in waits.items() if name not in NO_WAIT),
        key=lambda entry: entry[1],
    )
    cycles = more(lambda profile: profile.kernel_cycles)
    return Counts(
        cpes=large.cpes,
        p0=issues(classes_of(P0)),
        p1=issues(classes_of(P1)),
        either=issues(classes_of(EITHER)),
        look_ups=issues({LOOK_UP_CLASS}) / SELLDW_PER_LOOK_UP,
        gld=more(_loads_from_main_memory),
        messages=issues(MESSAGE_CLASSES),
        cycles=cycles,
        wait=wait,
        wait_percent=100 * wait_cycles * per_byte / cycles,
        uses_vectors=issues({"vector_integer"}) > FEW * issues(all_names),
        uses_vlog3r=any(m.startswith("vlog3r") for m in _mnemonics(large)),
    )


@cache
def instruction_table() -> dict[str, InstructionKind]:
    """By mnemonic."""
    return {
        spelling + suffix: kind
        for kind in Simulator().instructions()
        for spelling in kind.spellings
        for suffix in [f"{digit:x}" for digit in range(kind.suffixes)] or [""]
    }


def classes_of(pipe: str) -> set[str]:
    """Timing classes by the pipe of their instructions. A nop is no work, and of the others only
    umulqa, which is rare, takes another pipe than its class."""
    exceptions = {NOP, "umulqa"}
    return {
        kind.timing_class
        for name, kind in instruction_table().items()
        if kind.pipe == pipe and name not in exceptions
    }


def _issues(profile: Profile) -> Counter:
    """By timing class, without what is no work: nops, which fill a pair, and the loops that poll
    for the end of a transfer, which go round as often as the transfer takes."""
    counts = Counter({row.timing_class: row.issues for row in profile.mix})
    polling = _waiting(profile, "dma_wait") | _producers(profile, "dma_wait")
    for line in profile.lines:
        mnemonics = {_mnemonic(instruction) for instruction in line.instructions}
        if line.place in polling or mnemonics == {NOP}:
            counts[instruction_table()[mnemonics.pop()].timing_class] -= line.issues
    return counts


def _loads_from_main_memory(profile: Profile) -> int:
    """Issues of the loads that somebody waited for, or that waited for a place in the queue."""
    loads = _producers(profile, "gld") | _waiting(profile, "gld_queue")
    return sum(line.issues for line in profile.lines if line.place in loads)


def _waiting(profile: Profile, account: str) -> set[str]:
    """Places of the lines that wait in this account."""
    return {line.place for line, _ in _waits(profile, account)}


def _producers(profile: Profile, account: str) -> set[str]:
    """Places of the lines that are waited for."""
    waits = [wait for _, wait in _waits(profile, account)]
    return {wait.producer.place for wait in waits if wait.producer}


def _waits(profile: Profile, account: str) -> Iterator[tuple[Line, Wait]]:
    for line in profile.lines:
        for wait in line.waits:
            if wait.account == account:
                yield line, wait


def _mnemonics(profile: Profile) -> set[str]:
    return {_mnemonic(i) for line in profile.lines for i in line.instructions}


def _mnemonic(instruction: Assembled) -> str:
    return instruction.text.split()[0]
