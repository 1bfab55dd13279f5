# SPDX-License-Identifier: Apache-2.0
"""Does the data protecting model give back what it got, and refuse everything else?"""

import hashlib
import os
import struct
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from support.commands import KERNELS, machine, swsim

KEY = "2b7e151628aed2a6abf7158809cf4f3c"
LONGER_KEYS = {192: KEY + "0011223344556677", 256: KEY + KEY[::-1]}
DEFAULT_KERNEL = "bitsliced_vlog3r"
HEADER_BYTES, BLOCK_BYTES, DIGEST_BYTES = 24, 16, 32
CYCLES_PER_BYTE = 20  # mpe.sha3_cycles_per_byte
BATCH_BYTES = KERNELS[DEFAULT_KERNEL].get("parameters", {}).get("batch_bytes", 128)
# Messages whose digest still fits into the last batch, or begins another one.
BATCH_EDGES = [BATCH_BYTES * n + d for n in (1, 64) for d in (-33, -32, -31, -1, 0, 1)]

# Kernels of AES-ECB in both directions: the paper's, and ours.
BOTH_WAYS = [
    name
    for name, kernel in KERNELS.items()
    if {"ecb-encrypt", "ecb-decrypt"} <= set(kernel.get("operations", ()))
]


def message_of(size_bytes: int) -> bytes:
    return bytes((i * i + i // 251) % 253 for i in range(size_bytes))


@pytest.fixture
def folder(tmp_path):
    """A folder with files, and what protect and unprotect make of them."""
    return Folder(tmp_path)


class Folder:
    def __init__(self, path):
        self.path = path

    def call(self, command: str, data: bytes, *options, key: str = KEY, old: bytes | None = None):
        """The outcome, and the contents of the output file, which had `old` ones."""
        (self.path / "in").write_bytes(data)
        out = self.path / "out"
        out.unlink(missing_ok=True)
        if old is not None:
            out.write_bytes(old)
        outcome = swsim(command, self.path / "in", out, "--key", key, *options, "--json")
        return outcome, out.read_bytes() if out.exists() else None

    def protect(self, message: bytes, *options, **keywords) -> tuple[dict, bytes]:
        outcome, file = self.call("protect", message, *options, **keywords)
        return outcome.json, file

    def unprotect(self, file: bytes, *options, **keywords) -> tuple[dict, bytes]:
        outcome, message = self.call("unprotect", file, *options, **keywords)
        return outcome.json, message

    def refused(self, file: bytes, *options, **keywords) -> str:
        """The message with which unprotect refuses a file."""
        outcome, out = self.call("unprotect", file, *options, **keywords)
        assert outcome.status == 1, (outcome.status, outcome.stderr)
        assert outcome.stdout == "" and out == keywords.get("old")
        assert sorted(p.name for p in self.path.iterdir() if p.name not in ("in", "out")) == []
        [line] = outcome.stderr.splitlines()
        return line


# ---- There and back ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size",
    (0, 1, 15, 16, 17, 31, 32, 33, 1023, 1024, *BATCH_EDGES, 100_001),
)
def test_a_message_of_any_length_comes_back(folder, size):
    message = message_of(size)
    record, file = folder.protect(message)
    blocks = -(-size // BLOCK_BYTES)
    assert len(file) == HEADER_BYTES + blocks * BLOCK_BYTES + DIGEST_BYTES
    assert (record["bytes"], record["file_bytes"]) == (size, len(file))
    back, out = folder.unprotect(file)
    assert out == message
    assert (back["bytes"], back["file_bytes"], back["verified"]) == (size, len(file), True)


@pytest.mark.parametrize("kernel", BOTH_WAYS)
def test_every_kernel_gives_the_same_file(folder, kernel):
    message = message_of(1234)
    options = ("--kernel", kernel, "--cpes", KERNELS[kernel].get("cpes", 3))
    assert folder.protect(message, *options)[1] == folder.protect(message)[1]
    assert folder.unprotect(folder.protect(message)[1], *options)[1] == message


@pytest.mark.parametrize("bits", LONGER_KEYS)
def test_longer_keys(folder, bits):
    message, key = message_of(100), LONGER_KEYS[bits]
    record, file = folder.protect(message, key=key)
    assert record["key_bits"] == bits
    assert folder.unprotect(file, key=key)[1] == message
    assert f"its header says {bits} bits, --key has 128" in folder.refused(file)


@pytest.mark.parametrize("size", (0, 5, 16, 17, 48, 49, 1000, 100_000))
@pytest.mark.parametrize("groups", (2, 3, 4))
def test_several_core_groups(folder, groups, size):
    message = message_of(size)
    record, file = folder.protect(message, "--cgs", groups, "--cpes", 4)
    with_data = max(1, min(groups, -(-size // BLOCK_BYTES)))
    assert record["cgs"] == len(record["groups"]) == with_data
    assert sum(group["bytes"] for group in record["groups"]) == size
    back, out = folder.unprotect(file, "--cpes", 4)
    assert out == message
    assert back["cgs"] == with_data


# ---- The file ----------------------------------------------------------------------------------


def openssl(data: bytes, *options: str) -> bytes:
    command = ["openssl", "enc", "-aes-128-ecb", "-nopad", "-K", KEY, *options]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


def as_documented(message: bytes, groups: int) -> bytes:
    """The file by the words of its documentation, with other programs' AES and SHA3."""
    header = b"swsimDPM" + struct.pack("<HHIQ", 1, 128, groups, len(message))
    count, longer = divmod(-(-len(message) // BLOCK_BYTES), groups)
    file, left = header, message
    for number in range(groups):
        size = (count + (number < longer)) * BLOCK_BYTES
        part, left = left[:size], left[size:]
        part += bytes(size - len(part))
        digest = hashlib.sha3_256(header + struct.pack("<Q", number) + part).digest()
        file += openssl(part + digest)
    return file


@pytest.mark.parametrize(("size", "groups"), [(0, 1), (20, 1), (20, 2), (333, 4), (10_000, 3)])
def test_the_file_is_as_documented(folder, size, groups):
    message = message_of(size)
    assert folder.protect(message, "--cgs", groups)[1] == as_documented(message, groups)


# ---- What is refused ---------------------------------------------------------------------------


def in_folders(tmp_path, count: int, check) -> None:
    """check(folder, i) for each i below count, on all processors."""

    def one(i: int) -> None:
        path = tmp_path / f"{i}"
        path.mkdir()
        check(Folder(path), i)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, range(count)))


def check_flipped_bit(folder: Folder, file: bytes, byte: int, bit: int) -> None:
    damaged = bytearray(file)
    damaged[byte] ^= 1 << bit
    message = folder.refused(bytes(damaged), old=b"precious")
    assert any(word in message for word in ("damaged", "not a file of swsim", "cut short"))


def test_every_flipped_bit_of_the_header_is_found(folder, tmp_path):
    file = folder.protect(message_of(5))[1]
    in_folders(
        tmp_path, 8 * HEADER_BYTES, lambda own, i: check_flipped_bit(own, file, i // 8, i % 8)
    )


@pytest.mark.parametrize(("size", "groups"), [(0, 1), (18, 2)])
def test_a_flipped_bit_in_every_byte_is_found(folder, tmp_path, size, groups):
    file = folder.protect(message_of(size), "--cgs", groups)[1]
    in_folders(tmp_path, len(file), lambda own, i: check_flipped_bit(own, file, i, i % 8))


@pytest.mark.parametrize("groups", (1, 2))
def test_every_shorter_file_is_refused(folder, tmp_path, groups):
    file = folder.protect(message_of(18), "--cgs", groups)[1]

    def check(own: Folder, size: int) -> None:
        message = own.refused(file[:size], old=b"precious")
        assert ("cut short" if size >= HEADER_BYTES else "not a file of swsim protect") in message

    in_folders(tmp_path, len(file), check)


@pytest.mark.parametrize("more", (1, 15, 16, 32, 1000))
def test_appended_bytes_are_refused(folder, more):
    file = folder.protect(message_of(40))[1]
    message = folder.refused(file + bytes(more))
    assert f"{more} bytes follow its end" in message


def test_blocks_and_parts_that_changed_places_are_found(folder):
    """ECB alone would not notice."""
    file = folder.protect(message_of(2 * 3 * BLOCK_BYTES), "--cgs", 2)[1]
    header, blocks = file[:HEADER_BYTES], file[HEADER_BYTES:]
    a, b, rest = blocks[:16], blocks[16:32], blocks[32:]
    assert "digest of part 1 of 2 is wrong" in folder.refused(header + b + a + rest)
    half = len(blocks) // 2
    assert "digest of part 1" in folder.refused(header + blocks[half:] + blocks[:half])
    # A part in place of the other, with a digest that is its own.
    assert "digest of part 2" in folder.refused(header + blocks[:half] * 2)


def test_padding_is_covered(folder):
    """A file in which only a byte of the padding is another one, encrypted with the right key."""
    file = folder.protect(message_of(5))[1]
    plain = bytearray(openssl(file[HEADER_BYTES:], "-d"))
    assert plain[5:16] == bytes(11)
    plain[15] = 1
    assert "the digest" in folder.refused(file[:HEADER_BYTES] + openssl(bytes(plain)))


@pytest.mark.parametrize("size", (0, 100))
def test_a_wrong_key_is_refused(folder, size):
    file = folder.protect(message_of(size))[1]
    wrong = KEY[:-1] + "d"
    message = folder.refused(file, key=wrong, old=b"precious")
    assert "is damaged, or --key is not its key" in message
    assert "Nothing is written" in message


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (b"", "not a file of swsim protect"),
        (b"x" * 100, "not a file of swsim protect"),
        (b"swsimDPM" + struct.pack("<HHIQ", 2, 128, 1, 16), "version 2"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 64, 1, 16), "key of 64 bits"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 128, 0, 16), "in 0 parts"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 128, 5, 999), "in 5 parts"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 128, 2, 16), "in 2 parts"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 128, 1, 2**64 - 1), "cut short"),
        (b"swsimDPM" + struct.pack("<HHIQ", 1, 128, 1, 2**63), "cut short"),
    ],
)
def test_impossible_headers_are_refused(folder, header, message):
    assert message in folder.refused(header + bytes(32 if header else 0))


