# SPDX-License-Identifier: Apache-2.0
"""How long the CPEs of a rank take over so many bytes: measured by swsim, kept in a table.

The table (experiments/cluster/durations.json) is committed. It is measured again when the hash of
the machine or of a program is another one.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from cluster.platform import Platform
from kernels.catalogue import all_descriptions
from lab.files import write_text
from lab.published import CPES_PER_GROUP
from lab.simulator import KIB, MIB, ROOT, Identity, Simulator, sizes_between
from lab.sweep import Point, Sweep
from protect.message import Message

PATH = ROOT / "experiments" / "cluster" / "durations.json"
BLOCK_BYTES = 16  # of AES
PREFERRED_UNIT = 8 * KIB
FAR_AWAY = 1 << 20  # times the largest size that was measured


class DurationsError(Exception):
    """The table cannot be read."""


@dataclass(frozen=True)
class Worker:
    """What a rank drives: a kernel on some core groups, simulated up to so much data of all of
    them. Above, its duration goes on by the last slope."""

    kernel: str
    core_groups: int
    largest_bytes: int
    mode: str = "private"

    @property
    def sizes(self) -> list[int]:
        """By powers of two."""
        return sizes_between(self.core_groups * KIB, self.largest_bytes)

    @property
    def units(self) -> "Units | None":
        """Of its data."""
        return Units.of(self)

    def cycles(self, sweep: Sweep, sizes: Sequence[int]) -> list[int]:
        """What a run of each size takes."""
        options = {"cgs": self.core_groups, "mode": self.mode}
        points = [Point(self.kernel, size, size, **options) for size in sizes]
        runs, _ = sweep.run(points)
        return [runs[point].cycles for point in points]


class ProtectingWorker(Worker):
    """The data protecting model: SHA3-256 on the MPE, then AES on the CPEs. The former takes as
    long as there are bytes, whatever the units of the latter."""

    units = None

    def cycles(self, sweep: Sweep, sizes: Sequence[int]) -> list[int]:
        """What protecting a message of each size takes."""
        messages = [Message(self.kernel, CPES_PER_GROUP, self.core_groups, n) for n in sizes]
        records = sweep.results("protecting", messages)
        return [message.records(records[message])[0].cycles for message in messages]


NODE, GROUP = 4, 1
WORKERS = {
    "swaes": Worker("simd_selldw_pipeline", NODE, NODE * 16 * MIB),
    "swaes_shared": Worker("simd_selldw_pipeline", NODE, NODE * 16 * MIB, "shared"),
    "fastest": Worker("bitsliced_vlog3r", NODE, NODE * 16 * MIB),
    "chen": Worker("chen", GROUP, 16 * MIB),
    # Slow to simulate: a minute of the host for each MB.
    "chen_main_memory": Worker("chen_main_memory", GROUP, 1 * MIB),
    "protect": ProtectingWorker("chen", GROUP, 4 * MIB),
    "protect_main_memory": ProtectingWorker("chen_main_memory", GROUP, 256 * KIB),
}


@dataclass(frozen=True)
class Units:
    """How a kernel deals out data: in units to the CPEs of each core group, a unit as large as it
    can be while all have work (default_unit in sim/workload/data.cc)."""

    core_groups: int
    batch_bytes: int
    max_unit: int

    @classmethod
    def of(cls, worker: Worker) -> "Units":
        """As its kernel.toml says."""
        _, description = all_descriptions()[worker.kernel]
        parameters = description["parameters"]
        most = parameters.get("max_unit", PREFERRED_UNIT)
        return cls(
            worker.core_groups, parameters.get("batch_bytes", 128), min(most, PREFERRED_UNIT)
        )

    def unit(self, group_bytes: np.ndarray) -> np.ndarray:
        """For these bytes of a core group."""
        batches = (group_bytes - 1) // (CPES_PER_GROUP - 1) // self.batch_bytes
        largest = self.max_unit // self.batch_bytes * self.batch_bytes
        return np.clip(batches * self.batch_bytes, self.batch_bytes, largest)

    def bytes_as_on_busiest(self, size_bytes: float | np.ndarray) -> np.ndarray:
        """What all would have if each CPE had as much as the busiest: this decides the time."""
        blocks = -(-np.asarray(size_bytes) // (self.core_groups * BLOCK_BYTES))
        group_bytes = np.maximum(blocks * BLOCK_BYTES, 1)
        unit = self.unit(group_bytes)
        return -(-group_bytes // (unit * CPES_PER_GROUP)) * unit * CPES_PER_GROUP * self.core_groups


@dataclass(frozen=True)
class Durations:
    """Of one worker: (bytes, seconds), in order of bytes. A straight line between them; beyond, the
    last slope. With `units`, bytes are those of the busiest CPE times all."""

    points: tuple[tuple[int, float], ...]
    units: Units | None = None

    def seconds(self, size_bytes: float) -> float:
        """What this amount takes."""
        return float(self._seconds(np.asarray(size_bytes, dtype=float)))

    def _seconds(self, sizes: np.ndarray) -> np.ndarray:
        if self.units:
            sizes = self.units.bytes_as_on_busiest(sizes)
        known, seconds = self._line()
        slope = (seconds[-1] - seconds[-2]) / (known[-1] - known[-2])
        beyond = seconds[-1] + slope * (sizes - known[-1])
        return np.where(sizes > known[-1], beyond, np.interp(sizes, known, seconds))

    def _line(self) -> tuple[np.ndarray, np.ndarray]:
        known = np.array([size for size, _ in self.points], dtype=float)
        if self.units:
            known = self.units.bytes_as_on_busiest(known)
        # Of the smallest amounts all have one unit: the largest of them stands for all.
        line = dict(zip(known, (seconds for _, seconds in self.points), strict=True))
        return np.array([*line]), np.array([*line.values()])

    def on(self, platform: Platform) -> "Durations":
        """With what the platform adds to each spawn."""
        extra = platform.array_start_up_us.value * 1e-6
        points = tuple((size, seconds + extra) for size, seconds in self.points)
        return replace(self, points=points)

    def as_text(self, platform: Platform) -> str:
        """For experiments/cluster/injection/injected.c, which knows lines only: each step as two
        points, and one far away."""
        largest = self.points[-1][0]
        sizes = np.array([size for size, _ in self.points])
        if self.units:
            every = np.arange(BLOCK_BYTES, largest + 1, BLOCK_BYTES)
            steps = every[1:][np.diff(self.units.bytes_as_on_busiest(every)) != 0]
            sizes = np.unique(np.concatenate([every[[0, -1]], steps - BLOCK_BYTES, steps]))
        sizes = np.append(sizes, FAR_AWAY * largest)
        seconds = self.on(platform)._seconds(sizes)
        lines = [f"imbalance {platform.imbalance.value!r}"]
        lines += [f"{n} {t:.17g}" for n, t in zip(sizes, seconds, strict=True)]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Measured:
    """A worker's part of the file: what it belongs to, and (bytes, cycles)."""

    machine_hash: str
    program_hash: str
    clock_hz: float
    points: list[tuple[int, int]]

    def fits(self, identity: Identity, worker: Worker) -> bool:
        """Whether it is of this machine and program, and of all of the worker's sizes."""
        same = (identity.machine_hash, identity.program_hash) == (
            self.machine_hash,
            self.program_hash,
        )
        return same and [size for size, _ in self.points] == worker.sizes

    def durations(self, units: Units | None) -> Durations:
        """In seconds."""
        points = tuple((size, cycles / self.clock_hz) for size, cycles in self.points)
        return Durations(points, units)


