# SPDX-License-Identifier: Apache-2.0
"""Which folder includes or imports from which, read from the sources.

`arrows` gives them all, `circle` those that go round, `picture` draws them for
docs/architecture.md.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)

#: Folder -> folder that it uses -> one line of source that says so, "file: included file".
Arrows = dict[str, dict[str, str]]


CPP = ("base", "files", "process", "compiler", "runtime", "asm", "objects", "toolchain", "sim")
SOURCES = ("*.h", "*.cc", "*.def", "*.py", ":!tests", ":!kernels/*.h", ":!experiments/*.h")


def arrows(root: Path = ROOT) -> Arrows:
    """Between the folders of the C++ and Python sources under git; tests may use everything."""
    listing = subprocess.run(
        ["git", "ls-files", *SOURCES],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    result: Arrows = {}
    for name in listing.stdout.split():
        source = root / name
        uses = result.setdefault(str(Path(name).parent), {})
        for used in imports(source, root) if source.suffix == ".py" else includes(source, root):
            if used.parent != Path(name).parent:
                uses.setdefault(str(used.parent), f"{name}: {used}")
    return result


def includes(source: Path, root: Path) -> Iterator[Path]:
    """The project's own headers that a C++ source includes."""
    for name in INCLUDE.findall(source.read_text()):
        if (root / name).exists():
            yield Path(name)


def imports(source: Path, root: Path) -> Iterator[Path]:
    """The project's own modules that a Python source imports."""
    folders = (source.parent, root / "experiments", root / "tools", root / "kernels")
    for node in ast.walk(ast.parse(source.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [node.module]
        for name in names:
            path = name.replace(".", "/") + ".py"
            module = next((each / path for each in folders if (each / path).exists()), None)
            if module:
                yield module.relative_to(root)


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
