# SPDX-License-Identifier: Apache-2.0
"""Is what is measured on the host AES, on every host, and is everything else named?

The programs ask NIST's examples and OpenSSL themselves, before they measure; here they are made to
find something. The GPU's kernels are asked in test_gpu.py.
"""

import re
import shutil
from pathlib import Path

import pytest

from kernels import page, table
from kernels.gpu_speeds import BITSLICED as ON_GPU
from kernels.gpu_speeds import GpuRecord, GpuSpeed
from kernels.host import CPUINFO, Host, cpu_of, measure_host, thread_counts
from kernels.host_programs import (
    BITSLICED,
    QUICK,
    TTABLE,
    Effort,
    NotMeasuredError,
    Speed,
    Workshop,
    bitsliced_candidates,
    openssl_candidates,
    ttable_candidates,
)
from lab import markdown
from support.commands import ROOT, call

HOST_SPEED = "experiments/kernels/host_speed"
SOURCES = (HOST_SPEED, "kernels/host", "kernels/ttable_c")
CIRCUITS = "build/kernels/bitsliced"
KEY_BITS = (128, 192, 256)
EFFORT = Effort(memory_bytes=4096, slices=1)
FLAGS = cpu_of(CPUINFO.read_text() if CPUINFO.exists() else "")[1]


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path, EFFORT)


def test_tables_are_aes_with_every_key_size_direction_and_number_of_threads(workshop):
    measured = []
    for candidate in ttable_candidates([1, 2, 3], EFFORT):
        measured += workshop.measure(candidate, set())
    assert [(s.operation, s.key_bits, s.threads) for s in measured if s.key_bits == 128] == [
        *(("ecb-encrypt", 128, threads) for threads in (1, 2, 3)),
        ("ecb-decrypt", 128, 1),
    ]
    assert {s.key_bits for s in measured} == set(KEY_BITS)
    assert all(s.best_known_gb_per_s > 0 for s in measured)


def needs_avx2():
    if "avx2" not in FLAGS:
        pytest.skip("this processor has no AVX2")


def test_bit_slices_are_aes_in_both_directions_and_modes_with_every_key_size(workshop):
    needs_avx2()
    [candidate] = bitsliced_candidates()
    measured = workshop.measure(candidate, FLAGS)
    assert [(s.operation, s.key_bits) for s in measured] == [
        (operation, key_bits)
        for key_bits in KEY_BITS
        for operation in ("ecb-encrypt", "ecb-decrypt", "ctr")
    ]


# ---- What is not AES ---------------------------------------------------------------------------
@pytest.fixture
def copied(tmp_path):
    """The sources, to be changed."""
    for folder in (*SOURCES, CIRCUITS):
        shutil.copytree(ROOT / folder, tmp_path / "copy" / folder)
    return tmp_path / "copy"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


CHANGES = (
    (f"{HOST_SPEED}/planes.h", "(column + row) % 4", "(column + row + row / 3) % 4"),
    (f"{HOST_SPEED}/planes.h", "bit == 3", "bit == 2"),
    (f"{HOST_SPEED}/planes.h", "column + 4 - row", "column + row"),
    (f"{HOST_SPEED}/planes.h", "(base & added) |", "(base & added) &"),
    (f"{HOST_SPEED}/key_planes.h", "0x63U", "0x62U"),
)


@pytest.mark.parametrize(("file", "old", "new"), CHANGES)
def test_bit_slices_that_are_not_aes_are_found(file, old, new, copied, tmp_path):
    needs_avx2()
    change(copied / file, old, new)
    [candidate] = bitsliced_candidates()
    with pytest.raises(NotMeasuredError, match=r"bits: byte \d+ of \d+ is"):
        Workshop(tmp_path, EFFORT, copied).measure(candidate, FLAGS)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernels/ttable_c/ttable.c", "0x11b", "0x11d"),
        (f"{HOST_SPEED}/ttable_openmp.h", "blocks * share /", "1 + blocks * share /"),
    ],
)
def test_tables_that_are_not_aes_are_found(file, old, new, copied, tmp_path):
    change(copied / file, old, new)
    candidate = ttable_candidates([1, 2], EFFORT)[0]
    with pytest.raises(NotMeasuredError, match=r"128 bits: byte \d+ of \d+ is"):
        Workshop(tmp_path, EFFORT, copied).measure(candidate, set())


# ---- What is not there -------------------------------------------------------------------------
def test_all_that_is_measured_has_a_row_and_all_else_a_reason():
    host = measure_host(QUICK)
    names = {c.implementation for c in (*bitsliced_candidates(), *ttable_candidates([1], QUICK))}
    assert {s.implementation for s in host.speeds} | host.left_out.keys() >= names
    rows = [name for name, *_ in table.device_cells(host)]
    for speed in host.of("ecb-encrypt", 128):
        assert speed.name in rows
    for name, reason in host.left_out.items():
        assert name not in {s.implementation for s in host.speeds}
        assert f"{name}: {reason}" in "".join(table.left_out_lines(host))


def test_a_processor_without_avx2_is_said_to_be_one(workshop):
    [candidate] = bitsliced_candidates()
    with pytest.raises(NotMeasuredError, match="this processor has no AVX2"):
        workshop.measure(candidate, {"sse2"})


def compiler_without_openmp(folder: Path) -> None:
    compiler = folder / "cc"
    compiler.write_text(
        '#!/bin/sh\ncase "$*" in *-fopenmp*) echo "cc: error: no OpenMP here" >&2; exit 1;; esac\n'
        f'exec {shutil.which("cc")} "$@"\n'
    )
    compiler.chmod(0o755)


