# SPDX-License-Identifier: Apache-2.0
"""docs/programs.md: which programs of others run, and what stops those that do not."""

import textwrap
from collections import Counter
from collections.abc import Iterable

from lab.markdown import table
from programs.trial import Outcome, Trial

INTRODUCTION = """# Programs of others

Public programs for the SW26010, none of them ours, each at the commit named here. Each was copied,
rid of the object files that came with it, built by its own Makefile or script or by the line that
its README gives with the tools of `build/sunway/bin`, and run. Nothing in them was changed. Written
by `experiments/programs.py`; their sources and the lines that build them are not part of this
project.

*Right* means that the program's own check passed, or that what it printed or wrote equals what was
computed here; how, says a column. Cycles are those of the spawned work. Results with 256-bit vector
types compiled to scalar code (`--vectors-as-scalars`) stand apart: their cycles mean nothing.

"""


def page(trials: list[Trial]) -> str:
    """The whole page."""
    as_written = [trial for trial in trials if not trial.as_scalars]
    as_scalars = [trial for trial in trials if trial.as_scalars]
    parts = [INTRODUCTION, summary(trials), "\n## As they are\n\n", _trials(as_written)]
    if as_scalars:
        parts += ["\n## With vectors as scalars\n\n", _trials(as_scalars, with_cycles=False)]
    parts += ["\n## Commits\n\n", _commits(trials)]
    if notes := [f"- {t.program.name}: {t.program.note}\n" for t in as_written if t.program.note]:
        parts += ["\n## Notes\n\n", *notes]
    return "".join(parts)


def summary(trials: Iterable[Trial]) -> str:
    """The counts."""
    trials = list(trials)
    right = [trial for trial in trials if trial.outcome is Outcome.RIGHT]
    unmodified = [trial for trial in right if not trial.as_scalars]
    by_slave = Counter(trial.program.slave for trial in unmodified)
    slaves = ", ".join(f"{count} with slave code in {slave}" for slave, count in by_slave.items())
    return (
        f"Of {len({t.program.name for t in trials})} programs {len(unmodified)} run with a right "
        f"result{f' ({slaves})' if slaves else ''}, "
        f"{len(right) - len(unmodified)} more with vectors as scalars.\n"
    )


def _trials(trials: Iterable[Trial], with_cycles: bool = True) -> str:
    headings = [
        "Program",
        "Slave code",
        "Built by",
        "Result",
        "Cycles",
        "Checked or stopped by",
    ]
    rows = []
    for trial in trials:
        program = trial.program
        cycles = f"{trial.cycles:,}".replace(",", " ") if trial.cycles and with_cycles else ""
        stopped_by = textwrap.shorten(trial.stopped_by, 150, placeholder=" ...")
        reason = f"`{stopped_by}`" if stopped_by else program.checked_by
        slave = program.slave + (" with vectors" if program.vectors else "")
        where = f"{program.name} ({program.repository.name}, {program.folder})"
        rows.append([where, slave, program.built_by, trial.outcome, cycles, reason])
    return table(headings, rows)


def _commits(trials: Iterable[Trial]) -> str:
    repositories = sorted({t.program.repository for t in trials}, key=lambda r: r.name)
    return table(["Repository", "Commit"], [[r.name, f"`{r.commit}`"] for r in repositories])
