# SPDX-License-Identifier: Apache-2.0
"""Are the operations that Hajihassani et al. speak of counted rightly, and the results current?"""

import random

import pytest

from hajihassani import lfsr, table_sbox
from hajihassani.counted_planes import count
from hajihassani.items import GRID_BITS, V100_SECONDS, all_results, figure_12, table_3
from hajihassani.operations import Operations
from kernels.gpu_speeds import BITSLICED, ETCHED, GpuRecord, GpuSpeed, read_records
from kernels.host_programs import QUICK, Workshop
from lab import published
from lab.paper_results import read
from support.commands import ROOT

PAPERS = ROOT / "docs" / "papers"


@pytest.fixture(scope="module")
def counts(tmp_path_factory):
    workshop = Workshop(tmp_path_factory.mktemp("counted"), QUICK)
    return [count(workshop, three_inputs) for three_inputs in (False, True)]


def record() -> GpuRecord:
    speeds = [
        GpuSpeed(GRID_BITS // 8, [2e-3], implementation, operation, False)
        for implementation in (BITSLICED, ETCHED)
        for operation in ("ecb-encrypt", "ecb-decrypt", "ctr")
    ]
    return GpuRecord("some gpu", speeds)


def test_the_three_forms_of_the_lfsr_give_the_same_bits():
    states = lfsr.states_of(0xACE1, lfsr.WIDTH)
    assert len(set(states)) == lfsr.WIDTH
    assert lfsr.bitsliced(states, 64, Operations()) == lfsr.parallel(states, 64, Operations())
    # The states are a step apart each, so the bits are too.
    whole = lfsr.naive(0xACE1, 64 + lfsr.WIDTH, Operations())
    assert lfsr.parallel(states, 64, Operations()) == [whole[i : i + 64] for i in range(16)]


def test_the_lfsr_runs_through_all_states():
    assert lfsr.period() == 2**lfsr.WIDTH - 1


def test_a_table_on_planes_substitutes_every_byte_of_every_block():
    chance = random.Random(1)
    table = chance.sample(range(256), 256)
    blocks = [chance.randbytes(16) for _ in range(4)]
    operations = Operations()
    planes = planes_of(blocks)
    expected = planes_of([bytes(table[byte] for byte in block) for block in blocks])
    assert table_sbox.substitute(planes, table, len(blocks), operations) == expected
    assert (operations.look_ups, operations.bit_accesses) == (64, 1024)


def planes_of(blocks: list[bytes]) -> list[int]:
    return [
        sum((block[i // 8] >> i % 8 & 1) << lane for lane, block in enumerate(blocks))
        for i in range(128)
    ]


def test_the_rounds_are_counted(counts):
    two, three = counts
    assert (two["s-box"], two["inverse-s-box"]) == (110, 112)
    assert (three["s-box"], three["inverse-s-box"]) == (67, 71)
    for of_gates in counts:
        assert of_gates["round"] == 16 * of_gates["s-box"] + 4 * (32 + 3 * 32 + 12)
        rounds = 9 * of_gates["round"] + 16 * of_gates["s-box"] + 2 * 128
        assert of_gates["encryption"] == rounds


def test_the_published_prices_are_the_same_in_both_tables():
    for gpu, (gbit_per_s, per_dollar) in published.BITSLICED_ECB.items():
        of_ctr = published.BITSLICED_CTR[gpu]
        assert of_ctr[0] / of_ctr[1] == pytest.approx(gbit_per_s / per_dollar, rel=0.03)


def test_the_stated_time_is_that_of_two_thousand_million_bits_not_of_the_stated_grid():
    for mode, table in (("ECB", published.BITSLICED_ECB), ("CTR", published.BITSLICED_CTR)):
        bits = V100_SECONDS[mode] * 1e9 * table["Tesla V100"][0]
        assert bits == pytest.approx(2e9, rel=0.005)
    assert GRID_BITS == 2**31


def test_a_record_of_a_gpu_is_shown_and_without_one_that_is_said(counts):
    [shown] = [line for line in table_3([record()]).lines if line.name.startswith("some gpu, bit")][
        :1
    ]
    assert shown.y == [pytest.approx(1073.74, rel=1e-4)]
    assert "not run on a GPU" in [row.simulated for row in figure_12([]).comparisons]
    assert not any(
        row.simulated == "not run on a GPU"
        for result in all_results(*counts, [record()])
        for row in result.comparisons
    )


def test_the_page_has_the_numbers_that_are_counted(counts):
    page = " ".join((ROOT / "docs" / "kernels" / "gpu.md").read_text().split())
    two, three = counts
    encryption = three["encryption"]
    ecb = encryption + 2 * three["transposition"]
    ctr = encryption + three["transposition"] + three["counters"]
    gains = [
        published.BITSLICED_CTR[gpu][0] / gbit_per_s - 1
        for gpu, (gbit_per_s, _) in published.BITSLICED_ECB.items()
    ]
    looked_up = Operations()
    table_sbox.substitute([0] * 128, list(range(256)), 32, looked_up)
    for said in (
        f"{100 * (three['decryption'] / encryption - 1):.1f} % more operations",
        f"ECB {100 * (ecb / ctr - 1):.1f} % more than CTR",
        f"{100 * min(gains):.1f} to {100 * max(gains):.1f} % above",
        f"{three['s-box']} gates of three inputs or {two['s-box']} of two",
        f"{looked_up.look_ups} look-ups and {looked_up.bit_accesses} accesses",
        f"{100 * (GRID_BITS / 2e9 - 1):.0f} % more, 2^31",
    ):
        assert said in page


def test_the_committed_results_are_what_is_found_now(counts):
    for result in all_results(*counts, read_records()):
        assert read(PAPERS / f"{result.name}.json") == result, "run experiments/hajihassani.py"
        assert (PAPERS / f"{result.name}.png").exists() == bool(result.lines)
