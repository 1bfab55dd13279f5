#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes ordered.h: the steps of swaes_hybrid.S in an order that fills both pipes.

The steps are listed below in the order of their formulas. Their instructions are placed cycle by
cycle, two to a cycle as the pipes and the latencies allow, around the words of the look-ups, which
have fixed cycles (scheduling.slots). Small random changes of the urgency of the others
were tried (--tries), and the best ones are in CHOICES: the same choices give the same file.

usage: kernels/swaes_hybrid/order.py [--tries N]
"""

import argparse
import random
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.append(str(FOLDER.parent))

from scheduling.generated import add_output_option, macro, write_files  # noqa: E402
from scheduling.instructions import Instruction, parse  # noqa: E402
from scheduling.machine import parameter  # noqa: E402
from scheduling.slots import fill  # noqa: E402

LOOK_UPS = 16  # a round of 8 blocks in columns
PAIRS = 5  # of blocks that are looked up word by word
TEMPORARIES = 7
# Cycles from look-up to look-up, and the seed of the random changes, 0 for none.
CHOICES = {"ROUND": (22.45, 62033), "FIRST_BATCH": (0, 0), "NEXT_BATCH": (0, 53)}

HEADER = """\
# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/swaes_hybrid/order.py, which has these instructions in the order of their formulas
# and tells what they do. Two lines are an aligned pair; `clr $31` does nothing.
"""
# Name and parameters of each macro, and the comment in front of it.
MACROS = {
    "ROUND a0, a1, a2, a3, b0, b1, b2, b3, table, s1, s2, s3, s4": """\
# A round: from the columns a to the columns b, and of the pairs in the state, whose next ones come
# from \\s1..\\s4 and, for the next round, from the state. Y is then still to be added to b3.
""",
    "FIRST_BATCH": "# A batch comes in from IN.\n",
    "NEXT_BATCH": """\
# A batch goes out, the next one comes in. W6 = 0 if there is none: then it is one of before.
""",
}


def round_of_columns(spacing: float) -> list[Instruction]:
    """Columns of 8 blocks: the byte k of column c is looked up and goes to the new column c - k."""
    interval = parameter("cpe.selldw.interval_cycles")
    listing = ["vxorw   \\a3,Y,\\a3"]
    listing += [f"vldd    \\b{c},{32 * c}(KEY)" for c in (1, 2, 3, 0)]
    result = [parse(text) for text in listing]
    number = 0
    for column in range(4):
        for byte, index in ((3, "X0"), (2, "X1"), (1, "X0"), (0, "X1")):
            if number:  # the first one is there when the round begins
                result += extract(byte, f"\\a{column}", index)
            for word in range(7, -1, -1):
                cycle = int(number * spacing) + interval * (7 - word)
                result.append(parse(f"selldw  {index},TABLE{byte},{word},Y", cycle))
                if word:
                    result[-1].result = None  # the hidden buffer only
            number += 1
            new = f"\\b{(column - byte) % 4}"
            if number < LOOK_UPS:
                result.append(parse(f"vxorw   {new},Y,{new}"))
    return result + extract(3, "\\b0", "X0")


def extract(byte: int, column: str, index: str) -> list[Instruction]:
    """Brings a byte of each word of a column into an index register."""
    if byte == 0:
        return [parse(f"vandw   {column},255,{index}")]
    return [
        parse(f"vsrlw   {column},BYTE_{byte},{index}"),
        parse(f"vandw   {index},255,{index}"),
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
    return [parse(text) for text in listing]


def indices(f: tuple[str, ...] = INDICES[0]) -> list[str]:
    """Of the pair in V."""
    return [
        "vxorw   V,K,V",
        f"vsllw   V,2,{f[0]}",
        *(f"vsrlw   V,INDEX_{k},{f[k]}" for k in (1, 2, 3)),
        *(f"vandw   {f[k]},MASK,{f[k]}" for k in range(4)),
    ]


def batch_in() -> list[Instruction]:
    """The blocks come in and get the first round key."""
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
    return [parse(text) for text in listing]


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
    return [parse(text) for text in listing]


def ordered(name: str, spacing: float, seed: int) -> list[list[Instruction]] | None:
    """The instructions of a macro, cycle by cycle; None if they do not fit."""
    if name == "ROUND":
        listing, length = round_of_columns(spacing) + round_of_pairs(), int(LOOK_UPS * spacing)
    else:
        listing, length = batch_in(), 0
        if name == "NEXT_BATCH":
            listing = batch_out() + listing
    return fill(listing, length, seed)


def lines_of(cycles: list[list[Instruction]]) -> list[str]:
    """Two lines for each cycle that has an instruction."""
    pairs = [[i.text for i in pair] for pair in cycles]
    return [line for pair in pairs for line in (pair + ["clr     $31"] * (len(pair) == 1))]


def search(tries: int) -> None:
    """Prints choices that are better than the known ones."""
    for name, (spacing, seed) in CHOICES.items():
        best = len(ordered(name, spacing, seed))
        for seed in range(tries):
            space = spacing and random.Random(-seed).choice((22.25, 22.35, 22.45, 22.55, 22.65))
            cycles = ordered(name, space, seed)
            if cycles and len(cycles) < best:
                best = len(cycles)
                print(f"{name}: ({space}, {seed}) takes {best} cycles", flush=True)


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_output_option(parser, FOLDER.name)
    parser.add_argument("--tries", type=int, help="search for better seeds and print them")
    arguments = parser.parse_args()
    if arguments.tries:
        search(arguments.tries)
        return 0
    text = HEADER
    for name, comment in MACROS.items():
        kind = name.split()[0]
        lines = macro(name, lines_of(ordered(kind, *CHOICES[kind])))
        text += "\n" + comment + "".join(f"{line}\n" for line in lines)
    write_files({"ordered.h": text}, arguments.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
