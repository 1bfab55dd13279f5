# SPDX-License-Identifier: Apache-2.0
"""Is a run the same with timing remembered, with little room, without, and timed anew beside?

`--check on` looks at each access, so that nothing is remembered beside it."""

import pytest

from conftest import KERNELS, allowed_length, run, simulated


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_kernel_runs_the_same_however_much_is_remembered(kernel):
    def record(*options: object, check: str = "off") -> dict:
        return simulated(run(kernel, allowed_length(kernel, 16384), *options, check=check))

    remembered = record()
    assert record("--remember", 0) == remembered
    assert record("--remember", 4) == remembered
    assert record("--verify", "on") == remembered
    assert record(check="on")["accounts"] == remembered["accounts"]
