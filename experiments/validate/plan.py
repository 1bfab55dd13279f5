# SPDX-License-Identifier: Apache-2.0
"""Which kernel runs the validation needs, at which sizes."""

from ablation.claims import (
    MIXTURE,
    ORIGINAL,
    PIPELINE,
    READINGS,
    SELLDW,
    SIMD,
    VARIANTS,
)
from ablation.points import HOST_TIME_PER_RUN, point
from lab import published
from lab.simulator import KIB, MIB, sizes_between
from lab.sweep import Point

PRIVATE, SHARED = "private", "shared"
CHIP = published.GROUPS_PER_CHIP

# A kernel of this page's own: transfers as in the AES kernels, 5 cycles of work for each byte.
FIVE_CYCLES = "experiments/validate/five_cycles_per_byte"
FIVE_CYCLES_HOST_TIME_PER_BYTE = 0.1  # as of the ablation's variants
KIT_HOST_TIME = 10_000_000  # of the measuring kit; other programs are small


BATCH_BYTES = 128  # 8 blocks: the least that a core works on
GROUP_SIZES = sizes_between(1 * KIB, 4 * MIB)  # of one core group
SHARE_SIZES = sizes_between(1 * KIB, published.CHIP_GB_PER_S_BYTES)  # of one, as in figure 14
CHIP_SIZES = sizes_between(1 * KIB, published.CHIP_GB_PER_S_BYTES)  # of four, in total
# Private mode above this: one core group with a quarter of the data stands for four, as they share
# nothing.
ALL_GROUPS_UP_TO = 64 * MIB
SCALING_BYTES_PER_GROUP = 4 * MIB

# Figures 3 and 4.
DMA_CPES = (1, 2, 4, 8, 16, 32, 64)
DMA_BYTES = (32, 64, 128, 256, 512, 1024, 2048, 4096)

READING_BYTES = 1 * MIB  # an amount at which the launch counts little

# Sensitivity: enough data that the steady state decides, and no more.
SENSITIVITY_SIZES = {ORIGINAL: 64 * KIB, SIMD: 256 * KIB, SELLDW: 1 * MIB, PIPELINE: 1 * MIB}
FIVE_CYCLES_SIZES = (2 * MIB, 4 * MIB)
SENSITIVITY_CHIP_BYTES = 4 * MIB


def memory_point(size_bytes: int, settings: tuple[str, ...]) -> Point:
    """The kernel that memory holds."""
    weight = HOST_TIME_PER_RUN + size_bytes * FIVE_CYCLES_HOST_TIME_PER_BYTE
    return Point(FIVE_CYCLES, size_bytes, weight, settings=settings)


def chip_point(size_bytes: int, mode: str, cgs: int = CHIP, **keywords: object) -> Point:
    """The best kernel on several core groups; size_bytes in total."""
    return point(PIPELINE, size_bytes, cgs=cgs, mode=mode, **keywords)


def throughput_point(size_bytes: int, mode: str) -> Point:
    """The run that says how fast four core groups are on size_bytes in total."""
    if mode == PRIVATE and size_bytes > ALL_GROUPS_UP_TO:
        return point(PIPELINE, size_bytes // CHIP)
    return chip_point(size_bytes, mode)


def reading_point(kernel: str) -> Point:
    """Of a reading, or of what it is compared with."""
    return point(kernel, READING_BYTES)


def group_points() -> list[Point]:
    """One core group: the ablation, the best kernel with and without double buffering, and the
    readings that are compared with the ablation's."""
    points = [point(kernel, size) for kernel in VARIANTS for size in GROUP_SIZES]
    for double_buffer in (True, False):
        points += [point(PIPELINE, n, double_buffer=double_buffer) for n in SHARE_SIZES]
    return list(dict.fromkeys(points + [reading_point(kernel) for kernel in (*READINGS, MIXTURE)]))


def chip_points() -> list[Point]:
    """Four core groups in both modes, and one to four of them at the same size each."""
    points = [throughput_point(size, mode) for mode in (PRIVATE, SHARED) for size in CHIP_SIZES]
    for cgs in range(1, CHIP + 1):
        size = cgs * SCALING_BYTES_PER_GROUP
        points += [chip_point(size, mode, cgs) for mode in (PRIVATE, SHARED)]
    return list(dict.fromkeys(points))


def kernel_points(settings: tuple[str, ...] = ()) -> list[Point]:
    """The variants of the sensitivity table, at its sizes."""
    return [point(kernel, size, settings=settings) for kernel, size in SENSITIVITY_SIZES.items()]


def memory_points(settings: tuple[str, ...] = ()) -> list[Point]:
    """It at two sizes."""
    return [memory_point(size, settings) for size in FIVE_CYCLES_SIZES]


def sharing_points(settings: tuple[str, ...] = ()) -> list[Point]:
    """Four core groups in both modes."""
    return [
        chip_point(SENSITIVITY_CHIP_BYTES, mode, settings=settings) for mode in (PRIVATE, SHARED)
    ]


def no_points(_: tuple[str, ...] = ()) -> list[Point]:
    """What the micro kit alone measures."""
    return []