@pytest.mark.parametrize("command", ("protect", "unprotect"))
@pytest.mark.parametrize(
    ("key", "status", "message"),
    [
        ("", 2, "--key '': must not be empty"),
        (KEY[:-1], 1, "31 hexadecimal digits"),
        ("g" * 32, 1, "not hexadecimal digits"),
    ],
)
def test_bad_keys_are_refused(folder, command, key, status, message):
    data = message_of(16) if command == "protect" else folder.protect(message_of(16))[1]
    outcome, out = folder.call(command, data, key=key, old=b"precious")
    assert outcome.status == status
    assert message in outcome.stderr
    assert out == b"precious"


def test_the_input_is_never_overwritten(folder):
    file = folder.path / "file"
    file.write_bytes(b"precious")
    (folder.path / "other_name").hardlink_to(file)
    (folder.path / "link").symlink_to(file)
    for command in ("protect", "unprotect"):
        for out in ("file", "other_name", "link"):
            swsim(command, file, folder.path / out, "--key", KEY).expect(1, "are the same file")
    assert file.read_bytes() == b"precious"


def test_places_that_cannot_be_read_or_written_are_told(folder):
    outcome = swsim("protect", folder.path / "nothing", folder.path / "out", "--key", KEY)
    assert outcome.status == 1 and "cannot read" in outcome.stderr
    (folder.path / "in").write_bytes(b"x")
    outcome = swsim("protect", folder.path / "in", folder.path / "no" / "out", "--key", KEY)
    assert outcome.status == 1 and "cannot write" in outcome.stderr
    assert [p.name for p in folder.path.iterdir()] == ["in"]


