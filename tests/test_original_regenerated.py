# SPDX-License-Identifier: Apache-2.0
"""Is the committed kernels/original/original.S what `swsim cc` makes of aes.c?"""

import re
import shutil

import pytest

from conftest import ROOT, swsim

KERNEL = ROOT / "kernels" / "original"
COMPILER = "alpha-linux-gnu-gcc-12"


def compiler_version(text: str) -> str:
    return re.search(r"^# Compiler: (.*)$", text, re.MULTILINE).group(1)


def test_the_committed_assembly_is_what_the_compiler_makes(tmp_path):
    if shutil.which(COMPILER) is None:
        pytest.skip(f"{COMPILER} is not installed")
    output = tmp_path / "original.S"
    outcome = swsim("cc", KERNEL / "aes.c", "-o", output)
    assert outcome.status == 0, outcome.stderr
    committed = (KERNEL / "original.S").read_text()
    made = output.read_text()
    if compiler_version(made) != compiler_version(committed):
        pytest.skip(
            f"original.S was made by {compiler_version(committed)}, "
            f"here is {compiler_version(made)}: not compared"
        )
    assert made == committed, (
        "aes.c or the translation has changed: run\n"
        "  build/swsim cc kernels/original/aes.c -o kernels/original/original.S\n"
        "and look at the difference, also in its cycles (make golden)"
    )
