# SPDX-License-Identifier: Apache-2.0
"""How far the headline results move when an uncertain parameter does: the model's error bar."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ablation.claims import ORIGINAL, PIPELINE, SELLDW, SIMD
from ablation.points import point
from lab import published, published_rows
from lab.records import Run
from lab.simulator import GIGABYTE, MIB, ROOT
from lab.sweep import Point
from validate import plan, rows
from validate.evidence import Evidence, NotMeasuredError, value_of

PATH = ROOT / "experiments" / "validate" / "sensitivity.toml"

KERNELS, MEMORY, MESH, SHARING = "kernels", "memory", "mesh", "chip"

# What a group of headlines needs of the measuring kit. Always measured in the same selection, as
# what ran before a measurement shifts it against the memory's refresh.
MICRO_NAMES = {
    MEMORY: ("dma.idle.get.", "gld.bandwidth"),
    MESH: ("mesh.swgemm", "mesh.aggregate"),
}
# And of the programs of the calibration: rows of these mechanisms.
SMALL_REGION, CONTIGUOUS, STRIDED = "DMA, small region", "DMA, contiguous", "DMA, strided"
MECHANISMS = {MEMORY: (SMALL_REGION, CONTIGUOUS, STRIDED)}
POINTS = {
    KERNELS: plan.kernel_points,
    MEMORY: plan.memory_points,
    MESH: plan.no_points,
    SHARING: plan.sharing_points,
}

Settings = tuple[str, ...]


@dataclass(frozen=True)
class Uncertain:
    """One uncertain number at the ends of what is plausible; no settings: the default is one."""

    name: str
    why: str
    moves: list[str]
    low: Settings = ()
    high: Settings = ()
    excluded: bool = False  # by a published result: shown, but no part of the error bar

    @property
    def ends(self) -> list[tuple[str, Settings]]:
        """Those that are not the default, by name."""
        return [(end, s) for end, s in (("low", self.low), ("high", self.high)) if s]

    @property
    def parameters(self) -> set[str]:
        """Names of those that it moves."""
        return {setting.partition("=")[0] for _, ends in self.ends for setting in ends}

    def points(self) -> list[Point]:
        """The runs that it needs, at both ends."""
        return [
            p for _, settings in self.ends for group in self.moves for p in POINTS[group](settings)
        ]


def load(path: Path = PATH) -> list[Uncertain]:
    """From experiments/validate/sensitivity.toml."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["uncertain"]
    return [
        Uncertain(**e | {end: tuple(e[end]) for end in ("low", "high") if end in e})
        for e in entries
    ]


# ---- Headlines -----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Headline:
    """A result at given settings. One in percent moves by points, others by percent."""

    name: str
    unit: str
    group: str
    value: Callable[[Evidence, Settings], float]

    def movement(self, base: float, value: float) -> float:
        """From base to value, in movement_unit."""
        return value - base if self.unit == "%" else 100 * (value / base - 1)

    @property
    def movement_unit(self) -> str:
        """'points' or '%'."""
        return "points" if self.unit == "%" else "%"


def _kernel(evidence: Evidence, kernel: str, settings: Settings) -> Run:
    size = plan.SENSITIVITY_SIZES[kernel]
    return evidence.run(point(kernel, size, settings=settings))


def _cycles_per_byte(kernel: str) -> Callable[[Evidence, Settings], float]:
    return lambda evidence, settings: _kernel(evidence, kernel, settings).cycles_per_byte


def _cycles_at(evidence: Evidence, kernel: str, size_bytes: int, settings: Settings) -> float:
    """On one core group, launch included: from cycles per byte, which small runs show."""
    record = _kernel(evidence, kernel, settings)
    work = record.cycles_per_byte * size_bytes / published.CPES_PER_GROUP
    return record.launch_cycles + work


def _speedup(kernel: str) -> Callable[[Evidence, Settings], float]:
    size = plan.GROUP_SIZES[-1]
    return lambda evidence, settings: (
        _cycles_at(evidence, ORIGINAL, size, settings)
        / _cycles_at(evidence, kernel, size, settings)
    )


