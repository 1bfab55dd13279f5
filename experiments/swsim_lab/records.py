# SPDX-License-Identifier: Apache-2.0
"""What the simulator says with --json, as values with names and units."""

from dataclasses import dataclass


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
        self.parameters = {row["name"]: Parameter(**row) for row in said["parameters"]}

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
