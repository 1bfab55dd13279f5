# SPDX-License-Identifier: Apache-2.0
"""docs/kernels.md: the parts of it that are made, between comments that name them.

The list of the kernels' pages is made from these pages; the tables from a run of all kernels.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

from kernels import table
from kernels.catalogue import Program
from kernels.host import Host
from kernels.rows import Row
from lab import markdown
from lab.simulator import ROOT, Simulator

PAGES, ROWS, KEYS, BELONGS = "pages", "rows", "keys", "belongs to"
DEVICES = "devices"
OPERATIONS, THREADS = "operations of the host", "threads of the host"
GOLDEN = ROOT / "tests" / "golden" / "cycles.json"


def rewrite(page: Path, rows: list[Row], host: Host, identity: str) -> None:
    """All parts."""
    markdown.rewrite_parts(
        page,
        {
            PAGES: pages(page.with_suffix("")),
            ROWS: rows_of_shortest_keys(rows),
            KEYS: key_sizes(rows),
            **parts_of_host(host),
            BELONGS: f"`{identity}`\n",
        },
    )


def parts_of_host(host: Host) -> dict[str, str]:
    """Those that have numbers of this host."""
    return {
        DEVICES: table.markdown_devices(host),
        OPERATIONS: table.markdown_operations(host),
        THREADS: table.markdown_threads(host),
    }


def identity(simulator: Simulator, programs: Iterable[Program]) -> str:
    """What the tables belong to: the machine, every program, and the model's cycles."""
    programs = sorted(programs, key=lambda p: (p.kernel.path, p.operation, p.key_bits))
    identities = [simulator.identify(p.kernel.path, (), p.cipher) for p in programs]
    hashes = [(i.machine_hash, i.program_hash) for i in identities]
    content = json.dumps(hashes).encode() + GOLDEN.read_bytes()
    return hashlib.sha256(content).hexdigest()[:16]


def pages(folder: Path) -> str:
    """A line for each page of a kernel family: its heading, and the first sentence of its text."""
    lines = []
    for page in sorted(folder.glob("*.md")):
        heading, _, rest = page.read_text(encoding="utf-8").partition("\n")
        text = next((block for block in rest.split("\n\n") if block.strip()[:1].isalpha()), "")
        sentence = re.split(r"(?<=\.)(?<!et al\.)\s", " ".join(text.split()))[0].rstrip(":")
        lines.append(f"- [{heading.lstrip('# ')}]({folder.name}/{page.name}): {sentence}\n")
    return "".join(lines)


def rows_of_shortest_keys(rows: list[Row]) -> str:
    """The table of one key size of each kernel."""
    return table.markdown_table(r for r in rows if r.key_bits == _shortest(rows, r))


def key_sizes(rows: list[Row]) -> str:
    """Cycles per byte by key size; nothing for kernels with one."""
    sizes = sorted({row.key_bits for row in rows})
    cycles: dict[tuple, dict[int, float | None]] = {}
    for row in rows:
        what = (row.kernel, row.mode_name, row.vector_latency)
        cycles.setdefault(what, {})[row.key_bits] = row.cycles_per_byte
    lines = []
    for what, by_size in cycles.items():
        if len(by_size) > 1:
            lines.append((*what, *(table.number(by_size.get(size)) for size in sizes)))
    headings = ("kernel", "mode", "vector latency", *(f"{size}-bit key" for size in sizes))
    return markdown.table(headings, lines) if lines else "None yet.\n"


def _shortest(rows: list[Row], row: Row) -> int:
    return min(r.key_bits for r in rows if r.kernel == row.kernel)
