# SPDX-License-Identifier: Apache-2.0
"""Which scenarios `make cluster` runs, and what follows from them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cluster import durations
from cluster.durations import Durations
from cluster.platform import Platform
from cluster.scenarios import (
    GIB,
    Cluster,
    Offline,
    Online,
    Scenario,
    Uneven,
    built_programs,
)
from cluster.smpi import NodesRun
from lab import published, published_rows
from lab.comparison import Comparison
from lab.published_rows import Measured
from lab.simulator import GIGABYTE, KIB, MIB
from lab.sweep import Sweep

NODES = tuple(2**i for i in range(11))
FEW_NODES = (1, 2, 4, 16, 64, 256, 1024)
GROUPS = tuple(published.CHEN_GB_PER_S)
TOTAL_BYTES = 4 * GIB  # of strong scaling and of online mode
WEAK, STRONG, EQUAL, BEST, FASTEST = "weak", "strong", "online, equal", "online, best", "fastest"
# The same in full-chip sharing mode, and by the AES of Chen et al. on the same nodes.
WEAK_SHARED, STRONG_SHARED, BEST_SHARED = "weak, shared", "strong, shared", "online, best, shared"
WEAK_CHEN, STRONG_CHEN = "weak, chen", "strong, chen"
# Offline with uneven data, with and without a load balancer.
BALANCED, UNBALANCED = "uneven, balanced", "uneven"
UNEVEN_NODES = 16
SPREADS_PERCENT = (0, 25, 50, 75, 100)
CHEN, CHEN_MEMORY = "chen", "chen_main_memory"
PROTECT, PROTECT_MEMORY = "protect", "protect_main_memory"
LABELS = {
    CHEN: "AES, tables in LDM",
    CHEN_MEMORY: "AES, tables in main memory",
    PROTECT: "SHA3 and AES, tables in LDM",
    PROTECT_MEMORY: "SHA3 and AES, tables in main memory",
}

SIMULATED_NODES = 4096

# 64 MB for each core group: less cannot hide how long a group takes to start in sharing mode.
SHARED_PIECE_BYTES = 4 * 64 * MIB


def on_nodes(worker: str, nodes: int, bytes_per_node: int) -> Offline:
    """By a worker whose ranks are core groups."""
    return Offline(worker, 4 * nodes, bytes_per_node // 4, "chen")


CURVES: dict[str, list[Scenario]] = {
    WEAK: [Offline("swaes", n, GIB) for n in NODES],
    STRONG: [Offline("swaes", n, TOTAL_BYTES // n) for n in NODES],
    WEAK_SHARED: [Offline("swaes_shared", n, GIB) for n in NODES],
    STRONG_SHARED: [Offline("swaes_shared", n, TOTAL_BYTES // n) for n in NODES],
    WEAK_CHEN: [on_nodes(CHEN, n, GIB) for n in FEW_NODES],
    STRONG_CHEN: [on_nodes(CHEN, n, TOTAL_BYTES // n) for n in FEW_NODES],
    BEST_SHARED: [
        Online("swaes_shared", n, TOTAL_BYTES, True, SHARED_PIECE_BYTES) for n in FEW_NODES
    ],
    EQUAL: [Online("swaes", n, TOTAL_BYTES, keeps_best=False) for n in FEW_NODES],
    BEST: [Online("swaes", n, TOTAL_BYTES, keeps_best=True) for n in FEW_NODES],
    **{worker: [Offline(worker, groups, GIB, "chen") for groups in GROUPS] for worker in LABELS},
    **{
        curve: [Uneven("swaes", UNEVEN_NODES, GIB, s, balanced) for s in SPREADS_PERCENT]
        for curve, balanced in ((BALANCED, True), (UNBALANCED, False))
    },
    FASTEST: [Offline("fastest", n, GIB) for n in (*NODES, 2048, SIMULATED_NODES)],
}

# What no paper has: the fastest kernel by data for each node, on these and on all nodes. SMPI does
# not simulate all in the time: of them, only the closed formula speaks.
FASTEST_NODES = 1024
FASTEST_BYTES = (64 * KIB, 1 * MIB, 16 * MIB, GIB)

# The largest power of two below the 256 nodes up to which SW-AES finds strong scaling near linear.
STRONG_NODES = 128


# Those that the validation looks at.
PUBLISHED_CURVES = (WEAK, STRONG, WEAK_SHARED, STRONG_SHARED, EQUAL, BEST, CHEN, PROTECT)


@dataclass(frozen=True)
class Study:
    """The cluster, and what each scenario of CURVES took on it."""

    cluster: Cluster
    runs: Mapping[Scenario, NodesRun]

    def curve(self, name: str) -> list[NodesRun]:
        """The runs of CURVES[name]."""
        return [self.runs[scenario] for scenario in CURVES[name]]

    def efficiencies(self, name: str) -> list[float]:
        """In percent: throughput over that of the first, for each rank."""
        runs = self.curve(name)
        return [100 * run.gb_per_s / run.ranks / runs[0].gb_per_s for run in runs]

    def efficiency(self, name: str, ranks: int) -> float:
        """In percent, of that many ranks."""
        by_ranks = zip(self.curve(name), self.efficiencies(name), strict=True)
        return next(percent for run, percent in by_ranks if run.ranks == ranks)

    def online_gain(self) -> float:
        """The most that any number of nodes gains over one."""
        runs = [*self.curve(EQUAL), *self.curve(BEST)]
        return max(runs[0].seconds / run.seconds for run in runs)

    def worst_formula_percent(self) -> float:
        """How far the closed formula is from SMPI, at most."""
        return max(
            abs(100 * (closed / run.seconds - 1))
            for scenario, run in self.runs.items()
            if (closed := self.cluster.seconds(scenario)) is not None
        )

    @property
    def nodes(self) -> int:
        """All of the platform."""
        return int(self.cluster.platform.nodes.value)

    def formula_curve(self, bytes_per_node: int) -> list[tuple[int, float]]:
        """Nodes and GB/s of the fastest kernel, in closed form."""
        powers = (2**i for i in range(self.nodes.bit_length()))
        nodes = sorted({*powers, self.nodes})
        scenarios = [Offline("fastest", n, bytes_per_node) for n in nodes]
        return [(s.ranks, s.bytes / self.cluster.seconds(s) / GIGABYTE) for s in scenarios]

    def values(self) -> dict[str, float]:
        """Of the rows of experiments/lab/published_rows.toml that speak of nodes."""
        return {row_id: value_of(self) for row_id, value_of in VALUES.items()}


VALUES: dict[str, Callable[[Study], float]] = {
    "S13": lambda of: of.efficiency(WEAK, NODES[-1]),
    "S13-throughput": lambda of: of.curve(WEAK)[-1].gb_per_s,
    "S13-shared": lambda of: of.efficiency(WEAK_SHARED, NODES[-1]),
    "S14": lambda of: of.efficiency(STRONG, STRONG_NODES),
    "S14-shared": lambda of: of.efficiency(STRONG_SHARED, STRONG_NODES),
    "S15": Study.online_gain,
    "C2": lambda of: of.efficiency(CHEN, GROUPS[-1]),
    "C4": lambda of: of.efficiency(PROTECT, GROUPS[-1]),
}


def simulate(sweep: Sweep, platform: Platform, curves: Iterable[str] = tuple(CURVES)) -> Study:
    """All scenarios of these curves; SmpiError if SimGrid is not there."""
    taken = durations.up_to_date(sweep)
    with built_programs() as programs:
        cluster = Cluster(platform, taken, programs)
        # The most ranks take longest.
        scenarios = sorted((s for name in curves for s in CURVES[name]), key=lambda s: -s.ranks)
        return Study(cluster, sweep.each("simulating nodes", cluster.run, scenarios))


# The numbers of the sensitivity table, in closed form.
def _weak(platform: Platform, taken: Mapping[str, Durations]) -> float:
    one, many = (Offline("swaes", n, GIB) for n in (1, NODES[-1]))
    return 100 * one.seconds(platform, taken["swaes"]) / many.seconds(platform, taken["swaes"])


def _strong(platform: Platform, taken: Mapping[str, Durations]) -> float:
    one, many = (Offline("swaes", n, TOTAL_BYTES // n) for n in (1, STRONG_NODES))
    seconds = [s.seconds(platform, taken["swaes"]) for s in (one, many)]
    return 100 * seconds[0] / seconds[1] / STRONG_NODES


def _online(platform: Platform, taken: Mapping[str, Durations]) -> float:
    one, many = (Online("swaes", n, TOTAL_BYTES, keeps_best=True) for n in (1, NODES[-1]))
    seconds = [s.seconds(platform, taken["swaes"]) for s in (one, many)]
    return seconds[0] / seconds[1]


def _fastest(platform: Platform, taken: Mapping[str, Durations]) -> float:
    scenario = Offline("fastest", int(platform.nodes.value), 16 * MIB)
    return scenario.bytes / scenario.seconds(platform, taken["fastest"]) / GIGABYTE / 1000


QUANTITIES = {
    f"weak scaling, {NODES[-1]} nodes, %": _weak,
    f"strong scaling, {STRONG_NODES} nodes, %": _strong,
    f"online, {NODES[-1]} nodes, times one": _online,
    "fastest kernel, all nodes, 16 MB each, TB/s": _fastest,
}


@dataclass(frozen=True)
class Moved:
    """What the quantities become with one number of the platform at one of its ends."""

    name: str
    end: float
    values: tuple[float, ...]


def sensitivity(platform: Platform, taken: Mapping[str, Durations]) -> list[Moved]:
    """Every uncertain number at both ends."""
    return [
        Moved(
            name,
            end,
            tuple(q(platform.with_value(name, end), taken) for q in QUANTITIES.values()),
        )
        for name, number in platform.numbers.items()
        for end in number.ends
    ]


def least_bytes_of_work(cluster: Cluster, nodes: int) -> int:
    """Of the fastest kernel, for each node, a power of two: from where on the work takes longer
    than start-up and network together."""
    size = 1
    while True:
        times = Offline("fastest", nodes, size).times(
            cluster.platform, cluster.durations["fastest"]
        )
        if times.work > times.seconds / 2:
            return size
        size *= 2


def published_comparisons(of: Study) -> list[Comparison]:
    """The rows of experiments/lab/published_rows.toml that speak of nodes."""
    rows = published_rows.load()
    return [Measured(rows.row(name), value).comparison() for name, value in of.values().items()]
