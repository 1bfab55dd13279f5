#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes four_look_ups.h: the instructions of FOUR_LOOK_UPS in an order that fills both pipes.

The instructions are listed below in the order of the formulas. They are placed cycle by cycle: the
look-ups have fixed cycles, 22 each, and in what they leave the instruction goes first whose results
are waited for longest. Results of one pass that the next one needs count, too: passes are placed
one after another until two are equal.

usage: kernels/swaes_hybrid/order.py [--check]
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path

TARGET = Path(__file__).parent / "four_look_ups.h"
LOOK_UP_CYCLES = 22
PASS_CYCLES = 4 * LOOK_UP_CYCLES
VECTOR, LOAD, VECTOR_LOAD, SELLDW, SCALAR = 2, 3, 4, 6, 1  # latencies
TEMPORARIES = 7

HEADER = """\
# SPDX-License-Identifier: Apache-2.0
#
# Made by order.py, which lists these instructions in the order of their formulas. One line pair
# without a blank line between its instructions is an aligned pair; cycles are counted from the first
# selldw.
#
# Looks up the four bytes of column \\old of 8 blocks, bytes F3, F2, F1, F0, and adds the results to
# the columns \\n3, \\n2, \\n1, \\n0 of the next round, the last one as `pending` in the next pass.
# Meanwhile does the round of two other blocks, whose indices are in F0..F3, \\pair = their place in
# the state, and prepares the next two from \\from and the round key at \\key.
    .macro FOUR_LOOK_UPS old, next, pending, n3, n2, n1, n0, table, pair, from, key, k3, k2, k1, k0
"""


@dataclass(eq=False)
class Instruction:
    text: str
    pipe: str  # "0", "1" or "01"
    latency: int
    writes: tuple[str, ...]
    reads: tuple[str, ...]
    cycle: int | None = None  # fixed
    after: list[tuple["Instruction", int]] = field(default_factory=list)  # issues so much later
    latest: int = PASS_CYCLES  # cycle in which it should issue


def program() -> list[Instruction]:
    """A pass in the order of its formulas."""
    listing: list[Instruction] = []

    def add(text, pipe, latency, writes, reads, cycle=None):
        listing.append(Instruction(text, pipe, latency, (writes,) if writes else (), reads, cycle))

    def look_up(number, bits, base):
        for word in range(7, -1, -1):
            add(
                f"selldw  {bits},{base},{word},Y",
                "1",
                SELLDW,
                "Y" if word == 0 else None,
                (bits,),
                number * LOOK_UP_CYCLES + 2 * (7 - word),
            )

    def extract(row, bits, column):
        if row != 0:
            add(f"vsrlw   {column},BYTE_{row},{bits}", "0", VECTOR, bits, (column,))
            add(f"vandw   {bits},255,{bits}", "0", VECTOR, bits, (bits,))
        else:
            add(f"vandw   {column},255,{bits}", "0", VECTOR, bits, (column,))

    # The eight blocks in columns. The first byte's index is in X0 when the pass begins.
    add("vxorw   \\pending,Y,\\pending", "0", VECTOR, "\\pending", ("\\pending", "Y"))
    for number, (row, bits) in enumerate(((3, "X0"), (2, "X1"), (1, "X0"), (0, "X1"))):
        if number:
            extract(row, bits, "\\old")
        add(f"\\k{row}", "1", VECTOR_LOAD, f"\\n{row}", ())
        look_up(number, bits, f"TABLE{row}")
        if row:
            add(f"vxorw   \\n{row},Y,\\n{row}", "0", VECTOR, f"\\n{row}", (f"\\n{row}", "Y"))
    extract(3, "X0", "\\next")

    # Two blocks, word by word.
    place = 0

    def temporary():
        nonlocal place
        place = (place + 1) % TEMPORARIES
        return f"W{place}"

    for word in range(8):
        words = []
        for row in range(4):
            w = temporary()
            source = word // 4 * 4 + (word + row) % 4
            add(f"vextw   F{row},{source},{w}", "0", VECTOR, w, (f"F{row}",))
            words.append(w)
        for row, w in enumerate(words):
            add(f"ldw     {w},\\table+{1024 * row}({w}) !tprello", "1", LOAD, w, (w,))
        for a, b in ((0, 1), (2, 3), (0, 2)):
            a, b = words[a], words[b]
            add(f"xor     {a},{b},{a}", "01", SCALAR, a, (a, b))
        add(f"stw     {words[0]},state+\\pair+{4 * word}($31) !tprello", "1", 0, None, (words[0],))
    key = temporary()
    add("vldd    V,\\from", "1", VECTOR_LOAD, "V", ())
    add(f"vldd    {key},\\key(KEY)", "1", VECTOR_LOAD, key, ())
    add(f"vxorw   V,{key},V", "0", VECTOR, "V", ("V", key))
    for row in range(4):
        shift = "vsrlw   V,INDEX_%d" % row if row else "vsllw   V,2"
        add(f"{shift},F{row}", "0", VECTOR, f"F{row}", ("V",))
    for row in range(4):
        add(f"vandw   F{row},MASK,F{row}", "0", VECTOR, f"F{row}", (f"F{row}",))
    return listing


