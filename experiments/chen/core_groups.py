# SPDX-License-Identifier: Apache-2.0
"""Chen et al. over core groups: figures 14 to 18 and table 2.

By the closed formula of experiments/cluster, which agrees with SMPI: a rank of the MPI program for
each core group, four to a node, with the chip's time from cluster/durations.json.
"""

from collections.abc import Mapping, Sequence

from chen import claims
from chen.claims import Make
from chen.variants import BOTH, GIB, Variant
from cluster.durations import Durations
from cluster.platform import Platform
from cluster.scenarios import Offline
from lab import published, published_rows
from lab.comparison import Comparison, Role
from lab.paper_results import Axis, Line, PaperResult
from lab.simulator import GIGABYTE, KIB, MIB, format_size, sizes_between

ROWS = published_rows.load()
TO_128, TO_1024 = ([2**i for i in range(n)] for n in (8, 11))
MANY = max(TO_1024)
FIXED_SIZES = [size * MIB for size in (64, 128, 256, 512, 1024)]  # figure 17's
MODEL_GROUPS = (256, 512, MANY)  # figure 15's
EACH = sizes_between(KIB, GIB, 4)
GROUPS_AXIS = Axis("core groups", logarithmic=True)
EACH_AXIS = Axis("data of each core group", bytes=True)
RATE_AXIS = Axis("throughput, GB/s of 1024 MB", logarithmic=True)
NOTE = "network: closed formula; the chip's time: simulated up to {}, continued by slope"


class CoreGroups:
    """What any of the programs takes on them."""

    def __init__(self, platform: Platform, durations: Mapping[str, Durations]):
        self._platform = platform
        self._durations = durations

    def seconds(self, worker: str, groups: int, bytes_each: int) -> float:
        """From the barrier before to the barrier behind."""
        scenario = Offline(worker, groups, bytes_each, "chen")
        return float(scenario.seconds(self._platform, self._durations[worker]))

    def gb_per_s(self, worker: str, groups: int, bytes_each: int) -> float:
        """In the paper's GB of 1024 MB."""
        seconds = self.seconds(worker, groups, bytes_each)
        return groups * bytes_each / seconds / GIGABYTE / published.CHEN_GB

    def continued(self, worker: str, sizes: Sequence[int]) -> int:
        """How many of the sizes the chip was not simulated for."""
        return sum(size > self._durations[worker].points[-1][0] for size in sizes)

    def note(self, workers: Sequence[str]) -> str:
        """Of a picture of these."""
        largest = [format_size(self._durations[worker].points[-1][0]) for worker in workers]
        return NOTE.format(" or ".join(largest))


MODEL, AES = [variant.model_worker for variant in BOTH], [variant.worker for variant in BOTH]
WORKERS = (*AES, *MODEL)


def results(on: CoreGroups, make: Make) -> list[PaperResult]:
    """Of the parallel AES."""
    return [
        by_groups(on, make, "figure 16", "Parallel AES, 1 GB each", AES, TO_128),
        execution_time(on, make),
        by_size(on, make),
        table(on, make),
    ]


def model_results(on: CoreGroups, make: Make) -> list[PaperResult]:
    """Of the data protecting model."""
    return [
        by_groups(on, make, "figure 14", "Data protecting model, 1 GB each", MODEL, TO_1024),
        model_by_size(on, make),
    ]


def by_groups(
    on: CoreGroups, make: Make, item: str, title: str, workers: list[str], groups: list[int]
) -> PaperResult:
    """Figures 14 and 16."""
    lines, rows = [], []
    for variant, worker in zip(BOTH, workers, strict=True):
        rates = [on.gb_per_s(worker, n, GIB) for n in groups]
        lines.append(Line(variant.label, groups, rates, extended=len(groups)))
        quantity = f"{variant.label}: GB/s on 1 to {groups[-1]} core groups"
        rows.append(claims.rises(quantity, rates, "rises with each"))
    return make(
        item,
        f"{title}, by core groups",
        rows,
        x=GROUPS_AXIS,
        y=RATE_AXIS,
        lines=lines,
        note=on.note(workers),
    )


