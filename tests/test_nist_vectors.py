# SPDX-License-Identifier: Apache-2.0
"""Does every AES kernel give the ciphertexts of NIST's validation program (CAVP)?"""

import os
import re
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cryptography_vectors
import pytest

from conftest import AES_KERNELS, swsim

VECTORS = Path(cryptography_vectors.__file__).parent / "ciphers" / "AES" / "ECB"

# Each applicable file with its number of encryptions, so that none goes missing unnoticed.
FILES = {"GFSbox": 7, "KeySbox": 21, "VarKey": 128, "VarTxt": 128, "MMT": 10}


def encryptions(name: str) -> list[tuple[str, bytes, bytes]]:
    """(key, plaintext, ciphertext) of the [ENCRYPT] part of a response file."""
    text = (VECTORS / f"ECB{name}128.rsp").read_text()
    text = text.split("[ENCRYPT]")[1].split("[DECRYPT]")[0]
    fields = re.findall(r"KEY = (\w+)\s+PLAINTEXT = (\w+)\s+CIPHERTEXT = (\w+)", text)
    return [(key, bytes.fromhex(plain), bytes.fromhex(cipher)) for key, plain, cipher in fields]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("kernel", AES_KERNELS)
def test_kernel_encrypts_every_vector(kernel, name, tmp_path):
    vectors = encryptions(name)
    assert len(vectors) == FILES[name]
    by_key = defaultdict(list)  # blocks are independent: one run encrypts all that share a key
    for key, plain, cipher in vectors:
        by_key[key].append((plain, cipher))

    def encrypt(item) -> tuple[str, bytes, bytes]:
        key, pairs = item
        plaintext, ciphertext = tmp_path / f"{key}.in", tmp_path / f"{key}.out"
        plaintext.write_bytes(b"".join(plain for plain, _ in pairs))
        outcome = swsim("run", kernel, "--key", key, "--in", plaintext, "--out", ciphertext)
        assert outcome.status == 0, outcome.stderr
        return key, ciphertext.read_bytes(), b"".join(cipher for _, cipher in pairs)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for key, simulated, expected in pool.map(encrypt, by_key.items()):
            assert simulated.hex() == expected.hex(), f"key {key}"
