#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""AES as a spatial pipeline over the mesh, as on AsAP (Liu and Baas), beside each core alone.

Runs asap_one_task, asap_balanced, asap_alone and, on vectors, spatial_rounds beside
simd_selldw_pipeline, every ciphertext byte verified, and each task of the first two alone. Writes,
under experiments/out, what was found for each item of the paper (papers/asap-*), and asap.json and
asap.png: for each core of the first two what it does, how long it executes and waits, and the
memory that it uses; and the made parts of docs/kernels/asap.md. Finished runs are kept and reused
as long as machine, program and simulator stay the same.
"""

import argparse
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from asap import page
from asap.findings import Findings
from asap.items import ITEMS
from asap.measurement import BLOCK_BYTES, CORES, Alone, Laboratory, Pipeline, TaskAlone
from lab import command_line, paper_results
from lab.comparison import Comparison, print_comparisons
from lab.files import write_json
from lab.markdown import rewrite_parts
from lab.records import Machine
from lab.simulator import ROOT

PAGE = "kernels/asap.md"
KERNELS = {"asap_one_task": "one task per core", "asap_balanced": "balanced"}
ALONE = "asap_alone"
# In space and each core alone, on 8 blocks at a time: SW-AES's look-ups.
VECTOR = {"spatial_rounds": "a round per core", "simd_selldw_pipeline": "each core alone"}


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_run_options(parser)
    parser.add_argument(
        "--docs", type=Path, default=ROOT / "docs", metavar="FOLDER", help="for the page's tables"
    )
    return parser.parse_args()


def alone_comparisons(balanced: Pipeline, alone: Alone) -> list[Comparison]:
    """The same steps without messages."""
    cycles = alone.cycles_per_block
    ratio = balanced.cycles_per_block / cycles
    share = f"{100 * alone.key_schedule_share:.1f} %"
    return [
        Comparison("each core alone: cycles/block", f"{cycles:.2f}"),
        Comparison("each core alone, beside balanced", f"{ratio:.2f}x"),
        Comparison("each core alone: key schedule's share", share),
    ]


def vector_comparisons(cycles_per_byte: dict[str, float]) -> list[Comparison]:
    """Cycles per byte of one core, as the other AES kernels are measured."""
    in_space, alone = (cycles_per_byte[kernel] for kernel in VECTOR)
    return [
        *(
            Comparison(f"vectors, {name}: cycles/byte and CPE", f"{CORES * cycles:.2f}")
            for name, cycles in zip(VECTOR.values(), (in_space, alone), strict=True)
        ),
        Comparison("vectors, each core alone beside space", f"{in_space / alone:.2f}x"),
    ]


def as_data(pipeline: Pipeline) -> dict:
    """For JSON."""
    mapping = pipeline.mapping
    return {
        "kernel": mapping.kernel,
        "cycles_per_block": pipeline.cycles_per_block,
        "cycles_per_byte": pipeline.cycles_per_block / BLOCK_BYTES,
        "bottleneck": pipeline.bottleneck.label,
        "cores_with_a_task": pipeline.cores,
        "executing_share": pipeline.busy_share,
        "cores": [
            asdict(cell)
            | {"label": cell.label}
            | {"cycles_per_block": asdict(pipeline.activity[cell.core])}
            | {"bytes": asdict(pipeline.memory[cell.core])}
            for cell in mapping.in_order
        ],
    }


def write_results(
    folder: Path,
    pipelines: list[Pipeline],
    alone: Alone,
    vector: dict[str, float],
) -> None:
    """Measurements as JSON, and the picture."""
    from asap import figure  # late: it loads Matplotlib

    data = {
        "pipelines": [as_data(pipeline) for pipeline in pipelines],
        "alone": {"kernel": ALONE} | asdict(alone),
        "vector_cycles_per_byte": vector,
    }
    write_json(folder / "asap.json", data)
    note = (
        "per cent: executing; black: data and the keys from which the next ones are made, "
        "red: round keys; every byte verified"
    )
    figure.draw(pipelines, list(KERNELS.values()), folder / "asap.png", note)


def print_tasks(console: Console, tasks: dict[str, TaskAlone]) -> None:
    """A line for each."""
    console.print("\nTasks alone: cycles per block, and bytes")
    console.print(f"  {'':18}{'executing':>11}{'instructions':>14}{'data':>8}")
    for name, task in tasks.items():
        memory = task.memory
        console.print(
            f"  {name:18}{task.activity.executing:11.1f}{memory.instructions:14}{memory.data:8}"
        )


def findings(
    laboratory: Laboratory,
    pipelines: list[Pipeline],
    alone: Alone,
    machine: Machine,
    minutes: float,
) -> Findings:
    """What the paper's items are made of."""
    first, final = pipelines
    tasks = laboratory.tasks_alone()
    clock_mhz = machine.clock_hz / 1e6
    return Findings(first, final, tasks, alone, clock_mhz, machine.hash, minutes)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console()
    started = time.monotonic()
    with command_line.sweep_of(arguments, console) as sweep:
        laboratory = Laboratory(sweep, KERNELS, [ALONE], VECTOR)
    minutes = round((time.monotonic() - started) / 60, 1)
    pipelines = [laboratory.pipeline(kernel) for kernel in KERNELS]
    alone = laboratory.alone(ALONE)
    vector = {kernel: laboratory.vector(kernel) for kernel in VECTOR}
    found = findings(laboratory, pipelines, alone, sweep.simulator.machine(), minutes)
    write_results(arguments.out, pipelines, alone, vector)
    rewrite_parts(arguments.docs / PAGE, page.parts(found))
    folder = arguments.out / paper_results.FOLDER.name
    paper_results.deliver(console, [item(found) for item in ITEMS], folder)
    rows = alone_comparisons(pipelines[1], alone) + vector_comparisons(vector)
    print_comparisons(
        console, "Beside the paper: each core alone, and AES in space on vectors", rows
    )
    print_tasks(console, found.tasks)
    console.print(
        f"\n{laboratory.runs} runs, every byte of a cipher verified, in "
        f"{time.monotonic() - started:.1f} s ({sweep.reused} reused from earlier calls). Results:"
    )
    command_line.print_results(console, arguments.out, "asap", "png", "json")
    console.print(f"  {folder}/asap-*", soft_wrap=True)
    console.print(f"  {arguments.docs / PAGE}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
