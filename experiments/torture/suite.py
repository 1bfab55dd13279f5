# SPDX-License-Identifier: Apache-2.0
"""GCC's C torture suite: the programs of gcc.c-torture/execute, out of Debian's gcc-12-source."""

import re
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lab.simulator import ROOT

#: Where Debian's package has the sources, as an archive.
PACKAGE = Path("/usr/src/gcc-12")

#: Unpacked here, outside of what git keeps.
UNPACKED = ROOT / "build" / "gcc-torture"

#: Of a main that returns nothing: it returns 0 then. All else is as for code of CPEs, which is
#: compiled with -ffreestanding.
RETURNS_NOTHING = ("-fhosted", "-fno-builtin")

SUITE = "/gcc/testsuite/gcc.c-torture/execute/"


class SuiteError(Exception):
    """The suite is not there."""


@dataclass(frozen=True)
class TortureTest:
    """One program, which ends by exit(0) if the compiler is right."""

    name: str  # of its file below execute/, without .c
    path: Path
    options: tuple[str, ...]  # for GCC


def load_suite() -> list[TortureTest]:
    """All tests by name, unpacked first if need be; SuiteError without the package."""
    if not UNPACKED.is_dir():
        _unpack(_archive())
    return [
        _test(path) for folder in ("", "ieee") for path in sorted((UNPACKED / folder).glob("*.c"))
    ]


def sample(tests: list[TortureTest], count: int) -> list[TortureTest]:
    """So many of them, always the same, from all over the list."""
    if count >= len(tests):
        return tests
    return [tests[i * len(tests) // count] for i in range(count)]


def options_of(text: str) -> list[str]:
    """What the directives of a test add for every target; the rest is for other machines."""
    found = re.findall(r'\{\s*dg-(?:additional-)?options\s+\{?\s*"([^"]*)"\s*\}?\s*(\{?)', text)
    options = [word for words, selector in found if not selector for word in words.split()]
    # Of the 64 KB of LDM that its stack lies in, what a test may use that asks.
    if "dg-add-options stack_size" in text:
        options.append("-DSTACK_SIZE=49152")
    return options


def _test(path: Path) -> TortureTest:
    name = str(path.relative_to(UNPACKED).with_suffix(""))
    text = path.read_text(encoding="utf-8", errors="replace")
    options = ["-Dalloca=__builtin_alloca", *options_of(text)]
    if name.startswith("ieee/"):
        options += _ieee_options(path)
    if "return" not in text.rpartition("main")[2]:
        options += RETURNS_NOTHING
    return TortureTest(name, path, tuple(options))


def _ieee_options(path: Path) -> list[str]:
    """As ieee.exp has it, and the script beside the test."""
    options = ["-fno-inline", "-DSIGNAL_SUPPRESS"]
    script = path.with_suffix(".x")
    if script.exists():
        for words in re.findall(
            r"^lappend additional_flags (.*)", script.read_text(), re.MULTILINE
        ):
            options += re.findall(r'"([^"]*)"', words)
    return options


def _archive() -> Path:
    archives = sorted(PACKAGE.glob("gcc-12*.tar.xz"))
    if not archives:
        raise SuiteError(
            f"no archive of GCC's sources in {PACKAGE}: install Debian's package gcc-12-source"
        )
    return archives[-1]


def _unpack(archive: Path) -> None:
    """Whole or not at all."""
    UNPACKED.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as folder, tarfile.open(archive) as tar:
        unfinished = Path(folder) / "suite"
        for member in tar:
            name = PurePosixPath(member.name.partition(SUITE)[2])
            if not member.isfile() or not name.name or str(name.parent) not in (".", "ieee"):
                continue
            target = unfinished / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(tar.extractfile(member).read())
        if not unfinished.is_dir():
            raise SuiteError(f"{archive} does not hold {SUITE}")
        unfinished.rename(UNPACKED)
