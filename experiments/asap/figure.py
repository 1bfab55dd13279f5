# SPDX-License-Identifier: Apache-2.0
"""AES as a spatial pipeline as a picture: the mesh, each core's activity, each core's memory."""

from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from asap.mapping import SIDE
from asap.measurement import Pipeline
from lab.pictures import BLUE, GREEN, ORANGE, PINK, RED, save, stacked_bars

EXECUTING, ON_INPUT, ON_OUTPUT = BLUE, ORANGE, RED
INSTRUCTIONS, DATA = GREEN, PINK
LINE = {"color": "0.35", "linewidth": 1.1, "arrowstyle": "-|>", "shrinkA": 19, "shrinkB": 19}


def draw(pipelines: list[Pipeline], titles: list[str], path: Path, note: str) -> None:
    """Writes the picture, a column for each pipeline, with a note below it."""
    figure, axes = plt.subplots(
        3,
        len(pipelines),
        figsize=(9 * len(pipelines), 15),
        height_ratios=(2.1, 1.2, 1.0),
        layout="constrained",
    )
    highest = max(p.cycles_per_block for p in pipelines)
    for column, pipeline, title in zip(axes.T, pipelines, titles, strict=True):
        _draw_mesh(column[0], pipeline)
        column[0].set_title(f"{title}: {pipeline.cycles_per_block:.1f} cycles per block")
        _draw_activity(column[1], pipeline, highest)
        _draw_memory(column[2], pipeline)
    figure.suptitle("AES-128 as a spatial pipeline over the 8 x 8 CPEs, simulated", fontsize=14)
    save(figure, path, note, dpi=100)


def _draw_mesh(axes: Axes, pipeline: Pipeline) -> None:
    """Shade: the part of the time in which the core executes. Arrows: messages."""
    colours = plt.get_cmap("Blues")
    for core in range(SIDE * SIDE):
        row, column = divmod(core, SIDE)
        cell = pipeline.mapping.cells.get(core)
        share = pipeline.activity[core].executing / pipeline.cycles_per_block if cell else 0
        axes.add_patch(
            Rectangle(
                (column - 0.36, row - 0.3), 0.72, 0.6, facecolor=colours(0.75 * share), ec="0.4"
            )
        )
        label = f"{cell.label}\n{100 * share:.0f} %" if cell else "idle"
        text_colour = "white" if share > 0.8 else "black"
        axes.text(column, row, label, ha="center", va="center", fontsize=9, color=text_colour)
        for number, (_, target) in enumerate(cell.sends if cell else ()):
            aside = cell.stage in ("key_entry", "round_key", "last_round_key") and number == 0
            _draw_message(axes, core, target, aside)
    axes.set_xlim(-0.6, SIDE - 0.4)
    axes.set_ylim(SIDE - 0.4, -0.6)
    axes.set_aspect("equal")
    axes.set_xticks(range(SIDE), [f"column {n}" for n in range(SIDE)], fontsize=8)
    axes.set_yticks(range(SIDE), [f"row {n}" for n in range(SIDE)], fontsize=8)


def _draw_message(axes: Axes, core: int, target: int, round_key: bool) -> None:
    """Straight to a neighbour, in an arc around the cores between."""
    (row, column), (to_row, to_column) = divmod(core, SIDE), divmod(target, SIDE)
    distance = abs(row - to_row) + abs(column - to_column)
    style = LINE | ({"color": ON_OUTPUT, "linestyle": ":"} if round_key else {})
    if distance > 1:
        style["connectionstyle"] = f"arc3,rad={0.32 if round_key else -0.28}"
    axes.annotate("", (to_column, to_row), (column, row), arrowprops=style, zorder=0)


def _draw_activity(axes: Axes, pipeline: Pipeline, highest: float) -> None:
    cells = pipeline.mapping.in_order
    activities = [pipeline.activity[cell.core] for cell in cells]
    layers = (
        ("executing", EXECUTING, [activity.executing for activity in activities]),
        ("stalled on input", ON_INPUT, [activity.stalled_on_input for activity in activities]),
        ("stalled on output", ON_OUTPUT, [activity.stalled_on_output for activity in activities]),
    )
    stacked_bars(axes, range(len(cells)), layers, width=0.85)
    _core_axis(axes, pipeline)
    axes.set_ylim(0, highest * 1.2)  # room for the legend
    axes.set_ylabel("cycles per block")
    axes.set_title("Activity of each core in the steady state", fontsize=10)
    axes.legend(fontsize=8, loc="upper right", ncols=3)


def _draw_memory(axes: Axes, pipeline: Pipeline) -> None:
    cells = pipeline.mapping.in_order
    for shift, name, colour, label in (
        (-0.2, "instructions", INSTRUCTIONS, "instructions executed"),
        (0.2, "data", DATA, "LDM data used"),
    ):
        heights = [getattr(pipeline.memory[cell.core], name) for cell in cells]
        places = [place + shift for place in range(len(cells))]
        axes.bar(places, heights, color=colour, width=0.4, label=label)
    _core_axis(axes, pipeline)
    axes.set_yscale("log", base=2)
    axes.set_ylim(16, 32768)
    axes.set_ylabel("bytes")
    axes.set_title("Memory (16 KB of instruction cache, 64 KB of LDM)", fontsize=10)
    axes.legend(fontsize=8, loc="upper right", ncols=2)


def _core_axis(axes: Axes, pipeline: Pipeline) -> None:
    labels = [cell.label for cell in pipeline.mapping.in_order]
    axes.set_xticks(range(len(labels)), labels, rotation=90, fontsize=7)
    axes.axvline(len(pipeline.mapping.data_path) - 0.5, color="0.4", linewidth=0.8)
    axes.set_xlim(-0.7, len(labels) - 0.3)
    axes.grid(True, axis="y", alpha=0.3)
