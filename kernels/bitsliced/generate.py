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
from circuits import netlist  # noqa: E402

GENERATED = HERE / "generated"
PLANS = HERE / "plans.json"

#: The S-box circuits of each kernel, forward and inverse.
CIRCUITS = {
    "two_input": ("sbox_2input", "inverse_sbox_2input"),
    "vlog3r": ("sbox_3input", "inverse_sbox_3input"),
}
#: What the transpositions and MixColumns need: (a ^ b) & c, a ^ b ^ c, a ? c : b.
COMMON_TABLES = {0x28, 0x96, 0xAC}
MOST_TABLES = 8

DECRYPT = "defined(AES_ECB_DECRYPT)"
ENCRYPT = "!defined(AES_ECB_DECRYPT)"


def tables_of(logic: str, circuit: netlist.Netlist) -> tuple[int, ...] | None:
    """The truth tables of vlog3r0, vlog3r1, ... in a program with this circuit."""
    if logic == "two_input":
        return None
    tables = tuple(sorted(COMMON_TABLES | set(circuit.tables())))
    if len(tables) > MOST_TABLES:
        raise ValueError(f"{len(tables)} truth tables; the machine holds {MOST_TABLES}")
    return tables


def sections(logic: str) -> dict[str, tuple[str, schedule.Section]]:
    """Macro name: the condition under which a program wants it, and its section."""
    forward, inverse = (netlist.load(name) for name in CIRCUITS[logic])
    encrypt, decrypt = tables_of(logic, forward), tables_of(logic, inverse)
    counter, block = "defined(AES_CTR)", "!defined(AES_CTR) && " + ENCRYPT
    return {
        "INPUT": (ENCRYPT, rounds.input_section(encrypt)),
        "COUNTER": (counter, rounds.counter_section(encrypt)),
        "ROUND": (ENCRYPT, rounds.round_section(encrypt, forward, False)),
        "OUTPUT": (block, rounds.output_section(encrypt, forward, False)),
        "OUTPUT_COUNTER": (counter, rounds.output_section(encrypt, forward, True)),
        "INPUT_DECRYPT": (DECRYPT, rounds.input_section(decrypt)),
        "ROUND_DECRYPT": (DECRYPT, rounds.round_section(decrypt, inverse, True)),
        "OUTPUT_DECRYPT": (DECRYPT, rounds.output_section(decrypt, inverse, False)),
    }


def set_tables(logic: str) -> list[str]:
    """The macro that writes the truth tables."""
    text = []
    forward, inverse = (netlist.load(name) for name in CIRCUITS[logic])
    for condition, circuit in ((ENCRYPT, forward), (DECRYPT, inverse)):
        text += [f"#if {condition}", "    .macro SET_TABLES"]
        for number, table in enumerate(tables_of(logic, circuit) or ()):
            text += [f"    ldi     $1,0x{table:02x}($31)", f"    wcsr    $1,0x{0x80 + number:x}"]
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
    text += set_tables(logic)
    text.insert(5, f"#define BITSLICED_SPILLS {spills}\n")
    return "\n".join(text)


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
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    plans = load_plans()
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
