# SPDX-License-Identifier: Apache-2.0
"""Figures 3, 4, 13 and 14 of SW-AES, drawn from the simulation (15: swsim_lab.ablation_figure).

What the papers give as numbers in their text or tables is marked; no figure was digitised.
"""

from collections.abc import Callable
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, LogLocator

from swsim_lab import ablation_figure, published
from swsim_lab.ablation_claims import PIPELINE, VARIANTS, Ablation
from swsim_lab.files import replaced_atomically
from swsim_lab.published_rows import Table
from swsim_lab.simulator import format_size
from swsim_lab.validation import plan
from swsim_lab.validation.evidence import Evidence, NotMeasuredError
from swsim_lab.validation.plan import CHIP, PRIVATE, SHARED

DMA, THROUGHPUT, SHARES, ABLATION = (
    "dma_bandwidth.png",
    "throughput.png",
    "time_shares.png",
    "ablation.png",
)

DMA_CPES = (1, 2, 4, 8, 16, 32, 64)
DMA_BYTES = (32, 64, 128, 256, 512, 1024, 2048, 4096)

# Colours that also differ for the colour-blind (Okabe and Ito).
BLUE, ORANGE, RED, GREEN, PINK, SKY = (
    "#0072B2",
    "#E69F00",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
)
PUBLISHED = {"linestyle": "none", "marker": "*", "markersize": 12, "markerfacecolor": "none"}


def draw_all(table: Table, evidence: Evidence, folder: Path, note: str) -> dict[str, str]:
    """Writes every figure that can be drawn; returns for the others why not, by file name."""
    drawings: dict[str, Callable[[], plt.Figure]] = {
        DMA: lambda: _dma(table, evidence),
        THROUGHPUT: lambda: _throughput(evidence),
        SHARES: lambda: _shares(evidence),
    }
    missing = {}
    for name, drawing in drawings.items():
        try:
            figure = drawing()
        except NotMeasuredError as error:
            missing[name] = str(error)
            continue
        figure.supxlabel(note, fontsize=8, color="0.4")
        with replaced_atomically(folder / name) as temporary:
            figure.savefig(temporary, dpi=110)
        plt.close(figure)
    try:
        ablation_figure.draw(_ablation(evidence), folder / ABLATION, note)
    except NotMeasuredError as error:
        missing[ABLATION] = str(error)
    return missing


def _ablation(evidence: Evidence) -> Ablation:
    points = [plan.point(kernel, size) for kernel in VARIANTS for size in plan.GROUP_SIZES]
    return Ablation([evidence.run(point) for point in points])


def _two_panels(title: str) -> tuple[plt.Figure, Axes, Axes]:
    figure, (left, right) = plt.subplots(1, 2, figsize=(14, 5.4), layout="constrained")
    figure.suptitle(title, fontsize=13)
    return figure, left, right


def _size_axis(axes: Axes, label: str, step: int) -> None:
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_locator(LogLocator(base=step, numticks=20))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: format_size(int(value))))
    axes.tick_params(axis="x", labelsize=8.5)
    axes.set_xlabel(label)
    axes.grid(True, which="major", alpha=0.3)


# ---- Figures 3 and 4 -----------------------------------------------------------------------------
def _dma(table: Table, evidence: Evidence) -> plt.Figure:
    figure, left, right = _two_panels("DMA bandwidth of one core group by block size and CPEs")
    for axes, number, way in ((left, 3, "get"), (right, 4, "put")):
        _dma_panel(axes, table, evidence, f"dma.figure_{number}.{way}", f"A-{way}")
        axes.set_title(f"Figure {number}: {way}")
    left.set_ylabel("GB/s")
    # One scale and one legend for both.
    top = 1.06 * max(axes.get_ylim()[1] for axes in (left, right))
    for axes in (left, right):
        axes.set_ylim(0, top)
    figure.legend(*left.get_legend_handles_labels(), fontsize=8.5, loc="outside right center")
    return figure


def _dma_panel(axes: Axes, table: Table, evidence: Evidence, name: str, series: str) -> None:
    colours = plt.get_cmap("viridis_r")
    for index, cpes in enumerate(DMA_CPES):
        rates = [evidence.measurement(f"{name}.{cpes}.{size}") for size in DMA_BYTES]
        axes.plot(
            DMA_BYTES,
            rates,
            color=colours(0.1 + 0.9 * index / (len(DMA_CPES) - 1)),
            marker="o",
            markersize=4,
            label=f"{cpes} CPE{'s' if cpes > 1 else ''}",
        )
    rows = [r for r in table.rows if r.id.startswith(series)]
    axes.plot(
        [int(r.id.rpartition("-")[2]) for r in rows],
        [r.published for r in rows],
        markeredgecolor=RED,
        label="published, 64 CPEs: swDNN table II",
        **PUBLISHED,
    )
    axes.hlines(
        table.row("S12-above-256").published,
        256,
        DMA_BYTES[-1],
        color=RED,
        linestyle=":",
        label="published, SW-AES: over this above 256 B",
    )
    axes.axhline(
        table.row("dma-peak").published, color="0.5", linewidth=1, label="DDR3-2133, 128 bit"
    )
    _size_axis(axes, "block", 2)


