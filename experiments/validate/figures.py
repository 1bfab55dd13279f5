# SPDX-License-Identifier: Apache-2.0
"""Figures 3, 4, 13 and 14 of SW-AES, drawn from the simulation (15: ablation.figure).

What the papers give as numbers in their text or tables is marked; no figure was digitised.
"""

from collections.abc import Callable
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from ablation import figure as ablation_figure
from ablation.claims import VARIANTS, Ablation
from ablation.points import point
from lab import pictures, published
from lab.published_rows import Table
from lab.simulator import format_size
from validate import plan
from validate.evidence import Evidence, NotMeasuredError, time_shares
from validate.page import ABLATION, DMA, SHARES, THROUGHPUT
from validate.plan import CHIP, PRIVATE, SHARED

SIZE = (14, 5.4)  # of a picture with two panels, in inches
STAR = pictures.PUBLISHED | {"markersize": 12}


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
        pictures.save(figure, folder / name, note, dpi=110)
    try:
        ablation_figure.draw(_ablation(evidence), folder / ABLATION, note)
    except NotMeasuredError as error:
        missing[ABLATION] = str(error)
    return missing


def _ablation(evidence: Evidence) -> Ablation:
    points = [point(kernel, size) for kernel in VARIANTS for size in plan.GROUP_SIZES]
    return Ablation([evidence.run(point) for point in points])


# ---- Figures 3 and 4 -----------------------------------------------------------------------------
def _dma(table: Table, evidence: Evidence) -> plt.Figure:
    figure, left, right = pictures.two_panels(
        "DMA bandwidth of one core group by block size and CPEs", SIZE
    )
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
    for index, cpes in enumerate(plan.DMA_CPES):
        rates = [evidence.measurement(f"{name}.{cpes}.{size}") for size in plan.DMA_BYTES]
        axes.plot(
            plan.DMA_BYTES,
            rates,
            color=colours(0.1 + 0.9 * index / (len(plan.DMA_CPES) - 1)),
            marker="o",
            markersize=4,
            label=f"{cpes} CPE{'s' if cpes > 1 else ''}",
        )
    rows = [r for r in table.rows if r.id.startswith(series)]
    axes.plot(
        [int(r.id.rpartition("-")[2]) for r in rows],
        [r.published for r in rows],
        markeredgecolor=pictures.RED,
        label="published, 64 CPEs: swDNN table II",
        **STAR,
    )
    axes.hlines(
        table.row("S12-above-256").published,
        256,
        plan.DMA_BYTES[-1],
        color=pictures.RED,
        linestyle=":",
        label="published, SW-AES: over this above 256 B",
    )
    axes.axhline(
        table.row("dma-peak").published, color="0.5", linewidth=1, label="DDR3-2133, 128 bit"
    )
    pictures.size_axis(axes, "block", step=2, rotation=0)


# ---- Figure 13 -----------------------------------------------------------------------------------
def _throughput(evidence: Evidence) -> plt.Figure:
    figure, left, right = pictures.two_panels(
        "SIMD + selldw + Pipeline, AES-128 ECB, on one chip (figure 13)", SIZE
    )
    for mode, colour, marker in ((PRIVATE, pictures.RED, "D"), (SHARED, pictures.BLUE, "o")):
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
        color=pictures.BLUE,
        linestyle="--",
        label=f"{SHARED} mode, without launch",
    )
    left.plot(
        published.CHIP_GB_PER_S_BYTES,
        published.CHIP_GB_PER_S,
        markeredgecolor="black",
        label="published",
        **STAR,
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
    pictures.size_axis(left, "data in total")
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
    run = evidence.run(plan.chip_point(cgs * plan.SCALING_BYTES_PER_GROUP, mode, cgs))
    return run.throughput_gb_per_s * (1 if launch else run.cycles / run.kernel_cycles)


# ---- Figure 14 -----------------------------------------------------------------------------------
def _shares(evidence: Evidence) -> plt.Figure:
    figure, axes = plt.subplots(figsize=(11, 5.4), layout="constrained")
    shares = [time_shares(evidence, size) for size in plan.SHARE_SIZES]
    colours = zip(
        shares[0], ("0.75", pictures.ORANGE, pictures.SKY, pictures.BLUE, "0.92"), strict=True
    )
    layers = ((name, colour, [100 * share[name] for share in shares]) for name, colour in colours)
    pictures.stacked_bars(
        axes, [format_size(s) for s in plan.SHARE_SIZES], layers, edgecolor="white"
    )
    axes.set_ylim(0, 100)
    axes.set_ylabel("% of all cycles of the 64 cores")
    axes.set_xlabel("data")
    axes.tick_params(axis="x", labelrotation=45, labelsize=8.5)
    axes.set_title("Where the time goes: SIMD + selldw + Pipeline, one core group (figure 14)")
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles[::-1], labels[::-1], fontsize=8.5, loc="outside right center")
    return figure
