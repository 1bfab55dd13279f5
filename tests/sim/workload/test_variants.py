# SPDX-License-Identifier: Apache-2.0
"""Variants of a kernel, rows of its kernel.toml: what they have of it, and what is refused."""

import os
import shutil

import pytest

from support.commands import KERNEL_PATHS, KERNELS, ROOT, run, swsim

BAD_INPUT = 1
ROW = '[variant.copied]\ntitle = "Another"\n'


@pytest.fixture
def kernel(tmp_path):
    """A copy of a kernel without variants, and of what its ../ leads to."""
    for name in ("common", "host"):
        (tmp_path / name).symlink_to(ROOT / "kernels" / name)
    return shutil.copytree(ROOT / "kernels" / "simd_selldw_pipeline", tmp_path / "own")


def add(kernel, text):
    with (kernel / "kernel.toml").open("a") as file:
        file.write(text)


def identity(name) -> dict:
    return swsim("identify", name, "--json").json


def test_a_variant_without_keys_is_the_kernel_by_another_name(kernel):
    before, hash_before = run(kernel, 4096), identity(kernel)
    add(kernel, "[variant.copied]\n")
    after = run(kernel / "copied", 4096)
    assert after["kernel"] == "copied"
    assert after["cycles"] == before["cycles"]
    # What is said of the kernel itself is as before: its results are still good.
    assert identity(kernel) == hash_before
    add(kernel, 'title = "Another"\n')
    assert identity(kernel) == hash_before
    assert identity(kernel / "copied")["program_hash"] != hash_before["program_hash"]


def test_keys_and_parameters_of_a_variant_are_its_own_and_all_others_the_kernels(kernel):
    add(kernel, ROW + "cpes = 2\nparameters.bytes = 2048\nparameters.max_unit = 256\n")
    of_kernel = swsim("run", kernel, "--json").json
    of_variant = swsim("run", kernel / "copied", "--cpes", 2, "--json").json
    assert (of_kernel["bytes"], of_kernel["cpes"]) == (65536, 64)
    assert (of_variant["bytes"], of_variant["cpes"], of_variant["unit"]) == (2048, 2, 256)
    said = swsim("run", kernel / "copied", "--bytes", 2056).expect(BAD_INPUT).stderr
    assert "multiple of 16" in said  # length_multiple is the kernel's


def test_the_variants_of_the_project_are_known_by_name_and_by_path():
    path = KERNEL_PATHS["chen_main_memory"].relative_to(ROOT)
    assert str(path) == "kernels/chen/chen_main_memory"
    by_name, by_path = (run(name, 1024) for name in ("chen_main_memory", path))
    assert by_name["cycles"] == by_path["cycles"]
    assert by_name["kernel"] == by_path["kernel"] == "chen_main_memory"
    assert KERNELS["chen_main_memory"]["key_bits"] == [128]
    assert KERNELS["chen_main_memory"]["parameters"] == KERNELS["chen"]["parameters"]
    listed = {each["kernel"]: each for each in swsim("kernels", "--json").json}
    for name, description in KERNELS.items():
        assert listed[name]["title"] == description["title"]
        assert listed[name]["key_bits"] == description.get("key_bits", [])


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("variant = 3\n[parameters]", "'variant' must have tables"),
        ("[variant]\ncopied = 3", "kernel.toml:14: 'copied' must be a table: [variant.copied]"),
        (ROW + "entyr = 3", "kernel.toml:15: unknown key 'entyr'; nearest: entry"),
        (ROW + "[variant.copied.variant.again]", "unknown key 'variant'"),
        (ROW + "sources = []", "variant copied: 'sources' must list at least one file"),
        (ROW + 'cpes = "16"', "variant copied: 'cpes' is missing or of the wrong type"),
        (ROW + "parameters = 3", "variant copied: 'parameters' must be a table"),
        (ROW + "parameters.maxunit = 3", "kernel.toml:15: unknown parameter 'maxunit'"),
        (ROW + 'parameters.bytes = "many"', "variant copied: parameter 'bytes' must be"),
        ("[variant.own]", "kernel.toml:13: variant 'own' has the name of the kernel itself"),
    ],
)
def test_bad_rows(kernel, text, fragment):
    description = kernel / "kernel.toml"
    if text.startswith("variant"):
        description.write_text(description.read_text().replace("[parameters]", text))
    else:
        add(kernel, text)
    swsim("run", kernel / "copied", "--bytes", "1K").expect(BAD_INPUT, fragment)


def test_what_is_no_variant_of_a_folder(kernel):
    swsim("run", kernel / "copied").expect(BAD_INPUT, "no kernel", "neither a folder nor a name")


@pytest.mark.parametrize(("name", "other"), [("ttable", "ttable"), ("original_o2", "original")])
def test_two_kernels_of_a_name_are_refused(name, other, tmp_path):
    shutil.copytree(ROOT / "kernels", tmp_path / "kernels")
    (tmp_path / "runtime").symlink_to(ROOT / "runtime")
    add(tmp_path / "kernels" / "chen", f"[variant.{name}]\n")
    said = swsim("kernels", environment=os.environ | {"SWSIM_HOME": str(tmp_path)})
    said.expect(BAD_INPUT, f"'{name}' is also the name of a kernel of", f"{other}/kernel.toml")
