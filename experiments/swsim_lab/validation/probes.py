# SPDX-License-Identifier: Apache-2.0
"""Measurements that only the validation needs, by small programs in experiments/validation/."""

import re
import tempfile
from itertools import pairwise
from pathlib import Path

from swsim_lab.records import Digest, from_json
from swsim_lab.simulator import ROOT, Simulator
from swsim_lab.validation.plan import BATCH_BYTES

SOURCES = ROOT / "experiments" / "validation"

# The macros of kernels/common that make up the layout transformation.
LAYOUT_MACROS = {"LOAD_LAYOUT_CONSTANTS", "LAYOUT_IN", "LAYOUT_OUT", "SWAP_BITS"}
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
    """From the log of three batches: percent of the second one's cycles that lie between the first
    instruction of a layout transformation and the first one after it."""
    issues = []  # of each instruction: its cycle, whether it belongs to a transformation
    for line in lines:
        macro = MACRO.search(line)
        issues.append((int(line.split(maxsplit=1)[0]), bool(macro and macro[1] in LAYOUT_MACROS)))
    spans = []  # first cycle of a transformation, first cycle after it
    for (_, before), (cycle, inside) in pairwise(issues):
        if inside and not before:
            spans.append([cycle])
        elif before and not inside:
            spans[-1].append(cycle)
    _, _, second_in, second_out, third_in, _ = spans
    transformed = sum(after - first for first, after in (second_in, second_out))
    return 100 * transformed / (third_in[0] - second_in[0])


def digest_cycles_per_byte(simulator: Simulator) -> float:
    """The cost of SHA3-256 on the MPE, of any file."""
    [digest] = from_json(Digest, simulator.call("digest", str(SOURCES / "counter_pass.S")))
    return digest.cycles / digest.bytes


PROBES = {
    "counter_pass": counter_pass_cycles,
    "layout_share": layout_share_percent,
    "digest": digest_cycles_per_byte,
}
