#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes generated/ordered.h: the steps of swaes_hybrid.S in an order that fills both pipes.

The steps are listed below in the order of their formulas. Their instructions are placed cycle by
cycle, two to a cycle as the pipes and the latencies allow. The words of a look-up have fixed
cycles; in what they leave, that instruction goes first which must not be later for the sake of
those behind it. Small random changes of that urgency were tried (--tries), and the best ones are in
CHOICES: the same choices give the same file.

usage: kernels/swaes_hybrid/order.py [--tries N] [--check]
"""

import argparse
import random
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

TARGET = Path(__file__).parent / "generated" / "ordered.h"
LOOK_UPS = 16  # a round of 8 blocks in columns
PAIRS = 5  # of blocks that are looked up word by word
TEMPORARIES = 7
# Cycles from look-up to look-up, and the seed of the random changes, 0 for none.
CHOICES = {"ROUND": (22.45, 62033), "FIRST_BATCH": (0, 0), "NEXT_BATCH": (0, 53)}

HEADER = """\
# SPDX-License-Identifier: Apache-2.0
#
# Made by order.py, which has these instructions in the order of their formulas and tells what they
# do. Two lines are an aligned pair; `clr $31` does nothing.
"""
ROUND_HEAD = """\

# A round: from the columns a to the columns b, and of the pairs in the state, whose next ones come
# from \\s1..\\s4 and, for the next round, from the state. Y is then still to be added to b3.
    .macro ROUND a0, a1, a2, a3, b0, b1, b2, b3, table, s1, s2, s3, s4
"""
FIRST_HEAD = """\

# A batch comes in from IN.
    .macro FIRST_BATCH
"""
NEXT_HEAD = """\

# A batch goes out, the next one comes in. W6 = 0 if there is none: then it is one of before.
    .macro NEXT_BATCH
