# SPDX-License-Identifier: Apache-2.0
"""Many runs of the simulator side by side, longest first, with a progress bar on a terminal."""

from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass, field, fields
from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
    track,
)

from lab.cache import ResultCache
from lab.dask_workers import DaskWorkers
from lab.local_workers import LocalWorkers
from lab.records import Run, from_json
from lab.shard import NoResultsError, Shard
from lab.simulator import DEFAULT_CIPHER, Cipher, Identity, Simulator, SimulatorError, format_size
from lab.task import Task


@dataclass(frozen=True)
class Point:
    """One run: a kernel, an amount of data, and how much host time it takes beside others.

    `settings` are machine parameters, "NAME=VALUE"; their effect is in the identity's machine hash.
    """

    kernel: str
    size_bytes: int
    weight: float = field(compare=False)
    cgs: int = 1
    mode: str = "private"
    settings: tuple[str, ...] = ()
    double_buffer: bool = True
    cipher: Cipher = DEFAULT_CIPHER
    cpes: int | None = None

    def __str__(self) -> str:
        return f"{self.kernel} {format_size(self.size_bytes)}"

    @property
    def arguments(self) -> dict:
        """What a result depends on besides the identity."""
        return {
            "kernel": self.kernel,
            "bytes": self.size_bytes,
            "cgs": self.cgs,
            "mode": self.mode,
            "double_buffer": self.double_buffer,
            "cipher": asdict(self.cipher),
            "cpes": self.cpes,
        }

    @property
    def needed(self) -> Collection[str]:
        """All that a run says."""
        return [field.name for field in fields(Run)]

    @property
    def program(self) -> tuple[str, tuple[str, ...], Cipher]:
        """What the identity depends on."""
        assembled_for = Cipher(self.cipher.operation, self.cipher.key_bits)
        return self.kernel, self.settings, assembled_for

    def identify(self, simulator: Simulator) -> Identity:
        """Of its program."""
        return simulator.identify(*self.program)

    def perform(self, simulator: Simulator) -> dict:
        """The run."""
        run = simulator.run(
            self.kernel,
            self.size_bytes,
            self.cgs,
            self.mode,
            self.settings,
            self.double_buffer,
            self.cipher,
            self.cpes,
        )
        return asdict(run)


def run_of(outcome: dict | SimulatorError) -> Run | SimulatorError:
    """Of a point's record."""
    return outcome if isinstance(outcome, SimulatorError) else from_json(Run, outcome)


