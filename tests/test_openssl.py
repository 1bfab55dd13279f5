# SPDX-License-Identifier: Apache-2.0
"""Does every AES kernel encrypt random data of any length as OpenSSL does?

The simulator verifies each run itself; here the openssl command is a second, independent witness.
"""

import random
import subprocess

import pytest

from conftest import AES_KERNELS, run, swsim

# Around a block, a batch of 8 blocks, one unit for each of 64 cores, and the largest unit of 8 KB.
EDGE_LENGTHS_BYTES = (16, 32, 112, 128, 144, 8176, 8192, 8208, 64 * 8192 + 48)


def openssl_ecb(key: bytes, plaintext: bytes) -> bytes:
    command = ["openssl", "enc", "-aes-128-ecb", "-nopad", "-K", key.hex()]
    return subprocess.run(command, input=plaintext, capture_output=True, check=True).stdout


def encrypt(kernel: str, key: bytes, plaintext: bytes, folder, *options) -> bytes:
    source, target = folder / "plaintext", folder / "ciphertext"
    source.write_bytes(plaintext)
    outcome = swsim("run", kernel, "--key", key.hex(), "--in", source, "--out", target, *options)
    assert outcome.status == 0, outcome.stderr
    return target.read_bytes()


@pytest.mark.parametrize("kernel", AES_KERNELS)
def test_lengths_at_every_edge(kernel, tmp_path):
    generator = random.Random(kernel)
    for length in EDGE_LENGTHS_BYTES:
        key, plaintext = generator.randbytes(16), generator.randbytes(length)
        assert encrypt(kernel, key, plaintext, tmp_path) == openssl_ecb(key, plaintext), length


@pytest.mark.parametrize("kernel", AES_KERNELS)
def test_random_lengths_cores_units_and_buffering(kernel, tmp_path):
    generator = random.Random(f"{kernel} options")
    for _ in range(12):
        length = 16 * generator.randint(1, 2000)
        options = (
            *("--cpes", generator.randint(1, 64)),
            *("--unit", 128 * generator.randint(1, 64)),
            *("--double-buffer", generator.choice(("on", "off"))),
        )
        key, plaintext = generator.randbytes(16), generator.randbytes(length)
        result = encrypt(kernel, key, plaintext, tmp_path, *options)
        assert result == openssl_ecb(key, plaintext), (length, options)


def test_generated_data_depend_on_the_seed_alone(tmp_path):
    def ciphertext(seed: int) -> bytes:
        target = tmp_path / "ciphertext"
        run("simd_selldw", 1024, "--seed", seed, "--out", target)
        return target.read_bytes()

    assert ciphertext(1) == ciphertext(1)
    assert ciphertext(1) != ciphertext(2)
