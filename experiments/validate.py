#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The model beside every published number that it can speak about.

Runs the measuring kit, the AES kernels and a few programs of its own, and writes
docs/validation.md, its pictures under docs/images, and validation.json under experiments/out. What
is compared, and what counts as a prediction, stands in experiments/lab/published_rows.toml.
Finished runs are kept and reused as long as machine, program and simulator stay the same.
"""

import argparse
import sys
import time
from collections import ChainMap
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from calibrate import recorded
from calibrate.measurements import Measurement, TableError
from calibrate.programs import Bench
from calibrate.repositories import Clones, ExternalError
from calibrate.residuals import NOT_REPEATED, Residual
from cluster import platform, study
from cluster.durations import DurationsError
from cluster.platform import PlatformError
from cluster.smpi import SmpiError
from lab import paper_results, published_rows
from lab.command_line import add_run_options, exit_status, plain_console, sweep_of
from lab.comparison import Comparison, print_comparisons
from lab.files import write_json, write_text
from lab.published_rows import Kind
from lab.records import Machine
from lab.simulator import ROOT, SimulatorError
from lab.sweep import Point, Sweep, run_of
from lab.task import Task
from micro import kit
from validate import page, paper, plan, rows, sensitivity
from validate.contradictions import contradictions
from validate.evidence import MEASUREMENTS, Evidence, measure_rows
from validate.probes import PROBES, Probe
from validate.report import Report, as_json
from validate.sensitivity import Sensitivity, Settings, Uncertain


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_run_options(parser)
    parser.add_argument(
        "--docs", type=Path, default=ROOT / "docs", metavar="FOLDER", help="for page and pictures"
    )
    parser.add_argument(
        "--external",
        type=Path,
        metavar="DIR",
        help="folder with clones of others' repositories (experiments/external.py): repeat what "
        "their programs took, instead of what was recorded",
    )
    return parser.parse_args()


# Settings of the machine, and how the names begin of what is measured there; none for all.
Selection = tuple[Settings, tuple[str, ...]]
WHOLE_KIT: Selection = ((), ())


def known(uncertain: list[Uncertain], machine: Machine) -> tuple[list[Uncertain], list[Uncertain]]:
    """Those whose parameters this model has, and the others."""
    present = [u for u in uncertain if u.parameters <= machine.parameters.keys()]
    return present, [u for u in uncertain if u not in present]


@dataclass(frozen=True)
class Plan:
    """All that runs. Nothing of it depends on the results of the rest."""

    kits: dict[Selection, kit.Measuring]
    rows: list[tuple[Settings, Measurement]]
    probes: dict[str, Probe]
    points: list[Point]

    def tasks(self, bench: Bench) -> list[Task]:
        """Of one sweep."""
        repetitions = bench.tasks(self.rows)
        return [*self.kits.values(), *repetitions, *self.probes.values(), *self.points]


def plan_of(uncertain: list[Uncertain]) -> Plan:
    """At the defaults, and what moves at the ends of each uncertain number."""
    points = plan.group_points() + plan.chip_points()
    for of_group in sensitivity.POINTS.values():
        points += of_group()
    groups = sensitivity.MICRO_NAMES.items()
    selections = [WHOLE_KIT] + [((), names) for _, names in groups]
    machines: list[tuple[Settings, tuple[str, ...] | None]] = [((), None)]
    for number in uncertain:
        points += number.points()
        for _, settings in number.ends:
            selections += [(settings, names) for group, names in groups if group in number.moves]
            machines += [(settings, sensitivity.MECHANISMS.get(g, ())) for g in number.moves]
    rows_of = {
        (settings, row.id): (settings, row)
        for settings, mechanisms in machines
        for row in MEASUREMENTS.values()
        if mechanisms is None or row.mechanism in mechanisms
    }
    return Plan(
        {each: kit.Measuring(*each, plan.KIT_HOST_TIME) for each in selections},
        list(rows_of.values()),
        {name: Probe(name) for name in PROBES},
        list(dict.fromkeys(points)),
    )


def measured(
    kits: dict[Selection, kit.Measuring],
    found: dict[Task, dict | SimulatorError],
    console: Console,
) -> dict[Selection, dict[str, kit.Measurement]]:
    """The measuring kit at several settings; a kit that fails measures nothing."""
    results = {}
    for selection, task in kits.items():
        outcome = found[task]
        if isinstance(outcome, SimulatorError):
            console.print(f"validate: {outcome}", style="yellow")
            results[selection] = {}
        else:
            results[selection] = task.measurements(outcome)
    return results


def over_nodes(sweep: Sweep) -> dict[str, float] | SmpiError:
    """The rows that speak of many nodes, or why there are none."""
    try:
        return study.simulate(sweep, platform.load(), study.PUBLISHED_CURVES).values()
    except SmpiError as error:
        return error


def simulate(
    sweep: Sweep, bench: Bench, uncertain: list[Uncertain], console: Console
) -> tuple[Evidence, Sensitivity]:
    """Everything that runs, and the sensitivity table from it."""
    ends = [settings for number in uncertain for _, settings in number.ends]
    planned = plan_of(uncertain)
    with sweep:
        found = sweep.results("simulating", planned.tasks(bench), keep_going=True)
        nodes = over_nodes(sweep)
    kits = measured(planned.kits, found, console)
    runs = {point: run_of(found[point]) for point in planned.points}
    repeated: dict[Settings, dict[str, Residual | SimulatorError]] = {}
    for (settings, name), residual in bench.residuals(planned.rows, found).items():
        repeated.setdefault(settings, {})[name] = residual
    probes = {name: task.value_of(found[task]) for name, task in planned.probes.items()}

    def at(settings: Settings) -> Evidence:
        results = [kits.get((settings, names), {}) for names in sensitivity.MICRO_NAMES.values()]
        return Evidence(
            bench.machine(settings),
            dict(ChainMap(*results)),
            {},
            runs,
            repeated.get(settings, {}),
        )

    table = sensitivity.tabulate(uncertain, at(()), {settings: at(settings) for settings in ends})
    return Evidence(bench.machine(), kits[WHOLE_KIT], probes, runs, repeated[()], nodes), table


def write_results(report: Report, folder: Path, docs: Path) -> None:
    """JSON and page."""
    write_json(folder / "validation.json", as_json(report))
    write_text(docs / "validation.md", page.page(report))


def print_report(console: Console, report: Report) -> None:
    """All rows, and the summary."""

    def comparison(measured: published_rows.Measured) -> Comparison:
        row = measured.row
        return Comparison(
            f"{row.id}, {row.unit}",
            page.simulated(measured),
            page.published(row) if row.kind is not Kind.WORDS else row.taken_as,
            row.role,
            page.signed(measured.error_percent),
            measured.holds,
        )

    console.print()
    print_comparisons(
        console, "The model beside what is published", [comparison(m) for m in report.measured]
    )
    console.print()
    console.print(page.opening(report))


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(140)
    started = time.monotonic()
    sweep = sweep_of(arguments, console)
    table = rows.load()
    clones = Clones(arguments.external) if arguments.external else None
    bench = Bench(sweep.simulator, sweep.cache, clones, recorded.load())
    machine = bench.machine()
    uncertain, absent = known(sensitivity.load(), machine)
    evidence, moved = simulate(sweep, bench, uncertain, console)
    note = f"swsim, machine {machine.hash}"
    from validate import figures  # late: it loads Matplotlib

    missing = figures.draw_all(table, evidence, arguments.docs / "images", note)
    report = Report(
        table,
        measure_rows(table, evidence),
        machine,
        moved,
        absent,
        contradictions(table, evidence),
        missing,
    )
    write_results(report, arguments.out, arguments.docs)
    for result in paper.results(report.measured, evidence):
        paper_results.write(result, arguments.out / paper_results.FOLDER.name)
    print_report(console, report)
    recalled = [r for r in evidence.calibration.values() if getattr(r, "note", "") == NOT_REPEATED]
    if recalled:
        console.print(
            f"{len(recalled)} rows of others' programs not repeated here but recalled (--external)"
        )
    console.print(
        f"{len(report.not_measured)} rows not measured; {time.monotonic() - started:.0f} s. "
        f"Results: {arguments.docs / 'validation.md'}, {arguments.out / 'validation.json'}",
        soft_wrap=True,
    )
    return 0


def checked_main() -> int:
    """main, and what is wrong with a file or a clone in a line."""
    try:
        return main()
    except (ExternalError, TableError, PlatformError, DurationsError) as error:
        print(f"validate: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(exit_status(checked_main))
