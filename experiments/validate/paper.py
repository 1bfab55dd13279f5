# SPDX-License-Identifier: Apache-2.0
"""Figures 3, 4 and 13 to 15 of SW-AES as results beside the paper (lab/paper_results.py)."""

from collections.abc import Iterable

from ablation.claims import (
    MIXTURE,
    ORIGINAL,
    ORIGINAL_O2,
    READINGS,
    SELLDW,
    SIMD,
    SIMD_C,
    SIMD_C_O2,
    STEPS,
)
from ablation.points import point
from lab import published
from lab.comparison import Comparison
from lab.paper_results import Axis, Line, PaperResult
from lab.published_rows import Measured
from lab.simulator import format_size
from validate import plan
from validate.evidence import Evidence, time_shares
from validate.plan import PRIVATE, SHARED

PAPER, COMMAND, MINUTES = "sw-aes", "make validate", 10
SIZE = Axis("data", logarithmic=True, bytes=True)
# The fastest of the other devices of table 3 that is a GPU.
GTX_480_GB_PER_S = next(rate for name, rate, _ in published.OTHER_DEVICES if name == "GTX 480")


def results(measured: Iterable[Measured], evidence: Evidence) -> list[PaperResult]:
    """One for each figure; NotMeasuredError if a run is missing."""
    rows = {each.row.id: each for each in measured}

    def made(item: str, title: str, ids: Iterable[str], **parts: object) -> PaperResult:
        comparisons = [*(rows[i].comparison() for i in ids), *parts.pop("more", [])]
        machine = evidence.machine.hash
        return PaperResult(PAPER, item, title, COMMAND, machine, MINUTES, comparisons, **parts)

    return [
        made(
            "figure 3",
            "DMA get: bandwidth of one core group by block size and CPEs",
            ("S12-least", "S12-most", "S12-above-256"),
            **_dma(evidence, 3, "get"),
        ),
        made(
            "figure 4",
            "DMA put: bandwidth of one core group by block size and CPEs",
            ("S12-least", "S12-most", "S12-above-256"),
            **_dma(evidence, 4, "put"),
        ),
        made(
            "figure 13",
            "SIMD + selldw + Pipeline on a chip, by size and mode",
            (
                "S1",
                "S2",
                "S3-linear",
                "S3-slows",
                "S3-flat",
                "S10-slower",
                "S10-total",
                "S10-group",
            ),
            more=[_over_gtx_480(evidence)],
            **_throughput(evidence),
        ),
        made(
            "figure 14",
            "Where the time goes: SIMD + selldw + Pipeline, one core group",
            ("S8-1MB", "S8-4MB", "S9", "S11"),
            **_shares(evidence),
        ),
        made(
            "figure 15",
            "The effect of each step, one core group",
            ("S4", "S4-C", "S5-smallest", "S5-largest", "S6-smallest", "S6-largest"),
            more=[*_readings(evidence), _mixture(evidence)],
            **_steps(evidence),
        ),
    ]


def _dma(evidence: Evidence, number: int, way: str) -> dict:
    name = f"dma.figure_{number}.{way}"
    lines = [
        Line(
            f"{cpes} CPEs" if cpes > 1 else "1 CPE",
            list(plan.DMA_BYTES),
            [evidence.measurement(f"{name}.{cpes}.{size}") for size in plan.DMA_BYTES],
        )
        for cpes in plan.DMA_CPES
    ]
    return {"x": Axis("block", True, True), "y": Axis("GB/s"), "lines": lines}


def _throughput(evidence: Evidence) -> dict:
    sizes = list(plan.CHIP_SIZES)
    lines = [
        Line(f"{mode} mode", sizes, [evidence.chip_gb_per_s(size, mode) for size in sizes])
        for mode in (PRIVATE, SHARED)
    ]
    best = ([published.CHIP_GB_PER_S_BYTES], [published.CHIP_GB_PER_S])
    lines.append(Line("published", *best, published=True))
    return {"x": SIZE, "y": Axis("GB/s"), "lines": lines}


def _over_gtx_480(evidence: Evidence) -> Comparison:
    best = evidence.chip_gb_per_s(published.CHIP_GB_PER_S_BYTES, PRIVATE)
    return Comparison(
        "over the best GPU of table 3 (GTX 480), %",
        f"{100 * (best / GTX_480_GB_PER_S - 1):.1f}",
        "37.3",
        published.CHIP_ROLE,
    )


def _shares(evidence: Evidence) -> dict:
    shares = [time_shares(evidence, size) for size in plan.SHARE_SIZES]
    names = [format_size(size) for size in plan.SHARE_SIZES]
    lines = [Line(part, names, [100 * share[part] for share in shares]) for part in shares[0]]
    return {
        "x": Axis("data"),
        "y": Axis("% of all cycles of the 64 cores"),
        "lines": lines,
        "stacked": True,
    }


def _steps(evidence: Evidence) -> dict:
    sizes = list(plan.GROUP_SIZES)
    lines = [
        Line(name, sizes, [evidence.run(point(kernel, n)).throughput_gb_per_s for n in sizes])
        for kernel, name in STEPS.items()
    ]
    note = f"to {format_size(sizes[-1])}; to 256 MB: make figure-15, docs/images/figure-15.png"
    return {"x": SIZE, "y": Axis("GB/s", True), "lines": lines, "note": note}


def _readings(evidence: Evidence) -> list[Comparison]:
    """How long each reading of SIMD alone takes, in times of Original at both levels."""

    def cycles(kernel: str) -> int:
        return evidence.run(plan.reading_point(kernel)).cycles

    return [
        Comparison(
            f"{kernel} at {format_size(plan.READING_BYTES)}: time over Original at -O3, at -O2, x",
            f"{cycles(kernel) / cycles(ORIGINAL):.2f}, {cycles(kernel) / cycles(ORIGINAL_O2):.2f}",
            "somewhat over 1",
        )
        for kernel in (SIMD, SIMD_C, SIMD_C_O2, *READINGS)
    ]


def _mixture(evidence: Evidence) -> Comparison:
    runs = [evidence.run(plan.reading_point(kernel)) for kernel in (SELLDW, MIXTURE)]
    return Comparison(
        "SIMD + selldw, cycles/byte: all assembly; SubBytes in assembly and C (section 5)",
        ", ".join(f"{run.cycles_per_byte:.2f}" for run in runs),
        "",
    )
