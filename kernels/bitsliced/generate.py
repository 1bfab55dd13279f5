# SPDX-License-Identifier: Apache-2.0
"""Makes *.h: the vector code of the bitsliced kernels, scheduled and with registers.

Also the S-boxes as C functions, for bitsliced AES on other processors.

python kernels/bitsliced/generate.py            # from the moves in plans.json, as the build does
python kernels/bitsliced/generate.py --search N # looks for shorter schedules first
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent)]

import rounds  # noqa: E402
from circuits import basis, in_c, netlist  # noqa: E402

from scheduling import sections as scheduling  # noqa: E402
from scheduling.generated import add_output_option, macro, write_files  # noqa: E402

PLANS = HERE / "plans.json"

#: The S-box circuits of each kernel, encryption and decryption: of first, middle and last rounds
#: (one name if all are the same; they differ where the state is in another basis between them).
CIRCUITS = {
    "two_input": (("sbox_2input_110",), ("inverse_sbox_2input_112",)),
    "vlog3r": tuple(
        tuple(f"{sbox}_basis_{place}" for place in ("first", "round", "last"))
        for sbox in ("sbox", "inverse_sbox")
    ),
}
#: S-boxes that other processors take, as C functions: file and circuit.
IN_C = {
    "sbox_2input_c.h": {
        "sub_byte": "sbox_2input_110",
        "inverse_sub_byte": "inverse_sbox_2input_112",
    },
    "sbox_3input_c.h": {"sub_byte": "sbox_3input", "inverse_sub_byte": "inverse_sbox_3input"},
}
#: What the transpositions and MixColumns need: (a ^ b) & c, a ^ b ^ c, a ? c : b.
COMMON_TABLES = {0x28, 0x96, 0xAC}
MOST_TABLES = 8

DECRYPT = "defined(AES_ECB_DECRYPT)"
ENCRYPT = "!defined(AES_ECB_DECRYPT)"


def circuits_of(logic: str, decrypt: bool) -> tuple[netlist.Netlist, ...]:
    """Those of the first, middle and last rounds."""
    names = CIRCUITS[logic][decrypt]
    return tuple(netlist.load(name) for name in (names * 3 if len(names) == 1 else names))


def tables_of(logic: str, *circuits: netlist.Netlist) -> tuple[int, ...] | None:
    """The truth tables of vlog3r0, vlog3r1, ... in a program with these circuits."""
    if logic == "two_input":
        return None
    tables = tuple(sorted(COMMON_TABLES.union(*(circuit.tables() for circuit in circuits))))
    if len(tables) > MOST_TABLES:
        raise ValueError(f"{len(tables)} truth tables; the machine holds {MOST_TABLES}")
    return tables


def sections(logic: str) -> dict[str, tuple[str, scheduling.Section]]:
    """Macro name: the condition under which a program wants it, and its section."""
    result = {}
    for decrypt, suffix, program in ((False, "", ENCRYPT), (True, "_DECRYPT", DECRYPT)):
        first, middle, last = circuits_of(logic, decrypt)
        tables = tables_of(logic, first, middle, last)
        special = first if first.fields != middle.fields else None
        block = program + " && !defined(AES_CTR)"
        parts = {
            "INPUT": (block, rounds.input_section(tables, middle, special, decrypt)),
            "ROUND": (program, rounds.round_section(tables, middle, decrypt)),
            "OUTPUT": (block, rounds.output_section(tables, middle, last, False)),
        }
        result |= {name + suffix: part for name, part in parts.items()}
        if not decrypt:
            counter = "defined(AES_CTR)"
            result |= {
                "TRANSPOSE": (counter, rounds.transposition_section(tables, middle)),
                "COUNTER": (counter, rounds.counter_section(tables, middle)),
                "OUTPUT_COUNTER": (counter, rounds.output_section(tables, middle, last, True)),
            }
    return result


def constants(logic: str) -> list[str]:
    """The macro that writes the truth tables, and the bytes in the basis of the middle rounds."""
    text = []
    for decrypt, program in ((False, ENCRYPT), (True, DECRYPT)):
        circuits = circuits_of(logic, decrypt)
        text += [f"#if {program}", "    .macro SET_TABLES"]
        for number, table in enumerate(tables_of(logic, *circuits) or ()):
            text += [f"    ldi     $1,0x{table:02x}($31)", f"    wcsr    $1,0x{0x80 + number:x}"]
        text.append("    .endm")
        if "basis_in" in circuits[1].fields:
            matrix = basis.parse(circuits[1].fields["basis_in"])
            text += ["#define BITSLICED_BASIS", "    .macro BASIS_BYTES"]
            for row in range(0, 256, 16):
                values = (f"0x{basis.apply(matrix, value):02x}" for value in range(row, row + 16))
                text.append(f"    .byte {','.join(values)}")
            text.append("    .endm")
        text += ["#endif", ""]
    return text


def load_plans() -> dict:
    """Moves by kernel, section and operation."""
    return json.loads(PLANS.read_text()) if PLANS.exists() else {}


def moves_of(plans: dict, logic: str, name: str) -> scheduling.Moves:
    """Those of one section."""
    return {int(i): place for i, place in plans.get(logic, {}).get(name, {}).items()}


def header(logic: str, plans: dict) -> str:
    """The text of a generated file."""
    text = [
        "# SPDX-License-Identifier: Apache-2.0",
        "#",
        "# Made by kernels/bitsliced/generate.py: the vector code as macros, one line for each",
        f"# instruction, two lines (P0, P1) for each cycle; {logic}.",
        "",
    ]
    spills = 0
    for name, (condition, section) in sections(logic).items():
        plan = scheduling.make_plan(section, moves_of(plans, logic, name))
        if plan is None:
            raise scheduling.InfeasibleError(f"{name}: its moves are of another circuit; --search")
        spills = max(spills, plan.slots)
        text += [
            f"#if {condition}",
            f"# Operations: {len(section.operations)} on P0, {plan.p1_count} on P1;"
            f" cycles: {plan.length}",
            *macro(name, plan.lines()),
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
            plan = scheduling.make_plan(section, moves_of(plans, logic, name))
            made[name] = (len(section.operations), plan.p1_count, plan.length)
        loops = 8 if len(CIRCUITS[logic][0]) > 1 else 9  # the first round may stand in INPUT
        for operation, parts in {
            "ecb-encrypt": {"INPUT": 1, "ROUND": loops, "OUTPUT": 1},
            "ecb-decrypt": {"INPUT_DECRYPT": 1, "ROUND_DECRYPT": loops, "OUTPUT_DECRYPT": 1},
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
    """Searches for shorter plans and puts their moves into `plans`."""
    for name, (_, section) in sections(logic).items():
        if only and only != name:
            continue
        known = moves_of(plans, logic, name)
        if scheduling.make_plan(section, known) is None:
            known = {}
        moves = scheduling.improve(section, known, steps, seed)
        plan = scheduling.make_plan(section, moves)
        plans.setdefault(logic, {})[name] = {str(i): moves[i] for i in sorted(moves)}
        print(f"{logic} {name}: {len(section.operations)} operations, {plan.cost}", flush=True)


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--search", type=int, metavar="N", help="try N changes of each plan first")
    parser.add_argument("--seed", type=int, default=1, help="of the search")
    parser.add_argument("--only", metavar="SECTION", help="search for this section only")
    parser.add_argument("--logic", choices=CIRCUITS, action="append")
    parser.add_argument("--counts", action="store_true", help="operations and cycles of a batch")
    add_output_option(parser, HERE.name)
    arguments = parser.parse_args()
    plans = load_plans()
    if arguments.counts:
        print("\n".join(counts(plans)))
        return 0
    chosen = arguments.logic or CIRCUITS
    for logic in chosen if arguments.search else ():
        improve(plans, logic, arguments.search, arguments.seed, arguments.only)
        PLANS.write_text(json.dumps(plans, indent=1, sort_keys=True) + "\n")
    files = {f"{logic}.h": header(logic, plans) for logic in chosen}
    files |= {name: in_c.header(functions) for name, functions in IN_C.items()}
    write_files(files, arguments.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
