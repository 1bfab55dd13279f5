# SPDX-License-Identifier: Apache-2.0
"""The parallel AES on one core group: figures 11 to 13 of Chen et al., algorithms 3 and 4, and
equations 1 to 3."""

from collections.abc import Iterable, Mapping

from chen import claims, figures
from chen.claims import Make
from chen.figures import Sized, Stated
from chen.model import Costs, Place, computing_cycles, transfer_cycles
from chen.variants import (
    BOTH,
    CPES,
    GROUPS,
    IN_LDM,
    IN_PLACE,
    MOST,
    SBOX,
    TABLES,
    Curve,
    Variant,
)
from lab import published
from lab.comparison import Comparison, Role
from lab.paper_results import Axis, Line, PaperResult
from lab.records import Run
from lab.simulator import KIB, MIB, format_size, sizes_between
from lab.sweep import Point

TRANSFERS = "experiments/chen/transfers_1k"
TRANSFER_ROUNDS = (16, 32)
STATED = Stated(published.CHEN_GROUP_MB_PER_S, f"{published.CHEN_GROUP_MB_PER_S} MB/s", Role.SEEN)

# Of figures 11 and 12: two sizes, whose slope continues to the paper's 1 GB.
BY_CPES = {IN_LDM: (MIB, 4 * MIB), TABLES: (256 * KIB, 512 * KIB)}
ALGORITHM_BYTES = 4 * MIB
# M of the equations. With 4 core groups it is 1 KB for each CPE in the smaller case.
EQUATION_BYTES = {IN_LDM: MIB, TABLES: 256 * KIB}

# Numbers of CPEs on one core group, then all CPEs of several.
PLACES = [Place(1, cpes) for cpes in CPES] + [Place(groups, MOST) for groups in GROUPS[1:]]


class Plan:
    """The runs, by what they are for."""

    def __init__(self, largest: Mapping[Variant, int]):
        """`largest`: up to where each variant is simulated."""
        self.sizes = {
            variant: [
                variant.point(size, cpes=MOST) for size in sizes_between(MIB, largest[variant], 4)
            ]
            for variant in (IN_LDM, TABLES, SBOX)
        }
        self.cpes = {
            (variant, cpes): [variant.point(size, cpes=cpes) for size in BY_CPES[variant]]
            for variant in BOTH
            for cpes in CPES
        }
        self.algorithms = {
            (variant, double_buffer): variant.point(
                ALGORITHM_BYTES, double_buffer=double_buffer, cpes=MOST
            )
            for variant in (IN_LDM, TABLES, IN_PLACE)
            for double_buffer in (False, True)
        }
        # A core group of several has its part of the data and does not meet the others.
        self.equations = {
            (variant, double_buffer, place): variant.point(
                EQUATION_BYTES[variant] // place.groups,
                double_buffer=double_buffer,
                cpes=place.cpes,
            )
            for variant in BOTH
            for double_buffer in (False, True)
            for place in PLACES
        }
        self.transfers = {
            cpes: [
                Point(TRANSFERS, rounds * cpes * KIB, 0.1 * rounds * cpes * KIB, cpes=cpes)
                for rounds in TRANSFER_ROUNDS
            ]
            for cpes in CPES
        }

    @property
    def points(self) -> list[Point]:
        """All of them."""
        lists = (*self.sizes.values(), *self.cpes.values(), *self.transfers.values())
        singles = (*self.algorithms.values(), *self.equations.values())
        return [*(point for points in lists for point in points), *singles]


def results(plan: Plan, runs: Mapping[Point, Run], make: Make) -> list[PaperResult]:
    """All items."""
    return [
        by_cpes(plan, runs, make),
        by_program(plan, runs, make),
        by_size(plan, runs, make),
        algorithm(plan, runs, make, double_buffer=False),
        algorithm(plan, runs, make, double_buffer=True),
        speedup(plan, runs, make, double_buffer=False),
        throughput(plan, runs, make),
        speedup(plan, runs, make, double_buffer=True),
    ]


def _curve(points: Iterable[Point], runs: Mapping[Point, Run]) -> Curve:
    return Curve.of(runs[point] for point in points)


def by_cpes(plan: Plan, runs: Mapping[Point, Run], make: Make) -> PaperResult:
    """Figure 11."""
    return figures.by_cpes(
        make,
        "figure 11",
        "Parallel AES, 1 GB on one core group, by CPEs",
        {v: [_curve(plan.cpes[v, cpes], runs) for cpes in CPES] for v in BOTH},
        STATED,
        "rises with each",
    )


PROGRAMS = {False: "parallel (Algorithm 3)", True: "optimised (Algorithm 4)"}