def model_by_size(on: CoreGroups, make: Make) -> PaperResult:
    """Figure 15."""
    lines, rows = [], []
    for variant, worker in zip(BOTH, MODEL, strict=True):
        for groups in MODEL_GROUPS:
            rates = [on.gb_per_s(worker, groups, size) for size in EACH]
            name = f"{variant.label}, {groups} groups"
            lines.append(Line(name, EACH, rates, extended=on.continued(worker, EACH)))
        rows.append(_rises_with_size(name, rates))
        one, many = (on.gb_per_s(worker, groups, GIB) for groups in (1, MANY))
        rows += [
            claims.meets(
                f"{variant.label}: Gbit/s on {MANY} core groups",
                8 * many,
                published.CHEN_MODEL_GBIT_PER_S,
                Role.CALIBRATED,
            ),
            _efficiency(variant, one, many, "C4"),
        ]
    rate = published.CHEN_MODEL_GBIT_PER_S / 8
    lines.append(Line("published: 269.95 Gbit/s", [GIB], [rate], published=True))
    return make(
        "figure 15",
        "Data protecting model on 256 to 1024 core groups, by size",
        rows,
        x=EACH_AXIS,
        y=RATE_AXIS,
        lines=lines,
        note=on.note(MODEL),
    )


def _efficiency(variant: Variant, one: float, many: float, row: str) -> Comparison:
    return claims.meets(
        f"{variant.label}: {MANY} core groups over {MANY} times one, %",
        100 * many / MANY / one,
        ROWS.row(row).published,
        Role.PREDICTED,
    )


def _rises_with_size(label: str, rates: list[float]) -> Comparison:
    """The paper's figures 10 and 13 begin with 1 MB, its text says no size of these."""
    from_1_mb = rates[EACH.index(MIB) :]
    return claims.rises(
        f"{label}: GB/s from 1 MB to 1 GB each", from_1_mb, "rises very fast with the size"
    )


def execution_time(on: CoreGroups, make: Make) -> PaperResult:
    """Figure 17; lines of the tables in LDM, rows of both."""
    lines, rows = [], []
    for variant in BOTH:
        times = {
            size: [on.seconds(variant.worker, groups, size) for groups in TO_1024]
            for size in FIXED_SIZES
        }
        if variant is BOTH[0]:
            lines = [Line(format_size(n), TO_1024, t, extended=len(t)) for n, t in times.items()]
        over_one = [seconds / of_size[0] for of_size in times.values() for seconds in of_size]
        quantity = f"{variant.label}: seconds on 1 to {MANY} groups, of each size"
        rows.append(claims.flat(quantity, over_one, "little changes"))
    return make(
        "figure 17",
        f"Parallel AES over core groups, {BOTH[0].label}: execution time",
        rows,
        x=GROUPS_AXIS,
        y=Axis("seconds", logarithmic=True),
        lines=lines,
        note=on.note(AES[:1]),
    )


def by_size(on: CoreGroups, make: Make) -> PaperResult:
    """Figure 18."""
    lines, rows = [], []
    for variant in BOTH:
        rates = [on.gb_per_s(variant.worker, MANY, size) for size in EACH]
        lines.append(Line(variant.label, EACH, rates, extended=on.continued(variant.worker, EACH)))
        rows.append(_rises_with_size(variant.label, rates))
        rows.append(_published_rate(on, variant, MANY))
    rate = published.CHEN_1024_GROUPS_GB_PER_S
    lines.append(Line(f"published: {rate} GB/s", [GIB], [rate], published=True))
    return make(
        "figure 18",
        f"Parallel AES on {MANY} core groups, by size",
        rows,
        x=EACH_AXIS,
        y=RATE_AXIS,
        lines=lines,
        note=on.note(AES),
    )


def _published_rate(on: CoreGroups, variant: Variant, groups: int) -> Comparison:
    return claims.meets(
        f"{variant.label}: GB/s, 1 GB on each of {groups}",
        on.gb_per_s(variant.worker, groups, GIB),
        published.CHEN_GB_PER_S[groups],
        digits=3,
    )


def table(on: CoreGroups, make: Make) -> PaperResult:
    """Table 2."""
    groups = list(published.CHEN_GB_PER_S)
    lines, rows = [], []
    for variant in BOTH:
        rates = [on.gb_per_s(variant.worker, n, GIB) for n in groups]
        lines.append(Line(variant.label, groups, rates, extended=len(groups)))
        rows += [_published_rate(on, variant, n) for n in groups]
        rows.append(_efficiency(variant, rates[0], rates[-1], "C2"))
    shown = list(published.CHEN_GB_PER_S.values())
    lines.append(Line("published", groups, shown, published=True))
    return make(
        "table 2",
        "Parallel AES, 1 GB on each core group",
        rows,
        x=GROUPS_AXIS,
        y=RATE_AXIS,
        lines=lines,
        note=on.note(AES),
    )
