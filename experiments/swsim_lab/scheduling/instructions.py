# SPDX-License-Identifier: Apache-2.0
"""An instruction as all schedulers see it, and when it may issue."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from lab.records import InstructionKind
from lab.simulator import Simulator

EITHER, P0, P1 = "either", "P0", "P1"


@cache
def instruction_table() -> dict[str, InstructionKind]:
    """By mnemonic."""
    return {
        spelling + suffix: kind
        for kind in Simulator().instructions()
        for spelling in kind.spellings
        for suffix in [f"{digit:x}" for digit in range(kind.suffixes)] or [""]
    }


def kind_of(text: str) -> InstructionKind:
    """Of a mnemonic, or of the instruction in a line of assembly. KeyError if there is none."""
    return instruction_table()[text.split(maxsplit=1)[0]]


def latency_of(mnemonic: str) -> int:
    """In cycles."""
    return kind_of(mnemonic).latency


def base_of(address: str) -> str:
    """The register of `displacement(register)`; empty without one."""
    return address.partition("(")[2].partition(")")[0]


@dataclass(eq=False)
class Instruction:
    """`result` and `sources` are names, of registers or of values that have none yet; then {d} and
    {0}, {1}, .. stand for them in `text`. `after` are instructions whose latency it waits
    out without reading their results. `cycle` is where it issues, once that is known."""

    text: str
    result: str | None = None
    sources: tuple[str, ...] = ()
    after: tuple[Instruction, ...] = ()
    not_before: int = 0
    cycle: int | None = None
    place: int = 0  # in the listing that is being scheduled

    def __post_init__(self):
        self.kind = kind_of(self.text)


def parse(text: str, cycle: int | None = None) -> Instruction:
    """An instruction with registers. Constants among its operands count as registers that nobody
    writes."""
    operands = text.split(maxsplit=1)[1].split(",")
    sources, result = [], None
    for role, operand in zip(kind_of(text).operand_fields, operands, strict=False):
        if role.writes:
            result = operand
        else:
            sources.append(base_of(operand) if role.kind == "memory" else operand)
    return Instruction(text, result, tuple(sources), cycle=cycle)


Waits = dict[Instruction, dict[Instruction, int]]


def waits_of(listing: Iterable[Instruction]) -> Waits:
    """For each instruction those before it that it waits for, and for how many cycles: until it can
    read a result; 1 to write a register again; 0 to write one that is read, as reading is first."""
    writers: dict[str | None, list[Instruction]] = defaultdict(list)
    readers: dict[str | None, list[Instruction]] = defaultdict(list)
    result: Waits = {}
    for later in listing:
        waits = result[later] = {earlier: earlier.kind.latency for earlier in later.after}
        if later.result is not None:
            waits |= dict.fromkeys(writers[later.result], 1)
            waits |= dict.fromkeys(readers[later.result], 0)
        for name in later.sources:
            waits |= {earlier: earlier.kind.latency for earlier in writers[name]}
        for name in later.sources:
            readers[name].append(later)
        if later.result is not None:
            writers[later.result].append(later)
    return result


class Frontier:
    """The instructions that wait for no other one's cycle any more, in the order in which that came
    about, and the earliest cycle of each instruction."""

    def __init__(self, listing: Iterable[Instruction], waits: Waits | None = None):
        listing = list(listing)
        waits = waits or waits_of(listing)
        self.earliest = {instruction: instruction.not_before for instruction in listing}
        self.ready = [instruction for instruction in listing if not waits[instruction]]
        self._missing = {instruction: len(waits[instruction]) for instruction in listing}
        self._followers = defaultdict(list)
        for place, later in enumerate(listing):
            later.place = place
            for earlier, cycles in waits[later].items():
                self._followers[earlier].append((later, cycles))

    def at(self, cycle: int) -> list[Instruction]:
        """Those that may issue in this cycle."""
        return [instruction for instruction in self.ready if self.earliest[instruction] <= cycle]

    def issue(self, instruction: Instruction, cycle: int) -> None:
        """Gives a ready instruction its cycle."""
        instruction.cycle = cycle
        self.ready.remove(instruction)
        for later, cycles in self._followers[instruction]:
            self.earliest[later] = max(self.earliest[later], cycle + cycles)
            self._missing[later] -= 1
            if not self._missing[later]:
                self.ready.append(later)
