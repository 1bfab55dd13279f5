#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Parallel AES in the form of Chen et al.: does their throughput come from tables in main memory?

Runs it with its tables in LDM and in main memory, with one buffer and with two, every byte
verified, and writes chen.json and chen.png under experiments/out. Puts the paper's performance
equations, reconstructed, beside the simulation. Finished runs are kept and reused as long as
machine, program and simulator stay the same. docs/kernels/chen.md says what comes out.
"""

import argparse
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from chen.model import (
    ROUND_BYTES,
    EquationRow,
    RoundCosts,
    cycles_for_each_round,
    work_for_each_round,
)
from lab import command_line, published
from lab.comparison import Comparison, compare_numbers, print_comparisons
from lab.files import write_json
from lab.records import Run
from lab.simulator import KIB, MIB, format_size, sizes_between
from lab.sweep import Point

IN_LDM = "chen"
TABLES, SBOX = ("chen_main_memory", "experiments/chen/chen_sbox")
COPY = "experiments/dma_limit/dma_copy_1k"
LABELS = {
    IN_LDM: "T-tables in LDM",
    TABLES: "T-tables in main memory",
    SBOX: "S-box in main memory, byte by byte",
}
# Host time for each byte.
WEIGHTS = {IN_LDM: 1.0, TABLES: 27.0, SBOX: 31.0, COPY: 0.1}

# What the equations are compared at; parameters come from the rounds between the smaller size and
# this one.
EQUATION_SIZES = (128 * KIB, 256 * KIB)
CHIP_GROUPS = published.GROUPS_PER_CHIP


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_size_option(parser, "--max-bytes", "16M", "tables in LDM")
    command_line.add_size_option(
        parser, "--max-main-memory-bytes", "1M", "tables in main memory: a minute for each MB"
    )
    command_line.add_run_options(parser)
    arguments = parser.parse_args()
    if min(arguments.max_bytes, arguments.max_main_memory_bytes) < MIB:
        parser.error("sizes begin at 1M")
    return arguments


def point(kernel: str, size: int, **options) -> Point:
    """A run of that many bytes."""
    return Point(kernel, size, WEIGHTS[kernel] * size, **options)


class Plan:
    """The runs, by what they are for."""

    def __init__(self, max_bytes: int, max_main_memory_bytes: int):
        self.curves = {
            kernel: [
                point(kernel, size)
                for size in sizes_between(
                    64 * KIB, max_bytes if kernel == IN_LDM else max_main_memory_bytes, factor=4
                )
            ]
            for kernel in LABELS
        }
        self.equations = {
            (kernel, double_buffer): [
                point(kernel, size, double_buffer=double_buffer) for size in EQUATION_SIZES
            ]
            for kernel in LABELS
            for double_buffer in (False, True)
        }
        self.copies = [point(COPY, size) for size in (MIB, 2 * MIB)]
        self.chip = {
            IN_LDM: point(IN_LDM, CHIP_GROUPS * MIB, cgs=CHIP_GROUPS),
            TABLES: point(TABLES, CHIP_GROUPS * 256 * KIB, cgs=CHIP_GROUPS),
        }

    @property
    def points(self) -> list[Point]:
        """All of them, each once."""
        several = (*self.curves.values(), *self.equations.values(), self.copies)
        return list(dict.fromkeys([p for some in several for p in some] + [*self.chip.values()]))


def equation_rows(plan: Plan, records: dict[Point, Run]) -> list[EquationRow]:
    """Both equations for each kernel, with parameters from the runs."""
    transfer = cycles_for_each_round(*(records[p] for p in plan.copies))
    rows = []
    for (kernel, double_buffer), points in plan.equations.items():
        # Computing without other transfers: also for equation 3, as a parameter of the equations.
        alone = [records[p] for p in plan.equations[kernel, False]]
        costs = RoundCosts(transfer, work_for_each_round(*alone))
        largest = records[points[-1]]
        rounds = largest.bytes // ROUND_BYTES
        rows.append(EquationRow(kernel, double_buffer, rounds, costs, largest.kernel_cycles))
    return rows


def comparisons(plan: Plan, records: dict[Point, Run]) -> list[Comparison]:
    """Throughput beside the paper's."""
    rows = []
    for kernel, points in plan.curves.items():
        record = records[points[-1]]
        rows.append(
            compare_numbers(
                f"{LABELS[kernel]}: MB/s of one group at {format_size(record.bytes)}",
                record.mb_per_s,
                published.CHEN_GROUP_MB_PER_S,
            )
        )
    for kernel, points in plan.curves.items():
        flat = [records[p].cycles_per_byte for p in points if p.size_bytes >= 256 * KIB]
        rows.append(
            Comparison(
                f"{LABELS[kernel]}: cycles/byte from {format_size(256 * KIB)} on",
                f"{min(flat):.1f} to {max(flat):.1f}",
                f"{published.CHEN_CYCLES_PER_BYTE:.0f}, flat",
            )
        )
    for kernel, chip_point in plan.chip.items():
        rows.append(
            compare_numbers(
                f"{LABELS[kernel]}: GB/s of 4 groups at {format_size(chip_point.size_bytes)}",
                records[chip_point].throughput_gb_per_s,
                published.CHEN_4_GROUPS_GB_PER_S,
                digits=3,
            )
        )
    return rows


def print_equations(console: Console, rows: list[EquationRow]) -> None:
    """Predicted and simulated cycles."""
    numbers = ("equation", "T_get+T_put", "T_aes", "predicted", "simulated", "difference")
    table = command_line.ruled_table(
        console,
        {"kernel": False} | dict.fromkeys(numbers, True),
        f"Equations 1 and 3, a reconstruction, at {format_size(EQUATION_SIZES[-1])}: cycles",
    )
    for row in rows:
        table.add_row(
            LABELS[row.kernel],
            "3" if row.double_buffer else "1",
            f"{row.costs.transfer:.0f}",
            f"{row.costs.aes:.0f}",
            f"{row.predicted:.0f}",
            str(row.simulated),
            f"{row.error_percent:+.1f} %",
        )
    console.print(table)


def write_results(
    folder: Path, plan: Plan, records: dict[Point, Run], rows: list[EquationRow]
) -> None:
    """Runs and equations as JSON, and the picture."""
    from chen import figure  # late: it loads Matplotlib

    data = {
        "runs": [asdict(records[p]) | {"double_buffer": p.double_buffer} for p in plan.points],
        "equations": [row.as_json() for row in rows],
    }
    write_json(folder / "chen.json", data)
    curves = {LABELS[k]: [records[p] for p in points] for k, points in plan.curves.items()}
    note = (
        f"swsim, machine {records[plan.points[0]].machine_hash[:12]}; "
        "64 CPEs, 1 KB for each of them in a round; every byte verified"
    )
    figure.draw(curves, rows, folder / "chen.png", note)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console()
    plan = Plan(arguments.max_bytes, arguments.max_main_memory_bytes)
    sweep = command_line.sweep_of(arguments, console)
    started = time.monotonic()
    with sweep:
        records, reused = sweep.run(plan.points)
    rows = equation_rows(plan, records)
    write_results(arguments.out, plan, records, rows)
    console.print()
    print_comparisons(
        console, "Parallel AES in the form of Chen et al.", comparisons(plan, records)
    )
    console.print()
    print_equations(console, rows)
    console.print(
        f"\n{len(records)} runs, every byte verified, in {time.monotonic() - started:.1f} s "
        f"({reused} reused from earlier calls). Results:"
    )
    command_line.print_results(console, arguments.out, "chen", "png", "json")
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
