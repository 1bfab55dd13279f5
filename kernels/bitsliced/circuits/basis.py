# SPDX-License-Identifier: Apache-2.0
"""8x8 matrices over GF(2): the bits in which a kernel may keep its bytes between rounds.

A matrix is eight bytes. Byte i makes new bit i (0: highest): the parity of the old byte AND it.
"""

from __future__ import annotations

Matrix = tuple[int, ...]

IDENTITY: Matrix = (0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01)


def parse(text: str) -> Matrix:
    """A matrix from a header: eight hexadecimal bytes."""
    rows = tuple(int(word, 16) for word in text.split())
    if len(rows) != 8 or not all(0 <= row < 256 for row in rows):
        raise ValueError(f"expected eight hexadecimal bytes, got {text!r}")
    return rows


def apply(matrix: Matrix, value: int) -> int:
    """The byte `value` in the new basis."""
    return sum(((row & value).bit_count() & 1) << 7 - bit for bit, row in enumerate(matrix))


def product(left: Matrix, right: Matrix) -> Matrix:
    """First `right`, then `left`."""
    return from_function(lambda value: apply(left, apply(right, value)))


def inverse(matrix: Matrix) -> Matrix:
    """The way back."""
    images = {apply(matrix, value): value for value in range(256)}
    if len(images) != 256:
        raise ValueError("the matrix has no inverse")
    return from_function(images.__getitem__)


def from_function(function) -> Matrix:
    """The matrix of a linear function of bytes."""
    columns = [function(0x80 >> bit) for bit in range(8)]
    return tuple(
        sum((columns[old] >> 7 - new & 1) << 7 - old for old in range(8)) for new in range(8)
    )


def doubling(matrix: Matrix) -> Matrix:
    """Multiplication by 2 of GF(256) in the basis of `matrix`."""
    twice = from_function(lambda value: value << 1 & 0xFF ^ (0x1B if value & 0x80 else 0))
    return product(product(matrix, twice), inverse(matrix))
