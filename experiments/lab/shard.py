# SPDX-License-Identifier: Apache-2.0
"""Parts of a sweep, for a job array: each does its own, and all keep results in one cache."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, TypeVar

Element = TypeVar("Element")


class NoResultsError(Exception):
    """A shard has done its part, and writes none: says what there is now."""


@dataclass(frozen=True)
class Shard:
    """One of `count` parts, from 1 on."""

    number: int
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """'2/3'; ValueError if it is none."""
        number, _, count = text.partition("/")
        decimal = number.isdecimal() and count.isdecimal()
        if not decimal or not 1 <= int(number) <= int(count):
            raise ValueError(f"'{text}' is not a shard; write i/n, i from 1 to n, for example 2/3")
        return cls(int(number), int(count))

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def part(self, elements: Sequence[Element]) -> Sequence[Element]:
        """Dealt out like cards. It depends on nothing but their order: all shards must agree."""
        return elements[self.number - 1 :: self.count]
