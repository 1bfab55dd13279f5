# SPDX-License-Identifier: Apache-2.0
"""AES on a GPU (folder gpu): measured where nvcc and an NVIDIA GPU are, and the records of that."""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from kernels.host_programs import GENERATED, NotMeasuredError, Workshop
from lab.files import write_json, write_text
from lab.run_times import RunTimes
from lab.simulator import MIB, ROOT

SOURCES = Path("experiments") / "kernels" / "gpu"
RECORDS = ROOT / SOURCES / "records"
NVCC_FLAGS = ("-O3", "-std=c++17", "-arch=native", GENERATED)
AES_CUDA = "AES-CUDA"
BITSLICED, ETCHED = "bitsliced, CUDA", "bitsliced, CUDA, keys in the code"
IMPLEMENTATIONS = (AES_CUDA, BITSLICED, ETCHED)
SIZES = tuple(16 * MIB << doubled for doubled in range(8))  # to 2 GB, as AES-CUDA's
ETCHED_KEY = "2b7e151628aed2a6abf7158809cf4f3c"  # of SP 800-38A's examples, which verify it
NOT_RUN = "not run on a GPU"  # what a page says where there is no record
NO_DEVICE = "no CUDA device"  # how gpu_speed.h begins when there is none


class NoGpuError(NotMeasuredError):
    """Nothing can be measured here, and nothing is wrong."""


@dataclass(frozen=True)
class GpuSpeed(RunTimes):
    """AES-128: the times of the kernel alone or with transfers."""

    implementation: str
    operation: str
    with_transfers: bool


@dataclass(frozen=True)
class GpuRecord:
    """What one GPU was measured to do, every implementation verified before."""

    device: str
    speeds: list[GpuSpeed]

    def of(self, implementation: str, operation: str, with_transfers: bool) -> list[GpuSpeed]:
        """By size."""
        which = (implementation, operation, with_transfers)
        speeds = [
            s for s in self.speeds if (s.implementation, s.operation, s.with_transfers) == which
        ]
        return sorted(speeds, key=lambda speed: speed.bytes)


def measure_gpu(workshop: Workshop, folder: Path, sizes: Sequence[int], runs: int) -> GpuRecord:
    """folder is for what is generated. Raises NoGpuError, or NotMeasuredError if it is not AES."""
    speeds: list[GpuSpeed] = []
    try:
        for implementation in IMPLEMENTATIONS:
            program = build(implementation, workshop, folder, "nvcc", NVCC_FLAGS)
            device, of_program = speeds_of(implementation, workshop.output(program, runs, *sizes))
            speeds += of_program
    except NotMeasuredError as error:
        said = str(error)
        if NO_DEVICE in said or said == "nvcc is not installed":
            raise NoGpuError(said) from error
        raise
    return GpuRecord(device, speeds)


def build(
    implementation: str, workshop: Workshop, folder: Path, compiler: str, flags: Sequence[str]
) -> Path:
    """Its program."""
    if implementation == AES_CUDA:
        return workshop.build(compiler, *flags, source=SOURCES / "aes_cuda_speed.cu")
    if implementation == ETCHED:
        flags = (*flags, "-DETCHED", f"-I{etch(workshop, folder)}")
    return workshop.build(compiler, *flags, source=SOURCES / "bitsliced_speed.cu")


def etch(workshop: Workshop, folder: Path, key: str = ETCHED_KEY) -> Path:
    """The folder, with the header of a key in hexadecimal."""
    program = workshop.build("cc", source=SOURCES / "etch_key.c")
    write_text(folder / "etched_key.h", workshop.output(program, key))
    return folder


def speeds_of(implementation: str, output: str) -> tuple[str, list[GpuSpeed]]:
    """The device and its speeds, from what a program prints (gpu/gpu_speed.h)."""
    device, *lines = output.splitlines()
    speeds = []
    for line in lines:
        operation, size, with_transfers, *seconds = line.split()
        of_runs = [float(each) for each in seconds]
        what = (implementation, operation, with_transfers == "1")
        speeds.append(GpuSpeed(int(size), of_runs, *what))
    return device, speeds


def write_record(record: GpuRecord, folder: Path = RECORDS) -> Path:
    """Under the device's name; it replaces an earlier one."""
    name = re.sub(r"[^a-z0-9]+", "-", record.device.lower()).strip("-")
    path = folder / f"{name}.json"
    write_json(path, asdict(record))
    return path


def read_records(folder: Path = RECORDS) -> list[GpuRecord]:
    """All that are there."""
    records = []
    for path in sorted(folder.glob("*.json")):
        said = json.loads(path.read_text(encoding="utf-8"))
        records.append(GpuRecord(said["device"], [GpuSpeed(**each) for each in said["speeds"]]))
    return records
