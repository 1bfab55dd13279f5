# SPDX-License-Identifier: Apache-2.0
"""The programs of kernels/mpi under SimGrid's SMPI: real MPI on simulated nodes, the chip's time
injected where the CPEs would work."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cluster.durations import Durations
from cluster.platform import Platform, PlatformError, simgrid_xml
from lab.simulator import GIGABYTE, ROOT

SOURCES = ROOT / "kernels" / "mpi"
INJECTION = ROOT / "experiments" / "cluster" / "injection"
KEY = "000102030405060708090a0b0c0d0e0f"

# Sizes matter, contents do not: blocks of this size and above share their pages.
SHARED_FROM_BYTES = 64 * 1024
# Of the pages that are shared: with smaller ones a process runs out of mappings.
SHARED_BLOCK_BYTES = 64 * 1024 * 1024
STACK_KILOBYTES = 256


class SmpiError(Exception):
    """SimGrid is not there, or a program did not end well under it."""


@dataclass(frozen=True)
class NodesRun:
    """What a program of kernels/mpi prints: `bytes` of all ranks, simulated seconds from the moment
    when all are ready to the moment when all are done."""

    ranks: int
    bytes: int
    seconds: float

    @property
    def gb_per_s(self) -> float:
        """Of all ranks."""
        return self.bytes / self.seconds / GIGABYTE


def require_simgrid() -> None:
    """SmpiError if its compiler or its launcher is not on PATH."""
    for tool in ("smpicc", "smpirun"):
        if shutil.which(tool) is None:
            raise SmpiError(
                f"{tool} of SimGrid is missing: make setup-cluster installs it "
                "(Debian's package libsimgrid-dev)"
            )


def build(program: str, folder: Path, extra: Sequence[Path] = ()) -> Path:
    """Compiles a program of kernels/mpi, swaes or chen, into the folder; `extra` is more C."""
    require_simgrid()
    result = folder / f"{program}.smpi"
    sources = [SOURCES / program / "host.c", INJECTION / "injected.c", *extra]
    command = ["smpicc", "-O2", "-Wall", "-I", str(INJECTION), *map(str, sources)]
    _call([*command, "-o", str(result), "-lm"])
    return result


def run(
    program: Path,
    platform: Platform,
    durations: Durations,
    ranks: int,
    arguments: Sequence[str],
    ranks_per_node: int = 1,
    shares_memory: bool = False,
) -> NodesRun:
    """A built program on that many ranks, on consecutive nodes; arguments are the program's own.

    shares_memory: large blocks have no contents of their own, so that messages cost no memory.
    """
    if ranks_per_node > platform.core_groups_per_node.value:
        raise PlatformError(
            f"{ranks_per_node} ranks on a node: it has {platform.core_groups_per_node.value} "
            "core groups"
        )
    nodes = -(-ranks // ranks_per_node)
    with tempfile.TemporaryDirectory(prefix="swsim-cluster-") as name:
        folder = Path(name)
        (folder / "platform.xml").write_text(simgrid_xml(platform, nodes))
        (folder / "hosts").write_text("".join(f"node{n}:{ranks_per_node}\n" for n in range(nodes)))
        (folder / "durations").write_text(durations.as_text(platform))
        command = ["smpirun", "-no-privatize", "-platform", "platform.xml", "-hostfile", "hosts"]
        command += ["-np", str(ranks), *_options(shares_memory), str(program), f"key={KEY}"]
        environment = os.environ | {"SWSIM_DURATIONS": str(folder / "durations")}
        said = _call([*command, *arguments], folder, environment)
    record = json.loads(said)
    seconds = record["seconds"] + platform.start_up_seconds(ranks)
    return NodesRun(record["ranks"], record["bytes"], seconds)


def _options(shares_memory: bool) -> list[str]:
    """The network is the platform's numbers as they are: no factors of another machine, no loss
    when both directions of a link are used; MPICH's collective algorithms."""
    options = {
        "smpi/simulate-computation": "no",
        "smpi/bw-factor": "0:1",
        "smpi/lat-factor": "0:1",
        "smpi/coll-selector": "mpich",
        # What MPICH takes for short messages; the selector above takes a pipeline for them.
        "smpi/bcast": "binomial_tree",
        "smpi/test": "1e-7",  # seconds of a call
        "network/crosstraffic": "0",
        "surf/precision": "1e-12",
        "contexts/stack-size": str(STACK_KILOBYTES),
    }
    if shares_memory:
        options["smpi/auto-shared-malloc-thresh"] = str(SHARED_FROM_BYTES)
        options["smpi/shared-malloc-blocksize"] = str(SHARED_BLOCK_BYTES)
    return [*(f"--cfg={name}:{value}" for name, value in options.items()), "--log=root.thres:error"]


def _call(command: list[str], folder: Path | None = None, environment: dict | None = None) -> str:
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        said = (result.stderr or result.stdout).strip()
        raise SmpiError(f"{command[0]}: exit status {result.returncode}\n{said}")
    # MPI_Abort ends a simulation with status 0.
    if not result.stdout and result.stderr:
        raise SmpiError(result.stderr.strip())
    return result.stdout
