# SPDX-License-Identifier: Apache-2.0
"""Are the GPU's kernels AES, where no GPU is?

Their source runs on the host, all threads of a group to each barrier in turn (gpu/on_host), against
NIST's examples and OpenSSL; and NVIDIA's compiler takes it.
"""

import re
import shutil
import sys
from pathlib import Path

import pytest

from kernels.gpu_speeds import (
    AES_CUDA,
    BITSLICED,
    ETCHED,
    SOURCES,
    GpuRecord,
    GpuSpeed,
    NoGpuError,
    build,
    etch,
    measure_gpu,
    read_records,
    speeds_of,
    write_record,
)
from kernels.host_programs import GENERATED, QUICK, NotMeasuredError, Workshop
from support import nvrtc
from support.commands import ROOT, call

ON_HOST = (
    *("-O3", "-std=c++17", "-x", "c++", f"-I{SOURCES}/on_host", GENERATED),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unknown-pragmas"),
)
LEAST_BYTES = 512 * 1024
ALL = ("ecb-encrypt", "ecb-decrypt", "ctr")
COPIED = (str(SOURCES), "experiments/kernels/host_speed", "kernels/host", "build/kernels/bitsliced")
MOST_SPILLED_BYTES = 32


def run_on_host(implementation: str, folder: Path, root: Path = ROOT) -> str:
    workshop = Workshop(folder, QUICK, root)
    program = build(implementation, workshop, folder, "c++", ON_HOST)
    return workshop.output(program, 2, LEAST_BYTES)


@pytest.mark.parametrize(
    ("implementation", "operations"), [(AES_CUDA, ALL[:1]), (BITSLICED, ALL), (ETCHED, ALL)]
)
def test_every_kernel_is_aes(implementation, operations, tmp_path):
    device, speeds = speeds_of(implementation, run_on_host(implementation, tmp_path))
    assert device == "the host"
    assert [(s.operation, s.bytes, s.with_transfers) for s in speeds] == [
        (operation, LEAST_BYTES, transfers)
        for operation in operations
        for transfers in (False, True)
    ]
    assert all(len(s.seconds) == 2 and min(s.seconds) > 0 for s in speeds)


CHANGES = (
    (AES_CUDA, "aes_cuda.cu", "    __syncthreads();\n    unsigned", "    unsigned"),
    (AES_CUDA, "aes_cuda.cu", "0x1bU", "0x1dU"),
    (BITSLICED, "bitsliced.cu", "    __syncthreads();\n}\n", "}\n"),
    (BITSLICED, "bitsliced.cu", "    __syncthreads();\n    for", "    for"),
    (BITSLICED, "bitsliced.cu", "carry >>= 32", "carry >>= 33"),
    (BITSLICED, "shared_keys.h", "    __syncthreads();  // all", "    // all"),
    (BITSLICED, "shared_keys.h", "    __syncthreads();\n    return", "    return"),
    (ETCHED, "etched_keys.h", "i == round", "i + 1 == round"),
)


@pytest.mark.parametrize(("implementation", "file", "old", "new"), CHANGES)
def test_a_kernel_that_is_not_aes_is_found(implementation, file, old, new, tmp_path):
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / "copy" / folder)
    changed = tmp_path / "copy" / SOURCES / file
    text = changed.read_text()
    assert old in text
    changed.write_text(text.replace(old, new, 1))
    with pytest.raises(NotMeasuredError, match=r"with \d+ bits: byte \d+ of \d+ is"):
        run_on_host(implementation, tmp_path, tmp_path / "copy")


# ---- The compiler of the GPU -------------------------------------------------------------------
def compiled(source: Path, *options: str) -> str:
    """What the compiler says, which takes it."""
    if nvrtc.library() is None:
        pytest.skip("nvidia-cuda-nvrtc-cu12 is not installed: the CUDA source is not compiled")
    compiles, said = nvrtc.compile_source(source, *options)
    assert compiles, said
    return said


@pytest.mark.parametrize(
    ("source", "options", "kernels"),
    [("aes_cuda.cu", (), 1), ("bitsliced.cu", (), 3), ("bitsliced.cu", ("-DETCHED",), 3)],
)
def test_kernels_compile_without_a_warning_and_stay_in_registers(
    source, options, kernels, tmp_path
):
    folder = etch(Workshop(tmp_path, QUICK), tmp_path)
    includes = (f"-I{ROOT / SOURCES}", f"-I{ROOT}/build/kernels", f"-I{folder}")
    target = ("--gpu-architecture=sm_70", "--std=c++17", "--ptxas-options=-v")
    said = compiled(ROOT / SOURCES / source, *target, *includes, *options)
    assert "warning" not in said
    spills = [int(each) for each in re.findall(r"(\d+) bytes spill (?:stores|loads)", said)]
    assert len(spills) == 2 * kernels
    assert max(spills) <= MOST_SPILLED_BYTES