def load(path: Path = PATH) -> dict[str, Measured]:
    """By worker; none if there is no table yet."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        return {
            name: Measured(**entry | {"points": [tuple(point) for point in entry["points"]]})
            for name, entry in document.items()
        }
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise DurationsError(f"{path}: not a table of durations ({error})") from error


def store(table: dict[str, Measured], path: Path = PATH) -> None:
    """Replaces the file, whole or not at all: a worker's points in one line."""
    entries = []
    for name, measured in table.items():
        members = [f"  {json.dumps(key)}: {json.dumps(v)}" for key, v in asdict(measured).items()]
        entries.append(f"{json.dumps(name)}: {{\n" + ",\n".join(members) + "\n}")
    write_text(path, "{\n" + ",\n".join(entries) + "\n}\n")


def stale(simulator: Simulator, table: dict[str, Measured], names: Iterable[str]) -> list[str]:
    """Those that the table does not have as they are now."""
    return [
        name
        for name in names
        if name not in table
        or not table[name].fits(simulator.identify(WORKERS[name].kernel), WORKERS[name])
    ]


def up_to_date(
    sweep: Sweep, names: Iterable[str] = tuple(WORKERS), path: Path = PATH
) -> dict[str, Durations]:
    """Of these workers; what the table does not have is measured, and kept in it."""
    names = list(names)
    table = load(path)
    clock_hz = sweep.simulator.machine().clock_hz
    for name in stale(sweep.simulator, table, names) if sweep.cache.reuses else names:
        worker = WORKERS[name]
        identity = sweep.simulator.identify(worker.kernel)
        points = list(zip(worker.sizes, worker.cycles(sweep, worker.sizes), strict=True))
        table[name] = Measured(identity.machine_hash, identity.program_hash, clock_hz, points)
        if not sweep.is_shard:
            store(table, path)
    return {name: table[name].durations(WORKERS[name].units) for name in names}
