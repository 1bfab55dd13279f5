# SPDX-License-Identifier: Apache-2.0
"""Does the check of the documents' commands notice what is wrong, and rewrite what is old?"""

import sys

import pytest

from support.commands import ROOT, Outcome, call


def page_of(*parts: str) -> str:
    return "# A page\n\n" + "\n".join(parts)


def sh(commands: str) -> str:
    return f"```sh\n{commands}\n```\n"


def text(output: str) -> str:
    return f"```text\n{output}```\n"


def check(page, *options: str) -> Outcome:
    return call(sys.executable, ROOT / "tools" / "check_readme.py", *options, page)


@pytest.fixture
def page(tmp_path):
    def write(*parts: str):
        path = tmp_path / "page.md"
        path.write_text(page_of(*parts))
        return path

    return write


def test_commands_that_work_and_print_what_the_page_shows(page):
    shown = page(sh("echo one; echo two >&2"), text("one\ntwo\n"), "And then:", sh("true"))
    check(shown).expect(0)


def test_blocks_run_in_order_in_one_home(page):
    shown = page(sh('echo kept >"$HOME/file"'), "Now", sh('cat "$HOME/file"'), text("kept\n"))
    check(shown).expect(0)


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ((sh("true"), sh("false\ntrue")), "exit status 1"),
        ((sh("false | true"),), "exit status 1"),
        ((sh("echo $no_such_variable"),), "exit status 1"),
        ((sh("echo one"), text("two\n")), "+one"),
        ((sh("echo one; false"), text("one\n")), "exit status 1"),
        (("No commands at all.",), "shows no commands"),
    ],
)
def test_what_is_wrong_is_noticed(page, parts, reason):
    check(page(*parts)).expect(1, reason)


def test_a_text_that_does_not_follow_commands_is_no_output(page):
    check(page(sh("echo one"), "For example:\n", text("two\n"))).expect(0)


def test_outputs_are_rewritten(page):
    shown = page(sh("echo one"), text("old\n"), sh("echo more"), text(""), sh("true"), "End.")
    expected = page_of(
        sh("echo one"), text("one\n"), sh("echo more"), text("more\n"), sh("true"), "End."
    )
    check(shown, "--rewrite").expect(0)
    assert shown.read_text() == expected
    check(shown).expect(0)


def test_a_page_whose_commands_fail_stays_as_it_is(page):
    shown = page(sh("echo one; false"), text("old\n"))
    check(shown, "--rewrite").expect(1)
    assert shown.read_text() == page_of(sh("echo one; false"), text("old\n"))