def test_a_kernel_that_cannot_do_it_is_told(folder):
    file = folder.protect(message_of(16))[1]
    outcome, out = folder.call("unprotect", file, "--kernel", "original", old=b"precious")
    assert outcome.status == 1
    assert "cannot do operation ecb-decrypt" in outcome.stderr
    outcome, _ = folder.call("protect", b"x", "--kernel", "template")
    assert outcome.status == 1
    assert "is not a cipher" in outcome.stderr
    assert out == b"precious"


def test_a_run_that_does_not_end_writes_nothing(folder):
    outcome, out = folder.call("protect", message_of(999), "--max-cycles", 15000, old=b"precious")
    assert outcome.status == 6
    assert out == b"precious"


# ---- The paper's format ------------------------------------------------------------------------

PAPER = ("--format", "paper", "--cpes", "2")


def by_the_paper(message: bytes, groups: int) -> bytes:
    """Algorithm 1 for each core group, with other programs' AES and SHA3."""
    size, longer = divmod(len(message), groups)
    file, left = b"", message
    for number in range(groups):
        part, left = left[: size + (number < longer)], left[size + (number < longer) :]
        padding = 16 - len(part) % 16
        part += bytes([padding]) * padding
        file += openssl(part + hashlib.sha3_256(part).digest())
    return file


