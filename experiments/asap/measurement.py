# SPDX-License-Identifier: Apache-2.0
"""Measures AES as a spatial pipeline: cycles per block, what each core does, its memory; and each
task running alone.

The steady state is the difference of two runs of different length: start, filling and emptying of
the pipeline cost the same in both.
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import ClassVar

from asap.mapping import Cell, Kind, Mapping, read_cells, read_mapping
from lab.published import CPES_PER_GROUP as CORES
from lab.records import OUTSIDE, CoreRun, Line, Profile, Run, from_json
from lab.simulator import KIB, ROOT, Identity, Simulator
from lab.sweep import Sweep

BLOCK_BYTES = 16
SHORT_BYTES, LONG_BYTES = 32 * KIB, 64 * KIB
BLOCKS = (LONG_BYTES - SHORT_BYTES) // BLOCK_BYTES
ALONE_SHORT_BYTES, ALONE_LONG_BYTES = 512 * KIB, 1024 * KIB  # a block takes a core 2400 cycles
# Whole turns of six pipelines and of 64 cores, in units of 8 KB.
VECTOR_SHORT_BYTES, VECTOR_LONG_BYTES = 1536 * KIB, 3072 * KIB
MEMORY_BYTES = 2 * KIB  # enough for every core to run all of its code
INSTRUCTION_BYTES = 4
TASKS_ALONE = "experiments/asap/asap_tasks_alone"  # a kernel

STALLED_ON_INPUT = ("getr_empty", "getc_empty", "dma_wait", "gld")
STALLED_ON_OUTPUT = ("put_full",)


@dataclass(frozen=True)
class Activity:
    """Of one core in the steady state, in cycles per block."""

    executing: float
    stalled_on_input: float
    stalled_on_output: float
    instructions: float  # per block, of both pipes
    on_pipe_1: float  # of these; the only one for loads, stores and messages


@dataclass(frozen=True)
class Memory:
    """Of one core, in bytes: instructions that it executed, LDM data that these name."""

    instructions: int
    data: int


@dataclass(frozen=True)
class Pipeline:
    """A kernel in the steady state, in cycles per block of the array."""

    mapping: Mapping
    cycles_per_block: float
    activity: dict[int, Activity]  # by core
    memory: dict[int, Memory]  # by core

    @property
    def bottleneck(self) -> Cell:
        """The core that works longest on a block; of equal ones the first that data go through."""
        return max(self.mapping.in_order, key=lambda c: round(self.activity[c.core].executing, 2))

    @property
    def cores(self) -> int:
        """That work for the cipher, those that only bring and take data left out."""
        return sum(bool(cell.kind.tasks) for cell in self.mapping.cells.values())

    @property
    def busy_share(self) -> float:
        """The part of all 64 cores' cycles in which they execute."""
        return sum(a.executing for a in self.activity.values()) / (CORES * self.cycles_per_block)


@dataclass(frozen=True)
class TaskAlone:
    """A core with one task that never waits for others."""

    kind: Kind
    activity: Activity
    memory: Memory


@dataclass(frozen=True)
class Alone:
    """The same steps on each core by itself."""

    cycles_per_block: float  # of the array
    core_cycles_per_block: float
    key_schedule_share: float


@dataclass(frozen=True)
class Look:
    """The task of a run or profile; its record is what the simulator says."""

    command: str
    kernel: str
    bytes: int
    options: tuple[str, ...] = ()

    needed: ClassVar[Collection[str]] = ("kernel_cycles",)

    def __str__(self) -> str:
        return f"{self.command} {self.kernel}"

    @property
    def weight(self) -> float:
        """Data take time."""
        return self.bytes

    @property
    def arguments(self) -> dict:
        """The command line's."""
        return asdict(self) | {"options": list(self.options)}

    @property
    def program(self) -> str:
        """The kernel."""
        return self.kernel

    def identify(self, simulator: Simulator) -> Identity:
        """Of the kernel."""
        return simulator.identify(self.kernel)

    def perform(self, simulator: Simulator) -> dict:
        """The run."""
        words = (self.command, self.kernel, "--bytes", str(self.bytes))
        return simulator.call(*words, *self.options)


def profile_of(kernel: str, size_bytes: int, core: int | None = None) -> Look:
    """Of all cores; the lines are those of one core if it is given."""
    return Look("profile", kernel, size_bytes, () if core is None else ("--core", str(core)))


def profiles_of_pipeline(kernel: str) -> list[Look]:
    """Short and long, then one for each task."""
    return _profiles_of_tasks(kernel, read_mapping(kernel).cells)


def profiles_of_tasks_alone() -> list[Look]:
    """As of a pipeline."""
    return _profiles_of_tasks(TASKS_ALONE, _cells_of_tasks_alone())


def _profiles_of_tasks(kernel: str, cells: dict[int, Cell]) -> list[Look]:
    cores = _core_of_each_task(cells).values()
    memory = [profile_of(kernel, MEMORY_BYTES, core) for core in cores]
    return [profile_of(kernel, SHORT_BYTES), profile_of(kernel, LONG_BYTES), *memory]


def _cells_of_tasks_alone() -> dict[int, Cell]:
    folder = ROOT / TASKS_ALONE
    return read_cells(folder / f"{folder.name}.c")


def profiles_alone(kernel: str) -> list[Look]:
    """Short and long."""
    return [profile_of(kernel, size) for size in (ALONE_SHORT_BYTES, ALONE_LONG_BYTES)]


