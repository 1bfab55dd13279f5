# SPDX-License-Identifier: Apache-2.0
"""Many runs of the simulator side by side, longest first, with a progress bar on a terminal."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, fields

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
    track,
)

from swsim_lab.cache import ResultCache
from swsim_lab.records import Run, from_json
from swsim_lab.simulator import (
    DEFAULT_CIPHER,
    Cipher,
    Identity,
    Simulator,
    SimulatorError,
    format_size,
)


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
        }

    @property
    def program(self) -> tuple[str, tuple[str, ...], Cipher]:
        """What the identity depends on."""
        assembled_for = Cipher(self.cipher.operation, self.cipher.key_bits)
        return self.kernel, self.settings, assembled_for


class Sweep:
    """Runs points in `jobs` processes; each result is cached as soon as it is there.

    The first failed run ends all; with keep_going its error stands in its place.
    """

    def __init__(self, simulator: Simulator, cache: ResultCache, jobs: int, console: Console):
        self.simulator = simulator
        self.cache = cache
        self._jobs = jobs
        self._console = console

    def each(self, what: str, run: Callable, keys: Iterable, keep_going: bool = False) -> dict:
        """What `run` gives for each key, in their order; `what` is said beside a progress bar."""

        def attempt(key: object) -> object:
            try:
                return run(key)
            except SimulatorError as error:
                if not keep_going:
                    raise
                return error

        with ThreadPoolExecutor(self._jobs) as pool:
            running = {key: pool.submit(attempt, key) for key in keys}
            disabled = not self._console.is_terminal
            try:
                progress = track(running, what, console=self._console, disable=disabled)
                return {key: running[key].result() for key in progress}
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def run(
        self, points: Iterable[Point], keep_going: bool = False
    ) -> tuple[dict[Point, Run | SimulatorError], int]:
        """Returns the run of every point, and how many of them came from the cache."""
        points = list(points)
        identities = self._identify({p.program for p in points})
        needed = [field.name for field in fields(Run)]
        runs = {}
        for point in points:
            record = self.cache.load(identities[point.program], point.arguments, needed)
            if record is not None:
                runs[point] = from_json(Run, record)
        missing = sorted((p for p in points if p not in runs), key=lambda p: p.weight, reverse=True)
        reused = len(runs)
        runs.update(self._simulate(missing, identities, keep_going))
        return runs, reused

    def _identify(self, programs: set[tuple]) -> dict[tuple, Identity]:
        with ThreadPoolExecutor(self._jobs) as pool:
            found = pool.map(lambda program: self.simulator.identify(*program), programs)
            return dict(zip(programs, found, strict=True))

    def _simulate(
        self, points: list[Point], identities: dict[tuple, Identity], keep_going: bool
    ) -> Iterable[tuple[Point, Run | SimulatorError]]:
        with self._progress() as progress, ThreadPoolExecutor(self._jobs) as pool:
            task = progress.add_task("", total=sum(p.weight for p in points), done="")
            pending = {pool.submit(self._run_one, point, identities): point for point in points}
            try:
                for future in as_completed(pending):
                    point = pending[future]
                    if keep_going and isinstance(future.exception(), SimulatorError):
                        yield point, future.exception()
                    else:
                        yield point, future.result()
                    progress.update(
                        task,
                        advance=point.weight,
                        done=f"{point.kernel} {format_size(point.size_bytes)}",
                    )
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _run_one(self, point: Point, identities: dict[tuple, Identity]) -> Run:
        run = self.simulator.run(
            point.kernel,
            point.size_bytes,
            point.cgs,
            point.mode,
            point.settings,
            point.double_buffer,
            point.cipher,
        )
        self.cache.store(identities[point.program], point.arguments, asdict(run))
        return run

    def _progress(self) -> Progress:
        return Progress(
            TextColumn("simulating"),
            BarColumn(),
            TextColumn("{task.percentage:3.0f} %"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[done]}"),
            console=self._console,
            disable=not self._console.is_terminal,
        )
