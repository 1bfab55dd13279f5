# SPDX-License-Identifier: Apache-2.0
"""Are programs of others built in a copy, run, judged and listed as the page says?"""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from calibrate.repositories import Repository
from programs import checks, listing
from programs.listing import ListingError, Program
from programs.page import page, summary
from programs.trial import Bench, Outcome, Trial, cycles_of, first_error, write_inputs
from support.commands import experiment

SOURCE = "#!/bin/sh\necho result is 7\n"
BUILD = ["test -d objects -a ! -e objects/stale.o && toolcc program.txt program"]
CHECK = {"expect": ["^result is 7$"], "checked_by": "by hand"}


@pytest.fixture
def clones(tmp_path) -> Path:
    """With one repository that holds one program."""
    clone = tmp_path / "clones" / "somebody+something"
    (clone / "folder").mkdir(parents=True)
    (clone / "folder" / "program.txt").write_text(SOURCE)
    (clone / "folder" / "stale.o").write_bytes(b"\x7fELF of another machine")
    (clone / "folder" / "objects").mkdir()
    (clone / "folder" / "objects" / "stale.o").write_bytes(b"\x7fELF of another machine")
    git = ["git", "-C", str(clone), "-c", "user.name=n", "-c", "user.email=e"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "m"]):
        subprocess.run([*git, *words], check=True)
    return clone.parent


@pytest.fixture
def tools(tmp_path) -> Path:
    """A compiler that copies, unless the vectors are to be refused."""
    folder = tmp_path / "bin"
    folder.mkdir()
    tool = folder / "toolcc"
    tool.write_text(
        '#!/bin/sh\ntest "$1" = --vectors-as-scalars && { scalars=yes; shift; }\n'
        "test -e stale.o && { echo 'tool: stale.o: error: stale'; exit 1; }\n"
        'if grep -q vectors "$1" && test -z "$scalars"; then\n'
        "echo 'warning: an error is near'\n"
        "echo 'x.c:3: error: vectors are refused' >&2\nexit 1\nfi\n"
        'cp "$1" "$2" && chmod +x "$2"\n'
    )
    tool.chmod(0o755)
    simulator = folder / "simulator"
    simulator.write_text(
        '#!/bin/sh\nshift; test -e "$1" || { echo "swsim: no file $1" >&2; exit 2; }\n'
        '"$@" >&2; test $? -gt 100 && { echo "swsim: it crashed" >&2; exit 1; }\n'
        "echo '{\"cycles\": 123}'\n"
    )
    simulator.chmod(0o755)
    return folder


def program(clones: Path, **members) -> Program:
    clone = clones / "somebody+something"
    commit = subprocess.run(
        ["git", "-C", str(clone), "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    plain = {"folder": "folder", "slave": "C", "built_by": "line", "run": ["./program"]}
    repository = Repository("somebody/something", commit)
    return Program(name="it", repository=repository, **plain | CHECK | members)


def attempt(clones, tools, it, lines=BUILD, limit=20.0, as_scalars=False) -> Trial:
    bench = Bench(clones, {"it": lines}, tools, tools / "simulator", limit)
    return bench.attempt(it, as_scalars)


# ---- Trials --------------------------------------------------------------------------------------
def test_is_a_right_result_right_and_its_cycles_known(clones, tools):
    trial = attempt(clones, tools, program(clones))
    assert (trial.outcome, trial.stopped_by, trial.cycles) == (Outcome.RIGHT, "", 123)


def test_stays_the_clone_as_it_was(clones, tools):
    files = {file: file.read_bytes() for file in clones.rglob("*") if file.is_file()}
    attempt(clones, tools, program(clones))
    assert {file: file.read_bytes() for file in clones.rglob("*") if file.is_file()} == files


def test_is_a_result_wrong_that_the_check_does_not_find(clones, tools):
    trial = attempt(clones, tools, program(clones, expect=["^result is 8$"]))
    assert (trial.outcome, trial.stopped_by) == (Outcome.WRONG, "no line matches '^result is 8$'")


def test_is_a_result_without_a_check_not_called_right(clones, tools):
    trial = attempt(clones, tools, program(clones, expect=[], checked_by=""))
    assert trial.outcome is Outcome.UNCHECKED


def test_is_the_first_error_of_a_build_named_and_no_warning(clones, tools):
    (clones / "somebody+something" / "folder" / "program.txt").write_text("vectors\n" + SOURCE)
    trial = attempt(clones, tools, program(clones))
    assert trial.outcome is Outcome.NOT_BUILT
    assert trial.stopped_by == "x.c:3: error: vectors are refused"


def test_are_vectors_compiled_as_scalars_when_asked(clones, tools):
    source = SOURCE.replace("\n", "\n# vectors\n", 1)
    (clones / "somebody+something" / "folder" / "program.txt").write_text(source)
    it = program(clones, vectors=True)
    assert attempt(clones, tools, it, as_scalars=True).outcome is Outcome.RIGHT


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        ("exec sleep 60", "error: not finished within 1 s"),
        ("exit 101", "swsim: it crashed"),
        ("echo 'swsim: core 3: it faults'; exit 101", "swsim: core 3: it faults"),
    ],
)
def test_is_said_why_a_program_does_not_run(clones, tools, commands, reason):
    (clones / "somebody+something" / "folder" / "program.txt").write_text(
        f"#!/bin/sh\n{commands}\n"
    )
    trial = attempt(clones, tools, program(clones), limit=1.0)
    assert (trial.outcome, trial.stopped_by) == (Outcome.NOT_RUN, reason)


