# SPDX-License-Identifier: Apache-2.0
"""What was simulated, and from it the value of each row of the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from ablation.claims import ORIGINAL, ORIGINAL_O2, PIPELINE, SELLDW, SIMD, SIMD_C, SIMD_C_O2
from ablation.points import point
from calibrate import measurements
from calibrate.residuals import Residual
from cluster import study
from cluster.smpi import SmpiError
from lab import published
from lab.published_rows import OTHER_EDGE, Measured, Table
from lab.records import Machine, Run
from lab.simulator import GIGABYTE, KIB, MIB, SimulatorError, sizes_between
from lab.sweep import Point
from validate import plan
from validate.plan import CHIP, PRIVATE, SHARED

MISALIGNED_BY = 64


class NotMeasuredError(Exception):
    """The reason why there is no value."""


@dataclass
class Evidence:
    """What ran on a machine: results of the micro kit and the probes by name, runs of kernels, the
    programs of the calibration and what came out over many nodes by their rows' names."""

    machine: Machine
    micro: Mapping[str, object] = field(default_factory=dict)
    probes: Mapping[str, float | SimulatorError] = field(default_factory=dict)
    runs: Mapping[Point, Run | SimulatorError] = field(default_factory=dict)
    calibration: Mapping[str, Residual | SimulatorError] = field(default_factory=dict)
    nodes: Mapping[str, float] | SmpiError = field(default_factory=dict)

    def calibrated(self, row_id: str) -> float:
        """What the program of a measurement takes; NotMeasuredError without one, as in all that
        follow."""
        residual = self._found(self.calibration, row_id, row_id)
        if residual.simulated is None:
            raise NotMeasuredError(residual.note)
        return residual.simulated

    def over_nodes(self, row_id: str) -> float:
        """Of cluster.study."""
        if isinstance(self.nodes, SmpiError):
            raise NotMeasuredError(str(self.nodes))
        return self._found(self.nodes, row_id, row_id)

    def measurement(self, name: str) -> float:
        """Of the micro kit."""
        return self._micro(name).value

    def measurement_of_core(self, name: str, core: int) -> float:
        """The same of one core."""
        return self._micro(name).per_core[core]

    def probe(self, name: str) -> float:
        """Of validate.probes."""
        return self._found(self.probes, name, name)

    def run(self, point: Point) -> Run:
        """Of a kernel."""
        return self._found(self.runs, point, f"{point.kernel} at {point.size_bytes} B")

    def _micro(self, name: str):
        if name not in self.micro:
            raise NotMeasuredError(f"the micro kit has no '{name}'")
        return self.micro[name]

    @staticmethod
    def _found(results: Mapping, key: object, what: str):
        result = results.get(key)
        if result is None:
            raise NotMeasuredError(f"{what} did not run")
        if isinstance(result, SimulatorError):
            raise NotMeasuredError(result.said)
        return result

    # ---- One core group ----
    def speedup(self, kernel: str, other: str, size_bytes: int) -> float:
        """Over another kernel on the same data, launch included."""
        faster, slower = (self.run(point(name, size_bytes)) for name in (kernel, other))
        return faster.speedup_over(slower)

    def speedups(self, kernel: str, original: str = ORIGINAL) -> list[float]:
        """Over an edge of Original's band, by size."""
        return [self.speedup(kernel, original, size) for size in plan.GROUP_SIZES]

    def launch_percent(self, size_bytes: int) -> float:
        """The launch's share of the best kernel's cycles."""
        return 100 * self.run(point(PIPELINE, size_bytes)).launch_share

    # ---- The chip ----
    def chip_gb_per_s(self, size_bytes: int, mode: str) -> float:
        """Four core groups, size in total."""
        record = self.run(plan.throughput_point(size_bytes, mode))
        return size_bytes / record.seconds / GIGABYTE

    def chip_growths(self, smallest: int, largest: int) -> list[float]:
        """Of private mode's throughput, for each doubling from smallest to largest."""
        sizes = sizes_between(smallest, largest)
        rates = [self.chip_gb_per_s(size, PRIVATE) for size in sizes]
        return [after / before for before, after in pairwise(rates)]

    def shared_against_private(self, size_bytes: int) -> float:
        """Throughput as a ratio."""
        return self.chip_gb_per_s(size_bytes, SHARED) / self.chip_gb_per_s(size_bytes, PRIVATE)

    # ---- DMA ----
    def table_a(self, least_bytes: int = 0) -> list[float]:
        """GB/s of get and put, for blocks above least_bytes."""
        return [self.calibrated(name) for name, size in TABLE_A.items() if size > least_bytes]

    def farthest_message(self, distances: range) -> float:
        """The largest of row and column over the distances from core 0."""
        return max(
            self.measurement(f"mesh.{line}.put_get.{distance}")
            for line in ("row", "column")
            for distance in distances
        )

    def largest_dma(self) -> float:
        """GB/s, over all measurements."""
        rates = [m.value for name, m in self.micro.items() if is_dma_rate(name)]
        return max(rates + self.table_a())


