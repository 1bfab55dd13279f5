# SPDX-License-Identifier: Apache-2.0
"""Do the SW-AES kernels take the time that counting their look-ups says, in both directions and for
all key sizes?"""

import random

import pytest

from support.commands import CHECKED, Variant, run_each

PIPELINE = "simd_selldw_pipeline"
HYBRID = "swaes_hybrid"
SIMD_KERNELS = ("simd", "simd_selldw", PIPELINE, HYBRID)
ROUNDS = {128: 10, 192: 12, 256: 14}

LOOK_UP_CYCLES = 22
LOOK_UPS_PER_ROUND = 16
BATCH_BYTES = 128


def steady_cycles_per_byte(kernel: str, operation: str, key_bits: int, unit: int) -> float:
    """One core in the middle of its work: what four more units cost."""

    data = [("--bytes", units * unit, "--cpes", 1, "--unit", unit, *CHECKED) for units in (2, 6)]
    short, long = run_each(kernel, Variant(kernel, operation, key_bits).program, data)
    return (long["cycles"] - short["cycles"]) / (4 * unit)


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


@pytest.mark.parametrize("level", ("", "_o2"))
@pytest.mark.parametrize("reading", ("simd", "simd_c"))
def test_is_no_reading_of_simd_slower_than_original_as_its_readme_says(reading, level):
    kernel = reading if reading == "simd" else reading + level
    original, simd = (
        steady_cycles_per_byte(name, "ecb-encrypt", 128, 1024)
        for name in ("original" + level, kernel)
    )
    assert simd < original


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
    key = ("--key", generator.randbytes(key_bits // 8).hex())

    def convert(operation: str, source: str, target: str) -> None:
        data = []
        for i in range(4):
            places = ("--cpes", generator.randint(1, 64), "--unit", 16 * generator.randint(1, 512))
            files = ("--in", tmp_path / f"{source}{i}", "--out", tmp_path / f"{target}{i}")
            data.append((*key, *places, *files))
        run_each(kernel, Variant(kernel, operation, key_bits).program, data)

    for i in range(4):
        plain = generator.randbytes(16 * generator.randint(1, 3000))
        (tmp_path / f"plain{i}").write_bytes(plain)
    convert("ecb-encrypt", "plain", "secret")
    convert("ecb-decrypt", "secret", "again")
    for i in range(4):
        assert (tmp_path / f"again{i}").read_bytes() == (tmp_path / f"plain{i}").read_bytes()
