# SPDX-License-Identifier: Apache-2.0
"""Does the command line keep its contract: what goes where, and what is said about mistakes?"""

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from support.commands import KERNELS, PROGRAM, ROOT, Outcome, call, swsim

BAD_INPUT, USAGE, CYCLES_DIFFER = 1, 2, 5
SMALL = ("run", "simd", "--bytes", "1K")


@pytest.fixture(scope="module")
def record():
    return swsim(*SMALL, "--json").json


# ---- Results and messages ------------------------------------------------------------------------
def test_results_of_run_go_to_standard_output():
    outcome = swsim(*SMALL).expect(0)
    assert "kernel cycles" in outcome.stdout
    assert outcome.stderr == ""


def test_results_of_exec_go_to_standard_output(bare_program):
    outcome = swsim("exec", bare_program("    ret"), "--entry", "main")
    assert "core 0: " in outcome.stdout
    assert outcome.stderr == ""


def test_results_of_new_go_to_standard_output(tmp_path):
    outcome = swsim("new", tmp_path / "mine")
    assert "run it with" in outcome.stdout
    assert outcome.stderr == ""


def test_an_error_comes_after_the_results_where_both_go_to_one_place():
    outcome = swsim(*SMALL, "--expect-cycles", "1", stderr=subprocess.STDOUT).expect(CYCLES_DIFFER)
    assert outcome.stdout.splitlines()[-1].startswith("swsim: kernel simd takes")


@pytest.mark.parametrize(
    "arguments",
    [
        SMALL,
        (*SMALL, "--json"),
        ("identify", "simd"),
        ("digest", "README.md"),
        ("analyze", "simd_selldw"),
        ("isa",),
        ("machine", "--json"),
        ("--help",),
        ("run", "--help"),
        ("--version",),
    ],
    ids=" ".join,
)
def test_lost_output_is_noticed(arguments):
    with Path("/dev/full").open("wb") as full:
        outcome = swsim(*arguments, stdout=full)
    outcome.expect(BAD_INPUT, "swsim: cannot write to standard output: No space left on device")


@pytest.mark.parametrize(
    "arguments",
    [("trace", *SMALL[1:]), (*SMALL, "--out", "-"), ("exec", "--log", "-")],
    ids=["trace", "run", "exec"],
)
def test_what_is_said_beside_the_results_can_be_lost(arguments, bare_program):
    if arguments[0] == "exec":
        arguments = (*arguments, bare_program("    ret"), "--entry", "main")
    said = swsim(*arguments)
    assert said.stderr and said.stdout
    with Path("/dev/full").open("wb") as full:
        unsaid = swsim(*arguments, stderr=full)
    assert unsaid == Outcome(0, said.stdout, "")


@pytest.mark.parametrize(("text", "size"), [("1024", 1024), ("1K", 1024), ("2kib", 2048)])
def test_sizes_are_taken_with_and_without_a_unit(text, size):
    assert swsim("run", "simd", "--bytes", text, "--json").json["bytes"] == size


@pytest.mark.parametrize(
    "text",
    ["", "K", "1.5K", "-1", "+1", "010", "0x1B", "12Q", "1K1", str(2**64), f"{2**54}K"],
)
def test_what_is_not_a_size_is_refused(text):
    swsim("run", "simd", "--bytes", text).expect(
        USAGE, "is not a size; write for example 4096, 64K or 4M"
    )


def test_lost_output_of_step_is_noticed():
    with Path("/dev/full").open("wb") as full:
        outcome = swsim("step", *SMALL[1:], stdin="quit\n", stdout=full)
    outcome.expect(BAD_INPUT, "cannot write to standard output")


def test_a_reader_that_goes_ends_the_command_quietly():
    outcome = call("bash", "-c", f"{PROGRAM} isa --json | head -1; exit ${{PIPESTATUS[0]}}")
    assert outcome.stderr == ""
    assert outcome.status in (0, 128 + 13)


def test_a_dash_is_standard_input_and_output(tmp_path):
    data = bytes(range(256)) * 4
    plain = tmp_path / "plain"
    plain.write_bytes(data)
    assert swsim("run", "simd", "--in", plain, "--out", tmp_path / "cipher").status == 0
    result = subprocess.run(
        [PROGRAM, "run", "simd", "--in", "-", "--out", "-"], input=data, capture_output=True
    )
    assert result.returncode == 0
    assert result.stdout == (tmp_path / "cipher").read_bytes()
    assert b"kernel cycles" in result.stderr


def test_json_and_a_file_cannot_both_have_standard_output():
    outcome = swsim(*SMALL, "--json", "--out", "-")
    assert (outcome.status, outcome.stdout) == (USAGE, "")


