# SPDX-License-Identifier: Apache-2.0
"""The tables of docs/cluster.md."""

from pathlib import Path

from cluster import study
from cluster.scenarios import Offline
from cluster.study import Study
from lab.markdown import rewrite_parts, table
from lab.simulator import GIGABYTE, format_size

NOTE = "MPI programs under SimGrid 3.32; durations by swsim, network by"

# What its work waits for on each chip: its traffic, of which docs/kernels.md has the bound.
HELD_BY = {"work": "main memory (DMA)", "start-up": "start-up", "network": "network"}

Cells = tuple[tuple[str, ...], list[tuple[str, ...]]]


def tables(of: Study) -> dict[str, Cells]:
    """Headings and rows, by what the table is about."""
    return {
        "What the network's uncertain numbers make of it, in closed form": _sensitivity(of),
        "The fastest kernel (bitsliced_vlog3r), in closed form": _fastest(of),
    }


def _sensitivity(of: Study) -> Cells:
    cluster = of.cluster
    nominal = [q(cluster.platform, cluster.durations) for q in study.QUANTITIES.values()]
    rows = [("as it is", "", *(f"{value:.2f}" for value in nominal))]
    for moved in study.sensitivity(cluster.platform, cluster.durations):
        rows.append((moved.name, f"{moved.end:g}", *(f"{value:.2f}" for value in moved.values)))
    return ("number", "value", *study.QUANTITIES), rows


def _fastest(of: Study) -> Cells:
    cluster = of.cluster
    rows = []
    for nodes in (study.FASTEST_NODES, of.nodes):
        for size in study.FASTEST_BYTES:
            scenario = Offline("fastest", nodes, size)
            times = scenario.times(cluster.platform, cluster.durations["fastest"])
            parts = (times.work, times.array_start_up + times.mpi_start_up, times.network)
            rows.append(
                (
                    f"{nodes}{'' if nodes <= study.SIMULATED_NODES else ' (extrapolated)'}",
                    format_size(size),
                    f"{scenario.bytes / times.seconds / GIGABYTE:.0f}",
                    *(f"{100 * part / times.seconds:.1f}" for part in parts),
                    HELD_BY[times.holds],
                )
            )
    headings = ("nodes", "each", "GB/s", "work %", "start-up %", "network %", "held by")
    return headings, rows


def _platform(of: Study) -> Cells:
    numbers = of.cluster.platform.numbers.items()
    rows = [
        (name, f"{n.value:g}", n.confidence, " to ".join(f"{end:g}" for end in n.ends), n.source)
        for name, n in numbers
    ]
    return ("number", "value", "confidence", "else", "source"), rows


def write(of: Study, docs: Path) -> None:
    """The page's parts that are made."""
    sensitivity, fastest = tables(of).values()
    comparisons = [
        (row.quantity, row.simulated, row.published, row.difference, row.role)
        for row in study.published_comparisons(of)
    ]
    headings = ("quantity", "simulated", "published", "difference", "role")
    points = [
        (str(nodes), format_size(study.least_bytes_of_work(of.cluster, nodes)))
        for nodes in (study.FASTEST_NODES, of.nodes)
    ]
    strong = [
        (str(nodes), f"{percent:.1f}")
        for nodes, percent in zip(study.NODES, of.efficiencies(study.STRONG), strict=True)
    ]
    rewrite_parts(
        docs / "cluster.md",
        {
            "comparison": table(headings, comparisons),
            "strong": table(("nodes", "efficiency, %"), strong),
            "sensitivity": table(*sensitivity),
            "fastest": table(*fastest),
            "work": table(("nodes", "work is the larger part from, for each node"), points),
            "formula": f"The formula is within {of.worst_formula_percent():.2f} % of every one of "
            f"{len(of.runs)} runs.\n",
            "platform": table(*_platform(of)),
        },
    )
