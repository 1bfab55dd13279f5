# SPDX-License-Identifier: Apache-2.0
"""How many operations on planes the steps of host_speed/planes.h take (counted_planes.cpp)."""

from pathlib import Path

from kernels.host_programs import GENERATED, Workshop

SOURCE = Path("experiments") / "hajihassani" / "counted_planes.cpp"
FLAGS = ("-std=c++17", GENERATED)


def count(workshop: Workshop, three_inputs: bool) -> dict[str, int]:
    """By step; three_inputs: with the GPU's S-box, a gate of which is one operation. Raises
    NotMeasuredError."""
    flags = (*FLAGS, "-DTHREE_INPUTS") if three_inputs else FLAGS
    output = workshop.output(workshop.build("c++", *flags, source=SOURCE))
    return {name: int(count) for name, count in map(str.split, output.splitlines())}
