# SPDX-License-Identifier: Apache-2.0
"""Does every AES kernel give the results of NIST's validation program (CAVP) and of RFC 3686?

Every file that applies to an operation and key size is gone through. Of the files in which each
block has a key of its own, and so needs a run of its own, one in 32 is taken;
SWSIM_ALL_VECTORS=1 takes all of them.
"""

import os
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import cryptography_vectors
import pytest

from support.commands import AES_VARIANTS, Variant, run_each

VECTORS = Path(cryptography_vectors.__file__).parent / "ciphers" / "AES"
STEP_OF_SINGLE_KEYS = 1 if os.environ.get("SWSIM_ALL_VECTORS") else 32

# Each applicable file with its number of vectors for each key size and direction, so that none goes
# missing unnoticed.
ECB_COUNTS = {
    "GFSbox": {128: 7, 192: 6, 256: 5},
    "KeySbox": {128: 21, 192: 24, 256: 16},
    "VarKey": {128: 128, 192: 192, 256: 256},
    "VarTxt": {128: 128, 192: 128, 256: 128},
    "MMT": {128: 10, 192: 10, 256: 10},
}
CTR_COUNT = 3
MOST_RUNS = 10  # of one file, that all are done: of MMT


@dataclass(frozen=True)
class Vector:
    key: str
    counter: str  # of CTR
    source: bytes
    result: bytes


def parse(path: Path, section: str) -> list[Vector]:
    """The vectors in the [ENCRYPT] or [DECRYPT] part of a response file."""
    text = path.read_text().split(f"[{section}]")[1]
    text = re.split(r"^\[", text, maxsplit=1, flags=re.MULTILINE)[0]
    vectors = []
    for block in text.split("COUNT = ")[1:]:
        field = dict(re.findall(r"(\w+) = (\w+)", block))
        plain, cipher = bytes.fromhex(field["PLAINTEXT"]), bytes.fromhex(field["CIPHERTEXT"])
        pair = (plain, cipher) if section == "ENCRYPT" else (cipher, plain)
        vectors.append(Vector(field["KEY"], field.get("IV", ""), *pair))
    return vectors


def files_of(variant: Variant) -> list[tuple[Path, str, int]]:
    """Path, section and number of vectors of each applicable file."""
    bits = variant.key_bits
    if variant.operation == "ctr":
        return [(VECTORS / "CTR" / f"aes-{bits}-ctr.txt", "ENCRYPT", CTR_COUNT)]
    section = {"ecb-encrypt": "ENCRYPT", "ecb-decrypt": "DECRYPT"}[variant.operation]
    return [
        (VECTORS / "ECB" / f"ECB{name}{bits}.rsp", section, counts[bits])
        for name, counts in ECB_COUNTS.items()
    ]


def runs_of(vectors: list[Vector]) -> list[list[Vector]]:
    """Vectors that one run can do: blocks of ECB are independent, so all that share a key."""
    by_key = defaultdict(list)
    for vector in vectors:
        by_key[vector.key, vector.counter].append(vector)
    runs = list(by_key.values())
    return runs[::STEP_OF_SINGLE_KEYS] if len(runs) > MOST_RUNS else runs


@pytest.mark.parametrize("variant", AES_VARIANTS, ids=str)
def test_kernel_gives_the_result_of_every_vector(variant, tmp_path):
    runs: list[list[Vector]] = []
    for path, section, count in files_of(variant):
        vectors = parse(path, section)
        assert len(vectors) == count, path.name
        runs += runs_of(vectors)

    data = []
    for index, vectors in enumerate(runs):
        source, target = tmp_path / f"{index}.in", tmp_path / f"{index}.out"
        source.write_bytes(b"".join(vector.source for vector in vectors))
        counter = ("--counter", vectors[0].counter) if vectors[0].counter else ()
        data.append(("--key", vectors[0].key, *counter, "--in", source, "--out", target))
    run_each(variant.kernel, variant.program, data)

    for index, vectors in enumerate(runs):
        simulated = (tmp_path / f"{index}.out").read_bytes().hex()
        expected = b"".join(vector.result for vector in vectors).hex()
        assert simulated == expected, f"key {vectors[0].key}"
