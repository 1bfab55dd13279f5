# SPDX-License-Identifier: Apache-2.0
"""Is each item of the five papers where it is said to be, and is their page made of the results?"""

import re

import pytest

from lab import published, published_rows
from lab.comparison import Comparison, Role
from lab.paper_results import PaperResult, file_stem, read, write
from lab.simulator import ROOT
from papers import catalogue, page, print_form
from papers.catalogue import Item, Paper
from support.commands import machine

PAPERS = catalogue.load()
ITEMS = {file_stem(paper.key, item.name): item for paper in PAPERS for item in paper.items}

#: Sources of rows that one of the papers is: what begins the text, and the catalogue's key.
SOURCES = {"SW-AES": "sw-aes", "Chen et al.": "chen"}
ROWS = [row for row in published_rows.load().rows if row.source.startswith(tuple(SOURCES))]


def test_the_page_is_made_of_the_committed_results():
    assert page.PAGE.read_text() == page.page(PAPERS), "run make paper"


def test_results_are_of_this_machine():
    assert not page.stale(PAPERS, machine().hash)


@pytest.mark.parametrize("item", ITEMS.values(), ids=ITEMS)
def test_an_item_has_a_place_and_says_what_became_of_it(item):
    assert re.fullmatch(r"(figure|table|equation|algorithm) \d+", item.name)
    assert item.section
    assert bool(item.command) != bool(item.instead)
    for path in item.code:
        assert (ROOT / path).exists(), path
    if item.result:
        assert item.result.command == item.command
        assert item.result.comparisons


def test_no_result_is_of_an_item_that_no_paper_has():
    assert {path.stem for path in catalogue.RESULTS.iterdir()} <= ITEMS.keys()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_row_names_its_place_and_the_paper_has_its_number_there(row):
    name, _, place = row.source.partition(", ")
    paper = next(p for p in PAPERS if p.key == SOURCES[name])
    assert re.match(r"sections? \d", place) or re.match(r"(figure|table) \d", place), row.source
    for kind, number in re.findall(r"\b(figure|table)s? (\d+)", place.partition(":")[0]):
        item = next(item for item in paper.items if item.name == f"{kind} {number}")
        assert item.section in place or f"section {item.section}" in place, row.source
    value = row.published
    quoted = " ".join(item.published for item in paper.items)
    if isinstance(value, float) and row.id not in DERIVED:
        assert f"{value:g}" in quoted or f"{value:.2f}" in quoted, f"{value} is in no item"


#: Numbers that follow from those that the papers state; the row's quantity says how.
DERIVED = {"S1-cycles", "S6-over-S5", "C2", "C4", "mpe-sha3"}


def test_a_missing_result_is_named_with_its_command():
    paper = Paper("p", "P", "t", "a", "w", [Item("figure 1", "1", "x", command="make x")])
    assert page.missing([paper]) == {"make x": ["P, figure 1"]}
    assert "Missing: make x" in print_form.html([paper], "m", "v")


def test_a_written_result_is_read_back(tmp_path):
    claim = Comparison("q", "1", "2", Role.FINDING, comes_out=False)
    result = PaperResult("p", "figure 1", "t", "make x", "", 1, [claim])
    [path] = write(result, tmp_path)
    assert read(path) == result


def stated(key: str) -> set[float]:
    """All numbers that a catalogue quotes of its paper."""
    paper = next(paper for paper in PAPERS if paper.key == key)
    quoted = " ".join(item.published for item in paper.items)
    return {float(number) for number in re.findall(r"\d+(?:\.\d+)?", quoted)}


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("sw-aes", [rate for _, rate, source in published.OTHER_DEVICES if source == "SW-AES"]),
        ("chen", [*published.CHEN_GB_PER_S.values(), published.CHEN_GROUP_MB_PER_S]),
        ("chen", [published.CHEN_MODEL_MB_PER_S, published.CHEN_MODEL_GBIT_PER_S]),
        ("asap", published.ASAP_CYCLES_PER_BLOCK),
        ("bitsliced", [rate for rate, _ in published.BITSLICED_ECB.values()]),
        ("bitsliced", [rate for rate, _ in published.BITSLICED_CTR.values()]),
    ],
)
def test_a_number_of_a_paper_stands_in_its_catalogue_at_an_item(key, numbers):
    assert set(map(float, numbers)) <= stated(key)
