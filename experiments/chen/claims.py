# SPDX-License-Identifier: Apache-2.0
"""What the text of Chen et al. says of its figures, as comparisons, and the results of both."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from lab import markdown
from lab.comparison import VERDICT, Comparison, Role, compare_numbers
from lab.paper_results import PaperResult

#: Makes a result: item, title, comparisons, and by name what else PaperResult has.
Make = Callable[..., PaperResult]

FLAT = 0.05  # of the least: "almost no change", "little changes"
NEAR = 0.10  # a published number counts as met


def maker(command: str, machine: str, minutes: float) -> Make:
    """For all results of a command."""

    def make(item: str, title: str, comparisons: list[Comparison], **more) -> PaperResult:
        return PaperResult(
            "chen", item, title, command, machine, round(minutes, 1), comparisons, **more
        )

    return make


def as_table(found: Iterable[PaperResult], items: Sequence[str]) -> str:
    """For a page, of these items."""
    by_item = {result.item: result for result in found}
    rows = [
        (
            item,
            row.quantity,
            row.simulated,
            row.published,
            row.difference,
            row.role,
            VERDICT[row.comes_out],
        )
        for item in items
        for row in by_item[item].comparisons
    ]
    headings = ("", "quantity", "simulated", "published", "difference", "role", "comes out")
    return markdown.table(headings, rows)


def flat(quantity: str, values: Sequence[float], published: str) -> Comparison:
    """Whether the values are nearly the same."""
    spread = max(values) / min(values) - 1
    return Comparison(
        quantity,
        f"within {100 * spread:.1f} %",
        published,
        Role.PREDICTED,
        comes_out=bool(spread <= FLAT),
    )


def rises(quantity: str, values: Sequence[float], published: str) -> Comparison:
    """Whether each value is larger than the one before, by more than what counts as flat."""
    steps = [after / before - 1 for before, after in pairwise(values)]
    return Comparison(
        quantity,
        f"{values[0]:.3g} to {values[-1]:.3g}",
        published,
        Role.PREDICTED,
        comes_out=bool(min(steps) > FLAT),
    )


def meets(
    quantity: str, simulated: float, published: float, role: Role = Role.SEEN, digits: int = 2
) -> Comparison:
    """Whether a published number is met. It was known when the model was made."""
    return compare_numbers(quantity, simulated, published, role, NEAR, digits)
