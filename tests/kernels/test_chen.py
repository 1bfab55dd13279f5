# SPDX-License-Identifier: Apache-2.0
"""The kernels in the form of Chen et al., and what the DMA allows."""

import pytest

from chen.model import ROUND_BYTES
from support.commands import ROOT, machine, run, swsim

DMA_COPY = ROOT / "experiments" / "dma_limit" / "dma_copy"
IN_PLACE = ROOT / "experiments" / "chen" / "chen_in_place"
FIVE_CYCLES = ROOT / "experiments" / "dma_limit" / "five_cycles_phased"


@pytest.mark.parametrize("kernel", ("chen", IN_PLACE))
@pytest.mark.parametrize("double_buffer", ("on", "off"))
def test_rounds_of_1_kb_end_anywhere_with_any_number_of_cores(kernel, double_buffer):
    for size, cores in ((16, 64), (1024, 1), (1040, 1), (3 * 1024 + 512, 2), (5 * 1024, 3)):
        record = run(kernel, size, "--cpes", cores, "--double-buffer", double_buffer)
        assert record["verified"] and record["unit"] == 1024


def test_in_place_it_decrypts_too():
    assert run(IN_PLACE, 3000 * 16, "--operation", "ecb-decrypt")["verified"]


def test_in_place_half_of_what_double_buffering_gains_is_lost():
    """The next get waits for a put; single buffering does so anyway."""
    cycles = {
        (kernel, double_buffer): run(kernel, 16 * ROUND_BYTES, "--double-buffer", double_buffer)[
            "kernel_cycles"
        ]
        for kernel in ("chen", IN_PLACE)
        for double_buffer in ("on", "off")
    }
    gain = {
        kernel: 1 - cycles[kernel, "on"] / cycles[kernel, "off"] for kernel in ("chen", IN_PLACE)
    }
    assert cycles[IN_PLACE, "off"] == pytest.approx(cycles["chen", "off"], rel=0.005)
    assert 0.3 < gain[IN_PLACE] / gain["chen"] < 0.7


def test_a_unit_is_at_most_the_1_kb_of_the_paper():
    assert swsim("run", "chen", "--unit", 2048).status != 0


def test_double_buffering_hides_most_of_the_transfers_of_later_rounds():
    def wait_of_three_rounds(double_buffer: str) -> int:
        one, four = (
            run("chen", rounds * ROUND_BYTES, "--double-buffer", double_buffer)["accounts"]
            for rounds in (1, 4)
        )
        return four["dma_wait"] - one["dma_wait"]

    assert 4 * wait_of_three_rounds("on") < wait_of_three_rounds("off")


def test_the_sbox_in_main_memory_gives_the_same_bytes():
    assert run(ROOT / "experiments" / "chen" / "chen_sbox", 4096, "--cpes", 4)["verified"]


def test_tables_in_main_memory_are_slower_by_latency_and_64_cores_by_bandwidth():
    in_ldm = run("chen", 1024, "--cpes", 1)["cycles_per_byte"]
    alone = run("chen_main_memory", 1024, "--cpes", 1)["cycles_per_byte"]
    together = run("chen_main_memory", ROUND_BYTES)["cycles_per_byte"]
    assert 10 * in_ldm < alone
    # 16 look-ups in each of 10 rounds of a block; memory serves one line of 128 bytes for each, at
    # the peak of DDR3-2133.
    lookups_per_s = machine().clock_hz * 64 / together * 10
    assert 4 * alone < together
    assert 0.9 < lookups_per_s * 128 / 34.128e9 <= 1


def test_reading_together_and_writing_together_is_faster_than_each_on_its_own(tmp_path):
    alone = tmp_path / "alone"
    alone.mkdir()
    text = (DMA_COPY / "kernel.toml").read_text()
    for name in ("dma_copy.S", "dma_copy_host.c"):
        text = text.replace(f'"{name}"', f'"{DMA_COPY / name}"')
    (alone / "kernel.toml").write_text(text.replace("together = 1", "together = 0"))
    rates = [run(folder, 4 << 20)["throughput_gb_per_s"] for folder in (DMA_COPY, alone)]
    assert rates[0] > 1.3 * rates[1]


def test_a_kernel_of_5_cycles_per_byte_reaches_90_percent_of_what_the_dma_allows():
    kernel, copy = (run(k, 8 << 20)["kernel_cycles"] for k in (FIVE_CYCLES, DMA_COPY))
    assert copy / kernel > 0.9
