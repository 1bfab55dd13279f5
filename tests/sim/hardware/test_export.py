# SPDX-License-Identifier: Apache-2.0
"""Does an exported folder build by its own Makefile, run under its job script, verify, and print
what `swsim run` prints? SWSIM_SUNWAY=FOLDER names other tools than build/sunway/bin."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from support.commands import AES_KERNELS, GENERATED, KERNELS, PROGRAM, ROOT, allowed_length, swsim

BAD_INPUT, USAGE, NOT_VERIFIED = 1, 2, 4
TOOLS = Path(os.environ.get("SWSIM_SUNWAY", PROGRAM.parent / "sunway" / "bin"))
PATH = {**os.environ, "PATH": f"{TOOLS}:{os.environ['PATH']}"}
#: What the placement of data in main memory may change: the host programs allocate other blocks.
CLOSE = 0.002
#: Beside each kernel's first operation and key size.
OTHERS = [
    ("ttable", "ecb-decrypt", 192),
    ("bitsliced_vlog3r", "ctr", 256),
    ("chen", "ecb-decrypt", 256),
    ("ttable_c", "ctr", 128),
]


def export(tmp_path: Path, kernel: str, *options: object) -> Path:
    folder = tmp_path / "exported"
    swsim("export", kernel, "-o", folder, *options).expect(0)
    return folder


def made(folder: Path) -> Path:
    assert (TOOLS / "sw5cc").exists(), f"no tools in {TOOLS}"
    subprocess.run(["make", "-s"], cwd=folder, env=PATH, check=True)
    return folder


def job(folder: Path, *options: object) -> subprocess.CompletedProcess:
    words = ["sh", "job.sh", *map(str, options)]
    return subprocess.run(words, cwd=folder, env=PATH, capture_output=True, text=True)


def record(folder: Path, *options: object) -> dict:
    done = job(folder, *options)
    assert done.returncode == 0, done.stderr
    [line] = [each for each in done.stdout.splitlines() if each.startswith("{")]
    return json.loads(line)


def check_against_run(tmp_path: Path, kernel: str, *variant: object) -> None:
    """Same fields, and the same values where the machine tells them."""
    folder = made(export(tmp_path, kernel, *variant))
    size = allowed_length(kernel, 16384)
    there = record(folder, "--bytes", size, "--seed", 7, "--out", "output")
    here = tmp_path / "here"
    said = swsim("run", kernel, "--bytes", size, "--seed", 7, "--out", here, "--json", *variant)
    simulated = said.json
    assert list(there) == [*simulated, "hardware"]
    assert there["cycles"] == pytest.approx(simulated["cycles"], rel=CLOSE)
    assert there["hardware"]["spawns"] == [there["cycles"]]
    for field in ("seconds", "throughput_gb_per_s"):
        assert there[field] == pytest.approx(simulated[field], rel=CLOSE)
    for field in set(there) - {"cycles", "seconds", "throughput_gb_per_s", "hardware"}:
        assert there[field] in (simulated[field], None), field
    assert there["verified"] is True
    if kernel in AES_KERNELS:
        assert (folder / "output").read_bytes() == here.read_bytes()


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_kernel_runs_there_as_here(kernel, tmp_path):
    check_against_run(tmp_path, kernel)


@pytest.mark.parametrize(("kernel", "operation", "key_bits"), OTHERS)
def test_every_operation_and_key_size_is_checked_by_the_folders_own_reference(
    kernel, operation, key_bits, tmp_path
):
    check_against_run(tmp_path, kernel, "--operation", operation, "--key-bits", key_bits)


def test_the_measuring_kit_measures_there_what_it_measures_here(tmp_path):
    folder = made(export(tmp_path, "micro"))
    (folder / "names").write_text("latency.\nspawn.\n")
    there = record(folder, "--in", "names")
    lines = [line.split() for line in there["hardware"]["lines"]]
    measured = {name: int(cycles) / int(times) for name, _, cycles, times in lines}
    swsim("run", ROOT / "experiments" / "micro", "--in", folder / "names",
          "--out", tmp_path / "here").expect(0)  # fmt: skip
    for line in (tmp_path / "here").read_text().splitlines():
        name, _, cycles, times = line.split()
        assert measured[name] == int(cycles) / int(times), name
    # Only a host with a clock sees what a spawn takes.
    assert measured["spawn.empty"] == pytest.approx(there["hardware"]["spawns"][-2])


@pytest.mark.parametrize("shift_bytes", [0, 131072])
def test_the_place_of_the_kits_data_is_not_taken_for_another_machine(shift_bytes, tmp_path):
    folder = export(tmp_path, "micro")
    header = folder / "host" / "kernel_host.h"
    text = header.read_text()
    allocation = "memalign(MEMORY_LINE_BYTES, bytes)"
    assert allocation in text
    moved = f"(char*)memalign(MEMORY_LINE_BYTES, bytes + {shift_bytes}) + {shift_bytes}"
    header.write_text(text.replace(allocation, moved))
    (tmp_path / "record.json").write_text(json.dumps(record(made(folder))))
    said = swsim("compare", tmp_path / "record.json", "--json").json
    assert [probe["name"] for probe in said["probes"] if not probe["agrees"]] == []
    assert said["parameters"] == []


def test_its_files_are_the_kernels_own(tmp_path):
    folder = export(tmp_path, "ttable")
    files = [file for file in (folder / "kernel").rglob("*") if file.is_file()]
    assert len(files) > 8
    for file in files:
        path = file.relative_to(folder / "kernel")
        made = path.parts[0] == "generated"
        original = GENERATED.joinpath(*path.parts[1:]) if made else ROOT / "kernels" / path
        assert file.read_bytes() == original.read_bytes()


def test_it_names_no_place_of_this_machine(tmp_path):
    for file in export(tmp_path, "simd_selldw").rglob("*"):
        if file.is_file():
            assert str(ROOT) not in file.read_text()


@pytest.mark.parametrize("kernel", ["original", "simd_selldw", "bitsliced_vlog3r", "micro"])
def test_it_says_which_lines_rest_on_an_inference(kernel, tmp_path):
    said = (export(tmp_path, kernel) / "README.md").read_text()
    strict = ROOT / "experiments/micro" if kernel == "micro" else kernel
    refused = swsim("asm", "--strict", strict).stderr
    mnemonics = [line.split(" shows ")[1].split(":")[0] for line in refused.splitlines()
                 if " shows " in line]  # fmt: skip
    for mnemonic in mnemonics:
        assert f"- `{mnemonic}`, confidence " in said
    assert said.count("\n- `") == len(mnemonics)
    assert ("one that output of the vendor's tools shows" in said) == (not mnemonics)


def test_a_wrong_result_is_noticed(tmp_path):
    folder = export(tmp_path, "simd")
    source = folder / "kernel/common/aes_simd.h"
    text = source.read_text()
    assert "vxor" in text
    source.write_text(text.replace("vxorw", "vbisw", 1))
    done = job(made(folder), "--bytes", 4096)
    assert done.returncode == NOT_VERIFIED
    assert " instead of 0x" in done.stderr
    assert '"verified":false' in done.stdout
    assert not list(folder.glob("simd.*.in"))


@pytest.mark.parametrize(
    ("options", "status", "fragment"),
    [
        (("--bytes", "17"), BAD_INPUT, "not a multiple"),
        (("--bytes", "0"), BAD_INPUT, "no data"),
        (("--bytes", "many"), USAGE, "is not a number"),
        (("--bytes",), USAGE, "needs a value"),
        (("--byte", "1K"), USAGE, "no such option; --help lists all"),
        (("--key", "00"), BAD_INPUT, "hexadecimal digits"),
        (("--counter", "00" * 16), BAD_INPUT, "is of operation ctr"),
        (("--cpes", "65"), USAGE, "must be 1 to 64"),
        (("--unit", "17"), BAD_INPUT, "multiple of 16"),
        (("--key-bits", "256"), USAGE, "was chosen by swsim export"),
        (("--in", "nowhere"), BAD_INPUT, "cannot be opened"),
    ],
)
def test_what_it_cannot_do_is_told(options, status, fragment, built):
    done = job(built, *options)
    assert (done.returncode, done.stdout) == (status, "")
    assert fragment in done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return made(export(tmp_path_factory.mktemp("simd"), "simd"))


def test_given_key_data_and_shares_of_work_are_taken(built, tmp_path):
    data = tmp_path / "data"
    data.write_bytes(bytes(range(256)) * 64)
    options = ("--in", data, "--key", "0f" * 16, "--cpes", 16, "--unit", "256",
               "--double-buffer", "off")  # fmt: skip
    there = record(built, *options, "--out", tmp_path / "there")
    here = swsim("run", "simd", *options, "--out", tmp_path / "here", "--json").json
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()
    assert (there["cpes"], there["unit"], there["bytes"]) == (16, 256, 16384)
    assert there["cycles"] == pytest.approx(here["cycles"], rel=CLOSE)


# ---- The command ---------------------------------------------------------------------------------
def test_a_folder_with_something_in_it_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("x")
    swsim("export", "simd", "-o", tmp_path).expect(BAD_INPUT, "is not empty; name a new folder")
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_an_empty_one_is_taken(tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    swsim("export", "simd", "-o", f"{folder}/").expect(0)
    assert (folder / "Makefile").exists()
    assert [file.name for file in tmp_path.iterdir()] == ["empty"]


def test_one_behind_a_symbolic_link_is_taken(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("folder")
    swsim("export", "simd", "-o", tmp_path / "link").expect(0)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "link"]
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "folder/Makefile").exists()


def test_a_full_disk_is_told_and_nothing_is_left(full_disk):
    swsim("export", "simd", "-o", full_disk / "x").expect(
        BAD_INPUT, f"cannot write {full_disk}/x/", "No space left"
    )
    assert list(full_disk.iterdir()) == []


@pytest.mark.parametrize(
    ("kernel", "options", "fragment"),
    [
        ("simdd", (), "no kernel 'simdd'"),
        ("simd", ("--operation", "ctr"), "cannot do operation ctr"),
        ("template", ("--key-bits", "128"), "is not a cipher"),
    ],
)
def test_nothing_is_left_of_an_export_that_fails(kernel, options, fragment, tmp_path):
    swsim("export", kernel, "-o", tmp_path / "x", *options).expect(BAD_INPUT, fragment)
    assert not list(tmp_path.iterdir())


def test_a_kernel_that_does_not_assemble_leaves_nothing(tmp_path):
    swsim("new", tmp_path / "mine").expect(0)
    source = tmp_path / "mine/mine.S"
    source.write_text(source.read_text() + "    vadw $1,$2,$3\n")
    swsim("export", tmp_path / "mine", "-o", tmp_path / "x").expect(BAD_INPUT, "vadw")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine"]


@pytest.mark.parametrize("name", ["host", "of mine"])
def test_a_name_that_make_could_not_take_is_refused(name, tmp_path):
    swsim("new", tmp_path / "mine").expect(0)
    (tmp_path / "mine").rename(tmp_path / name)
    said = swsim("export", tmp_path / name, "-o", tmp_path / "x").expect(BAD_INPUT).stderr
    assert "rename" in said and name in said


def test_a_kernel_of_ones_own_is_exported(tmp_path):
    swsim("new", tmp_path / "mine").expect(0)
    folder = made(export(tmp_path, str(tmp_path / "mine")))
    assert record(folder, "--bytes", 8192)["verified"] is True