def _chip_gb_per_s(size_bytes: int) -> Callable[[Evidence, Settings], float]:
    def value(evidence: Evidence, settings: Settings) -> float:
        cycles = _cycles_at(evidence, PIPELINE, size_bytes // plan.CHIP, settings)
        return size_bytes * evidence.machine.clock_hz / cycles / GIGABYTE

    return value


def _mean_error(mechanism: str) -> Callable[[Evidence, Settings], float]:
    """Over the rows of a mechanism that do not stand apart."""
    compared = published_rows.compared_points(rows.load().rows, mechanism)

    def value(evidence: Evidence, _: Settings) -> float:
        measured = [published_rows.Measured(r, value_of(r.id)(evidence)) for r in compared]
        return published_rows.errors_of(measured).mean_percent

    return value


def _five_cycles_gb_per_s(evidence: Evidence, settings: Settings) -> float:
    """In the steady state, on the chip: from the cycles that the second half of the data adds."""
    half, all_ = (
        evidence.run(plan.memory_point(size, settings)) for size in plan.FIVE_CYCLES_SIZES
    )
    cycles = all_.kernel_cycles - half.kernel_cycles
    size = all_.bytes - half.bytes
    return plan.CHIP * size * evidence.machine.clock_hz / cycles / GIGABYTE


def _shared_against_private(size_bytes: int) -> Callable[[Evidence, Settings], float]:
    def cycles(evidence: Evidence, mode: str, settings: Settings) -> float:
        record = evidence.run(plan.chip_point(plan.SENSITIVITY_CHIP_BYTES, mode, settings=settings))
        return record.launch_cycles + record.kernel_cycles * size_bytes / record.bytes

    return lambda evidence, settings: (
        cycles(evidence, plan.PRIVATE, settings) / cycles(evidence, plan.SHARED, settings)
    )


def _micro(name: str) -> Callable[[Evidence, Settings], float]:
    return lambda evidence, _: evidence.measurement(name)


HEADLINES = [
    Headline("Original", "c/B", KERNELS, _cycles_per_byte(ORIGINAL)),
    Headline("SIMD", "c/B", KERNELS, _cycles_per_byte(SIMD)),
    Headline("SIMD+selldw", "c/B", KERNELS, _cycles_per_byte(SELLDW)),
    Headline("Pipeline", "c/B", KERNELS, _cycles_per_byte(PIPELINE)),
    Headline("S5 at 4 MB", "x", KERNELS, _speedup(SELLDW)),
    Headline("S6 at 4 MB", "x", KERNELS, _speedup(PIPELINE)),
    Headline("chip at 16 MB", "GB/s", KERNELS, _chip_gb_per_s(16 * MIB)),
    *(Headline(f"error of {m}", "%", MEMORY, _mean_error(m)) for m in MECHANISMS[MEMORY]),
    Headline("idle get", "cycles", MEMORY, _micro("dma.idle.get.8")),
    Headline("gld, 64 CPEs", "GB/s", MEMORY, _micro("gld.bandwidth")),
    Headline("5 c/B on the chip", "GB/s", MEMORY, _five_cycles_gb_per_s),
    Headline("swGEMM pass", "cycles", MESH, _micro("mesh.swgemm")),
    Headline("messages", "GB/s", MESH, _micro("mesh.aggregate")),
    Headline("sharing at 64 MB", "x", SHARING, _shared_against_private(64 * MIB)),
]


# ---- The table -----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Moved:
    """One end of one uncertain number: value and movement of each headline that was run for it."""

    uncertain: Uncertain
    end: str
    settings: Settings
    values: dict[str, float]
    movements: dict[str, float]
    reason: str = ""  # why a headline that should be here has no value


@dataclass(frozen=True)
class Sensitivity:
    """The headlines at the defaults, and at each end of each uncertain number."""

    base: dict[str, float]
    moved: list[Moved] = field(default_factory=list)

    def range_of(self, headline: Headline) -> tuple[float, float] | None:
        """Least and largest value over all ends that are not excluded, the default included."""
        if headline.name not in self.base:
            return None
        values = [
            m.values[headline.name]
            for m in self.moved
            if headline.name in m.values and not m.uncertain.excluded
        ]
        return min([self.base[headline.name], *values]), max([self.base[headline.name], *values])


def _values(
    evidence: Evidence, settings: Settings, groups: list[str]
) -> tuple[dict[str, float], str]:
    values, reason = {}, ""
    for headline in HEADLINES:
        if headline.group in groups:
            try:
                values[headline.name] = headline.value(evidence, settings)
            except NotMeasuredError as error:
                reason = str(error)
    return values, reason


def tabulate(
    uncertain: list[Uncertain], base: Evidence, by_settings: dict[Settings, Evidence]
) -> Sensitivity:
    """base: at the defaults; by_settings: what ran at each end."""
    base_values, _ = _values(base, (), list(POINTS))
    moved = []
    for number in uncertain:
        for end, settings in number.ends:
            values, reason = _values(by_settings[settings], settings, number.moves)
            movements = {
                h.name: h.movement(base_values[h.name], values[h.name])
                for h in HEADLINES
                if h.name in values and h.name in base_values
            }
            moved.append(Moved(number, end, settings, values, movements, reason))
    return Sensitivity(base_values, moved)
