# SPDX-License-Identifier: Apache-2.0
"""Modulo scheduling: a loop in which the end of a pass overlaps the beginning of the next one."""

from dataclasses import dataclass

from scheduling.instructions import EITHER, P0, P1, Frontier, Instruction
from scheduling.registers import Registers, Span

BRANCH = "branch"  # of the loop, in the slot of an instruction
Slots = list[dict[str, Instruction | str]]  # for each cycle of the loop, what goes to which pipe


@dataclass(frozen=True)
class Loop:
    """What a search decides; none of it changes what is computed."""

    period: int  # cycles of a pass
    overlap: int  # cycles of a pass that may run beside the end of the one before
    window: int  # how many instructions one may be taken before its turn
    favour: int  # how far before its turn P1's own instruction goes before one of either pipe
    slow_start: int  # cycles of which only the even ones are used: room for the pass before


def bound(instructions: list[Instruction]) -> int:
    """No loop over these instructions and its branch takes fewer cycles."""
    own = {pipe: sum(i.kind.pipe == pipe for i in instructions) for pipe in (P0, P1)}
    return max(own[P0], own[P1] + 1, (len(instructions) + 2) // 2)


def schedule(instructions: list[Instruction], loop: Loop) -> Slots | None:
    """The slots of the loop. Instructions get their cycles, 0 .. period + overlap - 1. None if they
    do not fit.

    Goes from cycle to cycle as if passes had no end; cycle c takes what is left of slot c - period.
    The loop begins at cycle `overlap`, so the branch is in the slot before it."""
    slots: Slots = [{} for _ in range(loop.period)]
    slots[(loop.overlap - 1) % loop.period][P1] = BRANCH
    frontier = Frontier(instructions)
    waiting = dict.fromkeys(instructions)  # in their order
    for cycle in range(loop.period + loop.overlap):
        if not waiting:
            break
        if cycle < loop.slow_start and cycle % 2:
            continue
        slot = slots[cycle % loop.period]
        last = next(iter(waiting)).place + loop.window
        ready = sorted((i for i in frontier.at(cycle) if i.place <= last), key=lambda i: i.place)
        for pipe, other in ((P1, P0), (P0, P1)):
            if pipe in slot:
                continue
            chosen = _choose(pipe, ready, other not in slot, loop.favour)
            if chosen is not None:
                slot[pipe] = chosen
                ready.remove(chosen)
                del waiting[chosen]
                frontier.issue(chosen, cycle)
    return None if waiting else slots


def _choose(
    pipe: str, ready: list[Instruction], other_is_free: bool, favour: int
) -> Instruction | None:
    own = [i for i in ready if i.kind.pipe == pipe]
    either = [i for i in ready if i.kind.pipe == EITHER]
    if pipe == P1 and other_is_free and not any(i.kind.pipe == P0 for i in ready):
        either = either[1:]  # the first is left for P0
    if own and not (either and either[0].place + favour < own[0].place):
        return own[0]
    return either[0] if either else None


def moments_of(slots: Slots) -> dict[Instruction, int]:
    """Place of each instruction in the order of the program: P0's comes first in a line."""
    return {
        instruction: 2 * instruction.cycle + (pipe == P1)
        for slot in slots
        for pipe, instruction in slot.items()
        if instruction != BRANCH
    }


def allocate(slots: Slots, loop: Loop, registers: Registers) -> dict[str, str] | None:
    """A register for each result; None if there are not enough. Time is a circle here, the loop;
    values that live across its beginning are given theirs first."""
    circle = 2 * loop.period
    moments = moments_of(slots)
    last_use: dict[str, int] = {}
    for instruction, moment in moments.items():
        for name in instruction.sources:
            last_use[name] = max(last_use.get(name, 0), moment)
    values = []
    for instruction in sorted(moments, key=lambda i: i.place):
        if instruction.result is not None:
            length = last_use[instruction.result] - moments[instruction]
            begin = (moments[instruction] - 2 * loop.overlap) % circle
            values.append((begin, begin + length, instruction.result))
    values.sort(key=lambda value: (value[1] <= circle, value[0]))
    chosen = {}
    for begin, end, name in values:

        def idle(busy: list[Span], begin=begin) -> int:
            return begin - max((end for _, end in busy if end <= begin), default=-1)

        # Cut at the beginning of the loop.
        spans = [(begin, end)] if end <= circle else [(begin, circle), (0, end - circle)]
        chosen[name] = registers.take(spans, idle)
        if chosen[name] is None:
            return None
    return chosen
