#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Clones the public repositories whose programs were measured on the chip.

Each at the commit that was measured, as OWNER+NAME in the folder: what --external of calibrate.py
and validate.py takes. Needs git and a network; what is there already stays.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from swsim_lab.calibration.external import REPOSITORIES, ExternalError, Repository


def parse_arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="for the clones")
    parser.add_argument(
        "--list", action="store_true", help="the repositories and commits; clone nothing"
    )
    return parser.parse_args()


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
    if arguments.list:
        for repository in REPOSITORIES:
            print(f"{repository.url} {repository.commit}")
        return 0
    try:
        for repository in REPOSITORIES:
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
