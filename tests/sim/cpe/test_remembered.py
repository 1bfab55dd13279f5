# SPDX-License-Identifier: Apache-2.0
"""Is a run the same with timing remembered, with little room, without, and timed anew beside?

`--check on` looks at each access, so that nothing is remembered beside it."""

import pytest

from support.commands import KERNELS, allowed_length, run, simulated, swsim


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_kernel_runs_the_same_however_much_is_remembered(kernel):
    size = allowed_length(kernel, 4096)
    cores = ("--cpes", KERNELS[kernel].get("cpes", 16))

    def record(*options: object, check: str = "off") -> dict:
        return simulated(run(kernel, size, *cores, *options, check=check))

    remembered = record()
    assert record("--remember", 0) == remembered
    assert record("--remember", 4) == remembered
    assert record("--verify", "on") == remembered
    assert record(check="on")["accounts"] == remembered["accounts"]


@pytest.mark.parametrize(
    ("command", "options", "where"),
    [
        ("run", ("--remember", 0), "with --remember 0"),
        ("run", ("--check", "on"), "with --check on"),
        ("run", ("--quantum", 1), "where each cycle is looked at"),
        ("profile", (), "where events are listened to"),
        ("trace", (), "where events are listened to"),
    ],
)
def test_is_verify_refused_where_nothing_is_remembered(command, options, where):
    swsim(command, "original", "--bytes=1K", "--verify=on", *options).expect(
        2, f"--verify on has no effect {where}"
    )