PAPER_SIZES = (0, 1, 15, 16, 17, 30, 31, 32, 33, 4096, 4 * 1024 - 1, 20_000, 65_537)


@pytest.mark.parametrize("groups", (1, 2, 3, 4))
@pytest.mark.parametrize("size", PAPER_SIZES)
def test_the_papers_file_is_as_the_paper_has_it_and_comes_back(folder, size, groups):
    message = message_of(size)
    record, file = folder.protect(message, *PAPER, "--cgs", groups)
    assert file == by_the_paper(message, groups)
    assert (record["format"], record["cgs"], record["file_bytes"]) == ("paper", groups, len(file))
    back, out = folder.unprotect(file, *PAPER, "--cgs", groups)
    assert out == message
    assert (back["bytes"], back["cgs"], back["verified"]) == (size, groups, True)
    # The costs are those of what was padded, in both directions.
    fields = ("digest_cycles", "padding_cycles")
    assert [record[name] for name in fields] == [back[name] for name in fields]


def test_the_papers_digest_covers_the_padded_part_alone(folder):
    record, _ = folder.protect(message_of(4096), *PAPER)
    assert record["digest_cycles"] == CYCLES_PER_BYTE * 4112
    assert record["padding_cycles"] == CYCLES_PER_BYTE * 16


@pytest.mark.parametrize(("size", "groups"), [(0, 1), (37, 2)])
def test_a_flipped_bit_in_every_byte_of_the_papers_file_is_found(tmp_path, size, groups):
    file = by_the_paper(message_of(size), groups)

    def check(own: Folder, i: int) -> None:
        damaged = bytearray(file)
        damaged[i] ^= 1 << i % 8
        said = own.refused(bytes(damaged), *PAPER, "--cgs", str(groups), old=b"precious")
        assert "is damaged, or --key or --cgs is not its own: the digest of part" in said

    in_folders(tmp_path, len(file), check)


def test_every_shorter_file_of_the_paper_is_refused(tmp_path):
    file = by_the_paper(message_of(70), 2)

    def check(own: Folder, size: int) -> None:
        said = own.refused(file[:size], *PAPER, "--cgs", 2, old=b"precious")
        assert "cut short" in said or "the digest of part" in said

    in_folders(tmp_path, len(file), check)


@pytest.mark.parametrize("made_on", (1, 2, 4))
@pytest.mark.parametrize("told", (1, 2, 3, 4))
def test_another_number_of_core_groups_is_refused(folder, made_on, told):
    if made_on != told:
        file = by_the_paper(message_of(1000), made_on)
        assert "--cgs" in folder.refused(file, *PAPER, "--cgs", told, old=b"precious")


def test_a_wrong_key_is_refused_in_the_papers_format(folder):
    file = by_the_paper(message_of(100), 1)
    assert "--key" in folder.refused(file, *PAPER, key=KEY[:-1] + "d", old=b"precious")


@pytest.mark.parametrize("last", (0, 17, 255))
def test_padding_that_says_no_length_is_refused(folder, last):
    """Only who has the key can make such a file."""
    padded = bytes(15) + bytes([last])
    file = openssl(padded + hashlib.sha3_256(padded).digest())
    assert "padding of part 1 of 1" in folder.refused(file, *PAPER, old=b"precious")
    padded = bytes(14) + b"\1\2"
    file = openssl(padded + hashlib.sha3_256(padded).digest())
    assert "padding of part 1 of 1" in folder.refused(file, *PAPER, old=b"precious")


