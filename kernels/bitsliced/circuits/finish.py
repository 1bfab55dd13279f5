# SPDX-License-Identifier: Apache-2.0
"""Makes a netlist of this folder out of a result of search.cc.

    python finish.py RESULT NAME TITLE FUNCTION SOURCE [basis_in=... basis_out=...]

Each three-input gate gets its operands in the order that shares a truth table with the others (a
table slot holds one order only), the gates stand in the order that order.py finds, and the header
says what is there.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import basis
from netlist import HERE, Gate, Netlist, byte_function, parse
from order import order

#: The orders that the kernels' other steps use: (a ^ b) & c, (a & b) ^ c, a ^ b ^ c, a ? b : c.
PREFERRED_TABLES = (0x28, 0x6A, 0x96, 0xAC)
BIC, BIC_REVERSED = 0x4, 0x2


def orders(gate: Gate) -> list[Gate]:
    """The gate with its three operands in every order."""
    result = []
    for places in permutations(range(3)):
        table = 0
        for index in range(8):
            old = sum((index >> 2 - new & 1) << 2 - places[new] for new in range(3))
            table |= (gate.table >> old & 1) << index
        result.append(Gate(gate.output, table, tuple(gate.inputs[place] for place in places)))
    return result


def canonical(gate: Gate) -> Gate:
    """The same gate with the table that all its kind have."""
    if len(gate.inputs) == 3:
        return min(orders(gate), key=lambda g: (g.table not in PREFERRED_TABLES, g.table))
    if gate.table == BIC_REVERSED:
        return Gate(gate.output, BIC, gate.inputs[::-1])
    return gate


def renumbered(netlist: Netlist) -> Netlist:
    """Values that are not outputs called t0, t1, ... as they come."""
    placed = (*netlist.inputs, *netlist.outputs)
    names = {name: name for name in placed}
    gates = []
    for gate in netlist.gates:
        inner = gate.output not in netlist.outputs
        names[gate.output] = f"t{len(names) - len(placed)}" if inner else gate.output
        gates.append(
            Gate(names[gate.output], gate.table, tuple(names[name] for name in gate.inputs))
        )
    return replace(netlist, gates=gates)


def text(netlist: Netlist) -> str:
    """The file: header lines, then the gates."""
    measured = {"gates": len(netlist.gates), "registers": netlist.peak_live()}
    if netlist.tables():
        measured["tables"] = " ".join(f"0x{table:02x}" for table in netlist.tables())
    places = {"inputs": " ".join(netlist.inputs), "outputs": " ".join(netlist.outputs)}
    lines = ["# SPDX-License-Identifier: Apache-2.0"]
    lines += [f"# {name}: {value}" for name, value in (netlist.fields | places | measured).items()]
    return "\n".join([*lines, *map(str, netlist.gates)]) + "\n"


def finish(source: str, fields: dict[str, str]) -> str:
    """The text of the file for a result of the search."""
    found = parse(source)
    gates = [canonical(gate) for gate in found.gates]
    result = renumbered(order(replace(found, gates=gates, fields=fields)))
    if byte_function(result) != byte_function(found):
        raise AssertionError("the finished netlist computes something else")
    return text(result)


def main(words: list[str]) -> None:
    """Writes the netlist; `words` are those of the command line."""
    path, name, title, function, source, *bases = words
    fields = {"title": title, "function": function, "source": source}
    fields |= dict(word.split("=", 1) for word in bases)
    if "basis_in" in fields:
        rows = basis.doubling(basis.parse(fields["basis_in"]))
        fields["doubling"] = " ".join(f"{row:02x}" for row in rows)
    (HERE / f"{name}.txt").write_text(finish(Path(path).read_text(), fields))


if __name__ == "__main__":
    main(sys.argv[1:])
