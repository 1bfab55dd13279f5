# SPDX-License-Identifier: Apache-2.0
"""Runs the torture suite and judges what comes out against the list of what cannot pass."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from torture.cpe import SUPPORT, End, Outcome, compile_c, compile_support, execute
from torture.known import Known, Reason
from torture.suite import TortureTest

#: The longest test that passes takes a fifth.
MOST_CYCLES = 1_000_000_000


class Verdict(StrEnum):
    """On a test at one level."""

    PASSED = "passed"
    KNOWN = "cannot pass"
    FAILED = "failed"
    STALE = "stands in the list of tests that cannot pass, and passes"
    OTHERWISE = "fails in another way than the list says"


@dataclass(frozen=True)
class Judged:
    """A test at one level, and what came of it."""

    test: TortureTest
    level: str
    outcome: Outcome
    reason: Reason | None

    @property
    def verdict(self) -> Verdict:
        """What came of it, beside the list."""
        if self.outcome.succeeded:
            return Verdict.STALE if self.reason else Verdict.PASSED
        if self.reason is None:
            return Verdict.FAILED
        return Verdict.KNOWN if self.reason.explains(self.outcome) else Verdict.OTHERWISE

    @property
    def as_expected(self) -> bool:
        """Whether nobody need look at it."""
        return self.verdict in (Verdict.PASSED, Verdict.KNOWN)


def run_suite(
    tests: Sequence[TortureTest], levels: str, known: Known, jobs: int, folder: Path
) -> Iterator[Judged]:
    """Each test at each level, in order; the folder takes what is made on the way."""
    support = compile_support(SUPPORT, folder)

    def run(case: tuple[TortureTest, str]) -> Judged:
        test, level = case
        reason = known.get((test.name, level))
        if reason and not reason.run:
            return Judged(test, level, Outcome(End.NOT_RUN), reason)
        return Judged(test, level, outcome_of(test, level, support, folder), reason)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(run, [(test, level) for test in tests for level in levels])


def outcome_of(test: TortureTest, level: str, support: Path, folder: Path) -> Outcome:
    """Compiles and runs it."""
    assembly = folder / f"{test.name.replace('/', '-')}-{level}.S"
    if errors := compile_c(test.path, level, assembly, test.options):
        return Outcome(End.REFUSED, says=errors)
    outcome = execute([support, assembly], MOST_CYCLES)
    assembly.unlink()
    return outcome
