#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every AES kernel beside every other, beside other devices and beside AES on this host.

Runs each kernel of kernels/ for each operation and key size that it can do, every byte verified,
at both vector latencies; says what holds it, and whether its time depends on key or data. Writes
kernels.json (a list of rows), kernels.csv, kernels.png and devices.json under experiments/out, and
if nothing was left out docs/kernels.md and docs/images/kernels.png. Finished runs are kept and
reused as long as machine, program and simulator stay the same.
"""

import argparse
import shutil
import sys
import time
from dataclasses import asdict
from pathlib import Path

from kernels import page, plan, table
from kernels.catalogue import (
    Kernel,
    all_descriptions,
    all_kernels,
    find,
    folder_of,
    programs_of,
)
from kernels.host import Host, measure_host
from kernels.host_programs import QUICK
from kernels.rows import Row
from kernels.runner import Runner
from lab import published
from lab.command_line import add_run_options, exit_status, plain_console, sweep_of
from lab.files import write_csv, write_json
from lab.records import Machine
from lab.simulator import ROOT

PROBLEMS_SHOWN = 5


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "only",
        nargs="*",
        metavar="KERNEL",
        help="a name under kernels/, or a folder; all AES kernels without it",
    )
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--quick", action="store_true", help="little data, the first key size of each kernel"
    )
    amount.add_argument(
        "--full", action="store_true", help="256 MB on the chip for every row; takes hours"
    )
    add_run_options(parser)
    parser.add_argument(
        "--docs", type=Path, default=ROOT / "docs", metavar="FOLDER", help="for page and picture"
    )
    return parser.parse_args()


def kernels_of(names: list[str]) -> list[Kernel]:
    """Raises ValueError."""
    if not names:
        return all_kernels()
    known = all_descriptions()
    found = []
    for name in names:
        path = known[name][0] if name in known else Path(name)
        if not (folder_of(path) / "kernel.toml").exists():
            raise ValueError(f"'{name}' is not a kernel")
        kernels = find([path])
        if not kernels:
            raise ValueError(f"'{name}' is not an AES kernel")
        found += kernels
    return found


def flat(row: Row) -> dict:
    """For CSV: lists as text, the bounds without their values."""
    cells = asdict(row) | {"assumptions": "; ".join(row.assumptions)}
    del cells["bounds"]
    return cells


def write_results(folder: Path, rows: list[Row], host: Host, machine: Machine) -> None:
    """Rows as JSON and CSV, the other devices, and the picture."""
    from kernels import figure  # late: it loads Matplotlib

    write_json(folder / "kernels.json", [asdict(row) for row in rows])
    write_csv(folder / "kernels.csv", [flat(row) for row in rows])
    devices = [
        {"device": name, "gb_per_s": gb_per_s, "source": source}
        for name, gb_per_s, source in published.OTHER_DEVICES
    ]
    write_json(folder / "devices.json", {"devices": devices, "host": asdict(host)})
    note = f"swsim, machine {rows[0].machine_hash} and its other vector latency"
    figure.draw(rows, machine, host, folder / "kernels.png", note)


def write_docs(docs: Path, out: Path, rows: list[Row], host: Host, identity: str) -> None:
    """The page and its picture."""
    page.rewrite(docs / "kernels.md", rows, host, identity)
    shutil.copy(out / "kernels.png", docs / "images" / "kernels.png")


def print_problems(problems: dict[str, str]) -> None:
    """The first few, to standard error."""
    for name, problem in list(problems.items())[:PROBLEMS_SHOWN]:
        print(f"kernels: {name}: {problem}", file=sys.stderr)
    if len(problems) > PROBLEMS_SHOWN:
        print(f"kernels: and {len(problems) - PROBLEMS_SHOWN} more", file=sys.stderr)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = plain_console(200)
    started = time.monotonic()
    sweep = sweep_of(arguments, console, in_phases=True)
    sizes = plan.QUICK if arguments.quick else plan.FULL if arguments.full else plan.DEFAULT
    try:
        kernels = kernels_of(arguments.only)
    except ValueError as error:
        print(f"kernels: {error}", file=sys.stderr)
        return 1
    programs = programs_of(kernels, first_key_size_only=arguments.quick)
    with sweep:
        rows, problems = Runner(sweep).table(programs, sizes)
    print_problems(problems)
    if not rows:
        return 1
    host = measure_host(QUICK if arguments.quick else None)
    write_results(arguments.out, rows, host, sweep.simulator.machine())
    table.print_table(console, rows)
    console.print()
    table.print_devices(console, host)
    complete = not (arguments.only or arguments.quick or problems)
    if complete:
        identity = page.identity(sweep.simulator, programs)
        write_docs(arguments.docs, arguments.out, rows, host, identity)
    console.print(
        f"\n{len(rows)} rows in {time.monotonic() - started:.0f} s. Results: "
        f"{arguments.out / 'kernels.json'}, kernels.csv, kernels.png, devices.json"
        + (f"; {arguments.docs / 'kernels.md'}" if complete else ""),
        soft_wrap=True,
    )
    return 0 if not problems and all(row.verified for row in rows) else 1


if __name__ == "__main__":
    sys.exit(exit_status(main))
