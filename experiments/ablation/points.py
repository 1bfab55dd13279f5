# SPDX-License-Identifier: Apache-2.0
"""Runs of the variants as points of a sweep, with the host time that they take."""

from ablation.claims import (
    MIXTURE,
    ORIGINAL,
    ORIGINAL_O2,
    PIPELINE,
    READINGS,
    SELLDW,
    SIMD,
    SIMD_C,
    SIMD_C_O2,
)
from lab.sweep import Point

# Host time for each byte, beside the fastest variant, and of any run, in the same unit.
HOST_TIME_PER_BYTE = {
    ORIGINAL: 10.0,
    ORIGINAL_O2: 19.0,
    SIMD: 2.9,
    SIMD_C: 2.6,
    SIMD_C_O2: 4.5,
    SELLDW: 1.1,
    PIPELINE: 1.0,
    MIXTURE: 1.1,
    **dict.fromkeys(READINGS, 10.0),
}
HOST_TIME_PER_RUN = 35_000


def point(variant: str, size_bytes: int, **keywords: object) -> Point:
    """keywords are those of Point: cgs, mode, settings, double_buffer."""
    weight = HOST_TIME_PER_RUN + size_bytes * HOST_TIME_PER_BYTE[variant]
    return Point(variant, size_bytes, weight, **keywords)
