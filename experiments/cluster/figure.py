# SPDX-License-Identifier: Apache-2.0
"""The picture of make cluster: SW-AES figures 12 and 16 to 18, Chen's table 2, and beyond."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from cluster import study
from cluster.study import Study
from lab import published
from lab.pictures import BLUE, GREEN, GREY, ORANGE, PINK, PUBLISHED, RED, plain_numbers, save
from lab.simulator import format_size


def draw(of: Study, path: Path, note: str) -> None:
    """Six panels."""
    figure, axes = plt.subplots(2, 3, figsize=(15, 8.4), layout="constrained")
    figure.suptitle(
        "AES on many nodes: MPI under SimGrid, the chip's times from swsim", fontsize=13
    )
    (weak, efficiency, strong), (online, chen, fastest) = axes
    _draw_weak(weak, of)
    _draw_efficiency(efficiency, of)
    _draw_strong(strong, of)
    _draw_online(online, of)
    _draw_chen(chen, of)
    _draw_fastest(fastest, of)
    save(figure, path, note)


def _curve(axes: Axes, xs: Sequence, ys: Sequence, colour: str, label: str, marker="o") -> None:
    axes.plot(xs, ys, color=colour, marker=marker, markersize=4, label=label)


def _finish(axes: Axes, title: str, quantity: str, ranks: str = "nodes", log: bool = False) -> None:
    axes.set_xscale("log", base=2)
    plain_numbers(axes.xaxis)
    if log:
        axes.set_yscale("log")
    plain_numbers(axes.yaxis)
    axes.set_xlabel(ranks)
    axes.set_ylabel(quantity)
    axes.set_title(title, fontsize=10.5)
    axes.grid(True, which="major", alpha=0.3)
    axes.legend(fontsize=8)


def _draw_weak(axes: Axes, of: Study) -> None:
    runs = of.curve(study.WEAK)
    _curve(axes, study.NODES, [r.gb_per_s for r in runs], BLUE, "simulated")
    last = published.SW_AES_1024_NODES_GB_PER_S
    axes.plot([study.NODES[-1]], [last], color=RED, label="published", **PUBLISHED)
    _finish(axes, "SW-AES, 1 GB for each node (figure 18)", "GB/s", log=True)


def _draw_efficiency(axes: Axes, of: Study) -> None:
    _curve(axes, study.NODES, of.efficiencies(study.WEAK), BLUE, "simulated")
    least = published.WEAK_SCALING_PERCENT
    axes.axhline(least, color=RED, linestyle="--", label=f"published: over {least} %")
    axes.set_ylim(95, 100.5)
    _finish(axes, "SW-AES, weak scaling (figure 16)", "efficiency, %")


def _draw_strong(axes: Axes, of: Study) -> None:
    runs = of.curve(study.STRONG)
    _curve(axes, study.NODES, [runs[0].seconds / r.seconds for r in runs], BLUE, "simulated")
    axes.plot(study.NODES, study.NODES, color=GREY, linestyle=":", label="linear")
    axes.axvspan(1, 256, color=RED, alpha=0.07, label="published: near linear")
    axes.set_yscale("log", base=2)
    _finish(axes, "SW-AES, 4 GB in total (figure 17)", "times one node")


def _draw_online(axes: Axes, of: Study) -> None:
    for name, colour, label in (
        (study.EQUAL, ORANGE, "equal parts"),
        (study.BEST, BLUE, "the source keeps what it can"),
    ):
        runs = of.curve(name)
        gains = [runs[0].seconds / r.seconds for r in runs]
        _curve(axes, study.FEW_NODES, gains, colour, label)
    most = published.ONLINE_GAIN
    axes.axhline(most, color=RED, linestyle="--", label=f"published: at most {most:g}")
    axes.set_ylim(0, 2.3)
    _finish(axes, "SW-AES, 4 GB at one node (section 5.2)", "times one node")


def _draw_chen(axes: Axes, of: Study) -> None:
    colours = (GREEN, BLUE, ORANGE, PINK)
    for (name, label), colour in zip(study.LABELS.items(), colours, strict=True):
        _curve(axes, study.GROUPS, [r.gb_per_s for r in of.curve(name)], colour, label)
    rates = [gb * published.CHEN_GB for gb in published.CHEN_GB_PER_S.values()]
    axes.plot(study.GROUPS, rates, color=RED, label="published: AES", **PUBLISHED)
    model = published.CHEN_MODEL_GBIT_PER_S / 8 * published.CHEN_GB
    axes.plot(
        [published.CHEN_MODEL_GROUPS],
        [model],
        color="0.2",
        label="published: SHA3 and AES",
        **PUBLISHED | {"marker": "D", "markersize": 8},
    )
    _finish(axes, "Chen et al., 1 GB for each core group", "GB/s", "core groups", log=True)
    axes.set_ylim(top=5e5)  # room for the legend


def _draw_fastest(axes: Axes, of: Study) -> None:
    runs = of.curve(study.FASTEST)
    rates = [r.gb_per_s / 1000 for r in runs]
    _curve(axes, [r.ranks for r in runs], rates, BLUE, "1 GB for each node")
    for size, colour in zip(study.FASTEST_BYTES[:-1], (RED, ORANGE, GREEN), strict=True):
        rates = [rate / 1000 for _, rate in of.formula_curve(size)]
        nodes = [n for n, _ in of.formula_curve(size)]
        axes.plot(nodes, rates, color=colour, label=f"{format_size(size)}, formula")
    _finish(axes, "The fastest kernel here; beyond 4096 nodes extrapolated", "TB/s", log=True)
