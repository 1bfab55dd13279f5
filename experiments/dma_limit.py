#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the DMA of one core group allows for equal reading and writing.

Copies main memory through LDM (dma_copy) for many block sizes and numbers of buffers,
all cores together or each on its own, and at other values of what is not published about memory.
Prints tables in Markdown; docs/kernels/dma-limit.md says what comes out. Finished runs are kept and
reused as long as machine, program and simulator stay the same.
"""

import argparse
import sys

from rich.console import Console

from dma_limit.copying import Copying
from lab.command_line import add_sweep_options, exit_status, sweep_of
from lab.markdown import table
from lab.simulator import MIB

LDM_BYTES = 57344  # for buffers
BLOCKS = (256, 512, 1024, 2048, 4096, 8192, 16384)
BUFFERS = (1, 2, 4, 8, 12, 16)
BYTES = 16 * MIB

# Block, buffers and way of those that are measured again on other machines.
SAMPLES = {"together": (2048, 8, 1), "alone": (1024, 4, 0)}
OTHER_MACHINES = (
    (),
    ("dma.group_shape=1",),
    ("dma.group_shape=3",),
    ("dma.outstanding_lines=4",),
    ("dma.outstanding_lines=8",),
    ("memory.drain_from=2",),
    ("memory.drain_from=16",),
    ("memory.window=16",),
    ("memory.bank_mix=0",),
)

WAYS = {1: "All cores together", 0: "Each core on its own"}


def copies(together: int) -> dict[tuple[int, int], Copying]:
    """By block and buffers, as far as they fit."""
    return {
        (block, buffers): Copying(BYTES, block, buffers, together)
        for block in BLOCKS
        for buffers in BUFFERS
        if block * buffers <= LDM_BYTES
    }


def samples(settings: tuple[str, ...]) -> list[Copying]:
    """One of each way on another machine."""
    return [Copying(BYTES, *sample, settings) for sample in SAMPLES.values()]


def tasks() -> list[Copying]:
    """All that is measured."""
    by_block = [copy for together in WAYS for copy in copies(together).values()]
    return by_block + [copy for settings in OTHER_MACHINES for copy in samples(settings)]


def block_table(found: dict[Copying, dict], together: int) -> str:
    """GB/s by block and buffers, in Markdown."""
    cells = {place: throughput(found, copy) for place, copy in copies(together).items()}
    return table(
        ("bytes of a block", *(f"{buffers} buffers" for buffers in BUFFERS)),
        ((block, *(cells.get((block, buffers), "") for buffers in BUFFERS)) for block in BLOCKS),
    )


def machine_table(found: dict[Copying, dict]) -> str:
    """Of one of each way on other machines."""
    rows = []
    for settings in OTHER_MACHINES:
        values = [throughput(found, copy) for copy in samples(settings)]
        rows.append((", ".join(f"`{setting}`" for setting in settings) or "as it is", *values))
    return table(("machine", *SAMPLES), rows)


def throughput(found: dict[Copying, dict], copy: Copying) -> str:
    """For a cell."""
    return f"{found[copy]['gb_per_s']:.2f}"


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_sweep_options(parser)
    # Standard output is Markdown.
    console = Console(stderr=True)
    with sweep_of(parser.parse_args(), console) as sweep:
        found = sweep.results("copying", tasks())
    for together, title in WAYS.items():
        print(f"{title}, GB/s at {BYTES // MIB} MB:\n")
        print(block_table(found, together), "\n", flush=True)
    print("One of each on other machines, GB/s:\n")
    print(machine_table(found))
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
