# SPDX-License-Identifier: Apache-2.0
"""How many three-input gates inversion in GF(16) needs at least, proved by SAT.

    pip install python-sat
    python bounds.py 6 7           # the four results: 6 gates are not enough, 7 are
    python bounds.py --sums 9 10   # with the five sums the S-box multiplies by: 10 are not enough

The function is the inner part of sbox_113: t21..t24 in, t29 t33 t37 t40 (and t41..t45) out. Any
three-input function is allowed; complements are free, so every gate is taken to be 0 at input 0.
"""

from __future__ import annotations

import argparse
from itertools import combinations, product

import netlist

INPUTS = ("t21", "t22", "t23", "t24")
INVERSE = ("t29", "t33", "t37", "t40")
SUMS = ("t41", "t42", "t43", "t44", "t45")
CASES = range(1, 16)


def truth_tables(outputs: tuple[str, ...]) -> tuple[list[int], list[int]]:
    """The inputs and the outputs as 16-bit truth tables."""
    needed = set(outputs)
    gates = []
    for gate in reversed(netlist.load("sbox_113_no_constant").gates):
        if gate.output in needed and gate.output not in INPUTS:
            gates.insert(0, gate)
            needed |= set(gate.inputs)
    inner = netlist.Netlist(INPUTS, outputs, gates)
    columns = {
        name: sum(1 << case for case in range(16) if case >> bit & 1)
        for bit, name in enumerate(INPUTS)
    }
    known = netlist.evaluate(inner, columns, 0xFFFF)
    return [known[name] for name in INPUTS], [known[name] for name in outputs]


class Question:
    """Is there a circuit of `count` gates? As clauses for a SAT solver."""

    def __init__(self, inputs: list[int], outputs: list[int], count: int):
        self.inputs, self.count, self.variables = inputs, count, 0
        self.clauses: list[list[int]] = []
        self.values = [[self.new() for _ in range(16)] for _ in range(count)]
        self.used: list[list[int]] = [[] for _ in range(len(inputs) + count)]
        for gate in range(count):
            self.add_gate(gate)
        for table in outputs:
            self.add_output(table)
        self.clauses += [self.used[len(inputs) + gate] for gate in range(count)]

    def new(self) -> int:
        """A variable that is not in use."""
        self.variables += 1
        return self.variables

    def add_gate(self, gate: int) -> None:
        """One choice of three operands, and a table that gives the gate's values from theirs."""
        table = [self.new() for _ in range(8)]
        self.clauses.append([-table[0]])
        choices = []
        for operands in combinations(range(len(self.inputs) + gate), 3):
            chosen = self.new()
            choices.append(chosen)
            for operand in operands:
                self.used[operand].append(chosen)
            for case, bits in product(CASES, product((0, 1), repeat=3)):
                self.add_case(gate, table, chosen, operands, case, bits)
        self.clauses.append(choices)
        self.clauses += [[-a, -b] for a, b in combinations(choices, 2)]

    def add_case(self, gate, table, chosen, operands, case, bits) -> None:
        """Where the chosen operands are `bits`, the value is the entry of the table."""
        clause = [-chosen]
        for operand, bit in zip(operands, bits, strict=True):
            if operand >= len(self.inputs):
                value = self.values[operand - len(self.inputs)][case]
                clause.append(-value if bit else value)
            elif self.inputs[operand] >> case & 1 != bit:
                return
        entry = table[bits[0] << 2 | bits[1] << 1 | bits[2]]
        value = self.values[gate][case]
        self.clauses += [[*clause, -value, entry], [*clause, value, -entry]]

    def add_output(self, table: int) -> None:
        """Some gate has this truth table."""
        makers = [self.new() for _ in range(self.count)]
        self.clauses.append(makers)
        for gate, maker in enumerate(makers):
            self.used[len(self.inputs) + gate].append(maker)
            for case in CASES:
                value = self.values[gate][case]
                self.clauses.append([-maker, value if table >> case & 1 else -value])


def main() -> None:
    """Prints for which numbers of operations there is a circuit."""
    from pysat.solvers import Cadical153

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sums", action="store_true", help="the five sums as well")
    parser.add_argument("gates", type=int, nargs="+")
    words = parser.parse_args()
    inputs, outputs = truth_tables(INVERSE + SUMS if words.sums else INVERSE)
    for count in words.gates:
        with Cadical153(bootstrap_with=Question(inputs, outputs, count).clauses) as solver:
            print(f"{count} gates: {'possible' if solver.solve() else 'impossible'}", flush=True)


if __name__ == "__main__":
    main()