@pytest.mark.parametrize("target_exists", [True, False])
@pytest.mark.parametrize(
    "arguments",
    [
        (*SMALL, "--out"),
        ("profile", *SMALL[1:], "-o"),
        ("report", *SMALL[1:], "-o"),
        ("trace", *SMALL[1:], "-o"),
        ("trace", *SMALL[1:], "-o", "/dev/null", "--log"),
        ("schedule", "kernels/simd/simd.S", "--region", "round", "--iterations", 10, "-o"),
    ],
    ids=lambda arguments: arguments[0] + arguments[-1],
)
def test_a_result_goes_through_a_symbolic_link(arguments, target_exists, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    target = folder / "target.S"
    if target_exists:
        target.write_text("old")
    link = tmp_path / "link.S"
    link.symlink_to("folder/target.S")
    swsim(*arguments, link).expect(0)
    assert link.is_symlink()
    assert target.read_bytes() != b"old"
    assert list(folder.iterdir()) == [target]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "link.S"]


def test_a_link_in_a_circle_is_refused(tmp_path):
    link = tmp_path / "link"
    link.symlink_to("link")
    swsim(*SMALL, "--out", link).expect(BAD_INPUT, "Too many levels of symbolic links")
    assert link.is_symlink()


def test_dev_stdout_is_an_open_file(tmp_path):
    """With a name that leads to it, and not a link to replace."""
    with (tmp_path / "file").open("wb") as file:
        swsim(*SMALL, "--out", "/dev/stdout", stdout=file).expect(0)
        assert os.fstat(file.fileno()).st_ino == (tmp_path / "file").stat().st_ino
    assert Path("/dev/stdout").is_symlink()


# ---- The instruction table -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mnemonic", "reads", "writes", "vectors", "memory", "order"),
    [
        ("addl", "ab", "d", "", "nothing", "movable"),
        ("vsllw", "ab", "d", "ad", "nothing", "movable"),
        ("vldd", "b", "d", "d", "reads", "movable"),
        ("vstd", "ab", "", "a", "writes", "movable"),
        ("selldw", "ab", "d", "ad", "reads", "movable"),
        ("bne", "a", "", "", "nothing", "control"),
        ("dma", "abc", "", "a", "reads_and_writes", "fixed"),
    ],
)
def test_isa_says_what_a_scheduler_must_know(mnemonic, reads, writes, vectors, memory, order):
    rows = swsim("isa", "--json").json["instructions"]
    row = next(row for row in rows if row["mnemonic"] == mnemonic)
    operands = row["operand_fields"]
    assert "".join(each["field"] for each in operands if each["writes"]) == writes
    assert "".join(sorted(each["field"] for each in operands if each["reads"])) == reads
    assert "".join(sorted(each["field"] for each in operands if each["vector"])) == vectors
    assert (row["memory"], row["order"]) == (memory, order)


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("vlog2x6", {"instructions": ["vlog2x"]}),
        ("cl*", {"aliases": ["clr"]}),
        ("vcpy?", {"instructions": ["vcpys"], "aliases": ["vcpyw", "vcpyf"]}),
        ("div?u", {"calls": ["divwu", "divlu"]}),
    ],
)
def test_isa_finds_by_a_pattern_or_a_part(pattern, found):
    tables = swsim("isa", pattern, "--json").json
    for name in ("instructions", "aliases", "calls"):
        assert [row["mnemonic"] for row in tables[name]] == found.get(name, []), name


# ---- One field, and cycles that are expected -----------------------------------------------------
@pytest.mark.parametrize("path", ["kernel", "cycles", "accounts.dual"])
def test_print_gives_one_field(record, path):
    value = record
    for name in path.split("."):
        value = value[name]
    assert swsim(*SMALL, "--print", path).stdout == f"{value}\n"


def test_an_unknown_field_is_answered_by_those_there_are():
    outcome = swsim(*SMALL, "--print", "cycle")
    assert (outcome.status, outcome.stdout) == (USAGE, "")
    assert "kernel_cycles" in outcome.stderr


