# SPDX-License-Identifier: Apache-2.0
"""Instructions around those whose cycles are given, such as the words of look-ups."""

import random

from scheduling.instructions import EITHER, Frontier, Instruction, Waits, waits_of


def fill(listing: list[Instruction], length: int, seed: int) -> list[list[Instruction]] | None:
    """At most two instructions for each cycle; None if one would be too late for a given cycle.

    In each free slot, the ready instruction with the earliest deadline; `length` is the deadline
    of the last ones. A seed other than 0 moves the deadlines a little, at random.
    """
    given = {i.cycle: i for i in listing if i.cycle is not None}
    waits = waits_of(listing)
    latest = _latest(listing, waits, length)
    if seed:
        generator = random.Random(seed)
        for each in listing:
            latest[each] += generator.uniform(0, 6)
    frontier = Frontier(listing, waits)
    left = len(listing) - len(given)
    cycles: list[list[Instruction]] = []
    while left or len(cycles) <= max(given, default=0):
        cycle = len(cycles)
        pair = []
        if cycle in given:
            if given[cycle] not in frontier.at(cycle):
                return None
            pair = [given[cycle]]
            frontier.issue(given[cycle], cycle)
        while len(pair) < 2:
            busy = {i.kind.pipe for i in pair} - {EITHER}
            possible = [
                i for i in frontier.at(cycle) if i.cycle is None and i.kind.pipe not in busy
            ]
            if not possible:
                break
            best = min(possible, key=lambda i: (latest[i], i.kind.pipe == EITHER))
            left -= 1
            pair.append(best)
            frontier.issue(best, cycle)
        cycles.append(pair)
    return cycles


def _latest(listing: list[Instruction], waits: Waits, length: int) -> dict[Instruction, float]:
    """The last cycle of each that leaves time for those behind it."""
    latest = dict.fromkeys(listing, length)
    for later in reversed(listing):
        if later.cycle is not None:
            latest[later] = later.cycle
        for earlier, cycles in waits[later].items():
            latest[earlier] = min(latest[earlier], latest[later] - cycles)
    return latest