def connect(listing: list[Instruction]) -> None:
    """What must come before what, and until when, for the look-ups and the end of the pass."""
    for i, later in enumerate(listing):
        for earlier in listing[:i]:
            if set(earlier.writes) & set(later.reads):
                later.after.append((earlier, earlier.latency))
            elif set(earlier.reads) & set(later.writes):
                later.after.append((earlier, 0))
            elif set(earlier.writes) & set(later.writes):
                later.after.append((earlier, 1))
    for later in reversed(listing):
        if later.cycle is not None:
            later.latest = later.cycle
        for earlier, cycles in later.after:
            earlier.latest = min(earlier.latest, later.latest - cycles)


def place(listing: list[Instruction], ready: dict[str, int], horizon: int) -> list[list]:
    """Cycle by cycle at most two instructions. `ready` is when a register comes from the last pass."""
    at: dict[Instruction, int] = {}
    cycles: list[list[Instruction]] = []
    fixed = {i.cycle: i for i in listing if i.cycle is not None}
    waiting = [i for i in listing if i.cycle is None]

    def possible(i, cycle, beside):
        if any(r in i.reads and ready.get(r, 0) > cycle and not any(r in e.writes for e, _ in i.after)
               for r in i.reads):
            return False
        for earlier, distance in i.after:
            if earlier not in at or at[earlier] + distance > cycle:
                return False
        return not any(b.pipe == i.pipe != "01" for b in beside)

    for cycle in range(horizon):
        pair = [fixed[cycle]] if cycle in fixed else []
        for i in pair:
            at[i] = cycle
        while len(pair) < 2:
            candidates = [i for i in waiting if possible(i, cycle, pair)]
            if not candidates:
                break
            best = min(candidates, key=lambda i: (i.latest, i.pipe == "01"))
            waiting.remove(best)
            at[best] = cycle
            pair.append(best)
        cycles.append(pair)
        if not waiting and cycle >= max(fixed):
            break
    assert not waiting
    for later in fixed.values():
        assert all(at[earlier] + distance <= later.cycle for earlier, distance in later.after)
    return cycles


def left_over(listing, cycles) -> dict[str, int]:
    """When the registers that a pass leaves to the next one are ready in that."""
    ready: dict[str, int] = {}
    length = max(len(cycles), PASS_CYCLES)
    for cycle, pair in enumerate(cycles):
        for i in pair:
            for w in i.writes:
                ready[w] = max(ready.get(w, 0), cycle + i.latency - length)
    return ready


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail if the file would change")
    check = parser.parse_args().check
    ready: dict[str, int] = {}
    for _ in range(8):
        listing = program()
        connect(listing)
        cycles = place(listing, ready, 4 * PASS_CYCLES)
        before, ready = ready, left_over(listing, cycles)
        if before == ready:
            break
    lines = [HEADER]
    for cycle, pair in enumerate(cycles):
        texts = [i.text for i in pair]
        if len(texts) == 1:
            texts.append("clr     $31")
        lines += [f"    {text}\n" for text in texts]
    lines.append("    .endm\n")
    text = "".join(lines)
    if check:
        return int(TARGET.read_text(encoding="utf-8") != text)
    TARGET.write_text(text, encoding="utf-8")
    print(f"{len(listing)} instructions in {len(cycles)} cycles, {PASS_CYCLES} for the look-ups")
    return 0


if __name__ == "__main__":
    sys.exit(main())
