# SPDX-License-Identifier: Apache-2.0
"""AES on this host, measured: OpenSSL, tables on all of its threads, and bit slices.

Each program verifies itself before it measures (host_speed/verify.h). What cannot be
measured here, or is not AES, has no row; it is named, with the reason.
"""

import os
import platform
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from kernels.host_programs import (
    TTABLE,
    Effort,
    NotMeasuredError,
    Speed,
    Workshop,
    bitsliced_candidates,
    openssl_candidates,
    ttable_candidates,
    version_of_openssl,
)
from lab.simulator import ROOT

CPUINFO = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Host:
    """left_out says of what was not measured why not."""

    cpu: str
    openssl: str = ""
    memory_bytes: int = 0
    speeds: list[Speed] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)

    def of(self, operation: str, key_bits: int) -> list[Speed]:
        """For this operation and key size, with one thread and with the most."""
        speeds = [s for s in self.speeds if (s.operation, s.key_bits) == (operation, key_bits)]
        most = {s.implementation: s.threads for s in speeds}  # they come in order of threads
        return [s for s in speeds if s.threads in (1, most[s.implementation])]

    def by_threads(self) -> list[Speed]:
        """The tables in memory, by number of threads."""
        of_tables = (s for s in self.speeds if s.implementation == TTABLE and s.memory_gb_per_s)
        return sorted(of_tables, key=lambda speed: speed.threads)


def measure_host(effort: Effort | None = None, root: Path = ROOT) -> Host:
    """Never fails: what cannot be measured is said. root: where the programs' sources are."""
    effort = effort or Effort()
    cpu, flags = cpu_of(_text_of(CPUINFO))
    candidates, left_out = openssl_candidates(platform.machine(), flags)
    candidates += ttable_candidates(thread_counts(processors()), effort)
    candidates += bitsliced_candidates()
    speeds: list[Speed] = []
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), effort, root)
        for candidate in candidates:
            try:
                speeds += workshop.measure(candidate, flags)
            except NotMeasuredError as error:
                left_out.setdefault(candidate.implementation, str(error))
    speeds = [speed for speed in speeds if speed.implementation not in left_out]
    return Host(cpu, version_of_openssl(), effort.memory_bytes, speeds, left_out)


def thread_counts(processors: int) -> list[int]:
    """1 to 8, then doubled, and all processors."""
    counts = {*range(1, min(processors, 8) + 1), processors}
    counts |= {2**power for power in range(4, processors.bit_length()) if 2**power < processors}
    return sorted(counts)


def name_of_processor() -> str:
    """Of this host."""
    return cpu_of(_text_of(CPUINFO))[0]


def cpu_of(cpuinfo: str) -> tuple[str, set[str]]:
    """Name and flags of the first processor in the text of /proc/cpuinfo."""
    lines = dict(
        (part.strip() for part in line.split(":", 1))
        for line in reversed(cpuinfo.splitlines())
        if ":" in line
    )
    name = lines.get("model name") or platform.processor() or platform.machine()
    return name, set((lines.get("flags") or lines.get("Features") or "").split())


def processors() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
