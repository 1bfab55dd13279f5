# SPDX-License-Identifier: Apache-2.0
"""Table II: AES on other platforms, scaled to 65 nm by the paper's rule, and ours by core."""

from dataclasses import dataclass

from asap import paper
from asap.findings import Findings
from asap.measurement import BLOCK_BYTES, CORES
from lab.comparison import Comparison, compare_numbers
from lab.paper_results import Axis, Line, PaperResult

SCALED_TO_NM = 65
WITHIN = 0.01  # the table's numbers are rounded


@dataclass(frozen=True)
class Platform:
    """A row. Areas in mm2, of one core or chip as the paper counts it; None where it has none."""

    name: str
    technology_nm: int
    area: float | None
    clock_mhz: float
    cycles_per_byte: float | None
    scaled_mbps: float
    scaled_area: float | None
    scaled_mbps_per_mm2: float | None
    mbps: float | None = None  # where there are no cycles per byte

    @property
    def mbps_per_mm2(self) -> float:
        """By the paper's rule: delay shrinks as the length does, area with its square."""
        shrunk = SCALED_TO_NM / self.technology_nm
        mbps = self.mbps or 8 * self.clock_mhz / self.cycles_per_byte
        return (mbps / shrunk) / (self.area * shrunk**2)


# The processors of the key schedule are left out, as the others do not count it.
ASAP = Platform("AsAP, 39 processors", 65, 6.63, 1210, 9.5, 1019, 6.63, 153.70)
Q6600 = Platform("Core2 Quad Q6600, one core", 65, 286 / 2, 2400, 9.32, 2060, 143, 14.41)
TABLE_2 = (
    Platform("Pentium 4 561", 90, 112, 3600, 16, 2492, 58.42, 42.66),
    Platform("Athlon 64 3500", 90, 193, 2200, 10.6, 2299, 101, 22.76),
    Platform("Core2 Duo E6400", 65, 111, 2130, 9.19, 1854, 111, 16.70),
    Q6600,
    Platform("Core2 Quad Q9550, one core", 45, 214 / 4, 2830, 7.59, 2065, 112, 18.44),
    Platform("Core i7 920, one core", 45, 263 / 4, 2668, 6.92, 2135, 133, 16.05),
    Platform("TI C6201", 180, None, 200, 14.25, 311, None, None),
    # Its throughput is in section I.
    Platform("GeForce 8800 GTX", 90, 484, 575, None, 11500, 252, 45.63, mbps=8280),
    ASAP,
)
TABLE_2_WITH_AREA = tuple(each for each in TABLE_2 if each.area)


def table_2(found: Findings) -> PaperResult:
    """The paper's rows by the paper's rule, and ours by core: no area of a CPE is known."""
    rows = TABLE_2_WITH_AREA
    x = [each.name.replace(" ", "\n") for each in rows]
    return found.result(
        "table 2",
        "Throughput per area, all scaled to 65 nm",
        [*_recomputed(), *_by_core(found)],
        x=Axis("platform"),
        y=Axis("Mbps/mm2"),
        lines=[
            Line("from the table's other columns", x, [each.mbps_per_mm2 for each in rows]),
            Line("stated", x, [each.scaled_mbps_per_mm2 for each in rows], published=True),
        ],
        note="nothing simulated: we know of no published area of a CPE",
    )


def _recomputed() -> list[Comparison]:
    """The last column from the others. Of the three processors with four cores the paper takes a
    quarter of two chips, but half of the Q6600's."""
    rows = [
        (f"{each.name}: Mbps/mm2, recomputed", each.mbps_per_mm2, each.scaled_mbps_per_mm2)
        for each in TABLE_2_WITH_AREA
    ]
    a_quarter = ("the Q6600 by a quarter of its area", 2 * Q6600.mbps_per_mm2)
    rows.append((*a_quarter, Q6600.scaled_mbps_per_mm2))
    return [compare_numbers(*row, tolerance=WITHIN) for row in rows]


def _by_core(found: Findings) -> list[Comparison]:
    """Without the cores of the key schedule, as the paper counts."""
    theirs = round(ASAP.area / paper.PROCESSOR_MM2)
    ours = found.final.cores - paper.KEY_PROCESSORS
    per_byte = found.final.cycles_per_block / BLOCK_BYTES
    alone = found.alone.cycles_per_block / BLOCK_BYTES
    mbps = 8 * found.clock_mhz / per_byte
    return [
        compare_numbers("final mapping: Mbps, not scaled", mbps, ASAP.scaled_mbps, digits=0),
        compare_numbers("the same by core", mbps / ours, ASAP.scaled_mbps / theirs, digits=1),
        compare_numbers(
            "cycles of a core for each byte",
            ours * per_byte,
            theirs * ASAP.cycles_per_byte,
            digits=0,
        ),
        Comparison(
            "64 cores alone, keys included: cycles of a core for each byte", f"{CORES * alone:.0f}"
        ),
    ]
