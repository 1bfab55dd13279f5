# SPDX-License-Identifier: Apache-2.0
"""The measuring kit experiments/micro on the simulator: what its programs measured, by name.

    results = measure(Simulator(), only=("dma.idle.",))
    results["dma.idle.get.128"].value

experiments/micro/README.md lists the names.
"""

import tempfile
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from lab.cache import ResultCache
from lab.command_line import CACHE
from lab.simulator import GIGABYTE, Identity, Simulator, setting_options
from lab.task import record_of

KIT = "experiments/micro"
COUNTER_LOOP = "experiments/micro/counter_loop.s"  # part of the kit

MESSAGE_BYTES = 32
ONE_CPE_BYTES = 32768
STRIDE_BYTES = 4096
OFFSET_BYTES = 512
LOADS_BYTES = 8 * 8  # of the loads in a repetition
FEW_PASSES, MANY_PASSES = 10, 11  # of the counter loop: the difference counts

# Measured from outside the CPEs: each needs a run of its own.
SPAWNS = ("spawn.empty", "spawn.dma_waits")


@dataclass(frozen=True)
class Measurement:
    """value is in unit; per_core has the cycles (or instructions) of each core that measured."""

    value: float
    unit: str = "cycles"
    per_core: dict[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Measuring:
    """The task of the kit on the machine with these settings (NAME=VALUE); `only` names the
    beginnings of the names that are wanted, none for all."""

    settings: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    weight: float = field(default=1.0, compare=False)

    needed: ClassVar[Collection[str]] = ("lines", "clock_hz")

    def __str__(self) -> str:
        return " ".join(("measuring kit", *self.only))

    @property
    def _groups(self) -> list[str]:
        return sorted({_group(name) for name in self.only})

    @property
    def arguments(self) -> dict:
        """What the kit is asked for."""
        return {"kit": self._groups}

    @property
    def program(self) -> tuple[str, tuple[str, ...]]:
        """What the identity depends on."""
        return KIT, self.settings

    def identify(self, simulator: Simulator) -> Identity:
        """Of the kit."""
        return simulator.identify(KIT, self.settings)

    def perform(self, simulator: Simulator) -> dict:
        """What it writes."""
        return {
            "lines": _run(simulator, self._groups, self.settings),
            "clock_hz": simulator.machine(self.settings).clock_hz,
        }

    def measurements(self, record: dict) -> dict[str, Measurement]:
        """What is wanted, from the record."""
        results = results_of(record["lines"], record["clock_hz"])
        return {
            name: result
            for name, result in results.items()
            if not self.only or name.startswith(self.only)
        }


def measure(
    simulator: Simulator, settings: Sequence[str] = (), only: Sequence[str] = ()
) -> dict[str, Measurement]:
    """What the kit measures, without a sweep. Runs are reused while nothing that they depend on
    changes. Raises SimulatorError."""
    task = Measuring(tuple(settings), tuple(only))
    return task.measurements(record_of(task, simulator, ResultCache(CACHE)))


def results_of(lines: Sequence[str], clock_hz: int) -> dict[str, Measurement]:
    """What the kit wrote (name core cycles repetitions), here or on the real machine."""
    cycles: dict[str, dict[int, float]] = {}
    for line in lines:
        name, core, count, repetitions = line.split()
        cycles.setdefault(name, {})[int(core)] = int(count) / int(repetitions)
    results = _derive(cycles, clock_hz)
    return {name: results[name] for name in sorted(results, key=_in_reading_order)}


def _in_reading_order(name: str) -> list[tuple[int, str]]:
    """Numbers by value: 64 comes before 128."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in name.split(".")]


def _group(name: str) -> str:
    """What the kit is asked for: parts of a result begin as it does, up to the first point."""
    first, point, _ = name.partition(".")
    return name if first == "dma" else first + point


# ---- Running -------------------------------------------------------------------------------------
def _run(simulator: Simulator, groups: list[str], settings: Sequence[str]) -> list[str]:
    def wanted(name: str) -> bool:
        return not groups or name.startswith(tuple(groups))

    with tempfile.TemporaryDirectory() as folder:
        lines, _ = _run_kit(simulator, groups, settings, Path(folder))
        for name in filter(wanted, SPAWNS):
            _, cycles = _run_kit(simulator, [name], settings, Path(folder))
            lines.append(f"{name} 0 {cycles} 1")
    if wanted("counter_loop."):
        lines += _run_counter_loop(simulator, settings)
    return lines


def _run_kit(
    simulator: Simulator, names: Sequence[str], settings: Sequence[str], folder: Path
) -> tuple[list[str], int]:
    """The lines that the kit wrote, and the cycles of the run."""
    selection, out = folder / "selection", folder / "out"
    selection.write_text("\n".join(names) + "\n")
    files = ("--in", str(selection), "--out", str(out))
    record = simulator.call("run", KIT, *files, *setting_options(settings))
    return out.read_text().splitlines(), record["cycles"]


def _run_counter_loop(simulator: Simulator, settings: Sequence[str]) -> list[str]:
    """The instructions of a pass, by pipe: the chip's counters show them, rcsr does not."""
    few, many = (
        simulator.execute(COUNTER_LOOP, "counter_loop", [n], 64, settings=settings)
        for n in (FEW_PASSES, MANY_PASSES)
    )
    passes = MANY_PASSES - FEW_PASSES
    lines = []
    for less, more in zip(few, many, strict=True):
        lines += [
            f"counter_loop.p0 {less.core} {more.p0 - less.p0} {passes}",
            f"counter_loop.p1 {less.core} {more.p1 - less.p1} {passes}",
        ]
    return lines


# ---- From what was measured to what is asked for -------------------------------------------------
@dataclass(frozen=True)
class Derived:
    """A result that is made of several: of core 0's cycles per repetition in each of `parts`."""

    name: str
    parts: tuple[str, ...]
    formula: Callable[..., float]


def _messages(line: str) -> list[Derived]:
    """A round is two ways; at both ends the next instruction issues one cycle later."""
    rounds = [f"mesh.{line}.round.{distance}" for distance in range(1, 8)]
    farthest = rounds[-1]
    return [
        *(
            Derived(name.replace("round", "put_get"), (name,), lambda both: both / 2 - 1)
            for name in rounds
        ),
        Derived(f"mesh.{line}.round_trip", (farthest,), lambda both: both - 1),
        Derived(
            f"mesh.{line}.broadcast",
            (f"mesh.{line}.broadcast_round", farthest),
            lambda broadcast, both: broadcast - 2 - (both / 2 - 1),
        ),
    ]


DERIVED = (
    Derived(
        "latency.store", ("latency.store_load", "latency.load"), lambda both, load: both - load
    ),
    # A pair of two: the second waits for the first, and the next pair comes a cycle later.
    Derived("latency.branch", ("latency.branch_integer",), lambda both: both - 1),
    Derived(
        "latency.selldw",
        ("latency.selldw_shuffles", "latency.shuffle"),
        lambda all_ten, shuffle: all_ten - 9 * shuffle,
    ),
    Derived(
        "branch.loop_pass",
        ("branch.loop_of_24", "branch.loop_of_8"),
        lambda longer, shorter: (longer - shorter) / (24 - 8),
    ),
    # The answer waits for the message; without that, it issues in the next cycle.
    Derived(
        "latency.get",
        ("latency.get_round", "latency.put_get_round"),
        lambda waits, does_not: waits - does_not + 1,
    ),
    # For each 128 bytes of code.
    Derived(
        "icache.miss",
        ("icache.kb_that_does_not", "icache.kb_that_fits"),
        lambda misses, fits: (misses - fits) / 8,
    ),
    Derived("gld.interval", ("gld.interval_of_8",), lambda eight: eight / 8),
    Derived("gst.interval", ("gst.interval_of_8",), lambda eight: eight / 8),
    *_messages("row"),
    *_messages("column"),
)
OF_THEIR_OWN = {"latency.load", "latency.shuffle"}
HELPERS = {part for derived in DERIVED for part in derived.parts} - OF_THEIR_OWN


def _derive(cycles: dict[str, dict[int, float]], clock_hz: float) -> dict[str, Measurement]:
    results = {
        name: _direct(name, per_core, clock_hz)
        for name, per_core in cycles.items()
        if name not in HELPERS
    }
    for derived in DERIVED:
        if all(part in cycles for part in derived.parts):
            parts = [cycles[part][0] for part in derived.parts]
            results[derived.name] = Measurement(derived.formula(*parts))
    return results


def _direct(name: str, per_core: dict[int, float], clock_hz: float) -> Measurement:
    slowest = max(per_core.values())
    size_bytes = bytes_of(name)
    if not size_bytes:
        unit = "instructions" if name in ("counter_loop.p0", "counter_loop.p1") else "cycles"
        value = per_core[63] if unit == "instructions" else slowest
        return Measurement(value, unit, per_core)
    per_second = len(per_core) * size_bytes * clock_hz / slowest
    return Measurement(per_second / GIGABYTE, "GB/s", per_core)


def bytes_of(name: str) -> int:
    """The bytes that each core moves in a repetition; 0 if the result is a time."""
    last = name.split(".")[-1]
    for prefix, size_bytes in (
        ("dma.figure_", last),
        ("dma.one_cpe.", ONE_CPE_BYTES),
        ("dma.stride.", STRIDE_BYTES),
        ("dma.offset.", OFFSET_BYTES),
        ("mesh.aggregate", MESSAGE_BYTES),
        ("gld.bandwidth", LOADS_BYTES),
    ):
        if name.startswith(prefix):
            return int(size_bytes)
    return 0
