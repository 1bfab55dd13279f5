# SPDX-License-Identifier: Apache-2.0
"""The programs that repeat the measurements, run on the simulator."""

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from swsim_lab.cache import ResultCache
from swsim_lab.calibration import hardware
from swsim_lab.calibration.external import Clones
from swsim_lab.calibration.external_programs import PROGRAMS
from swsim_lab.calibration.measurements import Measurement
from swsim_lab.calibration.recorded import Recorded
from swsim_lab.calibration.residuals import NOT_REPEATED, Residual
from swsim_lab.records import Machine
from swsim_lab.simulator import GIGABYTE, Identity, Simulator, setting_options

KIT = "experiments/calibration"
CPES = 64
VECTOR_BYTES = 32
COPIED_TWICE = 2  # STREAM counts what is read and what is written

# Their time is from spawn to join; of the others the slowest core's.
FROM_SPAWN_TO_JOIN = ("spawned", "spawned_sum")


@dataclass(frozen=True)
class Bench:
    """What measures: the simulator, the results that it need not measure again, and the programs of
    others: clones of their repositories if they are at hand, and what they took when they were."""

    simulator: Simulator
    cache: ResultCache
    clones: Clones | None = None
    recorded: Mapping[str, Recorded] = field(default_factory=dict)
    _machines: dict[tuple[str, ...], tuple[Identity, Machine]] = field(default_factory=dict)

    def machine(self, settings: Sequence[str] = ()) -> Machine:
        """With these settings."""
        return self._machine(settings)[1]

    def repeats(self, row: Measurement) -> bool:
        """Whether it can run the row's program."""
        return self.clones is not None or row.program not in PROGRAMS

    def residual(self, row: Measurement, settings: Sequence[str] = ()) -> Residual:
        """The row's program on the machine with these settings. Raises SimulatorError and
        ExternalError."""
        if not self.repeats(row):
            return self._not_repeated(row, settings)
        return Residual(row, self._measure(row, settings))

    def _measure(self, row: Measurement, settings: Sequence[str]) -> float:
        """In the row's unit; reused while program, machine and simulator are the same."""
        identity, machine = self._machine(settings)
        program = PROGRAMS.get(row.program)
        if hardware.is_of_hardware(row):
            identity = hardware.identity(self.simulator, row, settings)
        if program:
            identity = replace(identity, program_hash=program.program_hash(self.clones))
        stored = self.cache.load(identity, row.request, ("value",))
        if stored is None:
            if hardware.is_of_hardware(row):
                value = hardware.measure(self.simulator, row, settings)
            elif program:
                value = program.measure(self.simulator, self.clones, row.arguments, settings)
            else:
                value = _run(self.simulator, row, settings, machine.clock_hz)
            stored = {"value": value}
            self.cache.store(identity, row.request, stored)
        return stored["value"]

    def _not_repeated(self, row: Measurement, settings: Sequence[str]) -> Residual:
        name = PROGRAMS[row.program].repository.name
        if row.id not in self.recorded:
            return Residual(row, None, f"not repeated here: needs a clone of {name} (--external)")
        result = self.recorded[row.id]
        stale = result.stale(row, self.machine(settings).hash)
        return Residual(row, None if stale else result.value, stale or NOT_REPEATED)

    def _machine(self, settings: Sequence[str]) -> tuple[Identity, Machine]:
        """Of the kit on the machine; asked once."""
        key = tuple(settings)
        if key not in self._machines:
            identity = self.simulator.identify(KIT, settings)
            self._machines[key] = identity, self.simulator.machine(settings)
        return self._machines[key]


def request_line(row: Measurement) -> str:
    """For the host program of the kit."""
    arguments = [f"{name}={value}" for name, value in row.arguments.items()]
    return " ".join([row.id, row.program, *arguments])


def _run(simulator: Simulator, row: Measurement, settings: Sequence[str], clock_hz: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        requests, out = Path(folder) / "requests", Path(folder) / "out"
        requests.write_text(request_line(row) + "\n", encoding="utf-8")
        files = ("--in", str(requests), "--out", str(out))
        run = simulator.call("run", KIT, *files, *setting_options(settings))
        lines = out.read_text(encoding="utf-8").splitlines()
    cycles = run["cycles"] if row.program in FROM_SPAWN_TO_JOIN else slowest_core(lines)
    return in_unit(row, cycles, clock_hz)


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
    return bytes_of(row) / seconds / {"GB/s": GIGABYTE, "MB/s": 1e6}[row.unit]


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