def test_the_papers_format_misses_what_our_header_finds(folder):
    """Parts that changed places, and one that is missing, if --cgs goes along with it."""
    message = message_of(4 * 64)
    file = by_the_paper(message, 4)
    quarter = len(file) // 4
    exchanged = file[quarter : 2 * quarter] + file[:quarter] + file[2 * quarter :]
    _, out = folder.unprotect(exchanged, *PAPER, "--cgs", 4)
    assert out == message[64:128] + message[:64] + message[128:]
    _, out = folder.unprotect(file[: 3 * quarter], *PAPER, "--cgs", 3)
    assert out == message[: 3 * 64]


def test_each_format_refuses_the_others_file_and_our_own_says_its_core_groups(folder):
    message = message_of(100)
    assert "not a file of swsim protect" in folder.refused(by_the_paper(message, 1))
    file = folder.protect(message)[1]
    assert "not whole blocks" in folder.refused(file, *PAPER)
    outcome, out = folder.call("unprotect", file, "--cgs", 2, old=b"precious")
    assert outcome.status == 2 and "--cgs" in outcome.stderr and out == b"precious"


def test_the_papers_kernel_works_in_rounds_of_1_kb_for_each_cpe(folder):
    """As in section 6.1, padding and digest included."""
    record, _ = folder.protect(message_of(70_000), "--format", "paper", "--kernel", "chen")
    size = 70_000 + 16 + DIGEST_BYTES
    alone = swsim("run", "chen", "--bytes", size, "--unit", 1024, "--json").json
    assert record["aes_cycles"] == alone["kernel_cycles"]


# ---- What it costs -----------------------------------------------------------------------------


@pytest.mark.parametrize("command", ("protect", "unprotect"))
def test_the_time_is_that_of_digest_and_cipher(folder, command):
    message = message_of(5000)
    record, file = folder.protect(message)
    if command == "unprotect":
        record = folder.unprotect(file)[0]
    padded = 5008
    assert record["digest_cycles"] == CYCLES_PER_BYTE * (HEADER_BYTES + 8 + padded)
    assert record["padding_cycles"] == CYCLES_PER_BYTE * (padded - 5000)
    # The cipher's part is that of the kernel alone.
    operation = "ecb-encrypt" if command == "protect" else "ecb-decrypt"
    alone = swsim(
        "run", DEFAULT_KERNEL, "--operation", operation, "--bytes", padded + DIGEST_BYTES, "--json"
    ).json
    assert record["aes_cycles"] == alone["kernel_cycles"]
    assert record["start_up_cycles"] == alone["cycles"] - alone["kernel_cycles"]
    assert record["cycles"] == record["digest_cycles"] + alone["cycles"]
    assert record["seconds"] == pytest.approx(record["cycles"] / machine().clock_hz)
    assert record["throughput_gb_per_s"] == pytest.approx(5000 / record["seconds"] / 1e9)


def test_core_groups_work_side_by_side(folder):
    """Four times the data on four groups takes as long, digests included."""
    one = folder.protect(message_of(4096))[0]
    four = folder.protect(message_of(4 * 4096), "--cgs", 4)[0]
    assert four["cycles"] == one["cycles"]
    assert [group["cycles"] for group in four["groups"]] == [one["cycles"]] * 4
    # What is left over goes to the first groups, one of which is the slowest.
    uneven = folder.protect(message_of(4 * 4096 + 16), "--cgs", 4)[0]
    assert [group["bytes"] for group in uneven["groups"]] == [4112, 4096, 4096, 4096]
    assert uneven["cycles"] == max(group["cycles"] for group in uneven["groups"])


def test_the_cost_of_the_digest_is_a_parameter_of_the_machine(folder):
    free = folder.protect(message_of(100), "--set", "mpe.sha3_cycles_per_byte=0")[0]
    plain = folder.protect(message_of(100))[0]
    assert free["digest_cycles"] == 0
    assert free["cycles"] == plain["cycles"] - plain["digest_cycles"]
    assert free["machine_hash"] != plain["machine_hash"]


def test_the_summary_is_for_people(folder):
    (folder.path / "in").write_bytes(message_of(50))
    outcome = swsim("protect", folder.path / "in", folder.path / "out", "--key", KEY)
    assert outcome.status == 0 and outcome.stderr == ""
    for words in ("AES-128 by bitsliced_vlog3r", "SHA3-256 on the MPE", "throughput", "MB/s"):
        assert words in outcome.stdout