def is_dma_rate(name: str) -> bool:
    """Whether a measurement is in GB/s of DMA."""
    return name.startswith(("dma.figure_", "dma.one_cpe.", "dma.stride.", "dma.offset."))


def _micro(name: str) -> Callable[[Evidence], float]:
    return lambda evidence: evidence.measurement(name)


def _chip(size_bytes: int, mode: str = PRIVATE) -> Callable[[Evidence], float]:
    return lambda evidence: evidence.chip_gb_per_s(size_bytes, mode)


def _launch_ratio(evidence: Evidence) -> float:
    size = plan.CHIP_SIZES[0]
    shared, private = (
        evidence.run(plan.chip_point(size, mode)).launch_cycles for mode in (SHARED, PRIVATE)
    )
    return shared / private


def _double_buffering(evidence: Evidence) -> float:
    double, single = (
        evidence.run(point(PIPELINE, _GROUP_LARGEST, double_buffer=on)) for on in (True, False)
    )
    return 100 * (double.speedup_over(single) - 1)


def _microseconds(name: str) -> Callable[[Evidence], float]:
    return lambda evidence: 1e6 * evidence.measurement(name) / evidence.machine.clock_hz


def _nodes(row_id: str) -> Callable[[Evidence], float]:
    return lambda evidence: evidence.over_nodes(row_id)


_LARGEST = published.CHIP_GB_PER_S_BYTES
_GROUP_LARGEST = plan.GROUP_SIZES[-1]

