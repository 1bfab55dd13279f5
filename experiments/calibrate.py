#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fits the machine's parameters to what programs took on the chip.

Runs the programs of experiments/calibrate as the measurements were made, moves the parameters
until simulated and measured times agree best, and says how far each row is off, how far each
parameter may move within the scatter of the data, and which data hold it there. Finished runs are
kept: a fit that was interrupted goes on when it is started again. docs/calibration.md explains.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from calibrate import hardware, measurements, parameters, recorded
from calibrate.evaluation import Evaluator, residuals
from calibrate.external_programs import PROGRAMS
from calibrate.fit import calibrate
from calibrate.measurements import Measurement, TableError
from calibrate.printing import FitProgress, print_fit, print_measurements, print_residuals
from calibrate.programs import Bench, Settings, check_unit, request_line, results_of
from calibrate.repositories import Clones, ExternalError
from calibrate.residuals import Residual
from calibrate.results import as_table, write_fit, write_machine_file
from lab.command_line import (
    add_run_options,
    add_settings_option,
    exit_status,
    plain_console,
    sweep_of,
)
from lab.records import Machine
from lab.simulator import ROOT, Simulator
from lab.sweep import Sweep

DEFAULT_MACHINE = ROOT / "sim" / "machine" / "sw26010.toml"
EVALUATIONS = 150  # with as many for the ranges, below two hours on two cores (18 s a machine)


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    _add_what(parser)
    _add_data(parser)
    _add_machine(parser)
    _add_external(parser)
    add_run_options(parser)
    arguments = parser.parse_args()
    is_whole = not (arguments.settings or arguments.machine or arguments.only)
    if arguments.record and not (arguments.external and arguments.residuals and is_whole):
        parser.error("--record needs --residuals --external, all rows and the default machine")
    if arguments.output and arguments.output.resolve() == DEFAULT_MACHINE:
        parser.error("--output: the default machine is not overwritten; name another file")
    return arguments


def _add_what(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true", help="the measurements; run nothing")
    what.add_argument(
        "--residuals",
        "--evaluate",
        action="store_true",
        help="how far each row is off; fit nothing",
    )
    what.add_argument(
        "--requests", action="store_true", help="for the host program on a real machine"
    )
    what.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="what the host program wrote there, as a table for --measurements",
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="machine file for --machine of swsim"
    )


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--measurements",
        type=Path,
        default=measurements.PATH,
        metavar="FILE",
        help="of one's own, in the same format; or records of exported programs (swsim export), "
        "*.json or *.jsonl",
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="NAME",
        help="rows whose name or mechanism begins so, for example A-get 'DMA, strided'",
    )


def _add_machine(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--parameters",
        nargs="+",
        default=[],
        metavar="NAME",
        help=f"move only those that begin so; all are in {parameters.PATH.relative_to(ROOT)}, and "
        "others may be named in full",
    )
    parser.add_argument(
        "--machine", type=Path, metavar="FILE", help="machine file to begin with, or to look at"
    )
    add_settings_option(parser)
    parser.add_argument(
        "--evaluations",
        type=int,
        default=EVALUATIONS,
        metavar="N",
        help=f"machines to try in a fit; default {EVALUATIONS}",
    )


def _add_external(parser: argparse.ArgumentParser) -> None:
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
        help="with --residuals: write what others' programs take on the default machine to "
        f"{recorded.PATH.relative_to(ROOT)}",
    )


@dataclass(frozen=True)
class Session:
    """What a command line asks for, ready to run."""

    arguments: argparse.Namespace
    console: Console
    sweep: Sweep
    bench: Bench
    rows: list[Measurement]
    base: Settings

    @property
    def machine(self) -> Machine:
        """To begin with, or to look at."""
        return self.bench.machine(self.base)


def session_of(arguments: argparse.Namespace, console: Console, rows: list[Measurement]) -> Session:
    """TableError and ExternalError if something cannot be used."""
    sweep = sweep_of(arguments, console, in_phases=not arguments.residuals)
    clones = Clones(arguments.external) if arguments.external else None
    bench = Bench(sweep.simulator, sweep.cache, clones, recorded.load())
    base = (*machine_file_settings(sweep, arguments.machine), *arguments.settings)
    return Session(arguments, console, sweep, bench, rows, base)


def machine_file_settings(sweep: Sweep, path: Path | None) -> Settings:
    """What it changes, as NAME=VALUE."""
    if path is None:
        return ()
    said = sweep.simulator.call("machine", "--machine", str(path.resolve()))
    changed = [p for p in Machine(said).parameters.values() if p.value != p.default]
    return tuple(f"{parameter.name}={parameter.value}" for parameter in changed)


