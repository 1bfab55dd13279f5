# SPDX-License-Identifier: Apache-2.0
"""The programs that repeat the measurements, run on the simulator."""

import tempfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar

from calibrate import hardware
from calibrate.external_programs import PROGRAMS, Parts
from calibrate.measurements import Measurement
from calibrate.recorded import Recorded
from calibrate.repositories import Clones
from calibrate.residuals import NOT_REPEATED, Residual
from lab.cache import ResultCache
from lab.records import Machine
from lab.simulator import GIGABYTE, Identity, Simulator, SimulatorError, setting_options
from lab.task import Task, record_of

Settings = tuple[str, ...]

HOST_TIME = 1_500_000.0  # of a row, beside a byte of the fastest AES kernel

KIT = "experiments/calibrate/calibration"
CPES = 64
VECTOR_BYTES = 32
BYTES_PER_SECOND = {"GB/s": GIGABYTE, "MB/s": 1e6}
COPIED_TWICE = 2  # STREAM counts what is read and what is written

# Their time is from spawn to join; of the others the slowest core's.
FROM_SPAWN_TO_JOIN = ("spawned", "spawned_sum")


@dataclass(frozen=True)
class Repetition:
    """The task of a row on the machine with these settings. `parts` are of the program of others
    that it needs, if it does; of equal names the row is the same."""

    name: str
    settings: tuple[str, ...]
    row: Measurement = field(compare=False)
    parts: Parts | None = field(default=None, compare=False)
    weight = HOST_TIME
    needed: ClassVar[Collection[str]] = ("value",)

    def __str__(self) -> str:
        return self.name

    @property
    def arguments(self) -> dict:
        """Those of the row's program."""
        return self.row.request

    @property
    def program(self) -> tuple[str, tuple[str, ...]]:
        """The kit, or a program of its own."""
        of_kit = self.parts is None and not hardware.is_of_hardware(self.row)
        return KIT if of_kit else self.row.program, self.settings

    def identify(self, simulator: Simulator) -> Identity:
        """Of that."""
        if hardware.is_of_hardware(self.row):
            return hardware.identity(simulator, self.row, self.settings)
        identity = simulator.identify(KIT, self.settings)
        if self.parts is None:
            return identity
        program = PROGRAMS[self.row.program]
        return replace(identity, program_hash=program.program_hash(self.parts))

    def perform(self, simulator: Simulator) -> dict:
        """Its value in the row's unit."""
        row, settings = self.row, self.settings
        if hardware.is_of_hardware(row):
            value = hardware.measure(simulator, row, settings)
        elif self.parts is not None:
            program = PROGRAMS[row.program]
            value = program.measure(simulator, self.parts, row.arguments, settings)
        else:
            value = _run(simulator, row, settings)
        return {"value": value}


@dataclass(frozen=True)
class Bench:
    """What measures: the simulator, the results that it need not measure again, and the programs of
    others: clones of their repositories if they are at hand, and what they took when they were."""

    simulator: Simulator
    cache: ResultCache
    clones: Clones | None = None
    recorded: Mapping[str, Recorded] = field(default_factory=dict)
    _machines: dict[tuple[str, ...], Machine] = field(default_factory=dict)

    def machine(self, settings: Sequence[str] = ()) -> Machine:
        """With these settings; asked once."""
        key = tuple(settings)
        if key not in self._machines:
            self._machines[key] = self.simulator.machine(settings)
        return self._machines[key]

    def repeats(self, row: Measurement) -> bool:
        """Whether it can run the row's program."""
        return self.clones is not None or row.program not in PROGRAMS

    def task(self, row: Measurement, settings: Sequence[str] = ()) -> Repetition:
        """Of a row that it repeats. Raises ExternalError."""
        program = PROGRAMS.get(row.program)
        parts = program.parts(self.clones) if program else None
        return Repetition(row.id, tuple(settings), row, parts)

    def tasks(self, rows: Iterable[tuple[Settings, Measurement]]) -> list[Repetition]:
        """Of those rows that it repeats."""
        return [self.task(row, settings) for settings, row in rows if self.repeats(row)]

    def residual(self, row: Measurement, settings: Sequence[str] = ()) -> Residual:
        """The row's program on the machine with these settings, without a sweep. Raises
        SimulatorError and ExternalError."""
        if not self.repeats(row):
            return self._not_repeated(row, settings)
        record = record_of(self.task(row, settings), self.simulator, self.cache)
        return Residual(row, record["value"])

    def residuals(
        self,
        rows: Iterable[tuple[Settings, Measurement]],
        found: Mapping[Task, dict | SimulatorError],
    ) -> dict[tuple[Settings, str], Residual | SimulatorError]:
        """By settings and name, from what a sweep found of their tasks."""
        results = {}
        for settings, row in rows:
            key = settings, row.id
            if not self.repeats(row):
                results[key] = self._not_repeated(row, settings)
                continue
            outcome = found[Repetition(row.id, settings, row)]
            failed = isinstance(outcome, SimulatorError)
            results[key] = outcome if failed else Residual(row, outcome["value"])
        return results

    def _not_repeated(self, row: Measurement, settings: Sequence[str]) -> Residual:
        name = PROGRAMS[row.program].repository.name
        if row.id not in self.recorded:
            return Residual(row, None, f"not repeated here: needs a clone of {name} (--external)")
        result = self.recorded[row.id]
        stale = result.stale(row, self.machine(settings).hash)
        return Residual(row, None if stale else result.value, stale or NOT_REPEATED)