"""

# (pipe, cycles until the result can be used), by the beginning of the mnemonic
TIMING = (
    ("selldw", "1", 6),
    ("vldd", "1", 4),
    ("vst", "1", 0),
    ("st", "1", 0),
    ("ldi", "01", 1),
    ("ld", "1", 3),
    ("vshf", "0", 1),
    ("v", "0", 2),
    ("", "01", 1),
)


@dataclass(eq=False)
class Instruction:
    text: str
    cycle: int | None = None  # fixed
    after: list[tuple["Instruction", int]] = field(default_factory=list)  # by so many cycles
    latest: float = 0

    def __post_init__(self):
        mnemonic, operands = self.text.split(None, 1)
        operands = operands.split(" !")[0]
        self.pipe, self.latency = next(t[1:] for t in TIMING if mnemonic.startswith(t[0]))
        names = re.findall(r"[A-Z]+\d?\b(?=[,()]|$)|\\[ab]\d", operands)
        written = names[:1] if mnemonic.startswith(("ld", "vldd")) else names[-1:]
        if mnemonic.startswith(("st", "vst")):
            written = []
        elif mnemonic == "selldw" and ",0,Y" not in operands:
            written = []  # the hidden buffer only
        self.writes = set(written)
        self.reads = set(names[1:] if mnemonic.startswith(("ld", "vldd")) else names[:-1])
        if not written and mnemonic != "selldw":
            self.reads = set(names)


def round_of_columns(spacing: float) -> list[Instruction]:
    """Columns of 8 blocks: the byte k of column c is looked up and goes to the new column c - k."""
    listing = ["vxorw   \\a3,Y,\\a3"]
    listing += [f"vldd    \\b{c},{32 * c}(KEY)" for c in (1, 2, 3, 0)]
    result = [Instruction(text) for text in listing]
    number = 0
    for column in range(4):
        for byte, index in ((3, "X0"), (2, "X1"), (1, "X0"), (0, "X1")):
            if number:  # the first one is there when the round begins
                result += extract(byte, f"\\a{column}", index)
            for word in range(7, -1, -1):
                cycle = int(number * spacing) + 2 * (7 - word)
                result.append(Instruction(f"selldw  {index},TABLE{byte},{word},Y", cycle))
            number += 1
            new = f"\\b{(column - byte) % 4}"
            if number < LOOK_UPS:
                result.append(Instruction(f"vxorw   {new},Y,{new}"))
    return result + extract(3, "\\b0", "X0")


def extract(byte: int, column: str, index: str) -> list[Instruction]:
    if byte == 0:
        return [Instruction(f"vandw   {column},255,{index}")]
    return [
        Instruction(f"vsrlw   {column},BYTE_{byte},{index}"),
        Instruction(f"vandw   {index},255,{index}"),
    ]


# Where the indices of bytes 0..3 of each pair are. Columns that are looked up already give
# registers to prepare some while those of the pair before are in use.
INDICES = (
    ("F0", "F1", "F2", "F3"),
    ("F0", "F1", "F2", "F3"),
    ("\\a0", "F1", "F2", "F3"),
    ("F0", "\\a1", "F2", "F3"),
    ("\\a0", "F1", "\\a2", "F3"),
)


def round_of_pairs() -> list[Instruction]:
    """Word c of a block: the indices of its bytes k = 0..3 are words c + k."""
    listing = []
    used = 0
    for pair in range(PAIRS):
        for word in range(8):
            w = [f"W{(used + k) % TEMPORARIES}" for k in range(4)]
            used += 4
            for k in range(4):
                listing.append(
                    f"vextw   {INDICES[pair][k]},{word // 4 * 4 + (word + k) % 4},{w[k]}"
                )
            for k in range(4):
                listing.append(f"ldw     {w[k]},\\table+{1024 * k}({w[k]}) !tprello")
            for a, b in ((0, 1), (2, 3), (0, 2)):
                listing.append(f"xor     {w[a]},{w[b]},{w[a]}")
            listing.append(f"stw     {w[0]},state+{32 * pair + 4 * word}($31) !tprello")
        if pair + 1 < PAIRS:
            listing.append(f"vldd    V,\\s{pair + 1}")
        else:
            listing += ["vldd    V,state($31) !tprello", "vldd    K,128(KEY)"]
        listing += indices(INDICES[(pair + 1) % PAIRS])
    return [Instruction(text) for text in listing]


def indices(f: tuple[str, ...] = INDICES[0]) -> list[str]:
    """Of the pair in V."""
    return [
        "vxorw   V,K,V",
        f"vsllw   V,2,{f[0]}",
        *(f"vsrlw   V,INDEX_{k},{f[k]}" for k in (1, 2, 3)),
        *(f"vandw   {f[k]},MASK,{f[k]}" for k in range(4)),
    ]


def batch_in() -> list[Instruction]:
    listing = [
        "ldw     W0,even_words($31) !tprello",
        "ldw     W1,odd_words($31) !tprello",
        "vldd    V,128(IN)",
        *(f"vldd    B{i},{32 * i}(IN)" for i in range(4)),
        "vldd    K,keys+128($31) !tprello",
        *(f"ldi     TABLE{k},tables+{1024 * k}($31) !tprello" for k in range(4)),
        "ldi     KEY,keys+KEY_BYTES($31) !tprello",
        "vshfw   B1,B0,W0,W2",  # columns 0 and 2 of blocks 0..3
        "vshfw   B1,B0,W1,B0",  # columns 1 and 3
        "vshfw   B3,B2,W0,B1",  # the same of blocks 4..7
        "vshfw   B3,B2,W1,B3",
        "vshfw   B1,W2,W0,A0",
        "vshfw   B1,W2,W1,A2",
        "vshfw   B3,B0,W0,A1",
        "vshfw   B3,B0,W1,A3",
        *(f"vldd    W{2 + i},keys+{32 * i}($31) !tprello" for i in range(4)),
        *(f"vxorw   A{i},W{2 + i},A{i}" for i in range(4)),
        "vsrlw   A0,BYTE_3,X0",
        "vandw   X0,255,X0",
        "vxorw   Y,Y,Y",
        *indices(),
    ]
    return [Instruction(text) for text in listing]


def batch_out() -> list[Instruction]:
    """The columns A and the pairs in the state go out, to TABLE3; IN goes on."""
    pairs = ("F0", "F1", "F2", "F3", "V")
    listing = [
        "ldl     IN,progress($31) !tprello",
        "ldl     TABLE3,progress+8($31) !tprello",
        "ldl     KEY,progress+16($31) !tprello",
        "addl    IN,TABLE3,TABLE3",
        "subl    IN,KEY,W6",
        "ldi     IN,BATCH_BYTES(IN)",
        "cmpult  KEY,IN,W5",
        "selne   W5,KEY,IN,IN",
        "stl     IN,progress($31) !tprello",
        "ldw     W0,even_words($31) !tprello",
        "ldw     W1,odd_words($31) !tprello",
        "vxorw   A3,Y,A3",
        *(f"vldd    F{i},state+{32 * i}($31) !tprello" for i in range(4)),
        "vldd    V,state+128($31) !tprello",
        *(f"vxorw   {r},K,{r}" for r in pairs),
        *(f"vstd    {r},{128 + 32 * i}(TABLE3)" for i, r in enumerate(pairs)),
        "vshfw   A1,A0,W0,X0",  # columns 0 and 1 of the even blocks
        "vshfw   A1,A0,W1,A0",  # and of the odd blocks
        "vshfw   A3,A2,W0,A1",  # columns 2 and 3
        "vshfw   A3,A2,W1,A2",
        "vshfw   A1,X0,W0,A3",  # blocks 0 and 4, word by word
        "vshfw   A1,X0,W1,A1",  # blocks 2 and 6
        "vshfw   A2,A0,W0,X0",  # blocks 1 and 5
        "vshfw   A2,A0,W1,A0",  # blocks 3 and 7
        "vshfw   X0,A3,W0,A2",  # blocks 0 and 1
        "vshfw   X0,A3,W1,A3",  # blocks 4 and 5
        "vshfw   A0,A1,W0,X0",  # blocks 2 and 3
        "vshfw   A0,A1,W1,A1",  # blocks 6 and 7
        *(f"vstd    {r},{32 * i}(TABLE3)" for i, r in enumerate(("A2", "X0", "A3", "A1"))),
    ]
    return [Instruction(text) for text in listing]


def connect(listing: list[Instruction], length: int, seed: int) -> None:
    """What must come before what, and until when, for the look-ups and the end."""
    for i, later in enumerate(listing):
        later.latest = length
        for earlier in listing[:i]:
            if earlier.writes & later.reads:
                later.after.append((earlier, earlier.latency))
            elif earlier.reads & later.writes:
                later.after.append((earlier, 0))
            elif earlier.writes & later.writes:
                later.after.append((earlier, 1))
    for later in reversed(listing):
        if later.cycle is not None:
            later.latest = later.cycle
        for earlier, cycles in later.after:
            earlier.latest = min(earlier.latest, later.latest - cycles)
    if seed:
        generator = random.Random(seed)
        for each in listing:
            each.latest += generator.uniform(0, 6)


def place(listing: list[Instruction]) -> list[list[Instruction]] | None:
    """Cycle by cycle; None if something would be too late for its look-up."""
    fixed = {i.cycle: i for i in listing if i.cycle is not None}
    missing = {i: len(i.after) for i in listing}
    followers: dict[Instruction, list[tuple[Instruction, int]]] = {i: [] for i in listing}
    for later in listing:
        for earlier, distance in later.after:
            followers[earlier].append((later, distance))
    earliest = dict.fromkeys(listing, 0)
    known = [i for i in listing if i.cycle is None and not missing[i]]
    left = sum(i.cycle is None for i in listing)
    cycles: list[list[Instruction]] = []

    def issue(i: Instruction, cycle: int) -> None:
        for later, distance in followers[i]:
            missing[later] -= 1
            earliest[later] = max(earliest[later], cycle + distance)
            if not missing[later] and later.cycle is None:
                known.append(later)

    while left or len(cycles) <= max(fixed, default=0):
        cycle = len(cycles)
        pair = []
        if cycle in fixed:
            if missing[fixed[cycle]] or earliest[fixed[cycle]] > cycle:
                return None
            pair = [fixed[cycle]]
            issue(fixed[cycle], cycle)
        while len(pair) < 2:
            busy = {i.pipe for i in pair if i.pipe != "01"}
            possible = [i for i in known if earliest[i] <= cycle and i.pipe not in busy]
            if not possible:
                break
            best = min(possible, key=lambda i: (i.latest, i.pipe == "01"))
            known.remove(best)
            left -= 1
            pair.append(best)
            issue(best, cycle)
        cycles.append(pair)
    return cycles


def ordered(name: str, spacing: float, seed: int) -> list[list[Instruction]] | None:
    if name == "ROUND":
        listing, length = round_of_columns(spacing) + round_of_pairs(), int(LOOK_UPS * spacing)
    else:
        listing, length = batch_in(), 0
        if name == "NEXT_BATCH":
            listing = batch_out() + listing
    connect(listing, length, seed)
    return place(listing)


def macro(head: str, cycles: list[list[Instruction]]) -> str:
    lines = []
    for pair in cycles:
        texts = [i.text for i in pair]
        if len(texts) == 1:
            texts.append("clr     $31")
        lines += [f"    {text}\n" for text in texts]
    return head + "".join(lines) + "    .endm\n"


def search(tries: int) -> None:
    for name, (spacing, seed) in CHOICES.items():
        best = len(ordered(name, spacing, seed))
        for seed in range(tries):
            space = spacing and random.Random(-seed).choice((22.25, 22.35, 22.45, 22.55, 22.65))
            cycles = ordered(name, space, seed)
            if cycles and len(cycles) < best:
                best = len(cycles)
                print(f"{name}: ({space}, {seed}) takes {best} cycles", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail if the file would change")
    parser.add_argument("--tries", type=int, help="search for better seeds and print them")
    arguments = parser.parse_args()
    if arguments.tries:
        search(arguments.tries)
        return 0
    text = HEADER
    heads = {"ROUND": ROUND_HEAD, "FIRST_BATCH": FIRST_HEAD, "NEXT_BATCH": NEXT_HEAD}
    for name, head in heads.items():
        text += macro(head, ordered(name, *CHOICES[name]))
    if arguments.check:
        return int(TARGET.read_text(encoding="utf-8") != text)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