def by_program(plan: Plan, runs: Mapping[Point, Run], make: Make) -> PaperResult:
    """Figure 12, with one CPE where the paper has the MPE."""
    lines, rows = [], []
    for variant in BOTH:
        alone = _curve(plan.cpes[variant, 1], runs).seconds(ALGORITHM_BYTES)
        single, double = (runs[plan.algorithms[variant, both]].seconds for both in PROGRAMS)
        lines.append(Line(variant.label, ["one CPE", *PROGRAMS.values()], [alone, single, double]))
        rows += [
            Comparison(
                f"{variant.label}: Algorithm 3 over one CPE, x",
                f"{alone / single:.1f}",
                "evidently less time than serial on the MPE",
            ),
            Comparison(
                f"{variant.label}: Algorithm 4 over Algorithm 3, x",
                f"{single / double:.3f}",
                "the best of the three",
                Role.PREDICTED,
                comes_out=bool(double < single),
            ),
        ]
    return make(
        "figure 12",
        f"Parallel AES, {format_size(ALGORITHM_BYTES)} on one core group: execution time",
        rows,
        x=Axis(""),
        y=Axis("seconds", logarithmic=True),
        lines=lines,
        note="serial bar of the paper not simulated: MPE; one CPE continued by slope",
    )


def by_size(plan: Plan, runs: Mapping[Point, Run], make: Make) -> PaperResult:
    """Figure 13."""
    return figures.by_size(
        make,
        "figure 13",
        "Optimised parallel AES on one core group, by size",
        [Sized(v, v.label, _curve(points, runs)) for v, points in plan.sizes.items()],
        STATED,
        "almost no change, to 1 GB",
    )


def algorithm(
    plan: Plan, runs: Mapping[Point, Run], make: Make, double_buffer: bool
) -> PaperResult:
    """Algorithm 3 or 4: in place, as written, beside buffers of their own."""
    apart = runs[plan.algorithms[IN_LDM, double_buffer]].kernel_cycles
    in_place = runs[plan.algorithms[IN_PLACE, double_buffer]].kernel_cycles
    buffers = "Input[2][M]" if double_buffer else "Input[M]"
    size = format_size(ALGORITHM_BYTES)
    return make(
        f"algorithm {4 if double_buffer else 3}",
        f"AES on the CPEs, {'double' if double_buffer else 'single'} buffering",
        [
            Comparison(f"{buffers}: cycles, {size}, {MOST} CPEs", f"{in_place}"),
            Comparison(
                "against an output buffer of its own",
                f"{100 * (in_place / apart - 1):+.1f} %",
            ),
        ],
    )


def costs(plan: Plan, runs: Mapping[Point, Run], variant: Variant, cpes: int) -> Costs:
    """Of the equations: T from one CPE, P from the transfers alone on so many."""
    alone = runs[plan.equations[variant, False, Place(1, 1)]]
    smaller, larger = (runs[point] for point in plan.transfers[cpes])
    return Costs(computing_cycles(alone), transfer_cycles(smaller, larger, cpes))


def speedup(plan: Plan, runs: Mapping[Point, Run], make: Make, double_buffer: bool) -> PaperResult:
    """Equation 1 or 3 beside the simulation."""
    number = 3 if double_buffer else 1
    cores = [place.cores for place in PLACES]
    lines, rows = [], []
    for variant in BOTH:
        size = EQUATION_BYTES[variant]
        by_equation, simulated = [], []
        for place in PLACES:
            of_place = costs(plan, runs, variant, place.cpes)
            by_equation.append(of_place.speedup(double_buffer, place, place.rounds(size)))
            cycles = runs[plan.equations[variant, double_buffer, place]].kernel_cycles
            simulated.append(of_place.computing / cycles)
        lines += [
            Line(f"equation, {variant.label}", cores, by_equation),
            Line(f"simulated, {variant.label}", cores, simulated),
        ]
        for place in (Place(1, MOST), Place(max(GROUPS), MOST)):
            at = PLACES.index(place)
            quantity = f"{variant.label}: speed-up, {place.groups} x {place.cpes} CPEs"
            rows.append(
                claims.meets(
                    f"{quantity}, beside equation {number}",
                    simulated[at],
                    by_equation[at],
                    Role.FINDING,
                )
            )
    sizes = " or ".join(format_size(size) for size in EQUATION_BYTES.values())
    return make(
        f"equation {number}",
        f"Speed-up with {'two buffers' if double_buffer else 'one buffer'}",
        rows,
        x=Axis("CPEs of all core groups", logarithmic=True),
        y=Axis("speed-up over computing on one CPE", logarithmic=True),
        lines=lines,
        note=f"{sizes}; T: one CPE, P: transfers alone; without launch",
    )


def throughput(plan: Plan, runs: Mapping[Point, Run], make: Make) -> PaperResult:
    """Equation 2."""
    rows = []
    for variant in BOTH:
        run = runs[plan.sizes[variant][0]]
        quantity = f"{variant.label}: MB/s of {format_size(run.bytes)} beside M / T"
        by_equation = run.bytes / run.seconds / 1e6
        rows.append(claims.meets(quantity, run.mb_per_s, by_equation, Role.FINDING))
    return make("equation 2", "Throughput is M / T", rows)