def test_the_compiler_of_the_gpu_would_warn(tmp_path):
    source = tmp_path / "warned.cu"
    source.write_text("__global__ void kernel(int* out) { int unused; *out = 1; }\n")
    assert "unused" in compiled(source)


def test_the_page_says_whether_there_are_records():
    page = (ROOT / "docs" / "kernels" / "gpu.md").read_text()
    assert ("**not run on a GPU**" in page) == (not read_records())
    assert f"at most {MOST_SPILLED_BYTES} bytes" in page


# ---- A GPU, or none ----------------------------------------------------------------------------
def test_the_kernels_run_on_a_gpu_where_there_is_one(tmp_path):
    try:
        record = measure_gpu(Workshop(tmp_path, QUICK), tmp_path, [LEAST_BYTES], 2)
    except NoGpuError as error:
        pytest.skip(f"not run on a GPU: {error}")
    assert {s.implementation for s in record.speeds} == {AES_CUDA, BITSLICED, ETCHED}


def nvcc_for_the_host(folder: Path) -> None:
    compiler = folder / "nvcc"
    flags = " ".join(ON_HOST[1:])
    compiler.write_text(
        "#!/bin/sh\n"
        'for word; do shift; case "$word" in -arch=*|-O3) ;; *) set -- "$@" "$word";; esac; done\n'
        f'exec c++ -O1 {flags} "$@"\n'
    )
    compiler.chmod(0o755)


def test_all_implementations_come_into_one_record(tmp_path, monkeypatch):
    nvcc_for_the_host(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    record = measure_gpu(Workshop(tmp_path, QUICK), tmp_path, [LEAST_BYTES], 1)
    assert record.device == "the host"
    assert {s.implementation for s in record.speeds} == {AES_CUDA, BITSLICED, ETCHED}
    assert len(record.of(ETCHED, "ctr", with_transfers=True)) == 1


def gpu(*options: object):
    return call(sys.executable, ROOT / "experiments" / "gpu.py", *options)


def test_without_a_compiler_it_is_said_in_one_sentence_and_by_the_status(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    said = gpu("--out", tmp_path)
    said.expect(69, "gpu: not run on a GPU: nvcc is not installed")
    assert said.stderr.count("\n") == 1


def test_without_a_device_it_is_said_as_well(tmp_path, monkeypatch):
    nvcc_for_the_host(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setenv("HOST_HAS_NO_DEVICE", "1")
    gpu("--out", tmp_path).expect(69, "gpu: not run on a GPU: aes_cuda_speed: no CUDA device")


def test_a_record_is_read_as_it_was_written(tmp_path):
    speeds = [GpuSpeed(16, [1.0, 2.0, 3.0], AES_CUDA, "ecb-encrypt", True)]
    record = GpuRecord("NVIDIA GeForce GTX 960", speeds)
    assert write_record(record, tmp_path).name == "nvidia-geforce-gtx-960.json"
    assert read_records(tmp_path) == [record]
    assert (speeds[0].mean_seconds, speeds[0].spread) == (2.0, 0.5)


def test_amounts_that_a_device_has_no_memory_for_are_left_out(tmp_path):
    workshop = Workshop(tmp_path, QUICK)
    program = build(AES_CUDA, workshop, tmp_path, "c++", ON_HOST)
    sizes = (LEAST_BYTES, 2 * LEAST_BYTES, 4 * LEAST_BYTES)
    said = workshop.output(program, 1, *sizes, HOST_DEVICE_BYTES=str(3 * LEAST_BYTES))
    assert {speed.bytes for speed in speeds_of(AES_CUDA, said)[1]} == set(sizes[:2])
    with pytest.raises(NotMeasuredError, match="no memory of the device"):
        workshop.output(program, 1, *sizes, HOST_DEVICE_BYTES="16")


@pytest.mark.parametrize(
    "words",
    ((), ("1",), ("0", "524288"), ("1", "524287"), ("1", "16"), ("1", "1048576", "524288")),
)
def test_wrong_usage_of_a_program_is_explained(words, tmp_path):
    workshop = Workshop(tmp_path, QUICK)
    program = workshop.build("c++", *ON_HOST, source=SOURCES / "aes_cuda_speed.cu")
    call(program, *words).expect(2, "usage: aes_cuda_speed RUNS BYTES...")


@pytest.mark.parametrize("words", ((), ("00",), ("g" * 32,), ("0" * 32, "1")))
def test_a_key_that_cannot_be_etched_is_refused(words, tmp_path):
    program = Workshop(tmp_path, QUICK).build("cc", source=SOURCES / "etch_key.c")
    call(program, *words).expect(2, "usage: etch_key KEY: 32, 48 or 64 hexadecimal digits")
