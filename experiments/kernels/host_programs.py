# SPDX-License-Identifier: Apache-2.0
"""The programs of host_speed: what each implementation needs, how it is built, run."""

import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from lab.simulator import MIB, ROOT

PROGRAMS = Path("experiments") / "kernels" / "host_speed"
GENERATED = "-Ibuild/kernels"  # what scripts of kernels/ make
PROGRAM_SECONDS = 120  # for a compiler, or a program with verification and all that it measures

# What is taken from OpenSSL on x86-64: bits of OPENSSL_ia32cap (man OPENSSL_ia32cap), that is of
# CPUID 1, EDX below and ECX above: AES and PCLMULQDQ, then also SSSE3, which its constant-time
# implementations (vector permutations, for CTR bit slices) need.
OPENSSL = "OpenSSL"
AES_NI = "OpenSSL with AES-NI"
MASKS = {
    AES_NI: None,
    "OpenSSL without AES-NI (SSSE3)": "~0x200000200000000",
    "OpenSSL without AES-NI and SSSE3 (tables)": "~0x200020200000000",
}
TTABLE = "T-tables, OpenMP"
BITSLICED = "bitsliced, AVX2"


class NotMeasuredError(Exception):
    """Says why there is no row: what is missing here, or how the result is not AES."""


@dataclass(frozen=True)
class Effort:
    """How much is measured: of data in memory, how often in a cache, whether all key sizes."""

    memory_bytes: int = 128 * MIB
    slices: int = 100
    all_keys: bool = True


QUICK = Effort(memory_bytes=4 * MIB, slices=5, all_keys=False)


@dataclass(frozen=True)
class Speed:
    """None where it was not measured; cycles_per_byte also where the clock could not be."""

    implementation: str
    operation: str
    key_bits: int
    gb_per_s: float | None  # 16 KB again and again
    cycles_per_byte: float | None
    threads: int = 1
    memory_gb_per_s: float | None = None

    @property
    def best_known_gb_per_s(self) -> float:
        """In a cache; several threads only in memory."""
        return self.gb_per_s or self.memory_gb_per_s or 0.0

    @property
    def name(self) -> str:
        """With its threads."""
        threads = "one core" if self.threads == 1 else f"{self.threads} threads"
        return f"{self.implementation}, {threads}"


@dataclass(frozen=True)
class Candidate:
    """A program that measures an implementation. needs: a flag of the processor."""

    implementation: str
    source: Path
    flags: tuple[str, ...] = ("-O3",)
    arguments: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    needs: str = ""


class Workshop:
    """A folder in which programs are built from the sources under root, and run."""

    def __init__(
        self, folder: Path, effort: Effort, root: Path = ROOT, seconds: float = PROGRAM_SECONDS
    ):
        self.effort = effort
        self._seconds = seconds
        self._folder = folder
        self._root = root
        self._built: dict[tuple, Path] = {}

    def measure(self, candidate: Candidate, flags: set[str]) -> list[Speed]:
        """Raises NotMeasuredError. flags are the processor's."""
        if candidate.needs and candidate.needs not in flags:
            raise NotMeasuredError(f"this processor has no {candidate.needs.upper()}")
        program = self.build("cc", *candidate.flags, source=candidate.source)
        effort = (str(self.effort.memory_bytes), str(self.effort.slices))
        output = self.output(program, *effort, *candidate.arguments, **candidate.environment)
        return speeds_of(candidate.implementation, output)

    def build(self, compiler: str, *flags: str, source: Path) -> Path:
        """The program; built once. Raises NotMeasuredError."""
        what = (compiler, flags, source)
        if what not in self._built:
            if shutil.which(compiler) is None:
                raise NotMeasuredError(f"{compiler} is not installed")
            program = self._folder / f"{len(self._built)}_{source.stem}"
            self.output(compiler, *flags, "-o", program, source, "-lcrypto")
            self._built[what] = program
        return self._built[what]

    def output(self, *command: object, **environment: str) -> str:
        """What a command prints, which runs where the sources are. Raises NotMeasuredError."""
        words = [str(word) for word in command]
        try:
            return subprocess.run(
                words,
                cwd=self._root,
                env=os.environ | environment,
                check=True,
                capture_output=True,
                text=True,
                timeout=self._seconds,
            ).stdout
        except subprocess.CalledProcessError as error:
            raise NotMeasuredError(_reason(error)) from error
        except (OSError, subprocess.SubprocessError) as error:
            raise NotMeasuredError(str(error).splitlines()[0]) from error


def openssl_candidates(machine: str, flags: set[str]) -> tuple[list[Candidate], dict[str, str]]:
    """With and without the processor's AES instructions; and which are left out, and why."""
    masks, left_out = dict(MASKS), {}
    if machine != "x86_64":
        masks = {OPENSSL: None}
        left_out = {
            "OpenSSL without AES instructions": f"how to take them from it on {machine}: not known"
        }
    elif "aes" not in flags:
        del masks[AES_NI]
        left_out = {AES_NI: "this processor has no AES instructions"}
    source = PROGRAMS / "openssl_speed.c"
    return [
        Candidate(name, source, environment={"OPENSSL_ia32cap": mask} if mask else {})
        for name, mask in masks.items()
    ], left_out


def ttable_candidates(thread_counts: list[int], effort: Effort) -> list[Candidate]:
    """ECB with keys of all sizes, in both directions; the first with several threads, too."""
    candidates = []
    for key_bits in (128, 192, 256):
        for decrypts in (0, 1):
            flags = ("-O3", "-fopenmp", f"-DKEY_BITS={key_bits}", f"-DDECRYPTS={decrypts}")
            several = [] if candidates else [str(count) for count in thread_counts if count > 1]
            source = PROGRAMS / "ttable_openmp.c"
            candidates.append(Candidate(TTABLE, source, flags, tuple(several)))
    return candidates if effort.all_keys else candidates[:1]


def bitsliced_candidates() -> list[Candidate]:
    """One program does all operations with keys of all sizes."""
    source = PROGRAMS / "bitsliced_avx2.c"
    return [Candidate(BITSLICED, source, ("-O3", "-mavx2", GENERATED), needs="avx2")]


def speeds_of(implementation: str, output: str) -> list[Speed]:
    """From the lines that the programs print (host_speed/speed.h)."""
    speeds = []
    for line in output.splitlines():
        operation, key_bits, threads, *measured = line.split()
        gb_per_s, cycles, memory_gb_per_s = (float(word) or None for word in measured)
        of_cache = (operation, int(key_bits), gb_per_s, cycles)
        speeds.append(Speed(implementation, *of_cache, int(threads), memory_gb_per_s))
    return speeds


def version_of_openssl() -> str:
    """As the openssl command says; nothing without it."""
    try:
        said = subprocess.run(["openssl", "version"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.SubprocessError):
        return ""
    return said.stdout.split(" (")[0].strip()


def _reason(error: subprocess.CalledProcessError) -> str:
    """The first line that speaks of an error, or the first."""
    lines = [line.strip() for line in error.stderr.splitlines() if line.strip()]
    lines = [line for line in lines if "error" in line] or lines
    ended = f"{Path(error.cmd[0]).name}: exit status {error.returncode}"
    return lines[0] if lines else ended