def check_unit(row: Measurement) -> None:
    """ValueError if there is no way to say in the row's unit how fast a program of the kit is."""
    if row.program in PROGRAMS or hardware.is_of_hardware(row):
        return
    try:
        in_unit(row, cycles=1, clock_hz=1)
    except KeyError as missing:
        units = f"cycles, us, {', '.join(BYTES_PER_SECOND)}"
        if row.unit in BYTES_PER_SECOND:
            raise ValueError(f"'arguments' must have {missing} for a value in {row.unit}") from None
        raise ValueError(
            f"'unit' must be one of {units} for {row.program}, not {missing}"
        ) from None


def request_line(row: Measurement) -> str:
    """For the host program of the kit."""
    arguments = [f"{name}={value}" for name, value in row.arguments.items()]
    return " ".join([row.id, row.program, *arguments])


def _run(simulator: Simulator, row: Measurement, settings: Sequence[str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        requests, out = Path(folder) / "requests", Path(folder) / "out"
        requests.write_text(request_line(row) + "\n", encoding="utf-8")
        files = ("--in", str(requests), "--out", str(out))
        run = simulator.call("run", KIT, *files, *setting_options(settings))
        lines = out.read_text(encoding="utf-8").splitlines()
    cycles = run["cycles"] if row.program in FROM_SPAWN_TO_JOIN else slowest_core(lines)
    return in_unit(row, cycles, round(run["cycles"] / run["seconds"]))


def results_of(
    lines: Sequence[str], clock_hz: int, rows: Sequence[Measurement]
) -> dict[str, float]:
    """By the row's id, in its unit: what the host program wrote on a machine that has a clock."""
    by_name: dict[str, list[str]] = {}
    for line in lines:
        by_name.setdefault(line.split(maxsplit=1)[0], []).append(line)
    return {
        row.id: in_unit(row, slowest_core(by_name[row.id]), clock_hz)
        for row in rows
        if row.id in by_name
    }


def slowest_core(lines: Sequence[str]) -> float:
    """Cycles of a repetition, from what the host program wrote."""
    times = [line.split() for line in lines]
    return max(int(cycles) / int(repetitions) for _, _, cycles, repetitions in times)


def in_unit(row: Measurement, cycles: float, clock_hz: int) -> float:
    """Cycles of a repetition as the row's quantity."""
    if row.unit == "cycles":
        return cycles
    seconds = cycles / clock_hz
    if row.unit == "us":
        return 1e6 * seconds
    return bytes_of(row) / seconds / BYTES_PER_SECOND[row.unit]


def bytes_of(row: Measurement) -> int:
    """That all cores move in a repetition."""
    arguments = row.arguments
    cores = arguments.get("threads", CPES)
    if row.program == "vector_copy":
        return cores * COPIED_TWICE * VECTOR_BYTES
    if row.program == "copy":
        return cores * COPIED_TWICE * arguments["bytes"]
    if row.program == "sum":
        arrays = 2 if arguments["from"] == arguments["second"] else 3
        return cores * arrays * arguments["bytes"]
    if row.program == "spawned":
        return cores * arguments["bytes"] * arguments["count"] * arguments.get("spawns", 1)
    return cores * arguments["bytes"]
