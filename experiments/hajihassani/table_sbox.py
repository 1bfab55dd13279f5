# SPDX-License-Identifier: Apache-2.0
"""SubBytes by a table on planes: the form that the paper counts out, figure 8."""

from hajihassani.operations import Operations

BYTES_OF_BLOCK, BITS_OF_BYTE = 16, 8


def substitute(
    planes: list[int], table: list[int], blocks: int, operations: Operations
) -> list[int]:
    """Byte by byte and block by block: eight bits are read, a byte looked up, eight written."""
    planes = list(planes)
    for byte in range(BYTES_OF_BLOCK):
        places = range(BITS_OF_BYTE * byte, BITS_OF_BYTE * (byte + 1))
        for block in range(blocks):
            index = sum(operations.bit(planes[p], block) << i for i, p in enumerate(places))
            operations.look_ups += 1
            for i, place in enumerate(places):
                value = table[index] >> i & 1
                planes[place] = operations.with_bit(planes[place], block, value)
    return planes
