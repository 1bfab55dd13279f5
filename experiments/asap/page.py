# SPDX-License-Identifier: Apache-2.0
"""docs/kernels/asap.md: the parts of it that are made, between comments that name them."""

from asap import paper
from asap.findings import Findings
from asap.mapping import Mapping
from asap.measurement import BLOCK_BYTES, INSTRUCTION_BYTES
from lab import markdown


def parts(found: Findings) -> dict[str, str]:
    """By name."""
    return {
        "first mapping": _grid(found.first.mapping),
        "final mapping": _grid(found.final.mapping),
        "outcome": _outcome(found),
        "tasks": _tasks(found),
    }


def _grid(mapping: Mapping) -> str:
    return f"```\n{mapping.grid()}\n```\n"


def _outcome(found: Findings) -> str:
    first, final = found.first, found.final

    def cycles(per_block: float) -> str:
        return f"{per_block:.0f} ({per_block / BLOCK_BYTES:.3f} per byte)"

    def faster(before: float, after: float) -> str:
        return f"{before / after:.2f} ({100 * (1 - after / before):.0f} % of the time saved)"

    rows = [
        (
            "first mapping: processors",
            paper.FIRST_PROCESSORS,
            f"{first.cores} cores for {first.mapping.tasks.total()} tasks",
        ),
        ("cycles per block", cycles(paper.FIRST_CYCLES), cycles(first.cycles_per_block)),
        ("slowest task", paper.FIRST_BOTTLENECK, first.bottleneck.kind.name),
        ("final mapping: processors", paper.FINAL_PROCESSORS, f"{final.cores} cores"),
        ("cycles per block", cycles(paper.FINAL_CYCLES), cycles(final.cycles_per_block)),
        ("slowest task", paper.FINAL_BOTTLENECK, final.bottleneck.kind.name),
        (
            "times as fast",
            faster(paper.FIRST_CYCLES, paper.FINAL_CYCLES),
            faster(first.cycles_per_block, final.cycles_per_block),
        ),
        ("64 cores alone: cycles per block", "", cycles(found.alone.cycles_per_block)),
    ]
    return markdown.table(("", "AsAP", "8 x 8 CPEs, simulated"), rows)


def _tasks(found: Findings) -> str:
    rows = []
    for name, published in paper.ALONE_CYCLES.items():
        task = found.tasks[name]
        words = task.memory.instructions // INSTRUCTION_BYTES
        rows.append((name, published, f"{task.activity.executing:.0f}", words, task.memory.data))
    headings = ("task alone", "cycles, AsAP", "cycles, CPE", "instructions, CPE", "LDM, bytes, CPE")
    return markdown.table(headings, rows)
