# SPDX-License-Identifier: Apache-2.0
"""Do kernels compute the same when P1 may slip past P0, and in no more cycles?"""

import pytest

from conftest import AES_KERNELS, KERNELS, run


@pytest.mark.parametrize("kernel", AES_KERNELS)
def test_slipping_pipes_change_only_the_cycles(kernel):
    cpes = KERNELS[kernel].get("cpes", 1)
    strict = run(kernel, 1024, "--cpes", cpes)
    loose = run(kernel, 1024, "--cpes", cpes, "--set", "cpe.slip_depth=4")
    assert loose["verified"]
    assert loose["kernel_cycles"] <= strict["kernel_cycles"]
