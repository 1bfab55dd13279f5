# SPDX-License-Identifier: Apache-2.0
"""Does every AES kernel do as OpenSSL does, on random data of any length, for each kind of key?

The simulator verifies each run itself; here the openssl command is a second, independent witness.
"""

import random
import subprocess
from dataclasses import dataclass

import pytest

from support.commands import AES_VARIANTS, KERNELS, Variant, run, run_each

# Around a block, batches of 8 and 32 blocks, a unit for each of 64 cores.
EDGE_LENGTHS_BYTES = (16, 112, 128, 144, 496, 528, 2048, 2064, 8176, 8208)
# The largest unit for each core, and a short second one for one of them. Where every core does the
# same on units of its own, 8 of them show what 64 do.
LARGEST_EDGE = (8 * 8192 + 48, "--cpes", 8)
# Of kernels that share the work out over the mesh; the last two bring 1 KB at a time to it.
LARGEST_EDGE_ON_THE_MESH = {
    "spatial_rounds": (64 * 8192 + 48,),
    "asap_balanced": (64 * 1024 + 48,),
    "asap_one_task": (64 * 1024 + 48,),
}
# Of a stream: also those that end within a block.
ODD_LENGTHS_BYTES = (1, 15, 17, 511, 513, 8191, 8193)
# The carry leaves byte 15, bytes 12 to 15, and the block.
CARRYING_COUNTERS = (f"{'00' * 15}fd", f"{'5a' * 12}fffffffe", f"{'ff' * 15}f0")
# What is around the cipher deals with lengths: one key size of each operation shows them all.
AT_THE_EDGES = {(v.kernel, v.operation): v for v in AES_VARIANTS}.values()


@dataclass(frozen=True)
class Task:
    """Random data for one run, and its options."""

    key: bytes
    counter: bytes
    data: bytes
    options: tuple = ()


class Tasks:
    """Collects runs of one program, and then compares each with OpenSSL."""

    def __init__(self, variant: Variant, seed: str, folder):
        self._variant = variant
        self._folder = folder
        self._tasks: list[Task] = []
        self.generator = random.Random(seed)

    def add(self, length_bytes: int, *options: object, counter: str | None = None) -> None:
        key = self.generator.randbytes(self._variant.key_bits // 8)
        data = self.generator.randbytes(length_bytes)
        count_from = bytes.fromhex(counter) if counter else self.generator.randbytes(16)
        self._tasks.append(Task(key, count_from, data, options))

    def assert_same(self) -> None:
        options = [self._files(index, task) for index, task in enumerate(self._tasks)]
        run_each(self._variant.kernel, self._variant.program, options)
        for index, task in enumerate(self._tasks):
            expected = openssl(self._variant, task)
            actual = (self._folder / f"{index}.out").read_bytes()
            assert actual == expected, (len(task.data), task.options)

    def _files(self, index: int, task: Task) -> tuple:
        source = self._folder / f"{index}.in"
        source.write_bytes(task.data)
        is_ctr = self._variant.operation == "ctr"
        counting = ("--counter", task.counter.hex()) if is_ctr else ()
        files = ("--in", source, "--out", self._folder / f"{index}.out")
        return ("--key", task.key.hex(), *counting, *files, *task.options)


def openssl(variant: Variant, task: Task) -> bytes:
    mode = "ctr" if variant.operation == "ctr" else "ecb"
    command = ["openssl", "enc", f"-aes-{variant.key_bits}-{mode}", "-nopad", "-K", task.key.hex()]
    if mode == "ctr":
        command += ["-iv", task.counter.hex()]
    if variant.operation == "ecb-decrypt":
        command.append("-d")
    return subprocess.run(command, input=task.data, capture_output=True, check=True).stdout


@pytest.mark.parametrize("variant", AT_THE_EDGES, ids=str)
def test_lengths_at_every_edge(variant, tmp_path):
    tasks = Tasks(variant, str(variant), tmp_path)
    for length in EDGE_LENGTHS_BYTES:
        tasks.add(length)
    if variant.operation == "ctr":
        for length in ODD_LENGTHS_BYTES:
            tasks.add(length)
    tasks.add(*LARGEST_EDGE_ON_THE_MESH.get(variant.kernel, LARGEST_EDGE))
    tasks.assert_same()


@pytest.mark.parametrize("variant", AES_VARIANTS, ids=str)
def test_random_lengths_cores_units_and_buffering(variant, tmp_path):
    tasks = Tasks(variant, f"{variant} options", tmp_path)
    generator = tasks.generator
    most = KERNELS[variant.kernel]["parameters"].get("max_unit", 8192)
    for _ in range(4):
        options = (
            *("--cpes", KERNELS[variant.kernel].get("cpes", generator.randint(1, 64))),
            *("--unit", 16 * generator.randint(1, most // 16)),
            *("--double-buffer", generator.choice(("on", "off"))),
        )
        tasks.add(16 * generator.randint(1, 2000), *options)
    tasks.assert_same()


@pytest.mark.parametrize("counter", CARRYING_COUNTERS)
@pytest.mark.parametrize("variant", [v for v in AES_VARIANTS if v.operation == "ctr"], ids=str)
def test_a_counter_that_carries(variant, counter, tmp_path):
    tasks = Tasks(variant, counter, tmp_path)
    tasks.add(3 * 8192 + 5, "--cpes", 2, counter=counter)
    # The parts of the core groups count on.
    tasks.add(5000, "--cgs", 3, "--cpes", 2, counter=counter)
    tasks.assert_same()


def test_generated_data_depend_on_the_seed_alone(tmp_path):
    def ciphertext(seed: int) -> bytes:
        target = tmp_path / "ciphertext"
        run("simd_selldw", 1024, "--seed", seed, "--out", target)
        return target.read_bytes()

    assert ciphertext(1) == ciphertext(1)
    assert ciphertext(1) != ciphertext(2)
