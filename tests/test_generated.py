# SPDX-License-Identifier: Apache-2.0
"""Is each committed file of a folder generated/ what its script or the compiler makes?"""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from conftest import ROOT, Outcome, call, swsim

COMPILER = "alpha-linux-gnu-gcc-12"
GENERATORS = ("bitsliced/generate.py", "swaes_hybrid/order.py", "ttable/generate.py")
COMPILED = [
    path
    for top in ("experiments", "kernels")
    for path in sorted((ROOT / top).rglob("generated/*.S"))
    if "by `swsim cc`" in path.read_text().partition("\n")[0]
]


def check(generator: Path) -> Outcome:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "experiments")}
    return call(sys.executable, generator, "--check", environment=environment)


@pytest.mark.parametrize("generator", GENERATORS)
def test_the_committed_files_are_what_the_generator_makes(generator):
    check(ROOT / "kernels" / generator).expect(0)


def test_the_check_of_a_generator_notices_a_change(tmp_path):
    copy = shutil.copytree(ROOT / "kernels" / "ttable", tmp_path / "ttable")
    changed = copy / "generated" / "pass_128.h"
    changed.write_text(changed.read_text().replace("zapnot", "zap", 1))
    outcome = check(copy / "generate.py").expect(1)
    assert re.findall(r"pass_\w+\.h", outcome.stderr) == ["pass_128.h"]


def test_compiled_kernels_are_found():
    assert len(COMPILED) >= 12


@pytest.mark.parametrize("committed", COMPILED, ids=lambda path: path.stem)
def test_the_committed_assembly_is_what_the_compiler_makes(committed, tmp_path):
    if shutil.which(COMPILER) is None:
        pytest.skip(f"{COMPILER} is not installed")
    expected = committed.read_text()
    source = committed.parents[1] / re.match(r"# Made from (\S+) by", expected).group(1)
    level = re.search(r"^# Flags: (-O\w) ", expected, re.M).group(1)
    output = tmp_path / "made.S"
    swsim("cc", level, source, "-o", output).expect(0)
    made = output.read_text()
    versions = [re.search(r"^# Compiler: (.*)$", t, re.M).group(1) for t in (expected, made)]
    if versions[0] != versions[1]:
        pytest.skip(f"made by {versions[0]}, here is {versions[1]}: not compared")
    assert made == expected, (
        f"{source.name} or the translation has changed: run\n"
        f"  build/swsim cc {level} {source.relative_to(ROOT)} -o {committed.relative_to(ROOT)}\n"
        "and look at the difference, also in its cycles (make golden)"
    )
