# SPDX-License-Identifier: Apache-2.0
"""Two builds measured in turns on one host: what changes from minute to minute meets both."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from bench.builds import Build
from bench.cases import Case, Sample


@dataclass(frozen=True)
class Row:
    """Of one case. Speeds are the best of all runs, in millions a second; the ratio is the median
    of the pairs', low and high their extremes. None: there was no other build, or it cannot run
    this, or there was nothing to count with."""

    case: str
    size_bytes: int | None
    programs: int | None
    counts: str
    now: float
    then: float | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    host_now: float | None
    host_then: float | None


def measure_pairs(
    measure: Callable[[Build, Case], Sample],
    case: Case,
    now: Build,
    then: Build | None,
    runs: int,
    step: Callable[[], None] = lambda: None,
) -> Row:
    """`runs` pairs, in which each goes first in turn; `step` is called after each run."""
    samples: dict[Build, list[Sample]] = {
        build: [] for build in (now, then) if build and case.can_run_on(build)
    }
    for pair in range(runs):
        order = list(samples)
        for build in order if pair % 2 == 0 else reversed(order):
            samples[build].append(measure(build, case))
            step()
    return row_of(case, samples[now], samples.get(then, []))


def row_of(case: Case, now: Sequence[Sample], then: Sequence[Sample]) -> Row:
    """What the runs say; those of the same place are a pair."""
    ratios = [new.rate / old.rate for new, old in zip(now, then, strict=True)] if then else []
    return Row(
        case.name,
        case.size_bytes,
        case.programs,
        case.counts,
        max(sample.rate for sample in now),
        max((sample.rate for sample in then), default=None),
        median(ratios) if ratios else None,
        min(ratios, default=None),
        max(ratios, default=None),
        _least(sample.host_per_instruction for sample in now),
        _least(sample.host_per_instruction for sample in then),
    )


def _least(numbers: Iterable[float | None]) -> float | None:
    return min((number for number in numbers if number is not None), default=None)
