# SPDX-License-Identifier: Apache-2.0
"""Random C programs by csmith: the same checksum on the host, on Alpha (qemu) and on a CPE?"""

import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from itertools import count, islice
from pathlib import Path

from lab.simulator import ROOT
from torture.cpe import LEVELS, SUPPORT, End, compile_c, compile_support, execute

#: Stands in for printf: the checksum becomes the result.
CHECKSUM = ROOT / "experiments" / "csmith" / "checksum.c"

#: csmith's own headers, of Debian's libcsmith-dev.
HEADERS = Path("/usr/include/csmith")

ALPHA_COMPILER = "alpha-linux-gnu-gcc-12"

#: Of libc6.1-alpha-cross, for qemu: what is linked statically does not come as far as main there.
ALPHA_LIBRARIES = Path("/usr/alpha-linux-gnu")

#: Of processor time: a program that takes longer does not end, in all likelihood.
HOST_SECONDS = 1
QEMU_SECONDS = 10

#: And one that takes longer on a CPE is drawn again, too.
MOST_CYCLES = 100_000_000


class CsmithError(Exception):
    """A tool is missing, or failed where it must not."""


class Verdict(StrEnum):
    """On a program."""

    EQUAL = "equal on host, Alpha and CPE"
    LONG_ON_HOST = "drawn again: did not end on the host"
    LONG_ON_ALPHA = "drawn again: did not end under qemu"
    LONG_ON_CPE = "drawn again: too long for a CPE"
    MISALIGNED = "drawn again: uses a pointer to a member of a packed structure"
    WRONG = "wrong"


@dataclass(frozen=True)
class Judged:
    """A program and what came of it."""

    seed: int
    level: str
    verdict: Verdict
    says: str = ""

    @property
    def drawn_again(self) -> bool:
        """Whether it tells nothing."""
        return self.verdict not in (Verdict.EQUAL, Verdict.WRONG)


class TooLongError(Exception):
    """A process did not end in time."""


def run_programs(wanted: int, first_seed: int, jobs: int, folder: Path) -> Iterator[Judged]:
    """As many programs as are wanted, and those drawn again before the last of them."""
    support = [compile_support(source, folder) for source in (SUPPORT, CHECKSUM)]
    seeds = count(first_seed)
    with ThreadPoolExecutor(jobs) as pool:
        while wanted > 0:
            judged_each = pool.map(lambda seed: judge(seed, support, folder), islice(seeds, wanted))
            for judged in judged_each:
                wanted -= not judged.drawn_again
                yield judged


def judge(seed: int, support: Sequence[Path], folder: Path) -> Judged:
    """Makes the program of a seed and runs it three times; each level has its turn."""
    level = LEVELS[seed % len(LEVELS)]
    program = folder / f"{seed}.c"
    _call("csmith", "--no-float", "--seed", seed, "--output", program, cwd=folder)
    try:
        on_host = _checksum_on_host(program)
    except TooLongError:
        return Judged(seed, level, Verdict.LONG_ON_HOST)
    try:
        on_alpha = _checksum_on_alpha(program, level)
    except TooLongError:
        return Judged(seed, level, Verdict.LONG_ON_ALPHA)
    verdict, on_cpe = _checksum_on_cpe(program, level, support)
    if verdict is Verdict.EQUAL and not on_host == on_alpha == on_cpe:
        verdict = Verdict.WRONG
    return Judged(seed, level, verdict, f"host {on_host}, Alpha {on_alpha}, CPE {on_cpe}")


def _checksum_on_host(program: Path) -> str:
    binary = program.with_suffix(".host")
    _call("cc", "-w", "-O1", f"-I{HEADERS}", "-o", binary, program)
    return _printed_checksum(HOST_SECONDS, binary)


def _checksum_on_alpha(program: Path, level: str) -> str:
    binary = program.with_suffix(".alpha")
    options = ["-w", f"-O{level}", "-mcpu=ev56", f"-I{HEADERS}"]
    _call(ALPHA_COMPILER, *options, "-o", binary, program)
    return _printed_checksum(QEMU_SECONDS, "qemu-alpha", "-L", ALPHA_LIBRARIES, binary)


def _checksum_on_cpe(program: Path, level: str, support: Sequence[Path]) -> tuple[Verdict, str]:
    assembly = program.with_suffix(".S")
    if errors := compile_c(program, level, assembly, [f"-I{HEADERS}"]):
        return Verdict.WRONG, errors
    outcome = execute([assembly, *support], MOST_CYCLES, "begin_checksum")
    if outcome.end is End.NO_END:
        return Verdict.LONG_ON_CPE, str(outcome)
    if "UNALIGN" in outcome.says and _points_into_packed(program):
        return Verdict.MISALIGNED, str(outcome)
    if outcome.end is not End.EXITED:
        return Verdict.WRONG, str(outcome)
    return Verdict.EQUAL, f"{outcome.value:X}"


def _points_into_packed(program: Path) -> bool:
    """Such a pointer is not aligned to its type, and then C does not say what it does. The host
    does not mind."""
    text = program.read_text()
    return "#pragma pack(1)" in text and bool(re.search(r"&[gl]_\d+(\[\d+\])*\.f\d", text))


def _printed_checksum(seconds: int, *command: object) -> str:
    said = _call("prlimit", f"--cpu={seconds}", *command)
    found = re.fullmatch(r"checksum = ([0-9A-F]+)\n", said)
    if not found:
        raise CsmithError(f"{command[-1]} says '{said}' and no checksum")
    return found[1]


def _call(*command: object, cwd: Path | None = None) -> str:
    """What it says to standard output."""
    words = [str(word) for word in command]
    try:
        result = subprocess.run(words, capture_output=True, text=True, cwd=cwd)
    except FileNotFoundError as error:
        raise CsmithError(
            f"{words[0]} is not installed (tools/debian-packages-test.txt)"
        ) from error
    if result.returncode in (-signal.SIGXCPU, -signal.SIGKILL):  # prlimit's way of stopping it
        raise TooLongError
    if result.returncode != 0:
        raise CsmithError(f"{' '.join(words)}: status {result.returncode}\n{result.stderr}")
    return result.stdout
