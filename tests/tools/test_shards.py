# SPDX-License-Identifier: Apache-2.0
"""Is every C++ test in exactly one shard, whatever the number of shards? (tests/support/shard.h)"""

import os
from collections import Counter

import pytest

from support.commands import ROOT, call


def names(program: str, shard: str | None = None, *options: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "SWSIM_SHARD"}
    if shard is not None:
        environment["SWSIM_SHARD"] = shard
    command = [ROOT / "build" / program, "--list-test-names-only", *options]
    # The status is the number of tests.
    listed = call(*command, environment=environment)
    assert listed.stderr == ""
    return listed.stdout.splitlines()


@pytest.mark.parametrize("count", (1, 2, 3, 8))
@pytest.mark.parametrize("program", ("asm_tests", "sim_tests"))
def test_every_test_is_in_one_shard_or_shares_out_its_work(program, count):
    expected = dict.fromkeys(names(program), 1)
    expected |= dict.fromkeys(names(program, None, "[sharded]"), count)
    in_shards = [names(program, f"{number}/{count}") for number in range(1, count + 1)]
    assert Counter(name for shard in in_shards for name in shard) == expected


def test_shards_are_of_what_was_asked_for():
    asked = names("sim_tests", None, "[profile]~[sharded]")
    shards = [names("sim_tests", f"{number}/2", "[profile]~[sharded]") for number in (1, 2)]
    assert sorted(shards[0] + shards[1]) == sorted(asked)


@pytest.mark.parametrize("shard", ("0/8", "9/8", "2", "a/b"))
def test_a_shard_that_does_not_exist_is_refused(shard):
    environment = {**os.environ, "SWSIM_SHARD": shard}
    refused = call(ROOT / "build" / "asm_tests", environment=environment)
    refused.expect(2, f"SWSIM_SHARD={shard}")