def test_expected_cycles_from_a_record(record, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert swsim(*SMALL, "--expect-cycles", file).status == 0
    file.write_text(json.dumps({**record, "cycles": record["cycles"] + 1}))
    assert swsim(*SMALL, "--expect-cycles", file).status == CYCLES_DIFFER


@pytest.mark.parametrize("text", ["", "{}", '{"cycles": "many"}', "[1]", "\0\1"])
def test_a_file_without_cycles_is_refused(tmp_path, text):
    file = tmp_path / "record.json"
    file.write_text(text)
    outcome = swsim(*SMALL, "--expect-cycles", file)
    assert (outcome.status, outcome.stdout) == (BAD_INPUT, "")
    assert "neither a number nor the record" in outcome.stderr


# ---- Mistakes ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("runn simd", "unknown command 'runn'; did you mean 'run'?"),
        ("run simd --bites 4K", "unknown option --bites; did you mean '--bytes'?"),
        ("run simd extra", "run takes no further argument 'extra'"),
        ("run", "run is missing kernel"),
        ("exec", "exec is missing file and --entry"),
        ("run simd --bytes", "--bytes needs a value"),
        ("run simd --bytes 1K --bytes 2K", "--bytes is given more than once"),
        ("run simd --json=x", "takes none"),
        ("run simd --double-buffer maybe", "--double-buffer maybe: must be on or off"),
        ("run simd --cpes 65", "--cpes 65: must be from 1 to 64"),
        ("report simd --cycles 1:2 --region x", "--cycles and --region exclude each other"),
        ("run simd --machine /nowhere/file", "/nowhere/file: No such file"),
        ("run simd --machine /", "the machine file / is a folder"),
    ],
)
def test_a_mistake_is_told_in_our_words(arguments, message):
    outcome = swsim(*arguments.split())
    assert (outcome.status, outcome.stdout) == (USAGE, "")
    assert outcome.stderr.startswith("swsim: ")
    assert message in outcome.stderr


@pytest.mark.parametrize("arguments", ["frobnicate", "run simd --frobnicate", "run simd -x"])
def test_nothing_is_suggested_where_nothing_is_near(arguments):
    assert "did you mean" not in swsim(*arguments.split()).stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no JSON", "not JSON"),
        ('{"format": "swsim profile", "version": 1}', "no field 'kernel'"),
    ],
)
def test_a_damaged_profile_is_told_of_in_our_words(tmp_path, text, message):
    file = tmp_path / "profile.json"
    file.write_text(text)
    outcome = swsim("diff", file, file)
    assert (outcome.status, outcome.stdout) == (BAD_INPUT, "")
    assert message in outcome.stderr
    assert "exception" not in outcome.stderr


def test_help_lists_options_in_groups():
    text = swsim("run", "--help").stdout
    places = [text.index(f"\n{group}:\n") for group in ("Data", "Simulation", "Machine", "Output")]
    assert places == sorted(places)


def test_several_core_groups_are_counted_as_such():
    assert "on 4 x 64 CPEs" in swsim(*SMALL, "--cgs", 4).stdout


# ---- What run and kernels tell -------------------------------------------------------------------
def test_kernels_lists_every_kernel_and_what_it_can_do():
    listed = {each["kernel"]: each for each in swsim("kernels", "--json").json}
    assert list(listed) == sorted(KERNELS)
    assert {"original", "original_o2"} < set(listed)
    assert listed["bitsliced"]["operations"] == ["ecb-encrypt", "ecb-decrypt", "ctr"]
    assert listed["bitsliced"]["key_bits"] == [128, 192, 256]
    lines = swsim("kernels").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == sorted(listed)


def test_units_are_named_where_the_kernel_takes_them():
    assert "units of" in swsim(*SMALL).stdout
    assert "units of" not in swsim("run", "template", "--bytes", "4K").stdout


def test_the_shares_of_the_cycles_are_those_of_profile():
    shares = re.findall(r"^    (\w+) +\d+ +([\d.]+) %$", swsim(*SMALL).stdout, re.MULTILINE)
    assert round(sum(float(share) for _, share in shares), 1) == 100.0
    profile = swsim("profile", *SMALL[1:]).stdout
    for name, share in shares:
        assert re.search(rf"{name} +\d+ +{re.escape(share)}\b", profile), name


# ---- Odd surroundings ----------------------------------------------------------------------------
def test_a_parent_that_ignores_its_children_does_not_matter():
    ignore = lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # noqa: E731
    swsim("--version", timeout_s=20, preexec_fn=ignore).expect(0)


@pytest.mark.parametrize("closed", [(0,), (1,), (2,), (0, 1), (0, 1, 2)], ids=str)
@pytest.mark.parametrize("command", [("isa", "vaddw"), (*SMALL, "--json")], ids=str)
def test_closed_standard_streams_are_noticed_where_they_are_needed(command, closed):
    status = subprocess.run(
        [PROGRAM, *command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=60,
        preexec_fn=lambda: [os.close(stream) for stream in closed],
    ).returncode
    assert status == (BAD_INPUT if 1 in closed else 0)


@pytest.mark.parametrize("option", ["--expect-cycles", "--in", "--out", "--print", "--key"])
def test_an_empty_value_is_not_taken_for_none(option):
    swsim(*SMALL, option, "").expect(USAGE, "must not be empty")


def test_the_record_of_another_run_is_refused(record, tmp_path):
    other = tmp_path / "other.json"
    for field, value in (("kernel", "chen"), ("bytes", 2048), ("cpes", 63)):
        other.write_text(json.dumps({**record, field: value}))
        swsim(*SMALL, "--expect-cycles", other).expect(BAD_INPUT, f"another run, with {field} ")
