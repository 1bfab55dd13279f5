# SPDX-License-Identifier: Apache-2.0
"""The kernel to start from: does what its README proposes make it as much faster as it says?"""

import re
from pathlib import Path

import pytest

from support.commands import run, swsim


@pytest.fixture
def kernel(tmp_path) -> Path:
    folder = tmp_path / "mine"
    assert swsim("new", folder).status == 0
    return folder


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1, f"{old} in {path.name}"
    path.write_text(text.replace(old, new))


def larger_blocks(kernel: Path) -> None:
    for name in ("mine.S", "mine_host.c"):
        replace(kernel / name, "#define BLOCK_BYTES 2048", "#define BLOCK_BYTES 8192")
    replace(kernel / "mine.S", "sll     $1,11,", "sll     $1,13,")
    replace(kernel / "kernel.toml", "length_multiple = 2048", "length_multiple = 8192")


def unrolled_loop(kernel: Path) -> None:
    """The loop as the README shows it."""
    [loop] = re.findall(r"```asm\n(.*?)```", (kernel / "README.md").read_text(), re.DOTALL)
    source = (kernel / "mine.S").read_text()
    old = re.search(r"^words:.*?bgt +\$10,words\n", source, re.MULTILINE | re.DOTALL)
    replace(kernel / "mine.S", old[0], loop)


def test_do_the_steps_of_the_readme_bring_what_it_says(kernel):
    rows = re.findall(r"^\| .* \| (\d+) \|$", (kernel / "README.md").read_text(), re.MULTILINE)
    steps = [lambda _: None, larger_blocks, unrolled_loop]
    measured = []
    for step in steps:
        step(kernel)
        measured.append(run(str(kernel), 65536, "--cpes", 1)["kernel_cycles"])
    assert [int(cycles) for cycles in rows] == measured
    assert measured[2] < 0.5 * measured[0]


def test_does_its_loop_take_the_cycles_that_the_readme_says(kernel):
    def cycles() -> int:
        outcome = swsim("analyze", kernel, "--loop", "words", "--json")
        return outcome.json["analyses"][0]["cycles"]

    text = " ".join((kernel / "README.md").read_text().split())
    assert f"says {cycles()} cycles for 32 bytes" in text
    unrolled_loop(kernel)
    assert f"take {cycles()} cycles for 128 bytes" in text


def test_on_all_cores_memory_is_the_bound(kernel):
    before = run(str(kernel), 1 << 20)["kernel_cycles"]
    unrolled_loop(kernel)
    after = run(str(kernel), 1 << 20)["kernel_cycles"]
    assert abs(after / before - 1) < 0.02


@pytest.mark.parametrize("is_folder", [True, False])
def test_a_users_own_file_with_a_temporary_name_is_left_alone(tmp_path, is_folder):
    own = tmp_path / "k.tmp"
    if is_folder:
        own.mkdir()
        (own / "kernel.toml").write_text("precious")
    else:
        own.write_text("precious")
    swsim("new", tmp_path / "k").expect(0)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["k", "k.tmp"]
    assert (own / "kernel.toml" if is_folder else own).read_text() == "precious"


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    swsim("new", tmp_path / "no/k").expect(1, f"cannot make {tmp_path}/no/k: No such file")


def test_a_full_disk_is_told_and_nothing_is_left(full_disk):
    said = swsim("new", full_disk / "k").expect(1, f"cannot write {full_disk}/k/", "No space left")
    assert ".tmp" not in said.stderr
    assert list(full_disk.iterdir()) == []
