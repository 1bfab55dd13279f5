# SPDX-License-Identifier: Apache-2.0
"""Figures 5 and 6: the memory that each task needs."""

from asap import paper
from asap.findings import Findings, wrapped
from asap.measurement import INSTRUCTION_BYTES, Pipeline
from lab.comparison import Comparison, compare_numbers
from lab.paper_results import Axis, Line, PaperResult
from lab.simulator import KIB

INSTRUCTION_CACHE_BYTES, LDM_BYTES = 16 * KIB, 64 * KIB  # of a CPE: Li et al., SW-AES


def figure_5(found: Findings) -> PaperResult:
    """Instruction memory."""
    words = {
        name: found.tasks[name].memory.instructions / INSTRUCTION_BYTES
        for name in paper.ALONE_CYCLES
    }
    average = _average(found.first, words)
    return found.result(
        "figure 5",
        "Instruction memory of each task",
        [
            compare_numbers("average, words of 32 bits", average, paper.AVERAGE_INSTRUCTIONS),
            _share(
                average * INSTRUCTION_BYTES / INSTRUCTION_CACHE_BYTES,
                paper.AVERAGE_INSTRUCTIONS / paper.INSTRUCTION_WORDS,
            ),
            *_of_fused(words, paper.INSTRUCTIONS, "words"),
        ],
        **_memory_picture(words, average, paper.INSTRUCTIONS, paper.AVERAGE_INSTRUCTIONS, "words"),
    )


def figure_6(found: Findings) -> PaperResult:
    """Data memory."""
    size = paper.DATA_WORD_BYTES
    ours = {name: float(found.tasks[name].memory.data) for name in paper.ALONE_CYCLES}
    theirs = {name: size * words for name, words in paper.FUSED_DATA_WORDS.items()}
    average, published = _average(found.first, ours), size * paper.AVERAGE_DATA_WORDS
    return found.result(
        "figure 6",
        "Data memory of each task",
        [
            compare_numbers("average, bytes", average, published),
            _share(average / LDM_BYTES, paper.AVERAGE_DATA_WORDS / paper.DATA_WORDS),
            *_of_fused(ours, theirs, "bytes"),
        ],
        **_memory_picture(ours, average, theirs, published, "bytes"),
    )


def _average(first: Pipeline, of_task: dict[str, float]) -> float:
    """Over a processor for each task."""
    tasks = first.mapping.tasks
    return sum(of_task[task] * count for task, count in tasks.items()) / tasks.total()


def _share(ours: float, theirs: float) -> Comparison:
    return compare_numbers("average, % of what a core has", 100 * ours, 100 * theirs, digits=1)


def _of_fused(ours: dict[str, float], theirs: dict[str, float], unit: str) -> list[Comparison]:
    return [
        compare_numbers(f"{name}, {unit}", ours[name], published, digits=0)
        for name, published in theirs.items()
    ]


def _memory_picture(
    ours: dict[str, float], average: float, theirs: dict[str, float], stated: float, unit: str
) -> dict:
    def line(name: str, values: dict[str, float], mean: float, published: bool = False) -> Line:
        x = [wrapped(each) for each in values]
        return Line(name, [*x, "average\nof 70"], [*values.values(), mean], published=published)

    return {
        "x": Axis("processor"),
        "y": Axis(unit),
        "lines": [line("simulated", ours, average), line("AsAP, stated", theirs, stated, True)],
    }
