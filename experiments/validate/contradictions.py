# SPDX-License-Identifier: Apache-2.0
"""Where published numbers contradict each other or arithmetic: no model can meet both."""

from dataclasses import dataclass

from lab import published
from lab.published_rows import Table
from lab.simulator import GIGABYTE, MIB, format_size
from validate import plan
from validate.evidence import Evidence, NotMeasuredError

CHEN_GROUPS = 1024
NODES = 1024


@dataclass(frozen=True)
class Contradiction:
    """What does not fit, and the arithmetic."""

    title: str
    arithmetic: str


def contradictions(table: Table, evidence: Evidence) -> list[Contradiction]:
    """All of them, with simulated numbers where there are some."""
    return [
        _smallest_speedups(table, evidence),
        _linear_and_flat(table),
        _meaning_of_gigabyte(),
        _nodes_and_groups(),
        _higher_throughput_or_time_saved(),
        _above_the_peak(table),
        _figures_and_table(table),
        _sharing_reaches_private(table),
        _groups_and_latency(table),
        Contradiction(
            "A shift that is said to be missing",
            "SW-AES says that the instruction set lacks a vector shift right (vsr1w). Its own "
            "look-up uses three of them for each row, and compiled CPE code contains vsrlw: the "
            "assembler takes it.",
        ),
    ]


def _launch_cycles(table: Table) -> float:
    return table.row("spawn-join").published * published.CLOCK_HZ / 1e6


def _smallest_speedups(table: Table, evidence: Evidence) -> Contradiction:
    launch = _launch_cycles(table)

    def cycles(cycles_per_byte: float) -> float:
        return launch + cycles_per_byte * plan.BATCH_BYTES

    original, selldw, pipeline = (
        cycles(cost)
        for cost in (
            published.ORIGINAL_CYCLES_PER_BYTE,
            published.SELLDW_CYCLES_PER_BYTE,
            published.PIPELINE_CYCLES_PER_BYTE,
        )
    )
    smallest = (table.row("S5-smallest").published, table.row("S6-smallest").published)
    largest = (table.row("S5-largest").published, table.row("S6-largest").published)
    text = (
        f"Start-up, the same for every variant, brings their times closer together, so "
        f"Pipeline's lead over SIMD+selldw is largest for much data: {largest[1]} / {largest[0]} = "
        f"{largest[1] / largest[0]:.2f}. The smallest speed-ups of S5 and S6 give "
        f"{smallest[1]} / {smallest[0]} = {smallest[1] / smallest[0]:.2f}: they cannot both be "
        f"those of 1 kB. From the paper's own cycles per byte and {launch:.0f} cycles of start-up, "
        f"1 kB (one batch of {plan.BATCH_BYTES} B on a core) gives {original / selldw:.2f} and "
        f"{original / pipeline:.2f}, not {smallest[0]} and {smallest[1]}."
    )
    try:
        simulated = [min(evidence.speedups(k)) for k in ("simd_selldw", "simd_selldw_pipeline")]
        text += f" Simulated: {simulated[0]:.2f} and {simulated[1]:.2f}."
    except NotMeasuredError:
        pass
    return Contradiction("S5 and S6 at 1 kB", text)


def _linear_and_flat(table: Table) -> Contradiction:
    launch = _launch_cycles(table) / published.CLOCK_HZ

    def chip(size_bytes: int) -> float:
        work = size_bytes / (published.CHIP_GB_PER_S * GIGABYTE)
        return size_bytes / (work + launch) / GIGABYTE

    sizes = (2 * MIB, 4 * MIB, published.LINEAR_UP_TO_BYTES, published.ABOVE_16_MB_BYTES)
    rates = ", ".join(f"{chip(size):.1f} GB/s at {format_size(size)}" for size in sizes)
    return Contradiction(
        "S2 and S3: almost linear to 8 MB, over 12.5 GB/s above 16 MB",
        f"A chip that ends at {published.CHIP_GB_PER_S} GB/s and takes "
        f"{1e6 * launch:.0f} us to start has {rates}: flat where the paper has it grow almost "
        "linearly. With a start-up long enough for the one, the other does not come out.",
    )


