# SPDX-License-Identifier: Apache-2.0
"""docs/papers.md: every item of the five papers, what the paper states, and what came out here."""

from collections.abc import Iterable

from lab.comparison import VERDICT, Comparison
from lab.markdown import table
from lab.paper_results import PaperResult
from lab.simulator import ROOT
from papers.catalogue import Item, Paper

PAGE = ROOT / "docs" / "papers.md"

HEAD = """\
<!-- Made by experiments/papers.py: make paper. -->
# The five papers

Find an item by its paper's own number: what the paper states, what came out here, and what makes
it. *Published* is what a paper's text, captions and tables state; no figure was digitised. *Role*:
**predicted** (nothing was fitted to it), **calibrated** (a parameter was chosen to meet it: never
evidence), **assumed** (a parameter as it stands), **seen** (known before it was built), **finding**
(no agreement is claimed). "NO" is a result, too. `make paper` makes this page, `papers.html` and
`papers.pdf` (in `experiments/out`) from the results in `docs/papers/`, and says what is missing.
"""


def missing(papers: Iterable[Paper]) -> dict[str, list[str]]:
    """Items that should have a result and have none, by the command that makes it."""
    found: dict[str, list[str]] = {}
    for paper in papers:
        for item in paper.items:
            if item.command and item.result is None:
                found.setdefault(item.command, []).append(f"{paper.short}, {item.name}")
    return found


def minutes(papers: Iterable[Paper]) -> dict[str, float]:
    """What a command took that made results, fresh."""
    return {result.command: result.minutes for paper in papers for result in paper.results}


def page(papers: list[Paper]) -> str:
    """The whole page."""
    return "\n".join([HEAD, _summary(papers), *(_section(paper) for paper in papers)])


def _summary(papers: list[Paper]) -> str:
    rows = []
    for paper in papers:
        comparisons = [c for result in paper.results for c in result.comparisons]
        predicted = [c.comes_out for c in comparisons if c.role == "predicted"]
        rows.append(
            (
                f"[{paper.short}](#{anchor(paper)})",
                len(paper.items),
                len(paper.results),
                predicted.count(True),
                predicted.count(False),
            )
        )
    headings = ("paper", "items", "with a result", "predictions that come out", "that do not")
    return table(headings, rows)


def anchor(paper: Paper) -> str:
    """Of its section."""
    return "".join(c for c in paper.short.lower().replace(" ", "-") if c.isalnum() or c == "-")


def _section(paper: Paper) -> str:
    reference = f"{paper.authors}: *{paper.title}*. {paper.where}."
    rows = [row for item in paper.items for row in item_rows(item)]
    headings = ("item", "what", "published", "simulated", "role", "comes out", "made by")
    return f"## {paper.short}\n\n{reference}\n\n{table(headings, rows)}"


def item_rows(item: Item) -> list[tuple[str, ...]]:
    """One row for the item, then one for each comparison of its result."""
    result = item.result
    name = f"{item.name}, {item.section}"
    if result and result.lines:
        name = f"[{item.name}](papers/{result.name}.png), {item.section}"
    if result is None:
        said = item.instead or "missing"
        return [(name, item.about, item.published, said, "", "", _made_by(item))]
    first = (name, item.about, item.published, "", "", "", _made_by(item))
    return [first, *(_comparison(each) for each in result.comparisons)]


def _made_by(item: Item) -> str:
    if item.command:
        return f"`{item.command}`"
    return ", ".join(f"[{_name(path)}](../{path})" for path in item.code[:1])


def _name(path: str) -> str:
    return path.removesuffix("/").rpartition("/")[2]


def _comparison(each: Comparison) -> tuple[str, ...]:
    simulated = f"{each.simulated} ({each.difference})" if each.difference else each.simulated
    verdict = VERDICT[each.comes_out]
    return ("", each.quantity, each.published, simulated, str(each.role), verdict, "")


def stale(papers: list[Paper], machine: str) -> list[PaperResult]:
    """Results of another machine than this one."""
    results = (result for paper in papers for result in paper.results)
    return [r for r in results if r.machine not in ("", machine)]
