# SPDX-License-Identifier: Apache-2.0
"""The ablation as a picture: throughput against size, and speed-up over Original."""

import hashlib
import json
from pathlib import Path

from matplotlib.axes import Axes
from PIL import Image

from ablation.claims import (
    ORIGINAL,
    ORIGINAL_O2,
    PIPELINE,
    SELLDW,
    SIMD,
    SIMD_C,
    SIMD_C_O2,
    STEPS,
    VARIANTS,
    Ablation,
)
from lab import pictures, published
from lab.simulator import ROOT, Simulator

GOLDEN = ROOT / "tests" / "golden" / "cycles.json"

STYLE = {
    ORIGINAL: {"color": pictures.BLACK, "marker": "o", "label": STEPS[ORIGINAL]},
    SIMD: {"color": pictures.BLUE, "marker": "s", "label": STEPS[SIMD]},
    SIMD_C: {"color": pictures.GREEN, "marker": "v", "label": "SIMD in C"},
    SELLDW: {"color": pictures.ORANGE, "marker": "^", "label": STEPS[SELLDW]},
    PIPELINE: {"color": pictures.RED, "marker": "D", "label": STEPS[PIPELINE]},
}
# What is compiled: the same at -O2.
AT_O2 = {ORIGINAL: ORIGINAL_O2, SIMD_C: SIMD_C_O2}


def identity(simulator: Simulator) -> str:
    """What a picture belongs to: the machine, the variants' programs and their golden cycles."""
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    identities = [simulator.identify(variant) for variant in VARIANTS]
    content = [(i.machine_hash, i.program_hash) for i in identities], [golden[v] for v in VARIANTS]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]


def identity_in(picture: Path) -> str | None:
    """Of a picture that was drawn with one."""
    with Image.open(picture) as image:
        return image.info.get(pictures.BELONGS)


def draw(ablation: Ablation, path: Path, note: str, belongs_to: str = "") -> None:
    """Writes the picture, with a note below it, and its identity into the file."""
    figure, left, right = pictures.two_panels(
        "AES-128 ECB encryption on one SW26010 core group, simulated"
    )
    _draw_throughput(left, ablation)
    _draw_speedup(right, ablation)
    pictures.save(figure, path, note, belongs_to=belongs_to)


def _draw_edges(
    axes: Axes, sizes: list[int], variant: str, o3: list[float], o2: list[float]
) -> None:
    """Of a band: with -O3, and dashed and hollow with -O2."""
    style = STYLE[variant] | {"markersize": 5}
    axes.plot(sizes, o3, **style)
    axes.plot(sizes, o2, **style | {"linestyle": "--", "markerfacecolor": "none", "label": None})


def _draw_throughput(axes: Axes, ablation: Ablation) -> None:
    for variant, style in STYLE.items():
        throughputs = ablation.throughputs(variant)
        if variant in AT_O2:
            at_o2 = ablation.throughputs(AT_O2[variant])
            _draw_edges(axes, ablation.sizes, variant, throughputs, at_o2)
            fill = {"color": style["color"], "alpha": 0.12, "linewidth": 0}
            axes.fill_between(ablation.sizes, throughputs, at_o2, **fill)
        else:
            axes.plot(ablation.sizes, throughputs, markersize=5, **style)
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
    axes.plot([], [], "--", color="0.3", label="compiled at -O2 instead of -O3")
    axes.set_yscale("log")
    axes.set_ylabel("throughput of one core group, GB/s")
    axes.set_title("Throughput, launch included")
    pictures.size_axis(axes)
    axes.set_xlim(right=max(ablation.largest, published.CHIP_GB_PER_S_BYTES) * 1.5)
    axes.set_ylim(bottom=axes.get_ylim()[0] / 4)  # room for the legend
    pictures.plain_numbers(axes.yaxis)
    axes.legend(fontsize=8.5, loc="lower right", ncols=2)


def _draw_speedup(axes: Axes, ablation: Ablation) -> None:
    for variant in (SIMD, SIMD_C, SELLDW, PIPELINE):
        over_o3 = ablation.speedups(variant)
        over_o2 = ablation.speedups(AT_O2.get(variant, variant), ORIGINAL_O2)
        _draw_edges(axes, ablation.sizes, variant, over_o3, over_o2)
    for variant, (low, high) in (
        (SELLDW, published.SELLDW_SPEEDUP),
        (PIPELINE, published.PIPELINE_SPEEDUP),
    ):
        axes.hlines(
            (low, high),
            ablation.sizes[0],
            ablation.largest,
            color=STYLE[variant]["color"],
            linestyle=":",
            label=f"published: {low} and {high}",
        )
    axes.axhline(1, color=STYLE[ORIGINAL]["color"], linewidth=1)
    axes.plot([], [], "--", color="0.3", label="the same over Original at -O2")
    axes.set_ylim(bottom=0)
    axes.set_ylabel("speed-up over Original (-O3; dashed: -O2)")
    axes.set_title("Speed-up, launch included")
    pictures.size_axis(axes)
    axes.set_xlim(right=ablation.largest * 1.5)
    axes.legend(fontsize=8.5, loc="upper left")