def test_counts_a_right_result_though_the_program_ends_with_a_status(clones, tools):
    source = SOURCE + "exit 30\n"
    (clones / "somebody+something" / "folder" / "program.txt").write_text(source)
    assert attempt(clones, tools, program(clones)).outcome is Outcome.RIGHT


def test_is_what_was_not_built_said_to_be_missing(clones, tools):
    trial = attempt(clones, tools, program(clones), lines=["true"])
    assert trial.outcome is Outcome.NOT_RUN
    assert trial.stopped_by == "swsim: no file ./program"


def test_what_is_missing_is_named(clones, tools, tmp_path):
    it = program(clones)
    elsewhere = replace(it, repository=Repository("somebody/something", "0" * 40))
    trials = [
        attempt(tmp_path / "nowhere", tools, it),
        attempt(clones, tools, elsewhere),
        Bench(clones, {}, tools).attempt(it),
        attempt(clones, tools, replace(it, memory_gib=1 << 20)),
    ]
    assert {trial.outcome for trial in trials} == {Outcome.MISSING}
    assert [trial.stopped_by.split(" ")[0] for trial in trials] == ["no", "the", "no", "needs"]


def test_are_inputs_the_same_in_each_run(clones, tmp_path):
    it = program(clones, inputs={"data/numbers": 3})
    for folder in ("a", "b"):
        write_inputs(it, tmp_path / folder)
    numbers = (tmp_path / "a" / "data" / "numbers").read_text()
    assert numbers == (tmp_path / "b" / "data" / "numbers").read_text()
    assert len(numbers.splitlines()) == 3


# ---- Checks --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("members", "output", "complaint"),
    [
        ({"equal": [[r"is (\d+)"]]}, "is 3\nis 3\n", ""),
        ({"equal": [[r"is (\d+)"]]}, "is 3\nis 4\n", "3 is not 4"),
        ({"equal": [[r"is (\d+)"]]}, "is 3\n", "fewer than two lines match 'is (\\d+)'"),
        ({"at_most": {r"error (\S+)": 1e-9}}, "error 1e-12\n", ""),
        ({"at_most": {r"error (\S+)": 1e-9}}, "error 1e-3\n", "1e-3 is more than 1e-09"),
        ({"at_most": {r"error (\S+)": 1e-9}}, "error nan\n", "nan is more than 1e-09"),
        ({"at_most": {r"error (\S+)": 1e-9}}, "", "no line matches 'error (\\S+)'"),
        ({"expect": ["fine"], "reject": ["^error$"]}, "fine\nerror\n", "it says 'error'"),
    ],
)
def test_does_a_check_find_what_is_wrong(clones, tmp_path, members, output, complaint):
    it = program(clones, **{"expect": []} | members)
    assert checks.wrong(it, output, tmp_path) == complaint


