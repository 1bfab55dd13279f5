# SPDX-License-Identifier: Apache-2.0
"""The form of figures 9 to 11 and 13: throughput of one core group by CPEs or by size, of the AES
and of the data protecting model."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chen import claims
from chen.claims import Make
from chen.variants import BOTH, CPES, GIB, MOST, SIZES, Curve, Variant, said_of
from lab.comparison import Comparison, Role
from lab.paper_results import Axis, Line, PaperResult
from lab.simulator import format_size

RATE_AXIS = Axis("throughput, MB/s", logarithmic=True)


@dataclass(frozen=True)
class Stated:
    """The throughput that the paper states of all CPEs at 1 GB, as its mark says it."""

    mb_per_s: float
    mark: str
    role: Role

    def row(self, variant: Variant, mb_per_s: float) -> Comparison:
        """A variant's beside it."""
        quantity = f"{variant.label}: MB/s at 1 GB, {MOST} CPEs"
        return claims.meets(quantity, mb_per_s, self.mb_per_s, self.role)

    def line(self, places: Sequence[int]) -> Line:
        """Its marks."""
        rates = [self.mb_per_s] * len(places)
        return Line(f"published: {self.mark}", list(places), rates, published=True)


def by_cpes(
    make: Make,
    item: str,
    title: str,
    curves: Mapping[Variant, Sequence[Curve]],
    stated: Stated,
    rise: str,
    more: Sequence[Comparison] = (),
) -> PaperResult:
    """At 1 GB; `curves` of each variant by CPES, `rise` what the paper says of their number."""
    lines, rows = [], []
    for variant, of_variant in curves.items():
        rates = [curve.mb_per_s(GIB) for curve in of_variant]
        lines.append(Line(variant.label, list(CPES), rates, extended=len(CPES)))
        quantity = f"{variant.label}: MB/s from 1 to {MOST} CPEs"
        rows.append(claims.rises(quantity, rates, rise))
        rows.append(stated.row(variant, rates[-1]))
    return make(
        item,
        title,
        [*rows, *more],
        x=Axis("CPEs", logarithmic=True),
        y=RATE_AXIS,
        lines=[*lines, stated.line([MOST])],
        note=said_of({variant: of_variant[0].largest for variant, of_variant in curves.items()}),
    )


@dataclass(frozen=True)
class Sized:
    """A line over sizes; `whole`: of all CPEs, for which the paper states a throughput."""

    variant: Variant
    label: str
    curve: Curve
    whole: bool = True


def by_size(
    make: Make,
    item: str,
    title: str,
    sized: Sequence[Sized],
    stated: Stated,
    flat: str,
) -> PaperResult:
    """`flat`: how the paper says that size does not matter."""
    lines, rows = [], []
    for each in sized:
        curve = each.curve
        rates = [curve.mb_per_s(size) for size in SIZES]
        lines.append(Line(each.label, list(SIZES), rates, extended=curve.continued(SIZES)))
        if len(curve.points) > 1:
            simulated = [curve.mb_per_s(size) for size, _ in curve.points]
            quantity = f"{each.label}: MB/s from 1 MB to {format_size(curve.largest)}"
            rows.append(claims.flat(quantity, simulated, flat))
        if each.whole:
            rows.append(stated.row(each.variant, rates[-1]))
    return make(
        item,
        title,
        rows,
        x=Axis("data", bytes=True),
        y=RATE_AXIS,
        lines=[*lines, stated.line(SIZES)],
        note=said_of({e.variant: e.curve.largest for e in sized if e.variant in BOTH}),
    )
