# SPDX-License-Identifier: Apache-2.0
"""Figures 7 and 9: what each processor does with its time."""

from statistics import fmean

from asap.findings import Findings, wrapped
from asap.measurement import Activity, Pipeline
from lab.comparison import Comparison, Role
from lab.paper_results import Axis, Line, PaperResult


def figure_7(found: Findings) -> PaperResult:
    """Of the first mapping."""
    groups = _groups(found.first)
    claims = [
        _claim(groups, "MixColumns", "executing", "all the time", lambda share: share > 0.995),
        *(
            _claim(groups, name, "stalled on output", "over 50 %", lambda share: share > 0.5)
            for name in ("AddRoundKey BF", "SubBytes BF", "ShiftRows BF")
        ),
        *(_waits_for_input(groups, name) for name in ("AddRoundKey", "SubBytes", "ShiftRows")),
    ]
    return _activity(found, found.first, "figure 7", groups, claims)


def figure_9(found: Findings) -> PaperResult:
    """Of the final mapping."""
    groups = _groups(found.final)
    claims = [
        *(
            _claim(groups, name, "stalled on output", "yes", lambda share: share > 0.01)
            for name in ("AddRoundKey BF", "SubShift BF")
        ),
        *(_waits_for_input(groups, name) for name in ("AddRoundKey", "SubShift")),
    ]
    return _activity(found, found.final, "figure 9", groups, claims)


PARTS = {
    "executing": "executing",
    "stalled on input": "stalled_on_input",
    "stalled on output": "stalled_on_output",
}
Groups = dict[str, dict[str, float]]


def _groups(pipeline: Pipeline) -> Groups:
    """Shares of the time by processor, averages of those that do the same. BF: before the first
    MixColumns, as the paper names them."""
    members: dict[str, list[Activity]] = {}
    before = True
    for cell in pipeline.mapping.in_order:
        before = before and cell.stage != "mix_columns"
        if cell.kind.tasks:
            name = f"{cell.kind.name} BF" if before else cell.kind.name
            members.setdefault(name, []).append(pipeline.activity[cell.core])
    return {
        name: {
            part: fmean(getattr(a, field) for a in activities) / pipeline.cycles_per_block
            for part, field in PARTS.items()
        }
        for name, activities in members.items()
    }


def _claim(groups: Groups, name: str, part: str, said: str, holds) -> Comparison:
    share = groups[name][part]
    return Comparison(
        f"{name}: {part}", f"{100 * share:.0f} %", said, Role.SEEN, comes_out=holds(share)
    )


def _waits_for_input(groups: Groups, name: str) -> Comparison:
    """Rather than on output."""
    on_output = groups[name]["stalled on output"]
    return _claim(groups, name, "stalled on input", "yes", lambda s: s > 0.01 and s > on_output)


def _activity(
    found: Findings, pipeline: Pipeline, item: str, groups: Groups, claims: list[Comparison]
) -> PaperResult:
    x = [wrapped(name) for name in groups]
    lines = [Line(part, x, [100 * shares[part] for shares in groups.values()]) for part in PARTS]
    busy = Comparison("all 64 cores: executing", f"{100 * pipeline.busy_share:.1f} %")
    return found.result(
        item,
        f"Activity of the {pipeline.cores} cores with tasks",
        [*claims, busy],
        x=Axis("processor (BF: before the first MixColumns)"),
        y=Axis("% of the time"),
        lines=lines,
    )
