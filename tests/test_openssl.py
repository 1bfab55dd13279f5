# SPDX-License-Identifier: Apache-2.0
"""Does every AES kernel do as OpenSSL does, on random data of any length, for each kind of key?

The simulator verifies each run itself; here the openssl command is a second, independent witness.
"""

import random
import subprocess

import pytest

from conftest import AES_VARIANTS, KERNELS, Variant, run, swsim

# Around a block, batches of 8 and 32 blocks, a unit for each of 64 cores, the largest unit.
EDGE_LENGTHS_BYTES = (16, 112, 128, 144, 496, 528, 2048, 2064, 8176, 8208, 64 * 8192 + 48)
# Of a stream: also those that end within a block.
ODD_LENGTHS_BYTES = (1, 15, 17, 511, 513, 8191, 8193)
# The carry leaves byte 15, bytes 12 to 15, and the block.
CARRYING_COUNTERS = (f"{'00' * 15}fd", f"{'5a' * 12}fffffffe", f"{'ff' * 15}f0")


def openssl(variant: Variant, key: bytes, counter: bytes, data: bytes) -> bytes:
    mode = "ctr" if variant.operation == "ctr" else "ecb"
    command = ["openssl", "enc", f"-aes-{variant.key_bits}-{mode}", "-nopad", "-K", key.hex()]
    if mode == "ctr":
        command += ["-iv", counter.hex()]
    if variant.operation == "ecb-decrypt":
        command.append("-d")
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


def assert_same(variant: Variant, generator, length: int, folder, *options, counter=None) -> None:
    key, data = generator.randbytes(variant.key_bits // 8), generator.randbytes(length)
    counter = bytes.fromhex(counter) if counter else generator.randbytes(16)
    source, target = folder / "source", folder / "target"
    source.write_bytes(data)
    counting = ("--counter", counter.hex()) if variant.operation == "ctr" else ()
    outcome = swsim(
        *("run", variant.kernel, "--operation", variant.operation, "--key", key.hex(), *counting),
        *("--in", source, "--out", target, *options),
    )
    assert outcome.status == 0, outcome.stderr
    assert target.read_bytes() == openssl(variant, key, counter, data), (length, options)


@pytest.mark.parametrize("variant", AES_VARIANTS, ids=str)
def test_lengths_at_every_edge(variant, tmp_path):
    generator = random.Random(str(variant))
    odd = ODD_LENGTHS_BYTES if variant.operation == "ctr" else ()
    for length in EDGE_LENGTHS_BYTES + odd:
        assert_same(variant, generator, length, tmp_path)


@pytest.mark.parametrize("variant", AES_VARIANTS, ids=str)
def test_random_lengths_cores_units_and_buffering(variant, tmp_path):
    generator = random.Random(f"{variant} options")
    most = KERNELS[variant.kernel]["parameters"].get("max_unit", 8192)
    for _ in range(4):
        options = (
            *("--cpes", KERNELS[variant.kernel].get("cpes", generator.randint(1, 64))),
            *("--unit", 16 * generator.randint(1, most // 16)),
            *("--double-buffer", generator.choice(("on", "off"))),
        )
        assert_same(variant, generator, 16 * generator.randint(1, 2000), tmp_path, *options)


@pytest.mark.parametrize("counter", CARRYING_COUNTERS)
@pytest.mark.parametrize("variant", [v for v in AES_VARIANTS if v.operation == "ctr"], ids=str)
def test_a_counter_that_carries(variant, counter, tmp_path):
    generator = random.Random(counter)
    assert_same(variant, generator, 3 * 8192 + 5, tmp_path, "--cpes", 2, counter=counter)
    # The parts of the core groups count on.
    assert_same(variant, generator, 5000, tmp_path, "--cgs", 3, "--cpes", 2, counter=counter)


def test_generated_data_depend_on_the_seed_alone(tmp_path):
    def ciphertext(seed: int) -> bytes:
        target = tmp_path / "ciphertext"
        run("simd_selldw", 1024, "--seed", seed, "--out", target)
        return target.read_bytes()

    assert ciphertext(1) == ciphertext(1)
    assert ciphertext(1) != ciphertext(2)
