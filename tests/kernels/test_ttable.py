# SPDX-License-Identifier: Apache-2.0
"""The T-table kernels: is every slot used, do they leak time?

That they encrypt and decrypt correctly is asked by test_nist_vectors.py and test_openssl.py.
"""

import re

import pytest

from support.commands import CHECKED, GENERATED, run, run_each, swsim

KERNELS = ("ttable", "ttable_vlog3r", "ttable_selldw", "ttable_c")


# ---- Speed ---------------------------------------------------------------------------------------


def pass_lines(kernel: str, operation: str, key_bits: int) -> list[str]:
    logic = "_vlog3r" if kernel == "ttable_vlog3r" else ""
    mode = "_ctr" if operation == "ctr" else ""
    text = (GENERATED / "ttable" / f"pass_{key_bits}{logic}{mode}.h").read_text()
    return re.findall(r"^    (.*; *.*)$", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("operation", "key_bits"), [("ecb-encrypt", 128), ("ecb-decrypt", 192), ("ctr", 256)]
)
@pytest.mark.parametrize("kernel", ("ttable", "ttable_vlog3r"))
def test_a_pass_takes_a_cycle_for_each_line(kernel, operation, key_bits):
    """Both slots of a line issue together, as the generator thinks; hardly one is empty."""
    lines = pass_lines(kernel, operation, key_bits)
    program = ("--operation", operation, "--key-bits", key_bits)
    outcome = swsim("analyze", kernel, *program, "--loop", "next_pair", "--json")
    assert outcome.json["analyses"][0]["cycles"] == len(lines)
    empty = sum(line.startswith("clr $31;") + line.endswith("nop") for line in lines)
    assert empty <= 0.01 * 2 * len(lines)


@pytest.mark.parametrize("latency", (1, 2))
def test_one_batch_keeps_the_look_ups_of_selldw_going(latency):
    """22 cycles for each of a batch's 160 look-ups; the end of its loop is predicted wrongly."""
    setting = f"cpe.latency.vector_integer={latency}"
    profile = swsim("profile", "ttable_selldw", "--bytes", "512K", "--set", setting, "--json").json
    batch = next(r for r in profile["regions"] if r["name"] == "batch")
    assert 3520 <= batch["cycles_per_pass"] < 1.01 * 3520


@pytest.mark.parametrize("kernel", KERNELS)
def test_cycles_depend_neither_on_the_key_nor_on_the_data(kernel):
    """In LDM a look-up takes the same time wherever it goes. --seed is of key and data."""
    data = ("--bytes", 16384, *CHECKED)
    seeds = [(*data, "--seed", seed) for seed in range(1, 6)]
    keys = [(*data, "--key", digit * 32) for digit in "0f"]
    assert len({record["cycles"] for record in run_each(kernel, (), seeds + keys)}) == 1


# ---- CTR -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    "counter",
    (
        "f" * 32,  # overflows in all bytes with the second block
        "00000000000000fffffffffffffffffe",  # into the upper half
        "000000000000000000000000000000ff",
        "0000000000000000000000000000fff1",  # in the middle of a unit, odd
    ),
)
def test_counters_carry(kernel, counter):
    data = ("--counter", counter, *CHECKED)
    sizes = [(*data, "--bytes", size) for size in (16, 48, 4096, 100000)]
    run_each(kernel, ("--operation", "ctr"), sizes)


@pytest.mark.parametrize("kernel", ("ttable", "ttable_vlog3r"))
def test_runs_of_every_length_and_parity(kernel):
    """One core does a buffer of 1 to 130 blocks, from counters before and behind an overflow."""
    ends = ((1, 255), (2, 255), (3, 254), (33, 1), (64, 224), (127, 129), (128, 65))
    unit = ("--cpes", 1, "--unit", 2048, *CHECKED)
    data = [("--bytes", 16 * blocks, "--counter", f"{last:032x}", *unit) for blocks, last in ends]
    run_each(kernel, ("--operation", "ctr"), data)


def test_ctr_is_faster_than_ecb():
    ecb = run("ttable_vlog3r", 262144)
    ctr = run("ttable_vlog3r", 262144, "--operation", "ctr")
    assert ctr["cycles_per_byte"] < 0.95 * ecb["cycles_per_byte"]
