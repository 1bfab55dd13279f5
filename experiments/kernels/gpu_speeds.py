# SPDX-License-Identifier: Apache-2.0
"""Bitsliced AES on this host's GPU, if it has one, and nvcc (folder gpu)."""

from dataclasses import dataclass
from pathlib import Path

from kernels.host_programs import GENERATED, QUICK, Workshop
from lab.simulator import MIB

SOURCE = Path("experiments") / "kernels" / "gpu" / "bitsliced_speed.cu"
NVCC_FLAGS = ("-O3", "-std=c++17", "-arch=native", GENERATED)
BYTES, QUICK_BYTES, RUNS = 256 * MIB, MIB, 10


@dataclass(frozen=True)
class GpuSpeed:
    """Of the kernel with data in the GPU's memory, and with transfers from and to the host's."""

    device: str
    operation: str
    key_bits: int
    gb_per_s: float
    with_transfers_gb_per_s: float


def measure_gpu(workshop: Workshop) -> list[GpuSpeed]:
    """Raises NotMeasuredError."""
    program = workshop.build("nvcc", *NVCC_FLAGS, source=SOURCE)
    size_bytes = QUICK_BYTES if workshop.effort == QUICK else BYTES
    return gpu_speeds_of(workshop.output(program, size_bytes, RUNS))


def gpu_speeds_of(output: str) -> list[GpuSpeed]:
    """From what bitsliced_speed prints: the device, then a line for each operation and key size."""
    device, *lines = output.splitlines()
    speeds = []
    for line in lines:
        operation, key_bits, alone, with_transfers = line.split()
        numbers = float(alone), float(with_transfers)
        speeds.append(GpuSpeed(device, operation, int(key_bits), *numbers))
    return speeds
