# SPDX-License-Identifier: Apache-2.0
"""Do the C suites judge what comes of their programs as they say? (.ci/run runs them.)"""

from pathlib import Path

import pytest

from csmith.runs import CHECKSUM
from support.commands import needs_compiler
from torture.cpe import LEVELS, SUPPORT, End, Outcome, compile_c, compile_support, execute
from torture.known import KnownError, Reason, load_known
from torture.runs import Judged, Verdict, outcome_of
from torture.suite import TortureTest, options_of, sample

REASON = Reason("no atomic operations", "load-locked")


@pytest.mark.parametrize(
    ("outcome", "reason", "verdict"),
    [
        (Outcome(End.EXITED), None, Verdict.PASSED),
        (Outcome(End.EXITED, 1), None, Verdict.FAILED),
        (Outcome(End.FAULT, says="UNALIGN"), None, Verdict.FAILED),
        (Outcome(End.REFUSED, says="a CPE has no load-locked"), REASON, Verdict.KNOWN),
        (Outcome(End.REFUSED, says="no section"), REASON, Verdict.OTHERWISE),
        (Outcome(End.EXITED), REASON, Verdict.STALE),
    ],
)
def test_an_outcome_is_judged_beside_the_list(outcome, reason, verdict):
    judged = Judged(TortureTest("name", Path("name.c"), ()), "2", outcome, reason)
    assert judged.verdict is verdict
    assert judged.as_expected is (verdict in (Verdict.PASSED, Verdict.KNOWN))


def test_a_name_in_the_list_is_for_all_levels_unless_it_says_which(tmp_path):
    path = tmp_path / "known.toml"
    entry = '[[reason]]\nwhy = "w"\nsays = "s"\ntests = {}\n'
    path.write_text(entry.format('["one", "two -O0 -Os"]'))
    assert set(load_known(path)) == {("one", level) for level in LEVELS} | {
        ("two", "0"),
        ("two", "s"),
    }
    path.write_text(entry.format('["one"]') + entry.format('["one -O2"]'))
    with pytest.raises(KnownError, match="one -O2 has two reasons"):
        load_known(path)


def test_the_directives_of_a_test_give_its_options():
    assert options_of('/* { dg-options "-fwrapv -std=c99" } */') == ["-fwrapv", "-std=c99"]
    assert options_of('/* { dg-options { "-fwrapv" } } */') == ["-fwrapv"]
    assert options_of('/* { dg-additional-options "-mno-mmx" { target i?86-*-* } } */') == []
    assert options_of("/* { dg-add-options stack_size } */") == ["-DSTACK_SIZE=49152"]


def test_a_sample_is_spread_over_all():
    tests = [TortureTest(str(i), Path(), ()) for i in range(10)]
    assert [test.name for test in sample(tests, 4)] == ["0", "2", "5", "7"]
    assert sample(tests, 20) == tests


@needs_compiler
@pytest.mark.parametrize(
    ("body", "end", "value"),
    [
        ("exit(0);", End.EXITED, 0),
        ("return 0;", End.EXITED, 0),
        ("abort();", End.EXITED, 134),
        ("return 3;", End.EXITED, 3),
        ('int *p = (int *)1; asm("" : "+r"(p)); return *p;', End.FAULT, 0),
        ("for (;;);", End.NO_END, 0),
        ("missing();", End.NOT_LINKED, 0),
        ("return 1 +;", End.REFUSED, 0),
    ],
)
def test_a_program_ends_as_it_says(body, end, value, tmp_path):
    source = tmp_path / "program.c"
    source.write_text(f"void exit(int); void abort(void);\nint main(void) {{ {body} }}\n")
    support = compile_support(SUPPORT, tmp_path)
    outcome = outcome_of(TortureTest("program", source, ()), "1", support, tmp_path)
    assert (outcome.end, outcome.value) == (end, value), outcome.says
    assert outcome.succeeded is (end is End.EXITED and value == 0)


@needs_compiler
def test_the_checksum_that_a_program_prints_is_its_value(tmp_path):
    source, assembly = tmp_path / "program.c", tmp_path / "program.S"
    source.write_text(
        "int printf(const char *, ...);\n"
        'int main(int count, char **words) { printf("checksum = %X\\n", 0xFEDC0000u + count); }\n'
    )
    assert compile_c(source, "2", assembly) == ""
    support = compile_support(CHECKSUM, tmp_path)
    outcome = execute([assembly, support], 100_000, "begin_checksum")
    assert (outcome.end, outcome.value) == (End.EXITED, 0xFEDC0001)
