# SPDX-License-Identifier: Apache-2.0
"""Does the experiment with the data protecting model share out the time and compare as it says?"""

import pytest

from lab.comparison import Role
from lab.simulator import Simulator
from protect import figure
from protect.message import Message
from support.commands import PROGRAM, command_module

COMMAND = command_module("protect")
KERNEL = "bitsliced_vlog3r"


# CPEs and core groups, as far as the page's table needs them.
PLACES = ((1, 1), (8, 1), (64, 1), (64, 4))


@pytest.fixture(scope="module")
def records():
    simulator = Simulator(PROGRAM)
    points = (Message(KERNEL, cpes, groups, 777) for cpes, groups in PLACES)
    return [record for point in points for record in point.run(simulator)]


def test_every_point_goes_there_and_back(records):
    assert [record.command for record in records] == ["protect", "unprotect"] * len(PLACES)
    there = records[::2]
    assert [(record.cpes, record.cgs) for record in there] == list(PLACES)
    assert [record.bytes for record in there] == [777 * groups for _, groups in PLACES]


def test_the_shares_are_all_of_the_time(records):
    for record in records:
        shares = COMMAND.shares(record)
        assert list(shares) == ["digest", "padding", "start-up", "AES"]
        assert sum(shares.values()) == pytest.approx(1)
        assert all(0 <= share < 1 for share in shares.values())
        both = shares["digest"] + shares["padding"]
        assert both == pytest.approx(record.digest_cycles / record.cycles)


def test_what_was_put_in_is_never_called_agreement(records):
    rows = COMMAND.comparisons(records, digest_mb_per_s=72.5)
    assert all(row.comes_out is None for row in rows)
    assert {row.role for row in rows} == {Role.CALIBRATED, Role.FINDING}
    assert rows[0].simulated == "34.32"  # 1 / (1 / 65.18 + 1 / 72.5)


def test_the_pages_table_has_a_row_for_each_kernel(records):
    rows = COMMAND.docs_table(records, digest_mb_per_s=72.5).splitlines()[2:]
    assert [row.split("|")[1].strip() for row in rows] == [
        f"[`{KERNEL}`](../../kernels/bitsliced)",
        "digest alone",
        "published",
    ]
    assert all(row.count("|") == 10 for row in rows)


def test_the_picture_shows_every_kernel(records, tmp_path):
    figure.draw(records, COMMAND.shares, 72.5, tmp_path / "protect.png")
    assert (tmp_path / "protect.png").read_bytes().startswith(b"\x89PNG")


def test_the_default_message_fills_a_round_of_the_papers_kernel():
    """1 KB for each of 64 CPEs, padding and digest included."""
    padded = -(-COMMAND.parse_size(COMMAND.MESSAGE_BYTES) // 16) * 16
    assert padded + 32 == 64 * 1024
