# SPDX-License-Identifier: Apache-2.0
"""Measurements, residuals and the result of a fit as tables on a console."""

from collections.abc import Sequence
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from calibrate.evaluation import Evaluated, Evaluator
from calibrate.fit import Fitted
from calibrate.measurements import Measurement
from calibrate.residuals import Residual, allowed_percent, by_mechanism, objective
from lab.command_line import ruled_table
from lab.comparison import VERDICT
from lab.published_rows import errors_of


def number(value: float | tuple[float, float]) -> str:
    """Five digits; a range as such."""
    if isinstance(value, tuple):
        return " to ".join(map(number, value))
    return f"{value:.5g}"


def print_measurements(console: Console, rows: Sequence[Measurement]) -> None:
    """What was measured, and by what."""
    table = ruled_table(
        console,
        {"row": False, "measured": True, "scatter": True, "unit": False, "used": False}
        | {"mechanism": False, "program": False},
    )
    for row in rows:
        scatter = f"{row.scatter_percent:g} %" if row.scatter_percent else ""
        arguments = [f"{name}={value}" for name, value in row.arguments.items()]
        program = " ".join([row.program, *arguments])
        table.add_row(
            row.id, number(row.value), scatter, row.unit, row.used, row.mechanism, program
        )
    console.print(table)


def print_residuals(console: Console, residuals: Sequence[Residual]) -> None:
    """A line for each row, and a line for each mechanism."""
    _print_rows(console, residuals)
    console.print()
    _print_mechanisms(console, residuals)
    console.print(
        f"\nobjective {objective(residuals):.4f}: mean square of the errors of the rows that are "
        "fitted, in units of what is allowed; each mechanism counts alike"
    )


def _print_rows(console: Console, residuals: Sequence[Residual]) -> None:
    numbers = dict.fromkeys(("measured", "simulated", "difference", "allowed"), True)
    words = dict.fromkeys(("unit", "used", "within", "note"), False)
    table = ruled_table(console, {"row": False} | numbers | words)
    for residual in residuals:
        row, error = residual.row, residual.error_percent
        table.add_row(
            row.id,
            number(row.value),
            "" if error is None else number(residual.simulated),
            "" if error is None else f"{error:+.1f} %",
            f"{allowed_percent(row):g} %",
            row.unit,
            "apart" if row.apart else row.used,
            VERDICT[residual.holds],
            residual.note,
            style="yellow" if residual.holds is False else None,
        )
    console.print(table)


def _print_mechanisms(console: Console, residuals: Sequence[Residual]) -> None:
    numbers = dict.fromkeys(("rows", "mean", "rms", "worst"), True)
    table = ruled_table(console, {"mechanism": False} | numbers | {"of": False})
    for mechanism, group in by_mechanism(residuals).items():
        if errors := errors_of(group):
            percents = (errors.mean_percent, errors.rms_percent, abs(errors.worst.error_percent))
            table.add_row(
                mechanism,
                str(errors.count),
                *(f"{percent:.1f} %" for percent in percents),
                errors.worst.row.id,
            )
    console.print(table)


def print_fit(console: Console, fitted: Fitted) -> None:
    """Where each parameter went, and what holds it there."""
    numbers = dict.fromkeys(("start", "fitted"), True)
    words = dict.fromkeys(("within the scatter", "held by", "without that"), False)
    table = ruled_table(console, {"parameter": False} | numbers | words)
    for d in fitted.determined:
        table.add_row(
            d.movable.name,
            str(fitted.start_value(d.movable)),
            str(d.value),
            str(d.range),
            d.by,
            str(d.without[d.by]) if d.by else "",
        )
    console.print(table)
    console.print(
        f"\n{len(fitted.determined)} free parameters; objective {fitted.start.objective:.4f} at "
        f"the start, {fitted.best.objective:.4f} at the end; {fitted.evaluations} machines tried. "
        "Within the scatter: the parameter moved by itself; < and > where it may not go further, "
        "so that the data do not bound it. Held by: the mechanism without whose rows it is freest.",
        soft_wrap=True,
    )


class FitProgress:
    """A bar on a terminal while a fit runs, with the best objective so far."""

    def __init__(self, evaluator: Evaluator, evaluations: int):
        console = Console(stderr=True)
        self._evaluator = evaluator
        self._progress = Progress(
            TextColumn("fitting"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("machines,"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            console=console,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("", total=evaluations)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def tell(self, best: Evaluated) -> None:
        """After a round of machines."""
        self._progress.update(
            self._task,
            completed=self._evaluator.count,
            description=f"objective {best.objective:.4f}",
        )
