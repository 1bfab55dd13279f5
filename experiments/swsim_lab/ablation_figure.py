# SPDX-License-Identifier: Apache-2.0
"""The ablation as a picture: throughput against size, and speed-up over Original."""

from pathlib import Path

from matplotlib.axes import Axes

from swsim_lab import pictures, published
from swsim_lab.ablation_claims import ORIGINAL, PIPELINE, SELLDW, SIMD, VARIANTS, Ablation

STYLE = {
    ORIGINAL: {"color": pictures.BLACK, "marker": "o", "label": "Original"},
    SIMD: {"color": pictures.BLUE, "marker": "s", "label": "SIMD"},
    SELLDW: {"color": pictures.ORANGE, "marker": "^", "label": "SIMD + selldw"},
    PIPELINE: {"color": pictures.RED, "marker": "D", "label": "SIMD + selldw + Pipeline"},
}


def draw(ablation: Ablation, path: Path, note: str) -> None:
    """Writes the picture, with a note below it."""
    figure, left, right = pictures.two_panels(
        "AES-128 ECB encryption on one SW26010 core group, simulated"
    )
    _draw_throughput(left, ablation)
    _draw_speedup(right, ablation)
    pictures.save(figure, path, note)


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
            markeredgecolor=STYLE[variant]["color"],
            markeredgewidth=1.4,
            **pictures.PUBLISHED,
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
    pictures.size_axis(axes)
    axes.set_xlim(right=max(ablation.largest, published.CHIP_GB_PER_S_BYTES) * 1.5)
    pictures.plain_numbers(axes.yaxis)
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
    pictures.size_axis(axes)
    axes.set_xlim(right=ablation.largest * 1.5)
    axes.legend(fontsize=8.5, loc="upper left")
