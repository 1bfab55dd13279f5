# SPDX-License-Identifier: Apache-2.0
"""Which AES kernels there are, and what each of them can do, as their kernel.toml say."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lab.simulator import ROOT, Cipher

REFERENCE = "aes"  # of a kernel whose result is compared with OpenSSL's AES
MODES = {  # of an operation: mode and direction
    "ecb-encrypt": ("ecb", "encrypt"),
    "ecb-decrypt": ("ecb", "decrypt"),
    "ctr": ("ctr", "encrypt"),
}


@dataclass(frozen=True)
class Kernel:
    """name is the folder's; path is what the simulator is given; cpes the number of cores that it
    needs, None for any."""

    name: str
    path: str
    title: str
    operations: tuple[str, ...]
    key_bits: tuple[int, ...]
    cpes: int | None = None


@dataclass(frozen=True)
class Program:
    """A kernel assembled for one operation and key size."""

    kernel: Kernel
    operation: str
    key_bits: int

    @property
    def cipher(self) -> Cipher:
        """With the data of the default seed."""
        return Cipher(self.operation, self.key_bits)

    @property
    def mode(self) -> str:
        """'ecb' or 'ctr'."""
        return MODES[self.operation][0]

    @property
    def direction(self) -> str:
        """'encrypt' or 'decrypt'."""
        return MODES[self.operation][1]

    @property
    def is_headline(self) -> bool:
        """What the figure shows, and what is measured on the most data: AES-128 encryption."""
        return self.direction == "encrypt" and self.key_bits == min(self.kernel.key_bits)


def find(folders: Iterable[Path]) -> list[Kernel]:
    """The AES kernels among these folders; others are left out."""
    kernels = []
    for folder in folders:
        description = tomllib.loads((folder / "kernel.toml").read_text(encoding="utf-8"))
        if description["reference"] != REFERENCE:
            continue
        inside = folder.resolve().is_relative_to(ROOT)
        kernels.append(
            Kernel(
                folder.name,
                str(folder.resolve().relative_to(ROOT) if inside else folder.resolve()),
                description["title"],
                tuple(description["operations"]),
                tuple(description["key_bits"]),
                description.get("cpes"),
            )
        )
    return kernels


def all_kernels() -> list[Kernel]:
    """Those of kernels/."""
    return find(file.parent for file in sorted((ROOT / "kernels").glob("*/kernel.toml")))


def programs_of(kernels: Iterable[Kernel], first_key_size_only: bool = False) -> list[Program]:
    """For each operation and key size."""
    return [
        Program(kernel, operation, key_bits)
        for kernel in kernels
        for operation in kernel.operations
        for key_bits in kernel.key_bits[: 1 if first_key_size_only else None]
    ]