class Sweep:
    """Does tasks in `jobs` processes here, or on Dask's workers; each result is cached as soon as
    it is there. Of a shard, only its part.

    The first failed run ends all; with keep_going its error stands in its place. A context: behind
    it, results are written, so that a shard ends there. in_phases: some tasks depend on the results
    of others.
    """

    def __init__(
        self,
        simulator: Simulator,
        cache: ResultCache,
        jobs: int,
        console: Console,
        shard: Shard | None = None,
        workers: DaskWorkers | None = None,
        in_phases: bool = False,
    ):
        self.simulator = simulator
        self.cache = cache
        self.reused = 0
        self.performed = 0  # tasks, as reused
        self._jobs = jobs
        self._console = console
        self._shard = shard
        self._workers = workers or LocalWorkers(simulator, jobs)
        self._in_phases = in_phases

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, *_: object) -> None:
        self._workers.close()
        if kind is None and self._shard:
            self._end()

    def _end(self) -> None:
        raise NoResultsError(
            f"shard {self._shard}: {self.performed} simulated here; all are there now. "
            "A run without --shard writes the results."
        )

    @property
    def is_shard(self) -> bool:
        """Whether it does only a part, and writes no results."""
        return self._shard is not None

    def silently(self) -> None:
        """From now on without progress bars."""
        self._console = Console(quiet=True)

    def run(
        self, points: Iterable[Point], keep_going: bool = False
    ) -> tuple[dict[Point, Run | SimulatorError], int]:
        """Returns the run of every point, and how many of them came from the cache."""
        reused = self.reused
        runs = {
            point: run_of(outcome)
            for point, outcome in self.results("simulating", points, keep_going).items()
        }
        return runs, self.reused - reused

    def results(
        self, what: str, tasks: Iterable[Task], keep_going: bool = False
    ) -> dict[Task, dict | SimulatorError]:
        """The record of every task, in their order; `what` is said beside a progress bar.
        NoResultsError if another shard has not done its part yet."""
        tasks = list(dict.fromkeys(tasks))
        identities, found = self._identify(tasks, keep_going)
        kept = self._kept(identities)
        self.reused += len(kept)
        found |= kept
        longest_first = sorted(tasks, key=lambda task: task.weight, reverse=True)
        mine = self._shard.part(longest_first) if self._shard else longest_first
        missing = {task: identities[task] for task in mine if task not in found}
        self.performed += len(missing)
        found.update(self._perform(what, missing, keep_going))
        if self._shard:  # others may have done theirs meanwhile
            found |= self._kept({t: i for t, i in identities.items() if t not in found})
        if len(found) < len(tasks):
            self._end_shard(f"{what}: {len(missing)} simulated here", found, len(tasks))
        return {task: found[task] for task in tasks}

    def each(self, what: str, run: Callable, keys: Iterable) -> dict:
        """What `run` gives for each key, in their order: work of another program than the
        simulator, always on this machine, and not kept. A shard ends before it."""
        if self._shard:
            self._end()
        with ThreadPoolExecutor(self._jobs) as pool:
            running = {key: pool.submit(run, key) for key in keys}
            disabled = not self._console.is_terminal
            try:
                progress = track(running, what, console=self._console, disable=disabled)
                return {key: running[key].result() for key in progress}
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _kept(self, identities: dict[Task, Identity]) -> dict[Task, dict]:
        loaded = {
            task: self.cache.load(identity, task.arguments, task.needed)
            for task, identity in identities.items()
        }
        return {task: record for task, record in loaded.items() if record is not None}

    def _identify(
        self, tasks: Iterable[Task], keep_going: bool
    ) -> tuple[dict[Task, Identity], dict[Task, SimulatorError]]:
        """And what cannot be identified, and why."""

        def attempt(task: Task) -> Identity | SimulatorError:
            try:
                return task.identify(self.simulator)
            except SimulatorError as error:
                if not keep_going:
                    raise
                return error

        tasks_of = {(type(task), task.program): task for task in tasks}
        with ThreadPoolExecutor(self._jobs) as pool:
            found = dict(zip(tasks_of, pool.map(attempt, tasks_of.values()), strict=True))
        identities, errors = {}, {}
        for task in tasks:
            result = found[type(task), task.program]
            (errors if isinstance(result, SimulatorError) else identities)[task] = result
        return identities, errors

    def _perform(
        self, what: str, tasks: dict[Task, Identity], keep_going: bool
    ) -> Iterable[tuple[Task, dict | SimulatorError]]:
        with self._progress(what) as progress, closing(self._workers.perform(tasks)) as outcomes:
            bar = progress.add_task("", total=sum(task.weight for task in tasks), done="")
            for task, outcome in outcomes:
                if not isinstance(outcome, SimulatorError):
                    self.cache.store(tasks[task], task.arguments, outcome)
                elif not keep_going:
                    raise outcome
                yield task, outcome
                progress.update(bar, advance=task.weight, done=str(task))

    def _end_shard(self, done: str, found: dict[Task, dict | SimulatorError], count: int) -> None:
        failed = [outcome for outcome in found.values() if isinstance(outcome, SimulatorError)]
        said = f"shard {self._shard}: {done}, {len(found) - len(failed)} of {count} are there now. "
        if failed:
            said += f"{len(failed)} failed, and will again: {failed[0]}\n"
        if self._in_phases:
            said += "When all are, run the shards again: what comes next depends on them. At last"
        else:
            said += "When all are,"
        raise NoResultsError(f"{said} a run without --shard writes the results.")

    def _progress(self, what: str) -> Progress:
        return Progress(
            TextColumn(what),
            BarColumn(),
            TextColumn("{task.percentage:3.0f} %"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[done]}"),
            console=self._console,
            disable=not self._console.is_terminal,
        )