def test_a_compiler_without_openmp_costs_only_what_needs_it(tmp_path, monkeypatch):
    compiler_without_openmp(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    host = measure_host(QUICK)
    assert host.left_out[TTABLE] == "cc: error: no OpenMP here"
    assert any(s.implementation.startswith("OpenSSL") for s in host.speeds)
    assert host.by_threads() == []
    assert "Not measured" in table.markdown_threads(host)


def test_without_a_compiler_everything_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    host = measure_host(QUICK)
    assert host.speeds == []
    assert host.left_out[TTABLE] == "cc is not installed"
    assert table.device_cells(host)


def test_sources_that_do_not_compile_are_named_without_this_machines_folders(copied, tmp_path):
    change(copied / f"{HOST_SPEED}/openssl_speed.c", "int main", "int nonsense main")
    candidate = openssl_candidates("x86_64", {"aes"})[0][0]
    with pytest.raises(NotMeasuredError, match=rf"^{HOST_SPEED}/openssl_speed\.c:\d+"):
        Workshop(tmp_path, EFFORT, copied).measure(candidate, set())


@pytest.mark.parametrize("words", ((), ("4096",), ("4095", "1"), ("0", "1"), ("4096", "0")))
def test_wrong_usage_of_a_program_is_explained(words, workshop):
    program = workshop.build("cc", "-O1", source=Path(f"{HOST_SPEED}/openssl_speed.c"))
    call(program, *words).expect(2, "usage: openssl_speed MEMORY_BYTES SLICES")


# ---- The tables --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("processors", "counts"),
    [
        (1, [1]),
        (2, [1, 2]),
        (8, [1, 2, 3, 4, 5, 6, 7, 8]),
        (16, [1, 2, 3, 4, 5, 6, 7, 8, 16]),
        (36, [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 36]),
    ],
)
def test_all_processors_are_used_and_not_every_number_of_threads_is_tried(processors, counts):
    assert thread_counts(processors) == counts


SPEEDS = [
    Speed("OpenSSL with AES-NI", "ecb-encrypt", 128, 8.0, 0.4, 1, 6.0),
    Speed(TTABLE, "ecb-encrypt", 128, 0.4, 10.0, 1, 0.25),
    Speed(TTABLE, "ecb-encrypt", 128, None, None, 2, 0.5),
    Speed(TTABLE, "ecb-encrypt", 128, None, None, 3, 0.625),
    Speed(TTABLE, "ecb-decrypt", 128, 0.3, 12.0),
    Speed(BITSLICED, "ctr", 128, 1.1, 3.0),
]
MEASURED = Host(
    "some cpu",
    "OpenSSL 3",
    500_000_000,
    SPEEDS,
    {"x": "y|z"},
)


def test_threads_are_compared_with_one():
    assert table.thread_cells(MEASURED) == [
        ("1", "2.000", "0.25", "1.00"),
        ("2", "1.000", "0.50", "2.00"),
        ("3", "0.800", "0.62", "2.50"),
    ]


def test_every_operation_of_one_core_has_a_row_with_all_key_sizes():
    longer = Speed(BITSLICED, "ctr", 256, 0.8, 4.0)
    rows = table.operation_cells(Host("some cpu", speeds=[*SPEEDS, longer]))
    none = ("-",) * 2
    assert rows == [
        ("OpenSSL with AES-NI", "ecb-encrypt", "8.00", "0.40", *none, *none),
        (TTABLE, "ecb-encrypt", "0.40", "10.00", *none, *none),
        (TTABLE, "ecb-decrypt", "0.30", "12.00", *none, *none),
        (BITSLICED, "ctr", "1.10", "3.00", *none, "0.80", "4.00"),
    ]


def test_rows_of_the_host_say_which_processor_and_how_many_threads():
    rows = table.device_cells(MEASURED)[-3:]
    assert rows == [
        (
            *("OpenSSL with AES-NI, one core", "8.00", "0.40", "6.00"),
            "measured here: some cpu, OpenSSL 3",
        ),
        (f"{TTABLE}, one core", "0.40", "10.00", "0.25", "measured here: some cpu"),
        (f"{TTABLE}, 3 threads", "-", "-", "0.62", "measured here: some cpu"),
    ]


def test_rows_of_a_gpu_are_those_of_two_gigabits():
    speeds = [
        GpuSpeed(size, [seconds, 3 * seconds], ON_GPU, "ecb-encrypt", transfers)
        for size in (table.GPU_BYTES, 2 * table.GPU_BYTES)
        for transfers, seconds in ((False, 1e-3), (True, 1e-2))
    ]
    assert table.gpu_cells([GpuRecord("some gpu", speeds)]) == [
        (f"some gpu: {ON_GPU}", "134.2", "-", "-", "measured, 256 MB"),
        (f"some gpu: {ON_GPU}, with transfers", "13.42", "-", "-", "measured, 256 MB"),
    ]


def test_a_page_names_what_has_no_row():
    assert "\nNot measured: x: y\\|z.\n" in table.markdown_devices(MEASURED)


def test_the_committed_page_has_the_parts_of_the_host():
    file = ROOT / "docs" / "kernels.md"
    parts = page.parts_of_host(MEASURED)
    for name in parts:
        assert markdown.part(file, name), name
    assert re.search(r"\| 1 \| [\d.]+ \| [\d.]+ \| 1\.00 \|", markdown.part(file, page.THREADS))


def test_a_program_that_dies_silently_is_named(workshop):
    with pytest.raises(NotMeasuredError, match="false: exit status 1"):
        workshop.output(shutil.which("false"))
