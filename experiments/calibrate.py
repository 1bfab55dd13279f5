#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How far the simulated machine is from what was measured on the chip.

Runs the programs of experiments/calibration, each as the measurement was made, and prints a line
for each row of its table of measurements: measured, simulated, difference. Finished runs are kept
and reused as long as machine, program and simulator stay the same. docs/calibration.md explains.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from swsim_lab.calibration import measurements
from swsim_lab.calibration.measurements import Measurement, TableError
from swsim_lab.calibration.programs import measure
from swsim_lab.calibration.residuals import (
    Residual,
    allowed_percent,
    by_mechanism,
    objective,
    spread,
)
from swsim_lab.command_line import (
    add_run_options,
    exit_status,
    plain_console,
    ruled_table,
    sweep_of,
)
from swsim_lab.comparison import VERDICT
from swsim_lab.simulator import SimulatorError
from swsim_lab.sweep import Sweep


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--measurements",
        type=Path,
        default=measurements.PATH,
        metavar="FILE",
        help="of one's own, in the same format",
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="NAME",
        help="rows whose name or mechanism begins so, for example A-get strided",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true", help="the measurements; run nothing")
    what.add_argument("--residuals", action="store_true", help="how far each row is off")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help="of a machine parameter; repeatable",
    )
    add_run_options(parser)
    return parser.parse_args()


def selected(rows: list[Measurement], beginnings: list[str]) -> list[Measurement]:
    """All without a beginning; TableError if none is left."""
    if not beginnings:
        return rows
    begin = tuple(beginnings)
    chosen = [row for row in rows if row.id.startswith(begin) or row.mechanism.startswith(begin)]
    if not chosen:
        raise TableError(f"no row begins with {' or '.join(beginnings)}; see --list")
    return chosen


def evaluate(sweep: Sweep, rows: list[Measurement], settings: tuple[str, ...]) -> list[Residual]:
    """Every row on the machine with these settings; what fails has a note instead of a value."""
    named = {row.id: row for row in rows}
    values = sweep.each(
        "measuring",
        lambda name: measure(sweep.simulator, named[name], settings, sweep.cache),
        named,
        keep_going=True,
    )
    return [
        Residual(row, None, values[row.id].said)
        if isinstance(values[row.id], SimulatorError)
        else Residual(row, values[row.id])
        for row in rows
    ]


# ---- Printing ------------------------------------------------------------------------------------
def number(value: float | tuple[float, float]) -> str:
    """Four digits; a range as such."""
    if isinstance(value, tuple):
        return " to ".join(map(number, value))
    return f"{value:.4g}" if abs(value) < 10000 else f"{value:.0f}"


def print_list(console: Console, rows: list[Measurement]) -> None:
    """What was measured, and by what."""
    table = ruled_table(
        console,
        {"row": False, "measured": True, "scatter": True, "unit": False, "used": False}
        | {"mechanism": False, "program": False},
    )
    for row in rows:
        scatter = f"{row.scatter_percent:g} %" if row.scatter_percent else ""
        program = " ".join(
            [row.program, *(f"{name}={value}" for name, value in row.arguments.items())]
        )
        table.add_row(
            row.id, number(row.value), scatter, row.unit, row.used, row.mechanism, program
        )
    console.print(table)


def print_residuals(console: Console, residuals: list[Residual]) -> None:
    """A line for each row, then a line for each mechanism."""
    numbers = dict.fromkeys(("measured", "simulated", "difference", "allowed"), True)
    words = dict.fromkeys(("unit", "used", "within"), False)
    table = ruled_table(console, {"row": False} | numbers | words)
    for residual in residuals:
        row, error = residual.row, residual.error_percent
        table.add_row(
            row.id,
            number(row.value),
            residual.note if error is None else number(residual.simulated),
            "" if error is None else f"{error:+.1f} %",
            f"{allowed_percent(row):g} %",
            row.unit,
            row.used,
            VERDICT[residual.holds],
            style="yellow" if residual.holds is False else None,
        )
    console.print(table)
    console.print()
    numbers = dict.fromkeys(("rows", "mean", "rms", "worst"), True)
    table = ruled_table(console, {"mechanism": False} | numbers | {"of": False})
    for mechanism, group in by_mechanism(residuals).items():
        if errors := spread(group):
            percents = (errors.mean, errors.rms, abs(errors.worst.error_percent))
            table.add_row(
                mechanism,
                str(errors.count),
                *(f"{percent:.1f} %" for percent in percents),
                errors.worst.row.id,
            )
    console.print(table)
    console.print(
        f"\nobjective {objective(residuals):.4f}: mean square of the errors of rows that "
        "are fitted, in units of what is allowed; each mechanism counts alike"
    )


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(160, markup=False)
    try:
        rows = selected(measurements.load(arguments.measurements), arguments.only)
    except TableError as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 2
    if arguments.list:
        print_list(console, rows)
        return 0
    sweep = sweep_of(arguments, console)
    print_residuals(console, evaluate(sweep, rows, tuple(arguments.settings)))
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
