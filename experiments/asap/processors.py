# SPDX-License-Identifier: Apache-2.0
"""Equation 3 and figures 4 and 8: how many processors, and how fast."""

from asap import paper
from asap.findings import Findings
from asap.measurement import BLOCK_BYTES, Activity, Pipeline
from lab.comparison import Comparison, Role, compare_numbers
from lab.paper_results import PaperResult


def equation_3(found: Findings) -> PaperResult:
    """How many processors, and what splitting and fusing make of them."""
    counts = found.first.mapping.tasks
    split = counts.total() + counts["MixColumns"]
    fused = split - counts["ShiftRows"] - counts["KeyRotWord"]
    counted = (
        ("tasks of the first mapping", counts.total(), paper.processors()),
        ("the formula", paper.processors(), paper.FIRST_PROCESSORS),
        (
            "section III.C: each MixColumns on two",
            split,
            paper.FIRST_PROCESSORS + paper.MORE_PROCESSORS,
        ),
        ("section III.D: two pairs fused in each round", fused, paper.FINAL_PROCESSORS),
    )
    rows = [compare_numbers(*each, tolerance=0, digits=0) for each in counted]
    rows.append(Comparison("cores for these 70 tasks", str(found.first.cores)))
    return found.result("equation 3", "Number of processors, a task on each", rows)


def figure_4(found: Findings) -> PaperResult:
    """The first mapping."""
    rows = [
        *_pace(found.first, paper.FIRST_CYCLES),
        Comparison("cores with tasks", str(found.first.cores), str(paper.FIRST_PROCESSORS)),
        _bottleneck(found.first, paper.FIRST_BOTTLENECK),
    ]
    return found.result("figure 4", "First mapping: a task on each core", rows)


def figure_8(found: Findings) -> PaperResult:
    """The final mapping."""
    first, final = found.first, found.final
    faster = first.cycles_per_block / final.cycles_per_block
    published = paper.FIRST_CYCLES / paper.FINAL_CYCLES
    rows = [
        *_pace(final, paper.FINAL_CYCLES),
        Comparison("cores with tasks", str(final.cores), str(paper.FINAL_PROCESSORS)),
        compare_numbers("throughput over the first mapping's", faster, published),
        compare_numbers(
            "time saved, %", 100 * (1 - 1 / faster), paper.TIME_SAVED_PERCENT, digits=0
        ),
        _bottleneck(final, paper.FINAL_BOTTLENECK),
        *(
            Comparison(f"{name}: {what}", f"{value:.0f}")
            for name in ("MixCol-8", "SubShift")
            for what, value in _instructions(found.tasks[name].activity)
        ),
        Comparison("64 cores alone: cycles/block", f"{found.alone.cycles_per_block:.2f}"),
    ]
    return found.result("figure 8", "Final mapping: MixColumns on two cores, tasks fused", rows)


def _pace(pipeline: Pipeline, published: float) -> list[Comparison]:
    cycles = pipeline.cycles_per_block
    per_byte = (cycles / BLOCK_BYTES, published / BLOCK_BYTES)
    return [
        compare_numbers("cycles/block", cycles, published),
        compare_numbers("cycles/byte", *per_byte, digits=3),
    ]


def _bottleneck(pipeline: Pipeline, published: str) -> Comparison:
    name = pipeline.bottleneck.kind.name
    return Comparison("slowest task", name, published, Role.PREDICTED, comes_out=name == published)


def _instructions(activity: Activity) -> tuple[tuple[str, float], ...]:
    return (
        ("instructions/block", activity.instructions),
        ("of these on pipe 1", activity.on_pipe_1),
    )
