# SPDX-License-Identifier: Apache-2.0
"""Netlists as C functions, for processors other than the CPE."""

from __future__ import annotations

from . import netlist

#: C's expression of each function that depends on both of its values.
TWO_INPUTS = {
    0x1: "~({0} | {1})",
    0x2: "~{0} & {1}",
    0x4: "{0} & ~{1}",
    0x6: "{0} ^ {1}",
    0x7: "~({0} & {1})",
    0x8: "{0} & {1}",
    0x9: "~({0} ^ {1})",
    0xB: "~{0} | {1}",
    0xD: "{0} | ~{1}",
    0xE: "{0} | {1}",
}

INTRODUCTION = """\
/* SPDX-License-Identifier: Apache-2.0
 *
 * Made by kernels/bitsliced/generate.py from circuits/.
 *
 * Whoever includes it has defined:
 *   plane            the type of a value
 *   PLANE_FUNCTION   what stands in front of a function
{lut3} */
"""
LUT3 = """\
 *   LUT3(t, a, b, c) a function of three values: in each bit, bit a<<2 | b<<1 | c of t
"""


def expression(gate: netlist.Gate) -> str:
    """What the gate computes."""
    if len(gate.inputs) == 3:
        return f"LUT3(0x{gate.table:02x}, {', '.join(gate.inputs)})"
    return TWO_INPUTS[gate.table].format(*gate.inputs)


def header(functions: dict[str, str]) -> str:
    """The text of a C header with these functions, each of the circuit of that name.

    Each takes the planes of a byte and replaces them; as everywhere in C, plane 0 is the least bit.
    """
    circuits = {function: netlist.load(name) for function, name in functions.items()}
    lut3 = LUT3 if any(circuit.tables() for circuit in circuits.values()) else ""
    lines = [INTRODUCTION.format(lut3=lut3)]
    for function, circuit in circuits.items():
        lines += [f"/* {functions[function]}.txt, {len(circuit.gates)} gates. */"]
        lines += [f"PLANE_FUNCTION void {function}(plane bit[8]) {{"]
        lines += [
            f"    const plane {name} = bit[{7 - i}];" for i, name in enumerate(circuit.inputs)
        ]
        lines += [f"    const plane {gate.output} = {expression(gate)};" for gate in circuit.gates]
        lines += [f"    bit[{7 - i}] = {value};" for i, value in enumerate(circuit.outputs)]
        lines += ["}", ""]
    return "\n".join(lines)
