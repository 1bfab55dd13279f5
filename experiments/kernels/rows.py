# SPDX-License-Identifier: Apache-2.0
"""The rows of the table, from what was simulated."""

from collections.abc import Iterable
from dataclasses import dataclass

from kernels.bounds import OF_MEMORY, Bounds
from kernels.counts import Counts
from kernels.plan import Case
from lab import published
from lab.records import Run
from lab.simulator import SimulatorError

# Rows that a parameter of the machine or a choice outside of it was fitted to: no evidence for it.
CALIBRATED = {
    ("original", "ecb-encrypt", 128): "S6, the level of optimisation was chosen to meet it",
    ("simd_selldw_pipeline", "ecb-encrypt", 128): "S1, the look-up's cycles were chosen to meet it",
    ("simd_selldw", "ecb-encrypt", 128): "S5, the vector latency was chosen to meet it",
}


@dataclass(frozen=True)
class Row:
    """A program at a vector latency. None where a run failed; `problem` then says why.

    cycles_per_byte is that of counts.py: of one CPE that has the memory for itself, where the
    kernel can do with one (measured_alone). cycles_per_byte_in_group is that of the whole group,
    preparation and transfers included: what bounds of the memory are compared with. The bounds are
    in cycles per byte, too; of_... say how many times as much (or how much of the limit) it is.
    """

    kernel: str
    mode: str
    direction: str
    key_bits: int
    cycles_per_byte: float
    vector_latency: int
    throughput_gb_per_s_cg: float | None
    throughput_gb_per_s_chip: float | None
    bound: str
    dma_limit_gb_per_s_chip: float | None
    constant_time: bool | None
    verified: bool
    title: str
    bytes: int | None
    cycles_per_byte_in_group: float | None
    measured_alone: bool
    compute_bound: str
    compute_bound_cycles_per_byte: float
    of_compute_bound: float
    bound_cycles_per_byte: float
    of_bound: float | None
    bounds: dict[str, float]
    of_dma_limit: float | None
    waits_most_for: str
    waits_percent: float
    code_bytes: int
    ldm_bytes: int
    assumptions: list[str]
    calibrated: str
    machine_hash: str | None
    problem: str

    @property
    def mode_name(self) -> str:
        """'ecb', 'ecb decrypt', 'ctr'."""
        return self.mode if self.direction == "encrypt" else f"{self.mode} {self.direction}"


def takes_equally_long(records: Iterable[Run | SimulatorError]) -> bool | None:
    """Whether runs on different keys and data took the same cycles, and spent them alike on every
    account; None if one of them failed."""
    records = list(records)
    if any(isinstance(record, SimulatorError) for record in records):
        return None
    timings = [(r.cycles, r.kernel_cycles, r.instructions, r.accounts) for r in records]
    return all(timing == timings[0] for timing in timings)


def assumptions(case: Case, counts: Counts, default_latency: int) -> list[str]:
    """What this row rests on that nobody has published."""
    result = []
    if counts.uses_vectors:
        is_default = case.vector_latency == default_latency
        how = "calibrated from S5" if is_default else "assumed"
        result.append(f"vector latency {case.vector_latency} {how}")
    if counts.uses_vlog3r:
        result.append("vlog3r like other vector logic; of its eight truth tables four are proven")
    if counts.look_ups:
        result.append("selldw cadence calibrated from S1")
    if counts.messages:
        result.append("depth of the message buffers")
    if counts.gld:
        result.append("gld queue of 4 loads")
    return result


def row_of(
    case: Case,
    counts: Counts,
    bounds: Bounds,
    chip: Run | SimulatorError,
    copy: Run | SimulatorError,
    equally_long: list[Run | SimulatorError],
    default_latency: int,
) -> Row:
    """From what was counted, the run on the chip, the copy of as much data, and the runs that must
    take equally long."""
    program = case.program
    failed = [r for r in (chip, copy, *equally_long) if isinstance(r, SimulatorError)]
    measured = None if isinstance(chip, SimulatorError) else chip
    throughput = measured and measured.throughput_gb_per_s
    in_group = measured and measured.cycles_per_byte
    alone = counts.cycles
    computation = bounds.of_computation
    held = in_group if bounds.name in OF_MEMORY else alone
    limit = None if isinstance(copy, SimulatorError) else copy.throughput_gb_per_s
    return Row(
        kernel=program.kernel.name,
        mode=program.mode,
        direction=program.direction,
        key_bits=program.key_bits,
        cycles_per_byte=alone,
        vector_latency=case.vector_latency,
        throughput_gb_per_s_cg=throughput and throughput / published.GROUPS_PER_CHIP,
        throughput_gb_per_s_chip=throughput,
        bound=bounds.name,
        dma_limit_gb_per_s_chip=limit,
        constant_time=takes_equally_long(equally_long),
        verified=not failed and all(r.verified for r in (chip, *equally_long)),
        title=program.kernel.title,
        bytes=measured and measured.bytes,
        cycles_per_byte_in_group=in_group,
        measured_alone=counts.cpes == 1,
        compute_bound=computation,
        compute_bound_cycles_per_byte=bounds.values[computation],
        of_compute_bound=alone / bounds.values[computation],
        bound_cycles_per_byte=bounds.values[bounds.name],
        of_bound=held and held / bounds.values[bounds.name],
        bounds=bounds.values,
        of_dma_limit=throughput / limit if throughput and limit else None,
        waits_most_for=counts.wait,
        waits_percent=counts.wait_percent,
        code_bytes=counts.code_bytes,
        ldm_bytes=counts.ldm_bytes,
        assumptions=assumptions(case, counts, default_latency),
        calibrated=_calibrated(case, default_latency),
        machine_hash=measured and measured.machine_hash,
        problem=str(failed[0]) if failed else "",
    )


def _calibrated(case: Case, default_latency: int) -> str:
    if case.vector_latency != default_latency:
        return ""
    program = case.program
    return CALIBRATED.get((program.kernel.name, program.operation, program.key_bits), "")
