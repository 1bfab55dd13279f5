#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws docs/images/seeing-why.png: the profiles of docs/seeing-why.md, before and after."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "experiments"))
from lab import pictures
from lab.records import Profile, from_json
from lab.simulator import ROOT, Simulator

PICTURE = ROOT / "docs" / "images" / "seeing-why.png"
# The kernels of the walk-through, and how many vectors a pass of their loop takes.
KERNELS = {"polynomial": 1, "polynomial_4": 4}

# The others share the last one.
COLOURS = {
    "dual": pictures.GREEN,
    "single": pictures.SKY,
    "operand_float": pictures.RED,
    "operand_vector_load": pictures.ORANGE,
    "dma_wait": pictures.BLUE,
    "not_started": "#D9D9D9",
    "halted": "#BFBFBF",
    "others": pictures.PINK,
}


def stacked(axes: Axes, rows: dict[str, dict[str, float]], unit: str) -> None:
    """A bar for each row, its parts by account."""
    for position, accounts in enumerate(rows.values()):
        left = 0.0
        for account, colour in COLOURS.items():
            width = accounts.get(account, 0)
            if account == "others":
                width = sum(v for name, v in accounts.items() if name not in COLOURS)
            axes.barh(position, width, left=left, color=colour, label=account)
            left += width
        shown = f"{left:,.0f}" if left >= 1000 else f"{left:.1f}"
        axes.text(left, position, f" {shown}", va="center")
    axes.set_yticks(range(len(rows)), rows)
    axes.invert_yaxis()
    axes.margins(x=0.15)
    axes.set_xlabel(unit)
    axes.spines[["top", "right"]].set_visible(False)


def draw(path: Path) -> None:
    """Writes the picture."""
    loop, run = {}, {}
    for kernel, vectors in KERNELS.items():
        said = Simulator().call("profile", f"docs/examples/{kernel}", "--cpes", "4")
        profile = from_json(Profile, said)
        (region,) = profile.regions
        done = region.passes * vectors
        loop[kernel] = {name: cycles / done for name, cycles in region.inclusive.accounts.items()}
        run[kernel] = {name: cycles / profile.cpes for name, cycles in profile.accounts.items()}
    figure, (above, below) = plt.subplots(2, 1, figsize=(10, 4.2), layout="constrained")
    stacked(above, loop, "cycles of the loop for one vector of four doubles")
    stacked(below, run, "cycles of a core, from spawn to join")
    handles, labels = below.get_legend_handles_labels()
    shown = dict(zip(labels, handles, strict=True))
    figure.legend(shown.values(), shown, loc="outside right center", frameon=False)
    pictures.save(figure, path, dpi=110)


if __name__ == "__main__":
    draw(PICTURE)
