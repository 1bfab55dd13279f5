# SPDX-License-Identifier: Apache-2.0
"""A joint fit: CMA-ES over whole numbers, then steps of one parameter at a time.

Everything follows from the table, the ranges and a fixed seed. So a fit that was interrupted goes
on where it was when it is started again: what it has run is in the cache.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from calibrate.evaluation import Evaluated, Evaluator, Point, Settings
from calibrate.parameters import Movable
from calibrate.ranges import Determined, determine

SEED = 1
FIRST_STEP = 0.25  # of a parameter's range
SHARE_OF_EVOLUTION = 0.7  # of the evaluations; the rest is for single steps
LARGEST_STEP = 8


def fit(
    evaluator: Evaluator, start: Point, evaluations: int, tell: Callable[[Evaluated], None]
) -> Evaluated:
    """The best point within so many evaluations, or a few more; `tell` hears of the best after
    each round."""
    [best] = evaluator.evaluate([start])
    tell(best)
    if len(start) > 1:  # CMA-ES needs two dimensions
        best = _evolve(evaluator, best, int(SHARE_OF_EVOLUTION * evaluations), tell)
    return _step(evaluator, best, evaluations, tell)


def _evolve(
    evaluator: Evaluator, best: Evaluated, evaluations: int, tell: Callable[[Evaluated], None]
) -> Evaluated:
    import cma  # late: it loads Matplotlib
    import numpy as np

    ends = np.array([len(m.values) - 1 for m in evaluator.movables])
    options = {
        "seed": SEED,
        "bounds": [np.zeros(len(ends)), ends],
        "CMA_stds": np.maximum(1, FIRST_STEP * ends),
        "integer_variables": list(range(len(ends))),
        "verbose": -9,
        "verb_log": 0,
    }
    evolution = cma.CMAEvolutionStrategy(best.point, 1, options)
    while evaluator.count < evaluations and not evolution.stop():
        asked = evolution.ask()
        rounded = [tuple(int(i) for i in np.clip(np.rint(x), 0, ends)) for x in asked]
        found = evaluator.evaluate(rounded)
        evolution.tell(asked, [each.objective for each in found])
        best = _better([best, *found])
        tell(best)
    return best


def _step(
    evaluator: Evaluator, best: Evaluated, evaluations: int, tell: Callable[[Evaluated], None]
) -> Evaluated:
    """Each parameter by itself, up and down, by smaller and smaller steps while that helps."""
    step = LARGEST_STEP
    while step and evaluator.count < evaluations:
        found = _better([best, *evaluator.evaluate(neighbours(evaluator, best.point, step))])
        if found is best:
            step //= 2
        best = found
        tell(best)
    return best


def neighbours(evaluator: Evaluator, point: Point, step: int) -> list[Point]:
    """Each parameter `step` values up and down, as far as it goes."""
    moved = []
    for which, movable in enumerate(evaluator.movables):
        for index in (point[which] - step, point[which] + step):
            if 0 <= index < len(movable.values):
                moved.append((*point[:which], index, *point[which + 1 :]))
    return moved


def _better(found: Sequence[Evaluated]) -> Evaluated:
    """The best; the first of several."""
    return min(found, key=lambda each: each.objective)


@dataclass(frozen=True)
class Fitted:
    """Where a fit began, where it ended, and what the data say about each parameter there."""

    start: Evaluated
    best: Evaluated
    determined: list[Determined]
    settings: Settings  # of the best machine
    evaluations: int

    def start_value(self, movable: Movable) -> int:
        """Of a parameter before."""
        which = [d.movable for d in self.determined].index(movable)
        return movable.values[self.start.point[which]]


def calibrate(
    evaluator: Evaluator, start: Point, evaluations: int, tell: Callable[[Evaluated], None]
) -> Fitted:
    """The fit, and the ranges of its parameters."""
    best = fit(evaluator, start, evaluations, tell)
    determined = determine(evaluator, best)
    [before] = evaluator.evaluate([start])
    return Fitted(before, best, determined, evaluator.settings(best.point), evaluator.count)
