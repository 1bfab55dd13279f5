#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the commands that README.md and the pages of docs/ show: each ```sh block must succeed.

A ```text block that follows a ```sh block is what its commands print, on standard output and
standard error: it must be that to the letter, but for the speed of the host. A page's blocks run
in its order, in the checkout, which must look the same afterwards, and with a home folder of their
own.

usage: tools/check_readme.py [PAGE|FOLDER ...]      README.md and docs without arguments
       tools/check_readme.py --rewrite ...          writes what the commands print into the pages
       tools/check_readme.py --enter COMMAND ...    COMMAND runs each block, in another checkout
"""

import argparse
import difflib
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALL_PAGES = (ROOT / "README.md", ROOT / "docs")
# How fast this host simulates differs each time.
HOST_SPEED = re.compile(r"simulated at +[\d.]+ million per second")
BLOCK = re.compile(
    r"^```sh\n(?P<commands>.*?)^```$(?:\n+```text\n(?P<output>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)


class PageError(Exception):
    """A page shows what is not so."""


@dataclass(frozen=True)
class Block:
    """Commands, and what they should print if the page says it."""

    commands: str
    output: str | None  # None if the page does not show it


def blocks_of(text: str) -> list[Block]:
    """Those of a page."""
    return [Block(match["commands"], match["output"]) for match in BLOCK.finditer(text)]


def pages_of(paths: Iterable[Path]) -> list[Path]:
    """The pages themselves, and of folders those that show commands."""
    pages = []
    for path in paths:
        if path.is_dir():
            files = sorted(path.rglob("*.md"))
            pages += [file for file in files if blocks_of(file.read_text(encoding="utf-8"))]
        else:
            pages.append(path)
    return pages


def name_of(page: Path) -> str:
    """Of a page, from the root where it is below it."""
    page = page.resolve()
    return str(page.relative_to(ROOT)) if page.is_relative_to(ROOT) else str(page)


#: Runs commands in the checkout; their output is captured or goes to the terminal.
Shell = Callable[[str, bool], subprocess.CompletedProcess]
BASH = ("bash", "-euo", "pipefail", "-c")


def shell_at_home(home: str) -> Shell:
    """In this checkout."""
    environment = {**os.environ, "HOME": home, "TMPDIR": home}

    def run(commands: str, captured: bool) -> subprocess.CompletedProcess:
        return call([*BASH, commands], captured, environment)

    return run


def shell_elsewhere(enter: str) -> Shell:
    """Where `enter` leads."""
    return lambda commands, captured: call([*shlex.split(enter), *BASH, commands], captured)


def call(
    command: list[str], captured: bool, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess:
    """Standard output and standard error together."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE if captured else None,
        stderr=subprocess.STDOUT if captured else None,
        text=True,
        errors="replace",
    )


def state_of_checkout(shell: Shell) -> str:
    """Changed and new files, and the changes themselves."""
    state = shell("git status --porcelain --untracked-files=all; git diff", True)
    state.check_returncode()
    return state.stdout


def run(block: Block, shell: Shell) -> str | None:
    """What the block prints, if the page shows that; else it goes to the terminal."""
    result = shell(block.commands, block.output is not None)
    if result.returncode != 0:
        raise PageError(f"exit status {result.returncode}\n{result.stdout or ''}")
    return result.stdout


def outputs_of(page: Path, elsewhere: Shell | None) -> list[str | None]:
    """What the blocks of a page print, where it shows that."""
    blocks = blocks_of(page.read_text(encoding="utf-8"))
    if not blocks:
        raise PageError("shows no commands")
    outputs = []
    with tempfile.TemporaryDirectory() as home:
        shell = elsewhere or shell_at_home(home)
        for number, block in enumerate(blocks, start=1):
            print(f"--- {name_of(page)}, commands {number} of {len(blocks)}:", flush=True)
            print(block.commands, flush=True)
            outputs.append(run(block, shell))
    return outputs


def comparable(output: str | None) -> str | None:
    """Output without the host's speed."""
    return output if output is None else HOST_SPEED.sub("simulated", output)


def check(page: Path, elsewhere: Shell | None) -> None:
    """Throws PageError unless the page's commands do what it shows."""
    blocks = blocks_of(page.read_text(encoding="utf-8"))
    for block, output in zip(blocks, outputs_of(page, elsewhere), strict=True):
        if comparable(output) != comparable(block.output):
            difference = difflib.unified_diff(
                block.output.splitlines(),
                output.splitlines(),
                "the page",
                "the commands",
                lineterm="",
            )
            raise PageError(
                "the commands print something else; make docs rewrites the page\n"
                + "\n".join(difference)
            )


def rewrite(page: Path, elsewhere: Shell | None = None) -> None:
    """Puts what the commands print into the page."""
    outputs = iter(outputs_of(page, elsewhere))

    def with_output(match: re.Match) -> str:
        output = next(outputs)
        if output is None:
            return match[0]
        start, end = (position - match.start() for position in match.span("output"))
        return match[0][:start] + output + match[0][end:]

    page.write_text(BLOCK.sub(with_output, page.read_text(encoding="utf-8")), encoding="utf-8")


def pages_with_outputs(paths: Iterable[Path] = ALL_PAGES) -> list[Path]:
    """Pages that say what a command prints."""
    return [
        page
        for page in pages_of(paths)
        if any(block.output is not None for block in blocks_of(page.read_text(encoding="utf-8")))
    ]


def main() -> int:
    """Gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rewrite", action="store_true", help="write outputs into the pages")
    parser.add_argument("--enter", metavar="COMMAND", help="what runs a command elsewhere")
    parser.add_argument("pages", nargs="*", type=Path, default=ALL_PAGES)
    arguments = parser.parse_args()
    pages = (pages_with_outputs if arguments.rewrite else pages_of)(arguments.pages)
    elsewhere = shell_elsewhere(arguments.enter) if arguments.enter else None
    here = elsewhere or shell_at_home(str(Path.home()))
    before = None if arguments.rewrite else state_of_checkout(here)
    for page in pages:
        began = time.monotonic()
        try:
            (rewrite if arguments.rewrite else check)(page, elsewhere)
        except PageError as error:
            print(f"{name_of(page)}: {error}", file=sys.stderr)
            return 1
        print(f"{name_of(page)}: all commands work ({time.monotonic() - began:.0f} s)", flush=True)
    if before is not None and state_of_checkout(here) != before:
        print("the commands leave the checkout changed; see git status", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
