# SPDX-License-Identifier: Apache-2.0
"""Which parts of the simulator the host's instructions are in: by perf's samples, and the names of
functions."""

import json
import re
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.builds import Build
from bench.cases import COUNTER, LARGE, Case, perf_counts
from lab.simulator import SimulatorError

OTHERS = "all else: data, check, start"
#: Of a function, the first part whose expression is found in its name.
PARTS: Mapping[str, str] = {
    "what instructions do": r"\b(Avx2|Portable)::run|waits_for_store",
    "remembered timing": r"run_remembered|Core::(run_through|reload|follow|outcome_of|return_from"
    r"|fits|loops|remember|settle|leave_after|add_stores|passes_message)|Remembered|RelativeState",
    "timing anew, and what it does": r"\bCore::|Front::|OpenStalls|IssueHistory|Transfers"
    r"|SpinFolder|LoopDetector",
    "DMA, main memory": r"Dma|Dram|MainMemory|NocShare|CorePort|Arena|tlm|Controller",
    "mesh, barriers": r"Mesh|Barrier",
    "who acts when": r"sc_core|\bsc_|Clock|Agenda|AfterCores|Cpe::|CoreGroup",
}


@dataclass(frozen=True)
class Parts:
    """Host instructions for each simulated one, by part; the shares sum to that of the whole
    process."""

    case: str
    now: Mapping[str, float]
    then: Mapping[str, float] | None


def part_of(function: str) -> str:
    """By its name."""
    for part, expression in PARTS.items():
        if re.search(expression, function):
            return part
    return OTHERS


def measure_parts(cases: Sequence[Case], now: Build, then: Build | None) -> list[Parts]:
    """Of the kernels that are run on much data; nothing where perf cannot count."""
    if not perf_counts():
        return []
    return [
        Parts(case.name, sampled(now, case), sampled(then, case) if then else None)
        for case in cases
        if case.size_bytes == LARGE
    ]


def sampled(build: Build, case: Case) -> dict[str, float]:
    """Of one run. Raises SimulatorError."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        samples = folder / "samples"
        command = case.command(build, folder)
        record = ["perf", "record", "-q", "-e", COUNTER, "-o", str(samples), "--", *command]
        result = subprocess.run(record, cwd=build.tree, capture_output=True, text=True)
        if result.returncode != 0:
            raise SimulatorError(command, result.returncode, result.stderr)
        report = ["perf", "report", "-i", str(samples), "--stdio", "--no-children"]
        report += ["--sort", "sym", "-n", "-q", "--percent-limit", "0", "-g", "none"]
        report += ["--show-total-period", "-t", "\t"]
        said = subprocess.run(report, capture_output=True, text=True, check=True).stdout
    return by_part(said, json.loads(result.stdout)["instructions"])


def by_part(said: str, instructions: int) -> dict[str, float]:
    """Of perf's lines: share, samples, host instructions, function."""
    sums = dict.fromkeys((*PARTS, OTHERS), 0.0)
    for line in said.splitlines():
        columns = line.split("\t")
        if len(columns) == 4 and not line.startswith("#"):
            sums[part_of(columns[3])] += int(columns[2]) / instructions
    return sums
