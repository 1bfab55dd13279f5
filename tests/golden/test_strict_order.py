# SPDX-License-Identifier: Apache-2.0
"""Does the machine of before the pipes were decoupled still give the cycles of then?

The cycles are those of the kernels whose sources have not changed since. What parameters cannot say
of that machine is in its file."""

import json

import pytest

from support.commands import ROOT, run

MACHINE = ROOT / "experiments" / "calibrate" / "strict_order.toml"
CYCLES = json.loads((ROOT / "tests" / "golden" / "strict_order.json").read_text())


@pytest.mark.parametrize("kernel", CYCLES)
def test_strict_order_gives_the_cycles_of_then(kernel):
    cycles = {size: run(kernel, size, "--machine", MACHINE)["cycles"] for size in CYCLES[kernel]}
    assert cycles == CYCLES[kernel]
