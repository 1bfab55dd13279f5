# SPDX-License-Identifier: Apache-2.0
"""Straight-line vector code for the two pipes of a CPE: list scheduling, spilling, registers.

A `Section` is a list of P0 operations on named values (each computed once). `Plan` gives every
operation a cycle, and fills the other slot of the aligned pairs with the loads and stores that the
section and its spills need. The rules are those of docs/timing.md:

- one operation on P0 and one on P1 in each cycle, the P0 one first in its pair;
- a result can be used after its operation's latency;
- a register is free for a new result in the cycle of its last use on P0, and one cycle after a
  store (which stands second in its pair, so that it would see the new value).
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from scheduling.instructions import Frontier, Instruction, base_of, latency_of
from scheduling.registers import Registers, Span

LOAD, STORE = "vldd", "vstd"  # of values that were spilled
EMPTY_P0 = "or      $31,$31,$31"
EMPTY_P1 = "nop"


@dataclass
class Section:
    """Straight-line code and what surrounds it."""

    operations: list[Instruction] = field(default_factory=list)
    #: Values that memory holds from the beginning: name -> (mnemonic, address).
    homes: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: Values in registers at the beginning: name -> register.
    inputs: dict[str, int] = field(default_factory=dict)
    #: Values in registers at the end: name -> register.
    outputs: dict[str, int] = field(default_factory=dict)
    #: Cycles after the beginning (end) in which an input (output) is ready, where not 0.
    late: dict[str, int] = field(default_factory=dict)
    #: Values to be stored: name -> address.
    stores: dict[str, str] = field(default_factory=dict)
    #: Instructions for P1 in the last cycles, in order.
    ending: list[str] = field(default_factory=list)
    #: Instructions for P1 after all loads that use their register.
    floating: list[str] = field(default_factory=list)
    #: Instructions for P1 before all loads and stores that use their register.
    leading: list[str] = field(default_factory=list)
    spill_symbol: str = "bitsliced_spill"
    registers: tuple[int, ...] = ()

    def add(self, result: str, text: str, *sources: str) -> str:
        """Appends an operation of P0 and gives the name of its result."""
        self.operations.append(Instruction(text, result, sources))
        return result

    def load_latency(self, name: str) -> int:
        """Of the load that brings a value from memory."""
        return latency_of(self.homes.get(name, (LOAD,))[0])


class InfeasibleError(Exception):
    """No registers or no slots for this order."""


class TooLongError(Exception):
    """Longer than wanted."""


@dataclass(eq=False)
class Segment:
    """A stay of a value in a register: from its operation (or a load) to its last use."""

    value: str
    start: int
    loaded: bool
    uses: list[int]
    stays: bool = False  # until the end of the section
    store: int | None = None  # cycle of a store that reads this segment
    end: int = 0
    register: int | None = None


def list_schedule(section: Section, priority: list[float]) -> list[int]:
    """The cycle of each operation: always the ready one with the least priority number."""
    operations, homes = section.operations, section.homes
    frontier = Frontier(operations)
    for operation in operations:
        late = (section.late.get(s, 0) for s in operation.sources if s in section.inputs)
        frontier.earliest[operation] = max(operation.not_before, *late, 0)
    loaded: set[str] = set()
    cycle = stored = 0
    while frontier.ready:
        ready = frontier.at(cycle)
        if ready:
            candidate = min(
                ready, key=lambda operation: (priority[operation.place], operation.place)
            )
            new = {s for s in candidate.sources if s in homes and s not in loaded}
            # The first loads come one per cycle, less those taken by stores.
            if not new or cycle >= latency_of(LOAD) + len(loaded) + len(new) - 1 + stored:
                loaded |= new
                stored += candidate.result in section.stores
                frontier.issue(candidate, cycle)
        cycle += 1
    return [operation.cycle for operation in operations]


class Plan:
    """A section with a cycle for every instruction and a register for every value."""

    def __init__(
        self,
        section: Section,
        priority: list[float],
        limit: int,
        extra: int = 0,
        longest: int = 10**6,
    ):
        self.section = section
        self.random = random.Random(0)
        self.limit = limit
        self.cycles = list_schedule(section, priority)
        self.length = max(self.cycles) + 1 + extra
        self._segments()
        if self.length > longest:
            raise TooLongError
        self._spill()
        self._place_loads_and_stores()
        self._assign_registers()

    # ---- lives ----

    def _segments(self) -> None:
        section = self.section
        uses: dict[str, list[int]] = {}
        self.defined: dict[str, int] = {}
        self.ready: dict[str, int] = {}
        for operation, cycle in zip(section.operations, self.cycles, strict=True):
            for source in set(operation.sources):
                uses.setdefault(source, []).append(cycle)
            self.defined[operation.result] = cycle
            self.ready[operation.result] = cycle + operation.kind.latency
        for name in section.inputs:
            self.defined[name] = 0
            self.ready[name] = section.late.get(name, 0)
        self.segments: dict[str, list[Segment]] = {}
        self.spilled: set[str] = set()
        names = set(uses) | set(self.defined)
        for name in sorted(names):
            own = sorted(uses.get(name, []))
            if name in section.homes:
                segment = Segment(name, own[0] - section.load_latency(name), True, own)
            else:
                stays = name in section.outputs
                store = self.ready[name] if name in section.stores else None
                segment = Segment(name, self.defined[name], False, own, stays, store)
            self.segments[name] = [segment]
        for segment in self._all_segments():
            self._close(segment)
        # Stores at the end may need cycles after the last operation.
        for name in section.stores:
            self.length = max(self.length, self.ready[name] + 1)
        for name in section.outputs:
            self.length = max(self.length, self.ready[name] - section.late.get(name, 0))
        for segment in self._all_segments():
            self._close(segment)

    def _all_segments(self) -> Iterator[Segment]:
        return itertools.chain.from_iterable(self.segments.values())

    def _close(self, segment: Segment) -> None:
        if segment.stays:
            segment.end = self.length
        else:
            end = segment.uses[-1] if segment.uses else segment.start + 1
            if segment.store is not None:
                end = max(end, segment.store + 1)
            segment.end = max(end, segment.start + 1)

    # ---- spills ----

    def _pressure(self) -> list[int]:
        change = [0] * (self.length + 2)
        for segment in self._all_segments():
            change[max(segment.start, 0)] += 1
            change[min(segment.end, self.length)] -= 1
        return list(itertools.accumulate(change[: self.length]))

    def _spill(self) -> None:
        pressure = self._pressure()
        while True:
            worst = max(pressure)
            if worst <= self.limit:
                return
            cycle = pressure.index(worst)
            best = None
            for name, group in self.segments.items():
                for position, segment in enumerate(group):
                    if not segment.start <= cycle < segment.end:
                        continue
                    found = self._gap(name, segment, cycle)
                    if found is None:
                        continue
                    begin, until, where = found
                    gain = sum(1 for c in range(begin, until) if pressure[c] > self.limit)
                    free = name in self.section.homes or name in self.spilled
                    score = (until - begin) + 2 * gain + (12 if free else 0)
                    score += self.random.random() * 4
                    if best is None or score > best[0]:
                        best = (score, name, position, where)
            if best is None:
                raise InfeasibleError(f"{worst} values in cycle {cycle}")
            self._split(best[1], best[2], best[3])
            pressure = self._pressure()

    def _gap(self, name: str, segment: Segment, cycle: int) -> tuple[int, int, int] | None:
        """The range around `cycle` that the register would be free in: begin, end, use after it."""
        where = next((i for i, use in enumerate(segment.uses) if use > cycle), None)
        if where is None:
            return None
        until = segment.uses[where] - self.section.load_latency(name)
        if where > 0:
            begin = segment.uses[where - 1]
        elif segment.loaded:
            return None
        else:
            begin = segment.start
        if name not in self.section.homes and name not in self.spilled:
            begin = max(begin, self.ready[name] + 1)
            if until < self.ready[name] + latency_of(STORE):
                return None
        elif where == 0:
            return None
        if not begin <= cycle < until or until - begin < 2:
            return None
        return begin, until, where

    def _split(self, name: str, position: int, where: int) -> None:
        group = self.segments[name]
        segment = group[position]
        start = segment.uses[where] - self.section.load_latency(name)
        rest = Segment(name, start, True, segment.uses[where:], segment.stays)
        segment.uses = segment.uses[:where]
        segment.stays = False
        if name not in self.section.homes and name not in self.spilled:
            self.spilled.add(name)
            if group[0].store is None:
                group[0].store = self.ready[name]
        self._close(segment)
        self._close(rest)
        group.insert(position + 1, rest)

    # ---- the other pipe ----

    def _place_loads_and_stores(self) -> None:
        length = self.length
        self.p1: list[str | tuple | None] = [None] * length
        for back, text in enumerate(reversed(self.section.ending)):
            self.p1[length - 1 - back] = text
        pressure = self._pressure()
        loads = [s for s in self._all_segments() if s.loaded]
        stores = [s for s in self._all_segments() if s.store is not None]
        # First the stores that keep a register waiting; those that can wait take what is left.
        urgent = [s for s in stores if s.end == s.store + 1]
        for segment in sorted(urgent, key=lambda s: s.store):
            self._place_store(segment, pressure)
        for segment in sorted(loads, key=lambda s: (s.start, s.uses[0])):
            self._place_load(segment, pressure)
        for segment in sorted(stores, key=lambda s: s.end - self.ready[s.value]):
            if segment not in urgent:
                self._place_store(segment, pressure)
        for text in self.section.leading:
            self._place_change(text, range(length))
        for text in self.section.floating:
            self._place_change(text, range(length - 1, -1, -1))
        self._check_stores()
        for name in self.spilled:
            first_load = min(s.start for s in self.segments[name] if s.loaded)
            if first_load < self.segments[name][0].store + latency_of(STORE):
                raise InfeasibleError(f"{name} is loaded too soon after its store")

    def _place_change(self, text: str, cycles: Iterable[int]) -> None:
        """Into the first free cycle of these, on this side of all that use its register."""
        register = base_of(text)
        for cycle in cycles:
            if self.p1[cycle] is None:
                self.p1[cycle] = text
                return
            if self._uses(cycle, register):
                break
        raise InfeasibleError(f"no slot for {text}")

    def _check_stores(self) -> None:
        """A store to where a value of the beginning lies comes after all loads of that value."""
        stored = {}
        for cycle, entry in enumerate(self.p1):
            if isinstance(entry, tuple) and entry[0] == "store":
                stored[self.section.stores.get(entry[1].value, "a spill")] = cycle
        for cycle, entry in enumerate(self.p1):
            if isinstance(entry, tuple) and entry[0] == "load":
                home = self.section.homes.get(entry[1].value, ("", None))[1]
                if home in stored and stored[home] < cycle:
                    raise InfeasibleError(f"{home} is overwritten too soon")

    def _uses(self, cycle: int, register: str) -> bool:
        entry = self.p1[cycle]
        if not isinstance(entry, tuple):
            return False
        name = entry[1].value
        address = self.section.homes.get(name, ("", self.section.stores.get(name, "")))[1]
        return register == base_of(address)

    def _place_load(self, segment: Segment, pressure: list[int]) -> None:
        name = segment.value
        first = 0
        if name in self.spilled:
            first = self.ready[name] + latency_of(STORE)
        group = self.segments[name]
        position = group.index(segment)
        if position > 0:
            first = max(first, group[position - 1].end)
        for cycle in range(segment.start, first - 1, -1):
            if cycle < segment.start and pressure[cycle] >= self.limit:
                raise InfeasibleError(f"no register for an earlier load of {name}")
            if cycle < segment.start:
                pressure[cycle] += 1
            if self.p1[cycle] is None:
                self.p1[cycle] = ("load", segment)
                segment.start = cycle
                return
        raise InfeasibleError(f"no slot for a load of {name}")

    def _place_store(self, segment: Segment, pressure: list[int]) -> None:
        name = segment.value
        last = self.length
        if name in self.spilled:
            last = min(s.start for s in self.segments[name] if s.loaded) - latency_of(STORE) + 1
        end = segment.end
        for cycle in range(self.ready[name], last):
            if cycle >= end:
                if pressure[cycle] >= self.limit:
                    break
                pressure[cycle] += 1
                segment.end = cycle + 1
            if self.p1[cycle] is None:
                self.p1[cycle] = ("store", segment)
                segment.store = cycle
                return
        raise InfeasibleError(f"no slot for the store of {name}")

    # ---- registers ----

    def _assign_registers(self) -> None:
        section = self.section
        registers = Registers(section.registers)
        free_segments = []
        for segment in self._all_segments():
            name = segment.value
            if not segment.loaded and name in section.inputs:
                segment.register = section.inputs[name]
            elif segment.stays:
                segment.register = section.outputs[name]
            else:
                free_segments.append(segment)
                continue
            registers.busy[segment.register].append((segment.start, segment.end))
        for spans in registers.busy.values():
            for first, second in itertools.pairwise(sorted(spans)):
                if first[1] > second[0]:
                    raise InfeasibleError("a register of the interface is needed twice")
        for segment in sorted(free_segments, key=lambda s: (s.start, s.end)):
            span = segment.start, segment.end
            segment.register = registers.take(
                [span], lambda busy, span=span: self._room(busy, span)
            )
            if segment.register is None:
                raise InfeasibleError(f"no register for {segment.value}")

    def _room(self, busy: list[Span], span: Span) -> int:
        """How much of a hole is left over around a span that fits into it."""
        before = max((end for _, end in busy if end <= span[0]), default=0)
        after = min((start for start, _ in busy if start >= span[1]), default=self.length + 4)
        return (after - span[1]) * 4 + (span[0] - before)

    # ---- text ----

    def lines(self) -> list[str]:
        """Two for each cycle."""
        p0: list[str] = [EMPTY_P0] * self.length
        for operation, cycle in zip(self.section.operations, self.cycles, strict=True):
            names = [f"${self._register(source, cycle)}" for source in operation.sources]
            result = self.segments[operation.result][0].register
            p0[cycle] = operation.text.format(*names, d=f"${result}")
        result = []
        slots = {name: 32 * slot for slot, name in enumerate(sorted(self._slot_names()))}
        for first, entry in zip(p0, self.p1, strict=True):
            is_memory = isinstance(entry, tuple)
            result += [first, self._memory_text(entry, slots) if is_memory else entry or EMPTY_P1]
        return result

    def _slot_names(self) -> list[str]:
        return [name for name in self.spilled if name not in self.section.stores]

    def _memory_text(self, entry: tuple, slots: dict[str, int]) -> str:
        kind, segment = entry
        name = segment.value
        if kind == "load" and name in self.section.homes:
            mnemonic, address = self.section.homes[name]
            return f"{mnemonic:7} ${segment.register},{address}"
        mnemonic = LOAD if kind == "load" else STORE
        if name in self.section.stores:
            address = self.section.stores[name]
        else:
            address = f"{self.section.spill_symbol}+{slots[name]}($31) !tprello"
        return f"{mnemonic:7} ${segment.register},{address}"

    def _register(self, name: str, cycle: int) -> int:
        for segment in self.segments[name]:
            if cycle in segment.uses:
                return segment.register
        raise AssertionError(name)

    @property
    def slots(self) -> int:
        """Memory for spills, in registers."""
        return len(self._slot_names())

    @property
    def p1_count(self) -> int:
        """Instructions on P1."""
        return sum(entry is not None for entry in self.p1)

    @property
    def cost(self) -> tuple[int, int]:
        """What a search makes less: cycles, then instructions on P1."""
        return self.length, self.p1_count


#: Priorities that differ from an operation's place: operation -> place.
Moves = dict[int, float]


def make_plan(section: Section, moves: Moves, longest: int = 10**6) -> Plan | None:
    """The plan with the operations in their order, but for the moves; None if there is none."""
    priority = [moves.get(i, float(i)) for i in range(len(section.operations))]
    most = len(section.registers)
    for extra in range(16):
        for limit in range(most, most - 4, -1):
            try:
                return Plan(section, priority, limit, extra, longest)
            except TooLongError:
                return None
            except InfeasibleError:
                continue
    return None


def improve(section: Section, moves: Moves, steps: int, seed: int) -> Moves:
    """Looks for a shorter plan by delaying operations into cycles in which P0 is idle."""
    rng = random.Random(seed)
    best = make_plan(section, moves)
    for _ in range(steps):
        new = dict(moves)
        for _ in range(rng.choice((1, 1, 2, 3))):
            _move(section, best, new, rng)
        plan = make_plan(section, new, best.length if best else 10**6)
        if plan and (best is None or plan.cost <= best.cost):
            moves, best = new, plan
        if best and best.length == len(section.operations):
            break
    if best is None:
        raise InfeasibleError("no plan found")
    return moves


def _move(section: Section, plan: Plan | None, moves: Moves, rng: random.Random) -> None:
    count = len(section.operations)
    if plan is None or rng.random() < 0.25:
        i = rng.randrange(count)
        moves[i] = round(moves.get(i, i) + rng.uniform(-30, 30), 1)
        return
    at = {cycle: i for i, cycle in enumerate(plan.cycles)}
    holes = [c for c in range(max(plan.cycles)) if c not in at] or [max(plan.cycles)]
    hole = rng.choice(holes)
    after = next((at[c] for c in range(hole + 1, plan.length) if c in at), count - 1)
    first_use = {}
    for operation, cycle in zip(section.operations, plan.cycles, strict=True):
        for source in operation.sources:
            first_use[source] = min(first_use.get(source, cycle), cycle)
    late = [
        i
        for i, (operation, cycle) in enumerate(zip(section.operations, plan.cycles, strict=True))
        if cycle < hole < first_use.get(operation.result, plan.length)
    ]
    if late:
        moves[rng.choice(late)] = moves.get(after, after) - 0.5