def _meaning_of_gigabyte() -> Contradiction:
    more = 100 * (2**30 / GIGABYTE - 1)
    return Contradiction(
        "GB or GiB",
        f"SW-AES does not say. 1e9 is used here. If its GB is 2^30 bytes, all its throughputs are "
        f"{more:.1f} % higher, S1's {published.PIPELINE_CYCLES_PER_BYTE:.1f} cycles per byte are "
        f"{published.PIPELINE_CYCLES_PER_BYTE / (1 + more / 100):.1f}, and the 22 cycles of a "
        f"look-up {22 / (1 + more / 100):.1f}.",
    )


def _nodes_and_groups() -> Contradiction:
    sw_aes, chen = published.SW_AES_1024_NODES_GB_PER_S, published.CHEN_1024_GROUPS_GB_PER_S
    chip, chen_chip = published.CHIP_GB_PER_S, published.CHEN_4_GROUPS_GB_PER_S
    return Contradiction(
        "216 times Chen et al.",
        f"{sw_aes} / {chen} = {sw_aes / chen:.0f} compares {NODES} nodes, which are "
        f"{NODES * published.GROUPS_PER_CHIP} core groups, with {CHEN_GROUPS} core groups. Chip "
        f"for chip it is {chip:.2f} / {chen_chip} = {chip / chen_chip:.0f}.",
    )


def _higher_throughput_or_time_saved() -> Contradiction:
    before, after = published.ASAP_CYCLES_PER_BLOCK
    return Contradiction(
        "AsAP's 43 %",
        f"{before} cycles per block became {after}. The paper calls it 43 % higher throughput; the "
        f"throughput is {before / after:.2f} times as high, and {100 * (1 - after / before):.0f} % "
        "is the time saved.",
    )


def _above_the_peak(table: Table) -> Contradiction:
    peak = table.row("dma-peak").published
    above = [r for r in table.rows if r.id.startswith("A-") and r.published > peak]
    points = " and ".join(f"{r.published} GB/s ({r.id})" for r in above)
    most = max(r.published for r in above)
    return Contradiction(
        "Put faster than the memory",
        f"swDNN's table II has {points}; DDR3-2133 with 128 bits ends at {peak} GB/s. The largest "
        f"is {100 * (most / peak - 1):.1f} % above, so part of that picture is not DRAM service. "
        "The model never exceeds the peak, and these points stay unexplained.",
    )


def _figures_and_table(table: Table) -> Contradiction:
    at_least = table.row("S12-above-256").published
    below = [
        r
        for r in table.rows
        if r.id.startswith("A-") and int(r.id.rpartition("-")[2]) > 256 and r.published <= at_least
    ]
    largest = [
        max(r.published for r in table.rows if r.id.startswith(s)) for s in ("A-get", "A-put")
    ]
    return Contradiction(
        "SW-AES's figures 3 and 4 against swDNN's table II",
        f"SW-AES ends at {table.row('S12-most').published} GB/s; table II goes on to {largest[0]} "
        f"(get) and {largest[1]} (put). SW-AES says over {at_least} GB/s above 256 B; table II has "
        + ", ".join(f"{r.published} ({r.id})" for r in below)
        + ". They agree up to about 512 B.",
    )


def _sharing_reaches_private(table: Table) -> Contradiction:
    start_up = table.row("S11").published * table.row("spawn-join").published / 1e6

    def share(total_bytes: int) -> float:
        work = total_bytes / (published.CHIP_GB_PER_S * GIGABYTE)
        return 100 * start_up / (start_up + work)

    total, group = 64 * MIB, published.GROUPS_PER_CHIP * 64 * MIB
    return Contradiction(
        "S10: sharing mode reaches private mode from 64 MB",
        "In one place the paper means 64 MB in total, in another 64 MB for each core group. A "
        f"start-up of {table.row('S11').published} times 20 us, {1e3 * start_up:.1f} ms, is "
        f"{share(total):.0f} % of the time for {format_size(total)} and {share(group):.0f} % for "
        f"{format_size(group)} in total: only the second reading can come near.",
    )


def _groups_and_latency(table: Table) -> Contradiction:
    latency = table.row("dma-idle-get").published
    rate = table.row("A-get-128").published
    interval = 128 / (rate * GIGABYTE) * published.CLOCK_HZ
    return Contradiction(
        "Commands of a DMA group one after another",
        f"Four groups, each serving one command of {latency} cycles after the other, would end one "
        f"every {latency / 4:.0f} cycles. Table II's {rate} GB/s with 128 B are one every "
        f"{interval:.1f}: only the data phases can exclude each other, the latency is pipelined.",
    )
