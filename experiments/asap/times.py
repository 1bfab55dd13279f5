# SPDX-License-Identifier: Apache-2.0
"""Table I: each task alone, and what sections III.C and III.D make of it."""

from asap import paper
from asap.findings import Findings, wrapped
from lab.comparison import Comparison, Role, compare_numbers
from lab.paper_results import Axis, Line, PaperResult


def table_1(found: Findings) -> PaperResult:
    """Execution times, and what section III makes of them."""
    cycles = {name: found.tasks[name].activity.executing for name in paper.ALONE_CYCLES}
    published = paper.ALONE_CYCLES
    of_tasks = [
        compare_numbers(f"{name}: cycles/block", cycles[name], published[name], digits=0)
        for name in published
    ]
    x = [wrapped(name) for name in published]
    return found.result(
        "table 1",
        "Execution time of each task alone",
        [*of_tasks, *_made_of_tasks(cycles, published), _step_between(cycles)],
        x=Axis("processor"),
        y=Axis("cycles per block"),
        lines=[
            Line("simulated", x, list(cycles.values())),
            Line("AsAP, stated", x, list(published.values()), published=True),
        ],
    )


def _made_of_tasks(ours: dict[str, float], theirs: dict[str, float]) -> list[Comparison]:
    """What splitting and fusing change."""

    def twice_as_slow(cycles: dict[str, float]) -> float:
        return cycles["MixColumns"] / max(cycles[n] for n in paper.FIRST_TASKS if n != "MixColumns")

    def row(what: str, share) -> Comparison:
        return compare_numbers(what, share(ours), share(theirs))

    least = twice_as_slow(ours)
    return [
        Comparison(
            "MixColumns over the next slowest task",
            f"{least:.2f}",
            "2 or more",
            Role.SEEN,
            comes_out=least >= 2,
        ),
        row("2 MixCol-8 over MixColumns", lambda c: 2 * c["MixCol-8"] / c["MixColumns"]),
        row(
            "SubShift over SubBytes + ShiftRows",
            lambda c: c["SubShift"] / (c["SubBytes"] + c["ShiftRows"]),
        ),
        row(
            "KeyScheduling over KeyRotWord + KeyXOR",
            lambda c: c["KeyScheduling"] / (c["KeyRotWord"] + c["KeyXOR"]),
        ),
    ]


def _step_between(cycles: dict[str, float]) -> Comparison:
    """Section III.C: MixColumns split, nothing fused. More cores than the mesh has, but a pipeline
    is as slow as its slowest task."""
    tasks = [name for name in paper.FIRST_TASKS if name != "MixColumns"]
    slowest = max(cycles[name] for name in (*tasks, "MixCol-8"))
    return compare_numbers(
        "section III.C, only split: cycles/block from these times",
        slowest,
        paper.FINAL_CYCLES,
        digits=0,
    )
