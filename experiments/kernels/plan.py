# SPDX-License-Identifier: Apache-2.0
"""Which runs the table needs, and on how much data: for each program and vector latency one on the
whole chip, several that must take equally long, and the copy that says what DMA allows."""

from dataclasses import dataclass, replace

from kernels.catalogue import Program
from kernels.counts import Counts
from lab import published
from lab.simulator import KIB, MIB, Cipher
from lab.sweep import Point

VECTOR_LATENCY = "cpe.latency.vector_integer"
OTHER_VECTOR_LATENCY = 1  # the low end of what is plausible; the default is calibrated
DMA_COPY = "experiments/dma_limit/dma_copy"
GROUPS = published.GROUPS_PER_CHIP
LARGEST_BYTES = published.CHIP_GB_PER_S_BYTES

# Key and data that a leak would show in: of two seeds, and with few and with many bits set.
EQUALLY_LONG = (
    Cipher(seed=1),
    Cipher(seed=2),
    Cipher(key="00", fill=0x00),  # a byte of the key
    Cipher(key="ff", fill=0xFF),
)

# Less than this is no steady state of the DMA.
STEADY_COPY_BYTES = 16 * MIB

# The counter is no secret: what its carries cost is not looked at.
COUNTER = {"ctr": "00" * 16}

# Host time beside that of an instruction: a message between cores, a load from main memory, a byte
# that is copied, and any run.
INSTRUCTIONS_PER_MESSAGE = 20
INSTRUCTIONS_PER_GLD = 400
INSTRUCTIONS_PER_COPIED_BYTE = 3
INSTRUCTIONS_PER_RUN = 3_000_000


@dataclass(frozen=True)
class Sizes:
    """Host time that a run on the chip may take, as instructions: a headline's if that gets it to
    256 MB, a headline's otherwise, and any other; the least data on the chip; the data of the runs
    that must take equally long."""

    largest_instructions: float
    headline_instructions: float
    instructions: float
    least_bytes: int
    equally_long_bytes: int


DEFAULT = Sizes(3e9, 1e9, 2.5e8, 256 * KIB, 32 * KIB)
QUICK = Sizes(0, 0, 0, 256 * KIB, 8 * KIB)
FULL = Sizes(float("inf"), float("inf"), float("inf"), LARGEST_BYTES, 32 * KIB)


@dataclass(frozen=True)
class Case:
    """A row of the table: a program on a machine with this vector latency."""

    program: Program
    vector_latency: int
    settings: tuple[str, ...]


def case_of(program: Program, vector_latency: int, default_latency: int) -> Case:
    """Without settings where the latency is the default."""
    is_default = vector_latency == default_latency
    settings = () if is_default else (f"{VECTOR_LATENCY}={vector_latency}",)
    return Case(program, vector_latency, settings)


def host_cost(counts: Counts) -> float:
    """Of a byte, as instructions."""
    return (
        counts.instructions
        + INSTRUCTIONS_PER_MESSAGE * counts.messages
        + INSTRUCTIONS_PER_GLD * counts.gld
    )


def chip_bytes(program: Program, counts: Counts, sizes: Sizes) -> int:
    """The 256 MB of the papers if that is affordable; or else the power of two that is."""
    cost = host_cost(counts)
    affordable = sizes.instructions
    if program.is_headline:
        reaches_it = LARGEST_BYTES * cost <= sizes.largest_instructions
        affordable = sizes.largest_instructions if reaches_it else sizes.headline_instructions
    size_bytes = LARGEST_BYTES
    while size_bytes > sizes.least_bytes and size_bytes * cost > affordable:
        size_bytes //= 2
    return size_bytes


def chip_point(case: Case, counts: Counts, sizes: Sizes) -> Point:
    """On all core groups."""
    size_bytes = chip_bytes(case.program, counts, sizes)
    return _point(case, size_bytes, host_cost(counts), case.program.cipher, GROUPS)


def equally_long_points(case: Case, counts: Counts, sizes: Sizes) -> list[Point]:
    """On other keys and data, of which the time must not tell."""
    program = case.program
    ciphers = (
        replace(
            data,
            operation=program.operation,
            key_bits=program.key_bits,
            key=data.key and data.key * (program.key_bits // 8),
            counter=COUNTER.get(program.operation),
        )
        for data in EQUALLY_LONG
    )
    return [_point(case, sizes.equally_long_bytes, host_cost(counts), each) for each in ciphers]


def copy_point(size_bytes: int) -> Point:
    """What the DMA allows: the chip copies that much data."""
    weight = INSTRUCTIONS_PER_RUN + INSTRUCTIONS_PER_COPIED_BYTE * size_bytes
    return Point(DMA_COPY, size_bytes, weight, cgs=GROUPS)


def _point(case: Case, size_bytes: int, cost: float, cipher: Cipher, cgs: int = 1) -> Point:
    return Point(
        case.program.kernel.path,
        size_bytes,
        INSTRUCTIONS_PER_RUN + cost * size_bytes,
        cgs=cgs,
        settings=case.settings,
        cipher=cipher,
    )
