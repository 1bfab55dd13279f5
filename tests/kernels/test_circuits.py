# SPDX-License-Identifier: Apache-2.0
"""Does every netlist of the bitsliced kernels compute what its header says, at that price?"""

from __future__ import annotations

import platform
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.commands import ROOT

CIRCUITS = ROOT / "kernels" / "bitsliced" / "circuits"
sys.path.insert(0, str(CIRCUITS))

import basis  # noqa: E402
import finish  # noqa: E402
import netlist  # noqa: E402
from order import order  # noqa: E402

NAMES = sorted(path.stem for path in CIRCUITS.glob("*.txt"))


def times(a: int, b: int) -> int:
    """Product in GF(256) of FIPS-197."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return product


def sbox_of_fips_197() -> list[int]:
    """The S-box by its definition: inverse in GF(256), then the affine map."""
    box = []
    for value in range(256):
        inverse = next((other for other in range(256) if times(value, other) == 1), 0)
        result = 0x63
        for turn in range(5):
            result ^= (inverse << turn | inverse >> 8 - turn) & 0xFF
        box.append(result)
    return box


SBOX = sbox_of_fips_197()
INVERSE = [SBOX.index(value) for value in range(256)]
FUNCTIONS = {
    "sbox": SBOX,
    "sbox_no_constant": [value ^ 0x63 for value in SBOX],
    "inverse_sbox": INVERSE,
    "inverse_sbox_no_constant": [INVERSE[value ^ 0x63] for value in range(256)],
}


def expected(circuit: netlist.Netlist) -> list[int]:
    """What the header promises for the bytes 0..255, bases included."""
    function = FUNCTIONS[circuit.fields["function"]]
    enter, leave = (
        basis.parse(circuit.fields[name]) if name in circuit.fields else basis.IDENTITY
        for name in ("basis_in", "basis_out")
    )
    back = basis.inverse(enter)
    return [basis.apply(leave, function[basis.apply(back, value)]) for value in range(256)]


def test_the_reference_is_the_s_box_of_fips_197() -> None:
    assert [SBOX[value] for value in (0x00, 0x01, 0x53, 0xFF)] == [0x63, 0x7C, 0xED, 0x16]
    assert sorted(SBOX) == list(range(256))


@pytest.mark.parametrize("name", NAMES)
def test_a_circuit_is_right_for_all_256_inputs(name: str) -> None:
    circuit = netlist.load(name)
    assert netlist.byte_function(circuit) == expected(circuit)


@pytest.mark.parametrize("name", NAMES)
def test_the_counts_of_the_header_are_those_of_the_gates(name: str) -> None:
    circuit = netlist.load(name)
    assert int(circuit.fields["gates"]) == len(circuit.gates)
    assert int(circuit.fields["registers"]) == circuit.peak_live()
    tables = [int(word, 16) for word in circuit.fields.get("tables", "").split()]
    assert tables == circuit.tables()
    # The kernel's transpositions and MixColumns use these three, too.
    assert len({0x28, 0x96, 0xAC} | set(tables)) <= 8


@pytest.mark.parametrize("name", NAMES)
def test_every_gate_is_used_and_reads_what_its_table_depends_on(name: str) -> None:
    circuit = netlist.load(name)
    read = {source for gate in circuit.gates for source in gate.inputs} | set(circuit.outputs)
    assert [gate.output for gate in circuit.gates if gate.output not in read] == []
    for gate in circuit.gates:
        width = len(gate.inputs)
        for position in range(width):
            flip = 1 << position
            assert any(
                gate.table >> index & 1 != gate.table >> (index ^ flip) & 1
                for index in range(1 << width)
            ), gate


def test_an_order_keeps_the_function_and_avoids_bubbles() -> None:
    circuit = netlist.load("sbox_113_no_constant")
    ordered = order(circuit, width=20)
    assert netlist.byte_function(ordered) == FUNCTIONS["sbox_no_constant"]
    assert ordered.adjacent_dependences() == 0
    assert ordered.peak_live() <= circuit.peak_live()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# inputs: x\n# outputs: y\ny = nand x x", "line 3: unknown operation 'nand'"),
        ("# inputs: x\n# outputs: y\ny = xor x", "line 3: xor takes 2 operands"),
        ("# inputs: x\n# outputs: y\ny = xor x z", "z not computed yet"),
        ("# inputs: x\n# outputs: y\nx = xor x x", "x computed twice"),
        ("# inputs: x\n# outputs: y\nz = xor x x", "outputs y are never computed"),
    ],
)
def test_a_wrong_netlist_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        netlist.parse(text)


# ---- the algebra of a round -------------------------------------------------------------------


def mix_column(column: list[int]) -> list[int]:
    """MixColumns of one column, row by row as FIPS-197 writes it."""
    return [
        times(2, column[r])
        ^ times(3, column[(r + 1) % 4])
        ^ column[(r + 2) % 4]
        ^ column[(r + 3) % 4]
        for r in range(4)
    ]


def unmix_column(column: list[int]) -> list[int]:
    """InvMixColumns of one column."""
    coefficients = (0x0E, 0x0B, 0x0D, 0x09)
    return [
        times(coefficients[0], column[r])
        ^ times(coefficients[1], column[(r + 1) % 4])
        ^ times(coefficients[2], column[(r + 2) % 4])
        ^ times(coefficients[3], column[(r + 3) % 4])
        for r in range(4)
    ]


def random_columns(count: int = 200) -> list[list[int]]:
    source = random.Random(20)
    return [[source.randrange(256) for _ in range(4)] for _ in range(count)]


def test_the_key_may_enter_before_mix_columns_doubles() -> None:
    """t = a + rot1 a + k', new = 2 t + rot1 a + rot2 t, with k' = (2 key + rot2 key) / 5."""
    fifth = next(value for value in range(256) if times(5, value) == 1)
    assert fifth == 0x52
    for column, key in zip(random_columns(), reversed(random_columns()), strict=True):
        entering = [times(fifth, times(2, key[r]) ^ key[(r + 2) % 4]) for r in range(4)]
        t = [column[r] ^ column[(r + 1) % 4] ^ entering[r] for r in range(4)]
        new = [times(2, t[r]) ^ column[(r + 1) % 4] ^ t[(r + 2) % 4] for r in range(4)]
        assert new == [value ^ key[r] for r, value in enumerate(mix_column(column))]


def test_four_times_the_sum_of_opposite_rows_makes_mix_columns_the_inverse() -> None:
    for column in random_columns():
        before = [column[r] ^ times(4, column[r] ^ column[(r + 2) % 4]) for r in range(4)]
        assert mix_column(before) == unmix_column(column)


def test_doubling_in_another_basis_has_the_rows_that_the_header_says() -> None:
    for name in NAMES:
        circuit = netlist.load(name)
        if "doubling" not in circuit.fields:
            continue
        matrix = basis.parse(circuit.fields["basis_in"])
        assert basis.doubling(matrix) == basis.parse(circuit.fields["doubling"])


# ---- a whole encryption, as a kernel with all three savings does it ----------------------------

FIPS_KEY = bytes(range(16))
FIPS_PLAIN = bytes.fromhex("00112233445566778899aabbccddeeff")
FIPS_CIPHER = bytes.fromhex("69c4e0d86a7b0430d8cdb78070b4c55a")


def round_keys(key: bytes) -> list[list[int]]:
    """The eleven round keys of AES-128, 16 bytes each."""
    words = [list(key[4 * i : 4 * i + 4]) for i in range(4)]
    constant = 1
    for index in range(4, 44):
        word = list(words[-1])
        if index % 4 == 0:
            word = [SBOX[value] for value in word[1:] + word[:1]]
            word[0] ^= constant
            constant = times(constant, 2)
        words.append([a ^ b for a, b in zip(word, words[index - 4], strict=True)])
    return [[byte for word in words[4 * r : 4 * r + 4] for byte in word] for r in range(11)]


def rows_of(block) -> list[list[int]]:
    return [[block[4 * column + row] for column in range(4)] for row in range(4)]


def turned(row: list[int], columns: int) -> list[int]:
    return [row[(column + columns) % 4] for column in range(4)]


def last_standing(row: int, standing: int) -> int:
    """Columns that a row is off in the end: only the odd rows were left standing."""
    return standing if row % 2 else 0


def run_like_a_kernel(direction: str, keys: list[list[int]], block: bytes) -> bytes:
    """ShiftRows left out, keys in t's third operand, bytes in the basis of the middle circuit.

    `keys` in order of use, for the inverse cipher those of FIPS-197 5.3.5, the constants of
    SubBytes already in them. A row's standing is the number of columns it would have to turn by.
    """
    first, between, last = (
        netlist.byte_function(netlist.load(f"{direction}sbox_basis_{part}"))
        for part in ("first", "round", "last")
    )
    circuit = netlist.load(f"{direction}sbox_basis_round")
    matrix, doubling = (basis.parse(circuit.fields[name]) for name in ("basis_in", "doubling"))
    quadrupling = basis.product(doubling, doubling)
    step = -1 if direction else 1
    state = rows_of([a ^ b for a, b in zip(block, keys[0], strict=True)])
    standing = 0  # of rows 1 and 3; rows 0 and 2 stand right
    for number in range(1, 10):
        box = first if number == 1 else between
        a = [[box[value] for value in row] for row in state]
        a[2:] = [turned(row, 2) for row in a[2:]]
        # Now rows 0 and 2 stand right again, 1 and 3 one more column off.
        standing += step
        if direction:
            sums = [[x ^ y for x, y in zip(a[r], a[r + 2], strict=True)] for r in (0, 1)]
            a = [
                [x ^ basis.apply(quadrupling, v) for x, v in zip(a[r], sums[r % 2], strict=True)]
                for r in range(4)
            ]
        off = [last_standing(row, standing) for row in range(4)]
        following = [turned(a[(r + 1) % 4], off[(r + 1) % 4] - off[r]) for r in range(4)]
        wanted = rows_of(keys[number])
        entering = [
            [
                basis.apply(matrix, times(0x52, times(2, own) ^ opposite))
                for own, opposite in zip(wanted[r], wanted[(r + 2) % 4], strict=True)
            ]
            for r in range(4)
        ]
        t = [
            [
                x ^ y ^ k
                for x, y, k in zip(a[r], following[r], turned(entering[r], -off[r]), strict=True)
            ]
            for r in range(4)
        ]
        state = [
            [
                basis.apply(doubling, x) ^ y ^ z
                for x, y, z in zip(t[r], following[r], t[(r + 2) % 4], strict=True)
            ]
            for r in range(4)
        ]
    rows = [
        turned([last[value] for value in state[r]], r * step + last_standing(r, standing))
        for r in range(4)
    ]
    result = [rows[index % 4][index // 4] for index in range(16)]
    return bytes(a ^ b for a, b in zip(result, keys[10], strict=True))


def test_all_savings_together_encrypt_the_block_of_fips_197() -> None:
    first, *others = round_keys(FIPS_KEY)
    keys = [first, *([value ^ 0x63 for value in key] for key in others)]
    assert run_like_a_kernel("", keys, FIPS_PLAIN) == FIPS_CIPHER


def test_all_savings_together_decrypt_the_block_of_fips_197() -> None:
    last, *others = round_keys(FIPS_KEY)
    inverse_mix = [
        [value for i in range(0, 16, 4) for value in unmix_column(key[i : i + 4])]
        for key in others[:-1]
    ]
    keys = [others[-1], *reversed(inverse_mix)]
    keys = [*([value ^ 0x63 for value in key] for key in keys), last]
    assert run_like_a_kernel("inverse_", keys, FIPS_CIPHER) == FIPS_PLAIN


def test_the_page_has_the_counts_of_the_files() -> None:
    page = (ROOT / "docs" / "kernels" / "bitsliced-circuits.md").read_text()
    rows = [line.strip("| ").split("|") for line in page.splitlines() if line.startswith("| ")]
    told = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}
    for name in NAMES:
        circuit, cells = netlist.load(name), told[name]
        counts = [len(circuit.gates), circuit.peak_live(), circuit.adjacent_dependences()]
        assert [int(cells[column].split()[0]) for column in (0, 2, 3)] == counts, name


@pytest.mark.skipif(
    shutil.which("g++") is None or platform.machine() != "x86_64", reason="needs g++ for x86-64"
)
def test_the_search_shrinks_a_circuit_and_keeps_its_function(tmp_path: Path) -> None:
    program, found = tmp_path / "search", tmp_path / "found.txt"
    flags = ["-O2", "-march=native", "-std=c++20", "-o", program]
    subprocess.run(["g++", *flags, CIRCUITS / "search.cc"], check=True)
    start = CIRCUITS / "sbox_113_no_constant.txt"
    subprocess.run([program, start, found, "0.5", "1", "2", "28,6a,96,ac"], check=True)
    fields = {"title": "found", "function": "sbox_no_constant", "source": "this test"}
    circuit = netlist.parse(finish.finish(found.read_text(), fields))
    assert netlist.byte_function(circuit) == FUNCTIONS["sbox_no_constant"]
    assert len(circuit.gates) < 90
    assert set(circuit.tables()) <= {0x28, 0x6A, 0x96, 0xAC}
