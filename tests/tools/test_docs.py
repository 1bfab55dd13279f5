# SPDX-License-Identifier: Apache-2.0
"""Do the documents say what the simulator says?"""

import re

import pytest

import generate_docs
from support.commands import DOCUMENTS, ROOT, swsim


@pytest.mark.parametrize("name", generate_docs.PAGES)
def test_generated_pages_are_current(name):
    page = generate_docs.PAGES[name]()
    assert (ROOT / "docs" / name).read_text() == page, "run make docs"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text()):
        if "://" not in target:
            assert (document.parent / target).exists(), target


# The page of a command beside the user guide.
OWN_PAGES = {
    "run": None,
    "exec": None,
    "profile": "profile.md",
    "diff": "profile.md",
    "protect": "kernels/data-protecting-model.md",
    "unprotect": "kernels/data-protecting-model.md",
    "digest": "kernels/data-protecting-model.md",
}


@pytest.mark.parametrize("command", OWN_PAGES)
def test_the_user_guide_names_every_option(command):
    guide = (ROOT / "docs" / "user-guide.md").read_text()
    if OWN_PAGES[command]:
        guide += (ROOT / "docs" / OWN_PAGES[command]).read_text()
    for option in re.findall(r"(--[a-z-]+)", swsim(command, "--help").stdout):
        assert option in guide or option == "--help", option


def test_the_readme_says_how_far_predictions_are_off():
    error = re.compile(
        r"\((\d+)\s+from\s+(\d+)\s+mechanisms?\)\s+are\s+off\s+by\s+([\d.]+)\s+%\s+on\s+average"
        r"\s+and\s+by\s+([\d.]+)\s+%\s+at\s+worst"
    )
    readme = (ROOT / "README.md").read_text()
    [said] = error.findall(readme)
    [measured] = error.findall((ROOT / "docs" / "validation.md").read_text())
    assert said == measured
    assert re.findall(r"off by ([\d.]+) % on average, ([\d.]+) % at worst", readme) == [said[2:]]
