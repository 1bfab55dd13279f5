# SPDX-License-Identifier: Apache-2.0
"""Which folder includes, imports or is built from which, read from the sources.

`arrows` gives them all, `merged` those of folders with all that is in them, `circle` those that
go round, `picture` draws them for docs/architecture.md.
"""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INCLUDE = re.compile(r'^[ \t]*(?:#[ \t]*|\.)include[ \t]+"([^"]+)"', re.MULTILINE)

#: Folder -> folder that it uses -> one line of source that says so, "file: included file".
Arrows = dict[str, dict[str, str]]


CPP = ("base", "files", "process", "compiler", "runtime", "asm", "objects", "toolchain", "sim")
SOURCES = ("*.h", "*.cc", "*.def", "*.c", "*.cu", "*.[Ss]", "*.py", "*kernel.toml", ":!tests")


def arrows(root: Path = ROOT) -> Arrows:
    """Between the folders of all sources under git; tests may use everything."""
    listing = subprocess.run(
        ["git", "ls-files", *SOURCES],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    result: Arrows = {}
    for name in listing.stdout.split():
        uses = result.setdefault(str(Path(name).parent), {})
        for used in used_by(root / name, root):
            if used.parent != Path(name).parent:
                uses.setdefault(str(used.parent), f"{name}: {used}")
    return result


def used_by(source: Path, root: Path) -> Iterator[Path]:
    """The project's own files that a source names, by their paths below root."""
    reading = {".py": imports, ".toml": parts}.get(source.suffix, includes)
    for used in reading(source, root):
        yield used.resolve().relative_to(root.resolve())


def includes(source: Path, root: Path) -> Iterator[Path]:
    """Of C, C++ and assembly: beside it, or from the root."""
    for name in INCLUDE.findall(source.read_text()):
        yield from [each / name for each in (source.parent, root) if (each / name).exists()][:1]


def parts(source: Path, _: Path) -> Iterator[Path]:
    """Of a kernel and its variants."""
    kernel = tomllib.loads(source.read_text())
    for row in (kernel, *kernel.get("variant", {}).values()):
        for name in (*row.get("sources", ()), *([row["host"]] if "host" in row else ())):
            yield source.parent / name


def imports(source: Path, root: Path) -> Iterator[Path]:
    """Of Python: a package is found before a module of its name."""
    folders = (source.parent, root / "experiments", root / "tools", root / "kernels")
    for node in ast.walk(ast.parse(source.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [node.module]
        for name in names:
            path = name.replace(".", "/")
            candidates = [
                each / f"{path}{end}" for each in folders for end in ("/__init__.py", ".py")
            ]
            yield from [each for each in candidates if each.exists()][:1]


#: On top of all, also of the application that lives with its kernels.
COMMANDS = "sim/cli"


def merged(found: Arrows, depth: int) -> Arrows:
    """Of folders with so many names in their path, each with all that is in it but commands."""

    def whole(folder: str) -> str:
        return folder if folder == COMMANDS else "/".join(folder.split("/")[:depth])

    result: Arrows = {}
    for folder, uses in found.items():
        merged_uses = result.setdefault(whole(folder), {})
        for used, source in uses.items():
            if whole(used) != whole(folder):
                merged_uses.setdefault(whole(used), source)
    return result


def circle(found: Arrows) -> list[str]:
    """The sources behind a circle of arrows; none if all point one way."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        # graphlib names each folder after the one that it uses last: from used to user.
        return [found[user][used] for used, user in pairwise(error.args[1])]
    return []


def below(found: Arrows, folder: str) -> set[str]:
    """All that a folder uses, also through others."""
    result = set(found.get(folder, {}))
    for each in list(result):
        result |= below(found, each)
    return result


def picture(found: Arrows) -> str:
    """As a Mermaid flow chart, the users above, without the arrows that follow from others."""

    def node(folder: str) -> str:
        return f'{folder.replace("/", "_")}["{folder}/"]'

    lines = ["```mermaid", "flowchart TD"]
    for folder in sorted(found):
        implied = set().union(*(below(found, each) for each in found[folder]))
        lines += [
            f"    {node(folder)} --> {node(each)}" for each in sorted(set(found[folder]) - implied)
        ]
    return "\n".join([*lines, "```"]) + "\n"
