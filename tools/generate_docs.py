#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the pages of docs/ that are made from the simulator's own tables.

Also copies the experiments' figures to docs/images, if they were run, lists the kernels' pages in
docs/kernels.md (whose tables `make kernels` writes), draws the walk-through's picture, and puts
into the other pages what their commands print.
"""

import shutil
import sys
from collections import defaultdict
from itertools import groupby
from pathlib import Path

import check_readme
import draw_walkthrough
import folders

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "experiments"))
from kernels import page as kernel_page
from lab.command_line import OUT
from lab.markdown import rewrite_parts, table
from lab.records import InstructionKind, from_json
from lab.simulator import ROOT, Simulator

DOCS = ROOT / "docs"
FIGURES = [OUT / f"{name}.png" for name in ("asap", "chen")]
KERNELS = DOCS / "kernels.md"
ARCHITECTURE, FOLDERS = DOCS / "architecture.md", "folders"

GENERATED = "<!-- Made by tools/generate_docs.py from the simulator's tables: make docs. -->\n"

MACHINE_INTRODUCTION = """\
# Machine model

Every number of the model. `build/swsim machine` prints the same table; `--set NAME=VALUE` and
`--machine FILE` change values for a run, within the range, and the run's `machine_hash` changes
with them. The table itself, with the full sources, is `sim/machine/sw26010.toml`.

*Confidence*: **measured** (raw counters or timings of the chip), **published** (stated in a
paper or a manual), **code** (vendor headers, binaries, compiler output), **recalled** (a
paper's number known second-hand), **inferred** (derived from the others), **unknown** (nobody
has said).

*Role*: **given** (taken from the source as it stands), **assumed** (a plausible choice where
nothing is known), **calibrated** (chosen so that the model meets the published result named as
the source; that result is then an input of the model, never evidence for it).
"""

INSTRUCTION_INTRODUCTION = """\
# Instruction set

Every instruction that the assembler takes, from the one table `asm/isa/instructions.def`.
`build/swsim isa PATTERN` prints the same. Registers `$0`..`$31` have 256 bits each and serve
scalars, floating point and vectors; `$31` is zero. Sources come first, the destination last;
`Rb|0..255` stands for a register or an unsigned literal. `%1` is the first operand.

*Pipe*: P0 (floating point and vectors), P1 (memory, branches, communication), either (scalar
integer: where the aligned pair leaves room). Each section is a timing class; its latency, from
issue to the issue of a dependent instruction, is the machine parameter `cpe.latency.CLASS` of
[the machine model](machine-model.md).

*Confidence*: **A** seen in output of the vendor's CPE compiler or in a CPE disassembly, or two
independent sources agree; **B** one good source; **C** by analogy with the MPE or Alpha;
**unknown** not found anywhere, the choice is ours. Sources: compiler output of sw5cc in public
repositories; vendor headers; the intrinsics manual as collected in dxhisboy/shenwei-doc;
mnemonics and disassembly in dxhisboy/swpfui; hand-written kernels in feifeibear/swGEMM,
THUHPGC/swDNN and dxhisboy/swAmber; the sw_64 opcode tables of redplait/sw64proc; the SW-AES
paper (JPDC 2020).

The chip's binary encoding is not public: swsim keeps instructions as data and gives each 4
bytes of address space.
"""


def machine_page() -> str:
    """docs/machine-model.md."""
    machine = Simulator().machine()
    parts = [MACHINE_INTRODUCTION]
    parts.append(
        f"{len(machine.parameters)} parameters, of which {len(machine.calibrated)} are calibrated: "
        + ", ".join(f"`{p.name}`" for p in machine.calibrated)
        + ".\n"
    )
    for part, group in groupby(machine.parameters.values(), key=lambda p: p.name.split(".")[0]):
        rows = [
            (
                f"`{p.name}`",
                p.value,
                p.unit,
                f"{p.range[0]}..{p.range[1]}",
                p.confidence,
                p.role,
                p.source,
            )
            for p in group
        ]
        headings = ("parameter", "value", "unit", "range", "confidence", "role", "source")
        parts.append(f"## {part}\n\n{table(headings, rows)}")
    return GENERATED + "\n".join(parts)


CALL_INTRODUCTION = """\
The CPE has no integer divider, but `divw` stands in output of the vendor's compiler. It is taken
as the call that Alpha's assembler makes of its divisions: `$24` = Ra, `$25` = Rb (a register or a
literal 0..255), `bsr $23,ROUTINE`, Rc = `$27`. So it costs what the call costs, and `$23`, `$24`,
`$25`, `$27` and `$28` do not keep their values. The other seven are assumed by analogy. The
routines are those of `runtime/divide.S`; a program that does not define them gets them by
itself.
"""


def instruction_page() -> str:
    """docs/instruction-set.md."""
    isa = Simulator().call("isa")
    by_timing = defaultdict(list)
    for kind in from_json(InstructionKind, isa["instructions"]):
        by_timing[kind.timing_class].append(kind)
    parts = [INSTRUCTION_INTRODUCTION]
    for timing, instructions in by_timing.items():
        rows = [
            (
                " ".join(f"`{name}`" for name in kind.spellings),
                f"`{kind.operands}`" if kind.operands else "",
                kind.meaning,
                kind.pipe,
                kind.confidence,
            )
            for kind in instructions
        ]
        headings = ("instruction", "operands", "meaning", "pipe", "confidence")
        latency = instructions[0].latency
        parts.append(f"## {timing}, latency {latency}\n\n{table(headings, rows)}")
    aliases = [(f"`{row['mnemonic']}`", f"`{row['expansion']}`") for row in isa["aliases"]]
    parts.append(f"## Other spellings\n\n{table(('instruction', 'stands for'), aliases)}")
    calls = [
        (f"`{row['mnemonic']} Ra,Rb,Rc`", f"`{row['routine']}`", row["meaning"], row["confidence"])
        for row in isa["calls"]
    ]
    headings = ("written", "calls", "meaning", "confidence")
    parts.append(
        f"## Calls written as instructions\n\n{CALL_INTRODUCTION}\n{table(headings, calls)}"
    )
    unsupported = [(f"`{row['pattern']}`", row["advice"]) for row in isa["unsupported"]]
    parts.append(f"## What the CPE lacks\n\n{table(('instruction', 'instead'), unsupported)}")
    return GENERATED + "\n".join(parts)


def folders_picture() -> str:
    """Of the C++ folders; Python's would be another picture: they only call the program."""
    found = folders.arrows()
    return folders.picture({k: v for k, v in found.items() if k.startswith(folders.CPP)})


PAGES = {"machine-model.md": machine_page, "instruction-set.md": instruction_page}


def main() -> int:
    """Gives the exit status."""
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
        print(f"docs/{name}")
    for figure in FIGURES:
        if figure.exists():
            shutil.copy(figure, DOCS / "images" / figure.name)
            print(f"docs/images/{figure.name}")
    rewrite_parts(KERNELS, {kernel_page.PAGES: kernel_page.pages(DOCS / "kernels")})
    print(f"docs/{KERNELS.name}")
    rewrite_parts(ARCHITECTURE, {FOLDERS: folders_picture()})
    print(f"docs/{ARCHITECTURE.name}")
    draw_walkthrough.draw(draw_walkthrough.PICTURE)
    print(f"docs/images/{draw_walkthrough.PICTURE.name}")
    for page in check_readme.pages_with_outputs():
        check_readme.rewrite(page)
        print(check_readme.name_of(page))
    return 0


if __name__ == "__main__":
    sys.exit(main())
