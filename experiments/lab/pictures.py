# SPDX-License-Identifier: Apache-2.0
"""What the pictures share: colours, panels, axes, stacked bars, and how they are saved.

Matplotlib takes longer to load than all else: a script imports what draws where it draws, so that
neither --help nor a message waits for it.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator

from lab.files import replaced_atomically
from lab.simulator import format_size

# Colours that also differ for the colour-blind (Okabe and Ito).
BLACK, BLUE, ORANGE, RED = "#000000", "#0072B2", "#E69F00", "#D55E00"
GREEN, PINK, SKY, GREY = "#009E73", "#CC79A7", "#56B4E9", "#999999"

# The mark of a published number: a hollow star.
PUBLISHED = {"linestyle": "none", "marker": "*", "markersize": 13, "markerfacecolor": "none"}


def two_panels(
    title: str, size: tuple[float, float] = (13, 5.2), **options: object
) -> tuple[Figure, Axes, Axes]:
    """A picture of two panels side by side; size in inches, options those of plt.subplots."""
    figure, (left, right) = plt.subplots(1, 2, figsize=size, layout="constrained", **options)
    figure.suptitle(title, fontsize=13)
    return figure, left, right


BELONGS = "swsim"  # the name in a picture's file of what it was made from


def save(figure: Figure, path: Path, note: str = "", dpi: int = 120, belongs_to: str = "") -> None:
    """Writes the picture, with a note below it, and in the file what it was made from."""
    if note:
        figure.supxlabel(note, fontsize=8, color="0.4")
    with replaced_atomically(path) as temporary:
        figure.savefig(temporary, dpi=dpi, metadata={BELONGS: belongs_to} if belongs_to else None)
    plt.close(figure)


def size_axis(axes: Axes, label: str = "data", step: int = 4, rotation: float = 45) -> None:
    """Along x amounts of data, a tick at each `step` times as much."""
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_locator(LogLocator(base=step, numticks=20))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: format_size(int(value))))
    axes.tick_params(axis="x", labelrotation=rotation, labelsize=8.5)
    axes.set_xlabel(label)
    axes.grid(True, which="major", alpha=0.3)


def plain_numbers(axis: Axis) -> None:
    """Not as powers of ten."""
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))


def stacked_bars(
    axes: Axes,
    places: Sequence,
    layers: Iterable[tuple[str, str, Sequence[float]]],
    **style: object,
) -> None:
    """`layers`, from below: what each is, its colour, its heights at the places."""
    below = [0.0] * len(places)
    for label, colour, heights in layers:
        axes.bar(places, heights, bottom=below, color=colour, label=label, **style)
        below = [low + height for low, height in zip(below, heights, strict=True)]
