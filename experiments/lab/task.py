# SPDX-License-Identifier: Apache-2.0
"""What a sweep does and keeps: work of the simulator, with the same result wherever it is done."""

from collections.abc import Collection, Hashable
from typing import Protocol

from lab.cache import ResultCache
from lab.simulator import Identity, Simulator


class Task(Protocol):
    """Made of plain values: it may travel to another machine. Equal tasks are one."""

    @property
    def weight(self) -> float:
        """How much host time it takes, beside the other tasks of a sweep."""

    @property
    def arguments(self) -> dict:
        """What its record depends on besides the identity, for JSON."""

    @property
    def needed(self) -> Collection[str]:
        """What a record must have to be one."""

    @property
    def program(self) -> Hashable:
        """What the identity depends on: tasks of a kind and program are identified once."""

    def identify(self, simulator: Simulator) -> Identity:
        """Without running anything. Raises SimulatorError, as all that follow."""

    def perform(self, simulator: Simulator) -> dict:
        """The record, for JSON."""


def record_of(task: Task, simulator: Simulator, cache: ResultCache) -> dict:
    """Of a task by itself; kept like those of a sweep."""
    identity = task.identify(simulator)
    record = cache.load(identity, task.arguments, task.needed)
    if record is None:
        record = task.perform(simulator)
        cache.store(identity, task.arguments, record)
    return record
