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
    """name is the folder's or the variant's; path is what the simulator is given; cpes the number
    of cores that it needs, None for any."""

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


def descriptions(folder: Path) -> dict[Path, dict]:
    """What a kernel.toml says of the kernel, by FOLDER, and of its variants, by FOLDER/VARIANT: of
    these their own keys, and for the others the kernel's."""
    kernel = tomllib.loads((folder / "kernel.toml").read_text(encoding="utf-8"))
    found = {folder: kernel}
    for name, own in kernel.pop("variant", {}).items():
        found[folder / name] = kernel | {"title": name} | own
        if "parameters" in kernel:
            found[folder / name]["parameters"] = kernel["parameters"] | own.get("parameters", {})
    return found


def all_descriptions() -> dict[str, tuple[Path, dict]]:
    """Of the kernels of kernels/, by name: its path, and what is said of it."""
    files = (ROOT / "kernels").glob("*/kernel.toml")
    each = (pair for file in files for pair in descriptions(file.parent).items())
    return {path.name: (path, said) for path, said in sorted(each, key=lambda pair: pair[0].name)}


def folder_of(path: Path) -> Path:
    """Of a kernel, or of the one that it is a variant of."""
    return path if (path / "kernel.toml").exists() else path.parent


def find(paths: Iterable[Path]) -> list[Kernel]:
    """The AES kernels among these; others are left out."""
    kernels = []
    for path in paths:
        description = descriptions(folder_of(path))[path]
        if description["reference"] != REFERENCE:
            continue
        inside = path.resolve().is_relative_to(ROOT)
        kernels.append(
            Kernel(
                path.name,
                str(path.resolve().relative_to(ROOT) if inside else path.resolve()),
                description["title"],
                tuple(description["operations"]),
                tuple(description["key_bits"]),
                description.get("cpes"),
            )
        )
    return kernels


def all_kernels() -> list[Kernel]:
    """Those of kernels/."""
    return find(path for path, _ in all_descriptions().values())


def programs_of(kernels: Iterable[Kernel], first_key_size_only: bool = False) -> list[Program]:
    """For each operation and key size."""
    return [
        Program(kernel, operation, key_bits)
        for kernel in kernels
        for operation in kernel.operations
        for key_bits in kernel.key_bits[: 1 if first_key_size_only else None]
    ]
