# SPDX-License-Identifier: Apache-2.0
"""The two figures with results of the AES-OMP paper, from what was measured here."""

from aes_omp.measurement import OmpTimes
from kernels.gpu_speeds import AES_CUDA, NOT_RUN, GpuRecord
from lab.comparison import Comparison
from lab.paper_results import Axis, Line, PaperResult
from lab.simulator import format_size

PAPER = "aes-omp"
COMMAND = ".venv/bin/python experiments/aes_omp.py"
SIZE_AXIS = Axis("data", bytes=True, logarithmic=True)
OPERATION = "ecb-encrypt"


def figure_5(records: list[GpuRecord], minutes: float) -> PaperResult:
    """AES-CUDA with and without transfers; the paper's bars are parts of the longer time."""
    lines, comparisons = [], []
    for record in records:
        alone = record.of(AES_CUDA, OPERATION, False)
        both = record.of(AES_CUDA, OPERATION, True)
        parts = [a.mean_seconds / b.mean_seconds for a, b in zip(alone, both, strict=True)]
        lines.append(Line(record.device, [each.bytes for each in alone], parts))
        comparisons += [
            Comparison(
                f"{record.device}, {format_size(a.bytes)}: alone; with transfers", f"{a}; {b}"
            )
            for a, b in zip(alone, both, strict=True)
        ]
    transfers = "significant, 16 MB to 2 GB; no number in the text"
    if not records:
        comparisons = [Comparison("part of the time that transfers take", NOT_RUN, transfers)]
    return PaperResult(
        PAPER,
        "figure 5",
        "AES-CUDA without transfers, as a part of the time with them",
        COMMAND,
        machine="",
        minutes=minutes,
        comparisons=comparisons,
        x=SIZE_AXIS,
        y=Axis("part of the time with transfers"),
        lines=lines,
    )


def figure_6(
    times: list[OmpTimes], records: list[GpuRecord], host: str, minutes: float
) -> PaperResult:
    """Speed-up over one core; GPUs too, if the records are of this host's."""
    one = {each.bytes: each for each in times if each.threads == 1}
    runs = len(times[0].seconds)
    counts = sorted({each.threads for each in times})
    lines = [_speedups(f"AES-OMP, threads: {count}", one, times, count) for count in counts]
    for record in records:
        speeds = [s for s in record.of(AES_CUDA, OPERATION, True) if s.bytes in one]
        ratios = [one[s.bytes].mean_seconds / s.mean_seconds for s in speeds]
        lines.append(Line(f"AES-CUDA, {record.device}", [s.bytes for s in speeds], ratios))
    return PaperResult(
        PAPER,
        "figure 6",
        "Speed-up of AES-OMP over one core",
        COMMAND,
        machine="",
        minutes=minutes,
        comparisons=_comparisons(times, lines, bool(records)),
        x=SIZE_AXIS,
        y=Axis("times one thread"),
        lines=lines,
        note=f"this host, not the paper's: {host}; mean of {runs} runs, the threads' own time",
    )


def _speedups(name: str, one: dict[int, OmpTimes], times: list[OmpTimes], threads: int) -> Line:
    chosen = [each for each in times if each.threads == threads]
    ratios = [one[each.bytes].mean_seconds / each.mean_seconds for each in chosen]
    return Line(name, [each.bytes for each in chosen], ratios)


def _comparisons(times: list[OmpTimes], lines: list[Line], has_gpu: bool) -> list[Comparison]:
    rows = [
        Comparison(f"AES-OMP, {format_size(each.bytes)}, threads: {each.threads}", str(each))
        for each in times
    ]
    rows += [
        Comparison(
            f"{line.name}: from the smallest to the largest size",
            f"{line.y[0]:.2f} to {line.y[-1]:.2f} times one thread",
            "grows with the size" if line.name.startswith("AES-OMP") else "does not grow",
        )
        for line in lines[1:]
    ]
    fastest = "GPU to 32 MB, above the 36-core Xeon, then the Xeon Phi"
    simulated = "see the lines" if has_gpu else f"{NOT_RUN}; no Xeon of 36 cores, no Xeon Phi"
    return [*rows, Comparison("which device is fastest", simulated, fastest)]
