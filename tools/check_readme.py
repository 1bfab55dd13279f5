#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the commands that README.md shows, in its order: each ```sh block must succeed.

They run in the checkout, which must look the same afterwards, and with a home folder of their own.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def state_of_checkout() -> str:
    """Changed and new files, and the changes themselves."""
    commands = (["git", "status", "--porcelain", "--untracked-files=all"], ["git", "diff"])
    return "".join(
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for command in commands
    )


def main() -> int:
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    if not blocks:
        print("README.md shows no commands", file=sys.stderr)
        return 1
    before = state_of_checkout()
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home}
        for number, block in enumerate(blocks, start=1):
            print(f"--- README.md, commands {number} of {len(blocks)}:\n{block}", flush=True)
            command = ["bash", "-euo", "pipefail", "-c", block]
            status = subprocess.run(command, cwd=ROOT, env=environment).returncode
            if status != 0:
                print(f"README.md: exit status {status}", file=sys.stderr)
                return 1
    if state_of_checkout() != before:
        print("README.md: its commands leave the checkout changed; see git status", file=sys.stderr)
        return 1
    print(f"README.md: all {len(blocks)} command blocks work")
    return 0


if __name__ == "__main__":
    sys.exit(main())
