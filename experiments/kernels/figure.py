# SPDX-License-Identifier: Apache-2.0
"""The table as a picture: the throughput of the chip beside other devices, and cycles per byte of
everything that each kernel can do."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.ticker import LogLocator, NullFormatter

from kernels.gpu_speeds import read_records
from kernels.host import Host
from kernels.plan import VECTOR_LATENCY
from kernels.rows import Row
from kernels.table import HOST_KEY_BITS, HOST_OPERATION, gpu_speeds, number
from lab import pictures, published
from lab.pictures import BLACK, BLUE, GREY, ORANGE, RED, SKY
from lab.records import Machine
from lab.simulator import GIGABYTE, format_size

DEFAULT, OTHER_LATENCY, PUBLISHED, HOST, LIMIT = BLUE, SKY, GREY, ORANGE, RED
KEY_COLOURS = {128: BLUE, 192: ORANGE, 256: BLACK}
MODE_MARKERS = {"ecb": "o", "ecb decrypt": "v", "ctr": "D"}
BAR_HEIGHT = 0.4


def draw(rows: list[Row], machine: Machine, host: Host, path: Path, note: str) -> None:
    """Rows without problems; no picture if there are none."""
    rows = [row for row in rows if not row.problem]
    if not rows:
        return
    names = _slowest_first(rows)
    count = len(names) + len(published.OTHER_DEVICES) + len(_measured_here(host))
    size = (15, max(5.5, 0.36 * count + 2))
    figure, left, right = pictures.two_panels(
        "AES on the simulated SW26010", size, width_ratios=(1.25, 1)
    )
    _draw_throughput(left, rows, names, machine, host)
    _draw_cycles(right, rows, names, machine[VECTOR_LATENCY])
    pictures.save(figure, path, note)


def _headlines(rows: list[Row]) -> list[Row]:
    """Of each kernel the first operation and key size, at each latency."""
    first = {}
    for row in rows:
        first.setdefault(row.kernel, (row.mode_name, row.key_bits))
    return [row for row in rows if first[row.kernel] == (row.mode_name, row.key_bits)]


def _slowest_first(rows: list[Row]) -> list[str]:
    fastest: dict[str, float] = {}
    for row in _headlines(rows):
        throughput = row.throughput_gb_per_s_chip
        fastest[row.kernel] = max(throughput, fastest.get(row.kernel, 0))
    return sorted(fastest, key=lambda name: fastest[name])


def _measured_here(host: Host) -> list[tuple[str, float]]:
    """Names and GB/s."""
    speeds = host.of(HOST_OPERATION, HOST_KEY_BITS)
    of_host = [(speed.name, speed.best_known_gb_per_s) for speed in speeds]
    return of_host + gpu_speeds(read_records())


def _draw_throughput(
    axes: Axes, rows: list[Row], names: list[str], machine: Machine, host: Host
) -> None:
    labels = []
    default_latency = machine[VECTOR_LATENCY]
    cycles_per_second = published.GROUPS_PER_CHIP * published.CPES_PER_GROUP * machine.clock_hz

    def bar(place: float, gb_per_s: float, height: float, bound: float = 0, **style: object):
        axes.barh(place, gb_per_s, height, **style)
        axes.annotate(
            number(gb_per_s),
            (max(gb_per_s, bound), place),
            textcoords="offset points",
            xytext=(4, 0),
            va="center",
            fontsize=7.5,
        )

    for name, gb_per_s, _ in published.OTHER_DEVICES:
        bar(len(labels), gb_per_s, 0.7, color=PUBLISHED)
        labels.append(name)
    for name, gb_per_s in _measured_here(host):
        bar(len(labels), gb_per_s, 0.7, color=HOST)
        labels.append(name)
    headlines = _headlines(rows)
    for name in names:
        of_kernel = [row for row in headlines if row.kernel == name]
        for row in of_kernel:
            is_default = row.vector_latency == default_latency
            place = len(labels) + (0 if len(of_kernel) == 1 else 0.2 if is_default else -0.2)
            height = BAR_HEIGHT if len(of_kernel) > 1 else 0.7
            colour = DEFAULT if is_default else OTHER_LATENCY
            bound = cycles_per_second / row.bound_cycles_per_byte / GIGABYTE
            bar(place, row.throughput_gb_per_s_chip, height, bound, color=colour)
            axes.plot(
                [bound] * 2,
                [place - height / 2, place + height / 2],
                color=LIMIT,
                linewidth=2.5,
            )
        first = of_kernel[0]
        labels.append(f"{name}{'' if first.mode == 'ecb' else ' (' + first.mode_name + ')'}")
    most = max(rows, key=lambda row: row.bytes)
    axes.axvline(most.dma_limit_gb_per_s_chip, color=LIMIT, linestyle=":", zorder=0)
    axes.set_yticks(range(len(labels)), labels, fontsize=8.5)
    axes.set_xscale("log")
    low, high = axes.get_xlim()
    axes.set_xlim(low, high * 1.5)
    pictures.plain_numbers(axes.xaxis)
    axes.set_xlabel("GB/s of the chip (four core groups), of the device, of the host")
    axes.set_title(
        "AES-128, ECB encryption where the kernel can do it; launch included", fontsize=10
    )
    axes.grid(True, axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    axes.legend(
        handles=[
            Patch(color=DEFAULT, label=f"simulated, vector latency {default_latency} (default)"),
            Patch(color=OTHER_LATENCY, label="simulated, vector latency 1"),
            Line2D([], [], color=LIMIT, linewidth=2.5, label="bound that holds it"),
            Line2D(
                [],
                [],
                color=LIMIT,
                linestyle=":",
                label=f"what DMA allows, {format_size(most.bytes)}",
            ),
            Patch(color=PUBLISHED, label="other devices, published"),
            Patch(color=HOST, label="measured on this host"),
        ],
        fontsize=8,
        loc="lower right",
    )


def _draw_cycles(axes: Axes, rows: list[Row], names: list[str], default_latency: int) -> None:
    """Each operation and key size a mark, the operations one above the other."""
    modes = list(MODE_MARKERS)
    for row in rows:
        if row.vector_latency == default_latency:
            mode = row.mode_name
            place = names.index(row.kernel) + 0.22 * (1 - modes.index(mode))
            axes.plot(
                row.cycles_per_byte,
                place,
                MODE_MARKERS[mode],
                color=KEY_COLOURS[row.key_bits],
                markersize=6,
                markerfacecolor="none" if row.constant_time is False else None,
            )
    for between in range(1, len(names)):
        axes.axhline(between - 0.5, color="0.85", linewidth=0.8)
    axes.set_yticks(range(len(names)), names, fontsize=8.5)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    pictures.plain_numbers(axes.xaxis)
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel(f"cycles per byte of a CPE computing alone, vector latency {default_latency}")
    axes.set_title("All operations and key sizes", fontsize=10)
    axes.grid(True, axis="x", alpha=0.3)
    handles = [
        Line2D([], [], color="0.3", marker=marker, linestyle="none", label=mode)
        for mode, marker in MODE_MARKERS.items()
    ]
    handles += [Patch(color=c, label=f"{bits}-bit key") for bits, c in KEY_COLOURS.items()]
    handles.append(
        Line2D(
            [],
            [],
            color="0.3",
            marker="o",
            markerfacecolor="none",
            linestyle="none",
            label="hollow: time depends on key or data",
        )
    )
    axes.legend(handles=handles, fontsize=8, loc="upper right")
