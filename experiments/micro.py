#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the measuring kit experiments/micro and compares what it measured with the machine file.

Each line shows a measurement, what the machine file says it should be, and whether they agree. If
they do not, the difference must have a known reason (experiments/micro/expectations.py); otherwise
the exit status is 1. Writes experiments/out/micro.json.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from lab.command_line import (
    add_run_options,
    add_settings_option,
    exit_status,
    plain_console,
    ruled_table,
    sweep_of,
)
from lab.files import write_json
from lab.records import Machine
from lab.simulator import Simulator, SimulatorError
from micro.expectations import Judged, Verdict, judge
from micro.kit import Measurement, Measuring, results_of


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "only",
        nargs="*",
        metavar="NAME",
        help="measure what begins so, for example mesh. dma.idle.",
    )
    add_settings_option(parser)
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="compare what the kit wrote elsewhere, for example on the real machine; run nothing",
    )
    add_run_options(parser)
    return parser.parse_args()


def measurements(
    arguments: argparse.Namespace, console: Console
) -> tuple[dict[str, Measurement], Machine]:
    """What was measured, and the machine file's parameters."""
    machine = Simulator().machine(arguments.settings)
    if not arguments.results:
        task = Measuring(tuple(arguments.settings), tuple(arguments.only))
        with sweep_of(arguments, console) as sweep:
            found = sweep.results("measuring", [task])
        return task.measurements(found[task]), machine
    lines = arguments.results.read_text(encoding="utf-8").splitlines()
    return results_of(lines, machine.clock_hz), machine


def json_of(row: Judged) -> dict:
    """A judged measurement for JSON."""
    return {
        "name": row.name,
        "measured": row.measured.value,
        "unit": row.measured.unit,
        "expected": row.expected,
        "of_machine": row.of_machine,
        "verdict": row.verdict,
        "reason": row.reason,
        "per_core": row.measured.per_core,
    }


def print_rows(console: Console, rows: list[Judged]) -> None:
    """The reasons are told below, each once."""
    reasons = list(dict.fromkeys(row.reason for row in rows if row.reason))
    numbers = dict.fromkeys(("measured", "expected", "difference"), True)
    words = dict.fromkeys(("unit", "by the machine file", "verdict"), False)
    table = ruled_table(console, {"measurement": False} | numbers | words)
    for row in rows:
        note = f" [{reasons.index(row.reason) + 1}]" if row.reason else ""
        agrees = row.verdict is Verdict.AGREES
        table.add_row(
            row.name,
            f"{row.measured.value:.2f}",
            "" if row.expected is None else f"{row.expected:.2f}",
            "" if agrees or row.difference is None else f"{100 * row.difference:+.1f} %",
            row.measured.unit,
            row.of_machine,
            row.verdict + note,
            style="red" if row.verdict is Verdict.UNEXPLAINED else None,
        )
    console.print(table, markup=False)
    for number, reason in enumerate(reasons, start=1):
        console.print(f"[{number}] {reason}", markup=False)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(160, markup=False)
    try:
        measured, machine = measurements(arguments, console)
    except (SimulatorError, OSError, ValueError) as error:
        print(f"micro: {error}", file=sys.stderr)
        return 1
    if not measured:
        print(f"micro: no measurement begins with {' or '.join(arguments.only)}", file=sys.stderr)
        return 2
    rows = [judge(name, measurement, machine) for name, measurement in measured.items()]
    write_json(arguments.out / "micro.json", [json_of(row) for row in rows])
    print_rows(console, rows)
    unexplained = [row.name for row in rows if row.verdict is Verdict.UNEXPLAINED]
    agreeing = sum(row.verdict is Verdict.AGREES for row in rows)
    console.print(
        f"\n{len(rows)} measurements: {agreeing} agree with the machine file, "
        f"{len(rows) - agreeing - len(unexplained)} differ for a known reason, "
        f"{len(unexplained)} for none. Results: {arguments.out / 'micro.json'}",
        soft_wrap=True,
    )
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
