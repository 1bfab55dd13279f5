#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""AES as a spatial pipeline over the mesh, as on AsAP (Liu and Baas), beside each core alone.

Runs asap_one_task, asap_balanced, asap_alone and, on vectors, spatial_rounds beside
simd_selldw_pipeline, every ciphertext byte verified, and writes asap.json and asap.png under
experiments/out: cycles per block in the steady state, and for each core of the first two what it
does, how long it executes and waits, and the memory that it uses. Finished runs are kept and reused
as long as machine, program and simulator stay the same.
"""

import argparse
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from asap.measurement import BLOCK_BYTES, CORES, Alone, Laboratory, Pipeline
from lab import command_line, published
from lab.comparison import Comparison, Role, compare_numbers, print_comparisons
from lab.files import write_json

KERNELS = {"asap_one_task": "one task per core", "asap_balanced": "balanced"}
ALONE = "asap_alone"
# In space and each core alone, on 8 blocks at a time: SW-AES's look-ups.
VECTOR = {"spatial_rounds": "a round per core", "simd_selldw_pipeline": "each core alone"}


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    command_line.add_run_options(parser)
    return parser.parse_args()


def comparisons(one_task: Pipeline, balanced: Pipeline, alone: Alone) -> list[Comparison]:
    """AsAP is another machine: its cycles are beside ours for their proportions."""
    names, pipelines = KERNELS.values(), (one_task, balanced)
    rows = []
    for name, pipeline, cycles in zip(
        names, pipelines, published.ASAP_CYCLES_PER_BLOCK, strict=True
    ):
        simulated = pipeline.cycles_per_block
        per_byte = (simulated / BLOCK_BYTES, cycles / BLOCK_BYTES)
        rows += [
            compare_numbers(f"{name}: cycles/block", simulated, cycles),
            compare_numbers(f"{name}: cycles/byte", *per_byte, digits=3),
        ]
    before, after = published.ASAP_CYCLES_PER_BLOCK
    speedup = one_task.cycles_per_block / balanced.cycles_per_block
    stage = one_task.bottleneck.stage
    return [
        *rows,
        compare_numbers("speed-up by balancing", speedup, before / after),
        Comparison(
            "one task per core: bottleneck",
            stage,
            published.ASAP_BOTTLENECK,
            Role.PREDICTED,
            comes_out=stage == published.ASAP_BOTTLENECK,
        ),
        *(
            Comparison(f"{name}: cores with a task", str(pipeline.tasks), str(cores))
            for name, pipeline, cores in zip(names, pipelines, published.ASAP_CORES, strict=True)
        ),
        *(
            Comparison(f"{name}: executing", f"{100 * pipeline.busy_share:.1f} %")
            for name, pipeline in zip(names, pipelines, strict=True)
        ),
        *_alone(balanced, alone),
    ]


def _alone(balanced: Pipeline, alone: Alone) -> list[Comparison]:
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
        "bottleneck": asdict(pipeline.bottleneck),
        "cores_with_a_task": pipeline.tasks,
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
    rows: list[Comparison],
) -> None:
    """Measurements and comparison as JSON, and the picture."""
    from asap import figure  # late: it loads Matplotlib

    data = {
        "pipelines": [as_data(pipeline) for pipeline in pipelines],
        "alone": {"kernel": ALONE} | asdict(alone),
        "vector_cycles_per_byte": vector,
        "comparison": [asdict(row) for row in rows],
    }
    write_json(folder / "asap.json", data)
    note = (
        "per cent: executing; black: data and the keys from which the next ones are made, "
        "red: round keys; every byte verified"
    )
    figure.draw(pipelines, list(KERNELS.values()), folder / "asap.png", note)


def print_tasks(console: Console, pipeline: Pipeline) -> None:
    """One line for each kind of task."""
    console.print(
        f"\n{KERNELS[pipeline.mapping.kernel]}: cycles per block, and bytes, of a core of each kind"
    )
    console.print(f"  {'':26}{'cores':>6}{'executing':>11}{'instructions':>14}{'data':>8}")
    kinds = {}
    for cell in pipeline.mapping.in_order:
        kinds.setdefault((cell.stage, cell.columns), []).append(cell)
    for (stage, columns), cells in kinds.items():
        name = f"{stage} {columns[0]}..{sum(columns) - 1}" if columns else stage
        longest = max(pipeline.activity[cell.core].executing for cell in cells)
        memory = pipeline.memory[cells[0].core]
        console.print(
            f"  {name:26}{len(cells):6}{longest:11.1f}{memory.instructions:14}{memory.data:8}"
        )


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    console = command_line.plain_console()
    started = time.monotonic()
    with command_line.sweep_of(arguments, console) as sweep:
        laboratory = Laboratory(sweep, KERNELS, [ALONE], VECTOR)
    pipelines = [laboratory.pipeline(kernel) for kernel in KERNELS]
    alone = laboratory.alone(ALONE)
    vector = {kernel: laboratory.vector(kernel) for kernel in VECTOR}
    rows = comparisons(*pipelines, alone) + vector_comparisons(vector)
    write_results(arguments.out, pipelines, alone, vector, rows)
    print_comparisons(console, "AES-128 in space, AsAP (published) and 8 x 8 CPEs", rows)
    for pipeline in pipelines:
        print_tasks(console, pipeline)
    console.print(
        f"\n{laboratory.runs} runs, every byte verified, in {time.monotonic() - started:.1f} s "
        f"({sweep.reused} reused from earlier calls). Results:"
    )
    command_line.print_results(console, arguments.out, "asap", "png", "json")
    return 0


if __name__ == "__main__":
    sys.exit(command_line.exit_status(main))
