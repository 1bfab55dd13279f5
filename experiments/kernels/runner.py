# SPDX-License-Identifier: Apache-2.0
"""Runs all that the table needs, side by side, and makes its rows."""

from collections.abc import Iterable
from itertools import chain

from kernels import plan
from kernels.bounds import bounds
from kernels.catalogue import Program
from kernels.counts import Counting, Counts
from kernels.plan import Case, Sizes
from kernels.rows import Row, row_of
from lab.simulator import SimulatorError
from lab.sweep import Sweep


class Runner:
    """Counts and runs programs, reusing what is already there."""

    def __init__(self, sweep: Sweep):
        self._sweep = sweep
        self._machine = sweep.simulator.machine()
        self._default_latency = self._machine[plan.VECTOR_LATENCY]

    def table(self, programs: Iterable[Program], sizes: Sizes) -> tuple[list[Row], dict[str, str]]:
        """A row for each program and vector latency; programs that cannot be profiled, and why."""
        counts, problems = self._count(programs)
        chip = {case: plan.chip_point(case, count, sizes) for case, count in counts.items()}
        equally_long = {
            case: plan.equally_long_points(case, count, sizes) for case, count in counts.items()
        }
        copies = {
            size_bytes: plan.copy_point(size_bytes)
            for point in chip.values()
            for size_bytes in (point.size_bytes, _steady(point.size_bytes))
        }
        points = [*chip.values(), *copies.values(), *chain(*equally_long.values())]
        records, _ = self._sweep.run(dict.fromkeys(points), keep_going=True)

        def row(case: Case, count: Counts) -> Row:
            size_bytes = chip[case].size_bytes
            steady = records[copies[_steady(size_bytes)]]
            failed = isinstance(steady, SimulatorError)
            return row_of(
                case,
                count,
                bounds(count, self._machine, None if failed else steady.cycles_per_byte),
                records[chip[case]],
                records[copies[size_bytes]],
                [records[point] for point in equally_long[case]],
                self._default_latency,
            )

        return [row(case, count) for case, count in counts.items()], problems

    def _count(self, programs: Iterable[Program]) -> tuple[dict[Case, Counts], dict[str, str]]:
        """Scalar programs do not care for the latency of vectors and get one row."""
        default = self._default_latency
        cases = [plan.case_of(program, default, default) for program in programs]
        counted = self._count_cases("counting", cases)
        problems = {_name(case): str(c) for case, c in counted.items() if isinstance(c, Exception)}
        others = [
            plan.case_of(case.program, plan.OTHER_VECTOR_LATENCY, default)
            for case, count in counted.items()
            if isinstance(count, Counts) and count.uses_vectors
        ]
        counted |= self._count_cases("counting again", others)
        order = {case.program: place for place, case in enumerate(cases)}
        in_order = sorted(counted, key=lambda c: (order[c.program], -c.vector_latency))
        return {c: counted[c] for c in in_order if isinstance(counted[c], Counts)}, problems

    def _count_cases(self, what: str, cases: list[Case]) -> dict[Case, Counts | SimulatorError]:
        tasks = {case: Counting(case.program, case.settings) for case in cases}
        found = self._sweep.results(what, tasks.values(), keep_going=True)
        records = {case: found[task] for case, task in tasks.items()}
        return {
            case: record if isinstance(record, SimulatorError) else Counts(**record)
            for case, record in records.items()
        }


def _name(case: Case) -> str:
    return f"{case.program.kernel.name} {case.program.operation} {case.program.key_bits}"


def _steady(size_bytes: int) -> int:
    return max(size_bytes, plan.STEADY_COPY_BYTES)
