# SPDX-License-Identifier: Apache-2.0
"""Builds of the simulator: this checkout's, and other commits' in worktrees of their own."""

import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from lab.simulator import ROOT

OTHERS = ROOT / "build" / "against"  # kept: the next comparison with the same commit builds nothing
BENCH = ROOT / "tests" / "bench"


class BuildError(Exception):
    """A commit that is not there, or that does not build; the message has the tool's words."""


@dataclass(frozen=True)
class Build:
    """A checkout, and what is built in its folder build/."""

    tree: Path
    commit: str

    @property
    def program(self) -> Path:
        """The simulator."""
        return self.tree / "build" / "swsim"

    @property
    def random_programs(self) -> Path:
        """This checkout's benchmark of random programs, linked with that simulator if it fits."""
        return self.tree / "build" / "bench" / "bench_random_programs"


def this_build() -> Build:
    """Of the checkout as it is."""
    changed = _said("git", "status", "--porcelain", "--untracked-files=no")
    build = _built(Build(ROOT, _short("HEAD") + (" with changes" if changed else "")))
    _build_random_programs(build)
    return build


def build_of(commit: str) -> Build:
    """Of another commit."""
    name = _short(commit)
    tree = OTHERS / name
    if not (tree / ".git").exists():
        _said("git", "worktree", "prune")
        _said("git", "worktree", "add", "--detach", str(tree), name)
    build = _built(Build(tree, name))
    with suppress(BuildError):  # an old one, whose interface was another
        _build_random_programs(build)
    return build


def _built(build: Build) -> Build:
    _said("cmake", "--preset", "release", tree=build.tree)
    _said("cmake", "--build", "--preset", "release", "--target", "swsim", tree=build.tree)
    return build


def _build_random_programs(build: Build) -> None:
    folder = build.random_programs.parent
    release = ("-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", f"-DSWSIM_TREE={build.tree}")
    _said("cmake", "-S", str(BENCH), "-B", str(folder), *release)
    _said("cmake", "--build", str(folder))


def _short(commit: str) -> str:
    try:
        return _said("git", "rev-parse", "--short", "--verify", f"{commit}^{{commit}}")
    except BuildError:
        raise BuildError(
            f"'{commit}' is not a commit of this repository; git log lists them"
        ) from None


def _said(*command: str, tree: Path = ROOT) -> str:
    try:
        result = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    except OSError as error:
        raise BuildError(f"{command[0]}: {error}") from error
    if result.returncode != 0:
        words = (result.stderr or result.stdout).strip().splitlines()[-20:]
        raise BuildError(
            f"{' '.join(command)}: exit status {result.returncode}\n" + "\n".join(words)
        )
    return result.stdout.strip()