VALUES: dict[str, Callable[[Evidence], float]] = {
    "S1": _chip(_LARGEST),
    "S1-cycles": lambda e: (
        CHIP
        * published.CPES_PER_GROUP
        * e.run(plan.throughput_point(_LARGEST, PRIVATE)).cycles
        / _LARGEST
    ),
    "S2": lambda e: min(
        e.chip_gb_per_s(n, PRIVATE)
        for n in sizes_between(2 * published.ABOVE_16_MB_BYTES, _LARGEST)
    ),
    "S3-linear": lambda e: min(e.chip_growths(1 * KIB, published.LINEAR_UP_TO_BYTES)),
    "S3-slows": lambda e: max(e.chip_growths(4 * MIB, _LARGEST)),
    "S3-flat": lambda e: max(e.chip_growths(_LARGEST // 2, _LARGEST)),
    "S6-over-S5": lambda e: e.speedup(PIPELINE, SELLDW, _GROUP_LARGEST),
    "S7": lambda e: e.probe("layout_share"),
    "S8-1MB": lambda e: e.launch_percent(published.START_UP_NOT_NEGLIGIBLE_BYTES // 2),
    "S8-4MB": lambda e: e.launch_percent(published.START_UP_COUNTS_BYTES // 2),
    "S9": _double_buffering,
    "S10-slower": lambda e: max(
        e.shared_against_private(n) for n in plan.CHIP_SIZES if n < 64 * MIB
    ),
    "S10-total": lambda e: e.shared_against_private(64 * MIB),
    "S10-group": lambda e: e.shared_against_private(CHIP * 64 * MIB),
    "S11": _launch_ratio,
    "S12-least": lambda e: min(e.table_a()),
    "S12-most": lambda e: max(e.table_a()),
    "S12-above-256": lambda e: min(e.table_a(least_bytes=256)),
    "dma-peak": Evidence.largest_dma,
    "dma-alignment": lambda e: (
        e.measurement(f"dma.offset.get.{MISALIGNED_BY}") / e.measurement("dma.offset.get.0")
    ),
    "gload-interface": _micro("gld.bandwidth"),
    "loop-inner": lambda e: e.probe("counter_pass"),
    "loop-p0-core-63": lambda e: e.measurement_of_core("counter_loop.p0", 63),
    "selldw-lookup": _micro("selldw.lookup"),
    "mpe-sha3": lambda e: e.probe("digest"),
    "latency-integer": _micro("latency.integer"),
    "latency-load": _micro("latency.load"),
    "latency-vector-load": _micro("latency.vector_load"),
    "latency-multiply": _micro("latency.multiply"),
    "latency-float": _micro("latency.float"),
    "latency-divide": _micro("latency.divide"),
    "regcomm-near": lambda e: e.farthest_message(range(1, 4)),
    "regcomm-far": lambda e: e.farthest_message(range(4, 8)),
    "regcomm-broadcast": _micro("mesh.row.broadcast"),
    "regcomm-round-trip": _micro("mesh.row.round_trip"),
    "regcomm-aggregate": _micro("mesh.aggregate"),
    "spawn-join": _microseconds("spawn.empty"),
    "barrier": _micro("barrier.array"),
    **{row_id: _nodes(row_id) for row_id in study.VALUES},
}


def _of_band(original: str, simd_c: str) -> dict[str, Callable[[Evidence], float]]:
    """The rows that hang on Original, for two builds at the same level."""
    return {
        "original-cycles": lambda e: e.run(point(original, _GROUP_LARGEST)).cycles_per_byte,
        "S4": lambda e: e.speedup(SIMD, original, _GROUP_LARGEST),
        "S4-C": lambda e: e.speedup(simd_c, original, _GROUP_LARGEST),
        "S5-smallest": lambda e: min(e.speedups(SELLDW, original)),
        "S5-largest": lambda e: max(e.speedups(SELLDW, original)),
        "S6-smallest": lambda e: min(e.speedups(PIPELINE, original)),
        "S6-largest": lambda e: max(e.speedups(PIPELINE, original)),
    }


VALUES |= _of_band(ORIGINAL, SIMD_C)
VALUES |= {n + OTHER_EDGE: value for n, value in _of_band(ORIGINAL_O2, SIMD_C_O2).items()}


MEASUREMENTS = {row.id: row for row in measurements.load()}
TABLE_A = {
    name: row.arguments["bytes"] for name, row in MEASUREMENTS.items() if name.startswith("A-")
}


def value_of(row_id: str) -> Callable[[Evidence], float]:
    """How a row is measured; KeyError if nobody knows."""
    if row_id in MEASUREMENTS:
        return lambda evidence: evidence.calibrated(row_id)
    return VALUES[row_id]


def measure_rows(table: Table, evidence: Evidence) -> list[Measured]:
    """Every row with its value, or the reason why it has none."""
    measured = []
    for row in table.rows:
        try:
            measured.append(Measured(row, float(value_of(row.id)(evidence))))
        except NotMeasuredError as error:
            measured.append(Measured(row, None, str(error)))
    return measured


def time_shares(evidence: Evidence, size_bytes: int) -> dict[str, float]:
    """The parts of all cycles of all cores, by figure 14's names; they sum to 1.

    A transfer that the cores wait for is in their accounts. What they would wait for without double
    buffering, and do not with it, lies under computation.
    """
    record = evidence.run(point(PIPELINE, size_bytes))
    single = evidence.run(point(PIPELINE, size_bytes, double_buffer=False))
    accounts = record.accounts
    all_cycles = sum(accounts.values())
    launch = record.launch_cycles * published.CPES_PER_GROUP
    idle = accounts["not_started"] + accounts["halted"] - launch
    waited = accounts["dma_wait"]
    hidden = max(0, single.accounts["dma_wait"] - waited)
    computed = all_cycles - launch - idle - waited - hidden
    parts = {
        "start-up": launch,
        "waiting for a transfer": waited,
        "overlap: computing, a transfer under way": hidden,
        "computing alone": computed,
        "core without data": idle,
    }
    return {name: cycles / all_cycles for name, cycles in parts.items()}
