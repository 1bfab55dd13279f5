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


READINGS_OF_SIMD = ("simd", "simd_in_register", "simd_through_memory")
READINGS_IN_C = ("simd_c", "simd_c_in_register", "simd_c_through_memory")


def times_original(reading: str, original: str) -> float:
    """The time of a reading of SIMD, in those of Original."""
    simd, scalar = (
        steady_cycles_per_byte(name, "ecb-encrypt", 128, 1024) for name in (reading, original)
    )
    return simd / scalar


@pytest.mark.parametrize("level", ("", "_o2"))
@pytest.mark.parametrize("reading", READINGS_OF_SIMD + READINGS_IN_C)
def test_no_reading_of_simd_is_slower_than_original_at_the_same_level(reading, level):
    kernel = reading + level if reading in READINGS_IN_C else reading
    assert times_original(kernel, "original" + level) < 1


@pytest.mark.parametrize("reading", READINGS_IN_C)
def test_byte_by_byte_at_o2_is_somewhat_slower_than_original_at_o3(reading):
    ratio = times_original(reading + "_o2", "original")
    assert ratio < 1 if reading == "simd_c" else 1 < ratio < 1.1


def test_the_mixture_of_c_and_assembly_is_nearly_as_fast_as_assembly():
    mixture, assembly = (
        steady_cycles_per_byte(name, "ecb-encrypt", 128, 8192)
        for name in ("simd_selldw_mixture", "simd_selldw")
    )
    assert 1 < mixture / assembly < 1.05


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
