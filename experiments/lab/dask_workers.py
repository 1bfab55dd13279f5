# SPDX-License-Identifier: Apache-2.0
"""Tasks on the workers of a Dask scheduler, each by the build of the worker's own checkout.

Needs the Python package distributed (tools/setup.sh dask). A worker identifies each task, and
runs it only if that says what it says here. docs/sweeps.md tells how to start workers.
"""

import hashlib
import logging
import pickle
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from lab.local_workers import attempt
from lab.simulator import Identity, Simulator, SimulatorError
from lab.task import Task

CONNECT_SECONDS = 3
CLOSE_SECONDS = 5
DIGITS = 16  # of a hash, for people

# They tell of what is said here in a line: a connection that fails, or is lost.
LOGGERS = ("distributed", "distributed.client")

NAMES = {
    "machine_hash": "machine file",
    "program_hash": "program",
    "build": "build",
    "library": "Python library",
}


class DaskError(Exception):
    """The workers cannot be used: why, and what to do."""


@dataclass(frozen=True)
class Refusal:
    """Of a worker whose results would not be those of here."""

    worker: str
    host: str
    differences: tuple[str, ...]

    def __str__(self) -> str:
        reasons = ", ".join(self.differences)
        return f"worker {self.worker} on {self.host} is refused: {reasons}"


@dataclass(frozen=True)
class Order:
    """A task for a worker, and what it must be done with."""

    task: Task
    identity: Identity
    library: str

    def perform(self, worker: str) -> dict | SimulatorError | Refusal:
        """There."""
        simulator = Simulator()
        differences = self._differences(simulator)
        if differences:
            return Refusal(worker, socket.gethostname(), differences)
        return attempt(self.task, simulator)

    def _differences(self, simulator: Simulator) -> tuple[str, ...]:
        try:
            identity = self.task.identify(simulator)
        except SimulatorError as error:
            said, *_ = error.said.splitlines() or [f"exit status {error.status}"]
            return (f"it cannot say what it would run ({said})",)
        there = asdict(identity) | {"library": library_hash()}
        here = asdict(self.identity) | {"library": self.library}
        return tuple(
            f"its {what} is {there[name][:DIGITS]}, here it is {here[name][:DIGITS]}"
            for name, what in NAMES.items()
            if there[name] != here[name]
        )


@cache
def library_hash() -> str:
    """Of what makes tasks of runs, and records of what the simulator says: all packages here."""
    folder = Path(__file__).parents[1]
    packages = [file.parent for file in folder.glob("*/__init__.py")]
    digest = hashlib.sha256()
    for file in sorted(file for package in packages for file in package.rglob("*.py")):
        digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


class DaskWorkers:
    """All workers of a scheduler, also those that come later. One that dies is made good by Dask,
    which gives its tasks to others; one that is refused gets no more tasks."""

    def __init__(self, address: str):
        try:
            import distributed
        except ImportError as error:
            raise DaskError(
                "--scheduler needs the Python package distributed; tools/setup.sh dask installs it"
            ) from error
        for name in LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._distributed = distributed
        self._address = address
        self._refused: set[str] = set()
        _check_address(address)
        try:
            self._client = distributed.Client(
                address, timeout=CONNECT_SECONDS, set_as_default=False, name="swsim"
            )
        except OSError as error:
            raise DaskError(
                f"no Dask scheduler answers at {address}; start one by `.venv/bin/dask scheduler` "
                "and give the address that it says, such as tcp://HOST:8786"
            ) from error
        if not self._client.nthreads():
            _say(f"the scheduler at {address} has no worker yet; waiting for one")

    def perform(
        self, tasks: Mapping[Task, Identity]
    ) -> Iterator[tuple[Task, dict | SimulatorError]]:
        """Each as it ends; begun in their order."""
        orders = {task: Order(task, identity, library_hash()) for task, identity in tasks.items()}
        priorities = {task: -number for number, task in enumerate(tasks)}
        running = {self._submit(orders[task], priorities[task]): task for task in tasks}
        ending = self._distributed.as_completed(list(running), loop=self._client.loop)
        try:
            for future in ending:
                task = running.pop(future)
                outcome = self._outcome(future, task)
                if isinstance(outcome, Refusal):
                    self._refuse(outcome)
                    again = self._submit(orders[task], priorities[task])
                    running[again] = task
                    ending.add(again)
                else:
                    yield task, outcome
        finally:
            if running and self._client.status == "running":
                self._client.cancel(list(running))

    def _submit(self, order: Order, priority: int):
        accepted = self._accepted()
        return self._client.submit(
            _on_worker(pickle.dumps(order)),
            pure=False,
            priority=priority,
            workers=accepted,
            # Should all that were accepted die: others are as good, once they are looked at.
            allow_other_workers=accepted is not None,
        )

    def _accepted(self) -> list[str] | None:
        """None: all."""
        if not self._refused:
            return None
        present = self._client.nthreads()
        accepted = [worker for worker in present if worker not in self._refused]
        if not accepted:
            raise DaskError(f"no worker of {self._address} is left that was not refused")
        return accepted

    def _refuse(self, refusal: Refusal) -> None:
        if refusal.worker not in self._refused:
            _say(str(refusal))
        self._refused.add(refusal.worker)

    def _outcome(self, future, task: Task) -> dict | SimulatorError | Refusal:
        try:
            outcome = future.result()
        except self._distributed.CancelledError as error:
            raise DaskError(
                f"the scheduler at {self._address} is gone; what has been kept will not run again"
            ) from error
        except Exception as error:  # whatever went wrong on another machine
            raise DaskError(f"{task} failed on a worker of {self._address}: {error}") from error
        return Refusal(*outcome) if isinstance(outcome, tuple) else outcome

    def close(self) -> None:
        """The connection; scheduler and workers stay."""
        self._client.close(timeout=CLOSE_SECONDS)


def _check_address(address: str) -> None:
    """A client that cannot make sense of it would hang."""
    from distributed.comm import get_address_host_port, parse_address

    try:
        get_address_host_port(address)
        understood = parse_address(address)[0] == "tcp"
    except ValueError:
        understood = False
    if not understood:
        raise DaskError(
            f"'{address}' is not the address of a Dask scheduler; give what it says when it "
            "starts, such as tcp://HOST:8786"
        )


def _on_worker(order: bytes) -> Callable[[], object]:
    """What a worker calls. It is pickled with its code, and the order by itself, so that neither
    scheduler nor worker need have this library: a worker without it says so."""

    def perform() -> object:
        import pickle
        import socket

        from distributed import get_worker

        worker = get_worker().address
        try:
            given = pickle.loads(order)
        except Exception as error:
            cannot = f"it cannot read what to do ({error}); start it with PYTHONPATH=experiments"
            return worker, socket.gethostname(), (cannot,)
        return given.perform(worker)

    return perform


def _say(message: str) -> None:
    print(f"{Path(sys.argv[0]).stem}: {message}", file=sys.stderr)
