# SPDX-License-Identifier: Apache-2.0
"""Measuring the programs of others, each with what is put around it."""

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from calibrate import repositories
from calibrate.repositories import Clones, Repository
from lab.simulator import GIGABYTE, Simulator, setting_options

CPES = 64
ROUTER = 7
MESSAGES = 10
GEMM_STEPS = 8  # each core's operands go to its row and column in turn
LANES = 4
FLOPS = 2  # of a vmad, for each lane

Parts = Mapping[str, str]  # of a program, by the file's name


@dataclass(frozen=True)
class Bench:
    """A program with all its parts in a folder, and the machine that it runs on."""

    simulator: Simulator
    source: Path
    entry: str
    settings: Sequence[str]

    def cores(self, *arguments: int):
        """Of a run on all cores."""
        return self.simulator.execute(
            self.source, self.entry, arguments, cpes=CPES, settings=self.settings
        )

    def loop_cycles(self, label: str) -> float:
        """Of a pass of a loop in its steady state."""
        options = ["--entry", self.entry, "--loop", label, *setting_options(self.settings)]
        [loop] = self.simulator.call("analyze", str(self.source), *options)["analyses"]
        return loop["cycles_numerator"] / loop["cycles_denominator"]


@dataclass(frozen=True)
class ExternalProgram:
    """Where it is from, its parts by the file's name, and what of it is measured."""

    repository: Repository
    parts: Callable[[Clones], Parts]
    glue: str
    entry: str
    value: Callable[[Bench, Mapping[str, int]], float]

    @cached_property
    def glue_text(self) -> str:
        """What is put around the parts."""
        return (repositories.GLUE / self.glue).read_text(encoding="utf-8")

    @property
    def glue_hash(self) -> str:
        """Of that alone: it is known without the clones."""
        return _hash([self.glue_text])

    def program_hash(self, parts: Parts) -> str:
        """Of all that runs."""
        return _hash([self.glue_text, *(text for pair in sorted(parts.items()) for text in pair)])

    def measure(
        self,
        simulator: Simulator,
        parts: Parts,
        arguments: Mapping[str, int],
        settings: Sequence[str],
    ) -> float:
        """In the unit that the measurement has."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in parts.items():
                (Path(folder) / name).write_text(text, encoding="utf-8")
            source = Path(folder) / self.glue
            source.write_text(self.glue_text, encoding="utf-8")
            return self.value(Bench(simulator, source, self.entry, settings), arguments)


def _hash(texts: Sequence[str]) -> str:
    digest = hashlib.sha256()
    for text in texts:
        digest.update(hashlib.sha256(text.encode()).digest())
    return digest.hexdigest()[:16]


# ---- What is measured: differences of two run lengths --------------------------------------------
def _routing_cycles(bench: Bench, arguments: Mapping[str, int]) -> float:
    """Of a message."""
    few, many = (
        bench.cores(passes, arguments["hits"], arguments["levels"])[ROUTER].cycles
        for passes in (100, 200)
    )
    return (many - few) / (100 * MESSAGES)


def _listing(count: Callable) -> Callable[[Bench, Mapping[str, int]], float]:
    """What `count` makes of the runs of all cores, 10 passes and 20."""

    def value(bench: Bench, arguments: Mapping[str, int]) -> float:
        few, many = bench.cores(10), bench.cores(20)
        return count(few, many, arguments)

    return value


def _pass_of(which: Callable) -> Callable:
    def cycles(few, many, _) -> float:
        return which(more.cycles - less.cycles for less, more in zip(few, many, strict=True)) / 10

    return cycles


def _p1(few, many, arguments: Mapping[str, int]) -> float:
    core = arguments["core"]
    return (many[core].p1 - few[core].p1) / 10


def _gemm_gflops(bench: Bench, arguments: Mapping[str, int]) -> float:
    m, n, k = (arguments[name] for name in ("m", "n", "k"))
    once, twice = (max(c.cycles for c in bench.cores(calls, m, n, k)) for calls in (1, 2))
    flops = CPES * GEMM_STEPS * m * LANES * n * k * FLOPS
    clock_hz = bench.simulator.machine(bench.settings).clock_hz
    return flops / ((twice - once) / clock_hz) / GIGABYTE


GEMM_LOOPS = tuple(
    f".inLoop_cK_ccCore_{row}_{column}" for row in ("Getr", "Putr") for column in ("Getc", "Putc")
)


def _gemm(of: str, value: Callable) -> ExternalProgram:
    repository = repositories.GEMMS[of][0]
    return ExternalProgram(
        repository, lambda clones: repositories.gemm_parts(clones, of), "gemm.S", "run_gemm", value
    )


def _listing_program(count: Callable) -> ExternalProgram:
    return ExternalProgram(
        repositories.SWPFUI, repositories.listing_parts, "listing.S", "run_listing", _listing(count)
    )


PROGRAMS = {
    "routing": ExternalProgram(
        repositories.SWCANDLE, repositories.routing_parts, "routing.S", "routing", _routing_cycles
    ),
    "swgemm_loop": _gemm("swGEMM", lambda bench, a: bench.loop_cycles(GEMM_LOOPS[a["loop"]])),
    "swgemm": _gemm("swGEMM", _gemm_gflops),
    "swdnn_gemm": _gemm("swDNN", _gemm_gflops),
    "listing_slowest": _listing_program(_pass_of(max)),
    "listing_fastest": _listing_program(_pass_of(min)),
    "listing_p1": _listing_program(_p1),
}
