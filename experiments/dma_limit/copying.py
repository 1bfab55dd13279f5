# SPDX-License-Identifier: Apache-2.0
"""Copies through LDM by the program dma_copy, for any block size and number of buffers."""

import shutil
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import ClassVar

from lab.simulator import ROOT, Identity, Simulator

SOURCES = ROOT / "experiments" / "dma_limit" / "dma_copy"
FILES = ("dma_copy.S", "dma_copy_host.c")

DESCRIPTION = """\
title = "dma_copy, blocks of {block}, {buffers} buffers"
sources = ["dma_copy.S"]
entry = "dma_copy"
host = "dma_copy_host.c"
reference = "none"

[parameters]
bytes = 4194304
length_multiple = 128
block = {block}
buffers = {buffers}
together = {together}
"""


@dataclass(frozen=True)
class Copying:
    """The task of copying size_bytes in blocks of `block` bytes, with so many buffers in each LDM,
    all cores together (1) or each on its own (0); its record is GB/s of data that go in and out,
    launch included."""

    size_bytes: int
    block: int
    buffers: int
    together: int
    settings: tuple[str, ...] = ()

    weight = 1.0
    needed: ClassVar[Collection[str]] = ("gb_per_s",)

    def __str__(self) -> str:
        return f"{self.buffers} blocks of {self.block} B"

    @property
    def arguments(self) -> dict:
        """The program does not depend on the amount."""
        return {"copying": asdict(self)}

    @property
    def program(self) -> "Copying":
        """Each has its own."""
        return self

    def identify(self, simulator: Simulator) -> Identity:
        """Of the kernel."""
        with self._kernel() as kernel:
            return simulator.identify(kernel, self.settings)

    def perform(self, simulator: Simulator) -> dict:
        """The run."""
        with self._kernel() as kernel:
            run = simulator.run(kernel, self.size_bytes, settings=self.settings)
        return {"gb_per_s": run.throughput_gb_per_s}

    @contextmanager
    def _kernel(self) -> Iterator[str]:
        """With its sources: where these are is no part of its hash."""
        with tempfile.TemporaryDirectory() as folder:
            for name in FILES:
                shutil.copy(SOURCES / name, folder)
            (Path(folder) / "kernel.toml").write_text(DESCRIPTION.format(**asdict(self)))
            yield folder