def rows_of(path: Path) -> list[Measurement]:
    """Of a table, or of records; TableError if it cannot be used."""
    if path.suffix in hardware.SUFFIXES:
        return hardware.load(path, Simulator())
    rows = measurements.load(path)
    for row in rows:
        try:
            check_unit(row)
        except ValueError as error:
            raise TableError(f"{path}: {row.id}: {error}") from error
    return rows


def selected(rows: list[Measurement], beginnings: Sequence[str]) -> list[Measurement]:
    """All without a beginning; TableError if none is left."""
    if not beginnings:
        return rows
    begin = tuple(beginnings)
    chosen = [row for row in rows if row.id.startswith(begin) or row.mechanism.startswith(begin)]
    if not chosen:
        raise TableError(f"no row begins with {' or '.join(beginnings)}; see --list")
    return chosen


# ---- A real machine ------------------------------------------------------------------------------
def table_of_results(path: Path, rows: list[Measurement]) -> str:
    """TableError if the file is not what the host program writes, or has none of the rows."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        values = results_of(lines, Simulator().machine().clock_hz, rows)
    except (OSError, ValueError, IndexError, ZeroDivisionError) as error:
        raise TableError(
            f"{path}: not NAME CORE CYCLES REPETITIONS in each line: {error}"
        ) from error
    if not values:
        raise TableError(f"{path}: no row of the table is in it; --requests writes their names")
    return as_table(rows, values)


# ---- Looking -------------------------------------------------------------------------------------
def look(session: Session) -> None:
    """How far the machine is off. TableError if rows failed; what was recorded then stays."""
    with session.sweep as sweep:
        found = residuals(sweep, session.bench, session.rows, [session.base])[session.base]
    print_residuals(session.console, found)
    require_all(session, found)
    if session.arguments.record:
        recorded.store(
            {
                r.row.id: recorded.recorded(r.row, r.simulated, session.machine.hash)
                for r in found
                if r.row.program in PROGRAMS and r.simulated is not None
            }
        )


def require_all(session: Session, found: Sequence[Residual]) -> None:
    """TableError if the program of a row failed."""
    failed = [residual for residual in found if residual.failed]
    if failed:
        first = failed[0]
        raise TableError(
            f"{session.arguments.measurements}: {len(failed)} of {len(found)} rows failed on this "
            f"machine; correct them, or choose others by --only. '{first.row.id}' {first.note}"
        )


# ---- Fitting -------------------------------------------------------------------------------------
def fit(session: Session) -> None:
    """The fit, its report and its files."""
    arguments, console = session.arguments, session.console
    repeated = [row for row in session.rows if session.bench.repeats(row)]
    missing = len(session.rows) - len(repeated)
    if missing and arguments.output:
        raise ExternalError(
            f"--output: {missing} rows need clones of others' repositories; give --external DIR "
            "(experiments/external.py makes it), or choose rows by --only"
        )
    if not any(row.is_fitted for row in repeated):
        raise TableError("no row of those is for fitting (used = 'fit') and can run here")
    movables = parameters.selected(
        parameters.load(session.machine), arguments.parameters, session.machine
    )
    session.sweep.silently()
    evaluator = Evaluator(session.sweep, session.bench, repeated, movables, session.base)
    start = tuple(movable.index_on(session.machine) for movable in movables)
    with session.sweep, FitProgress(evaluator, arguments.evaluations) as progress:
        require_all(session, evaluator.evaluate([start])[0].residuals)
        fitted = calibrate(evaluator, start, arguments.evaluations, progress.tell)
    print_residuals(console, fitted.best.residuals)
    console.print()
    print_fit(console, fitted)
    if missing:
        console.print(f"{missing} rows of others' programs left out: a report only (--external)")
    write_fit(arguments.out / "calibration.json", fitted)
    if not any(d.range.is_bounded for d in fitted.determined):
        raise TableError(
            "these rows bound none of these parameters, so there is no machine to write; choose "
            "others by --only or --parameters"
        )
    if arguments.output:
        write_machine_file(arguments.output, fitted.settings, arguments.measurements, fitted)
        console.print(f"Machine: {arguments.output}", soft_wrap=True)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(160, markup=False)
    try:
        rows = selected(rows_of(arguments.measurements), arguments.only)
        if arguments.list:
            print_measurements(console, rows)
        elif arguments.requests:
            print("\n".join(request_line(row) for row in rows if row.program not in PROGRAMS))
        elif arguments.results:
            print(table_of_results(arguments.results, rows), end="")
        else:
            session = session_of(arguments, console, rows)
            look(session) if arguments.residuals else fit(session)
    except (ExternalError, TableError) as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
