# SPDX-License-Identifier: Apache-2.0
"""The data protecting model as a picture: throughput by cores and groups, shares of the time."""

from collections.abc import Callable
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from swsim_lab import published
from swsim_lab.files import replaced_atomically

# Colours that also differ for the colour-blind (Okabe and Ito).
KERNEL_COLORS = ("#0072B2", "#E69F00", "#D55E00", "#CC79A7", "#56B4E9")
SHARE_COLORS = {
    "digest": "#E69F00",
    "padding": "#CC79A7",
    "start-up": "#999999",
    "AES": "#0072B2",
}
LINES = {
    "protect": {"linestyle": "-", "marker": "o"},
    "unprotect": {"linestyle": "--", "marker": "x"},
}

Shares = Callable[[dict], dict[str, float]]


def draw(records: list[dict], shares: Shares, digest_cycles_per_byte: int, path: Path) -> None:
    kernels = list(dict.fromkeys(record["kernel"] for record in records))
    bound = published.CLOCK_HZ / digest_cycles_per_byte / 1e6
    figure = plt.figure(figsize=(14, 4.2 + 2.6 * len(kernels)), layout="constrained")
    top, below = figure.subfigures(2, 1, height_ratios=(4.2, 2.6 * len(kernels)))
    by_cpes, by_groups = top.subplots(1, 2)
    _draw_throughput(by_cpes, kernels, [r for r in records if r["cgs"] == 1], "cpes")
    by_cpes.axhline(bound, color="0.5", linestyle=":", label="digest alone")
    by_cpes.plot(
        64,
        published.CHEN_MODEL_MB_PER_S,
        linestyle="none",
        marker="*",
        markersize=13,
        markerfacecolor="none",
        markeredgecolor="0.2",
        label="published (an input: calibrated)",
    )
    by_cpes.set_xscale("log", base=2)
    by_cpes.set_xlabel("CPEs of one core group")
    most = max(record["cpes"] for record in records)
    _draw_throughput(by_groups, kernels, [r for r in records if r["cpes"] == most], "cgs")
    groups = sorted({record["cgs"] for record in records})
    by_groups.plot(groups, [bound * g for g in groups], ":", color="0.5", label="digest alone")
    by_groups.set_xlabel(f"core groups of {most} CPEs")
    for axes in (by_cpes, by_groups):
        axes.set_xticks(sorted({r["cpes"] for r in records}) if axes is by_cpes else groups)
        axes.xaxis.set_major_formatter("{x:.0f}")
        axes.set_ylim(bottom=0)
        axes.set_ylabel("throughput, MB/s")
        axes.grid(True, alpha=0.3)
        axes.legend(fontsize=8)
    for row, kernel in zip(below.subplots(len(kernels), 2, squeeze=False), kernels, strict=True):
        for axes, command in zip(row, LINES, strict=True):
            _draw_shares(axes, [r for r in records if r["kernel"] == kernel], command, shares)
    figure.suptitle("Data protecting model: SHA3-256 on the MPE, AES-128 on the CPEs, simulated")
    with replaced_atomically(path) as temporary:
        figure.savefig(temporary, dpi=110)
    plt.close(figure)


def _draw_throughput(axes: Axes, kernels: list[str], records: list[dict], field: str) -> None:
    for kernel, color in zip(kernels, KERNEL_COLORS, strict=False):
        for command, line in LINES.items():
            chosen = sorted(
                (r for r in records if (r["kernel"], r["command"]) == (kernel, command)),
                key=lambda record: record[field],
            )
            axes.plot(
                [record[field] for record in chosen],
                [1e3 * record["throughput_gb_per_s"] for record in chosen],
                color=color,
                markersize=5,
                label=f"{kernel}, {command}",
                **line,
            )


def _draw_shares(axes: Axes, records: list[dict], command: str, shares: Shares) -> None:
    """Stacked bars, one for each number of CPEs on one core group."""
    chosen = sorted(
        (r for r in records if r["command"] == command and r["cgs"] == 1), key=lambda r: r["cpes"]
    )
    names = [str(record["cpes"]) for record in chosen]
    bottom = [0.0] * len(chosen)
    for share, color in SHARE_COLORS.items():
        parts = [100 * shares(record)[share] for record in chosen]
        axes.bar(names, parts, bottom=bottom, color=color, label=share)
        bottom = [a + b for a, b in zip(bottom, parts, strict=True)]
    axes.set_ylim(0, 100)
    axes.set_title(f"{chosen[0]['kernel']}, {command}", fontsize=10)
    axes.set_xlabel("CPEs")
    axes.set_ylabel("% of the time")
    axes.legend(fontsize=7.5, loc="lower left")
