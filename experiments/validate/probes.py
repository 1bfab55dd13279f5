# SPDX-License-Identifier: Apache-2.0
"""Measurements that only the validation needs, by small programs in experiments/validate/."""

import hashlib
import re
import tempfile
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from lab.records import Digest, from_json
from lab.simulator import ROOT, Identity, Simulator, SimulatorError
from validate.plan import BATCH_BYTES

SOURCES = ROOT / "experiments" / "validate"
PROBED_KERNEL = "simd_selldw"  # by layout_share

# The macros of kernels/common that make up the layout transformation.
LAYOUT_MACROS = {"LOAD_LAYOUT_CONSTANTS", "LAYOUT_IN", "LAYOUT_OUT", "SWAP_BITS"}
BETWEEN_TRANSFORMATIONS_CYCLES = 100  # at least: a batch takes thousands
MACRO = re.compile(r"\(macro (\w+), used at ")


def counter_pass_cycles(simulator: Simulator) -> float:
    """One pass of the counter loop's inner loop: the difference of two run lengths."""

    def cycles(passes: int) -> int:
        result = simulator.execute(SOURCES / "counter_pass.S", "counter_pass", [passes])
        return result[0].cycles

    return (cycles(2000) - cycles(1000)) / 1000


def layout_share_percent(simulator: Simulator) -> float:
    """The layout transformations' part of a batch of SIMD+selldw, code already in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        simulator.execute(SOURCES / "layout_share.S", "layout_share", [3 * BATCH_BYTES], log=log)
        return share_of_middle_batch(log.read_text(encoding="utf-8").splitlines()[1:])


def share_of_middle_batch(lines: list[str]) -> float:
    """From the log of three batches: percent of the second one's cycles that lie from the first to
    the last instruction of a layout transformation. Instructions beside it may slip in between;
    from one transformation to the next it is much further."""
    spans: list[list[int]] = []  # first and last cycle of a transformation
    for line in lines:
        macro = MACRO.search(line)
        if not macro or macro[1] not in LAYOUT_MACROS:
            continue
        cycle = int(line.split(maxsplit=1)[0])
        if spans and cycle - spans[-1][1] < BETWEEN_TRANSFORMATIONS_CYCLES:
            spans[-1][1] = cycle
        else:
            spans.append([cycle, cycle])
    _, second_in, third_in, _ = spans
    return 100 * (second_in[1] + 1 - second_in[0]) / (third_in[0] - second_in[0])


def digest_cycles_per_byte(simulator: Simulator) -> float:
    """The cost of SHA3-256 on the MPE, of any file."""
    [digest] = from_json(Digest, simulator.call("digest", str(SOURCES / "counter_pass.S")))
    return digest.cycles / digest.bytes


@dataclass(frozen=True)
class Probe:
    """The task of one of PROBES."""

    name: str
    weight = 1.0

    needed: ClassVar[Collection[str]] = ("value",)

    def __str__(self) -> str:
        return self.name

    @property
    def arguments(self) -> dict:
        """Which it is."""
        return {"probe": self.name}

    @property
    def program(self) -> str:
        """One for all."""
        return "probes"

    def identify(self, simulator: Simulator) -> Identity:
        """Of the kernel that a probe includes, and of all that is beside it here."""
        identity = simulator.identify(PROBED_KERNEL)
        digest = hashlib.sha256(identity.program_hash.encode())
        for file in (*sorted(SOURCES.glob("*.S")), Path(__file__)):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return replace(identity, program_hash=digest.hexdigest())

    def perform(self, simulator: Simulator) -> dict:
        """Its value."""
        return {"value": PROBES[self.name](simulator)}

    def value_of(self, outcome: dict | SimulatorError) -> float | SimulatorError:
        """From the record."""
        return outcome if isinstance(outcome, SimulatorError) else outcome["value"]


PROBES = {
    "counter_pass": counter_pass_cycles,
    "layout_share": layout_share_percent,
    "digest": digest_cycles_per_byte,
}
