# SPDX-License-Identifier: Apache-2.0
"""Draws an item of a paper as we found it: all in one style, published numbers as hollow stars."""

from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.axis import Axis as DrawnAxis
from matplotlib.ticker import LogLocator, NullFormatter

from lab.paper_results import Axis, Line, PaperResult
from lab.pictures import (
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    PINK,
    PUBLISHED,
    RED,
    SKY,
    plain_numbers,
    save,
    size_axis,
    stacked_bars,
)

COLOURS = (BLUE, RED, GREEN, ORANGE, PINK, SKY, GREY)
MARKERS = "osD^vP*"


def draw(result: PaperResult, path: Path) -> None:
    """A line for each, or bars where x has names; what was not simulated is dashed or pale."""
    figure, axes = plt.subplots(figsize=(6.4, 4), layout="constrained")
    if any(isinstance(x, str) for line in result.lines for x in line.x):
        _bars(axes, result.lines, result.stacked)
    else:
        _curves(axes, result.lines)
        _scale(axes.xaxis, result.x)
    _scale(axes.yaxis, result.y)
    if result.x.bytes:
        size_axis(axes, result.x.label)
    axes.set_title(result.title, fontsize=10.5)
    axes.grid(True, which="major", alpha=0.3)
    if len(result.lines) > 1:
        axes.legend(fontsize=8)
    note = result.note or (f"swsim, machine {result.machine[:12]}" if result.machine else "")
    save(figure, path, note, belongs_to=result.machine)


def _scale(drawn: DrawnAxis, axis: Axis) -> None:
    drawn.set_label_text(axis.label)
    if axis.logarithmic:
        drawn.axes.set(**{f"{drawn.axis_name}scale": "log"})
        drawn.set_major_locator(LogLocator(subs=(1, 2, 5)))
        drawn.set_minor_formatter(NullFormatter())
        plain_numbers(drawn)


def _curves(axes: Axes, lines: list[Line]) -> None:
    for line, colour, marker in zip(lines, COLOURS, MARKERS, strict=False):
        if line.published:
            axes.plot(line.x, line.y, color=colour, label=line.name, **PUBLISHED)
            continue
        simulated = len(line.x) - line.extended
        style = {"color": colour, "marker": marker, "markersize": 4}
        axes.plot(line.x[:simulated], line.y[:simulated], label=line.name, **style)
        if line.extended:
            dashed = {"linestyle": "--", "markerfacecolor": "none"}
            begin = max(simulated - 1, 0)
            axes.plot(line.x[begin:], line.y[begin:], **style, **dashed)


def _bars(axes: Axes, lines: list[Line], stacked: bool) -> None:
    names = list(dict.fromkeys(x for line in lines for x in line.x))
    if stacked:
        layers = [(line.name, colour, line.y) for line, colour in zip(lines, COLOURS, strict=False)]
        stacked_bars(axes, range(len(names)), layers, edgecolor="white")
        axes.set_xticks(range(len(names)), names, fontsize=7, rotation=60)
        return
    width = 0.8 / len(lines)
    for number, (line, colour) in enumerate(zip(lines, COLOURS, strict=False)):
        places = [names.index(x) + (number - (len(lines) - 1) / 2) * width for x in line.x]
        hatch = {"hatch": "//", "alpha": 0.5} if line.published else {}
        axes.bar(places, line.y, width, color=colour, label=line.name, **hatch)
    axes.set_xticks(range(len(names)), names, fontsize=8)
