# SPDX-License-Identifier: Apache-2.0
"""Operations as the paper speaks of them, counted while they are done."""

from dataclasses import dataclass


@dataclass
class Operations:
    """shifts: of a whole register; bit_accesses: one bit of a register is read or written, by a
    shift and a mask; xors: of registers or bits; look_ups: in a table."""

    shifts: int = 0
    bit_accesses: int = 0
    xors: int = 0
    look_ups: int = 0

    def bit(self, register: int, place: int) -> int:
        """Reads it."""
        self.bit_accesses += 1
        return register >> place & 1

    def with_bit(self, register: int, place: int, value: int) -> int:
        """The register with that bit."""
        self.bit_accesses += 1
        return register & ~(1 << place) | value << place

    def xor(self, first: int, *others: int) -> int:
        """Of all of them."""
        for other in others:
            self.xors += 1
            first ^= other
        return first

    def __str__(self) -> str:
        named = {
            "shifts": self.shifts,
            "bit accesses": self.bit_accesses,
            "XORs": self.xors,
            "look-ups": self.look_ups,
        }
        return ", ".join(f"{count} {name}" for name, count in named.items() if count) or "none"