def vector_runs(kernel: str) -> list[Look]:
    """Short and long, in units of 8 KB."""
    sizes = (VECTOR_SHORT_BYTES, VECTOR_LONG_BYTES)
    return [Look("run", kernel, size, ("--unit", "8192")) for size in sizes]


class Laboratory:
    """What a sweep finds of kernels in which cores have tasks, of these tasks alone, of kernels in
    which each core works alone, and on vectors."""

    def __init__(
        self,
        sweep: Sweep,
        pipelines: Iterable[str],
        alone: Iterable[str] = (),
        vectors: Iterable[str] = (),
    ):
        looks = [look for kernel in pipelines for look in profiles_of_pipeline(kernel)]
        looks += profiles_of_tasks_alone()
        looks += [look for kernel in alone for look in profiles_alone(kernel)]
        looks += [look for kernel in vectors for look in vector_runs(kernel)]
        self._found = sweep.results("simulating", looks)

    @property
    def runs(self) -> int:
        """So many."""
        return len(self._found)

    def _profiles(self, looks: Iterable[Look]) -> list[Profile]:
        return [from_json(Profile, self._found[look]) for look in looks]

    def pipeline(self, kernel: str) -> Pipeline:
        """Measures a kernel whose cores have tasks."""
        mapping = read_mapping(kernel)
        looks = profiles_of_pipeline(kernel)
        short, long, *_ = self._profiles(looks)
        cycles = (long.kernel_cycles - short.kernel_cycles) / BLOCKS
        activity = self._activity(looks, mapping.cells)
        return Pipeline(mapping, cycles, activity, self._memory(looks, mapping.cells))

    def tasks_alone(self) -> dict[str, TaskAlone]:
        """By the paper's names."""
        cells = _cells_of_tasks_alone()
        looks = profiles_of_tasks_alone()
        activity, memory = self._activity(looks, cells), self._memory(looks, cells)
        return {
            cell.kind.name: TaskAlone(cell.kind, activity[core], memory[core])
            for core, cell in cells.items()
            if cell.kind.tasks
        }

    def alone(self, kernel: str) -> Alone:
        """Measures a kernel whose cores all do the same."""
        short, long = self._profiles(profiles_alone(kernel))
        blocks = (ALONE_LONG_BYTES - ALONE_SHORT_BYTES) / BLOCK_BYTES
        cycles = (long.kernel_cycles - short.kernel_cycles) / blocks
        [region] = [r for r in long.regions if r.name == "key_schedule"]
        executing = sum(n for name, n in long.accounts.items() if name not in OUTSIDE)
        return Alone(cycles, CORES * cycles, region.inclusive.cycles / executing)

    def vector(self, kernel: str) -> float:
        """Steady cycles per byte of the array."""
        short, long = (from_json(Run, self._found[look]) for look in vector_runs(kernel))
        cycles = long.kernel_cycles - short.kernel_cycles
        return cycles / (VECTOR_LONG_BYTES - VECTOR_SHORT_BYTES)

    def _activity(self, looks: list[Look], cells: dict[int, Cell]) -> dict[int, Activity]:
        short, long, *_ = self._profiles(looks)
        return {core: _activity(short.cores[core], long.cores[core]) for core in cells}

    def _memory(self, looks: list[Look], cells: dict[int, Cell]) -> dict[int, Memory]:
        """Cores of one task execute the same code: one of them is looked at."""
        sizes = _ldm_symbols(Path(looks[0].kernel).name)
        _, _, *profiles = self._profiles(looks)
        of_task = {
            task: _memory(profile.lines, sizes)
            for task, profile in zip(_core_of_each_task(cells), profiles, strict=True)
        }
        return {core: of_task[cell.task] for core, cell in cells.items()}


def _core_of_each_task(cells: dict[int, Cell]) -> dict[str, int]:
    """The first."""
    cores: dict[str, int] = {}
    for cell in cells.values():
        cores.setdefault(cell.task, cell.core)
    return cores


def _activity(short: CoreRun, long: CoreRun) -> Activity:
    def per_block(accounts) -> float:
        return sum(long.accounts[a] - short.accounts[a] for a in accounts) / BLOCKS

    waits = STALLED_ON_INPUT + STALLED_ON_OUTPUT + OUTSIDE
    return Activity(
        per_block(a for a in long.accounts if a not in waits),
        per_block(STALLED_ON_INPUT),
        per_block(STALLED_ON_OUTPUT),
        (long.issues - short.issues) / BLOCKS,
        (long.p1 - short.p1) / BLOCKS,
    )


def _memory(lines: tuple[Line, ...], sizes: dict[str, int]) -> Memory:
    executed = {i.pc for line in lines if line.issues for i in line.instructions}
    names = {
        name
        for line in lines
        for name in re.findall(r"\b([a-z_]\w*)(?:\+\d+)?\(\$\d+\)\s*!tprello", line.source)
    }
    return Memory(INSTRUCTION_BYTES * len(executed), sum(sizes[name] for name in names))


def _ldm_symbols(kernel: str) -> dict[str, int]:
    """Bytes of each object that the kernel's assembly reserves."""
    text = (ROOT / "kernels" / "compiled" / f"{kernel}.S").read_text(encoding="utf-8")
    objects = re.findall(r"\.type (\w+),@object\s+\.size \1,(\d+)", text)
    return {name: int(size) for name, size in objects}
