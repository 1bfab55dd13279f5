# SPDX-License-Identifier: Apache-2.0
"""Makes generated/*.h: the vector code of the bitsliced kernels, scheduled and with registers.

python kernels/bitsliced/generate.py            # writes the files from the moves in plans.json
python kernels/bitsliced/generate.py --search N # looks for shorter schedules first
python kernels/bitsliced/generate.py --check    # are the files what would be written?
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import rounds  # noqa: E402
import schedule  # noqa: E402
from circuits import basis, netlist  # noqa: E402

GENERATED = HERE / "generated"
PLANS = HERE / "plans.json"

#: The S-box circuits of each kernel: of the first, middle and last rounds of encryption (one name if
#: all are the same; they differ where the state is in another basis between the rounds), inverse.
CIRCUITS = {
    "two_input": (("sbox_2input",), "inverse_sbox_2input"),
    "vlog3r": (
        ("sbox_basis_first", "sbox_basis_round", "sbox_basis_last"),
        "inverse_sbox_3input",
    ),
}
#: What the transpositions and MixColumns need: (a ^ b) & c, a ^ b ^ c, a ? c : b.
COMMON_TABLES = {0x28, 0x96, 0xAC}
MOST_TABLES = 8

DECRYPT = "defined(AES_ECB_DECRYPT)"
ENCRYPT = "!defined(AES_ECB_DECRYPT)"


def circuits_of(logic: str) -> tuple[tuple[netlist.Netlist, ...], netlist.Netlist]:
    """Those of the first, middle and last rounds of encryption, and the inverse one."""
    names, inverse = CIRCUITS[logic]
    if len(names) == 1:
        names *= 3
    return tuple(netlist.load(name) for name in names), netlist.load(inverse)


def tables_of(logic: str, *circuits: netlist.Netlist) -> tuple[int, ...] | None:
    """The truth tables of vlog3r0, vlog3r1, ... in a program with these circuits."""
    if logic == "two_input":
        return None
    tables = tuple(sorted(COMMON_TABLES.union(*(circuit.tables() for circuit in circuits))))
    if len(tables) > MOST_TABLES:
        raise ValueError(f"{len(tables)} truth tables; the machine holds {MOST_TABLES}")
    return tables


def sections(logic: str) -> dict[str, tuple[str, schedule.Section]]:
    """Macro name: the condition under which a program wants it, and its section."""
    (first, middle, last), inverse = circuits_of(logic)
    encrypt, decrypt = tables_of(logic, first, middle, last), tables_of(logic, inverse)
    counter, block = "defined(AES_CTR)", "!defined(AES_CTR) && " + ENCRYPT
    special = first if first.fields != middle.fields else None
    return {
        "INPUT": (block, rounds.input_section(encrypt, middle, special)),
        "TRANSPOSE": (counter, rounds.transposition_section(encrypt, middle)),
        "COUNTER": (counter, rounds.counter_section(encrypt, middle)),
        "ROUND": (ENCRYPT, rounds.round_section(encrypt, middle, False)),
        "OUTPUT": (block, rounds.output_section(encrypt, middle, last, False)),
        "OUTPUT_COUNTER": (counter, rounds.output_section(encrypt, middle, last, True)),
        "INPUT_DECRYPT": (DECRYPT, rounds.input_section(decrypt, inverse, None)),
        "ROUND_DECRYPT": (DECRYPT, rounds.round_section(decrypt, inverse, True)),
        "OUTPUT_DECRYPT": (DECRYPT, rounds.output_section(decrypt, inverse, inverse, False)),
    }


def constants(logic: str) -> list[str]:
    """The macro that writes the truth tables, and the bytes in the basis of the middle rounds."""
    text = []
    (first, middle, last), inverse = circuits_of(logic)
    for condition, circuits in ((ENCRYPT, (first, middle, last)), (DECRYPT, (inverse,))):
        text += [f"#if {condition}", "    .macro SET_TABLES"]
        for number, table in enumerate(tables_of(logic, *circuits) or ()):
            text += [f"    ldi     $1,0x{table:02x}($31)", f"    wcsr    $1,0x{0x80 + number:x}"]
        text += ["    .endm", "#endif", ""]
    if "basis_in" in middle.fields:
        matrix = basis.parse(middle.fields["basis_in"])
        text += [f"#if {ENCRYPT}", "#define BITSLICED_BASIS", "    .macro BASIS_BYTES"]
        for row in range(0, 256, 16):
            values = (f"0x{basis.apply(matrix, value):02x}" for value in range(row, row + 16))
            text.append(f"    .byte {','.join(values)}")
        text += ["    .endm", "#endif", ""]
    return text


def load_plans() -> dict:
    return json.loads(PLANS.read_text()) if PLANS.exists() else {}


def moves_of(plans: dict, logic: str, name: str) -> schedule.Moves:
    return {int(i): place for i, place in plans.get(logic, {}).get(name, {}).items()}


def header(logic: str, plans: dict) -> str:
    text = [
        "# SPDX-License-Identifier: Apache-2.0",
        "#",
        f"# Made by kernels/bitsliced/generate.py: the vector code of the {logic} kernel as macros,",
        "# one line for each instruction, two lines (P0, P1) for each cycle.",
        "",
    ]
    spills = 0
    for name, (condition, section) in sections(logic).items():
        plan = schedule.make_plan(section, moves_of(plans, logic, name))
        spills = max(spills, plan.slots)
        text += [
            f"#if {condition}",
            f"# {len(section.operations)} operations on P0, {plan.p1_count} on P1, {plan.length} cycles",
            f"    .macro {name}",
            *plan.lines(),
            "    .endm",
            "#endif",
            "",
        ]
    text += constants(logic)
    text.insert(5, f"#define BITSLICED_SPILLS {spills}\n")
    return "\n".join(text)


def counts(plans: dict) -> list[str]:
    """Markdown: operations and cycles of a batch (512 bytes) with a 128-bit key."""
    rows = []
    for logic in CIRCUITS:
        made = {}
        for name, (_, section) in sections(logic).items():
            plan = schedule.make_plan(section, moves_of(plans, logic, name))
            made[name] = (len(section.operations), plan.p1_count, plan.length)
        early = len(CIRCUITS[logic][0]) > 1  # the first round stands in INPUT
        for operation, parts in {
            "ecb-encrypt": {"INPUT": 1, "ROUND": 8 if early else 9, "OUTPUT": 1},
            "ecb-decrypt": {"INPUT_DECRYPT": 1, "ROUND_DECRYPT": 9, "OUTPUT_DECRYPT": 1},
            "ctr": {"ROUND": 8, "OUTPUT_COUNTER": 1},
        }.items():
            p0, p1, cycles = (sum(n * made[name][i] for name, n in parts.items()) for i in range(3))
            terms = " + ".join(
                f"{n} x {made[name][0]}" if n > 1 else f"{made[name][0]}"
                for name, n in parts.items()
            )
            rows.append(
                f"| {logic} | {operation} | {terms} = {p0} | {p1} | {p0 / 512:.2f} |"
                f" {cycles} | {cycles / 512:.2f} |"
            )
    return rows


def improve(plans: dict, logic: str, steps: int, seed: int, only: str | None) -> None:
    for name, (_, section) in sections(logic).items():
        if only and only != name:
            continue
        moves = schedule.improve(section, moves_of(plans, logic, name), steps, seed)
        plan = schedule.make_plan(section, moves)
        plans.setdefault(logic, {})[name] = {str(i): moves[i] for i in sorted(moves)}
        print(f"{logic} {name}: {len(section.operations)} operations, {plan.cost}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--search", type=int, metavar="N", help="try N changes of each plan first")
    parser.add_argument("--seed", type=int, default=1, help="of the search")
    parser.add_argument("--only", metavar="SECTION", help="search for this section only")
    parser.add_argument("--logic", choices=CIRCUITS, action="append")
    parser.add_argument("--counts", action="store_true", help="operations and cycles of a batch")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    plans = load_plans()
    if arguments.counts:
        print("\n".join(counts(plans)))
        return 0
    differ = 0
    for logic in arguments.logic or CIRCUITS:
        if arguments.search:
            improve(plans, logic, arguments.search, arguments.seed, arguments.only)
            PLANS.write_text(json.dumps(plans, indent=1, sort_keys=True) + "\n")
        path = GENERATED / f"{logic}.h"
        text = header(logic, plans)
        if not arguments.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path} is not what generate.py makes", file=sys.stderr)
            differ = 1
    return differ


if __name__ == "__main__":
    sys.exit(main())
