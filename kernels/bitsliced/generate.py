# SPDX-License-Identifier: Apache-2.0
"""Makes generated/*.h: the vector code of the bitsliced kernels, scheduled and with registers.

    python kernels/bitsliced/generate.py            # writes the files from the seeds in plans.json
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

#: Truth tables of vlog3r0, vlog3r1, ...: (a ^ b) & c, (a & b) ^ c, a ^ b ^ c, a ? c : b.
TABLES = (0x28, 0x6A, 0x96, 0xAC)
LOGICS = {
    "two_input": (None, "sbox_113_no_constant", "sbox_113_no_constant"),
    "vlog3r": (TABLES, "sbox_113_no_constant", "sbox_113_no_constant"),
}


def sections(logic: str) -> dict[str, tuple[str, schedule.Section]]:
    """Macro name: the condition under which a program wants it, and its section."""
    tables, forward, inverse = LOGICS[logic]
    encrypt, decrypt = netlist.load(forward), netlist.load(inverse)
    return {
        "INPUT": ("1", rounds.input_section(tables)),
        "COUNTER": ("defined(AES_CTR)", rounds.counter_section(tables)),
        "ROUND": ("!defined(AES_ECB_DECRYPT)", rounds.round_section(tables, encrypt, False)),
        "OUTPUT": ("defined(AES_ECB_ENCRYPT)", rounds.output_section(tables, encrypt, False)),
        "OUTPUT_COUNTER": ("defined(AES_CTR)", rounds.output_section(tables, encrypt, True)),
        "ROUND_DECRYPT": ("defined(AES_ECB_DECRYPT)", rounds.round_section(tables, decrypt, True)),
        "OUTPUT_DECRYPT": (
            "defined(AES_ECB_DECRYPT)",
            rounds.output_section(tables, decrypt, False),
        ),
    }


def header(logic: str, attempts: dict[str, int]) -> str:
    text = [
        "# SPDX-License-Identifier: Apache-2.0",
        "#",
        f"# Made by kernels/bitsliced/generate.py: the vector code of the {logic} kernel as macros,",
        "# one line for each instruction, two lines (P0, P1) for each cycle.",
        "",
    ]
    spills = 0
    for name, (condition, section) in sections(logic).items():
        plan = schedule.attempt_plan(section, attempts[name])
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
    text.insert(5, f"#define BITSLICED_SPILLS {spills}\n")
    return "\n".join(text)


def improve(plans: dict, logic: str, count: int, only: str | None) -> None:
    """Looks at `count` more attempts for each section and notes the best."""
    for name, (_, section) in sections(logic).items():
        if only and only != name:
            continue
        known = plans.setdefault(logic, {}).get(name, {})
        begin = known.get("tried", 0)
        attempt, plan = schedule.search(section, range(begin, begin + count))
        best = known.get("cost")
        if best is None or known["operations"] != len(section.operations) or plan.cost < tuple(best):
            known.update(attempt=attempt, cost=list(plan.cost), operations=len(section.operations))
        known["tried"] = begin + count
        plans[logic][name] = known
        print(f"{logic} {name}: {len(section.operations)} operations, {known}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--search", type=int, metavar="N", help="look at N more attempts first")
    parser.add_argument("--only", metavar="SECTION", help="search for this section only")
    parser.add_argument("--logic", choices=LOGICS, action="append")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    plans = json.loads(PLANS.read_text()) if PLANS.exists() else {}
    differ = 0
    for logic in arguments.logic or LOGICS:
        if arguments.search:
            improve(plans, logic, arguments.search, arguments.only)
            PLANS.write_text(json.dumps(plans, indent=1) + "\n")
        attempts = {name: plan["attempt"] for name, plan in plans[logic].items()}
        path = GENERATED / f"{logic}.h"
        text = header(logic, attempts)
        if not arguments.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path} is not what generate.py makes", file=sys.stderr)
            differ = 1
    return differ


if __name__ == "__main__":
    sys.exit(main())
