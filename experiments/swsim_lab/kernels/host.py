# SPDX-License-Identifier: Apache-2.0
"""OpenSSL on one core of this host, measured: with the processor's AES instructions and without."""

import os
import platform
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from swsim_lab.simulator import ROOT

SOURCE = ROOT / "experiments" / "host_speed" / "openssl_speed.c"
CPUINFO = Path("/proc/cpuinfo")

# What is taken from OpenSSL on x86-64: bits of OPENSSL_ia32cap (man OPENSSL_ia32cap), that is of
# CPUID 1, EDX below and ECX above: AES and PCLMULQDQ, then also SSSE3, which its constant-time
# implementations (vector permutations, for CTR bit slices) need.
AES_NI = "OpenSSL with AES-NI"
MASKS = {
    AES_NI: None,
    "OpenSSL without AES-NI (SSSE3)": "~0x200000200000000",
    "OpenSSL without AES-NI and SSSE3 (tables)": "~0x200020200000000",
}
OTHER_PROCESSOR = {"OpenSSL": None}


@dataclass(frozen=True)
class Speed:
    """cycles_per_byte is None where the clock could not be measured."""

    implementation: str
    operation: str
    key_bits: int
    gb_per_s: float
    cycles_per_byte: float | None


@dataclass(frozen=True)
class Host:
    """problem says why nothing was measured; note, what this processor lacks."""

    cpu: str
    openssl: str = ""
    speeds: list[Speed] = field(default_factory=list)
    note: str = ""
    problem: str = ""

    def of(self, operation: str, key_bits: int) -> list[Speed]:
        """For this operation and key size."""
        return [s for s in self.speeds if (s.operation, s.key_bits) == (operation, key_bits)]


def measure_host() -> Host:
    """Never fails: what cannot be measured is said."""
    cpu, flags = cpu_of(_text_of(CPUINFO))
    try:
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "openssl_speed"
            _output("cc", "-O2", "-o", program, SOURCE, "-lcrypto")
            masks, note = implementations(platform.machine(), flags)
            speeds = []
            for name, mask in masks.items():
                environment = {} if mask is None else {"OPENSSL_ia32cap": mask}
                speeds += speeds_of(name, _output(program, environment=environment))
            return Host(cpu, _openssl_version(), speeds, note)
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        said = getattr(error, "stderr", "") or str(error)
        return Host(cpu, problem=said.strip().splitlines()[0])


def cpu_of(cpuinfo: str) -> tuple[str, set[str]]:
    """Name and flags of the first processor in the text of /proc/cpuinfo."""
    lines = dict(
        (part.strip() for part in line.split(":", 1))
        for line in reversed(cpuinfo.splitlines())
        if ":" in line
    )
    name = lines.get("model name") or platform.processor() or platform.machine()
    return name, set((lines.get("flags") or lines.get("Features") or "").split())


def implementations(machine: str, flags: set[str]) -> tuple[dict[str, str | None], str]:
    """The value of OPENSSL_ia32cap for each, and a note."""
    if machine != "x86_64":
        return (
            OTHER_PROCESSOR,
            f"how to take the AES instructions from OpenSSL on {machine}: not known",
        )
    if "aes" not in flags:
        return (
            {name: mask for name, mask in MASKS.items() if name != AES_NI},
            "this processor has no AES instructions",
        )
    return MASKS, ""


def speeds_of(implementation: str, output: str) -> list[Speed]:
    """From the lines of openssl_speed."""
    speeds = []
    for line in output.splitlines():
        operation, key_bits, gb_per_s, cycles = line.split()
        measured = float(gb_per_s), float(cycles) or None
        speeds.append(Speed(implementation, operation, int(key_bits), *measured))
    return speeds


def _openssl_version() -> str:
    try:
        return _output("openssl", "version").split(" (")[0].strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def _output(*command: object, environment: dict[str, str] | None = None) -> str:
    return subprocess.run(
        [str(word) for word in command],
        env=os.environ | (environment or {}),
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    ).stdout


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
