# SPDX-License-Identifier: Apache-2.0
"""The paper's example, section 4.1: an LFSR of 16 bits in three forms (figures 4 to 6).

In each step bit 15 is the output, all bits move up by one place, and bit 0 becomes the sum of bits
15, 13, 12 and 10 (equation 1). All forms give the same bits for the same states.
"""

from collections import deque
from collections.abc import Iterator

from hajihassani.operations import Operations

WIDTH = 16
TAPS = (15, 13, 12, 10)


def naive(state: int, steps: int, operations: Operations) -> list[int]:
    """The output of one register, bit by bit: figure 4."""
    output = []
    for _ in range(steps):
        taps = [operations.bit(state, place) for place in TAPS]
        output.append(taps[0])
        operations.shifts += 1
        state = state << 1 & (1 << WIDTH) - 1
        state = operations.with_bit(state, 0, operations.xor(*taps))
    return output


def parallel(states: list[int], steps: int, operations: Operations) -> list[list[int]]:
    """The outputs of a register for each thread: figure 5."""
    return [naive(state, steps, operations) for state in states]


def bitsliced(states: list[int], steps: int, operations: Operations) -> list[list[int]]:
    """The same with a register for each bit position, one bit of it for each of 16 states: figure
    6. Registers move by being renamed."""
    planes = to_planes(states)
    outputs = []
    for _ in range(steps):
        outputs.append(planes[15])
        feedback = operations.xor(*(planes[place] for place in TAPS))
        planes.pop()
        planes.appendleft(feedback)
    return [[plane >> i & 1 for plane in outputs] for i in range(len(states))]


def to_planes(states: list[int]) -> deque[int]:
    """Register i has bit i of all states."""
    return deque(
        sum((state >> place & 1) << i for i, state in enumerate(states)) for place in range(WIDTH)
    )


def states_of(seed: int, count: int) -> list[int]:
    """Different ones, as the paper wants them: so many steps of the LFSR apart."""
    walk = _walk(seed)
    return [next(walk) for _ in range(count)]


def period(seed: int = 1) -> int:
    """Steps until the state comes again."""
    walk = _walk(seed)
    next(walk)
    return 1 + next(i for i, state in enumerate(walk) if state == seed)


def _walk(state: int) -> Iterator[int]:
    while True:
        yield state
        feedback = sum(state >> place for place in TAPS) & 1
        state = state << 1 & (1 << WIDTH) - 1 | feedback
