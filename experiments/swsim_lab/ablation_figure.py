# SPDX-License-Identifier: Apache-2.0
"""The ablation as a picture: throughput against size, and speed-up over Original."""

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, LogLocator

from swsim_lab import published
from swsim_lab.ablation_claims import ORIGINAL, PIPELINE, SELLDW, SIMD, VARIANTS, Ablation
from swsim_lab.files import replaced_atomically
from swsim_lab.simulator import format_size

# Colours that also differ for the colour-blind (Okabe and Ito).
STYLE = {
    ORIGINAL: {"color": "#000000", "marker": "o", "label": "Original"},
    SIMD: {"color": "#0072B2", "marker": "s", "label": "SIMD"},
    SELLDW: {"color": "#E69F00", "marker": "^", "label": "SIMD + selldw"},
    PIPELINE: {"color": "#D55E00", "marker": "D", "label": "SIMD + selldw + Pipeline"},
}


def draw(ablation: Ablation, path: Path, note: str) -> None:
    """Writes the picture, with a note below it."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(13, 5.2), layout="constrained")
    _draw_throughput(left, ablation)
    _draw_speedup(right, ablation)
    figure.suptitle("AES-128 ECB encryption on one SW26010 core group, simulated", fontsize=13)
    figure.supxlabel(note, fontsize=8, color="0.4")
    with replaced_atomically(path) as temporary:
        figure.savefig(temporary, dpi=120)
    plt.close(figure)


def _draw_throughput(axes: Axes, ablation: Ablation) -> None:
    for variant in VARIANTS:
        axes.plot(ablation.sizes, ablation.throughputs(variant), markersize=5, **STYLE[variant])
    marks = (
        (PIPELINE, 1.0),
        (SELLDW, published.PIPELINE_CYCLES_PER_BYTE / published.SELLDW_CYCLES_PER_BYTE),
        (ORIGINAL, published.PIPELINE_CYCLES_PER_BYTE / published.ORIGINAL_CYCLES_PER_BYTE),
    )
    for variant, ratio in marks:
        axes.plot(
            published.CHIP_GB_PER_S_BYTES,
            published.GROUP_GB_PER_S * ratio,
            linestyle="none",
            marker="*",
            markersize=13,
            markerfacecolor="none",
            markeredgecolor=STYLE[variant]["color"],
            markeredgewidth=1.4,
        )
    least = published.CHIP_GB_PER_S_ABOVE_16_MB / published.GROUPS_PER_CHIP
    axes.hlines(
        least,
        published.ABOVE_16_MB_BYTES,
        published.CHIP_GB_PER_S_BYTES,
        color=STYLE[PIPELINE]["color"],
        linestyle=":",
    )
    axes.plot(
        [],
        [],
        "*",
        color="none",
        markeredgecolor="0.3",
        markersize=11,
        label="published, at 256 MB",
    )
    axes.plot([], [], ":", color=STYLE[PIPELINE]["color"], label="published, above 16 MB: over")
    axes.set_yscale("log")
    axes.set_ylabel("throughput of one core group, GB/s")
    axes.set_title("Throughput, launch included")
    _size_axis(axes, max(ablation.largest, published.CHIP_GB_PER_S_BYTES))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.legend(fontsize=8.5, loc="lower right")


def _draw_speedup(axes: Axes, ablation: Ablation) -> None:
    for variant, (low, high) in (
        (SELLDW, published.SELLDW_SPEEDUP),
        (PIPELINE, published.PIPELINE_SPEEDUP),
    ):
        axes.axhspan(
            low,
            high,
            color=STYLE[variant]["color"],
            alpha=0.13,
            linewidth=0,
            label=f"published range {low}..{high}",
        )
    for variant in VARIANTS[1:]:
        axes.plot(ablation.sizes, ablation.speedups(variant), markersize=5, **STYLE[variant])
    axes.axhline(1, color=STYLE[ORIGINAL]["color"], linewidth=1)
    axes.set_ylim(bottom=0)
    axes.set_ylabel("speed-up over Original")
    axes.set_title("Speed-up, launch included")
    _size_axis(axes, ablation.largest)
    axes.legend(fontsize=8.5, loc="upper left")


def _size_axis(axes: Axes, largest: int) -> None:
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_locator(LogLocator(base=4, numticks=20))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: format_size(int(value))))
    axes.set_xlim(right=largest * 1.5)
    axes.tick_params(axis="x", labelrotation=45, labelsize=8.5)
    axes.set_xlabel("data")
    axes.grid(True, which="major", alpha=0.3)
