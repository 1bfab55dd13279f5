#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Clones the public repositories whose programs were measured on the chip.

Each at the commit that was measured, as OWNER+NAME in the folder: what --external of calibrate.py
and validate.py takes; with --programs those, too, whose programs programs.py builds and runs. Needs
git and a network; what is there already stays.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from calibrate.repositories import REPOSITORIES, ExternalError, Repository
from programs import listing


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="for the clones")
    parser.add_argument(
        "--list", action="store_true", help="the repositories and commits; clone nothing"
    )
    parser.add_argument(
        "--programs", action="store_true", help="the repositories of programs.py, too"
    )
    return parser.parse_args()


def repositories_of(arguments: argparse.Namespace) -> list[Repository]:
    """Each once; ListingError if the table of programs is damaged."""
    programs = listing.load() if arguments.programs else []
    return list(dict.fromkeys([*REPOSITORIES, *(program.repository for program in programs)]))


def git(*arguments: str) -> None:
    """ExternalError if it fails."""
    try:
        result = subprocess.run(["git", *arguments], capture_output=True, text=True)
    except FileNotFoundError as error:
        raise ExternalError("git is needed; install it") from error
    if result.returncode != 0:
        raise ExternalError(f"git {' '.join(arguments)}: {result.stderr.strip()}")


def clone(repository: Repository, folder: Path) -> None:
    """Whole or not at all: under another name first."""
    target, unfinished = folder / repository.folder, folder / f".{repository.folder}"
    if target.exists():
        print(f"external: {target} is there", file=sys.stderr)
        return
    print(f"external: cloning {repository.url} at {repository.commit}", file=sys.stderr)
    folder.mkdir(parents=True, exist_ok=True)
    git("init", "--quiet", str(unfinished))
    # Of the one commit, not of the history.
    git("-C", str(unfinished), "fetch", "--quiet", "--depth=1", repository.url, repository.commit)
    git("-C", str(unfinished), "checkout", "--quiet", "FETCH_HEAD")
    unfinished.rename(target)


def main() -> int:
    """Gives the exit status."""
    arguments = parse_arguments()
    try:
        repositories = repositories_of(arguments)
    except listing.ListingError as error:
        print(f"external: {error}", file=sys.stderr)
        return 2
    if arguments.list:
        for repository in repositories:
            print(f"{repository.url} {repository.commit}")
        return 0
    try:
        for repository in repositories:
            clone(repository, arguments.folder)
    except (ExternalError, OSError) as error:
        print(f"external: {error}", file=sys.stderr)
        print(
            "external: without a network, clone the repositories of --list elsewhere, each into a "
            f"folder OWNER+NAME, and copy them to {arguments.folder}",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