# ---- Figure 13 -----------------------------------------------------------------------------------
def _throughput(evidence: Evidence) -> plt.Figure:
    figure, left, right = _two_panels(
        "SIMD + selldw + Pipeline, AES-128 ECB, on one chip (figure 13)"
    )
    for mode, colour, marker in ((PRIVATE, RED, "D"), (SHARED, BLUE, "o")):
        rates = [evidence.chip_gb_per_s(size, mode) for size in plan.CHIP_SIZES]
        left.plot(
            plan.CHIP_SIZES, rates, color=colour, marker=marker, markersize=5, label=f"{mode} mode"
        )
        cgs = range(1, CHIP + 1)
        right.plot(
            cgs,
            [_scaled(evidence, n, mode) for n in cgs],
            color=colour,
            marker=marker,
            label=f"{mode} mode, launch included",
        )
    right.plot(
        range(1, CHIP + 1),
        [_scaled(evidence, n, SHARED, launch=False) for n in range(1, CHIP + 1)],
        color=BLUE,
        linestyle="--",
        label=f"{SHARED} mode, without launch",
    )
    left.plot(
        published.CHIP_GB_PER_S_BYTES,
        published.CHIP_GB_PER_S,
        markeredgecolor="black",
        label="published",
        **PUBLISHED,
    )
    left.hlines(
        published.CHIP_GB_PER_S_ABOVE_16_MB,
        published.ABOVE_16_MB_BYTES,
        published.CHIP_GB_PER_S_BYTES,
        color="black",
        linestyle="-.",
        linewidth=1,
        label="published: over, private mode",
    )
    left.set_title("Four core groups, by size")
    left.set_ylabel("GB/s")
    _size_axis(left, "data in total", 4)
    left.tick_params(axis="x", labelrotation=45)
    left.legend(fontsize=8.5, loc="upper left")
    right.set_title(f"{format_size(plan.SCALING_BYTES_PER_GROUP)} for each core group")
    right.set_xticks(range(1, CHIP + 1))
    right.set_xlabel("core groups")
    right.set_ylim(left.get_ylim())
    right.grid(True, alpha=0.3)
    right.legend(fontsize=8.5, loc="upper left")
    return figure


def _scaled(evidence: Evidence, cgs: int, mode: str, launch: bool = True) -> float:
    """GB/s of `cgs` core groups with the same amount of data each."""
    size = cgs * plan.SCALING_BYTES_PER_GROUP
    run = evidence.run(plan.chip_point(size, mode, cgs))
    return size * published.CLOCK_HZ / (run.cycles if launch else run.kernel_cycles) / 1e9


# ---- Figure 14 -----------------------------------------------------------------------------------
def _shares(evidence: Evidence) -> plt.Figure:
    figure, axes = plt.subplots(figsize=(11, 5.4), layout="constrained")
    shares = [time_shares(evidence, size) for size in plan.GROUP_SIZES]
    colours = ("0.75", ORANGE, SKY, BLUE, "0.92")
    below = [0.0] * len(shares)
    for name, colour in zip(shares[0], colours, strict=True):
        heights = [100 * share[name] for share in shares]
        axes.bar(
            [format_size(size) for size in plan.GROUP_SIZES],
            heights,
            bottom=below,
            color=colour,
            edgecolor="white",
            label=name,
        )
        below = [a + b for a, b in zip(below, heights, strict=True)]
    axes.set_ylim(0, 100)
    axes.set_ylabel("% of all cycles of the 64 cores")
    axes.set_xlabel("data")
    axes.tick_params(axis="x", labelrotation=45, labelsize=8.5)
    axes.set_title("Where the time goes: SIMD + selldw + Pipeline, one core group (figure 14)")
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles[::-1], labels[::-1], fontsize=8.5, loc="outside right center")
    return figure


def time_shares(evidence: Evidence, size_bytes: int) -> dict[str, float]:
    """The parts of all cycles of all cores, by figure 14's names; they sum to 1.

    A transfer that the cores wait for is in their accounts. What they would wait for without double
    buffering, and do not with it, lies under computation.
    """
    record = evidence.run(plan.point(PIPELINE, size_bytes))
    single = evidence.run(plan.point(PIPELINE, size_bytes, double_buffer=False))
    accounts = record.accounts
    all_cycles = sum(accounts.values())
    launch = record.launch_cycles * published.CPES_PER_GROUP
    idle = accounts["not_started"] + accounts["halted"] - launch
    waited = accounts["dma_wait"]
    hidden = max(0, single.accounts["dma_wait"] - waited)
    computed = all_cycles - launch - idle - waited - hidden
    parts = {
        "start-up": launch,
        "waiting for a transfer": waited,
        "overlap: computing, a transfer under way": hidden,
        "computing alone": computed,
        "core without data": idle,
    }
    return {name: cycles / all_cycles for name, cycles in parts.items()}
