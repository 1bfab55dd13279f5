# SPDX-License-Identifier: Apache-2.0
"""Registers for values whose times of life are known."""

from collections.abc import Callable, Iterable, Sequence

Span = tuple[int, int]  # begin, end (not included)


class Registers:
    """Which register is busy when."""

    def __init__(self, names: Iterable):
        self.busy: dict = {name: [] for name in names}

    def take(self, spans: Sequence[Span], cost: Callable[[list[Span]], int]):
        """The register that is free in all these spans and whose other spans cost least, which is
        busy then; None if there is none."""
        free = [name for name, busy in self.busy.items() if not _meet(spans, busy)]
        if not free:
            return None
        best = min(free, key=lambda name: cost(self.busy[name]))
        self.busy[best] += spans
        return best


def _meet(some: Sequence[Span], others: Sequence[Span]) -> bool:
    return any(begin < end_ and begin_ < end for begin, end in some for begin_, end_ in others)
