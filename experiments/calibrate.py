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

from swsim_lab.calibration import measurements, recorded
from swsim_lab.calibration.external import Clones, ExternalError
from swsim_lab.calibration.external_programs import PROGRAMS
from swsim_lab.calibration.measurements import Measurement, TableError
from swsim_lab.calibration.programs import Bench
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
from swsim_lab.simulator import ROOT, SimulatorError
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
    parser.add_argument(
        "--external",
        type=Path,
        metavar="DIR",
        help="folder with clones of others' repositories (experiments/external.py): measure their "
        "programs, too",
    )
    parser.add_argument(
        "--record",
        action="store_true",
        help="write what others' programs take on the default machine to "
        f"{recorded.PATH.relative_to(ROOT)}",
    )
    add_run_options(parser)
    arguments = parser.parse_args()
    if arguments.record and (not arguments.external or arguments.settings or arguments.only):
        parser.error("--record needs --external, all rows and the default machine")
    return arguments


def selected(rows: list[Measurement], beginnings: list[str]) -> list[Measurement]:
    """All without a beginning; TableError if none is left."""
    if not beginnings:
        return rows
    begin = tuple(beginnings)
    chosen = [row for row in rows if row.id.startswith(begin) or row.mechanism.startswith(begin)]
    if not chosen:
        raise TableError(f"no row begins with {' or '.join(beginnings)}; see --list")
    return chosen


def evaluate(
    sweep: Sweep, bench: Bench, rows: list[Measurement], settings: tuple[str, ...]
) -> list[Residual]:
    """Every row on the machine with these settings; what fails has a note instead of a value."""
    named = {row.id: row for row in rows}
    found = sweep.each(
        "measuring", lambda name: bench.residual(named[name], settings), named, keep_going=True
    )
    return [
        Residual(row, None, found[row.id].said)
        if isinstance(found[row.id], SimulatorError)
        else found[row.id]
        for row in rows
    ]


def record(residuals: list[Residual], bench: Bench) -> None:
    """The values of others' programs on the default machine, for those who have no clones."""
    machine_hash = bench.simulator.machine().hash
    results = {
        r.row.id: recorded.recorded(r.row, r.simulated, machine_hash)
        for r in residuals
        if r.row.program in PROGRAMS and r.simulated is not None
    }
    recorded.store(results)


# ---- Printing ------------------------------------------------------------------------------------
def number(value: float | tuple[float, float]) -> str:
    """Five digits; a range as such."""
    if isinstance(value, tuple):
        return " to ".join(map(number, value))
    return f"{value:.5g}"


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
            row.used,
            VERDICT[residual.holds],
            residual.note,
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
    try:
        clones = Clones(arguments.external) if arguments.external else None
        bench = Bench(sweep.simulator, sweep.cache, clones, recorded.load())
        residuals = evaluate(sweep, bench, rows, tuple(arguments.settings))
    except (ExternalError, TableError) as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 2
    print_residuals(console, residuals)
    if arguments.record:
        record(residuals, bench)
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
