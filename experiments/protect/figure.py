# SPDX-License-Identifier: Apache-2.0
"""The data protecting model as a picture: throughput by cores and groups, shares of the time."""

from collections.abc import Callable
from operator import attrgetter
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from lab import pictures, published
from lab.records import Protection

KERNEL_COLORS = (pictures.BLUE, pictures.ORANGE, pictures.RED, pictures.PINK, pictures.SKY)
SHARE_COLORS = {
    "digest": pictures.ORANGE,
    "padding": pictures.PINK,
    "start-up": pictures.GREY,
    "AES": pictures.BLUE,
}
LINES = {
    "protect": {"linestyle": "-", "marker": "o"},
    "unprotect": {"linestyle": "--", "marker": "x"},
}

Records = list[Protection]
Shares = Callable[[Protection], dict[str, float]]


def draw(records: Records, shares: Shares, digest_mb_per_s: float, path: Path) -> None:
    """Writes the picture. `shares` gives the parts of a record's time."""
    kernels = list(dict.fromkeys(record.kernel for record in records))
    figure = plt.figure(figsize=(14, 10.5), layout="constrained")
    above, below = figure.subfigures(2, 1, height_ratios=(5, 5.5))
    by_cpes, by_groups = above.subplots(1, 2)
    _draw_by_cpes(by_cpes, kernels, records, digest_mb_per_s)
    _draw_by_groups(by_groups, kernels, records, digest_mb_per_s)
    grid = below.subplots(len(LINES), len(kernels), squeeze=False, sharex=True, sharey=True)
    for row, command in zip(grid, LINES, strict=True):
        for axes, kernel in zip(row, kernels, strict=True):
            _draw_shares(axes, [r for r in records if r.kernel == kernel], command, shares)
    below.supxlabel("CPEs of one core group")
    below.supylabel("% of the time")
    below.legend(*grid[0][0].get_legend_handles_labels(), loc="outside upper center", ncols=4)
    figure.suptitle("Data protecting model: SHA3-256 on the MPE, AES-128 on the CPEs, simulated")
    pictures.save(figure, path, dpi=110)


def _draw_by_cpes(axes: Axes, kernels: list[str], records: Records, digest: float) -> None:
    _draw_throughput(axes, kernels, [r for r in records if r.cgs == 1], "cpes")
    axes.axhline(digest, color="0.5", linestyle=":", label="digest alone")
    axes.plot(
        published.CPES_PER_GROUP,
        published.CHEN_MODEL_MB_PER_S,
        markeredgecolor="0.2",
        label="published (an input of the model)",
        **pictures.PUBLISHED,
    )
    axes.set_xscale("log", base=2)
    axes.set_xlabel("CPEs of one core group")
    _finish(axes, sorted({record.cpes for record in records}))
    axes.set_ylim(0, 1.6 * digest)  # room for the legend
    axes.legend(fontsize=8, loc="upper left", ncols=2)


def _draw_by_groups(axes: Axes, kernels: list[str], records: Records, digest: float) -> None:
    most = max(record.cpes for record in records)
    _draw_throughput(axes, kernels, [r for r in records if r.cpes == most], "cgs")
    groups = sorted({record.cgs for record in records})
    axes.plot(groups, [digest * g for g in groups], ":", color="0.5", label="digest alone")
    axes.set_xlabel(f"core groups of {most} CPEs")
    _finish(axes, groups)


def _finish(axes: Axes, ticks: list[int]) -> None:
    axes.set_xticks(ticks)
    axes.xaxis.set_major_formatter("{x:.0f}")
    axes.set_ylim(bottom=0)
    axes.set_ylabel("throughput, MB/s")
    axes.grid(True, alpha=0.3)


def _draw_throughput(axes: Axes, kernels: list[str], records: Records, field: str) -> None:
    for kernel, color in zip(kernels, KERNEL_COLORS, strict=False):
        for command, line in LINES.items():
            chosen = sorted(
                (r for r in records if (r.kernel, r.command) == (kernel, command)),
                key=attrgetter(field),
            )
            axes.plot(
                [getattr(record, field) for record in chosen],
                [record.mb_per_s for record in chosen],
                color=color,
                markersize=5,
                label=f"{kernel}, {command}",
                **line,
            )


def _draw_shares(axes: Axes, records: Records, command: str, shares: Shares) -> None:
    """Stacked bars, one for each number of CPEs on one core group."""
    chosen = sorted(
        (r for r in records if r.command == command and r.cgs == 1), key=lambda r: r.cpes
    )
    names = [str(record.cpes) for record in chosen]
    parts = [shares(record) for record in chosen]
    layers = (
        (share, c, [100 * part[share] for part in parts]) for share, c in SHARE_COLORS.items()
    )
    pictures.stacked_bars(axes, names, layers)
    axes.set_ylim(0, 100)
    axes.set_title(f"{chosen[0].kernel}, {command}", fontsize=9)
