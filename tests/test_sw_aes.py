# SPDX-License-Identifier: Apache-2.0
"""Do the SW-AES kernels take the time that counting their look-ups says, in both directions and for
all key sizes?"""

import random
import subprocess
import sys

import pytest

from conftest import ROOT, run, swsim

PIPELINE = "simd_selldw_pipeline"
HYBRID = "swaes_hybrid"
SIMD_KERNELS = ("simd", "simd_selldw", PIPELINE, HYBRID)
ROUNDS = {128: 10, 192: 12, 256: 14}

LOOK_UP_CYCLES = 22
LOOK_UPS_PER_ROUND = 16
BATCH_BYTES = 128


def steady_cycles_per_byte(kernel: str, operation: str, key_bits: int, unit: int) -> float:
    """One core in the middle of its work: what four more units cost."""

    def cycles(units: int) -> int:
        options = ("--cpes", 1, "--unit", unit, "--operation", operation, "--key-bits", key_bits)
        return run(kernel, units * unit, *options)["cycles"]

    return (cycles(6) - cycles(2)) / (4 * unit)


def bound_of_look_ups(key_bits: int) -> float:
    return ROUNDS[key_bits] * LOOK_UPS_PER_ROUND * LOOK_UP_CYCLES / BATCH_BYTES


@pytest.mark.parametrize("operation", ("ecb-encrypt", "ecb-decrypt"))
@pytest.mark.parametrize("key_bits", ROUNDS)
def test_everything_else_hides_under_the_look_ups_of_the_pipeline(operation, key_bits):
    measured = steady_cycles_per_byte(PIPELINE, operation, key_bits, 8192)
    assert 1 <= measured / bound_of_look_ups(key_bits) < 1.01


@pytest.mark.parametrize(("key_bits", "published"), ((192, 1.2), (256, 1.4)))
def test_longer_keys_cost_what_the_paper_says(key_bits, published):
    short = steady_cycles_per_byte(PIPELINE, "ecb-encrypt", 128, 8192)
    long = steady_cycles_per_byte(PIPELINE, "ecb-encrypt", key_bits, 8192)
    assert long / short == pytest.approx(published, rel=0.005)


@pytest.mark.parametrize("operation", ("ecb-encrypt", "ecb-decrypt"))
@pytest.mark.parametrize("key_bits", ROUNDS)
def test_the_hybrid_is_twice_as_fast_as_its_look_ups_alone(operation, key_bits):
    """A round of 18 blocks has 707 instructions for two pipes."""
    measured = steady_cycles_per_byte(HYBRID, operation, key_bits, 28 * 288)
    bound = ROUNDS[key_bits] * 707 / 2 / (18 * 16)
    assert 1 <= measured / bound < 1.08
    assert measured < bound_of_look_ups(key_bits) / 2


@pytest.mark.parametrize("key_bits", ROUNDS)
@pytest.mark.parametrize("kernel", SIMD_KERNELS)
def test_decryption_inverts_encryption(kernel, key_bits, tmp_path):
    generator = random.Random(f"{kernel} {key_bits}")
    key = generator.randbytes(key_bits // 8).hex()
    plain, secret, again = (tmp_path / name for name in ("plain", "secret", "again"))
    for _ in range(4):
        plain.write_bytes(generator.randbytes(16 * generator.randint(1, 3000)))
        for operation, source, target in (
            ("ecb-encrypt", plain, secret),
            ("ecb-decrypt", secret, again),
        ):
            options = (
                *("--operation", operation, "--key", key),
                *("--cpes", generator.randint(1, 64), "--unit", 16 * generator.randint(1, 512)),
            )
            outcome = swsim("run", kernel, "--in", source, "--out", target, *options)
            assert outcome.status == 0, outcome.stderr
        assert again.read_bytes() == plain.read_bytes()


def test_the_order_of_the_hybrid_is_the_one_of_its_script():
    script = ROOT / "kernels" / HYBRID / "order.py"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0
