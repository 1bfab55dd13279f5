# SPDX-License-Identifier: Apache-2.0
"""What the schedulers ask of the machine: its instructions, and single parameters.

Of build/swsim, or of the build that SWSIM_PROGRAM names.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("SWSIM_PROGRAM", ROOT / "build" / "swsim"))


@dataclass(frozen=True)
class Operand:
    """Of an instruction, in the order of the source; kind memory: displacement(register)."""

    kind: str
    writes: bool


@dataclass(frozen=True)
class InstructionKind:
    """What instructions of a mnemonic have in common. `latency` is in cycles, until the result can
    be used; of a store, until a load of the same bytes."""

    operands: tuple[Operand, ...]
    pipe: str
    latency: int


@cache
def instruction_table() -> dict[str, InstructionKind]:
    """By mnemonic."""
    table = {}
    for row in _said("isa")["instructions"]:
        operands = tuple(Operand(each["kind"], each["writes"]) for each in row["operand_fields"])
        kind = InstructionKind(operands, row["pipe"], row["latency"])
        for suffix in [f"{digit:x}" for digit in range(row["suffixes"])] or [""]:
            table |= {spelling + suffix: kind for spelling in row["spellings"]}
    return table


def parameter(name: str) -> int:
    """Of the default machine."""
    values = {each["name"]: each["value"] for each in _said("machine")["parameters"]}
    return values[name]


def _said(command: str) -> dict:
    try:
        said = subprocess.run([PROGRAM, command, "--json"], check=True, stdout=subprocess.PIPE)
    except FileNotFoundError:
        sys.exit(f"{PROGRAM} is not built yet: run make build")
    return json.loads(said.stdout)
