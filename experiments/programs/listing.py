# SPDX-License-Identifier: Apache-2.0
"""The committed table of programs (experiments/programs/programs.toml), and the build lines that a
user gives for them: those are not part of the project."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from calibrate.repositories import Repository
from lab.simulator import ROOT

PATH = ROOT / "experiments" / "programs" / "programs.toml"


class ListingError(Exception):
    """A table that is not as it should be: which entry, what is wrong."""


@dataclass(frozen=True)
class Program:
    """One program, and what says that its result is right. Members as the table explains them."""

    name: str
    repository: Repository
    folder: str
    slave: str
    built_by: str
    run: list[str]
    checked_by: str = ""
    expect: list[str] = field(default_factory=list)
    reject: list[str] = field(default_factory=list)
    equal: list[list[str]] = field(default_factory=list)
    at_most: dict[str, float] = field(default_factory=dict)
    computed: str = ""
    vectors: bool = False
    run_in: str = ""
    copy: str = ""
    inputs: dict[str, int] = field(default_factory=dict)
    memory_gib: int = 0
    note: str = ""

    def __post_init__(self) -> None:
        if self.is_checked != bool(self.checked_by):
            raise ListingError(f"{self.name}: a check and checked_by, what it is, go together")

    @property
    def is_checked(self) -> bool:
        """Whether anything says that a result is right."""
        return bool(self.expect or self.equal or self.at_most or self.computed)

    @property
    def copied_folder(self) -> str:
        """Of the clone: what the program needs to be built and run."""
        return self.copy or self.folder


def load(path: Path = PATH) -> list[Program]:
    """In the order of the table. ListingError if it is damaged."""
    table = _read(path)
    commits = table.get("repositories", {})
    programs = []
    for entry in table.get("program", []):
        name = entry.get("name", "a program without a name")
        repository = entry.pop("repository", None)
        if repository not in commits:
            raise ListingError(f"{path}: {name}: no commit of repository '{repository}'")
        try:
            programs.append(
                Program(repository=Repository(repository, commits[repository]), **entry)
            )
        except TypeError as error:
            raise ListingError(f"{path}: {name}: {error}") from error
    names = [program.name for program in programs]
    for name in names:
        if names.count(name) > 1:
            raise ListingError(f"{path}: two programs have the name '{name}'")
    return programs


def load_build_lines(path: Path, programs: list[Program]) -> dict[str, list[str]]:
    """Of each program that the file names: what builds it, one shell line after the other."""
    lines = _read(path)
    unknown = set(lines) - {program.name for program in programs}
    if unknown:
        raise ListingError(f"{path}: no program has the name '{min(unknown)}'")
    for name, commands in lines.items():
        if not isinstance(commands, list) or not all(isinstance(c, str) for c in commands):
            raise ListingError(f"{path}: '{name}' is not a list of shell lines")
    return lines


def _read(path: Path) -> dict:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ListingError(f"{path}: {error}") from error
