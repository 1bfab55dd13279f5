#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the DMA of one core group allows for equal reading and writing.

Copies main memory through LDM (experiments/dma_copy) for many block sizes and numbers of buffers,
all cores together or each on its own, and at other values of what is not published about memory.
Prints tables in Markdown; docs/kernels/dma-limit.md says what comes out.
"""

import argparse
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from swsim_lab.command_line import add_jobs_option, exit_status
from swsim_lab.markdown import table
from swsim_lab.simulator import MIB, ROOT, Simulator

SOURCES = ROOT / "experiments" / "dma_copy"
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

DESCRIPTION = """\
title = "dma_copy, blocks of {block}, {buffers} buffers"
sources = ["{sources}/dma_copy.S"]
entry = "dma_copy"
host = "{sources}/dma_copy_host.c"
reference = "none"

[parameters]
bytes = 4194304
length_multiple = 128
block = {block}
buffers = {buffers}
together = {together}
"""


def throughput(block: int, buffers: int, together: int, settings: tuple[str, ...] = ()) -> float:
    """GB/s of data that go in and out, launch included."""
    with tempfile.TemporaryDirectory() as folder:
        text = DESCRIPTION.format(block=block, buffers=buffers, together=together, sources=SOURCES)
        (Path(folder) / "kernel.toml").write_text(text)
        return Simulator().run(folder, BYTES, settings=settings).throughput_gb_per_s


def block_table(together: int, jobs: int) -> str:
    """GB/s by block and buffers, in Markdown."""
    pairs = [(block, buffers) for block in BLOCKS for buffers in BUFFERS]

    def cell(pair: tuple[int, int]) -> str:
        block, buffers = pair
        if block * buffers > LDM_BYTES:
            return ""
        return f"{throughput(block, buffers, together):.2f}"

    with ThreadPoolExecutor(jobs) as pool:
        cells = dict(zip(pairs, pool.map(cell, pairs), strict=True))
    return table(
        ("bytes of a block", *(f"{buffers} buffers" for buffers in BUFFERS)),
        ((block, *(cells[block, buffers] for buffers in BUFFERS)) for block in BLOCKS),
    )


def machine_table() -> str:
    """Of one of each way on other machines."""
    rows = []
    for settings in OTHER_MACHINES:
        values = [f"{throughput(*sample, settings):.2f}" for sample in SAMPLES.values()]
        rows.append((", ".join(f"`{setting}`" for setting in settings) or "as it is", *values))
    return table(("machine", *SAMPLES), rows)


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_jobs_option(parser)
    arguments = parser.parse_args()
    for together, title in ((1, "All cores together"), (0, "Each core on its own")):
        print(f"{title}, GB/s at {BYTES // MIB} MB:\n")
        print(block_table(together, arguments.jobs), "\n", flush=True)
    print("One of each on other machines, GB/s:\n")
    print(machine_table())
    return 0


if __name__ == "__main__":
    sys.exit(exit_status(main))
