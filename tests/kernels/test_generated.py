# SPDX-License-Identifier: Apache-2.0
"""Is what the build and the compiler made of kernels what their scripts and the C make now?"""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from support.commands import COMPILER, GENERATED, PROGRAM, ROOT, call, swsim

GENERATORS = ("bitsliced/generate.py", "swaes_hybrid/order.py", "ttable/generate.py")
COMPILED = [
    path
    for path in sorted((ROOT / "kernels" / "compiled").glob("*.S"))
    if "by `swsim cc`" in path.read_text().partition("\n")[0]
]


def source_of(committed: Path) -> Path:
    """The C that its head names, in the folder of the kernel that lists it among its sources."""
    name = re.match(r"# Made from (\S+) by", committed.read_text()).group(1)
    [folder] = [
        file.parent
        for top in ("kernels/*", "experiments/**")
        for file in ROOT.glob(f"{top}/kernel.toml")
        if f'{committed.parent.name}/{committed.name}"' in file.read_text()
    ]
    return folder / name


@pytest.mark.parametrize("generator", GENERATORS)
def test_the_build_has_what_the_generator_makes_without_any_package(generator, tmp_path):
    """With -S, Python has its standard library only."""
    script, made = ROOT / "kernels" / generator, GENERATED / Path(generator).parent
    environment = os.environ | {"SWSIM_PROGRAM": str(PROGRAM)}
    call(sys.executable, "-S", script, "--output", tmp_path, environment=environment).expect(0)
    assert {path.name for path in made.iterdir()} == {path.name for path in tmp_path.iterdir()}
    for path in made.iterdir():
        text = path.read_text()
        assert text == (tmp_path / path.name).read_text()
        assert f"Made by kernels/{generator}" in text


def test_compiled_kernels_are_found():
    assert len(COMPILED) >= 12


@pytest.mark.parametrize("committed", COMPILED, ids=lambda path: path.stem)
def test_the_committed_assembly_is_what_the_compiler_makes(committed, tmp_path):
    if shutil.which(COMPILER) is None:
        pytest.skip(f"{COMPILER} is not installed")
    expected = committed.read_text()
    source = source_of(committed)
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
