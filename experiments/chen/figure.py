# SPDX-License-Identifier: Apache-2.0
"""Chen et al. as a picture: throughput against size, and equations beside the simulation."""

from pathlib import Path

import numpy as np
from matplotlib.axes import Axes

from chen.model import EquationRow
from lab import published
from lab.pictures import BLUE, GREEN, RED, plain_numbers, save, size_axis, two_panels
from lab.records import Run

COLORS = (GREEN, RED, BLUE)
MARKERS = ("o", "D", "s")


def draw(curves: dict[str, list[Run]], equations: list[EquationRow], path: Path, note: str) -> None:
    """`curves`: the records of each variant, by what to call it."""
    figure, left, right = two_panels(
        "AES-128 in the form of Chen et al. on one SW26010 core group, simulated"
    )
    _draw_throughput(left, curves)
    _draw_equations(right, equations)
    save(figure, path, note)


def _draw_throughput(axes: Axes, curves: dict[str, list[Run]]) -> None:
    for (label, records), color, marker in zip(curves.items(), COLORS, MARKERS, strict=True):
        axes.plot(
            [r.bytes for r in records],
            [r.mb_per_s for r in records],
            color=color,
            marker=marker,
            markersize=5,
            label=label,
        )
    axes.hlines(
        published.CHEN_GROUP_MB_PER_S,
        published.CHEN_FLAT_FROM_BYTES,
        published.CHEN_FLAT_TO_BYTES,
        color="0.2",
        linestyle="--",
        label=f"published: {published.CHEN_GROUP_MB_PER_S} MB/s, 1 MB to 1 GB",
    )
    size_axis(axes)
    axes.set_yscale("log")
    plain_numbers(axes.yaxis)
    axes.set_ylabel("throughput of one core group, MB/s")
    axes.set_title("Where the tables are; double buffering, launch included")
    axes.legend(fontsize=8.5, loc="center right")


def _draw_equations(axes: Axes, equations: list[EquationRow]) -> None:
    places = np.arange(len(equations))
    values = (
        ("equation, reconstructed", [row.predicted for row in equations], -0.2, "0.6"),
        ("simulated", [row.simulated for row in equations], 0.2, COLORS[2]),
    )
    for label, cycles, shift, color in values:
        per_round = [c / row.rounds for c, row in zip(cycles, equations, strict=True)]
        axes.bar(places + shift, per_round, width=0.38, color=color, label=label)
    for place, row in zip(places, equations, strict=True):
        axes.annotate(
            f"{row.error_percent:+.1f} %",
            (place, max(row.predicted, row.simulated) / row.rounds),
            ha="center",
            va="bottom",
            fontsize=8,
        )
    axes.set_xticks(
        places,
        [
            f"({3 if row.double_buffer else 1}) {'double' if row.double_buffer else 'single'}\n"
            + row.kernel.rsplit("/", 1)[-1].replace("chen_", "chen_\n")
            for row in equations
        ],
        fontsize=8,
    )
    axes.set_yscale("log")
    axes.set_ylabel("cycles of a round (1 KB for each of 64 CPEs)")
    axes.set_title("Equations 1 and 3, reconstructed, with parameters measured here")
    axes.grid(True, axis="y", which="major", alpha=0.3)
    axes.legend(fontsize=8.5, loc="upper left")
