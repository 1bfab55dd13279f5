# SPDX-License-Identifier: Apache-2.0
"""Is the digest that `swsim protect` uses SHA3-256, for all of NIST's validation files (CAVP)?

kernels/chen/protection/sha3.c is the program for the MPE. It is part of swsim, and tested there
through `swsim digest`; for the 100 000 digests of the Monte Carlo file it is called directly.
"""

import ctypes
import re
import subprocess
from pathlib import Path

import cryptography_vectors
import pytest

from support.commands import ROOT, machine, swsim

VECTORS = Path(cryptography_vectors.__file__).parent / "hashes" / "SHA3"
DIGEST_BYTES, RATE_BYTES = 32, 136

# Each file with its number of messages, so that none goes missing unnoticed.
MESSAGE_FILES = {"ShortMsg": 137, "LongMsg": 100}
MONTE_COUNTS, MONTE_ROUNDS = 100, 1000


def messages(name: str) -> list[tuple[bytes, str]]:
    text = (VECTORS / f"SHA3_256{name}.rsp").read_text()
    fields = re.findall(r"Len = (\d+)\s+Msg = (\w+)\s+MD = (\w+)", text)
    return [(bytes.fromhex(message)[: int(bits) // 8], digest) for bits, message, digest in fields]


class Sha3:
    """sha3.c as the system's C compiler makes it."""

    def __init__(self, library: Path):
        source = ROOT / "kernels" / "chen" / "protection" / "sha3.c"
        flags = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O2", "-shared", "-fPIC")
        subprocess.run(["cc", *flags, "-o", library, source], check=True)
        self._library = ctypes.CDLL(str(library))
        self._library.sha3_256_add.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
        self._state = ctypes.create_string_buffer(25 * 8 + ctypes.sizeof(ctypes.c_size_t))
        self._digest = ctypes.create_string_buffer(DIGEST_BYTES)

    def digest(self, *pieces: bytes) -> bytes:
        self._library.sha3_256_begin(self._state)
        for piece in pieces:
            self._library.sha3_256_add(self._state, piece, len(piece))
        self._library.sha3_256_end(self._state, self._digest)
        return self._digest.raw


@pytest.fixture(scope="module")
def sha3(tmp_path_factory):
    return Sha3(tmp_path_factory.mktemp("sha3") / "libsha3.so")


@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_swsim_digests_every_message(name, tmp_path):
    vectors = messages(name)
    assert len(vectors) == MESSAGE_FILES[name]
    files = [tmp_path / f"{i}" for i in range(len(vectors))]
    for file, (message, _) in zip(files, vectors, strict=True):
        file.write_bytes(message)
    outcome = swsim("digest", *files).expect(0)
    expected = [f"{digest}  {file}" for file, (_, digest) in zip(files, vectors, strict=True)]
    assert outcome.stdout.splitlines() == expected


@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_the_c_program_digests_every_message(sha3, name):
    for message, digest in messages(name):
        assert sha3.digest(message).hex() == digest


def test_the_c_program_passes_monte_carlo(sha3):
    text = (VECTORS / "SHA3_256Monte.rsp").read_text()
    digest = bytes.fromhex(re.search(r"Seed = (\w+)", text)[1])
    expected = re.findall(r"COUNT = \d+\s+MD = (\w+)", text)
    assert len(expected) == MONTE_COUNTS
    for count, checkpoint in enumerate(expected):
        for _ in range(MONTE_ROUNDS):
            digest = sha3.digest(digest)
        assert digest.hex() == checkpoint, f"count {count}"


def test_a_message_may_come_in_pieces(sha3):
    message = bytes(i * i % 251 for i in range(3 * RATE_BYTES + 1))
    whole = sha3.digest(message)
    for cut in range(len(message) + 1):
        assert sha3.digest(message[:cut], message[cut:]) == whole, cut
    assert sha3.digest(*(message[i : i + 1] for i in range(len(message)))) == whole


def test_the_cost_is_for_each_byte(tmp_path):
    (tmp_path / "m").write_bytes(bytes(1000))
    [record] = swsim("digest", tmp_path / "m", "--json").json
    assert (record["bytes"], record["cycles"]) == (1000, 20 * 1000)
    assert record["seconds"] == pytest.approx(20 * 1000 / machine().clock_hz)
    options = ("--set", "mpe.sha3_cycles_per_byte=7", "--json")
    assert swsim("digest", tmp_path / "m", *options).json[0]["cycles"] == 7000


def test_a_missing_file_is_told(tmp_path):
    swsim("digest", tmp_path / "nothing").expect(1, f"cannot read {tmp_path / 'nothing'}")
