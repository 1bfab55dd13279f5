# SPDX-License-Identifier: Apache-2.0
"""Tasks side by side on this machine."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed

from lab.simulator import Identity, Simulator, SimulatorError
from lab.task import Task


def attempt(task: Task, simulator: Simulator) -> dict | SimulatorError:
    """The record, or why there is none."""
    try:
        return task.perform(simulator)
    except SimulatorError as error:
        return error


class LocalWorkers:
    """`jobs` processes of a simulator at a time."""

    def __init__(self, simulator: Simulator, jobs: int):
        self._simulator = simulator
        self._jobs = jobs

    def perform(
        self, tasks: Mapping[Task, Identity]
    ) -> Iterator[tuple[Task, dict | SimulatorError]]:
        """Each as it ends; begun in their order."""
        with ThreadPoolExecutor(self._jobs) as pool:
            running = {pool.submit(attempt, task, self._simulator): task for task in tasks}
            try:
                for future in as_completed(running):
                    yield running[future], future.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        """Nothing is left to close."""
