# SPDX-License-Identifier: Apache-2.0
"""Read, write, evaluate and measure the netlists of this folder (format: README.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent

#: Truth tables of the two-input operations, index a<<1 | b (that of vlog2xN).
TWO_INPUT_TABLES = {
    "and": 0x8,
    "bic": 0x4,  # a & ~b
    "xor": 0x6,
    "or": 0xE,
    "ornot": 0xD,  # a | ~b
    "xnor": 0x9,  # the machine's eqv
}


@dataclass(frozen=True)
class Gate:
    """`output` = the function with truth table `table` of `inputs` (first input: highest bit)."""

    output: str
    table: int
    inputs: tuple[str, ...]

    def __str__(self) -> str:
        names = " ".join(self.inputs)
        if len(self.inputs) == 3:
            return f"{self.output} = lut3 0x{self.table:02x} {names}"
        operation = {table: name for name, table in TWO_INPUT_TABLES.items()}.get(self.table)
        return f"{self.output} = {operation or f'lut2 0x{self.table:x}'} {names}"


@dataclass
class Netlist:
    """A straight-line program: the gates in order of evaluation."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    gates: list[Gate]
    fields: dict[str, str] = field(default_factory=dict)  # the header's `# name: text` lines

    def tables(self) -> list[int]:
        """The distinct truth tables that need a vlog3r slot."""
        return sorted({gate.table for gate in self.gates if len(gate.inputs) == 3})

    def peak_live(self) -> int:
        """Registers that hold the values of this order (a result may overwrite a dying operand)."""
        last_use = dict.fromkeys(self.inputs, -1)
        for index, gate in enumerate(self.gates):
            last_use[gate.output] = index
            for name in gate.inputs:
                last_use[name] = index
        for name in self.outputs:
            last_use[name] = len(self.gates)
        live = {name for name in self.inputs if last_use[name] >= 0}
        peak = len(live)
        for index, gate in enumerate(self.gates):
            live = {name for name in live if last_use[name] > index} | {gate.output}
            peak = max(peak, len(live))
        return peak

    def adjacent_dependences(self) -> int:
        """Gates that read the result of the gate just before them: a bubble each at latency 2."""
        pairs = zip(self.gates, self.gates[1:], strict=False)
        return sum(first.output in second.inputs for first, second in pairs)

    def depth(self) -> int:
        """Gates on the longest path."""
        level = dict.fromkeys(self.inputs, 0)
        for gate in self.gates:
            level[gate.output] = 1 + max(level[name] for name in gate.inputs)
        return max(level[name] for name in self.outputs)


def parse(text: str) -> Netlist:
    """A netlist from its text; refuses what the format does not know, with the line's number."""
    fields: dict[str, str] = {}
    gates: list[Gate] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            name, separator, value = line[1:].partition(":")
            if separator:
                fields[name.strip()] = value.strip()
        elif line.strip():
            gates.append(_parse_gate(line, number))
    netlist = Netlist(
        tuple(fields["inputs"].split()), tuple(fields["outputs"].split()), gates, fields
    )
    _check_order(netlist)
    return netlist


def _parse_gate(line: str, number: int) -> Gate:
    words = line.split()
    if len(words) < 3 or words[1] != "=":
        raise ValueError(f"line {number}: expected `out = operation operands`, got {line!r}")
    output, operation, operands = words[0], words[2], words[3:]
    if operation in TWO_INPUT_TABLES:
        table, width = TWO_INPUT_TABLES[operation], 2
    elif operation in ("lut2", "lut3"):
        table, width, operands = int(operands[0], 16), int(operation[3]), operands[1:]
    else:
        raise ValueError(f"line {number}: unknown operation {operation!r}")
    if len(operands) != width:
        raise ValueError(f"line {number}: {operation} takes {width} operands")
    return Gate(output, table, tuple(operands))


def _check_order(netlist: Netlist) -> None:
    known = set(netlist.inputs)
    for gate in netlist.gates:
        missing = [name for name in gate.inputs if name not in known]
        if missing:
            raise ValueError(f"{gate}: {', '.join(missing)} not computed yet")
        if gate.output in known:
            raise ValueError(f"{gate}: {gate.output} computed twice")
        known.add(gate.output)
    missing = [name for name in netlist.outputs if name not in known]
    if missing:
        raise ValueError(f"outputs {', '.join(missing)} are never computed")


def load(name: str) -> Netlist:
    """The netlist of this folder called `name` (without .txt)."""
    return parse((HERE / f"{name}.txt").read_text())


def evaluate(netlist: Netlist, values: dict[str, int], mask: int) -> dict[str, int]:
    """The value of every name; each int carries one independent case per bit of `mask`."""
    known = dict(values)
    for gate in netlist.gates:
        operands = [known[name] for name in gate.inputs]
        result = 0
        for index in range(1 << len(operands)):
            if gate.table >> index & 1:
                term = mask
                for position, operand in enumerate(reversed(operands)):
                    term &= operand if index >> position & 1 else ~operand
                result |= term
        known[gate.output] = result & mask
    return known


def byte_function(netlist: Netlist) -> list[int]:
    """All 256 results of a netlist with inputs x0..x7 and outputs s0..s7 (0: highest bit)."""
    mask = (1 << 256) - 1
    columns = {
        f"x{bit}": sum(1 << value for value in range(256) if value >> (7 - bit) & 1)
        for bit in range(8)
    }
    known = evaluate(netlist, columns, mask)
    return [
        sum((known[f"s{bit}"] >> value & 1) << (7 - bit) for bit in range(8))
        for value in range(256)
    ]