def test_is_a_product_of_many_digits_computed(tmp_path):
    first, second = "7" * 5000, "3" * 5000
    (tmp_path / "inputdata.txt").write_text(f"{first} {second}\n")
    tens = 10**5000 - 1
    product = "".join(digits_of(tens // 9 * 7 * (tens // 9 * 3)))
    (tmp_path / "result.txt").write_text(f"{product[:4000]}\n{product[4000:]}\n")
    assert checks.COMPUTED["product"]("", tmp_path) == ""
    (tmp_path / "result.txt").write_text(product[:-1])
    assert checks.COMPUTED["product"]("", tmp_path) == "not the product"


def digits_of(value: int) -> list[str]:
    parts = []
    while value:
        value, part = divmod(value, 10**1000)
        parts.append(f"{part:01000d}" if value else str(part))
    return parts[::-1]


def test_is_the_sum_of_quotients_known():
    assert checks.COMPUTED["quotients"]("the manycore value is 63879.282608!\n", Path()) == ""


def test_is_the_status_said_where_nothing_else_is():
    assert first_error(3, "all went well\n") == "exit status 3"


def test_are_no_cycles_known_where_none_are_said():
    assert cycles_of("the manycore counter=5\n") is None


# ---- The table and the page ----------------------------------------------------------------------
def test_is_the_committed_table_whole():
    programs = listing.load()
    assert len(programs) >= 35
    for it in programs:
        assert it.slave in {"C", "assembly", "Fortran"}, it.name
        assert it.computed in {"", *checks.COMPUTED}, it.name
        for pattern in [*it.expect, *it.reject, *it.at_most, *(p for e in it.equal for p in e)]:
            re.compile(pattern)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[program]]\nname = 'a'\nrepository = 'b/c'\n", "a: no commit of repository 'b/c'"),
        ("[repositories]\n'b/c' = '0'\n[[program]]\nname = 'a'\nrepository = 'b/c'\n", "a: "),
        ("[[program]\n", "programs.toml: "),
    ],
)
def test_is_a_damaged_table_refused_by_name(tmp_path, text, complaint):
    (tmp_path / "programs.toml").write_text(text)
    with pytest.raises(ListingError, match=re.escape(complaint)):
        listing.load(tmp_path / "programs.toml")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("'nobody' = ['true']\n", "no program has the name 'nobody'"),
        ("'it' = 'true'\n", "not a list"),
    ],
)
def test_is_a_damaged_file_of_build_lines_refused(clones, tmp_path, text, complaint):
    (tmp_path / "lines.toml").write_text(text)
    with pytest.raises(ListingError, match=complaint):
        listing.load_build_lines(tmp_path / "lines.toml", [program(clones)])


def test_does_the_page_count_and_say_what_stops(clones):
    it, other = program(clones), program(clones, vectors=True, note="a note")
    trials = [
        Trial(it, Outcome.RIGHT, cycles=12345),
        Trial(replace(other, name="two"), Outcome.NOT_BUILT, stopped_by="x.c:3: error: | refused"),
        Trial(replace(other, name="two"), Outcome.RIGHT, as_scalars=True, cycles=99),
    ]
    said = "Of 2 programs 1 run with a right result (1 with slave code in C), 1 more with vectors"
    assert summary(trials).startswith(said)
    text = page(trials)
    assert "| right | 12 345 | by hand |" in text
    assert "`x.c:3: error: \\| refused`" in text
    assert "99" not in text.split("## With vectors as scalars")[1].split("## Commits")[0]
    assert "- two: a note" in text


def test_does_the_script_name_what_it_cannot_read(tmp_path):
    (tmp_path / "lines.toml").write_text("'nobody' = ['true']\n")
    result = experiment("programs", str(tmp_path), "--build-lines", str(tmp_path / "lines.toml"))
    assert (result.status, "no program has the name 'nobody'" in result.stderr) == (2, True)


def test_are_the_programs_repositories_cloned_only_when_asked():
    plain = experiment("external", "folder", "--list").stdout.splitlines()
    programs = experiment("external", "folder", "--list", "--programs").stdout.splitlines()
    assert set(plain) < set(programs)
    assert len(programs) == len(set(programs))
